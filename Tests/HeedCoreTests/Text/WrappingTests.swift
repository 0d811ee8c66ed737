import Testing

@testable import HeedCore

@Suite struct WrappingTests {
  @Test(arguments: [
    ("", 10, [""]), ("a", 1, ["a"]), ("hello world", 11, ["hello world"]),
    ("hello world", 10, ["hello", "world"]), ("hello world", 5, ["hello", "world"]),
    ("one two three", 8, ["one two", "three"]), ("a  b c", 4, ["a  b", "c"]),
    ("a      b", 3, ["a", "b"]), ("  in", 10, ["  in"]), ("  indent one", 8, ["  indent", "one"]),
    ("      word", 6, ["word"]), ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
    ("ab cdefghij k", 4, ["ab", "cdef", "ghij", "k"]), ("abcd ", 4, ["abcd"]),
    ("abc ", 4, ["abc "]), ("        ", 3, [""]), ("abc", 0, ["a", "b", "c"]),
    ("aé bé", 3, ["aé", "bé"]), ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
    ("ab\u{200B}cd", 3, ["ab", "cd"]),
  ])
  func `words wrap`(line: String, columns: Int, lines: [String]) {
    #expect(wrap(line, columns: columns) == lines)
  }

  @Test(arguments: [
    ("日本語日本語日本語日本語日本語", 17, ["日本語日本語日本", "語日本語日本語"]),
    ("日本語日本語日本語日本語日本語", 15, ["日本語日本語日", "本語日本語日本", "語"]),
    ("日本", 1, ["日", "本"]), ("日本、語", 4, ["日", "本、", "語"]), ("日、", 2, ["日", "、"]),
    ("一二「三四", 6, ["一二", "「三四"]), ("日本 語", 4, ["日本", "語"]),
    ("日本語abc", 8, ["日本語", "abc"]), ("abc日本", 6, ["abc日", "本"]),
    ("見る(例)", 6, ["見る", "(例)"]), ("🙂🙂🙂", 5, ["🙂🙂", "🙂"]), ("🇩🇪🇫🇷", 3, ["🇩🇪", "🇫🇷"]),
  ])
  func `wide text wraps`(line: String, columns: Int, lines: [String]) {
    #expect(wrap(line, columns: columns) == lines)
  }

  @Test(arguments: [1, 2, 3, 5, 8, 13])
  func `no line is too wide and nothing but spaces is lost`(columns: Int) {
    let blanks: Set<Character> = [" ", "\u{3000}", "\u{200B}"]
    for text in troublesomeTexts(count: 600, length: 30, seed: 6) {
      let line = DisplayText.line(text)
      let lines = wrap(line, columns: columns)
      for part in lines where part.displayWidth > columns {
        #expect(part.count(where: { $0.displayWidth > 0 }) == 1, "\(line.debugDescription)")
      }
      #expect(
        lines.joined().filter { !blanks.contains($0) }.unicodeScalars.elementsEqual(
          line.filter { !blanks.contains($0) }.unicodeScalars), "\(line.debugDescription)")
    }
  }

  @Test func `a long line takes time for its length only`() {
    let text = String(repeating: "日本語 and a longer word, ", count: 4000)
    let duration = ContinuousClock().measure { _ = wrap(text, columns: 40) }
    #expect(duration < .seconds(3))
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("abcd", 1, "…"), ("abcd", 0, ""), ("", 0, ""),
    ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本", 1, "…"),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("é", 1, "é"),
  ])
  func `a long line is truncated`(line: String, columns: Int, result: String) {
    #expect(truncate(line, columns: columns) == result)
  }

  @Test func `the ellipsis is the caller's`() {
    #expect(truncate("abcdefgh", columns: 5, ellipsis: "...") == "ab...")
    #expect(truncate("abcdefgh", columns: 2, ellipsis: "...") == "ab")
  }
}
