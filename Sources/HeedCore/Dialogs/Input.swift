/// One line to type, as an alert with a field.
package enum Input: Kind {
  package static let name = "input"
  package static let summary = "one line to type"
  package static let discussion = [
    "Asks for one value. OK returns 0 and prints it, Cancel and Escape return 1; other buttons can "
      + "be given as for an alert. The options of a field apply to the one there is."
  ]
  package static let examples = [
    CommandDescription.Example(
      purpose: "a port number",
      command: #"port=$(heed input "Port" --type integer --range 1..65535 --value 8080)"#),
    CommandDescription.Example(
      purpose: "a password, for another program",
      command: #"heed input "Password" --secure | sudo -S true"#),
  ]
  package static let options = [
    FieldList.singleOptions.lifted(to: \Alert.fields),
    ButtonList.alertOptions.lifted(to: \Alert.buttonList),
  ]

  /// The name of the one field, where output needs one.
  package static let fieldName = "value"

  package static func blank() -> Alert {
    Alert(message: "", buttons: [], fields: [Field(name: fieldName, label: "")])
  }

  package static func buttons(of dialog: Alert) -> ButtonList { dialog.buttonList }

  package static func refusal(of option: String) -> UsageError? {
    option == "--field"
      ? .badKindOption(option: option, remedy: "input has one field; use 'heed alert' for more")
      : nil
  }

  package static func finish(
    _ dialog: inout Alert, _ general: inout General, _ surroundings: Surroundings
  ) throws(UsageError) {
    dialog.buttonList.complete(Button("OK", id: "ok"), Button("Cancel", .cancel, id: "cancel"))
    try Alert.finish(&dialog, &general, surroundings)
  }
}
