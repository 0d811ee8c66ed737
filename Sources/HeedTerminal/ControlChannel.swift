import Glibc
package import HeedCore

/// Opens what a program's messages come from; the descriptor is above 2 where it was opened here.
package func openControl(_ channel: General.Channel) -> Result<Int32, ControlProblem> {
  switch channel {
  case .descriptor(let number):
    let flags = fcntl(number, F_GETFL)
    guard flags >= 0, flags & O_ACCMODE != O_WRONLY else { return .failure(.notOpen) }
    return isTerminal(number) ? .failure(.isTerminal) : .success(number)
  case .path(let path): return openFIFO(ByteText.encode(path).map { CChar(bitPattern: $0) } + [0])
  }
}

/// For reading and writing, so that it has no end when those who write come and go.
private func openFIFO(_ path: [CChar]) -> Result<Int32, ControlProblem> {
  var status = stat()
  guard stat(path, &status) == 0 else { return .failure(.unreadable(reason: reason(errno))) }
  guard status.st_mode & S_IFMT == S_IFIFO else { return .failure(.notFIFO) }
  let opened = open(path, O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
  guard opened >= 0 else { return .failure(.unreadable(reason: reason(errno))) }
  guard opened <= STDERR_FILENO else { return .success(opened) }
  // A closed standard stream stays closed.
  defer { close(opened) }
  return .success(fcntl(opened, F_DUPFD_CLOEXEC, 3))
}
