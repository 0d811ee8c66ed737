import CCurses
import Glibc
package import HeedCore

/// The value of an environment variable, or `nil` where it isn't set.
///
/// A program with more rights than its caller (`AT_SECURE`) doesn't listen to its environment.
package func environmentValue(of name: String) -> String? {
  guard ccurses_is_secure() == 0 else { return nil }
  return getenv(name).map { text in
    ByteText.decode(UnsafeRawBufferPointer(start: UnsafeRawPointer(text), count: strlen(text)))
  }
}

/// Whether a descriptor is a terminal.
package func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

/// Whether a descriptor is open for writing.
package func isWritable(_ descriptor: Int32) -> Bool {
  let flags = fcntl(descriptor, F_GETFL)
  return flags >= 0 && flags & O_ACCMODE != O_RDONLY
}

/// Whether a descriptor is open for reading.
package func isReadable(_ descriptor: Int32) -> Bool {
  let flags = fcntl(descriptor, F_GETFL)
  return flags >= 0 && flags & O_ACCMODE != O_WRONLY
}

/// Whether a descriptor is that of a directory.
package func isDirectory(_ descriptor: Int32) -> Bool {
  var status = stat()
  return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

/// Writes bytes in full; returns the reason where that can't be done.
package func write(_ bytes: [UInt8], to descriptor: Int32) -> String? {
  writeAll(bytes, to: descriptor) ? nil : reason(errno)
}

/// Waits for bytes of standard input; there are none at its end.
package func nextInput() -> [UInt8] { nextChunk(of: STDIN_FILENO) }

/// Waits for standard input, where that is read, or for a control channel, where there is one.
package func nextEvent(readsInput: Bool, control: Int32?) -> Event {
  while true {
    var descriptors = [
      pollfd(fd: readsInput ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: control ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    _ = poll(&descriptors, 2, -1)
    if descriptors[1].revents != 0, let control, let bytes = readChunk(of: control) {
      return .control(bytes)
    }
    if descriptors[0].revents != 0, let bytes = readChunk(of: STDIN_FILENO) {
      return bytes.isEmpty ? .endOfInput : .input(bytes)
    }
  }
}

/// Sleeps; a signal that is not ignored ends the program as it does any other.
package func pause(for time: Duration) {
  let (seconds, attoseconds) = time.components
  var left = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
  while true {
    var wanted = left
    guard nanosleep(&wanted, &left) != 0, errno == EINTR else { return }
  }
}

/// The bytes of a file of up to 16 MiB, or of standard input where no path is given, or the reason
/// why there are none.
package func contents(of path: String?) -> Result<[UInt8], Surroundings.Failure> {
  guard let path else { return contents(of: STDIN_FILENO) }
  return contents(of: path, isTrusted: false)
}

/// Why a file to which everybody may write is not trusted.
let openToAll = "everybody may write to it; take that away with 'chmod o-w'"

/// The bytes of a file of up to 16 MiB, or the reason why there are none.
///
/// One that is to be trusted is refused where everybody may write to it.
func contents(of name: String, isTrusted: Bool) -> Result<[UInt8], Surroundings.Failure> {
  // Without O_NONBLOCK a named pipe would wait for its writer.
  let descriptor = open(path(name), O_RDONLY | O_CLOEXEC | (isTrusted ? O_NONBLOCK : 0))
  guard descriptor >= 0 else { return .failure(.init(reason: reason(errno))) }
  defer { close(descriptor) }
  var state = stat()
  if isTrusted {
    guard fstat(descriptor, &state) == 0, state.st_mode & S_IFMT != S_IFCHR else {
      return .failure(.init(reason: "it is a device, and no file"))
    }
    if state.st_mode & S_IWOTH != 0 { return .failure(.init(reason: openToAll)) }
  }
  return contents(of: descriptor)
}

private func contents(of descriptor: Int32) -> Result<[UInt8], Surroundings.Failure> {
  var bytes: [UInt8] = []
  while bytes.count <= 16 << 20 {
    let chunk = nextChunk(of: descriptor)
    guard chunk.isEmpty else {
      bytes += chunk
      continue
    }
    return errno == 0 ? .success(bytes) : .failure(.init(reason: reason(errno)))
  }
  return .failure(.init(reason: "it has more than 16 MiB"))
}

/// Writes a file anew; returns the reason where that can't be done.
package func write(_ bytes: [UInt8], toFile name: String) -> String? {
  let descriptor = open(path(name), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
  guard descriptor >= 0 else { return reason(errno) }
  defer { close(descriptor) }
  return write(bytes, to: descriptor)
}

/// The size of the terminal that belongs to the script; `nil` where there is none.
package func terminalSize() -> Size? {
  do throws(TerminalError) { return try Tty(path: nil).size } catch { return nil }
}

/// Blanks the terminal's screen, where there is one.
package func clearTerminal() {
  do throws(TerminalError) {
    _ = try Terminfo.type()
    let tty = try Tty(path: nil)
    var problem: Int32 = 0
    guard setupterm(nil, tty.descriptor, &problem) == OK, let text = Terminfo.string("clear") else {
      return
    }
    writeAll(Array(text.utf8), to: tty.descriptor)
  } catch {}
}

/// The words of the command line with the program's name, byte for byte.
package func commandLine() -> [String] {
  // Swift reads /proc for them, which takes longer and is not always mounted.
  let words = ccurses_arguments()
  var result: [String] = []
  while let word = words?[result.count] {
    result.append(
      ByteText.decode(
        [UInt8](UnsafeRawBufferPointer(start: UnsafeRawPointer(word), count: strlen(word)))))
  }
  return result
}
