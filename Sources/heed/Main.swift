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
  private struct Ending {
    var status: Int32
    var signal: Int32?
  }

  private static var surroundings: Surroundings {
    Surroundings(
      environment: { environmentValue(of: $0) }, readFile: { contents(of: $0) },
      inputIsTerminal: { isTerminal(0) },
      makePattern: { PosixPattern.make($0) }, openText: { openText($0) })
  }

  private static func ending(
    of personality: any Personality.Type, _ words: [String]
  ) -> Ending {
    do throws(UsageError) {
      switch try personality.parse(words, surroundings) {
      case .text(let text):
        return finish(
          Report(status: 0, answer: Array(text.utf8)), to: 1, personality)
      case .help(let command):
        return finish(Report(status: 0, answer: Array(help(for: command).utf8)), to: 1, personality)
      case .show(let request):
        if let descriptor = request.answerDescriptor, !isWritable(descriptor) {
          throw UsageError.closedDescriptor(Int(descriptor))
        }
        return show(request, personality)
      }
    } catch {
      complain(error.message, personality)
      return Ending(status: personality.status(of: error))
    }
  }

  private static func help(for command: String?) -> String {
    let program = Native.program
    guard let description = program.commands.first(where: { $0.name == command }) else {
      return HelpText.program(program)
    }
    return HelpText.command(description, of: program)
  }

  private static func show(_ request: Request, _ personality: any Personality.Type) -> Ending {
    if request.stage.purpose == .tells {
      tell(request)
      return Ending(status: 0)
    }
    do throws(TerminalError) {
      let outcome = try ask(request)
      if case .signal(let number) = outcome.end {
        return Ending(status: 128 + number, signal: number)
      }
      return finish(request.report(outcome), to: request.answerDescriptor ?? 1, personality)
    } catch {
      if case .interrupted(let signal) = error {
        return Ending(status: 128 + signal, signal: signal)
      }
      if request.stage.purpose == .reports {
        tellPlainly(request.dialog, request)
        return finish(request.report(Outcome(.completed)), to: 1, personality)
      }
      complain(error.message, personality)
      return Ending(status: error == .busy ? 75 : personality.noTerminalStatus)
    }
  }

  /// Shows the dialog; the terminal has been given back when this returns.
  private static func ask(_ request: Request) throws(TerminalError) -> Outcome {
    var terminal = try LiveTerminal(TerminalOptions(request))
    return run(request.dialog, request, on: &terminal)
  }

  private static func run(
    _ dialog: some Dialog, _ request: Request, on terminal: inout LiveTerminal
  ) -> Outcome {
    var dialog = dialog
    return HeedCore.run(&dialog, chrome: request.chrome, timing: request.timing, on: &terminal)
  }

  /// Shows what only tells: on the terminal, or without one as plain lines on standard error.
  private static func tell(_ request: Request) {
    do throws(TerminalError) {
      try leaveOnTerminal(TerminalOptions(request)) { size in
        request.chrome.frame(of: request.dialog, on: size)
      }
    } catch {
      tellPlainly(request.dialog, request)
    }
    pause(for: request.stage.stay)
  }

  /// Says in plain lines on standard error what there is no terminal for.
  private static func tellPlainly(_ dialog: some Dialog, _ request: Request) {
    HeedCore.tellPlainly(dialog, chrome: request.chrome, nextInput: { nextInput() }) { lines in
      _ = write(Array(lines.map { $0 + "\n" }.joined().utf8), to: STDERR_FILENO)
    }
  }

  /// Writes the answer; one that is lost is told, and has its own status.
  private static func finish(
    _ report: Report, to descriptor: Int32, _ personality: any Personality.Type
  ) -> Ending {
    if let complaint = report.complaint { complain(complaint, personality) }
    guard !report.answer.isEmpty else { return Ending(status: report.status) }
    if let reason = write(report.answer, to: descriptor) {
      complain(
        "the answer could not be written to descriptor \(descriptor): \(reason)", personality)
      return Ending(status: personality.lostAnswerStatus)
    }
    return Ending(status: report.status)
  }

  private static func complain(_ line: String, _ personality: any Personality.Type) {
    let name = personality.names.first ?? "heed"
    _ = write(Array("\(name): \(line)\n".utf8), to: STDERR_FILENO)
  }
}
