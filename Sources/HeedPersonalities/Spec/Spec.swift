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
  /// The command that runs beside it, word by word.
  package var command: [String] = []

  package init(kind: String) { self.kind = kind }

  /// The lists in which what options open is kept, in the order in which they are written.
  static let lists: [Subject] = [.field, .item, .task, .column, .row, .button]

  /// The lists of parts that something has.
  static func parts(of subject: Subject?) -> [String] {
    subject == .field ? [Subject.option.list] : []
  }

  /// The same in the order of a file: what is in lists, then other options, each of them once.
  package var ordered: Spec {
    var spec = self
    let listed = Self.lists.flatMap { subject in
      uses.filter { $0.rootList == subject.list }
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
      let elements = Self.elements(uses.filter { $0.rootList == subject.list }, in: nil)
      if !elements.isEmpty { members.append((subject.list, .array(elements))) }
    }
    members += uses.filter { $0.opens == nil && $0.describes == nil }.map(Self.member)
    if !command.isEmpty {
      members.append(("command", .array(command.map { .value(ofText: $0) })))
    }
    return .object(members)
  }

  /// What options describe, one object each; parts that have an owner are lists within it.
  private static func elements(_ uses: [OptionUse], in owner: Subject?) -> [JSON] {
    var elements: [[OptionUse]] = []
    for use in uses {
      if let opened = use.opens, opened.owner == owner { elements.append([]) }
      if !elements.isEmpty { elements[elements.count - 1].append(use) }
    }
    return elements.map { uses in
      var members: [(key: String, value: JSON)] = []
      let (own, parts) = (uses.filter { $0.owner == owner }, uses.filter { $0.owner != owner })
      for use in own {
        members.removeAll { $0.key == use.key }
        members.append(member(use))
      }
      if let part = parts.first?.opens {
        members.append((part.list, .array(self.elements(parts, in: part.owner))))
      }
      return .object(members)
    }
  }

  private static func member(_ use: OptionUse) -> (key: String, value: JSON) {
    (use.key, use.value.map { .value(ofText: $0) } ?? .bool(true))
  }
}

extension OptionUse {
  /// What the thing that it opens or describes is a part of.
  fileprivate var owner: Subject? { (opens ?? describes)?.owner }
  /// The list of the dialog that keeps that thing, or what that is a part of.
  fileprivate var rootList: String? {
    guard let subject = opens ?? describes else { return nil }
    return (subject.owner ?? subject).list
  }
}
