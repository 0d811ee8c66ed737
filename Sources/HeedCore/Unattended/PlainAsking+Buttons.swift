/// Asking for the button.
extension PlainAsking {
  /// Presses the button that is meant without asking, or asks for one.
  mutating func askButton<C: LineChannel & ~Copyable>(
    of dialog: inout some Dialog, on channel: inout C
  ) throws(LineStop) -> Outcome? {
    let question = dialog.question
    let live = question.buttons.filter { !$0.isDisabled }
    guard !live.isEmpty else {
      guard let deadline else { throw .end }
      try channel.wait(until: deadline)
      throw .timedOut
    }
    if live.contains(where: { !$0.role.leaves }) { try awaitUnlocking(on: &channel) }
    if !asksForButton, let button = question.impliedButton {
      asksForButton = true
      return try press(button, in: &dialog, on: &channel)
    }
    let chosen: Button?
    switch try choice(among: question, in: &dialog, on: &channel) {
    case .success(let button): chosen = button
    case .failure(let end): return end.outcome
    }
    guard let button = chosen else { return nil }
    return try press(button, in: &dialog, on: &channel)
  }

  /// The button that a person chooses; `nil` to go back to the values.
  private mutating func choice<C: LineChannel & ~Copyable>(
    among question: Question, in dialog: inout some Dialog, on channel: inout C
  ) throws(LineStop) -> Result<Button?, Ended> {
    let choices = PlainChoices(question.buttons)
    let initial = question.buttons.firstIndex { $0.key == question.initial && !$0.isDisabled }
    let isLone = question.buttons.count == 1 && initial != nil
    if !isLone { try channel.say(choices.lines) }
    let words =
      isLone
      ? "Return for \(choices.all[0].label): " : "Answer\(initial.map { " [\($0 + 1)]" } ?? ""): "
    while true {
      let line: String
      switch try ask(words, in: &dialog, on: &channel) {
      case .success(let answer): line = answer
      case .failure(let end): return .failure(end)
      }
      switch PlainAnswer(line) {
      case .help: try channel.say(help(initial.map { question.buttons[$0] }, question))
      case .back where !question.prompts.isEmpty:
        place = question.prompts.count - 1
        return .success(nil)
      case .keep:
        if let initial { return .success(question.buttons[initial]) }
        try refuse("give the number of an answer", on: &channel)
      case .back, .leave: break
      case .text(let text):
        switch Result(catching: { () throws(PlainMiss) in try choices.index(of: text) }) {
        case .success(let index): return .success(question.buttons[index])
        case .failure(let miss): try refuse(miss.message, on: &channel)
        }
      }
    }
  }

  private func help(_ initial: Button?, _ question: Question) -> [String] {
    var lines = ["Type the number of an answer, or how its name begins, then Return."]
    if let initial { lines.append("Return alone means \(initial.shownLabel).") }
    if !question.prompts.isEmpty { lines.append(#"\< goes back to the value before."#) }
    lines.append("The end of input, Ctrl-D, cancels.")
    return lines
  }

  /// Presses a button; where a value forbids that, that value is asked for again.
  private mutating func press<C: LineChannel & ~Copyable>(
    _ button: Button, in dialog: inout some Dialog, on channel: inout C
  ) throws(LineStop) -> Outcome? {
    if let outcome = try listen(to: &dialog, for: .zero, on: &channel) { return outcome }
    switch dialog.making(.press(button: button.key)) {
    case .success(let outcome): return outcome
    case .failure(let error):
      let prompts = dialog.question.prompts
      if let invalid = prompts.firstIndex(where: { $0.problem != nil }) {
        let name =
          prompts[invalid].label.isEmpty ? "" : "\(DisplayText.line(prompts[invalid].label)): "
        try refuse(name + (prompts[invalid].problem ?? ""), on: &channel)
        (place, asksForButton) = (invalid, false)
      } else {
        try refuse(error.message, on: &channel)
      }
      return nil
    }
  }

  /// Waits until the buttons can be pressed.
  private func awaitUnlocking<C: LineChannel & ~Copyable>(
    on channel: inout C
  ) throws(LineStop) {
    let end = start + timing.enableAfter
    let seconds = (end - channel.now).secondsRoundedUp
    guard seconds > 0 else { return }
    try channel.say(["Wait \(seconds) s."])
    try channel.wait(until: min(end, deadline ?? end))
    if let deadline, deadline <= end { throw .timedOut }
  }
}

extension Question {
  /// The button that needs no asking once all values are given: what Return presses, if no other
  /// but cancel can be.
  fileprivate var impliedButton: Button? {
    let live = buttons.filter { !$0.isDisabled && !$0.role.leaves }
    guard !prompts.isEmpty, live.count == 1, live[0].key == initial else { return nil }
    return live[0]
  }
}
