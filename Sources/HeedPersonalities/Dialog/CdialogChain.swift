import HeedCore

/// Boxes one after the other, as far as what was answered leads.
struct CdialogChain: Sendable {
  /// A box, and how it is reported.
  private struct Step: Sendable {
    var request: Request
    /// Whether the next box follows whatever the answer, but Escape.
    var goesOn: Bool
    /// Whether it prints an answer.
    var hasAnswer: Bool
  }

  private let surroundings: Surroundings
  private let statuses: CdialogStatuses
  private var steps: [Step] = []
  private var boxSeparator = "\t"
  /// What is written to standard error before anything is shown.
  var remark: String?

  init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
    statuses = CdialogStatuses(surroundings)
  }

  /// Adds a box whose option was read, with the words that follow it.
  mutating func add(
    _ box: CdialogBox, _ draft: CdialogDraft, _ tokens: inout CdialogTokens
  ) throws(UsageError) {
    let words = try tokens.words(of: box, draft)
    let goesOn = tokens.take("--and-widget")
    var draft = draft
    // What follows a file is seen while others are answered, so it waits for nobody.
    if tokens.next != nil { draft.staysBehind = true }
    let request = try draft.request(box, words, surroundings)
    boxSeparator = draft.output.boxSeparator
    steps.append(Step(request: request, goesOn: goesOn, hasAnswer: box.answer != .none))
  }

  var invocation: Invocation {
    var chain = self
    chain.steps[0].request.remark = remark
    guard steps.count > 1 else { return .show(chain.steps[0].request) }
    return .series(chain.series)
  }

  private var series: Series {
    Series(answerDescriptor: steps.last?.request.answerDescriptor) {
      (outcomes) throws(UsageError) in next(outcomes)
    }
  }

  /// What comes after the boxes that have ended so.
  private func next(_ outcomes: [Outcome]) -> Series.Next {
    guard let last = outcomes.last else { return .show(steps[0].request) }
    let step = steps[outcomes.count - 1]
    let report = step.request.report(last)
    let isLeft: Bool
    switch last.end {
    case .button, .completed: isLeft = report.status != 0 && !step.goesOn
    default: isLeft = true
    }
    if !isLeft, outcomes.count < steps.count { return .show(steps[outcomes.count].request) }
    var answer: [UInt8] = []
    var hasAnswer = false
    for (step, outcome) in zip(steps, outcomes) {
      if step.hasAnswer, hasAnswer { answer += ByteText.encode(boxSeparator) }
      hasAnswer = hasAnswer || step.hasAnswer
      answer += step.request.report(outcome).answer
    }
    return .finished(Report(status: report.status, answer: answer, complaint: report.complaint))
  }
}
