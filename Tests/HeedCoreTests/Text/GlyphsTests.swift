import Testing

@testable import HeedCore

@Suite struct GlyphsTests {
  @Test(
    arguments: [
      ("ab", ["a", "b"], [1, 1]),
      ("e\u{301}", ["e\u{301}"], [1]),
      ("👨‍👩‍👧!", ["👨", "!"], [2, 1]),
      ("👍🏽", ["👍"], [2]),
      ("❤\u{FE0F}", ["❤"], [1]),
      ("1\u{FE0F}\u{20E3}", ["1\u{20E3}"], [1]),
      ("🇩🇪", ["🇩", "🇪"], [1, 1]),
      ("ｶﾞ", ["ｶ", "ﾞ"], [1, 1]),
      ("क्ष", ["क्", "ष"], [1, 1]),
      ("क्\u{200D}ष", ["क्", "ष"], [1, 1]),
      ("\u{1100}\u{1161}\u{11A8}", ["\u{1100}\u{1161}\u{11A8}"], [2]),
      ("\u{301}", [" \u{301}"], [1]),
      ("\u{1161}\u{11A8}", ["\u{FFFD}"], [1]),
      ("a\u{AD}b\u{200E}", ["a", "b"], [1, 1]),
      ("\u{10FF9B}", ["\u{FFFD}"], [1]),
      ("\u{1B}[", ["\u{FFFD}", "["], [1, 1]),
      ("é\u{1B}\u{9B}\u{2028}", ["é", "\u{FFFD}", "\u{FFFD}", "\u{FFFD}"], [1, 1, 1, 1]),
      ("\r\n", ["\u{FFFD}", "\u{FFFD}"], [1, 1]),
    ] as [(String, [Character], [Int])])
  func `text is drawn as glyphs`(text: String, characters: [Character], widths: [Int]) {
    let glyphs = text.glyphs
    #expect(
      glyphs.map { Array($0.character.unicodeScalars) }
        == characters.map { Array($0.unicodeScalars) })
    #expect(glyphs.map(\.width) == widths)
  }

  @Test func `a stack of marks is cut`() {
    let stack = "o" + String(repeating: "\u{301}\u{323}", count: 50)
    #expect(stack.glyphs == [Glyph("o\u{301}\u{323}\u{301}\u{323}", width: 1)])
  }

  @Test func `a glyph is one cluster without control or format characters`() {
    for glyph in troublesomeTexts(count: 4000, seed: 2).flatMap(\.glyphs) {
      #expect(String(glyph.character).count == 1)
      for scalar in glyph.character.unicodeScalars {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: Issue.record("\(scalar.value)")
        case .format: #expect(scalar == "\u{600}")
        default: #expect(!isEscapedByte(scalar))
        }
      }
    }
  }
}
