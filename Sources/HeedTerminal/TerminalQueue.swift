import CCurses
import Glibc

/// The queue of dialogs before one terminal: a lock on the terminal's own inode.
///
/// The lock dies with its holder. Where the inode cannot be opened there is no queue.
struct TerminalQueue: ~Copyable {
  /// How often a waiting dialog looks; a blocking lock could miss a signal.
  private static let interval: Int32 = 10
  /// How often one that does not wait looks: a progress that paints has the terminal for a moment.
  private static let looks = 8
  private let lock: Int32
  private let terminal: Int32
  private let isForeign: Bool
  private let ifBusy: TerminalOptions.IfBusy

  init(_ tty: borrowing Tty, path: String?, ifBusy: TerminalOptions.IfBusy) {
    terminal = tty.descriptor
    isForeign = tty.isForeign
    self.ifBusy = ifBusy
    lock = ifBusy == .ignore ? -1 : Self.open(tty.descriptor, path: path)
  }

  deinit {
    if lock >= 0 { close(lock) }
  }

  /// Waits until we are in the foreground and nobody before us has the terminal, and takes it.
  func take(_ signals: borrowing Signals) throws(TerminalError) {
    while true {
      try waitForForeground(signals)
      guard lock >= 0 else { return }
      try waitForLock(signals)
      if isInForeground { return }
      release()
    }
  }

  /// Whether dialogs may come on top of what we paint.
  var yields: Bool { ifBusy == .yield }

  /// Takes the terminal for a moment where nobody has it; whether it did.
  func tryTake() -> Bool { lock < 0 || flock(lock, LOCK_EX | LOCK_NB) == 0 }

  /// Whether another dialog has the terminal.
  var isTaken: Bool {
    guard tryTake() else { return true }
    release()
    return false
  }

  /// Lets the next one have the terminal.
  func release() {
    if lock >= 0 { flock(lock, LOCK_UN) }
  }

  private var isInForeground: Bool {
    if isForeign { return true }
    let group = tcgetpgrp(terminal)
    return group < 0 || group == getpgrp()
  }

  /// Stops, as any background job that touches its terminal, until it is brought forward.
  private func waitForForeground(_ signals: borrowing Signals) throws(TerminalError) {
    while !isInForeground {
      if let signal = signals.takeEnding() { throw .interrupted(signal: signal) }
      // Setting the modes to what they are lets the kernel decide: it stops the whole group
      // by SIGTTOU, and says EIO where the group is orphaned.
      var modes = termios()
      guard tcgetattr(terminal, &modes) == 0, !isIgnored(signal: SIGTTOU) else {
        throw .noTerminal(detail: "in the background")
      }
      if tcsetattr(terminal, TCSANOW, &modes) == 0 {
        // SIGTTOU is blocked, unless we came forward just now.
        if !isInForeground { throw .noTerminal(detail: "in the background") }
      } else if errno != EINTR {
        throw .noTerminal(detail: "in the background of an orphaned session")
      }
    }
    _ = signals.take(SIGCONT)
  }

  private func waitForLock(_ signals: borrowing Signals) throws(TerminalError) {
    var looks = 0
    while true {
      looks += 1
      if let signal = signals.takeEnding() { throw .interrupted(signal: signal) }
      // Who has the terminal lets go of it because of the same key that stops us.
      if signals.take(SIGTSTP) {
        signals.stop()
        try waitForForeground(signals)
      }
      guard flock(lock, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR else {
        return
      }
      if ifBusy == .fail, looks >= Self.looks { throw .busy }
      signals.drain()
      var wake = pollfd(fd: signals.wake, events: Int16(POLLIN), revents: 0)
      _ = poll(&wake, 1, Self.interval)
    }
  }

  /// Opens the terminal's inode for locking: never a descriptor that others may share.
  private static func open(_ terminal: Int32, path: String?) -> Int32 {
    guard let path = path ?? devicePath(ccurses_device(terminal)) else { return -1 }
    var ours = stat()
    var opened = stat()
    let lock = Glibc.open(path, O_RDONLY | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard lock >= 0 else { return -1 }
    let device = ccurses_device(terminal)
    guard fstat(lock, &opened) == 0, fstat(terminal, &ours) == 0,
      opened.st_rdev == ours.st_rdev || UInt32(truncatingIfNeeded: opened.st_rdev) == device
    else {
      close(lock)
      return -1
    }
    return lock
  }

  /// The path of a terminal by the kernel's number, as Linux's devices.txt assigns them.
  static func devicePath(_ device: UInt32) -> String? {
    let major = (device & 0xF_FF00) >> 8
    let minor = (device & 0xFF) | ((device >> 12) & 0xF_FF00)
    switch major {
    case 136...143: return "/dev/pts/\(minor + (major - 136) * 256)"
    case 4 where minor < 64: return "/dev/tty\(minor)"
    case 4: return "/dev/ttyS\(minor - 64)"
    default: return nil
    }
  }
}
