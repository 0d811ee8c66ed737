/// How a command ended that ran beside a dialog.
package struct CommandEnd: Equatable, Sendable {
  /// Its exit status; 128 and the signal's number where one ended it.
  package var status: Int32
  /// The signal that ended it.
  package var signal: Int32?

  package init(status: Int32, signal: Int32? = nil) {
    self.status = status
    self.signal = signal
  }
}

/// How a command is made to stop.
package enum CommandStop: Equatable, Sendable {
  /// So that it can tidy up.
  case politely
  case atOnce
}

/// A command that runs beside a dialog, whose output is the dialog's input.
package struct CommandRequest: Equatable, Sendable {
  package var words: [String]
  /// Whether it has our standard input rather than none.
  package var passesInput: Bool

  package init(_ words: [String], passesInput: Bool = false) {
    self.words = words
    self.passesInput = passesInput
  }
}
