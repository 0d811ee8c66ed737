/// A choice that ends an alert or an action sheet, named after UIKit's `UIAlertAction`.
///
/// It is a value and has no handler: ``AlertController/present(on:)`` returns the action that was
/// chosen.
public struct AlertAction: Hashable, Identifiable, Sendable {
  /// What an action means, as UIKit's `UIAlertAction.Style` has it.
  public enum Style: Hashable, Sendable {
    /// An action like any other.
    case `default`
    /// Leaves everything as it is; Escape chooses it. There is at most one.
    case cancel
    /// Changes or deletes something for good: it stands out and never has the first focus, unless
    /// it is the ``AlertController/preferredAction``.
    case destructive
  }

  /// What tells the action apart from the others of its alert, whatever its wording.
  public let id: String
  /// What stands on the button, on one line.
  public let title: String
  /// What the action means.
  public let style: Style
  /// Whether it can be chosen; one that can't is drawn dimmed.
  public var isEnabled: Bool

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: What stands on the button.
  ///   - style: What the action means.
  ///   - id: What tells it apart; the title where none is given.
  ///   - isEnabled: Whether it can be chosen.
  public init(
    title: String, style: Style = .default, id: String? = nil, isEnabled: Bool = true
  ) {
    self.id = id ?? title
    self.title = title
    self.style = style
    self.isEnabled = isEnabled
  }
}
