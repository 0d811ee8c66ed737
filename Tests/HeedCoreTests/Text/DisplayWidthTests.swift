import Testing

@testable import HeedCore

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("e\u{301}", 1), ("é", 1), ("界", 2), ("한", 2), ("Ａ", 2),
    ("\u{1100}\u{1161}", 2), ("\u{1100}\u{1161}\u{11A8}", 2),
    ("👨‍👩‍👧", 2), ("👍🏽", 2), ("👩🏽‍🚀", 2), ("🏽", 2), ("🇩🇪", 2), ("🇩", 1),
    ("❤\u{FE0F}", 1), ("1\u{FE0F}\u{20E3}", 1), ("ｶﾞ", 2), ("ก\u{E33}", 2), ("क्ष", 2),
    ("क्\u{200D}ष", 2), ("\u{1FAE9}", 2), ("🏴\u{E0067}\u{E0062}\u{E007F}", 2),
    ("so\u{AD}ft", 4), ("\u{200B}", 0), ("\u{200E}", 0), ("\u{301}", 1), ("\u{600}١", 2),
    ("日本語のテキスト", 16), ("héllo日本", 9), ("\u{10FF80}", 1), ("\u{FFFD}", 1), ("☰", 1),
    ("─", 1), ("…", 1), ("•", 1), ("\u{3000}", 2), ("\u{20000}", 2), ("\u{1F6DC}", 2),
  ])
  func `text takes columns`(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
    #expect(Substring(text).displayWidth == columns)
  }

  @Test(
    arguments: [
      ("a", 1), ("\u{301}", 0), ("\u{20DD}", 0), ("\u{200D}", 0), ("\u{AD}", 0), ("\u{1161}", 0),
      ("\u{11A8}", 0), ("\u{D7B0}", 0), ("\u{1100}", 2), ("\u{115F}", 2), ("\u{3099}", 0),
      ("\u{10FF}", 1), ("\u{231A}", 2), ("\u{2319}", 1), ("\u{231B}", 2), ("\u{231C}", 1),
      ("\u{3FFFD}", 2), ("\u{3FFFE}", 1), ("\u{1F1E6}", 1), ("\u{FF60}", 2), ("\u{FF61}", 1),
    ] as [(Unicode.Scalar, Int)])
  func `a scalar takes columns`(scalar: Unicode.Scalar, columns: Int) {
    #expect(DisplayWidth.of(scalar) == columns)
  }

  @Test func `the borders of the wide ranges ascend in pairs`() {
    let borders = DisplayWidth.wideBorders
    #expect(borders.count % 2 == 0)
    #expect(zip(borders, borders.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `a text is as wide as its glyphs`() {
    for text in troublesomeTexts(count: 4000, seed: 1) {
      let glyphs = text.glyphs
      #expect(
        text.displayWidth == glyphs.reduce(0) { $0 + $1.width },
        "\(text.unicodeScalars.map { String($0.value, radix: 16) })")
      #expect(glyphs.allSatisfy { $0.width == 1 || $0.width == 2 })
      #expect(text.displayWidth == text.reduce(0) { $0 + $1.displayWidth })
    }
  }
}
