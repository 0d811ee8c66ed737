import HeedCore
import Testing

@Suite struct ShellWordsTests {
  static let splits: [(String, [String])] = [
    ("", []), ("  ", []), ("a b", ["a", "b"]), (" a\tb\nc ", ["a", "b", "c"]),
    ("'a b' c", ["a b", "c"]), ("\"a b\" c", ["a b", "c"]), ("a' 'b", ["a b"]),
    ("''", [""]), ("a\\ b", ["a b"]), ("'a\\b'", ["a\\b"]), ("\"a\\\"b\"", ["a\"b"]),
    ("$HOME `x` $(y)", ["$HOME", "`x`", "$(y)"]), ("a\\", ["a\\"]),
    ("\"it's\"", ["it's"]), ("--ascii --at=3,4", ["--ascii", "--at=3,4"]),
  ]

  @Test(arguments: splits)
  func `words are split as a shell does`(_ text: String, _ words: [String]) throws {
    #expect(try ShellWords.split(text) == words)
  }

  @Test(arguments: ["'a", "a\"b"])
  func `a quote that stays open is an error`(_ text: String) {
    let quote: Character = text.contains("'") ? "'" : "\""
    #expect(throws: UsageError.unclosedQuote(quote)) { try ShellWords.split(text) }
  }
}
