import HeedCore
import Testing

@Suite struct LogReaderTests {
  static let cases: [(String, String)] = [
    ("a\nb\n", "a\nb\n"),
    ("no end", "no end"),
    ("dos\r\nlines\r\n", "dos\nlines\n"),
    ("10%\r20%\r30%\n", "30%\n"),
    ("100 %\r20\n", "200 %\n"),
    ("100 %\r\u{1B}[K20\n", "20\n"),
    ("abc\u{1B}[2Kd\n", "   d\n"),
    ("abcdef\r\u{1B}[1Kx\n", "xbcdef\n"),
    ("\u{1B}[1;31mred\u{1B}[0m plain\n", "red plain\n"),
    ("\u{1B}]0;title\u{7}a\u{1B}]8;;http://x\u{1B}\\link\n", "alink\n"),
    ("\u{1B}(Ba\u{1B}7b\u{1B}M\u{1B}=c\n", "abc\n"),
    ("\u{1B}P1$rq\u{1B}\\x\u{7}\n", "x\n"),
    ("ab\u{8}c\u{8}\u{8}\u{8}\u{8}x\n", "xc\n"),
    ("a\u{1B}[10Gb\u{1B}[2Dc\u{1B}[2Cd\n", "a       cb d\n"),
    ("日本\r語\n", "語本\n"),
    ("日本\rx\n", "x 本\n"),
    ("e\u{301}\rx\n", "x\n"),
    ("a\tb\r\u{1B}[Kc\td\n", "c\td\n"),
    // A line end ends whatever sequence it stands in.
    ("\u{1B}[3\nnext\u{1B}]open\nlast\n", "\nnext\nlast\n"),
    ("\u{1B}[99999999999999999Gx\u{1B}[9999Cy\n", String(repeating: " ", count: 4_095) + "xy\n"),
    ("tail\rTA", "TAil"),
  ]

  private func read(_ bytes: [UInt8], pieces: Int, isRaw: Bool = false) -> String {
    var reader = LogReader(isRaw: isRaw)
    var text: [UInt8] = []
    var rest = bytes[...]
    var open: [UInt8] = []
    while !rest.isEmpty {
      let part = reader.feed(Array(rest.prefix(pieces)))
      rest = rest.dropFirst(pieces)
      text += part.settled
      open = part.open
    }
    #expect(reader.finish().settled == open)
    return ByteText.decode(text + open)
  }

  @Test(arguments: cases, [1, 2, 3, 1_000])
  func linesAreAsATerminalWouldHaveThem(sample: (String, String), pieces: Int) {
    #expect(read(Array(sample.0.utf8), pieces: pieces) == sample.1)
  }

  @Test func rawTextStaysAsItCame() {
    let text = "\u{1B}[1ma\r\nb\rc\u{8}"
    for pieces in [1, 4, 100] {
      #expect(read(Array(text.utf8), pieces: pieces, isRaw: true) == text)
    }
  }

  @Test func bytesThatAreNoUTF8AreKept() {
    let bytes: [UInt8] = [0x61, 0xFF, 0x0D, 0x62, 0x0A]
    var reader = LogReader()
    #expect(reader.feed(bytes).settled == [0x62, 0xFF, 0x0A])
  }

  @Test func aLineWithoutAnEndIsNotKeptForEver() {
    var reader = LogReader()
    let piece = Array(repeating: UInt8(ascii: "x"), count: 10_000)
    var settled = 0
    for _ in 0..<100 {
      let text = reader.feed(piece + [0x0D] + piece)
      settled += text.settled.count
      #expect(text.open.count <= 70_000)
    }
    for _ in 0..<100 {
      let text = reader.feed(piece)
      settled += text.settled.count
      #expect(text.open.count <= 70_000)
    }
    #expect(settled > 900_000)
  }

  @Test func muchPlainTextIsQuick() {
    var reader = LogReader()
    let piece = Array((1...2_000).map { "line number \($0)\n" }.joined().utf8)
    for _ in 0..<200 { #expect(reader.feed(piece).settled.count == piece.count) }
  }
}
