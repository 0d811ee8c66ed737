/// Asking for the values.
extension PlainAsking {
  /// Asks for the value at ``place`` until there is a valid one, and goes on to the next.
  mutating func askValue<C: LineChannel & ~Copyable>(
    of dialog: inout some Dialog, on channel: inout C
  ) throws(LineStop) -> Outcome? {
    let prompt = dialog.question.prompts[place]
    let plain = PlainPrompt(prompt, lead: lead)
    try channel.say(plain.lines)
    while true {
      let line: String
      switch try ask(plain.question, isSecret: prompt.isSecure, in: &dialog, on: &channel) {
      case .success(let answer): line = answer
      case .failure(let end): return end.outcome
      }
      switch PlainAnswer(line) {
      case .help: try channel.say(plain.help)
      case .back where place > 0:
        place -= 1
        return nil
      case .back:
        if let outcome = Self.pressBack(in: &dialog) { return outcome }
        try refuse("there is no value before this one", on: &channel)
      case .leave:
        (place, asksForButton) = (dialog.question.prompts.count, true)
        return nil
      case .keep:
        if try isAccepted(prompt, in: dialog, on: &channel) { return nil }
      case .text(let text):
        let given = try texts(of: prompt, plain, text: text, line: line, on: &channel)
        guard let given else { continue }
        switch dialog.making(.value(field: prompt.name, given)) {
        case .success(let outcome?): return outcome
        case .failure(let error): try refuse(error.message, on: &channel)
        case .success(nil):
          if let outcome = try confer(on: &dialog, over: &channel) { return outcome }
          if try isAccepted(prompt, in: dialog, on: &channel) { return nil }
          // What Return keeps is still what was said.
          _ = dialog.making(.value(field: prompt.name, prompt.texts))
        }
      }
    }
  }

  /// Goes back to the dialog before this one, if there is one.
  private static func pressBack(in dialog: inout some Dialog) -> Outcome? {
    let back = dialog.question.buttons.first { $0.role == .back && !$0.isDisabled }
    guard let back else { return nil }
    return try? dialog.apply(.press(button: back.key))
  }

  /// The values that a line gives, perhaps with those after it; `nil` where it was refused.
  private mutating func texts<C: LineChannel & ~Copyable>(
    of prompt: Prompt, _ plain: PlainPrompt, text: String, line: String, on channel: inout C
  ) throws(LineStop) -> [String]? {
    if case .lines = prompt.form {
      var (lines, next): ([String], String) = ([], line)
      while let text = PlainAnswer.line(next) {
        lines.append(prompt.meant(by: text))
        next = try channel.ask(plain.question, isSecret: prompt.isSecure, before: deadline)
      }
      return [lines.joined(separator: "\n")]
    }
    switch plain.texts(of: text) {
    case .success(let texts): return texts.map(prompt.meant(by:))
    case .failure(let miss):
      try refuse(miss.message, on: &channel)
      return nil
    }
  }

  /// Whether the value as it stands is valid; says what was chosen, or what is wrong.
  private mutating func isAccepted<C: LineChannel & ~Copyable>(
    _ prompt: Prompt, in dialog: some Dialog, on channel: inout C
  ) throws(LineStop) -> Bool {
    guard let current = dialog.question.prompt(named: prompt.name) else {
      place += 1
      return true
    }
    if let problem = current.problem {
      try refuse(problem, on: &channel)
      return false
    }
    if let chosen = PlainPrompt.chosen(current) { try channel.say([chosen]) }
    place += 1
    return true
  }
}

extension Dialog {
  /// Makes a change; the outcome where that ends the dialog.
  mutating func making(_ change: Change) -> Result<Outcome?, ChangeError> {
    Result { () throws(ChangeError) in try apply(change) }
  }
}
