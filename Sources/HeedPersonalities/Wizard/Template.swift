import HeedCore

/// A text in which `{{NAME}}` stands for a value, and `{{{{` for two braces.
struct Template {
  private enum Part {
    case text(String)
    case reference(String)
  }

  private var parts: [Part] = []

  /// Reads a text; `nil` where braces are not closed.
  init?(_ text: String) {
    var rest = text[...]
    while let open = rest.firstPlace(of: "{{") {
      parts.append(.text(String(rest[..<open.lowerBound])))
      rest = rest[open.upperBound...]
      if rest.hasPrefix("{{") {
        parts.append(.text("{{"))
        rest = rest.dropFirst(2)
        continue
      }
      guard let close = rest.firstPlace(of: "}}") else { return nil }
      parts.append(.reference(Self.trimmed(rest[..<close.lowerBound])))
      rest = rest[close.upperBound...]
    }
    parts.append(.text(String(rest)))
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }

  /// The names of the values that it needs.
  var references: [String] {
    parts.compactMap { if case .reference(let name) = $0 { name } else { nil } }
  }

  /// The text with values in it; a value that is not there leaves nothing.
  func filled(_ value: (String) -> String?) -> String {
    parts.map {
      switch $0 {
      case .text(let text): text
      case .reference(let name): value(name) ?? ""
      }
    }.joined()
  }
}
