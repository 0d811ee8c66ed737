import HeedCore

/// Boxes one after the other, as far as what was answered leads.
struct CdialogChain: Sendable {
  /// A box, and how it is reported.
  private struct Step: Sendable {
    /// What it comes down to; of a box that shows a file, with that as it is when this is called.
    var make: @Sendable () throws(UsageError) -> Request
    /// The same as far as it can be said before; `nil` where a file can't be read yet.
    var request: Request?
    /// Lines for the head of its log.
    var heading: [String] = []
    var report: CdialogReport
    /// Whether the next box follows whatever the answer, but Escape.
    var goesOn: Bool
    var answerDescriptor: Int32
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
    let surroundings = surroundings
    let goesOn = tokens.take("--and-widget")
    var draft = draft
    // What follows a file is seen while others are answered, so it waits for nobody.
    if tokens.next != nil { draft.staysBehind = true }
    let settled = draft
    let make = { @Sendable () throws(UsageError) in
      try settled.request(box, words, surroundings)
    }
    steps.append(
      Step(
        make: make, request: try request(box, isFirst: steps.isEmpty, make),
        report: try draft.report(of: box, surroundings), goesOn: goesOn,
        answerDescriptor: draft.outputDescriptor, hasAnswer: box.answer != .none,
        separator: draft.output.boxSeparator))
  }

  /// A request as the command line has it; a file need not be there before the turn of its box.
  private func request(
    _ box: CdialogBox, isFirst: Bool, _ make: () throws(UsageError) -> Request
  ) throws(UsageError) -> Request? {
    do throws(UsageError) { return try make() } catch {
      guard case .unreadable = error, !isFirst, !box.hasMessage else { throw error }
      return nil
    }
  }

  /// What it comes down to; the words of the command line go into a log.
  func invocation(of arguments: [String]) -> Invocation {
    var chain = self
    chain.steps[0].request?.remark = remark
    chain.logWords(arguments)
    if steps.count == 1, let request = chain.steps[0].request {
      return .show(headed(request, chain.steps[0]))
    }
    return .series(chain.series)
  }

  /// Begins the log with the command line, without what is secret of it.
  private mutating func logWords(_ arguments: [String]) {
    guard let index = steps.firstIndex(where: { $0.request?.trace != nil }) else { return }
    let secrets = Set(steps.flatMap { $0.request?.dialog.secrets ?? [] })
    let words = (["dialog"] + arguments).enumerated().map { number, word in
      "argument \(number): \(secrets.contains(word) ? "(hidden)" : DisplayText.line(word))"
    }
    steps[index].heading = words
  }

  private func headed(_ request: Request, _ step: Step) -> Request {
    var request = request
    request.trace?.heading.insert(contentsOf: step.heading, at: 0)
    return request
  }

  /// The request for a box whose turn has come.
  private func current(_ index: Int) throws(UsageError) -> Request {
    let step = steps[index]
    var request: Request
    if index == 0, let first = step.request { request = first } else { request = try step.make() }
    return headed(request, step)
  }

  private var series: Series {
    Series(answerDescriptor: steps.last?.answerDescriptor) {
      (outcomes) throws(UsageError) in try next(outcomes)
    }
  }

  /// What comes after the boxes that have ended so; each is answered as soon as it has ended.
  private func next(_ outcomes: [Outcome]) throws(UsageError) -> Series.Next {
    guard let last = outcomes.last else { return .show(try current(0)) }
    let step = steps[outcomes.count - 1]
    var report = step.report.report(last)
    report.answer = ByteText.encode(answer(to: outcomes))
    let isLeft: Bool
    switch last.end {
    case .button, .completed: isLeft = report.status != 0 && !step.goesOn
    default: isLeft = true
    }
    guard !isLeft, outcomes.count < steps.count else { return .finished(report) }
    do throws(UsageError) {
      return .show(try current(outcomes.count), after: report.answer)
    } catch {
      // What was answered before is told all the same.
      (report.status, report.complaint) = (statuses.error, error.message)
      return .finished(report)
    }
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
