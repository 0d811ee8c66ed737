/// The lines of a text that is filled to a width; a word that is wider stands alone.
func wrapped(_ text: String, width: Int) -> [String] {
  filled(text.split(whereSeparator: \.isWhitespace), width: width)
}

/// The lines of words that are filled to a width.
func filled(_ words: [Substring], width: Int) -> [String] {
  var lines: [String] = []
  for word in words {
    if let line = lines.last, line.count + 1 + word.count <= width {
      lines[lines.count - 1] = line + " " + word
    } else {
      lines.append(String(word))
    }
  }
  return lines
}

/// Rows of a label and what it means, the meanings below each other.
struct Columns {
  /// How wide a label may be before its meaning goes to the next line.
  static let widestLabel = 26
  static let width = 80

  /// Where the meanings begin.
  let start: Int

  /// Columns in which these labels fit, but for the overlong ones.
  init(fitting labels: [String]) {
    let widest = labels.map(\.count).filter { $0 <= Self.widestLabel }.max() ?? Self.widestLabel
    start = widest + 4
  }

  /// A row; the note goes on lines of its own where that takes no more of them.
  func lines(_ label: String, _ meaning: String, note: String = "") -> [String] {
    let margin = String(repeating: " ", count: start)
    let joined = wrapped(meaning + " " + note, width: Self.width - start)
    let apart =
      wrapped(meaning, width: Self.width - start) + wrapped(note, width: Self.width - start)
    let meanings = apart.count <= joined.count ? apart : joined
    guard let first = meanings.first else { return ["  " + label] }
    guard label.count + 4 <= start else { return ["  " + label] + meanings.map { margin + $0 } }
    let gap = String(repeating: " ", count: start - 2 - label.count)
    return ["  " + label + gap + first] + meanings.dropFirst().map { margin + $0 }
  }
}
