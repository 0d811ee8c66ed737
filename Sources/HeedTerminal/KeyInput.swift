import Glibc

/// Where keys come from, if not from the terminal that is drawn on: a pipe, a file, or a terminal,
/// which is made to send them one by one.
struct KeyInput: ~Copyable {
  /// `nil` where keys come from the terminal that is drawn on.
  let descriptor: Int32?
  private var original: termios?
  private var raw = termios()

  init(_ descriptor: Int32?, beside tty: borrowing Tty) {
    guard let descriptor else {
      self.descriptor = nil
      return
    }
    let isSame = Self.isSame(descriptor, tty)
    self.descriptor = isSame ? nil : descriptor
    var modes = termios()
    guard !isSame, tcgetattr(descriptor, &modes) == 0 else { return }
    original = modes
    cfmakeraw(&modes)
    raw = modes
    enterRaw()
  }

  deinit { restore() }

  /// Whether it is a terminal of its own, whose Ctrl-C makes no signal for us.
  var isTerminal: Bool { original != nil }

  /// Whether a descriptor is the terminal that is drawn on, by whichever name.
  private static func isSame(_ descriptor: Int32, _ tty: borrowing Tty) -> Bool {
    guard isatty(descriptor) == 1 else { return false }
    // A session has one terminal that controls it.
    if !tty.isForeign, tcgetsid(descriptor) == getsid(0) { return true }
    var (own, other) = (stat(), stat())
    return fstat(descriptor, &own) == 0 && fstat(tty.descriptor, &other) == 0
      && own.st_rdev == other.st_rdev
  }

  func enterRaw() { if original != nil { set(raw) } }

  func restore() { if let original { set(original) } }

  private func set(_ modes: termios) {
    guard let descriptor else { return }
    var modes = modes
    tcsetattr(descriptor, TCSANOW, &modes)
  }
}
