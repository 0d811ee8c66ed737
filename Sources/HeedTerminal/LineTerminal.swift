import Glibc
package import HeedCore

/// Words and lines instead of a screen: on a terminal in its usual modes, or from standard input.
///
/// It holds the terminal while it lives, as a dialog does, and gives it back on every path.
package struct LineTerminal: LineChannel, ~Copyable {
  /// Where lines come from.
  package enum Place: Sendable {
    case terminal
    /// Standard input; what is said goes to a descriptor.
    case input(wordsTo: Int32)
  }

  let input: Int32
  let output: Int32
  /// The terminal and its queue; `nil` for standard input.
  var tty: Tty?
  let queue: TerminalQueue?
  let signals: Signals
  /// What was read of a line that has not ended.
  var unfinished: [UInt8] = []
  /// Whether the program that drives the dialog has said something.
  var hasControl = false
  /// Whether the terminal's modes are other than they were.
  var hasEntered = false
  /// How long we were stopped, which ``now`` leaves out.
  var stopped = Duration.zero

  package let answersByInput: Bool
  /// Where the program that drives the dialog speaks.
  private(set) var control: Int32?

  /// Takes the terminal when its turn has come, or standard input at once.
  package init(_ place: Place, _ options: TerminalOptions) throws(TerminalError) {
    control = options.controlDescriptor
    switch place {
    case .terminal:
      let tty = try Tty(path: options.ttyPath)
      let signals = Signals()
      let queue = TerminalQueue(tty, path: options.ttyPath, ifBusy: options.ifBusy)
      try queue.take(signals)
      // What was typed for another question must not answer this one.
      if !options.keepsTypeAhead { tcflush(tty.descriptor, TCIFLUSH) }
      (input, output, answersByInput) = (tty.descriptor, tty.descriptor, false)
      self.tty = consume tty
      self.queue = consume queue
      self.signals = signals
    case .input(let words):
      Tty.fillStandardDescriptors()
      (input, output, answersByInput) = (STDIN_FILENO, words, true)
      tty = nil
      queue = nil
      signals = Signals()
    }
  }

  // The order matters: whoever is next in the queue must find the modes restored.
  deinit {
    if hasEntered { tty?.restore(discardingInput: false) }
    queue?.release()
  }

  /// Time on the monotonic clock, without the time that we were stopped.
  package var now: Duration { monotonicTime() - stopped }
}

/// Words.
extension LineTerminal {
  package mutating func say(_ lines: [String]) throws(LineStop) {
    // In pieces, so that a signal need not wait for the end of a long text.
    var rest = lines[...]
    while !rest.isEmpty {
      try heedSignals()
      let part = rest.prefix(64)
      rest = rest.dropFirst(64)
      writeAll(Array(part.map { $0 + "\n" }.joined().utf8), to: output)
    }
  }

  /// Says what is on the line before an answer, or ends that line.
  func say(_ text: String) { writeAll(Array(text.utf8), to: output) }
}

/// Time, signals and stopping.
extension LineTerminal {
  package mutating func wait(until time: Duration) throws(LineStop) {
    while now < time {
      try heedSignals()
      _ = poll(-1, until: time)
    }
    if tty != nil { tcflush(input, TCIFLUSH) }
  }

  /// Waits for a descriptor, a signal or a time; whether the descriptor is ready, or gone.
  mutating func poll(_ descriptor: Int32, until time: Duration?) -> (isReady: Bool, isGone: Bool) {
    var descriptors = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.wake, events: Int16(POLLIN), revents: 0),
      pollfd(fd: control ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    let timeout = time.map { ($0 - now).pollMilliseconds } ?? -1
    guard Glibc.poll(&descriptors, 3, timeout) > 0 else { return (false, false) }
    hasControl = descriptors[2].revents != 0
    if descriptors[1].revents != 0 { signals.drain() }
    let events = Int32(descriptors[0].revents)
    return (events != 0, events & (POLLHUP | POLLERR | POLLNVAL) != 0)
  }

  /// Stops for what the driving program says, if that has come; after its end nothing more does.
  mutating func heedControl() throws(LineStop) {
    guard hasControl, let descriptor = control, let bytes = readChunk(of: descriptor) else {
      return
    }
    if bytes.isEmpty { control = nil }
    throw .control(bytes)
  }

  package mutating func readControl(before deadline: Duration) throws(LineStop) {
    guard control != nil else { return }
    while true {
      try heedSignals()
      _ = poll(-1, until: deadline)
      try heedControl()
      if now >= deadline { return }
    }
  }

  /// Stops for a signal that ends us, and with the job; whether we were stopped and came back.
  @discardableResult
  mutating func heedSignals() throws(LineStop) -> Bool {
    if let signal = signals.takeEnding() { throw .signal(signal) }
    if signals.take(SIGTSTP) {
      try stop()
      return true
    }
    return signals.take(SIGCONT)
  }

  /// Gives everything back, stops, and takes the terminal again once continued.
  mutating func stop(wholeJob: Bool = false) throws(LineStop) {
    let begin = monotonicTime()
    leaveModes()
    queue?.release()
    signals.stop(wholeJob: wholeJob)
    do throws(TerminalError) {
      try queue?.take(signals)
    } catch .interrupted(let signal) {
      throw .signal(signal)
    } catch {
      throw .hungUp
    }
    stopped += monotonicTime() - begin
  }

  mutating func leaveModes() {
    if hasEntered { tty?.restore(discardingInput: false) }
    hasEntered = false
  }
}
