/// Words of a variable's text, split as a shell does, but without any expansion.
package enum ShellWords {
  /// Splits at blanks; quotes and backslashes keep blanks within a word.
  package static func split(_ text: String) throws(UsageError) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = text[...]
    while let character = rest.popFirst() {
      switch (character, quote) {
      case ("\\", let open) where open != "'":
        word = (word ?? "") + (rest.popFirst().map(String.init) ?? "\\")
      case (let mark, nil) where mark == "'" || mark == "\"":
        quote = mark
        word = word ?? ""
      case (let mark, let open?) where mark == open: quote = nil
      case (let blank, nil) where blank.isWhitespace:
        if let done = word { words.append(done) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    if let quote { throw .unclosedQuote(quote) }
    return words + (word.map { [$0] } ?? [])
  }
}
