import Glibc
import HeedCore
import HeedPersonalities
import HeedTerminal

/// Answers without a person, and what a person answers for the next time.
extension Main {
  /// Whether nobody is to be asked.
  static func isUnattended(_ request: Request) -> Bool {
    takesDefault(request) || answersPath != nil
  }

  private static func takesDefault(_ request: Request) -> Bool {
    if request.stage.takesDefault { return true }
    guard let value = environmentValue(of: "HEED_NO_INPUT") else { return false }
    return !value.isEmpty && value != "0"
  }

  private static var answersPath: String? { pathValue(of: "HEED_ANSWERS") }

  private static func pathValue(of variable: String) -> String? {
    environmentValue(of: variable).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The outcome by a recorded answer, else by the default where that is asked for.
  static func unattendedOutcome(of request: Request) throws(NoAnswer) -> Outcome {
    try unattendedOutcome(of: request.dialog, request)
  }

  private static func unattendedOutcome(
    of dialog: some Dialog, _ request: Request
  ) throws(NoAnswer) -> Outcome {
    var dialog = dialog
    if let outcome = feed(&dialog, nextInput: { nextInput() }) { return outcome }
    if let path = answersPath {
      let book = try AnswerFile.read(path)
      let entry =
        if let state = pathValue(of: "HEED_REPLAY") {
          try AnswerFile.nextAnswer(of: book, to: request.identity, state: state)
        } else { try book.answer(to: request.identity) }
      if let entry {
        let outcome = try Answering(request.identity, environment: { environmentValue(of: $0) })
          .outcome(of: &dialog, by: entry, request.timing)
        // The same lines would lead back again and again.
        if case .button(let button) = outcome.end, button.role == .back,
          pathValue(of: "HEED_REPLAY") == nil
        {
          throw .unfit(
            request.identity, line: entry.number, reason: "only 'heed replay' can go back")
        }
        return outcome
      }
      let question = dialog.question
      // A message that can only be agreed to needs no answer.
      let isAgreed = question.prompts.isEmpty && question.buttons.count == 1
      guard isAgreed || takesDefault(request) else {
        let template = AnswerLine(for: request.identity, question).json.text
        throw .none(request.identity, template: template)
      }
    }
    return try defaultOutcome(of: &dialog, request.identity, request.stage.defaultAnswer)
  }

  /// Asks a person, and keeps the answer where a record is wanted.
  static func recorded(
    _ request: Request, _ plain: LineTerminal.Place?, on terminal: inout LiveTerminal?
  ) throws(Unanswered) -> Outcome {
    guard request.stage.purpose == .asks, let path = pathValue(of: "HEED_RECORD") else {
      return try ask(request, plain, on: &terminal)
    }
    // A file that can't be written is told before anybody has answered.
    let record = try opened(path)
    let outcome = try ask(request, plain, on: &terminal)
    guard let line = AnswerLine(outcome, of: request.identity, request.dialog.question) else {
      return outcome
    }
    do throws(NoAnswer) { try record.append(line) } catch { throw .unrecorded(outcome, error) }
    return outcome
  }

  private static func opened(_ path: String) throws(Unanswered) -> AnswerRecord {
    do throws(NoAnswer) { return try AnswerRecord(path) } catch { throw .noAnswer(error) }
  }

  /// Runs a command whose dialogs take the answers of a file.
  static func replay(_ replaying: Replaying, _ personality: any Personality.Type) -> Ending {
    do throws(Unanswered) {
      let replay = try opened(replaying)
      let ending = try run(replaying.command, with: replay)
      let leftOver = replay.leftOver
      for entry in leftOver {
        complain(
          "line \(entry.number) of \(DisplayText.line(replaying.file)) was not asked for: "
            + entry.line.identification.text, personality)
      }
      let isLeft = ending.status == 0 && !leftOver.isEmpty
      return Ending(
        status: isLeft ? personality.noAnswerStatus : ending.status, signal: ending.signal)
    } catch { return ending(without: error, personality) }
  }

  private static func opened(_ replaying: Replaying) throws(Unanswered) -> Replay {
    do throws(NoAnswer) { return try Replay(replaying.file) } catch { throw .noAnswer(error) }
  }

  private static func run(
    _ command: [String], with replay: borrowing Replay
  ) throws(Unanswered) -> ChildProcess.Ending {
    let variables = [
      (name: "HEED_ANSWERS", value: replay.answers), (name: "HEED_REPLAY", value: replay.state),
    ]
    do throws(ChildProcess.Failure) {
      return try ChildProcess.run(command, environment: variables)
    } catch { throw .noCommand(command[0], error) }
  }
}
