import Glibc
import HeedCore
import HeedPersonalities
import HeedTerminal

/// Dialogs that show what a command says.
extension Main {
  /// Runs a command beside a dialog, on a terminal or without one, and sees to it that it ends.
  static func follow(
    _ command: CommandRequest, _ request: Request, _ plain: LineTerminal.Place?
  ) throws(Unanswered) -> Outcome {
    let running: RunningCommand
    do throws(ChildProcess.Failure) {
      running = try RunningCommand(command)
    } catch { throw .noCommand(command.words[0], error) }
    do throws(Unanswered) {
      let outcome = try show(running, request, isPlain: plain != nil)
      // What ended us ends it too.
      switch outcome.end {
      case .signal(let number): running.finish(by: number)
      case .hungUp: running.finish(by: SIGHUP)
      default: running.finish(by: SIGTERM)
      }
      return outcome
    } catch {
      running.finish(by: SIGTERM)
      throw error
    }
  }

  private static func show(
    _ command: RunningCommand, _ request: Request, isPlain: Bool
  ) throws(Unanswered) -> Outcome {
    if !isUnattended(request), !isPlain {
      do throws(Unanswered) {
        var terminal: LiveTerminal?
        return try ask(request, nil, on: &terminal, command: command)
      } catch {
        if error.isInterruption { throw error }
      }
    }
    return tell(command, request.dialog, request)
  }

  private static func tell(
    _ command: RunningCommand, _ dialog: some Dialog, _ request: Request
  ) -> Outcome {
    command.events { next in
      HeedCore.tellPlainly(
        dialog, chrome: request.chrome, isDriven: false, observer: nil, nextEvent: { _ in next() },
        say: { say($0) })
    }
  }
}
