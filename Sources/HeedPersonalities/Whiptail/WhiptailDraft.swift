import HeedCore

/// A whiptail command line while it is read.
struct WhiptailDraft: Sendable {
  var box: WhiptailBox?
  var title = ""
  var backtitle = ""
  var yes = "Yes"
  var no = "No"
  var ok = "Ok"
  var cancel = "Cancel"
  var defaultItem: String?
  var isNoDefault = false
  var hasNoCancel = false
  var hasFullButtons = false
  var hidesItems = false
  var hidesTags = false
  var isOneALine = false
  var isTopLeft = false
  var scrolls = false
  var outputDescriptor = 2
  var asksForHelp = false
  var asksForVersion = false

  /// The options beside the boxes, as whiptail's help lists them.
  static let options = OptionGroup<WhiptailDraft>(
    "Options",
    [
      text("--title", "TEXT", "the title, in the border", \.title),
      text("--backtitle", "TEXT", "a line above the box", \.backtitle),
      text("--yes-button", "TEXT", "what stands on the Yes button", \.yes),
      text("--no-button", "TEXT", "what stands on the No button", \.no),
      text("--ok-button", "TEXT", "what stands on the Ok button", \.ok),
      text("--cancel-button", "TEXT", "what stands on the Cancel button", \.cancel),
      OptionRow("--default-item", placeholder: "TAG", "the item of a menu highlighted first") {
        (draft: inout WhiptailDraft, use) throws(UsageError) in draft.defaultItem = use.value
      },
      flag("--defaultno", "No has the first focus", \.isNoDefault),
      flag("--nocancel", "no Cancel button", \.hasNoCancel),
      flag("--fb", also: ["--fullbuttons"], "buttons with a box of their own", \.hasFullButtons),
      flag("--noitem", "items are not shown", \.hidesItems),
      flag("--notags", "tags are not shown", \.hidesTags),
      flag("--separate-output", "a checklist's tags a line each", \.isOneALine),
      OptionRow("--output-fd", placeholder: "N", "prints to descriptor N instead of 2") {
        (draft: inout WhiptailDraft, use) throws(UsageError) in
        draft.outputDescriptor = try descriptor(use)
      },
      flag("--topleft", "the box in the top left corner", \.isTopLeft),
      flag("--scrolltext", "the text has the first focus, to be scrolled", \.scrolls),
      quiet("--clear", "gives the screen back; that is always done"),
      flag("--help", also: ["-h"], "prints this help", \.asksForHelp),
      flag("--version", also: ["-v"], "prints the version", \.asksForVersion),
    ])

  /// A number as C writes it: decimal, or hexadecimal after `0x`; nothing is 0.
  private static func descriptor(
    _ use: OptionRow<WhiptailDraft>.Use
  ) throws(UsageError) -> Int {
    let value = use.value.lowercased()
    if value.isEmpty { return 0 }
    if value.hasPrefix("0x"), let number = Int32(value.dropFirst(2), radix: 16) {
      return Int(number)
    }
    return try use.integer(-1...65535)
  }

  private static func text(
    _ spelling: String, _ placeholder: String, _ summary: String,
    _ path: any WritableKeyPath<WhiptailDraft, String> & Sendable
  ) -> OptionRow<WhiptailDraft> {
    OptionRow(spelling, placeholder: placeholder, summary) {
      (draft: inout WhiptailDraft, use) throws(UsageError) in draft[keyPath: path] = use.value
    }
  }

  private static func flag(
    _ spelling: String, also others: [String] = [], _ summary: String,
    _ path: any WritableKeyPath<WhiptailDraft, Bool> & Sendable
  ) -> OptionRow<WhiptailDraft> {
    OptionRow(spelling, also: others, summary) {
      (draft: inout WhiptailDraft, _) throws(UsageError) in draft[keyPath: path] = true
    }
  }

  /// An option that asks for what is done anyway.
  private static func quiet(_ spelling: String, _ summary: String) -> OptionRow<WhiptailDraft> {
    OptionRow(spelling, summary) { (_: inout WhiptailDraft, _) throws(UsageError) in }
  }
}
