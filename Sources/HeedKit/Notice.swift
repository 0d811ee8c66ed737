package import HeedCore
import HeedTerminal
import Synchronization

/// A message that asks nothing: it is drawn below the cursor and stays in the scrollback.
///
/// It has no counterpart in UIKit.
public struct Notice: Hashable, Sendable {
  /// The first line.
  public var title: String?
  /// What stands below the title.
  public var message: String?
  /// How grave it is: a sign and a colour for the title, and a word where there is no title.
  public var severity: Severity?

  /// Makes a notice.
  ///
  /// - Parameters:
  ///   - title: The first line.
  ///   - message: What stands below it.
  ///   - severity: How grave it is.
  public init(title: String?, message: String? = nil, severity: Severity? = nil) {
    self.title = title
    self.message = message
    self.severity = severity
  }

  /// Draws it and returns at once; it waits for no other program's dialog and reads no keys.
  ///
  /// - Parameter screen: The terminal to draw it on.
  /// - Throws: ``PresentationError`` if there is no terminal.
  public func post(on screen: Screen = .main) throws(PresentationError) {
    var options = screen.options(isInline: true)
    options.keepsResult = true
    try Screen.turn.withLock { _ throws(PresentationError) in
      do throws(TerminalError) {
        try leaveOnTerminal(options) { frame(on: $0) }
      } catch {
        throw PresentationError(error)
      }
    }
  }

  /// What is drawn on a terminal of a size.
  package func frame(on size: Size) -> Frame {
    var chrome = Chrome(title: title ?? "", place: .cursor)
    chrome.severity = severity?.core
    chrome.hasFooter = false
    return chrome.frame(of: HeedCore.Notice(message: message ?? ""), on: size)
  }
}
