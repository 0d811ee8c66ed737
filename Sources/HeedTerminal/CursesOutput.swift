import CCurses
import Glibc

/// Where ncurses writes: a file in memory, which goes to the terminal in one piece.
///
/// ncurses writes after every movement, which costs more than the picture and shows half of it.
/// It also leaves the modes of what is no terminal alone, so that ``Tty`` is the only one to set
/// them. Where the kernel has no such files it writes to the terminal itself.
final class CursesOutput {
  /// What `newterm` takes: ncurses only looks at its descriptor.
  let stream: UnsafeMutablePointer<FILE>
  private let memory: Int32
  private let terminal: Int32

  init(_ terminal: Int32) throws(TerminalError) {
    memory = memfd_create("frame", UInt32(MFD_CLOEXEC))
    let target = memory >= 0 ? memory : fcntl(terminal, F_DUPFD_CLOEXEC, 3)
    guard let stream = fdopen(target, "r+") else { throw .noTerminal(detail: reason(errno)) }
    self.stream = stream
    self.terminal = terminal
  }

  deinit { fclose(stream) }

  /// Forgets what ncurses wrote.
  func discard() {
    if memory >= 0 { lseek(memory, 0, SEEK_SET) }
  }

  /// Sends what ncurses wrote, and then more.
  func flush(before more: String) {
    var bytes: [UInt8] = []
    if memory >= 0 {
      let count = max(0, lseek(memory, 0, SEEK_CUR))
      bytes = [UInt8](unsafeUninitializedCapacity: count + more.utf8.count) { buffer, filled in
        filled = max(0, pread(memory, buffer.baseAddress, count, 0))
      }
      lseek(memory, 0, SEEK_SET)
    }
    bytes.append(contentsOf: more.utf8)
    if !bytes.isEmpty { writeAll(bytes, to: terminal) }
  }
}
