package import HeedCore

/// How to take a terminal, and what to do with it.
package struct TerminalOptions: Sendable {
  /// What to do where another dialog has the terminal.
  package enum IfBusy: Sendable {
    /// Wait until it is answered.
    case wait
    /// Give up with ``TerminalError/busy``.
    case fail
    /// Draw all the same and hold nothing, for notices.
    case ignore
    /// Hold it only while painting and let dialogs come on top, for progress.
    case yield
  }

  /// The terminal's path; `nil` finds the one that belongs to the script.
  package var ttyPath: String?
  /// Whether frames stand below the cursor and leave the rest of the screen alone.
  package var isInline = false
  /// Whether a frame that only tells something has the whole screen, which is cleared for it.
  package var coversScreen = false
  /// Whether the last inline frame stays and the cursor goes below it.
  package var keepsResult = false
  package var usesMouse = true
  /// Whether keys typed before the first frame count, and those after the last reach the shell.
  package var keepsTypeAhead = false
  package var ifBusy = IfBusy.wait
  /// Whether to draw in ASCII whatever the locale can do.
  package var isASCII = false
  /// Whether to draw without colours.
  package var isMono = false
  package var theme = Theme.standard
  /// The descriptor that keys are read from; `nil` for the terminal.
  package var keyDescriptor: Int32?
  /// The descriptor that a program's messages come from.
  package var controlDescriptor: Int32?
  /// How long a lone ESC waits for what may follow.
  package var escapeDelay = Duration.milliseconds(300)

  package init() {}

  /// Takes `NO_COLOR` and `ESCDELAY` into account.
  package mutating func heedEnvironment() {
    if environmentValue(of: "NO_COLOR")?.isEmpty == false { isMono = true }
    guard let delay = environmentValue(of: "ESCDELAY").flatMap({ Int($0) }), 0...10_000 ~= delay
    else { return }
    escapeDelay = .milliseconds(delay)
  }
}
