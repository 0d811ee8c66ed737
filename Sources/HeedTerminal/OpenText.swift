import Glibc
package import HeedCore

/// Opens a file for reading in windows, or standard input where no path is given.
///
/// What has no size, as a pipe or much of /proc, is read to its end; standard input, where that is
/// no file, is left to come as events.
package func openText(
  _ path: String?
) -> Result<Surroundings.OpenText, Surroundings.TextFailure> {
  var status = stat()
  guard let path else {
    if isatty(STDIN_FILENO) == 1 { return .failure(.isTerminal) }
    guard fstat(STDIN_FILENO, &status) == 0 else { return unreadable(errno) }
    let start = lseek(STDIN_FILENO, 0, SEEK_CUR)
    guard status.st_mode & S_IFMT == S_IFREG, status.st_size > 0, start >= 0 else {
      return status.st_mode & S_IFMT == S_IFDIR ? unreadable(EISDIR) : .success(.arriving)
    }
    return .success(.source(OpenFile(copying: STDIN_FILENO, from: Int(start)).source))
  }
  let bytes = HeedTerminal.path(path)
  let descriptor = open(bytes, O_RDONLY | O_CLOEXEC | O_NOCTTY)
  guard descriptor >= 0 else { return unreadable(errno) }
  let file = OpenFile(copying: descriptor, from: 0, path: bytes)
  close(descriptor)
  guard fstat(file.descriptor, &status) == 0 else { return unreadable(errno) }
  if status.st_mode & S_IFMT == S_IFDIR { return unreadable(EISDIR) }
  if status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 {
    return .success(.source(file.source))
  }
  return file.readAll().map { text in
    // An empty file may grow.
    .source(text.size == 0 && status.st_mode & S_IFMT == S_IFREG ? file.source : text)
  }
}

private func unreadable<Text>(_ error: Int32) -> Result<Text, Surroundings.TextFailure> {
  .failure(.unreadable(reason: reason(error)))
}

/// An open file.
///
/// It has identity because the descriptor is closed with it. One thread uses it.
private final class OpenFile: @unchecked Sendable {
  private(set) var descriptor: Int32
  /// Where the text begins in it.
  private let start: Int
  /// The name under which there may be another file later.
  private let path: [CChar]?
  /// How often there was another text.
  private var changes = 0
  private var lastSize = 0

  /// A copy, above the three standard streams whichever of them are closed.
  init(copying other: Int32, from start: Int, path: [CChar]? = nil) {
    descriptor = fcntl(other, F_DUPFD_CLOEXEC, 3)
    self.start = start
    self.path = path
  }

  deinit { close(descriptor) }

  /// Its bytes, read where they are asked for.
  var source: TextSource {
    TextSource(
      size: { self.size }, read: { self.read(at: $0, count: $1) },
      lookAgain: { self.lookAgain() })
  }

  /// Takes the file that has its name now, and notices one that was begun anew.
  private func lookAgain() -> Int {
    var (own, named) = (stat(), stat())
    if let path, fstat(descriptor, &own) == 0, stat(path, &named) == 0,
      own.st_dev != named.st_dev || own.st_ino != named.st_ino,
      named.st_mode & S_IFMT == S_IFREG
    {
      let other = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
      if other >= 0 {
        close(descriptor)
        descriptor = fcntl(other, F_DUPFD_CLOEXEC, 3)
        close(other)
        (changes, lastSize) = (changes + 1, 0)
      }
    }
    let size = size
    if size < lastSize { changes += 1 }
    lastSize = size
    return changes
  }

  private var size: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? max(0, Int(status.st_size) - start) : 0
  }

  private func read(at offset: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, let base = buffer.baseAddress {
        let result = pread(
          descriptor, base + filled, count - filled, off_t(start + offset + filled))
        if result < 0, errno == EINTR { continue }
        guard result > 0 else { return }
        filled += result
      }
    }
  }

  /// More than this is no text that somebody reads, as /dev/zero.
  private static let mostKept = 256 << 20

  /// All that can be read from where it stands.
  func readAll() -> Result<TextSource, Surroundings.TextFailure> {
    var source = TextSource()
    while source.size <= Self.mostKept {
      errno = 0
      guard let bytes = readChunk(of: descriptor) else {
        var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&wait, 1, -1)
        continue
      }
      if bytes.isEmpty { return errno == 0 ? .success(source) : unreadable(errno) }
      source.append(bytes)
    }
    return .failure(.unreadable(reason: "it has no end within 256 MiB"))
  }
}
