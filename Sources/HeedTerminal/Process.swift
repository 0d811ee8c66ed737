import CCurses
import Glibc
import HeedCore

/// The value of an environment variable, or `nil` where it isn't set.
///
/// A program with more rights than its caller (`AT_SECURE`) doesn't listen to its environment.
package func environmentValue(of name: String) -> String? {
  guard ccurses_is_secure() == 0 else { return nil }
  return getenv(name).map { text in
    ByteText.decode(UnsafeRawBufferPointer(start: UnsafeRawPointer(text), count: strlen(text)))
  }
}

/// Whether a descriptor is open for writing.
package func isWritable(_ descriptor: Int32) -> Bool {
  let flags = fcntl(descriptor, F_GETFL)
  return flags >= 0 && flags & O_ACCMODE != O_RDONLY
}

/// Writes bytes in full; returns the reason where that can't be done.
package func write(_ bytes: [UInt8], to descriptor: Int32) -> String? {
  writeAll(bytes, to: descriptor) ? nil : reason(errno)
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

/// The words of the command line with the program's name, byte for byte.
package func commandLine() -> [String] {
  // Where /proc is not mounted Swift knows none.
  let words = CommandLine.argc > 0 ? CommandLine.unsafeArgv : ccurses_arguments()
  var result: [String] = []
  while let word = words?[result.count] {
    result.append(
      ByteText.decode(UnsafeRawBufferPointer(start: UnsafeRawPointer(word), count: strlen(word))))
  }
  return result
}
