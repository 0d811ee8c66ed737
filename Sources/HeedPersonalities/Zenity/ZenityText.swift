import HeedCore

/// How zenity reads texts of its command line.
enum ZenityText {
  /// A text with the escapes of C read: a letter's meaning, up to three octal digits, else the
  /// character itself.
  static func compressed(_ text: String) -> String {
    guard text.utf8.contains(0x5C) else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      guard let next = rest.popFirst() else { break }
      switch next {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "b": result.append("\u{8}")
      case "f": result.append("\u{C}")
      case "v": result.append("\u{B}")
      case "0"..."7": result.append(octal(next, &rest))
      default: result.append(next)
      }
    }
    return String(result)
  }

  private static func octal(
    _ first: Unicode.Scalar, _ rest: inout Substring.UnicodeScalarView
  ) -> Unicode.Scalar {
    var value = first.value - 0x30
    for _ in 0..<2 {
      guard let digit = rest.first, ("0"..."7").contains(digit) else { break }
      value = value * 8 + digit.value - 0x30
      rest.removeFirst()
    }
    return Unicode.Scalar(value & 0xFF) ?? "\u{FFFD}"
  }

  /// Cells of a row, each as wide as its column, with two columns of air between them.
  static func aligned(_ cells: [String], _ widths: [Int]) -> String {
    let last = cells.count - 1
    return cells.enumerated().map { index, cell in
      let line = DisplayText.line(cell)
      guard index < last else { return line }
      return line + String(repeating: " ", count: max(0, widths[index] - line.displayWidth) + 2)
    }.joined()
  }

  /// How wide columns have to be for rows of cells.
  static func widths(of rows: [[String]]) -> [Int] {
    var widths: [Int] = []
    for row in rows {
      for (index, cell) in row.enumerated() {
        let width = DisplayText.line(cell).displayWidth
        if index < widths.count {
          widths[index] = max(widths[index], width)
        } else {
          widths.append(width)
        }
      }
    }
    return widths
  }
}
