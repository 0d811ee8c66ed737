extension Progress: Kind {
  package static let name = "progress"
  package static let summary = "a bar that shows how far standard input says things are"
  package static let discussion = [
    "Reads lines on standard input until its end, and returns 0 then. A line that is a number from "
      + "0 to 100 sets the bar, with or without decimals and '%'; a line '# TEXT' sets the message; "
      + "XXX, a number, lines of text and XXX, each on a line of its own, set both. Other lines "
      + "are passed over.",
    "The bar can't be dismissed, but Ctrl-C ends it and what feeds it. With --cancel a button, and "
      + "Escape, end it with status 1; what feeds it then gets SIGPIPE when it writes again.",
    "It never makes other dialogs wait: what feeds it may ask something, and the bar goes on when "
      + "that is answered. Without a terminal it prints plain lines on standard error, at most one "
      + "for every ten percent and for each message, and reads its input to the end.",
    "With --control it is driven by messages too; standard input may then be the terminal, or "
      + "have nothing to say, and a message with 'dismiss' ends it.",
  ]
  package static let examples = [
    CommandDescription.Example(
      purpose: "unpack with a bar",
      command: "(pv -n backup.tar | tar x) 2>&1 | heed progress Unpacking"),
    CommandDescription.Example(
      purpose: "steps of a script",
      command:
        ##"{ echo "# Fetching"; fetch; echo 50; echo "# Building"; build; } | heed progress Update"##
    ),
  ]
  package static let options: [OptionGroup<Progress>] = [
    OptionGroup(
      "Progress",
      [
        OptionRow("--value", placeholder: "PERCENT", "where the bar starts; 0 if not given") {
          (progress: inout Progress, use) throws(UsageError) in
          guard let percent = ProgressReader.number(Array(use.value.utf8)),
            (0...100).contains(percent)
          else {
            throw use.bad("a percentage from 0 to 100")
          }
          progress.percent = percent
        },
        OptionRow("--pulse", "a moving bar until the first number comes") {
          (progress: inout Progress, _) throws(UsageError) in progress.percent = nil
        },
        ButtonList.cancelOption("a button that ends it with status 1").lifted(
          to: \Progress.buttonList),
      ])
  ]
  package static let generalOptions = General.reportingOptions
  package static let purpose = Purpose.reports

  package static func blank() -> Progress { Progress() }
  package static func buttons(of dialog: Progress) -> ButtonList { dialog.buttonList }

  package static func finish(
    _ dialog: inout Progress, _ general: inout General, _ surroundings: Surroundings
  ) throws(UsageError) {
    dialog.message = general.message
    dialog.isDriven = general.control != nil
    if surroundings.inputIsTerminal() || general.isControlledByInput {
      guard dialog.isDriven else { throw .noNumbers }
      dialog.readsInput = false
    }
    try dialog.buttonList.finish()
  }
}
