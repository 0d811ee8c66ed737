import HeedCore

/// Texts that are measured or wrapped without being shown.
extension CdialogDraft {
  /// A text as a message box would wrap it, or how large that is.
  func measurement(_ surroundings: Surroundings) throws(UsageError) -> String {
    guard let measured else { return "" }
    let shown = Ink.stripped(text.shown(measured.words[0]))
    let screen = surroundings.screenSize() ?? Size(columns: 80, rows: 24)
    var columns = 0
    for (index, word) in measured.words.dropFirst().enumerated() {
      guard let number = CdialogWords.number(word) else {
        throw .badWord(word, name: index == 0 ? "HEIGHT" : "WIDTH", of: measured.option)
      }
      if index == 1 { columns = max(0, number) }
    }
    guard measured.option == "--print-text-only" else {
      return Self.size(of: shown, columns: columns, rows: screen.rows)
    }
    if columns == 0 { columns = CdialogText.columns(of: shown, aspect: aspect) }
    let lines = Body.wrapped(shown, columns: min(columns, max(1, screen.columns - 4)))
    return lines.map { $0 + "\n" }.joined()
  }

  /// The rows and columns of a text by the rules of the original, odd as they are.
  ///
  /// Two of the columns asked for are the border. A text of one line is at least as wide as its
  /// longest word, border and all, and one of several lines always as narrow as can be.
  private static func size(of text: String, columns: Int, rows: Int) -> String {
    let lines = DisplayText.lines(text)
    let words = lines.joined(separator: " ").split(separator: " ")
    guard let longest = words.map({ String($0).displayWidth }).max() else { return "1 2\n" }
    // A line end at the end of the text counts too.
    let isOne = lines.count < 2 && text.utf8.last != 0x0A
    let room = isOne ? max(columns, longest) - 2 : 2
    guard room > 0 else { return "\(rows) 2\n" }
    let wrapped = Body.wrapped(text, columns: room)
    return "\(min(wrapped.count, rows)) \((wrapped.map(\.displayWidth).max() ?? 0) + 2)\n"
  }
}
