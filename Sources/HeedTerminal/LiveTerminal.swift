import Glibc
package import HeedCore

/// A real terminal, held while this value lives and given back when it goes, on every path.
package struct LiveTerminal: Terminal, ~Copyable {
  let surface: any Surface
  var tty: Tty
  /// Where keys come from, if not from there.
  let keyInput: KeyInput
  /// Whether that has no more keys, while what is shown goes on without any.
  var hasNoKeys = false
  let queue: TerminalQueue
  let signals: Signals
  let keepsTypeAhead: Bool
  var decoder: KeyDecoder
  /// Events that came together.
  var waiting: [Event] = []
  var isHungUp = false
  /// Whether bytes of standard input arrive as events too.
  package var readsInput = false
  /// The command whose output arrives in place of standard input.
  let command: RunningCommand?
  /// Whether there is nothing to read there, or no more.
  var isInputOver: Bool
  /// Whether it is a terminal: its bytes are keys, and Ctrl-D is its end.
  let isInputTyped: Bool
  /// The descriptor that a program's messages come from, until its end.
  var control: Int32?
  /// Whether standard input has its turn where both have something to say.
  var isInputsTurn = false
  /// What still has to be written while we wait.
  package var events: EventSink?
  /// Whether a mouse button was pressed and its release is still to be reported.
  var isButtonDown = false
  /// Whether another dialog has drawn on top of what we showed.
  var isOverdrawn = false
  /// The last frame that was to be shown.
  package private(set) var lastFrame: Frame?
  /// The last frame, if it could not be shown for a dialog on top.
  private var hidden: Frame?
  var lastRead: Duration
  /// How long we were stopped, which ``now`` leaves out.
  var stopped = Duration.zero
  /// When the terminal was asked where its cursor is.
  private var asked: Duration?

  /// The cells there are to draw on.
  package private(set) var size: Size
  package var isASCII: Bool { surface.isASCII }

  /// Takes the terminal: in the foreground, when its turn has come, its type-ahead discarded.
  package init(
    _ options: TerminalOptions, command: RunningCommand? = nil
  ) throws(TerminalError) {
    _ = try Terminfo.type()
    var tty = try Tty(path: options.ttyPath)
    let signals = Signals(watchesChildren: command != nil)
    let queue = TerminalQueue(tty, path: options.ttyPath, ifBusy: options.ifBusy)
    tty.mapsLineFeeds = options.isInline
    tty.isMarked = queue.yields
    while true {
      try queue.take(signals)
      if tty.enterRaw(discardingInput: !options.keepsTypeAhead) { break }
      queue.release()
    }
    let keyInput = KeyInput(options.keyDescriptor, beside: tty)
    do throws(TerminalError) {
      surface = try Self.surface(tty, options, keyInput)
    } catch {
      tty.restore(discardingInput: false)
      throw error
    }
    decoder = KeyDecoder(
      escapeDelay: options.escapeDelay, sequences: KeySequences.ofThisTerminal(),
      interruptByte: tty.isForeign || keyInput.isTerminal)
    keepsTypeAhead = options.keepsTypeAhead
    isInputTyped = command == nil && isatty(STDIN_FILENO) == 1
    isInputOver = isInputTyped
    self.command = command
    // It may have ended before its end was watched.
    waiting = command?.look() ?? []
    control = options.controlDescriptor
    lastRead = monotonicTime()
    size = tty.size
    self.tty = tty
    self.keyInput = keyInput
    if queue.yields { queue.release() }
    self.queue = queue
    self.signals = signals
  }

  private static func surface(
    _ tty: borrowing Tty, _ options: TerminalOptions, _ keyInput: borrowing KeyInput
  ) throws(TerminalError) -> any Surface {
    var options = options
    // Nobody would read what the mouse of the terminal does.
    if keyInput.descriptor != nil { options.usesMouse = false }
    return options.isInline
      ? try InlineSurface(tty, options: options)
      : try CursesSurface(tty, options: options)
  }

  // The order matters: whoever is next in the queue must find the screen and the modes restored.
  deinit {
    if queue.yields {
      try? queue.take(signals)
      uncover()
    }
    if isButtonDown { waitForRelease() }
    surface.finish()
    drainReplies()
    tty.restore(discardingInput: !keepsTypeAhead)
    queue.release()
  }

  /// Gives the terminal back now.
  package consuming func close() {}

  /// Whether bytes of a control channel arrive as events.
  package var hasControl: Bool { control != nil }

  /// Time on the monotonic clock, without the time that we were stopped.
  package var now: Duration { monotonicTime() - stopped }

  /// Makes the screen look like the frame.
  package mutating func show(_ frame: borrowing Frame) {
    guard !isHungUp else { return }
    lastFrame = copy frame
    if queue.yields {
      guard queue.tryTake() else {
        (isOverdrawn, hidden) = (true, copy frame)
        return
      }
      if isCovered {
        _ = tty.reenterRaw()
        surface.forget()
      }
      (isOverdrawn, hidden) = (false, nil)
    }
    surface.show(frame)
    if queue.yields { queue.release() }
    expectReport()
  }

  /// Whether a dialog came on top of what is on the screen, and perhaps has gone.
  var isCovered: Bool { isOverdrawn || tty.wasCovered }

  /// Sees to it that what is ours on the screen is known, so that it can be taken away.
  private func uncover() {
    guard isCovered, !isHungUp else { return }
    surface.forget()
    if let hidden { surface.show(hidden) }
  }

  /// Takes the terminal's size anew; whether it changed.
  mutating func updateSize() -> Bool {
    let current = tty.size
    guard current != size else { return false }
    size = current
    surface.resize(to: current)
    expectReport()
    return true
  }

  private mutating func expectReport() {
    guard surface.awaitsReport != decoder.expectsCursorReport else { return }
    decoder.expectsCursorReport = surface.awaitsReport
    asked = surface.awaitsReport ? monotonicTime() : nil
  }

  /// Waits for a cursor report that is still on its way, so that it does not reach the shell.
  private func drainReplies() {
    guard surface.awaitsReport, let asked else { return }
    let deadline = min(asked + .milliseconds(500), monotonicTime() + .milliseconds(100))
    drain(until: deadline) { if case .cursorReport = $0 { true } else { false } }
  }

  /// Waits for the release of the button that was clicked, for the same reason.
  private func waitForRelease() {
    drain(until: monotonicTime() + .milliseconds(300)) {
      if case .mouse(let mouse) = $0 { mouse.action == .release } else { false }
    }
  }

  /// Swallows what comes up to an event, but not for longer than until a time.
  private func drain(until deadline: Duration, _ isLast: (Event) -> Bool) {
    var decoder = decoder
    while !isHungUp {
      while let event = decoder.next(at: lastRead) {
        if isLast(event) { return }
      }
      let left = deadline - monotonicTime()
      guard left > .zero, tty.waitForInput(left), let bytes = tty.read(), !bytes.isEmpty else {
        return
      }
      decoder.feed(bytes, at: lastRead)
    }
  }
}
