extension View: Kind {
  package static let name = "view"
  package static let summary = "a text to read: a file, or standard input"
  package static let words = "[TITLE]"
  package static let discussion = [
    "Shows the file given with --file, or standard input as it comes, and returns 0 once it was "
      + "read: Return, Escape and q press OK. Other buttons can be given as for an alert; Escape "
      + "and q then mean the cancel button. Without TITLE the file's name is the title.",
    "Arrows, Page Up, Page Down, Home, End and the mouse wheel scroll, as do the keys of less: j, "
      + "k, space, b, d, u, g, G, h, l. End follows a text that still grows. w wraps long lines "
      + "or stops wrapping them.",
    "/ searches down and ? up, in either case unless there is a capital in the pattern; n goes to "
      + "the next match and N to the one before it.",
    "A file of any size is shown at once, since only what is in sight is read. Control characters "
      + "are shown as ^X, and bytes that are no UTF-8 as U+FFFD. Lines of more than 32 KiB may "
      + "go on in the next line.",
  ]
  package static let examples = [
    CommandDescription.Example(
      purpose: "a licence to be accepted",
      command: #"heed view "Licence" --file LICENSE --button Accept --cancel Decline || exit"#),
    CommandDescription.Example(
      purpose: "what a program says, while it says it",
      command: #"make 2>&1 | heed view "Build" --follow"#),
  ]
  package static let options = [
    OptionGroup<View>(
      "Text",
      [
        OptionRow(
          "--file", placeholder: "FILE", completion: .file,
          "the file to show; without it, and for -, standard input"
        ) { (view: inout View, use) throws(UsageError) in
          guard !use.value.isEmpty, !use.value.utf8.contains(0) else { throw use.bad("a path") }
          view.path = use.value == "-" ? nil : use.value
        },
        OptionRow("--wrap", "wraps long lines instead of scrolling to the side") {
          (view: inout View, _) throws(UsageError) in view.wraps = true
        },
        OptionRow("--follow", "starts at the end and stays there as the text grows") {
          (view: inout View, _) throws(UsageError) in view.isFollowing = true
        },
      ]),
    ButtonList.options.lifted(to: \View.buttonList),
  ]

  package static func blank() -> View { View(buttons: []) }
  package static func buttons(of dialog: View) -> ButtonList { dialog.buttonList }

  package static func refusal(of option: String) -> UsageError? {
    option == "--preferred" || option == "--always"
      ? .badKindOption(option: option, remedy: "a view has no fields; give that button first")
      : nil
  }

  package static func finish(
    _ dialog: inout View, _ general: inout General, _ surroundings: Surroundings
  ) throws(UsageError) {
    if !general.message.isEmpty {
      throw .surplus(
        general.message, kind: name, taken: "TITLE; name the file with --file, quote blanks")
    }
    if dialog.buttonList.buttons.isEmpty { dialog.buttonList.buttons = [Button("OK", id: "ok")] }
    try dialog.buttonList.finish()
    let hasWayOut = dialog.buttonList.buttons.contains { !$0.isDisabled }
    if !hasWayOut, general.timeout == nil { throw .noWayOut(kind: "this view") }
    switch surroundings.openText(dialog.path) {
    case .success(.source(let source)): dialog.show(source)
    case .success(.arriving): (dialog.isReceiving, dialog.fillsRoom) = (true, dialog.isFollowing)
    case .failure(.isTerminal): throw .noText
    case .failure(.unreadable(let reason)): throw .unreadable(path: dialog.path, reason: reason)
    }
    if general.title.isEmpty, let path = dialog.path { general.title = path }
  }
}
