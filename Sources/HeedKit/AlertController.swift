/// An alert or an action sheet on the terminal, named after UIKit's `UIAlertController`.
///
/// It is configured, presented, and answered exactly once:
///
/// ```swift
/// var alert = AlertController(
///   title: "Project name", message: "1 to 20 characters.", preferredStyle: .alert)
/// alert.addTextField { field in
///   field.placeholder = "e.g. intranet"
///   field.rules.length = 1...20
/// }
/// let create = AlertAction(title: "Create")
/// alert.addAction(create)
/// alert.addAction(AlertAction(title: "Cancel", style: .cancel))
/// alert.preferredAction = create
/// let result = try alert.present()
/// if result.action == create { print(result.texts[0]) }
/// ```
///
/// It is a value: presenting does not change it, and it can be presented again. Combinations that
/// make no sense, for which UIKit raises exceptions, are errors of ``present(on:)``.
public struct AlertController: Sendable {
  /// How a dialog looks and behaves, as UIKit's `UIAlertController.Style` has it.
  public enum Style: Hashable, Sendable {
    /// A column of actions that opens below the cursor and can always be dismissed.
    case actionSheet
    /// A box in the middle of the screen that has to be answered.
    case alert
  }

  /// The first line; more than a few lines are cut.
  public var title: String?
  /// What stands below the title, wrapped at words; one that is longer than its room scrolls.
  public var message: String?
  /// Whether it is an alert or an action sheet.
  public let preferredStyle: Style
  /// The actions in the order in which they were added; where there are none, it has an OK.
  ///
  /// Of two that fit in a row cancel stands first, and in a column it stands last.
  public private(set) var actions: [AlertAction] = []
  /// The text fields in the order in which they were added.
  public private(set) var textFields: [TextField] = []

  /// The action that stands out, has the first focus and answers Return in a text field.
  ///
  /// It is one of ``actions``, by its id. Without it the first action of default style does this.
  public var preferredAction: AlertAction?
  /// How grave it is: a sign and a colour for the title, and a word where there is no title.
  public var severity: Severity?
  /// Where it opens; `nil` means ``Placement/center`` for alerts and ``Placement/cursor`` for
  /// action sheets.
  public var placement: Placement?
  /// How long it waits for an answer, counted from when it is first seen; `nil` means for ever.
  ///
  /// What is left is shown in seconds. Zero and less end it at once.
  public var timeout: Duration?
  /// The action, one of ``actions``, that the end of the time chooses.
  ///
  /// Without it, and while it is disabled or a text is not valid, the end of the time is
  /// ``AlertResult/Ending/timedOut``.
  public var timeoutAction: AlertAction?

  /// Makes an alert or an action sheet that has no actions yet.
  ///
  /// - Parameters:
  ///   - title: The first line.
  ///   - message: What stands below it.
  ///   - preferredStyle: Whether it is an alert or an action sheet.
  public init(title: String?, message: String? = nil, preferredStyle: Style) {
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds an action after those that are there.
  public mutating func addAction(_ action: AlertAction) { actions.append(action) }

  /// Adds a text field after those that are there.
  ///
  /// - Parameter configurationHandler: Sets what the field is like; called once, now.
  public mutating func addTextField(
    configurationHandler: (inout TextField) -> Void = { _ in }
  ) {
    var field = TextField()
    configurationHandler(&field)
    textFields.append(field)
  }
}
