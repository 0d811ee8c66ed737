package import HeedCore
package import Testing

/// A program that runs on a terminal of its own, and the person and the script around it.
///
/// Tests synchronise by what the screen shows: `waitFor` first, then `send` or `press`.
package final class Session {
  package let screen: VirtualScreen
  private let wires: Wires
  private var countShown = 0

  /// What every program sees, unless the test says otherwise.
  package static let environment = [
    "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/local/bin:/usr/bin:/bin",
    "HOME": "/tmp",
  ]

  /// Starts `program`, which is `argv[0]` unless given, on a fresh terminal.
  ///
  /// A `nil` in `environment` takes a name away. Without `hasTerminal` there is no /dev/tty.
  package init(
    _ argv: [String], program: String? = nil, columns: Int = 80, rows: Int = 24,
    environment: [String: String?] = [:], stdin: Stream = .terminal, stdout: Stream = .terminal,
    stderr: Stream = .terminal, hasTerminal: Bool = true, directory: String? = nil
  ) {
    let size = Size(columns: columns, rows: rows)
    let terminal = PseudoTerminal(size)
    screen = VirtualScreen(size)
    wires = Wires(
      Child.Recipe(
        program: program ?? argv[0], arguments: argv,
        environment: environment.reduce(into: Self.environment) { $0[$1.key] = $1.value },
        streams: [stdin, stdout, stderr], terminal: terminal.path, isControlled: hasTerminal,
        directory: directory),
      on: terminal)
  }
}

// MARK: - The person

extension Session {
  /// Types bytes as they are.
  package func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty, wires.status == nil, wires.terminal.master >= 0 {
      rest = wires.type(rest)
      if !rest.isEmpty { pump() }
    }
  }

  package func send(_ text: String) { send(Array(text.utf8)) }

  /// Presses a key, in the bytes of the keypad mode that the program chose.
  package func press(_ key: Key) { act { $0.press(key) } }

  package func press(_ code: Key.Code, _ modifiers: Key.Modifiers = []) {
    press(Key(code, modifiers))
  }

  /// Pastes a text, bracketed where the program asked for that.
  package func paste(_ text: String) { act { $0.paste(text) } }

  /// Uses the mouse; nothing is sent where the program has not asked for it.
  package func mouse(_ action: Mouse.Action, row: Int, column: Int) {
    act { $0.mouse(action, at: Position(row: row, column: column)) }
  }

  /// Presses and releases the mouse.
  package func click(row: Int, column: Int) {
    mouse(.press, row: row, column: column)
    mouse(.release, row: row, column: column)
  }

  /// Clicks the first place that shows a text.
  package func click(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard waitFor(text, sourceLocation: sourceLocation), let place = screen.position(of: text)
    else { return }
    click(row: place.row, column: place.column)
  }

  package func resize(columns: Int, rows: Int) {
    let size = Size(columns: columns, rows: rows)
    act { $0.resize(size) }
    wires.terminal.resize(size)
  }

  /// Closes the terminal's window.
  package func hangUp() { wires.terminal.hangUp() }

  private func act(_ action: (VirtualScreen) -> Void) {
    pump(milliseconds: 0)
    action(screen)
    send(screen.takeReplies())
  }
}

// MARK: - The script around it

extension Session {
  package var pid: Int32 { wires.pid }
  /// Every byte that reached the terminal.
  package var raw: [UInt8] { wires.raw }
  /// What the program wrote on standard output so far, where that is a pipe.
  package var out: String { String(decoding: wires.captured[1], as: UTF8.self) }
  /// What the program wrote on standard error so far, where that is a pipe.
  package var err: String { String(decoding: wires.captured[2], as: UTF8.self) }

  package func signal(_ number: Int32) { wires.signal(number) }

  /// Writes into standard input where that is a `.pipe`.
  package func feed(_ bytes: [UInt8]) {
    wires.feed(bytes)
    pump(milliseconds: 0)
  }

  package func feed(_ text: String) { feed(Array(text.utf8)) }

  /// Ends standard input once all that was fed is written.
  package func closeInput() {
    wires.closeInput()
    pump(milliseconds: 0)
  }
}

// MARK: - Waiting

extension Session {
  /// Waits until the screen shows a text within one row; in vain it is an issue with its picture.
  @discardableResult
  package func waitFor(
    _ text: String, timeout: Duration = .seconds(5),
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    wait(for: "“\(text)”", timeout: timeout, sourceLocation: sourceLocation) { $0.contains(text) }
  }

  /// Waits until something holds of the screen.
  @discardableResult
  package func wait(
    for what: String = "the condition", timeout: Duration = .seconds(5),
    sourceLocation: SourceLocation = #_sourceLocation, until holds: (VirtualScreen) -> Bool
  ) -> Bool {
    let isDone = pump(for: timeout) { holds(screen) }
    guard !isDone else { return true }
    let state = wires.status.map { "it ended: \($0)" } ?? "it still runs"
    Issue.record(
      "waited in vain for \(what); \(state)\n\(screen.picture)\nstderr: \(err)",
      sourceLocation: sourceLocation)
    return false
  }

  /// Waits until the program has written nothing for a while.
  package func settle(_ quiet: Duration = .milliseconds(60), timeout: Duration = .seconds(5)) {
    var (count, since) = (wires.count, ContinuousClock.now)
    _ = pump(for: timeout) {
      if wires.count != count { (count, since) = (wires.count, ContinuousClock.now) }
      return ContinuousClock.now - since >= quiet
    }
  }

  /// Waits for the program to end; one that does not in time is killed, and that is an issue.
  package func end(
    timeout: Duration = .seconds(5), sourceLocation: SourceLocation = #_sourceLocation
  ) -> Ending {
    if !pump(for: timeout, until: { wires.status != nil }) {
      Issue.record(
        "the program did not end\n\(screen.picture)\nstderr: \(err)",
        sourceLocation: sourceLocation)
      wires.kill()
    }
    drain()
    return Ending(
      status: wires.status ?? .signalled(9), outBytes: wires.captured[1],
      errBytes: wires.captured[2], modesRestored: wires.terminal.hasModesOfStart,
      modesLeft: screen.modes.symmetricDifference(VirtualScreen.initialModes),
      picture: screen.picture)
  }

  /// Moves bytes until something holds, the program has ended or the time is over.
  private func pump(for timeout: Duration, until holds: () -> Bool) -> Bool {
    let deadline = ContinuousClock.now + timeout
    while !holds() {
      guard ContinuousClock.now < deadline else { return false }
      guard wires.status == nil else {
        drain()
        return holds()
      }
      pump()
    }
    return true
  }

  private func drain() {
    while pump(milliseconds: 0) {}
  }

  /// Moves bytes once, shows them, and gives the program the emulator's answers.
  @discardableResult
  private func pump(milliseconds: Int32 = 5) -> Bool {
    let hasMoved = wires.move(milliseconds: milliseconds)
    screen.feed(Array(wires.raw[countShown...]))
    countShown = wires.raw.count
    send(screen.takeReplies())
    return hasMoved
  }
}
