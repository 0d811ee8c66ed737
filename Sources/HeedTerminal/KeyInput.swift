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
    var (own, other) = (stat(), stat())
    let isSame =
      fstat(descriptor, &own) == 0 && fstat(tty.descriptor, &other) == 0
      && own.st_mode & S_IFMT == S_IFCHR && isatty(descriptor) == 1
      && own.st_rdev == other.st_rdev
    self.descriptor = isSame ? nil : descriptor
    var modes = termios()
    guard !isSame, tcgetattr(descriptor, &modes) == 0 else { return }
    original = modes
    cfmakeraw(&modes)
    raw = modes
    enterRaw()
  }

  deinit { restore() }

  func enterRaw() { if original != nil { set(raw) } }

  func restore() { if let original { set(original) } }

  private func set(_ modes: termios) {
    guard let descriptor else { return }
    var modes = modes
    tcsetattr(descriptor, TCSANOW, &modes)
  }
}
