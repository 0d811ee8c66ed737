import HeedCore

/// How dialog reads the text of a box.
struct CdialogText: Sendable {
  var hasColors = false
  var keepsBreaks = false
  var keepsBlanks = false
  var keepsBackslashN = false
  var trims = false

  /// A text as it is shown: line breaks where lines end, switches of ``Ink`` for colours.
  func shown(_ text: String) -> String {
    let spaced: String
    if !keepsBackslashN, text.contains("\\n") {
      spaced = expanded(text)
    } else if trims {
      spaced = collapsed(text, joinsLines: !keepsBreaks)
    } else if keepsBlanks {
      spaced = String(text.map { $0 == "\t" ? " " : $0 })
    } else {
      spaced = collapsed(text, joinsLines: false)
    }
    return colored(spaced)
  }

  /// `\n` as a line break, and a line break as a blank, or as nothing right after `\n`.
  private func expanded(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "\\" where rest.first == "n":
        rest.removeFirst()
        result += "\n"
        if rest.first?.isNewline == true { rest.removeFirst() }
      case "\t": result += " "
      case _ where character.isNewline: result += keepsBreaks ? "\n" : " "
      default: result.append(character)
      }
    }
    return result
  }

  /// Runs of blanks as one.
  private func collapsed(_ text: String, joinsLines: Bool) -> String {
    var result = ""
    for character in text {
      let isBlank = character == " " || character == "\t" || (joinsLines && character.isNewline)
      if !isBlank {
        result.append(character)
      } else if result.last != " " {
        result.append(" ")
      }
    }
    return result
  }

  /// `\Z` and a letter or digit as a switch, where that was asked for; others are left out.
  func colored(_ text: String) -> String {
    guard hasColors, text.contains("\\Z") else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", rest.first == "Z", rest.count > 1 else {
        result.append(scalar)
        continue
      }
      rest.removeFirst()
      if let name = rest.popFirst(), let change = Self.change(name) {
        result.append(Ink.scalar(change))
      }
    }
    return String(result)
  }

  private static func change(_ name: Unicode.Scalar) -> Ink.Switch? {
    switch name {
    case "0"..."7": .foreground(UInt8(name.value - 0x30))
    case "b": .on(.bold)
    case "B": .off(.bold)
    case "r": .on(.reverse)
    case "R": .off(.reverse)
    case "u": .on(.underline)
    case "U": .off(.underline)
    case "n": .reset
    default: nil
    }
  }

  /// The columns that a text takes where its width is left to it: in proportion to its length, as
  /// `aspect` columns to a row, or those of its longest line where it has several.
  static func columns(of text: String, aspect: Int) -> Int {
    let lines = DisplayText.lines(text)
    let longest = lines.map(\.displayWidth).max() ?? 0
    guard lines.count < 2 else { return longest }
    var columns = 1
    while columns * columns < max(1, aspect) * longest { columns += 1 }
    return max(columns, 12)
  }
}
