/// How an alert or an action sheet ended: one ending, and the texts as they stood.
public struct AlertResult: Hashable, Sendable {
  /// What ended it.
  public enum Ending: Hashable, Sendable {
    /// An action was chosen, by Escape or by the end of the time too where they stand for one.
    case action(AlertAction)
    /// An action sheet without an enabled cancel action was left by Escape or by a press outside.
    case dismissed
    /// The ``AlertController/timeout`` passed.
    case timedOut
    /// A signal came, by its number as in signal(7); SIGINT (2) where the person pressed Ctrl-C.
    ///
    /// The signal was caught and the program lives on. One that should die of it, as its shell
    /// expects, can now `raise` it again.
    case interrupted(signal: Int32)
    /// The terminal is gone: its window was closed, or its line dropped.
    case terminalLost
  }

  /// What ended it.
  public let ending: Ending
  /// What the fields held at the end, in the order in which they were added.
  ///
  /// With an ``action`` that isn't of cancel style they satisfy their rules; with any other ending
  /// they may not. A byte from the terminal that is no UTF-8 is a scalar of U+10FF80 to U+10FFFF.
  public let texts: [String]
  let ids: [String?]

  /// The action that was chosen; `nil` for any other ending.
  public var action: AlertAction? {
    guard case .action(let action) = ending else { return nil }
    return action
  }

  /// What the field with that ``TextField/id`` held; `nil` where there is no such field.
  public func text(of id: String) -> String? {
    ids.firstIndex(of: id).map { texts[$0] }
  }
}
