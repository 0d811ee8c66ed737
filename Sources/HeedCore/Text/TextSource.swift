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
  /// Puts bytes in the place of some of those in memory.
  mutating func replace(_ range: Range<Int>, with bytes: [UInt8]) {
    memory.replace(range, with: bytes)
  }

  /// The bytes of a window, as far as there are any.
  package func read(at offset: Int, count: Int) -> [UInt8] {
    guard count > 0 else { return [] }
    return file.map { $0.read(offset, count) } ?? memory.bytes(in: offset..<offset + count)
  }
}

/// Bytes in pieces, so that growing copies none of them, and a change but those around it.
private struct ChunkedBytes: Sendable {
  /// The usual size of a piece; one that is changed may have twice as much.
  private static let span = 65_536
  private var chunks: [[UInt8]] = []
  /// Where each piece ends.
  private var ends: [Int] = []
  var count: Int { ends.last ?? 0 }

  mutating func append(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      if (chunks.last?.count ?? Self.span) >= Self.span {
        chunks.append([])
        ends.append(count)
      }
      let part = rest.prefix(Self.span - chunks[chunks.count - 1].count)
      chunks[chunks.count - 1].append(contentsOf: part)
      ends[ends.count - 1] += part.count
      rest = rest.dropFirst(part.count)
    }
  }

  mutating func truncate(to size: Int) {
    guard size < count else { return }
    replace(size..<count, with: [])
  }

  mutating func dropFirst(atMost most: Int) -> Int {
    let whole = ends.prefix { $0 <= most }.count
    guard whole > 0 else { return 0 }
    let dropped = ends[whole - 1]
    chunks.removeFirst(whole)
    ends = ends.dropFirst(whole).map { $0 - dropped }
    return dropped
  }

  /// Replaces a range that lies within the bytes.
  mutating func replace(_ range: Range<Int>, with bytes: [UInt8]) {
    guard range.lowerBound < count else { return append(bytes) }
    let (first, last) = (index(of: range.lowerBound), index(of: range.upperBound - 1))
    let start = start(of: first)
    if first >= last, chunks[first].count + bytes.count - range.count <= 2 * Self.span {
      let lower = range.lowerBound - start
      chunks[first].replaceSubrange(lower..<lower + range.count, with: bytes)
      if chunks[first].isEmpty { chunks.remove(at: first) }
    } else {
      let end = max(first, last)
      let tail = chunks[end].dropFirst(range.upperBound - self.start(of: end))
      let all = chunks[first].prefix(range.lowerBound - start) + bytes + tail
      let pieces = stride(from: 0, to: all.count, by: Self.span).map {
        Array(all[(all.startIndex + $0)...].prefix(Self.span))
      }
      chunks.replaceSubrange(first...end, with: pieces)
    }
    ends.removeSubrange(first...)
    for chunk in chunks[first...] { ends.append(count + chunk.count) }
  }

  func bytes(in range: Range<Int>) -> [UInt8] {
    var place = range.lowerBound
    let end = min(range.upperBound, count)
    guard place < end else { return [] }
    var result: [UInt8] = []
    result.reserveCapacity(end - place)
    var index = index(of: place)
    while place < end {
      let start = start(of: index)
      result += chunks[index][place - start..<min(chunks[index].count, end - start)]
      place = ends[index]
      index += 1
    }
    return result
  }

  private func start(of index: Int) -> Int { index > 0 ? ends[index - 1] : 0 }

  /// The piece that has a byte.
  private func index(of place: Int) -> Int {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return max(0, low)
  }
}
