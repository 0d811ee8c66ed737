/// Text from outside, made harmless to draw: nothing in it makes a terminal act.
package enum DisplayText {
  /// The text as one line, for a label or a title: line breaks and tabs become spaces.
  package static func line(_ text: String) -> String {
    if isPlain(text) { return text }
    var result = String.UnicodeScalarView()
    var scalars = Scalars(text)
    while let scalar = scalars.next() {
      switch scalar {
      case "\n", "\t", "\u{2028}", "\u{2029}": result.append(" ")
      case "\r" where scalars.skip("\n"): result.append(" ")
      default: append(scalar, to: &result)
      }
    }
    return String(result)
  }

  /// The text's lines: each is cleaned, and tabs are expanded to stops so many columns apart.
  ///
  /// Lines end with LF or CR LF, or one of Unicode's two separators; an end at the end of the text
  /// does not begin another line.
  package static func lines(_ text: String, tab: Int = 8) -> [String] {
    if isPlain(text) { return text.isEmpty ? [] : [text] }
    var result: [String] = []
    var rest = Substring(text)
    while !rest.isEmpty {
      // Searched as a byte, since CR LF is one `Character`.
      let end = rest.utf8.firstIndex(of: 0x0A) ?? rest.endIndex
      var line = rest[..<end]
      if end < rest.endIndex, line.utf8.last == 0x0D {
        line = Substring(line.unicodeScalars.dropLast())
      }
      if isPlain(line) {
        result.append(String(line))
      } else {
        appendLines(of: line, isEndOfText: end == rest.endIndex, tab: tab, to: &result)
      }
      rest = end < rest.endIndex ? Substring(rest.utf8[end...].dropFirst()) : ""
    }
    return result
  }

  /// Whether there is nothing but printable ASCII.
  private static func isPlain(_ text: some StringProtocol) -> Bool {
    let isPlain: (UInt8) -> Bool = { 0x20...0x7E ~= $0 }
    return text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isPlain) }
      ?? text.utf8.allSatisfy(isPlain)
  }

  private static func appendLines(
    of text: Substring, isEndOfText: Bool, tab: Int, to result: inout [String]
  ) {
    var line = ""
    var segment = String.UnicodeScalarView()
    var column = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t":
        column += String(segment).displayWidth
        let blanks = tab - column % tab
        line += String(segment) + String(repeating: " ", count: blanks)
        column += blanks
        segment.removeAll()
      case "\u{2028}", "\u{2029}":
        result.append(line + String(segment))
        segment.removeAll()
        (line, column) = ("", 0)
      default: append(scalar, to: &segment)
      }
    }
    let last = line + String(segment)
    let endsWithBreak = text.unicodeScalars.last.map { "\u{2028}"..."\u{2029}" ~= $0 } ?? false
    if !isEndOfText || !endsWithBreak { result.append(last) }
  }

  /// Adds what is shown for one scalar.
  private static func append(_ scalar: Unicode.Scalar, to result: inout String.UnicodeScalarView) {
    switch scalar.value {
    case 0x20...0x7E: result.append(scalar)
    case 0x00...0x1F, 0x7F:
      result.append("^")
      result.append(Unicode.Scalar(UInt8(scalar.value) ^ 0x40))
    case 0x80...0x9F:
      let hex = String(scalar.value, radix: 16, uppercase: true)
      result.append(contentsOf: "<\(hex)>".unicodeScalars)
    case 0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069:
      // Bidirectional controls could make one text look like another.
      break
    default: result.append(isCharacter(scalar) ? scalar : "\u{FFFD}")
    }
  }

  /// Whether a scalar is neither an escaped byte nor one of Unicode's noncharacters.
  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    let isNoncharacter = scalar.value & 0xFFFE == 0xFFFE || 0xFDD0...0xFDEF ~= scalar.value
    return !isNoncharacter && !isEscapedByte(scalar)
  }
}

/// The scalars of a text, with a look at the next.
private struct Scalars {
  private var rest: Substring.UnicodeScalarView

  init(_ text: String) { rest = Substring(text).unicodeScalars }

  mutating func next() -> Unicode.Scalar? { rest.popFirst() }

  /// Passes over the next scalar if it is the one given; the answer is whether it was.
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }
}
