import CCurses
import Glibc
import HeedCore

/// The terminal's descriptor and its modes; who makes them raw also restores them.
struct Tty: ~Copyable {
  /// Above 2 and closed on exec.
  let descriptor: Int32
  /// Whether it is not our controlling terminal, so that its keys make no signals for us.
  let isForeign: Bool
  /// Whether a line feed returns the carriage too, for what others print meanwhile.
  var mapsLineFeeds = false
  /// The key that stops the job: we take it ourselves, since the shell may have the terminal back
  /// before we have heard of a signal that stopped the script around us too.
  private(set) var stopKey: Key?
  /// Whether to be able to tell that a dialog came on top of what we paint.
  var isMarked = false
  private var original: termios?
  private var raw = termios()

  /// Finds the terminal: the one at `path`, else `/dev/tty`, else one of descriptors 2, 1, 0.
  init(path: String?) throws(TerminalError) {
    Self.fillStandardDescriptors()
    if let path {
      descriptor = try Self.open(path)
      isForeign = tcgetsid(descriptor) != getsid(0)
      return
    }
    let controlling = Glibc.open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    if controlling >= 0 {
      (descriptor, isForeign) = (controlling, false)
      return
    }
    let cause = errno
    guard let inherited = Self.inherited() else {
      throw .noTerminal(detail: reason(cause))
    }
    descriptor = inherited
    isForeign = tcgetsid(descriptor) != getsid(0)
  }

  deinit {
    close(descriptor)
  }

  /// The terminal's size; 80 by 24 where it does not know.
  var size: Size {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return Size(columns: 80, rows: 24)
    }
    return Size(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Whether the shell lets us have the terminal.
  var isInForeground: Bool {
    if isForeign { return true }
    let group = tcgetpgrp(descriptor)
    return group < 0 || group == getpgrp()
  }

  /// Gets keys one by one and unseen; a foreign terminal's Ctrl-C arrives as byte 3.
  ///
  /// - Returns: whether that was done; not where the shell has just taken the terminal from us.
  mutating func enterRaw(discardingInput: Bool) -> Bool {
    var modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else { return true }
    if Mark(modes) != nil { Mark.covered.put(into: &modes) }
    original = modes
    if isMarked { Mark.painted.put(into: &modes) }
    modes.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP)
    // A line feed goes straight down, as ncurses takes it to.
    if !mapsLineFeeds { modes.c_oflag &= ~tcflag_t(ONLCR) }
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | IEXTEN)
    if isForeign { modes.c_lflag &= ~tcflag_t(ISIG) }
    withUnsafeMutableBytes(of: &modes.c_cc) { codes in
      codes[Int(VMIN)] = 1
      codes[Int(VTIME)] = 0
      let stop = codes[Int(VSUSP)]
      guard !isForeign, (1...26).contains(stop), !isIgnored(signal: SIGTSTP) else { return }
      stopKey = .control(Character(Unicode.Scalar(stop + 0x60)))
      codes[Int(VSUSP)] = 0
    }
    raw = modes
    return set(modes, discardingInput: discardingInput)
  }

  /// Gets lines as the terminal edits them, seen or but for their ends unseen.
  ///
  /// A hidden line ends at the key that stops the job too, and a foreign terminal's at Ctrl-C.
  ///
  /// - Returns: the byte that ends a line so; `nil` for none.
  mutating func enterLines(isSecret: Bool) -> UInt8? {
    var modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else { return nil }
    if let mark = Mark(modes), mark != .covered { Mark.covered.put(into: &modes) }
    (original, raw) = (modes, modes)
    var end: UInt8?
    if isForeign {
      raw.c_lflag &= ~tcflag_t(ISIG)
      end = 3
    } else if isSecret, !isIgnored(signal: SIGTSTP) {
      end = withUnsafeBytes(of: raw.c_cc) { $0[Int(VSUSP)] }
    }
    if isSecret {
      raw.c_lflag &= ~tcflag_t(ECHO)
      raw.c_lflag |= tcflag_t(ECHONL)
    }
    withUnsafeMutableBytes(of: &raw.c_cc) { codes in
      guard let end else { return }
      codes[Int(VEOL)] = end
      if !isForeign { codes[Int(VSUSP)] = 0 }
    }
    _ = set(raw, discardingInput: false)
    return end == 0 ? nil : end
  }

  /// Gets keys or lines again as before; what ``restore(discardingInput:)`` puts back stays the same.
  func reenterRaw() -> Bool { set(raw, discardingInput: false) }

  /// Puts the modes back as ``enterRaw(discardingInput:)`` found them.
  ///
  /// In the background they are the shell's, which has set its own when it stopped us.
  func restore(discardingInput: Bool) {
    guard let modes = original, isInForeground else { return }
    _ = set(modes, discardingInput: discardingInput)
  }

  /// Sets the modes; `false` where a signal came first.
  private func set(_ modes: termios, discardingInput: Bool) -> Bool {
    var modes = modes
    return withoutStopping {
      tcsetattr(descriptor, discardingInput ? TCSAFLUSH : TCSADRAIN, &modes) == 0 || errno != EINTR
    }
  }
}

/// A note to whoever paints beneath dialogs, kept where all programs on the terminal see it.
///
/// It stands in the place of a control character that Linux has no use for, and a dialog changes it,
/// so one that was answered before we looked is noticed too.
private enum Mark: cc_t {
  /// What a progress painted is on the screen.
  case painted = 0xE1
  /// A dialog was on top since.
  case covered = 0xE2

  init?(_ modes: termios) {
    self.init(rawValue: withUnsafeBytes(of: modes.c_cc) { $0[Int(VDISCARD)] })
  }

  func put(into modes: inout termios) {
    withUnsafeMutableBytes(of: &modes.c_cc) { $0[Int(VDISCARD)] = rawValue }
  }
}

extension Tty {
  /// Whether a dialog has been on top since we got keys.
  var wasCovered: Bool {
    var modes = termios()
    return tcgetattr(descriptor, &modes) == 0 && Mark(modes) != .painted
  }
}

/// Reading.
extension Tty {
  /// What there is to read; empty where the terminal is gone, `nil` where nothing came after all.
  func read() -> [UInt8]? { readChunk(of: descriptor) }

  /// Waits for input; whether there is any.
  func waitForInput(_ time: Duration) -> Bool {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, time.pollMilliseconds) > 0
  }
}

/// Finding a terminal.
extension Tty {
  /// Opens something for each of descriptors 0 to 2 that is closed, else the next open becomes it.
  ///
  /// What it opens fails when used in that direction, so a missing stream is still noticed.
  static func fillStandardDescriptors() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      _ = Glibc.open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  private static func open(_ path: String) throws(TerminalError) -> Int32 {
    // Without O_NONBLOCK a serial line would wait for its carrier.
    let descriptor = Glibc.open(path, O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .cannotOpen(path: path, reason: reason(errno)) }
    guard isatty(descriptor) == 1 else {
      close(descriptor)
      throw .notATerminal(path: path)
    }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    return descriptor
  }

  private static func inherited() -> Int32? {
    for descriptor in [Int32(2), 1, 0] where isatty(descriptor) == 1 {
      guard fcntl(descriptor, F_GETFL) & O_ACCMODE == O_RDWR else { continue }
      let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
      if copy >= 0 { return copy }
    }
    return nil
  }
}
