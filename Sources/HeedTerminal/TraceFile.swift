import Glibc
package import HeedCore

/// A log that lines are added to, each with the time of it.
package struct TraceFile: Sendable {
  private let descriptor: Int32

  /// Opens a file to add to; one that is made can only be read by its owner.
  package static func opened(_ name: String) -> Result<TraceFile, Surroundings.Failure> {
    // Not to wait for the reader of a FIFO.
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
    let opened = open(path(name), flags, 0o600)
    var status = stat()
    let isNone = opened < 0 ? errno == ENXIO : fstat(opened, &status) != 0 || isFIFO(status)
    if isNone {
      if opened >= 0 { Glibc.close(opened) }
      return .failure(Surroundings.Failure(reason: "it is no regular file"))
    }
    guard opened >= 0 else { return .failure(Surroundings.Failure(reason: reason(errno))) }
    guard opened <= STDERR_FILENO else { return .success(TraceFile(descriptor: opened)) }
    // A closed standard stream stays closed.
    defer { Glibc.close(opened) }
    return .success(TraceFile(descriptor: fcntl(opened, F_DUPFD_CLOEXEC, 3)))
  }

  private static func isFIFO(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFIFO }

  package func close() { Glibc.close(descriptor) }

  /// Adds a line; where that fails, nobody waits for it.
  package func write(_ line: String) {
    let time = CivilFormat("%Y-%m-%d %H:%M:%S").text(of: civilNow())
    writeAll(ByteText.encode("\(time) \(line)\n"), to: descriptor)
  }
}
