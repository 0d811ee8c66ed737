/// Lines of a control channel, put together from pieces of any size.
struct ControlReader {
  enum Line: Equatable { case whole([UInt8]), tooLong }

  /// The most bytes of a line.
  static let longest = 1_048_576

  private var unfinished: [UInt8] = []
  private var isTooLong = false

  /// The lines that have ended, without blank ones; no bytes end the last one.
  mutating func feed(_ bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 0x0A) {
      keep(rest[..<end])
      take(into: &lines)
      rest = rest[(end + 1)...]
    }
    keep(rest)
    if bytes.isEmpty { take(into: &lines) }
    return lines
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    guard !isTooLong else { return }
    isTooLong = unfinished.count + bytes.count > Self.longest
    if isTooLong { unfinished = [] } else { unfinished += bytes }
  }

  private mutating func take(into lines: inout [Line]) {
    if isTooLong {
      lines.append(.tooLong)
    } else if unfinished.contains(where: { $0 != 0x20 && !(0x09...0x0D).contains($0) }) {
      lines.append(.whole(unfinished))
    }
    unfinished.removeAll(keepingCapacity: unfinished.count < 65_536)
    isTooLong = false
  }
}
