/// What a dialog is for, and so what it needs of a terminal.
package enum Purpose: Sendable {
  /// It waits for an answer, and other dialogs wait for it.
  case asks
  /// It says something once and leaves it there; plain lines will do.
  case tells
  /// It shows how things stand until they are over, and lets other dialogs come on top; plain lines
  /// will do.
  case reports
}

/// A kind of dialog as a native command: how it is named, told of and asked for.
///
/// A new kind conforms to this in its own file and joins the list in `Native`; help, manual,
/// completions and suggestions follow from it.
package protocol Kind: Sendable {
  associatedtype Shown: Dialog

  /// The word that chooses it on the command line.
  static var name: String { get }
  /// One line: what it does.
  static var summary: String { get }
  /// Paragraphs for its manual page.
  static var discussion: [String] { get }
  static var examples: [CommandDescription.Example] { get }
  /// The words that it takes beside options, as a synopsis has them.
  static var words: String { get }
  /// Whether what follows '--' is a command that it runs.
  static var takesCommand: Bool { get }
  /// Its own options.
  static var options: [OptionGroup<Shown>] { get }
  /// Those that it shares with other kinds.
  static var generalOptions: [OptionGroup<General>] { get }
  /// Where it opens if nothing is said.
  static var place: Chrome.Place { get }
  static var purpose: Purpose { get }
  /// Whether what it shows last stays where it opens below the cursor.
  static var staysBelowCursor: Bool { get }

  static func blank() -> Shown
  /// Why an option that other kinds have is wrong here, where that is worth telling.
  static func refusal(of option: String) -> UsageError?
  /// Fills in what follows from all options together, and checks it.
  static func finish(
    _ dialog: inout Shown, _ general: inout General, _ surroundings: Surroundings
  ) throws(UsageError)
  /// The buttons that options may name, in their order.
  static func buttons(of dialog: Shown) -> ButtonList
  /// Changes the buttons, where it has any.
  static func changeButtons(of dialog: inout Shown, _ change: (inout ButtonList) -> Void)
  /// Whether its usual answers say more than that one goes on.
  static var hasOwnAnswers: Bool { get }
}

/// A dialog with buttons of which any may be given.
package protocol ButtonHolder: Dialog {
  var buttonList: ButtonList { get set }
}

extension Kind where Shown: ButtonHolder {
  package static func changeButtons(
    of dialog: inout Shown, _ change: (inout ButtonList) -> Void
  ) {
    change(&dialog.buttonList)
  }
}

extension Kind {
  package static var generalOptions: [OptionGroup<General>] { General.askingOptions }
  package static var words: String { "[TITLE [MESSAGE]]" }
  package static var takesCommand: Bool { false }
  package static var place: Chrome.Place { .center }
  package static var purpose: Purpose { .asks }
  package static var staysBelowCursor: Bool { false }
  package static func refusal(of option: String) -> UsageError? { nil }
  package static var hasOwnAnswers: Bool { false }
  package static func changeButtons(
    of dialog: inout Shown, _ change: (inout ButtonList) -> Void
  ) {}

  /// The kind as plain data.
  package static var description: CommandDescription {
    let isSharing = purpose == .asks
    return CommandDescription(
      name: name,
      synopsis: "\(name) \(words) [OPTION]..."
        + (takesCommand ? " [-- COMMAND [ARGUMENT]...]" : ""), summary: summary,
      discussion: discussion,
      groups: options.map(\.description)
        + (isSharing ? [] : generalOptions.map(\.description)),
      examples: examples, takesGeneral: isSharing)
  }
}
