/// A line to type in an alert, named after UIKit's `UITextField`.
public struct TextField: Sendable {
  /// What the text has to be before an action other than cancel can be chosen.
  public struct Rules: Hashable, Sendable {
    /// Whether the text can't be empty.
    public var isRequired = false
    /// How many characters (extended grapheme clusters) the text has; `nil` means any number.
    ///
    /// `8...Int.max` has no upper bound. An empty text is refused where the lower bound is above 0.
    public var length: ClosedRange<Int>?
    /// A POSIX extended regular expression, as in `grep -E`, that the whole text has to match.
    ///
    /// An empty text that isn't required needs no match. The field's ``TextField/hint`` should say
    /// in words what is wanted: it is also the reason that is shown.
    public var pattern: String?
  }

  /// A name by which ``AlertResult/text(of:)`` finds the text; `nil` where its place will do.
  public var id: String?
  /// What stands above the field; empty for nothing.
  public var label = ""
  /// What the field holds: its text when it is shown.
  public var text = ""
  /// An example, shown dimmed while the field is empty.
  public var placeholder = ""
  /// A line of help below the field; what is wrong with the text takes its place.
  public var hint = ""
  /// Whether each character is shown as a bullet; Ctrl-R reveals them.
  public var isSecureTextEntry = false
  /// What the text has to be.
  public var rules = Rules()

  init() {}
}
