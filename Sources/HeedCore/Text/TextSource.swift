/// Bytes that are read in windows and never needed all at once: a file's, or some in memory.
package struct TextSource: Sendable {
  /// A file, of which only what is asked for is in memory.
  private struct File: Sendable {
    var size: @Sendable () -> Int
    var read: @Sendable (_ offset: Int, _ count: Int) -> [UInt8]
  }

  private var file: File?
  private var memory = ChunkedBytes()

  /// Bytes in memory; more may be appended.
  package init(bytes: [UInt8] = []) { memory.append(bytes) }

  /// A file through its reader, which may give fewer bytes than asked for.
  ///
  /// The size is asked for anew for each frame, so a file that grows is seen to grow.
  package init(
    size: @escaping @Sendable () -> Int,
    read: @escaping @Sendable (_ offset: Int, _ count: Int) -> [UInt8]
  ) {
    file = File(size: size, read: read)
  }

  package var size: Int { file.map { max(0, $0.size()) } ?? memory.count }
  /// Whether it may grow without being told.
  package var isFile: Bool { file != nil }

  /// Adds bytes to those in memory.
  package mutating func append(_ bytes: [UInt8]) { memory.append(bytes) }

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
