import Support
import Testing

@testable import HeedCore

/// Notes how much of a source was read.
private final class Meter: @unchecked Sendable {
  var bytes = 0
}

/// A source of so many lines `line 000000000`, 15 bytes each, that exists nowhere.
private func lines(_ count: Int, _ meter: Meter = Meter()) -> TextSource {
  TextSource(size: { count * 15 }) { offset, size in
    meter.bytes += size
    return (offset..<min(offset + size, count * 15)).map { byte(at: $0) }
  }
}

private func byte(at offset: Int) -> UInt8 {
  let (line, column) = offset.quotientAndRemainder(dividingBy: 15)
  if column == 14 { return 0x0A }
  if column < 5 { return Array("line ".utf8)[column] }
  var digits = line
  for _ in column..<13 { digits /= 10 }
  return UInt8(0x30 + digits % 10)
}

@Suite struct TextReaderTests {
  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\r\nb", ["a", "b"]), ("\n\nc\n", ["", "", "c"]),
    ("a\rb\n\r\n", ["a\rb", ""]),
  ])
  func linesForward(text: String, expected: [String]) {
    #expect(forward(TextSource(bytes: Array(text.utf8))) == expected)
  }

  @Test func linesAreFoundAlikeFromBothSides() {
    let long = String(repeating: "あいうえ", count: 12_000)
    let texts = [
      "a\n\(long)\nb\n", long, "\(long)\n", "x\n\n\(long)\(long)", "a\nb\r\nc",
      String(repeating: "x", count: 65_536) + "\nend\n", String(repeating: "\n", count: 70_000),
    ]
    for text in texts {
      let source = TextSource(bytes: Array(text.utf8))
      var reader = TextReader(source)
      var (starts, place) = ([Int](), 0)
      while let line = reader.line(at: place) {
        starts.append(place)
        place = line.next
      }
      #expect(place == source.size)
      while place > 0 {
        place = reader.start(before: place)
        #expect(place == starts.popLast())
      }
      #expect(starts.isEmpty)
      #expect(!forward(source).joined().contains("\u{FFFD}"))
    }
  }

  @Test func aHugeTextIsReadOnlyWhereItIsSeen() {
    let meter = Meter()
    var view = View(source: lines(20_000_000, meter))
    var shown = show(view, columns: 60, rows: 12)
    #expect(shown.pictures[0].contains("line 000000000"))
    #expect(shown.pictures[0].contains("1-7, 0%"))
    #expect(meter.bytes <= 8 * 65_536)
    (meter.bytes, view) = (0, View(source: lines(20_000_000, meter)))
    shown = show(view, [.key(.end), .key(.up)], columns: 60, rows: 12)
    #expect(shown.pictures[1].contains("line 019999999"))
    #expect(shown.pictures[1].contains("100%"))
    #expect(!shown.pictures[2].contains("line 019999999"))
    #expect(meter.bytes <= 30 * 65_536)
  }

  @Test func piecesInMemoryAreOneText() {
    var source = TextSource()
    for number in 0..<30_000 { source.append(Array("\(number)\n".utf8)) }
    #expect(forward(source) == (0..<30_000).map { "\($0)" })
    #expect(source.read(at: source.size - 6, count: 99) == Array("29999\n".utf8))
    #expect(source.read(at: source.size + 5, count: 9).isEmpty)
  }

  @Test func aFileThatBecameShorterEndsThere() {
    let source = TextSource(size: { 100_000 }) { offset, count in
      Array(repeating: 0x61, count: max(0, min(count, 10 - offset)))
    }
    #expect(show(View(source: source), [.key(.end), .key(.home)]).outcome.end == .hungUp)
  }

  private func forward(_ source: TextSource) -> [String] {
    var reader = TextReader(source)
    var (found, place) = ([String](), 0)
    while let line = reader.line(at: place) {
      found.append(String(decoding: reader.bytes(in: line.range), as: UTF8.self))
      place = line.next
    }
    return found
  }
}

@Suite struct TextNeedleTests {
  @Test(arguments: [
    ("abc", "xABCabc", [1, 4]), ("Abc", "xABCAbc", [4]), ("É", "éÉ", [2]), ("é", "éÉ", [0, 2]),
    ("aa", "aaaaa", [0, 2]), ("東京", "今日は東京です", [9]), ("z", "abc", []),
  ])
  func matches(pattern: String, text: String, expected: [Int]) {
    let found = TextNeedle(pattern)?.matches(in: Array(text.utf8)).map(\.lowerBound)
    #expect(found == expected)
  }

  @Test func itFindsAcrossTheEdgesOfWhatIsReadAtOnce() {
    for place in [262_142, 262_143, 262_144, 600_000] {
      var bytes = [UInt8](repeating: 0x20, count: 700_000)
      bytes.replaceSubrange(place..<place + 3, with: Array("abc".utf8))
      let source = TextSource(bytes: bytes)
      let needle = TextNeedle("abc")
      #expect(needle?.first(in: source, 0..<700_000) == place)
      #expect(needle?.last(in: source, 0..<700_000) == place)
      #expect(needle?.first(in: source, place + 1..<700_000) == nil)
      #expect(needle?.last(in: source, 0..<place) == nil)
    }
  }
}
