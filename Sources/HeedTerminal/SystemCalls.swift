import Glibc
import HeedCore

/// Writes all bytes, in as many pieces as it takes; gives up quietly where the terminal is gone.
///
/// - Returns: whether everything was written.
@discardableResult
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  bytes.withUnsafeBytes { buffer in
    var rest = buffer[...]
    while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
      let count = write(descriptor, start, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wait, 1, 1_000)
        if Int32(wait.revents) & (POLLHUP | POLLERR | POLLNVAL) != 0 { return false }
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}

/// What there is to read, up to 64 KiB; empty at the end, `nil` where nothing came after all.
func readChunk(of descriptor: Int32) -> [UInt8]? {
  var isOver = false
  let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
    let result = read(descriptor, buffer.baseAddress, buffer.count)
    isOver = result == 0 || (result < 0 && errno != EINTR && errno != EAGAIN)
    count = max(0, result)
  }
  return bytes.isEmpty && !isOver ? nil : bytes
}

/// Waits for bytes; there are none at the end, where `errno` is 0, or says why nothing can be read.
func nextChunk(of descriptor: Int32) -> [UInt8] {
  while true {
    errno = 0
    if let bytes = readChunk(of: descriptor) { return bytes }
    // Whoever shares the descriptor may have made it one that does not wait.
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&wait, 1, -1)
  }
}

/// A path, or any other text, as the system takes it.
func path(_ text: String) -> [CChar] { ByteText.encode(text).map { CChar(bitPattern: $0) } + [0] }

/// The system's text for an error number.
func reason(_ number: Int32) -> String {
  guard let text = strerror(number) else { return "error \(number)" }
  return String(cString: text)
}

/// Time on the monotonic clock.
func monotonicTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}

extension Duration {
  /// Milliseconds for `poll`, rounded up so that it does not wake too early, within its range.
  var pollMilliseconds: Int32 {
    let (seconds, attoseconds) = components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    guard seconds < 1_000_000 else { return 1_000_000_000 }
    return Int32(seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
