import Glibc
import HeedCore
import HeedPersonalities
import HeedTerminal

/// Why there is no outcome.
enum Unanswered: Error {
  case noTerminal(TerminalError)
  case noAnswer(NoAnswer)
  case noCommand(String, ChildProcess.Failure)

  var isInterruption: Bool {
    if case .noTerminal(.interrupted) = self { true } else { false }
  }
}

/// The ways to an answer: recorded ones, defaults, plain lines, the screen.
extension Main {
  /// How a dialog ends, whichever way it is answered.
  static func answer(to request: Request) throws(Unanswered) -> Outcome {
    if request.stage.purpose == .tells {
      tell(request)
      return Outcome(.completed)
    }
    if let command = request.command { return try follow(command, request) }
    if isUnattended(request) {
      if request.stage.purpose == .asks {
        do throws(NoAnswer) { return try unattendedOutcome(of: request) } catch {
          throw .noAnswer(error)
        }
      }
      return tellPlainly(request.dialog, request)
    }
    do throws(Unanswered) {
      return try recorded(request) { () throws(Unanswered) in try ask(request) }
    } catch {
      guard request.stage.purpose == .reports, !error.isInterruption else { throw error }
      return tellPlainly(request.dialog, request)
    }
  }

  /// Shows the dialog; the terminal has been given back when this returns.
  static func ask(
    _ request: Request, command: RunningCommand? = nil
  ) throws(Unanswered) -> Outcome {
    do throws(TerminalError) {
      var terminal = try LiveTerminal(TerminalOptions(request), command: command)
      return run(request.dialog, request, on: &terminal)
    } catch { throw .noTerminal(error) }
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
      if isUnattended(request) { throw .noTerminal(detail: "nobody is asked") }
      try leaveOnTerminal(TerminalOptions(request)) { size in
        request.chrome.frame(of: request.dialog, on: size)
      }
    } catch {
      tellPlainly(request.dialog, request)
    }
    pause(for: request.stage.stay)
  }

  /// Says in plain lines on standard error what there is no terminal for.
  @discardableResult
  private static func tellPlainly(_ dialog: some Dialog, _ request: Request) -> Outcome {
    HeedCore.tellPlainly(
      dialog, chrome: request.chrome, nextInput: { nextInput() }, say: { say($0) })
  }

  /// Says lines on standard error.
  static func say(_ lines: [String]) {
    _ = write(Array(lines.map { $0 + "\n" }.joined().utf8), to: STDERR_FILENO)
  }
}
