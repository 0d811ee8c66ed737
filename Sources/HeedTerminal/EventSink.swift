import Glibc
package import HeedCore

/// Lines that go to a descriptor as its reader takes them, so that nothing ever waits for it.
///
/// It has identity because the loop and the terminal share what is still to be written.
package final class EventSink {
  private struct Line {
    /// The field whose change it tells, which a later one makes needless.
    var field: String?
    var bytes: [UInt8]
  }

  private let descriptor: Int32
  private var lines: ArraySlice<Line> = []
  /// How much of the first line has been written.
  private var written = 0
  private var size = 0
  private var isGone = false

  /// How many bytes are kept for a reader that does not read.
  private static let most = 1_048_576
  /// What a pipe that has room takes without making us wait.
  private static let piece = Int(PIPE_BUF)

  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// The descriptor, while something waits to be written to it.
  var waitingDescriptor: Int32? { lines.isEmpty || isGone ? nil : descriptor }

  package func tell(_ happening: Happening) {
    guard !isGone else { return }
    var field: String?
    if case .change(let value, _) = happening { field = value.name }
    let line = Line(field: field, bytes: Array((happening.json.text + "\n").utf8))
    size += line.bytes.count
    lines.append(line)
    flush()
    if size > Self.most { drop() }
  }

  /// Writes what the reader takes now.
  package func flush() {
    while let line = lines.first, !isGone {
      var place = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard poll(&place, 1, 0) > 0 else { return }
      let rest = line.bytes[written...].prefix(Self.piece)
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count >= 0 else {
        isGone = errno != EAGAIN && errno != EINTR
        if isGone { lines = [] }
        return
      }
      written += count
      guard written == line.bytes.count else { continue }
      size -= written
      written = 0
      lines.removeFirst()
    }
  }

  /// Tells the end, and gives a slow reader a moment to take what was kept.
  package func finish(_ happening: Happening) {
    tell(happening)
    let deadline = monotonicTime() + .milliseconds(500)
    while let descriptor = waitingDescriptor, monotonicTime() < deadline {
      var place = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = poll(&place, 1, (deadline - monotonicTime()).pollMilliseconds)
      flush()
    }
  }

  /// Drops changes that newer ones make needless, then the oldest lines.
  private func drop() {
    var newer: Set<String> = []
    // A line that was begun has to be ended.
    let begun = written > 0 ? lines.removeFirst() : nil
    var kept = Array(
      lines.reversed().filter { line in line.field.map { newer.insert($0).inserted } ?? true }
        .reversed())
    var total = kept.reduce(0) { $0 + $1.bytes.count }
    var gone = 0
    while total > Self.most / 4 * 3, gone < kept.count - 1 {
      total -= kept[gone].bytes.count
      gone += 1
    }
    kept.removeFirst(gone)
    lines = ((begun.map { [$0] } ?? []) + kept)[...]
    size = lines.reduce(0) { $0 + $1.bytes.count }
  }
}
