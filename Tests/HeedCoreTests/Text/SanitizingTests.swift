import Testing

@testable import HeedCore

@Suite struct SanitizingTests {
  @Test(arguments: [
    ("", ""), ("Plain text!", "Plain text!"), ("日本語 é 👩‍🚀", "日本語 é 👩‍🚀"),
    ("a\tb\nc\r\nd", "a b c d"), ("a\rb", "a^Mb"),
    ("\u{1B}[31mred\u{7}", "^[[31mred^G"), ("\0\u{7F}", "^@^?"), ("\u{9B}31m\u{80}", "<9B>31m<80>"),
    ("\u{202E}evil\u{202C}\u{2066}x\u{2069}\u{200F}\u{61C}", "evilx"),
    ("a\u{2028}b\u{2029}c", "a b c"), ("a\u{10FF9B}", "a\u{FFFD}"),
  ])
  func `a line is cleaned`(text: String, line: String) {
    #expect(Array(DisplayText.line(text).unicodeScalars) == Array(line.unicodeScalars))
  }

  @Test(arguments: [0xFDD0, 0xFDEF, 0xFFFE, 0x1FFFF, 0x10FFFE])
  func `a noncharacter is substituted`(value: UInt32) throws {
    let text = String(Character(try #require(Unicode.Scalar(value))))
    #expect(DisplayText.line(text) == "\u{FFFD}")
  }

  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("\n", [""]), ("a\n\nb", ["a", "", "b"]),
    ("a\r\nb\r\n", ["a", "b"]), ("\r\n", [""]), ("a\rb\r", ["a^Mb^M"]),
    ("a\n\r\nb", ["a", "", "b"]),
    ("a\u{2028}b\u{2029}", ["a", "b"]), ("a\u{2028}\nb", ["a", "", "b"]),
    ("é\n\u{301}x", ["é", "\u{301}x"]), ("\u{200E}", [""]), ("a\u{85}b", ["a<85>b"]),
    ("\tx", ["        x"]), ("ab\tc\td", ["ab      c       d"]), ("日本\tc", ["日本    c"]),
    ("12345678\tx", ["12345678        x"]), ("\u{1B}\tx\n\ty", ["^[      x", "        y"]),
  ])
  func `text is cut into lines`(text: String, lines: [String]) {
    #expect(
      DisplayText.lines(text).map { Array($0.unicodeScalars) }
        == lines.map { Array($0.unicodeScalars) })
  }

  @Test func `nothing that makes a terminal act is left`() {
    for text in troublesomeTexts(count: 3000, seed: 5) {
      let line = DisplayText.line(text)
      for cleaned in DisplayText.lines(text) + [line] {
        for scalar in cleaned.unicodeScalars {
          switch scalar.properties.generalCategory {
          case .control, .lineSeparator, .paragraphSeparator: Issue.record("\(scalar.value)")
          default: #expect(!isEscapedByte(scalar) && scalar != "\u{200E}")
          }
        }
      }
      #expect(DisplayText.line(line) == line)
    }
  }
}
