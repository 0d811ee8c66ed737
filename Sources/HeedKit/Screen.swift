import HeedTerminal
import Synchronization

/// The terminal on which a dialog is presented, named after UIKit's `UIScreen`.
public struct Screen: Hashable, Sendable {
  /// The terminal that the program was started on, wherever its streams are redirected to.
  public static let main = Self()

  /// The path of the terminal, as `/dev/pts/3`.
  ///
  /// `nil` takes the controlling terminal, else that of descriptor 2, 1 or 0.
  public var path: String?
  /// Whether to wait while another dialog has the terminal; if not, that is
  /// ``PresentationError/busy``.
  public var waitsIfBusy = true
  /// Whether the mouse presses buttons; without it, it selects text as in the terminal's own way.
  public var usesMouse = true

  /// Names a terminal.
  ///
  /// - Parameter path: Its path; `nil` for the one that the program was started on.
  public init(path: String? = nil) { self.path = path }

  /// How to take the terminal; `NO_COLOR` and `ESCDELAY` count as in the program `heed`.
  func options(isInline: Bool) -> TerminalOptions {
    var options = TerminalOptions()
    options.ttyPath = path
    options.isInline = isInline
    options.usesMouse = usesMouse
    options.ifBusy = waitsIfBusy ? .wait : .fail
    options.heedEnvironment()
    return options
  }

  /// Signals and the screen are the process's, so one thread of it at a time may use them.
  static let turn = Mutex<Void>(())
}
