/// What a view knows that shows a stream or a command's output as it comes.
package struct Log: Sendable {
  /// When it closes by itself.
  package enum Closing: Sendable { case never, onSuccess, always }

  package var closing = Closing.never
  /// The name of the command whose output it is; `nil` for standard input.
  package var command: String?
  var reader: LogReader
  /// Where the last line begins, which may still be rewritten.
  var openStart = 0
  /// What has come with the last event.
  var news: [UInt8] = []
  var end: CommandEnd?
  /// Since when the command is being stopped.
  var stopping: Duration?
  /// Whether the command waits for a terminal.
  var isPaused = false

  package init(isRaw: Bool = false) { reader = LogReader(isRaw: isRaw) }

  var isRunning: Bool { command != nil && end == nil }

  /// How long a command has to tidy up.
  static let patience = Duration.seconds(5)

  /// How the command is made to stop at a moment.
  func stop(at moment: Moment) -> CommandStop? {
    stopping.map { moment.elapsed < $0 + Self.patience ? .politely : .atOnce }
  }

  /// Room for all that is said of the command, so that nothing moves when it changes.
  var stateColumns: Int { command.map { $0.displayWidth + 26 } ?? 0 }

  /// How the command stands.
  var state: (text: String, role: Role)? {
    guard let command else { return nil }
    if let end {
      if let signal = end.signal { return ("! \(command) was ended by signal \(signal)", .error) }
      return end.status == 0
        ? ("✓ \(command) is done", .success)
        : ("! \(command) ended with status \(end.status)", .error)
    }
    if stopping != nil { return ("stopping \(command) …", .hint) }
    return isPaused
      ? ("! \(command) waits for a terminal, but has none", .error)
      : ("\(command) is running", .hint)
  }
}

extension View {
  /// How much of a log is kept at most; of more, the older half goes.
  private static let mostKept = 256 << 20

  /// Takes what came into a log.
  mutating func take(_ text: LogReader.Text) {
    guard let start = log?.openStart else { return }
    count.goBack(to: start)
    extent.goBack(to: start)
    source.truncate(to: start)
    source.append(text.settled)
    var openStart = source.size
    source.append(text.open)
    if source.size > Self.mostKept {
      let dropped = source.dropFirst(atMost: Self.mostKept / 2)
      openStart -= dropped
      forget(dropped)
    }
    log?.openStart = openStart
    log?.news = text.settled
    takeInText()
  }

  /// Takes into account that the oldest bytes are gone.
  private mutating func forget(_ dropped: Int) {
    (count, search.found) = (LineCount(), nil)
    extent.goBack(to: 0)
    top = TextPlace(offset: max(0, top.offset - dropped), row: 0, line: nil)
  }

  /// What an event means for a log beside what it means for a view.
  mutating func follow(_ event: Event, _ outcome: Outcome?, at moment: Moment) -> Outcome? {
    log?.news = []
    switch event {
    case .input(let bytes):
      if let text = log?.reader.feed(bytes) { take(text) }
    case .endOfInput:
      if let text = log?.reader.finish() { take(text) }
      isReceiving = false
      for index in buttonList.indices { buttonList.buttons[index].isDisabled = false }
      if log?.command == nil, log?.closing != .never { return Outcome(.finished(status: 0)) }
    case .commandPaused: log?.isPaused = true
    case .commandEnded(let end): return finish(end)
    default: break
    }
    // In dialog, what is going on can't be left.
    if manner == .dialog, outcome?.end == .escape, isReceiving || log?.isRunning == true {
      return nil
    }
    guard let outcome, case .button(let button) = outcome.end, button.role == .cancel,
      log?.isRunning == true
    else { return outcome }
    // Asked once more, it has no more time.
    let patience = log?.stopping == nil ? Duration.zero : Log.patience
    log?.stopping = moment.elapsed - patience
    return nil
  }

  private mutating func finish(_ end: CommandEnd) -> Outcome? {
    log?.end = end
    if log?.stopping != nil, let cancel = buttonList.cancelIndex {
      return Outcome(.button(buttonList[cancel]))
    }
    buttonList.buttons.removeAll { $0.role == .cancel }
    for index in buttonList.indices {
      buttonList.buttons[index].isDisabled = false
      buttonList.buttons[index].status = end.status
    }
    switch log?.closing {
    case .always: return Outcome(.finished(status: end.status))
    case .onSuccess where end.status == 0: return Outcome(.finished(status: 0))
    default: return nil
    }
  }
}
