import HeedCore

/// Boxes one after the other, as far as what was answered leads.
struct CdialogChain: Sendable {
  /// A box, and how it is reported.
  private struct Step: Sendable {
    var request: Request
    var report: CdialogReport
    /// Whether the next box follows whatever the answer, but Escape.
    var goesOn: Bool
    /// Whether it prints an answer.
    var hasAnswer: Bool
    /// What stands between its answer and those before it.
    var separator: String
  }

  private let surroundings: Surroundings
  private let statuses: CdialogStatuses
  private var steps: [Step] = []
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
    steps.append(
      Step(
        request: try draft.request(box, words, surroundings),
        report: try draft.report(of: box, surroundings), goesOn: goesOn,
        hasAnswer: box.answer != .none, separator: draft.output.boxSeparator))
  }

  /// What it comes down to; the words of the command line go into a log.
  func invocation(of arguments: [String]) -> Invocation {
    var chain = self
    chain.steps[0].request.remark = remark
    chain.logWords(arguments)
    guard steps.count > 1 else { return .show(chain.steps[0].request) }
    return .series(chain.series)
  }

  /// Begins the log with the command line, without what is secret of it.
  private mutating func logWords(_ arguments: [String]) {
    guard let index = steps.firstIndex(where: { $0.request.trace != nil }) else { return }
    let secrets = Set(steps.flatMap { $0.request.dialog.secrets })
    let words = (["dialog"] + arguments).enumerated().map { number, word in
      "argument \(number): \(secrets.contains(word) ? "(hidden)" : DisplayText.line(word))"
    }
    steps[index].request.trace?.heading.insert(contentsOf: words, at: 0)
  }

  private var series: Series {
    Series(answerDescriptor: steps.last?.request.answerDescriptor) {
      (outcomes) throws(UsageError) in next(outcomes)
    }
  }

  /// What comes after the boxes that have ended so; each is answered as soon as it has ended.
  private func next(_ outcomes: [Outcome]) -> Series.Next {
    guard let last = outcomes.last else { return .show(steps[0].request) }
    let step = steps[outcomes.count - 1]
    var report = step.request.report(last)
    report.answer = ByteText.encode(answer(to: outcomes))
    let isLeft: Bool
    switch last.end {
    case .button, .completed: isLeft = report.status != 0 && !step.goesOn
    default: isLeft = true
    }
    guard !isLeft, outcomes.count < steps.count else { return .finished(report) }
    return .show(steps[outcomes.count].request, after: report.answer)
  }

  /// What is written for the last box that has ended.
  ///
  /// As in the original, a box without an answer writes a separator too once there was one.
  private func answer(to outcomes: [Outcome]) -> String {
    var (text, hadAnswer, hadSeparator) = ("", false, false)
    for (step, outcome) in zip(steps, outcomes) {
      text = step.report.start(of: outcome)
      if outcome.isAnswer {
        if step.hasAnswer ? hadAnswer : hadSeparator {
          text += step.separator
          hadSeparator = true
        }
      }
      text += ByteText.decode(step.report.report(outcome, after: "").answer)
      hadAnswer = hadAnswer || step.hasAnswer
    }
    return text
  }
}

extension Outcome {
  /// Whether a box was answered, and not left.
  fileprivate var isAnswer: Bool {
    switch end {
    case .button(let button): !button.role.leaves
    case .completed: true
    default: false
    }
  }
}

extension Dialog {
  /// What was given to secure fields in advance.
  fileprivate var secrets: [String] {
    let names = Set(question.prompts.filter(\.isSecure).map(\.name))
    return values.filter { names.contains($0.name) }.flatMap(\.texts).filter { !$0.isEmpty }
  }
}
