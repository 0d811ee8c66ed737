/// A text that comes in pieces, as lines that are safe to print.
///
/// A line longer than 32 KiB goes on in the next one, so that no text needs more memory than that.
struct PlainText {
  private static let longest = 32_768
  private var unfinished: [UInt8] = []

  /// The lines that have ended, once more bytes have come.
  mutating func lines(adding bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 0x0A) {
      lines += Self.shown(unfinished + rest[..<end])
      unfinished = []
      rest = rest[(end + 1)...]
    }
    unfinished += rest
    while unfinished.count >= Self.longest { lines += Self.shown(cut()) }
    return lines
  }

  /// The line that has no end.
  mutating func lastLines() -> [String] {
    defer { unfinished = [] }
    return unfinished.isEmpty ? [] : Self.shown(unfinished)
  }

  /// Takes what fits a line, and not half of a character.
  private mutating func cut() -> [UInt8] {
    var end = Self.longest
    while end > Self.longest - 4, end < unfinished.count, unfinished[end] & 0xC0 == 0x80 {
      end -= 1
    }
    defer { unfinished.removeFirst(end) }
    return Array(unfinished[..<end])
  }

  private static func shown(_ line: [UInt8]) -> [String] {
    let lines = DisplayText.lines(ByteText.decode(line.last == 0x0D ? line.dropLast() : line[...]))
    return lines.isEmpty ? [""] : lines
  }
}
