import Glibc
import HeedCore
import HeedManual
import HeedPersonalities
import HeedTerminal

/// The program: command line in, answer and exit status out.
///
/// Nothing else exits.
@main
enum Main {
  // Runs on the main actor: a closure in here would check that, and the check alone links in Swift's
  // concurrency and libdispatch, which take their time before we start.
  static func main() {
    // A reader that has gone makes a failed write, which is told, not a silent death.
    signal(SIGPIPE, SIG_IGN)
    let words = commandLine()
    let (personality, rest) = personality(named: name(in: words), Array(words.dropFirst()))
    let ending = ending(of: personality, rest)
    if let signal = ending.signal { die(of: signal) }
    exit(ending.status)
  }

  /// What the program was called as.
  private static func name(in words: [String]) -> String {
    words.first?.split(separator: "/").last.map { String($0) } ?? "heed"
  }

  /// How the program ends.
  struct Ending {
    var status: Int32
    var signal: Int32?
  }

  private static var surroundings: Surroundings {
    var surroundings = Surroundings(
      environment: { environmentValue(of: $0) }, readFile: { contents(of: $0) },
      inputIsTerminal: { isTerminal(0) },
      makePattern: { PosixPattern.make($0) }, openText: { openText($0) }, now: { civilNow() },
      files: HeedTerminal.files)
    surroundings.screenSize = { terminalSize() }
    surroundings.dateNames = { civilNames() }
    return surroundings
  }

  private static func ending(
    of personality: any Personality.Type, _ words: [String]
  ) -> Ending {
    do throws(UsageError) {
      switch try personality.parse(words, surroundings) {
      case .text(let text):
        return finish(
          Report(status: 0, answer: ByteText.encode(text)), to: 1, personality)
      case .help(let command):
        return finish(Report(status: 0, answer: Array(help(for: command).utf8)), to: 1, personality)
      case .replay(let replaying): return replay(replaying, personality)
      case .report(let report, let descriptor): return finish(report, to: descriptor, personality)
      case .write(let path, let text): return save(text, in: path, personality)
      case .clear:
        clearTerminal()
        return Ending(status: 0)
      case .show(let request):
        try checkIsOpen(request.answerDescriptor)
        return show(try openingChannels(of: request), personality)
      case .series(let series):
        try checkIsOpen(series.answerDescriptor)
        return try show(series, personality)
      }
    } catch {
      return failure(error.message, personality.status(of: error), personality)
    }
  }

  private static func save(
    _ text: String, in path: String, _ personality: any Personality.Type
  ) -> Ending {
    guard let reason = HeedTerminal.write(Array(text.utf8), toFile: path) else {
      return Ending(status: 0)
    }
    return failure(
      "'\(DisplayText.line(path))' can't be written: \(reason)", personality.lostAnswerStatus,
      personality)
  }

  /// Refuses a descriptor on which the answer would be lost.
  private static func checkIsOpen(_ descriptor: Int32?) throws(UsageError) {
    guard let descriptor, !isWritable(descriptor) else { return }
    throw .closedDescriptor(Int(descriptor))
  }

  private static func help(for command: String?) -> String {
    let program = Native.program
    guard let description = program.commands.first(where: { $0.name == command }) else {
      return HelpText.program(program)
    }
    return HelpText.command(description, of: program)
  }

  private static func show(_ request: Request, _ personality: any Personality.Type) -> Ending {
    do throws(Unanswered) {
      let outcome = try answer(to: request)
      rescueDrafts(of: outcome, personality)
      if case .signal(let number) = outcome.end {
        return Ending(status: 128 + number, signal: number)
      }
      if request.stage.purpose != .tells { pause(for: request.stage.stay) }
      return finish(
        request.report(outcome), of: [outcome], to: request.answerDescriptor, personality)
    } catch .unrecorded(let outcome, let error) {
      _ = finish(request.report(outcome), of: [outcome], to: request.answerDescriptor, personality)
      return failure(error.message, personality.lostAnswerStatus, personality)
    } catch { return ending(without: error, personality) }
  }

  /// How the program ends where there is no outcome.
  static func ending(
    without reason: Unanswered, _ personality: any Personality.Type
  ) -> Ending {
    switch reason {
    case .noTerminal(.interrupted(let signal)):
      return Ending(status: 128 + signal, signal: signal)
    case .noTerminal(.busy):
      complain(TerminalError.busy.message, personality)
      return Ending(status: 75)
    case .noTerminal(let error):
      return failure(error.message, personality.noTerminalStatus, personality)
    case .noAnswer(let error), .unrecorded(_, let error):
      let status = error.isLoss ? personality.lostAnswerStatus : personality.noAnswerStatus
      return failure(error.message, status, personality)
    case .misused(let error):
      return failure(error.message, personality.status(of: error), personality)
    case .noCommand(let name, let error):
      complain("'\(DisplayText.line(name))' can't be run: \(error.reason)", personality)
      return Ending(status: error.status)
    }
  }

  /// Writes the answer to some dialogs; where it is lost, what somebody wrote in them is not.
  static func finish(
    _ report: Report, of outcomes: [Outcome], to descriptor: Int32?,
    _ personality: any Personality.Type
  ) -> Ending {
    let ending = finish(report, to: descriptor ?? 1, personality)
    if ending.status != report.status {
      for outcome in outcomes { keepDrafts(of: outcome, personality) }
    }
    return ending
  }

  /// Writes the answer; one that is lost is told, and has its own status.
  static func finish(
    _ report: Report, to descriptor: Int32, _ personality: any Personality.Type
  ) -> Ending {
    if let complaint = report.complaint { complain(complaint, personality) }
    if report.hangsUpCaller { kill(getppid(), SIGHUP) }
    guard !report.answer.isEmpty else { return Ending(status: report.status) }
    if let reason = write(report.answer, to: descriptor) {
      return failure(
        "the answer could not be written to descriptor \(descriptor): \(reason)",
        personality.lostAnswerStatus, personality)
    }
    return Ending(status: report.status)
  }

  /// Keeps what somebody wrote in a dialog that ended without them, and tells where.
  static func rescueDrafts(of outcome: Outcome, _ personality: any Personality.Type) {
    switch outcome.end {
    case .hungUp, .signal, .timeout: keepDrafts(of: outcome, personality)
    default: return
    }
  }

  private static func keepDrafts(of outcome: Outcome, _ personality: any Personality.Type) {
    for value in outcome.values where value.isDraft {
      switch saveDraft(ByteText.encode(value.text)) {
      case .success(let path):
        complain("the text is kept in \(DisplayText.line(path))", personality)
      case .failure(let error):
        complain("the text is lost, as it can't be kept: \(error.reason)", personality)
      }
    }
  }

  /// Says what went wrong, and ends with the personality's status for it.
  private static func failure(
    _ line: String, _ status: Int32, _ personality: any Personality.Type
  ) -> Ending {
    complain(line, personality)
    return Ending(status: personality.failure(status, surroundings))
  }

  static func complain(_ line: String, _ personality: any Personality.Type) {
    let name = personality.names.first ?? "heed"
    _ = write(Array("\(name): \(line)\n".utf8), to: STDERR_FILENO)
  }
}
