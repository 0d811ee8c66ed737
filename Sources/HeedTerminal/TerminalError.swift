/// Why there is no terminal to draw on.
package enum TerminalError: Error, Equatable, Sendable {
  /// No terminal was found, or it cannot be had: in the background of an orphaned group.
  case noTerminal(detail: String)
  /// `reason` is the system's text for the error.
  case cannotOpen(path: String, reason: String)
  case notATerminal(path: String)
  /// A terminal type that cannot address its cursor; empty where `TERM` is not set.
  case dumb(type: String)
  /// Another dialog has the terminal and the options say not to wait.
  case busy
  /// A signal came while waiting for the terminal.
  case interrupted(signal: Int32)
}
