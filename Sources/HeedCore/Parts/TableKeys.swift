/// What the cells of one column are sorted by, ready to be compared many times.
struct TableKeys: Sendable {
  let isNumeric: Bool
  /// The order of cells by their first bytes, or all of a number.
  private var prefixes: [UInt64] = []
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  init(isNumeric: Bool) { self.isNumeric = isNumeric }

  /// Takes the next row's cell; empty ones go last.
  mutating func append(_ cell: String) {
    if isNumeric {
      prefixes.append(TableColumn.number(cell).map(Self.ordered) ?? .max)
      return
    }
    let start = bytes.count
    appendText(cell)
    var prefix: UInt64 = 0
    for place in start..<(start + 8) {
      prefix = prefix << 8 | UInt64(place < bytes.count ? bytes[place] : 0)
    }
    prefixes.append(cell.isEmpty ? .max : prefix)
    ends.append(bytes.count)
  }

  /// Digits go by the number that they are: their count, then they themselves.
  private mutating func appendText(_ cell: String) {
    let text = cell.isASCII ? cell : cell.lowercased()
    var digits: [UInt8] = []
    for byte in text.utf8 {
      if 0x30...0x39 ~= byte {
        if digits == [0x30] { digits = [] }
        digits.append(byte)
        continue
      }
      flush(&digits)
      bytes.append(0x41...0x5A ~= byte ? byte + 0x20 : byte)
    }
    flush(&digits)
  }

  private mutating func flush(_ digits: inout [UInt8]) {
    guard !digits.isEmpty else { return }
    bytes += [0x30, UInt8(min(255, digits.count))]
    bytes += digits
    digits = []
  }

  /// A number as one that is compared bit by bit.
  private static func ordered(_ number: Double) -> UInt64 {
    let bits = (number == 0 ? 0 : number).bitPattern
    return bits >> 63 == 1 ? ~bits : bits | 1 << 63
  }

  /// The rows of a range in order; those alike stay as they came.
  func sorted(_ rows: some Sequence<Int>, isDescending: Bool) -> [Int] {
    rows.sorted { precedes($0, $1, isDescending: isDescending) }
  }

  func precedes(_ one: Int, _ other: Int, isDescending: Bool) -> Bool {
    let (first, second) = (prefixes[one], prefixes[other])
    if first != second {
      // What is empty is last either way.
      if first == .max || second == .max { return second == .max }
      return (first < second) != isDescending
    }
    guard !isNumeric, let isLess = restPrecedes(one, other) else { return one < other }
    return isLess != isDescending
  }

  /// Whether what follows the first bytes comes before that of another; `nil` if it is the same.
  private func restPrecedes(_ one: Int, _ other: Int) -> Bool? {
    let (mine, theirs) = (rest(one), rest(other))
    return bytes.withUnsafeBufferPointer { bytes in
      var (left, right) = (mine.lowerBound, theirs.lowerBound)
      while left < mine.upperBound, right < theirs.upperBound {
        if bytes[left] != bytes[right] { return bytes[left] < bytes[right] }
        (left, right) = (left + 1, right + 1)
      }
      let (mineLeft, theirsLeft) = (mine.upperBound - left, theirs.upperBound - right)
      return mineLeft == theirsLeft ? nil : mineLeft < theirsLeft
    }
  }

  private func rest(_ row: Int) -> Range<Int> {
    let start = row > 0 ? ends[row - 1] : 0
    return min(start + 8, ends[row])..<ends[row]
  }
}
