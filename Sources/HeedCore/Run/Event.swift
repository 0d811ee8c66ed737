/// A key press, already decoded.
package struct Key: Hashable, Sendable {
  package enum Code: Hashable, Sendable {
    case character(Character)
    case enter, tab, escape, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    case function(Int)
  }

  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let shift = Self(rawValue: 1)
    package static let alt = Self(rawValue: 2)
    package static let control = Self(rawValue: 4)
  }

  package var code: Code
  package var modifiers: Modifiers

  package init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// A key that types a character, with Control or Alt where given.
  package static func character(_ character: Character, _ modifiers: Modifiers = []) -> Self {
    Self(.character(character), modifiers)
  }
  /// Control and a letter.
  package static func control(_ character: Character) -> Self { .character(character, .control) }
  /// Alt (Meta) and a letter.
  package static func alt(_ character: Character) -> Self { .character(character, .alt) }
  /// Shift-Tab.
  package static let backTab = Self(.tab, .shift)
}

/// What the mouse did, and where.
package struct Mouse: Hashable, Sendable {
  package enum Action: Hashable, Sendable { case press, release, wheelUp, wheelDown }
  package var action: Action
  package var position: Position

  package init(_ action: Action, at position: Position) {
    self.action = action
    self.position = position
  }
}

/// Something that happened outside the dialog.
package enum Event: Equatable, Sendable {
  case key(Key)
  /// Text from a bracketed paste, line breaks and all.
  case paste(String)
  /// A mouse action in the coordinates of the canvas that the dialog was given.
  case mouse(Mouse)
  /// A press outside the dialog and its border.
  case pressedOutside
  case resized(Size)
  /// The terminal came back after a stop and has to be drawn anew.
  case resumed
  /// The terminal's answer to "where is the cursor?"; never reaches a dialog.
  case cursorReport(Position)
  /// Bytes from standard input, for a dialog that needs them.
  case input([UInt8])
  /// Standard input has ended; comes once.
  case endOfInput
  /// The command that runs beside the dialog has ended; comes once, after what it wrote.
  case commandEnded(CommandEnd)
  /// The command was stopped because it wants the terminal, which is ours.
  case commandPaused
  /// Bytes from the control channel, none at its end; never reaches a dialog.
  case control([UInt8])
  /// The program that drives the dialog has changed it by ``Dialog/apply(_:)``.
  case changed
  /// A signal that ends the program.
  case signal(Int32)
  /// The terminal is gone.
  case hungUp
}

extension Event {
  /// Whether it comes from standard input, or from the command in its place.
  var isInput: Bool {
    switch self {
    case .input, .endOfInput, .commandEnded: true
    default: false
    }
  }

  /// Whether no dialog goes on after it, whatever time it is.
  var endsAll: Bool {
    switch self {
    case .signal, .hungUp: true
    default: false
    }
  }
}
