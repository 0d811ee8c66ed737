import HeedCore
import Support
import Testing

extension Session {
  /// Starts `heed` itself on a terminal; a lone ESC is the Escape key at once.
  static func heed(
    _ arguments: [String], columns: Int = 80, rows: Int = 24,
    environment: [String: String?] = [:], stdin: Stream = .terminal, stdout: Stream = .terminal,
    stderr: Stream = .terminal
  ) -> Session {
    Session(
      ["heed"] + arguments, program: Support.heed, columns: columns, rows: rows,
      environment: ["ESCDELAY": "30"].merging(environment) { $1 }, stdin: stdin, stdout: stdout,
      stderr: stderr)
  }

  /// Starts a script of a shell that has `heed` as a command, and its path in `$HEED`.
  static func script(
    _ script: String, shell: [String] = ["sh", "-c"], columns: Int = 80, rows: Int = 24,
    environment: [String: String?] = [:], stdin: Stream = .terminal, stdout: Stream = .terminal,
    stderr: Stream = .terminal
  ) -> Session {
    Session(
      shell + ["heed() { \"$HEED\" \"$@\"; }\n" + script], columns: columns, rows: rows,
      environment: ["HEED": Support.heed, "ESCDELAY": "30"].merging(environment) { $1 },
      stdin: stdin,
      stdout: stdout, stderr: stderr)
  }

  /// Starts an interactive bash whose prompt is `$ `, and waits for that.
  static func prompt(columns: Int = 80, rows: Int = 24) -> Session {
    let session = Session(
      ["bash", "--norc", "--noprofile", "--noediting", "-i"], columns: columns, rows: rows,
      environment: ["PS1": "$ ", "HEED": Support.heed, "HISTFILE": nil])
    session.waitFor("$")
    return session
  }

  /// Starts a script within tmux, which fills the terminal and has a server of its own.
  static func tmux(_ script: String, columns: Int = 80, rows: Int = 24) -> Session {
    let prelude = "HEED='\(Support.heed)'; heed() { \"$HEED\" \"$@\"; }\n"
    let name = "heed-test-\(UInt64.random(in: 0 ... .max))"
    return Session(
      [
        "tmux", "-L", name, "-f", "/dev/null", "set", "-g", "status", "off", ";", "set", "-sg",
        "escape-time", "0", ";", "new-session", prelude + script,
      ], columns: columns, rows: rows)
  }

  func press(_ keys: [Key.Code]) {
    for key in keys { press(key) }
  }

  /// Whether the frame on the screen stands: its right and left sides are straight.
  var isFrameStraight: Bool {
    guard let left = screen.position(of: "╭")?.column, let right = screen.position(of: "╮")?.column
    else { return false }
    let bars = (0..<screen.size.rows).map { row in
      (0..<screen.size.columns).filter { ["│", "╭", "╮", "╰", "╯"].contains(screen[row, $0].text) }
    }
    return screen.contains("╰") && bars.allSatisfy { $0.isEmpty || $0 == [left, right] }
  }

  /// Waits until a frame stands on the screen with straight sides.
  func expectStraightFrame(sourceLocation: SourceLocation = #_sourceLocation) {
    wait(for: "a straight frame", sourceLocation: sourceLocation) { _ in isFrameStraight }
  }
}

/// Runs `heed` where there is no terminal.
func heed(
  _ arguments: [String], environment: [String: String?] = [:], stdout: Stream = .pipe,
  stderr: Stream = .pipe
) -> Ending {
  run(
    ["heed"] + arguments, program: Support.heed, environment: environment, stdout: stdout,
    stderr: stderr)
}

/// Whether a program is there to be run.
func hasProgram(_ name: String) -> Bool {
  run(["sh", "-c", "command -v '\(name)' >/dev/null"]).code == 0
}

extension Ending {
  /// Expects that the terminal has everything back: modes, cursor and the screen it showed.
  func expectGivenBack(
    showing picture: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(modesRestored, "the line modes differ", sourceLocation: sourceLocation)
    #expect(modesLeft.isEmpty, "private modes differ", sourceLocation: sourceLocation)
    if let picture {
      expectPicture(self.picture, picture, sourceLocation: sourceLocation)
    }
  }
}
