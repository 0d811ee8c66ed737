/// Gives a dialog what it reads from standard input before it can be answered.
///
/// `nextInput` waits for bytes; an empty array is their end.
/// - Returns: an outcome where that ends it.
package func feed(_ dialog: inout some Dialog, nextInput: () -> [UInt8]) -> Outcome? {
  // What is only read through is not worth waiting for.
  guard !dialog.question.prompts.isEmpty else { return nil }
  while dialog.needs(at: Moment()).readsInput {
    let bytes = nextInput()
    let event = bytes.isEmpty ? Event.endOfInput : .input(bytes)
    if let outcome = dialog.handle(event, in: unseen, at: Moment()) { return outcome }
    if bytes.isEmpty { break }
  }
  return nil
}

/// The size of a dialog that nobody sees.
private let unseen = Size(columns: 80, rows: 24)

/// Answers dialogs by lines of a file.
package struct Answering: Sendable {
  private let identity: Identity
  private let environment: @Sendable (String) -> String?

  package init(_ identity: Identity, environment: @escaping @Sendable (String) -> String?) {
    self.identity = identity
    self.environment = environment
  }

  /// Ends a dialog as a line has it; what doesn't fit is refused.
  package func outcome(
    of dialog: inout some Dialog, by entry: AnswerBook.Entry, _ timing: Timing
  ) throws(NoAnswer) -> Outcome {
    do throws(Misfit) {
      return try end(&dialog, entry.line, timing)
    } catch {
      if error.isLoss { throw .notDone(reason: error.reason) }
      throw .unfit(identity, line: entry.number, reason: error.reason)
    }
  }

  private func end(
    _ dialog: inout some Dialog, _ line: AnswerLine, _ timing: Timing
  ) throws(Misfit) -> Outcome {
    for (name, answer) in line.fields { try give(answer, for: name, to: &dialog) }
    switch line.end {
    case .timeout:
      guard timing.timeout != nil else { throw Misfit("it has no --timeout") }
      return timing.outcomeAtTimeout(of: &dialog)
    case .escape:
      if let outcome = try? dialog.apply(.escape) { return outcome }
      throw Misfit("it can't be left by Escape")
    case .button(let name): return try press(name, of: &dialog)
    }
  }

  private func give(
    _ answer: AnswerLine.Answer, for name: String, to dialog: inout some Dialog
  ) throws(Misfit) {
    var texts: [String] = []
    switch answer {
    case .texts(let given, _): texts = given
    case .environment(let variable):
      guard let value = environment(variable) else {
        throw Misfit("'\(DisplayText.line(name))' is in the variable \(variable), which is not set")
      }
      texts = [value]
    }
    do throws(ChangeError) {
      _ = try dialog.apply(.value(field: name, texts))
    } catch { throw Misfit(error.message) }
  }

  private func press(_ name: String?, of dialog: inout some Dialog) throws(Misfit) -> Outcome {
    let question = dialog.question
    guard let name = name ?? question.declaredButton else {
      throw Misfit("it names no button; there is \(question.buttonLabels)")
    }
    do throws(ChangeError) {
      if let outcome = try dialog.apply(.press(button: name)) { return outcome }
    } catch {
      if case .notDone(let reason) = error { throw Misfit(reason, isLoss: true) }
      // Where the button itself is no reason, a value is.
      let isOff = question.buttons.contains { $0.key == name && $0.isDisabled }
      throw Misfit((isOff ? nil : dialog.question.problemPhrase) ?? error.message)
    }
    throw Misfit("button '\(DisplayText.line(name))' does not end it")
  }
}

/// Why an answer doesn't fit.
private struct Misfit: Error {
  var reason: String
  /// Whether the answer fits, but nothing could be made of it.
  var isLoss: Bool
  init(_ reason: String, isLoss: Bool = false) { (self.reason, self.isLoss) = (reason, isLoss) }
}

extension Question {
  /// The only button that answers, where it destroys nothing.
  var loneAnswer: Button? {
    let answers = buttons.filter { !$0.role.leaves && !$0.isDisabled }
    return answers.count == 1 && answers[0].role == .normal ? answers[0] : nil
  }

  /// The key of the button that is meant where none is named: the preferred, the only one, or beside
  /// values the only one that answers.
  var declaredButton: String? {
    if let preferred { return preferred }
    if buttons.count == 1 { return buttons[0].key }
    return prompts.isEmpty ? nil : loneAnswer?.key
  }

  var buttonLabels: String {
    buttons.map { "'\($0.shownLabel)'" }.joined(separator: ", ")
  }

  /// The first value that is none, and why; a secure one is not named.
  package var problemPhrase: String? {
    guard let prompt = prompts.first(where: { $0.problem != nil }), let problem = prompt.problem
    else { return nil }
    let value = DisplayText.line(prompt.texts.joined(separator: " "))
    let name = DisplayText.line(prompt.name)
    if prompt.isSecure { return "the value of '\(name)' is not valid: \(problem)" }
    return "'\(truncate(value, columns: 60))' is no value for '\(name)': \(problem)"
  }
}

/// The answer of a dialog that takes its default.
package func defaultOutcome(
  of dialog: inout some Dialog, _ identity: Identity, _ answer: Default
) throws(NoAnswer) -> Outcome {
  if answer == .immediateReturn {
    // As late as can be: no lock holds the buttons any more.
    var tried = dialog
    let outcome = tried.handle(
      .key(Key(.enter)), in: unseen, at: Moment(elapsed: .seconds(1 << 30)))
    if let outcome {
      dialog = tried
      return outcome
    }
  }
  let question = dialog.question
  if answer == .declared, let prompt = question.prompts.first(where: { !$0.isDeclared }) {
    throw .noDefault(identity, reason: undeclared(prompt))
  }
  if let problem = question.problemPhrase { throw .noDefault(identity, reason: problem) }
  guard let button = defaultButton(of: question, answer) else {
    throw .noDefault(identity, reason: undeclared(question, identity))
  }
  do throws(ChangeError) {
    if let outcome = try dialog.apply(.press(button: button)) { return outcome }
  } catch {
    if case .notDone(let reason) = error { throw .notDone(reason: reason) }
    throw .noDefault(identity, reason: error.message)
  }
  throw .noDefault(identity, reason: "button '\(DisplayText.line(button))' does not end it")
}

private func defaultButton(of question: Question, _ answer: Default) -> String? {
  answer == .immediateReturn ? question.initial : question.declaredButton
}

private func undeclared(_ question: Question, _ identity: Identity) -> String {
  let remedy =
    switch identity.kind {
    case Confirm.name: "say so by --default yes or --default no"
    case Sheet.name: "a sheet declares none, so answer it from a file, with HEED_ANSWERS"
    default: "say so by --preferred"
    }
  return "it was not declared which of \(question.buttonLabels) that is; \(remedy)"
}

private func undeclared(_ prompt: Prompt) -> String {
  prompt.items.isEmpty
    ? "'\(DisplayText.line(prompt.name))' has no \(prompt.declaration); give it one, or an answer "
      + "in a file, with HEED_ANSWERS"
    : "none of its items is chosen; say so by --default or --selected, or answer it from a file, "
      + "with HEED_ANSWERS"
}
