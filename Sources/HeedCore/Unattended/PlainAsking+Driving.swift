/// A conversation that another program takes part in.
extension PlainAsking {
  /// How long an answer waits for what the program has to say of it.
  private static let patience = Duration.milliseconds(300)

  /// Asks, while the program may change what is asked; `nil` where that ended the dialog.
  mutating func ask<C: LineChannel & ~Copyable>(
    _ question: String, isSecret: Bool = false, in dialog: inout some Dialog, on channel: inout C
  ) throws(LineStop) -> Result<String, Ended> {
    var words = question
    while true {
      do throws(LineStop) {
        return .success(try channel.ask(words, isSecret: isSecret, before: deadline))
      } catch .control(let bytes) {
        let message = dialog.message
        let problems = dialog.question.prompts.map(\.problem)
        if let outcome = driving.take(bytes, &dialog) { return .failure(Ended(outcome)) }
        let news = news(in: dialog, since: message, problems)
        words = ""
        guard !news.isEmpty else { continue }
        try channel.say([""] + news)
        words = question
      }
    }
  }

  /// What has come up and has to be heard before one answers.
  private func news(
    in dialog: some Dialog, since message: String, _ problems: [String?]
  ) -> [String] {
    var lines = dialog.message == message ? [] : DisplayText.lines(dialog.message)
    let prompts = dialog.question.prompts
    guard prompts.indices.contains(place), problems.indices.contains(place) else { return lines }
    if let problem = prompts[place].problem, problem != problems[place] {
      lines.append("! \(DisplayText.line(problem))")
    }
    return lines
  }

  /// Tells the program what was answered, and heeds what it says of that.
  mutating func confer<C: LineChannel & ~Copyable>(
    on dialog: inout some Dialog, over channel: inout C
  ) throws(LineStop) -> Outcome? {
    driving.look(at: dialog)
    return try listen(to: &dialog, for: Self.patience, on: &channel)
  }

  /// Heeds what the program says within a time, or has said before.
  mutating func listen<C: LineChannel & ~Copyable>(
    to dialog: inout some Dialog, for time: Duration, on channel: inout C
  ) throws(LineStop) -> Outcome? {
    let deadline = channel.now + time
    while true {
      do throws(LineStop) {
        try channel.readControl(before: deadline)
        return nil
      } catch .control(let bytes) {
        if let outcome = driving.take(bytes, &dialog) { return outcome }
      }
    }
  }
}

/// That the driving program ended the dialog.
struct Ended: Error {
  var outcome: Outcome
  init(_ outcome: Outcome) { self.outcome = outcome }
}
