/// A view of a stream, or of what a command says while it runs.
package enum LogKind: Kind {
  package static let name = "log"
  package static let summary = "what a command or standard input says, as it comes"
  package static let takesCommand = true
  package static let discussion = [
    "Runs COMMAND, shows what it writes on standard output and standard error, and returns its "
      + "status: 128 and a signal's number where one ended it, 127 where there is no such command "
      + "and 126 where it can't be run. When it has ended, how it did is told and OK closes the "
      + "dialog, unless --auto-close or --close-on-success says that it closes by itself. Without "
      + "COMMAND standard input is shown, and OK returns 0.",
    "The command runs in a process group of its own, with an empty standard input unless --stdin "
      + "is given. It can't ask on the terminal: that is told, and it waits. With --cancel a "
      + "button, and Escape, stop it: it gets SIGTERM, after five seconds or when asked again "
      + "SIGKILL, and the status is 1. Ctrl-C interrupts it, and ends the dialog.",
    "The end stays in sight until one scrolls up; End goes back to it. The keys are those of "
      + "view: / searches, w wraps. Colours and other escape sequences are left out, and a line "
      + "that is rewritten, as by a progress bar, is shown as it is rewritten; --raw shows what "
      + "came. Of more than 256 MiB the older half is forgotten.",
    "It makes no other dialogs wait. Without a terminal the lines go to standard error.",
  ]
  package static let examples = [
    CommandDescription.Example(
      purpose: "watch a build, and stay only if it fails",
      command: #"heed log "Build" --close-on-success -- make -j4 || exit"#),
    CommandDescription.Example(
      purpose: "several commands as one", command: #"heed log Update -- sh -c 'fetch && build'"#),
  ]

  package static let options: [OptionGroup<View>] = [
    OptionGroup(
      "The log",
      [
        OptionRow("--auto-close", "closes when the command or the input has ended") {
          (view: inout View, _) throws(UsageError) in view.log?.closing = .always
        },
        OptionRow("--close-on-success", "closes when the command has ended with status 0") {
          (view: inout View, _) throws(UsageError) in
          if view.log?.closing == .never { view.log?.closing = .onSuccess }
        },
        ButtonList.cancelOption("a button that stops it, with status 1", id: "cancel").lifted(
          to: \View.buttonList),
        OptionRow("--wrap", "wraps long lines instead of scrolling to the side") {
          (view: inout View, _) throws(UsageError) in view.wraps = true
        },
        OptionRow("--raw", "shows escape sequences and carriage returns as they came") {
          (view: inout View, _) throws(UsageError) in view.log?.reader = LogReader(isRaw: true)
        },
      ])
  ]
  package static let generalOptions: [OptionGroup<General>] =
    [
      OptionGroup<General>(
        "The command",
        [
          OptionRow("--stdin", "gives standard input to the command") {
            (general: inout General, _) throws(UsageError) in general.passesInput = true
          }
        ])
    ] + General.reportingOptions
  package static let purpose = Purpose.reports

  package static func blank() -> View {
    var view = View(buttons: [Button("OK", id: "ok")])
    view.log = Log()
    (view.isFollowing, view.fillsRoom, view.isReceiving) = (true, true, true)
    return view
  }

  package static func buttons(of dialog: View) -> ButtonList { dialog.buttonList }

  package static func finish(
    _ dialog: inout View, _ general: inout General, _ surroundings: Surroundings
  ) throws(UsageError) {
    dialog.message = general.message
    if let word = general.command.first {
      let name = word.split(separator: "/").last.map { String($0) } ?? word
      dialog.log?.command = truncate(DisplayText.line(name), columns: 24)
      dialog.buttonList.buttons[0].isDisabled = true
      if general.title.isEmpty { general.title = general.command.joined(separator: " ") }
    } else if general.passesInput {
      throw .badKindOption(option: "--stdin", remedy: "it is for a command, after '--'")
    } else if surroundings.inputIsTerminal() {
      throw .noLog
    }
    try dialog.buttonList.finish()
  }
}
