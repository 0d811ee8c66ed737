/// Asks what a dialog asks in plain lines, until it has exactly one outcome.
///
/// It says title, message and text, asks for the values one by one and then for the button. What it
/// says has no escapes and moves no cursor, and the last line says what was answered.
package func askPlainly<C: LineChannel & ~Copyable>(
  _ dialog: inout some Dialog, chrome: Chrome, timing: Timing, observer: Observer? = nil,
  on channel: inout C
) -> Outcome {
  var asking = PlainAsking(timing, Driving(chrome, observer), from: channel.now)
  let outcome: Outcome
  let ending: String?
  do throws(LineStop) {
    outcome = try asking.outcome(of: &dialog, on: &channel)
    asking.driving.end(outcome)
    ending = asking.ending(of: outcome)
  } catch .end {
    outcome = (try? dialog.apply(.escape)) ?? Outcome(.escape, values: dialog.values)
    if case .button(let button) = outcome.end, button.role != .cancel {
      ending = asking.ending(of: outcome)
    } else {
      ending = "Cancelled."
    }
  } catch .timedOut {
    outcome = timing.outcomeAtTimeout(of: &dialog)
    ending = asking.ending(of: outcome, isTimeout: true)
  } catch .signal(let number) {
    return Outcome(.signal(number), values: dialog.values)
  } catch {
    return Outcome(.hungUp, values: dialog.values)
  }
  if let ending { try? channel.say([ending]) }
  return outcome
}

/// How far a dialog has been asked in plain lines.
struct PlainAsking {
  let timing: Timing
  let start: Duration
  /// The prompt that is asked next; past the last one come the buttons.
  var place = 0
  /// Whether a button is asked for even where there is only one to press.
  var asksForButton = false
  /// What stands before the answer to a prompt without a label.
  var lead: String?
  private var hasToldOfHelp = false
  /// The link to a program that drives the dialog.
  var driving: Driving

  init(_ timing: Timing, _ driving: Driving, from start: Duration) {
    self.timing = timing
    self.driving = driving
    self.start = start
  }

  var deadline: Duration? { timing.timeout.map { start + $0 } }

  mutating func outcome<C: LineChannel & ~Copyable>(
    of dialog: inout some Dialog, on channel: inout C
  ) throws(LineStop) -> Outcome {
    if channel.answersByInput, dialog.needs(at: Moment()).readsInput, asksAnything(dialog) {
      return Outcome(
        .failed(
          "standard input brings what the dialog shows, so it can't bring the answer too; "
            + "with HEED_PLAIN=1 the terminal does"))
    }
    if let outcome = try listen(to: &dialog, for: .zero, on: &channel) { return outcome }
    try open(dialog, driving.chrome, on: &channel)
    driving.showed(dialog)
    if let outcome = try takeInput(of: &dialog, on: &channel) { return outcome }
    while true {
      let isValue = place < dialog.question.prompts.count
      let outcome =
        try isValue
        ? askValue(of: &dialog, on: &channel) : askButton(of: &dialog, on: &channel)
      if let outcome { return outcome }
    }
  }

  /// Whether there is more to answer than that it was read.
  private func asksAnything(_ dialog: some Dialog) -> Bool {
    let question = dialog.question
    return !question.prompts.isEmpty || question.buttons.count > 1
  }

  /// Says what comes before the first question.
  private mutating func open<C: LineChannel & ~Copyable>(
    _ dialog: some Dialog, _ chrome: Chrome, on channel: inout C
  ) throws(LineStop) {
    let question = dialog.question
    var telling = PlainTelling()
    var lines = telling.opening(of: chrome, Standing(message: question.message))
    if question.asksOneText {
      let title = DisplayText.line(chrome.title)
      lead = title.isEmpty ? nil : title
      // A line that says all there is to ask is not said twice.
      if lines.count == 1, chrome.severity == nil { lead = lines.removeFirst() }
    }
    if let left = timing.secondsLeft(at: .zero) {
      let time = Timing.words(forSeconds: left)
      let end = timing.pressedAtTimeout.map { ": \($0.shownLabel)" } ?? " it closes"
      lines.append("Without an answer in \(time)\(end).")
    }
    try channel.say(lines)
    if let source = question.source { try say(source, on: &channel) }
  }

  /// Says a whole text, of which only a window is in memory.
  private func say<C: LineChannel & ~Copyable>(
    _ source: TextSource, on channel: inout C
  ) throws(LineStop) {
    let size = source.size
    var text = PlainText()
    var offset = 0
    while offset < size {
      let bytes = source.read(at: offset, count: min(65_536, size - offset))
      if bytes.isEmpty { break }
      offset += bytes.count
      try channel.say(text.lines(adding: bytes))
    }
    try channel.say(text.lastLines())
  }

  /// Reads standard input to its end where the dialog needs that: what is text is said as it comes.
  private func takeInput<C: LineChannel & ~Copyable>(
    of dialog: inout some Dialog, on channel: inout C
  ) throws(LineStop) -> Outcome? {
    let isText = dialog.question.source != nil
    var text = PlainText()
    while dialog.needs(at: Moment(elapsed: channel.now - start)).readsInput {
      let bytes = try channel.readInput(before: deadline)
      if isText, !bytes.isEmpty {
        try channel.say(text.lines(adding: bytes))
        continue
      }
      try channel.say(text.lastLines())
      let outcome = dialog.handle(
        bytes.isEmpty ? .endOfInput : .input(bytes), in: Size(columns: 80, rows: 24), at: Moment())
      if outcome != nil || bytes.isEmpty { return outcome }
    }
    return nil
  }

  /// What was answered, in words.
  func ending(of outcome: Outcome, isTimeout: Bool = false) -> String? {
    switch outcome.end {
    case .button(let button):
      "\(isTimeout ? "Timed out" : "Answered"): \(button.shownLabel)."
    case .escape: "Cancelled."
    case .timeout: "Timed out."
    case .completed, .finished, .failed, .dismissed, .hungUp, .signal: nil
    }
  }

  /// Says why an answer is none.
  mutating func refuse<C: LineChannel & ~Copyable>(
    _ reason: String, on channel: inout C
  ) throws(LineStop) {
    try channel.say(["! \(reason)"] + (hasToldOfHelp ? [] : ["? gives help."]))
    hasToldOfHelp = true
  }
}

extension Question {
  /// Whether one text without a label is all there is to give.
  fileprivate var asksOneText: Bool {
    guard prompts.count == 1, prompts[0].label.isEmpty, case .text = prompts[0].form else {
      return false
    }
    return true
  }
}
