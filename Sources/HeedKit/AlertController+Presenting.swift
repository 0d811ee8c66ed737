package import HeedCore
import HeedTerminal
import Synchronization

extension AlertController {
  /// Shows it and waits for the answer; the terminal is given back before this returns.
  ///
  /// It waits its turn where another dialog has the terminal. Meanwhile it catches SIGINT, SIGTERM,
  /// SIGHUP, SIGQUIT, SIGTSTP, SIGCONT and SIGWINCH, unless they are ignored. It sets the
  /// locale's `LC_CTYPE` from the environment, as ncurses needs it.
  ///
  /// - Parameter screen: The terminal to show it on.
  /// - Returns: What was answered.
  /// - Throws: ``PresentationError`` if it makes no sense, which is checked before the terminal is
  ///   touched, or if there is no terminal.
  public func present(on screen: Screen = .main) throws(PresentationError) -> AlertResult {
    let presentation = try Presentation(self)
    return try Screen.turn.withLock { _ throws(PresentationError) in
      do throws(TerminalError) {
        return presentation.result(try presentation.run(on: screen))
      } catch .interrupted(let signal) {
        return presentation.result(Outcome(.signal(signal), values: presentation.dialog.values))
      } catch {
        throw PresentationError(error)
      }
    }
  }

  /// Shows it on a terminal that is already there, for tests.
  package func present<T: Terminal & ~Copyable>(
    on terminal: inout T
  ) throws(PresentationError) -> AlertResult {
    let presentation = try Presentation(self)
    return presentation.result(presentation.run(on: &terminal))
  }
}
