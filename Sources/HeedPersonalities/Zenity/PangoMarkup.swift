import HeedCore

/// Pango's markup as styles of a terminal: what it can't show, as sizes and fonts, is left out.
enum PangoMarkup {
  /// A text whose tags have become switches of ``Ink``; one that is no markup stays as it is.
  static func styled(_ text: String) -> String {
    guard text.contains("<") || text.contains("&") else { return text }
    return read(text) ?? text
  }

  /// What a tag switches on.
  private struct Style {
    var attributes: Attributes = []
    var foreground: UInt8?
    var background: UInt8?
  }

  private static func read(_ text: String) -> String? {
    var result = String.UnicodeScalarView()
    var open: [(name: String, style: Style)] = []
    var rest = text[...]
    while let character = rest.first {
      switch character {
      case "<":
        guard let end = endOfTag(rest) else { return nil }
        let tag = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
        guard take(tag, &open) else { return nil }
        result.append(contentsOf: switches(open.map(\.style)))
      case "&":
        guard let scalars = entity(&rest) else { return nil }
        result.append(contentsOf: scalars.unicodeScalars)
      default:
        result.append(contentsOf: character.unicodeScalars)
        rest.removeFirst()
      }
    }
    return open.isEmpty ? String(result) : nil
  }

  /// Where a tag ends that begins a text; a `>` between quotes is none.
  private static func endOfTag(_ text: Substring) -> Substring.Index? {
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == ">" {
        return index
      }
    }
    return nil
  }

  /// Opens or closes a tag; whether it is one.
  private static func take(_ tag: Substring, _ open: inout [(name: String, style: Style)]) -> Bool {
    if tag.hasPrefix("/") {
      let name = tag.dropFirst().filter { !$0.isWhitespace }
      guard open.last?.name == name else { return false }
      open.removeLast()
      return true
    }
    if tag.hasPrefix("!--") { return tag.hasSuffix("--") }
    let isEmpty = tag.hasSuffix("/")
    let body = isEmpty ? tag.dropLast() : tag
    let name = String(body.prefix { $0.isLetter })
    guard let style = style(of: name, body.dropFirst(name.count)) else { return false }
    if !isEmpty { open.append((name, style)) }
    return true
  }

  private static func style(of name: String, _ rest: Substring) -> Style? {
    let isBare = rest.allSatisfy(\.isWhitespace)
    switch name {
    case "b": return isBare ? Style(attributes: .bold) : nil
    case "i": return isBare ? Style(attributes: .italic) : nil
    case "u": return isBare ? Style(attributes: .underline) : nil
    // There is no line through text on most terminals.
    case "s": return isBare ? Style(attributes: .dim) : nil
    case "big": return isBare ? Style(attributes: .bold) : nil
    case "small", "sub", "sup": return isBare ? Style(attributes: .dim) : nil
    case "tt": return isBare ? Style() : nil
    case "a": return attributes(rest).map { _ in Style(attributes: .underline) }
    case "span", "markup": return attributes(rest).map(style(of:))
    default: return nil
    }
  }

  /// The attributes of a tag, name and value; `nil` where they are malformed.
  private static func attributes(_ text: Substring) -> [(String, String)]? {
    var result: [(String, String)] = []
    var rest = text.drop(while: \.isWhitespace)
    while !rest.isEmpty {
      guard let equals = rest.firstIndex(of: "=") else { return nil }
      let name = rest[..<equals].filter { !$0.isWhitespace }
      rest = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
      guard let quote = rest.popFirst(), quote == "\"" || quote == "'",
        let end = rest.firstIndex(of: quote), !name.isEmpty
      else { return nil }
      result.append((name, entitiesRead(String(rest[..<end]))))
      rest = rest[rest.index(after: end)...].drop(while: \.isWhitespace)
    }
    return result
  }

  private static func style(of attributes: [(String, String)]) -> Style {
    var style = Style()
    for (name, value) in attributes {
      let value = value.lowercased()
      switch name {
      case "foreground", "fgcolor", "color": style.foreground = ZenityColor(value)?.indexed
      case "background", "bgcolor": style.background = ZenityColor(value)?.indexed
      case "weight", "font_weight", "font", "font_desc", "face":
        let isHeavy = ["bold", "ultrabold", "heavy", "semibold"].contains { value.contains($0) }
        if isHeavy || (Int(value) ?? 0) >= 600 { style.attributes.insert(.bold) }
        if value.contains("italic") { style.attributes.insert(.italic) }
      case "style", "font_style": if value != "normal" { style.attributes.insert(.italic) }
      case "underline": if value != "none" { style.attributes.insert(.underline) }
      case "strikethrough": if value == "true" { style.attributes.insert(.dim) }
      case "size", "font_size":
        if value.hasSuffix("large") || value == "larger" { style.attributes.insert(.bold) }
      default: break
      }
    }
    return style
  }

  /// The switches that lead from anywhere to what is open now.
  private static func switches(_ styles: [Style]) -> [Unicode.Scalar] {
    var result = [Ink.scalar(.reset)]
    let attributes = styles.reduce(into: Attributes()) { $0.formUnion($1.attributes) }
    if !attributes.isEmpty { result.append(Ink.scalar(.on(attributes))) }
    if let color = styles.compactMap(\.foreground).last {
      result.append(Ink.scalar(.foreground(color)))
    }
    if let color = styles.compactMap(\.background).last {
      result.append(Ink.scalar(.background(color)))
    }
    return result
  }

  // MARK: Entities

  /// A text with its entities read; what is none stays as it is.
  static func entitiesRead(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let character = rest.first {
      if character == "&", let read = entity(&rest) {
        result += read
      } else {
        result.append(character)
        rest.removeFirst()
      }
    }
    return result
  }

  /// Takes an entity from the front of a text; `nil` where there is none.
  private static func entity(_ rest: inout Substring) -> String? {
    guard let end = rest.prefix(12).firstIndex(of: ";") else { return nil }
    let name = rest[..<end].dropFirst()
    let read: String?
    if name.hasPrefix("#") {
      let isHex = name.dropFirst().first?.lowercased() == "x"
      let digits = name.dropFirst(isHex ? 2 : 1)
      let value = UInt32(digits, radix: isHex ? 16 : 10)
      read = value.flatMap { $0 == 0 || Ink.scalars.contains($0) ? nil : Unicode.Scalar($0) }.map {
        String($0)
      }
    } else {
      let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}"]
      read = names[String(name)]
    }
    if read != nil { rest = rest[rest.index(after: end)...] }
    return read
  }
}
