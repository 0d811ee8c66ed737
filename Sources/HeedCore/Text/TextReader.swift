/// Finds the lines of a source from any place in it, forward and backward, without an index.
///
/// It reads aligned blocks and keeps two of them. Lines end with LF or CR LF. A line that is longer
/// than a block is cut where a whole block has no line end, so that no step takes long; such a cut
/// follows from the block before it alone, so it is found alike from both sides.
struct TextReader {
  /// A line, or a piece of one that is very long.
  struct Line: Equatable {
    /// Its bytes without what ends it.
    var range: Range<Int>
    /// Where the next one begins.
    var next: Int
    /// Whether a line end follows, rather than a cut or the end of the text.
    var isEnded: Bool
  }

  static let span = 32_768

  let source: TextSource
  /// The size when reading began; what comes later is for the next frame.
  let size: Int
  private var blocks: [(index: Int, bytes: [UInt8])] = [(-1, []), (-1, [])]

  init(_ source: TextSource) {
    self.source = source
    size = source.size
  }

  /// The line that begins at a place; `nil` at the end of the text.
  mutating func line(at start: Int) -> Line? {
    guard start < size else { return nil }
    let limit = (start + Self.span - 1) / Self.span * Self.span + Self.span
    if let end = firstLineEnd(in: start..<min(limit, size)) {
      let hasReturn = end > start && byte(at: end - 1) == 0x0D
      return Line(range: start..<(hasReturn ? end - 1 : end), next: end + 1, isEnded: true)
    }
    let end = limit < size ? cut(near: limit) : size
    return Line(range: start..<end, next: end, isEnded: false)
  }

  /// Where the line begins that ends before a place, or that the place is within.
  mutating func start(before place: Int) -> Int {
    guard place > 1 else { return 0 }
    let end = place - 1
    let near = end / Self.span * Self.span
    if let found = lastLineEnd(in: near..<end) { return found + 1 }
    guard near > 0 else { return 0 }
    if let found = lastLineEnd(in: near - Self.span..<near) { return found + 1 }
    return cut(near: near)
  }

  /// The bytes of a range that is in the text.
  mutating func bytes(in range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    forEachPart(of: range) { part, _ in
      result += part
      return true
    }
    return result
  }

  /// How many columns a range takes if it is printable ASCII; `nil` if there is anything else.
  mutating func plainColumns(in range: Range<Int>) -> Int? {
    var columns = 0
    forEachPart(of: range) { part, _ in
      let isPlain = part.withUnsafeBufferPointer { $0.allSatisfy { 0x20...0x7E ~= $0 } }
      if isPlain { columns += part.count }
      return isPlain
    }
    return columns == range.count ? columns : nil
  }

  /// How many line ends a range has.
  mutating func lineEnds(in range: Range<Int>) -> Int {
    var count = 0
    forEachPart(of: range) { part, _ in
      count += part.lineEnds
      return true
    }
    return count
  }

  private mutating func firstLineEnd(in range: Range<Int>) -> Int? {
    var found: Int?
    forEachPart(of: range) { part, offset in
      found = part.firstIndex(of: 0x0A).map { offset + $0 - part.startIndex }
      return found == nil
    }
    return found
  }

  /// The last line end in a range within one block.
  private mutating func lastLineEnd(in range: Range<Int>) -> Int? {
    var found: Int?
    forEachPart(of: range) { part, offset in
      found = part.lastIndex(of: 0x0A).map { offset + $0 - part.startIndex } ?? found
      return true
    }
    return found
  }

  /// A cut at the edge of a block, moved before a character that the edge would divide.
  private mutating func cut(near edge: Int) -> Int {
    for place in stride(from: edge, to: max(0, edge - 4), by: -1)
    where byte(at: place).map({ $0 & 0xC0 != 0x80 }) ?? true {
      return place
    }
    return edge
  }

  private mutating func byte(at place: Int) -> UInt8? {
    var byte: UInt8?
    forEachPart(of: place..<place + 1) { part, _ in
      byte = part.first
      return false
    }
    return byte
  }

  /// Hands out the parts of a range block by block, until one is answered with `false`.
  private mutating func forEachPart(
    of range: Range<Int>, _ body: (_ part: ArraySlice<UInt8>, _ offset: Int) -> Bool
  ) {
    var place = range.lowerBound
    while place < min(range.upperBound, size) {
      let start = place / Self.span * Self.span
      let slot = load(place / Self.span)
      let end = min(range.upperBound - start, blocks[slot].bytes.count)
      // Where a file has become shorter there is nothing to be had.
      guard place - start < end else { return }
      guard body(blocks[slot].bytes[place - start..<end], place) else { return }
      place = start + end
      guard place % Self.span == 0 else { return }
    }
  }

  private mutating func load(_ index: Int) -> Int {
    let slot = index % 2
    if blocks[slot].index != index {
      let start = index * Self.span
      blocks[slot] = (index, source.read(at: start, count: min(Self.span, size - start)))
    }
    return slot
  }
}

extension ArraySlice<UInt8> {
  /// How many line ends there are.
  var lineEnds: Int {
    withUnsafeBufferPointer { bytes in
      var count = 0
      for byte in bytes { count &+= byte == 0x0A ? 1 : 0 }
      return count
    }
  }
}

/// How many lines a text has, as far as it was counted.
struct LineCount: Equatable, Sendable {
  private(set) var lineEnds = 0
  private(set) var end = 0
  /// Whether the last line has no end yet.
  private var isOpen = false
  /// Whether the text has more lines than would be counted quickly.
  private(set) var isOff = false

  /// More than this is not counted, so that a large file is shown at once.
  private static let limit = 4 << 20

  /// Counts what has come since.
  mutating func extend(over source: TextSource) {
    let size = source.size
    if size < end { self = LineCount() }
    guard size - end <= Self.limit else { return isOff = true }
    while end < size, !isOff {
      let part = source.read(at: end, count: min(65_536, size - end))
      guard !part.isEmpty else { return }
      lineEnds += part[...].lineEnds
      end += part.count
      isOpen = part.last != 0x0A
    }
  }

  /// Takes note that what follows an offset, which has no line end, will be other text.
  mutating func goBack(to offset: Int) {
    guard offset < end else { return }
    (end, isOpen) = (offset, false)
  }

  /// The index of the line in which the text ends; `nil` where it was not counted so far.
  func lastLine(at size: Int) -> Int? { isOff || end != size ? nil : lineEnds }

  /// How many lines the text has; `nil` where they were not counted so far.
  func total(at size: Int) -> Int? { lastLine(at: size).map { $0 + (isOpen ? 1 : 0) } }
}
