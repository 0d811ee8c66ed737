extension JSON {
  /// The value on one line without blanks: `{"a":"b","c":[1,true]}`.
  package var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// The value with a line for each member and element, indented by two blanks a level.
  package var pretty: String {
    var text = ""
    write(to: &text, margin: "\n")
    return text
  }

  /// `margin` is a line break and the blanks that its line begins with.
  private func write(to text: inout String, margin: String) {
    let inner = margin + "  "
    switch self {
    case .array(let elements) where !elements.isEmpty:
      for (index, element) in elements.enumerated() {
        text += (index == 0 ? "[" : ",") + inner
        element.write(to: &text, margin: inner)
      }
      text += margin + "]"
    case .object(let members) where !members.isEmpty:
      for (index, member) in members.enumerated() {
        text += (index == 0 ? "{" : ",") + inner
        Self.write(member.key, to: &text)
        text += ": "
        member.value.write(to: &text, margin: inner)
      }
      text += margin + "}"
    default: write(to: &text)
    }
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let literal): text += literal
    case .string(let value): Self.write(value, to: &text)
    case .array(let elements): Self.write(elements, to: &text)
    case .object(let members): Self.write(members, to: &text)
    }
  }

  private static func write(_ elements: [JSON], to text: inout String) {
    text += "["
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      element.write(to: &text)
    }
    text += "]"
  }

  private static func write(_ members: [(key: String, value: JSON)], to text: inout String) {
    text += "{"
    for (index, member) in members.enumerated() {
      if index > 0 { text += "," }
      write(member.key, to: &text)
      text += ":"
      member.value.write(to: &text)
    }
    text += "}"
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      if let escape = escape(for: scalar) {
        text += escape
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  /// What stands for a scalar that may not stand for itself, or would move a terminal's cursor.
  private static func escape(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\u{8}": "\\b"
    case "\u{C}": "\\f"
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": "\\u00" + hexadecimal(scalar.value)
    case "\u{2028}": "\\u2028"
    case "\u{2029}": "\\u2029"
    default: nil
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
  }
}
