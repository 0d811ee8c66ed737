import HeedCore

/// Something that frames are painted on.
///
/// It has identity: the state of a real screen.
protocol Surface: AnyObject {
  /// Whether the terminal was asked where its cursor is and has not answered.
  var awaitsReport: Bool { get }
  /// Whether nothing but ASCII can be drawn.
  var isASCII: Bool { get }
  /// Makes the screen look like the frame, taking it first where it is not held.
  func show(_ frame: borrowing Frame)
  /// The terminal has another size now.
  func resize(to size: Size)
  /// Gives the screen back until the next ``show(_:)``.
  func leave()
  /// Another program has drawn: nothing on the screen is what it was.
  func forget()
  /// Gives the screen back for good.
  func finish()
  /// Takes the terminal's answer to where the cursor is.
  func take(report: Position)
  /// A mouse action in the frame's coordinates, `nil` while they are not known.
  func place(_ mouse: Mouse) -> Mouse?
}

/// Sequences that terminfo has no names for, as xterm's ctlseqs defines them.
enum Sequences {
  static let cursorReport = "\u{1B}[6n"
  static let pasteOn = "\u{1B}[?2004h"
  static let pasteOff = "\u{1B}[?2004l"
  static let mouseOn = "\u{1B}[?1000h\u{1B}[?1006h"
  static let mouseOff = "\u{1B}[?1006l\u{1B}[?1000l"
}
