package import HeedCore

/// The command line of zenity 3.44: same dialogs, options, statuses and bytes, on a terminal.
package enum Zenity: ClassicPersonality {
  package static let names = ["zenity"]

  static let version = "3.44.0"

  package static func failure(_ status: Int32, _ surroundings: Surroundings) -> Int32 {
    ZenityStatuses(surroundings).error
  }

  package static func parse(
    _ arguments: [String], _ surroundings: Surroundings
  ) throws(UsageError) -> Invocation {
    var draft = ZenityDraft()
    try ZenityArguments.scan(arguments, into: &draft)
    if draft.asksForHelp { return .help(command: "zenity") }
    if draft.asksForVersion { return .text("\(version)\n") }
    guard let dialog = draft.dialog else { throw .noBox(boxes: dialogs.map(\.option)) }
    for option in draft.used {
      guard let owners = ZenityOptions.owners(of: option), !owners.contains(dialog.option) else {
        continue
      }
      throw .badKindOption(
        option: option,
        remedy: "\(dialog.option) has no such option, but \(owners.joined(separator: ", "))")
    }
    return .show(try draft.request(dialog, surroundings))
  }

  /// Every dialog, as zenity's help lists them.
  static let dialogs: [ZenityDialog] = messages + inputs + others

  private static let messages: [ZenityDialog] = [
    ZenityDialog("--info", "alert", "a message and OK") {
      (draft, _) throws(UsageError) in draft.message("All updates are complete.")
    },
    ZenityDialog("--warning", "alert", "a warning and OK") {
      (draft, _) throws(UsageError) in draft.message("Are you sure you want to proceed?")
    },
    ZenityDialog("--error", "alert", "an error and OK") {
      (draft, _) throws(UsageError) in draft.message("An error has occurred.")
    },
    ZenityDialog("--question", "confirm", "a question with Yes and No") {
      (draft, _) throws(UsageError) in try draft.question()
    },
  ]

  private static let inputs: [ZenityDialog] = [
    ZenityDialog("--entry", "input", "one line to type, or to choose of the words that follow") {
      (draft, _) throws(UsageError) in draft.entry()
    },
    ZenityDialog("--password", "input", "a password, perhaps with a user name") {
      (draft, _) throws(UsageError) in draft.password()
    },
    ZenityDialog("--calendar", "date", "a date") {
      (draft, surroundings) throws(UsageError) in draft.calendar(surroundings)
    },
    ZenityDialog("--scale", "range", "a whole number between two bounds") {
      (draft, _) throws(UsageError) in try draft.scale()
    },
    ZenityDialog("--color-selection", "color", "a colour") {
      (draft, _) throws(UsageError) in draft.chosenColor()
    },
    ZenityDialog("--file-selection", "file", "files or directories") {
      (draft, surroundings) throws(UsageError) in draft.file(surroundings)
    },
    ZenityDialog("--forms", "form", "several values") {
      (draft, surroundings) throws(UsageError) in try draft.forms(surroundings)
    },
    ZenityDialog("--list", "choose", "items to choose from, with columns") {
      (draft, surroundings) throws(UsageError) in try draft.list(surroundings)
    },
  ]

  private static let others: [ZenityDialog] = [
    ZenityDialog("--text-info", "view", "a text to read, or with --editable to change") {
      (draft, surroundings) throws(UsageError) in try draft.textInfo(surroundings)
    },
    ZenityDialog("--progress", "progress", "a bar that follows standard input", .reports) {
      (draft, _) throws(UsageError) in try draft.progress()
    },
    ZenityDialog("--notification", "notice", "a message that asks nothing", .tells) {
      (draft, _) throws(UsageError) in draft.notification()
    },
  ]
}

/// One dialog: its option, and how it is made of the options.
struct ZenityDialog: Sendable {
  typealias Maker = @Sendable (ZenityDraft, Surroundings) throws(UsageError) -> ZenityShown

  let option: String
  /// The native command for it.
  let kind: String
  let summary: String
  let purpose: Purpose
  let make: Maker

  init(
    _ option: String, _ kind: String, _ summary: String, _ purpose: Purpose = .asks,
    make: @escaping Maker
  ) {
    self.option = option
    self.kind = kind
    self.summary = summary
    self.purpose = purpose
    self.make = make
  }
}

/// A dialog, and what is printed of its values.
struct ZenityShown: Sendable {
  var dialog: any Dialog
  /// The answer without the line feed after it; `nil` where nothing is printed.
  var answer: @Sendable ([Value]) -> String? = { _ in nil }
  var endsLine = true
  /// Whether the end of the time prints what there is.
  var printsAtTimeout = true
  /// Whether every change is printed.
  var printsChanges = false
  /// What is told on standard error before it is shown.
  var remark: String?
}
