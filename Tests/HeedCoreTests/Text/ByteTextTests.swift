import Testing

@testable import HeedCore

@Suite struct ByteTextTests {
  @Test(
    arguments: [
      ([], ""), ([0x61, 0xC3, 0xA9], "aé"), ([0xFF], "\u{10FFFF}"), ([0x80], "\u{10FF80}"),
      ([0x61, 0xE9, 0x62], "a\u{10FFE9}b"),
      ([0xC0, 0x80], "\u{10FFC0}\u{10FF80}"),
      ([0xED, 0xA0, 0x80], "\u{10FFED}\u{10FFA0}\u{10FF80}"),
      ([0xE7, 0x95, 0x8C, 0xE7, 0x95], "界\u{10FFE7}\u{10FF95}"),
      ([0xF4, 0x8F, 0xBE, 0x80], "\u{10FFF4}\u{10FF8F}\u{10FFBE}\u{10FF80}"),
      ([0xF4, 0x8F, 0xAF, 0xBF], "\u{10FBFF}"),
      ([0xF4, 0x8F, 0xBD, 0xBF], "\u{10FFF4}\u{10FF8F}\u{10FFBD}\u{10FFBF}"),
      ([0, 0x0D, 0x0A], "\0\r\n"),
    ] as [([UInt8], String)])
  func `bytes are read`(bytes: [UInt8], text: String) {
    let decoded = ByteText.decode(bytes)
    #expect(Array(decoded.unicodeScalars) == Array(text.unicodeScalars))
    #expect(ByteText.encode(decoded) == bytes)
  }

  @Test func `all bytes and pairs come back`() {
    for first in UInt8.min...UInt8.max {
      #expect(ByteText.encode(ByteText.decode([first])) == [first])
      for second in UInt8.min...UInt8.max {
        let bytes = [first, second]
        if ByteText.encode(ByteText.decode(bytes)) != bytes { Issue.record("\(bytes)") }
      }
    }
  }

  @Test func `random bytes come back`() {
    var random = Repeatable(seed: 3)
    // Leads and limits of UTF-8 sequences, so that many are nearly valid.
    let edges: [UInt8] = [
      0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBE, 0xBF, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1,
      0xED, 0xEF, 0xF0, 0xF1, 0xF4, 0xF5, 0xFF,
    ]
    for round in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        round % 3 == 0
          ? UInt8.random(in: 0...255, using: &random)
          : edges[Int.random(in: 0..<edges.count, using: &random)]
      }
      let text = ByteText.decode(bytes)
      if ByteText.encode(text) != bytes { Issue.record("\(bytes)") }
      let isValid = String(validating: bytes, as: UTF8.self) != nil
      if ByteText.isText(text), !isValid { Issue.record("\(bytes) taken for text") }
    }
  }

  @Test func `valid text is left alone`() {
    for text in troublesomeTexts(count: 500, seed: 4) where ByteText.isText(text) {
      #expect(ByteText.decode(text.utf8).utf8.elementsEqual(text.utf8))
    }
    #expect(ByteText.isText("\u{10FF7F}é"))
    #expect(!ByteText.isText("a\u{10FF80}"))
  }
}
