import CVterm
import Glibc
import HeedCore

/// The two ends of a pseudo-terminal: the harness is the terminal, a program gets the slave's path.
final class PseudoTerminal {
  private(set) var master: Int32
  let path: String
  /// Kept open, so that its modes can be read when the program is gone.
  private let slave: Int32
  private let modesAtStart: LineModes?

  init(_ size: Size) {
    var name = [CChar](repeating: 0, count: 128)
    master = cvterm_open_master(&name, name.count)
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    precondition(master >= 0 && slave >= 0, "no pseudo-terminal to be had")
    cvterm_set_size(master, Int32(size.columns), Int32(size.rows))
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    modesAtStart = LineModes(slave)
  }

  deinit {
    hangUp()
    close(slave)
  }

  var hasModesOfStart: Bool { LineModes(slave) == modesAtStart }

  func resize(_ size: Size) { cvterm_set_size(master, Int32(size.columns), Int32(size.rows)) }

  /// Takes the terminal away, as closing its window does.
  func hangUp() {
    guard master >= 0 else { return }
    close(master)
    master = -1
  }
}

/// What `tcgetattr` tells, comparable.
private struct LineModes: Equatable {
  var flags: [tcflag_t]
  var characters: [UInt8]

  init?(_ descriptor: Int32) {
    var modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else { return nil }
    flags = [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
    characters = withUnsafeBytes(of: modes.c_cc) { Array($0) }
  }
}
