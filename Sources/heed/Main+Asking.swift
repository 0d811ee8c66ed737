import Glibc
import HeedCore
import HeedPersonalities
import HeedTerminal

/// Why there is no outcome.
enum Unanswered: Error {
  case noTerminal(TerminalError)
  case noAnswer(NoAnswer)
}

/// The ways to an answer: recorded ones, defaults, plain lines, the screen.
extension Main {
  /// How a dialog ends, whichever way it is answered; the terminal has been given back then.
  static func answer(to request: Request) throws(Unanswered) -> Outcome {
    var terminal: LiveTerminal?
    return try answer(to: request, on: &terminal)
  }

  /// The same on a terminal that is held for the dialogs after it, and taken by the first one.
  static func answer(
    to request: Request, on terminal: inout LiveTerminal?
  ) throws(Unanswered) -> Outcome {
    if request.stage.purpose == .tells {
      tell(request)
      return Outcome(.completed)
    }
    do throws(TerminalError) {
      return try ask(request, on: &terminal)
    } catch {
      if case .interrupted = error { throw .noTerminal(error) }
      guard request.stage.purpose == .reports else { throw .noTerminal(error) }
      tellPlainly(request.dialog, request)
      return Outcome(.completed)
    }
  }

  /// Shows the dialog.
  private static func ask(
    _ request: Request, on terminal: inout LiveTerminal?
  ) throws(TerminalError) -> Outcome {
    var held = try held(&terminal, for: request)
    let outcome = run(request.dialog, request, on: &held)
    terminal = consume held
    return outcome
  }

  private static func held(
    _ terminal: inout LiveTerminal?, for request: Request
  ) throws(TerminalError) -> LiveTerminal {
    if let held = terminal.take() { return held }
    return try LiveTerminal(TerminalOptions(request))
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
}
