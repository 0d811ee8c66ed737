/// Bytes that are read in windows and never needed all at once: a file's, or some in memory.
package struct TextSource: Sendable {
  /// A file, of which only what is asked for is in memory.
  private struct File: Sendable {
    var size: @Sendable () -> Int
    var read: @Sendable (_ offset: Int, _ count: Int) -> [UInt8]
    var lookAgain: @Sendable () -> Int
  }

  private var file: File?
  private var memory = ChunkedBytes()

  /// Bytes in memory; more may be appended.
  package init(bytes: [UInt8] = []) { memory.append(bytes) }

  /// A file through its reader, which may give fewer bytes than asked for.
  ///
  /// The size is asked for anew for each frame, so a file that grows is seen to grow. `lookAgain`
  /// looks whether there is another text by now, and returns how often that has been so.
  package init(
    size: @escaping @Sendable () -> Int,
    read: @escaping @Sendable (_ offset: Int, _ count: Int) -> [UInt8],
    lookAgain: @escaping @Sendable () -> Int = { 0 }
  ) {
    file = File(size: size, read: read, lookAgain: lookAgain)
  }

  /// Looks whether there is another text in place of the one there was, as when a log was begun
  /// anew; returns how often that has been so.
  package func lookAgain() -> Int { file?.lookAgain() ?? 0 }

  package var size: Int { file.map { max(0, $0.size()) } ?? memory.count }
  /// Whether it may grow without being told.
  package var isFile: Bool { file != nil }

  /// Adds bytes to those in memory.
  package mutating func append(_ bytes: [UInt8]) { memory.append(bytes) }

  /// Takes away the bytes in memory from an offset on.
  package mutating func truncate(to size: Int) { memory.truncate(to: size) }

  /// Forgets the oldest bytes in memory, at most so many; returns how many.
  package mutating func dropFirst(atMost count: Int) -> Int { memory.dropFirst(atMost: count) }

  /// The bytes of a window, as far as there are any.
  package func read(at offset: Int, count: Int) -> [UInt8] {
    guard count > 0 else { return [] }
    return file.map { $0.read(offset, count) } ?? memory.bytes(in: offset..<offset + count)
  }
}

/// Bytes in pieces of one size, so that growing copies none of them.
private struct ChunkedBytes: Sendable {
  private static let span = 65_536
  private var chunks: [[UInt8]] = []
  private(set) var count = 0

  mutating func append(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      if count % Self.span == 0 { chunks.append([]) }
      let part = rest.prefix(Self.span - count % Self.span)
      chunks[chunks.count - 1].append(contentsOf: part)
      count += part.count
      rest = rest.dropFirst(part.count)
    }
  }

  mutating func truncate(to size: Int) {
    guard size < count else { return }
    chunks.removeLast(chunks.count - (size + Self.span - 1) / Self.span)
    let left = size % Self.span
    if left > 0 { chunks[chunks.count - 1].removeLast(chunks[chunks.count - 1].count - left) }
    count = size
  }

  mutating func dropFirst(atMost most: Int) -> Int {
    let whole = min(most, count) / Self.span
    chunks.removeFirst(whole)
    count -= whole * Self.span
    return whole * Self.span
  }

  func bytes(in range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    var place = range.lowerBound
    let end = min(range.upperBound, count)
    while place < end {
      let chunk = chunks[place / Self.span]
      let start = place % Self.span
      let part = chunk[start..<min(chunk.count, start + end - place)]
      result += part
      place += part.count
    }
    return result
  }
}
