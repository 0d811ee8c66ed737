import HeedCore

extension TerminalError {
  /// One line: what is wrong, where, and what would be right.
  package var message: String {
    switch self {
    case .noTerminal(let detail):
      "no terminal to ask on (\(detail)); run it in a terminal, name one with --tty, "
        + "answer on standard input with HEED_PLAIN=stdin or --plain, from a file with "
        + "HEED_ANSWERS=FILE, or take defaults with HEED_NO_INPUT=1"
    case .cannotOpen(let path, let reason):
      "--tty '\(DisplayText.line(path))' can't be opened (\(reason))"
    case .notATerminal(let path):
      "--tty '\(DisplayText.line(path))' is no terminal; name one, as in /dev/pts/1"
    case .dumb(let type):
      type.isEmpty
        ? "TERM is not set, so the terminal can't be drawn on; set it, as in TERM=xterm"
        : "a terminal of type '\(DisplayText.line(type))' can't be drawn on; set TERM to its real type, as xterm"
    case .busy: "another dialog has the terminal; without --if-busy fail this one waits for it"
    case .interrupted(let signal): "interrupted by signal \(signal) while waiting"
    }
  }
}
