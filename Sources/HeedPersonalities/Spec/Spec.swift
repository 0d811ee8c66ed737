package import HeedCore

/// A dialog in the words of its native command, apart from any syntax.
///
/// It is written as JSON and as a command line, and read from JSON; ``Draft`` makes a dialog of it.
package struct Spec: Equatable, Sendable {
  package var kind: String
  package var title = ""
  package var message = ""
  /// The options in their order.
  package var uses: [OptionUse] = []

  package init(kind: String) { self.kind = kind }

  /// The lists in which what options open is kept, in the order in which they are written.
  static let lists: [Subject] = [.field, .item, .button]

  /// The same in the order of a file: what is in lists, then other options, each of them once.
  package var ordered: Spec {
    var spec = self
    let listed = Self.lists.flatMap { subject in
      uses.filter { ($0.opens ?? $0.describes)?.list == subject.list }
    }
    let others = uses.filter { $0.opens == nil && $0.describes == nil }
    let last = others.indices.filter { index in
      !others[(index + 1)...].contains { $0.option == others[index].option }
    }
    spec.uses = listed + last.map { others[$0] }
    return spec
  }

  /// As JSON, from which ``Spec`` is read back.
  package var json: JSON {
    var members: [(key: String, value: JSON)] = [("kind", .string(kind))]
    if !title.isEmpty { members.append(("title", .value(ofText: title))) }
    if !message.isEmpty { members.append(("message", .value(ofText: message))) }
    let uses = ordered.uses
    for subject in Self.lists {
      let elements = Self.elements(uses.filter { ($0.opens ?? $0.describes)?.list == subject.list })
      if !elements.isEmpty { members.append((subject.list, .array(elements))) }
    }
    members += uses.filter { $0.opens == nil && $0.describes == nil }.map(Self.member)
    return .object(members)
  }

  private static func elements(_ uses: [OptionUse]) -> [JSON] {
    var elements: [[(key: String, value: JSON)]] = []
    for use in uses {
      if use.opens != nil { elements.append([]) }
      guard var element = elements.popLast() else { continue }
      element.removeAll { $0.key == use.key }
      elements.append(element + [member(use)])
    }
    return elements.map { .object($0) }
  }

  private static func member(_ use: OptionUse) -> (key: String, value: JSON) {
    (use.key, use.value.map { .value(ofText: $0) } ?? .bool(true))
  }
}
