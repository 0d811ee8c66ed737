/// A question with the answers Yes and No, as an alert.
package enum Confirm: Kind {
  package static let name = "confirm"
  package static let summary = "a question to be answered by Yes or No"
  package static let discussion = [
    "Yes returns 0, No and Escape return 1. Other buttons can be given as for an alert; which of "
      + "them Return presses is then said by --preferred, not by --default."
  ]
  package static let examples = [
    CommandDescription.Example(
      purpose: "go on only if told so", command: #"heed confirm "Restart now?" && reboot"#)
  ]
  package static let options: [OptionGroup<Alert>] =
    [
      OptionGroup(
        "Answer",
        [
          OptionRow(
            "--default", placeholder: "ANSWER", choices: ["yes", "no"],
            "the answer that Return gives at first"
          ) { (alert: inout Alert, use) throws(UsageError) in
            guard ["yes", "no"].contains(use.value) else { throw use.bad("yes, no") }
            alert.buttonList.preferredName = use.value
          }
        ])
    ] + Alert.options

  package static let hasOwnAnswers = true

  package static func blank() -> Alert { Alert() }
  package static func buttons(of dialog: Alert) -> ButtonList { dialog.buttonList }

  package static func finish(
    _ dialog: inout Alert, _ general: inout General, _ surroundings: Surroundings
  ) throws(UsageError) {
    dialog.buttonList.complete(Button("Yes", id: "yes"), Button("No", .cancel, id: "no"))
    let list = dialog.buttonList
    if let answer = list.preferredName, list.indices(named: answer).isEmpty {
      throw .noSuchButton(
        option: "--default", name: answer, labels: list.buttons.map(\.label))
    }
    try Alert.finish(&dialog, &general, surroundings)
  }
}
