extension Alert: Kind {
  package static let name = "alert"
  package static let summary = "a message with buttons, and fields to type in"
  package static let discussion = [
    "Shows TITLE and MESSAGE in the middle of the screen with the buttons given, or with OK "
      + "where none is given. Two buttons stand in a row with cancel first; more of them, or "
      + "wider ones, are stacked with cancel last.",
    "Escape presses the cancel button; an alert without one can't be dismissed. While a field "
      + "is invalid, all buttons but cancel are dimmed and can't be pressed, by Return, letter, "
      + "mouse or timer; what is wrong stands below the field.",
    "In a field Return presses the preferred button, else the first one of default role.",
  ]
  package static let examples = [
    CommandDescription.Example(
      purpose: "three ways on",
      command:
        #"heed alert "Save changes?" --button Save --destructive "Don't Save" --cancel Cancel"#),
    CommandDescription.Example(
      purpose: "a name that has to be valid",
      command:
        #"name=$(heed alert "Project name" --field name --length 1..20 --button Create --cancel Cancel)"#
    ),
  ]
  package static let options = [
    ButtonList.alertOptions.lifted(to: \Alert.buttonList),
    FieldList.options.lifted(to: \Alert.fields),
  ]

  package static func blank() -> Alert { Alert() }
  package static func buttons(of dialog: Alert) -> ButtonList { dialog.buttonList }

  package static func finish(
    _ dialog: inout Alert, _ general: inout General, _ surroundings: Surroundings
  ) throws(UsageError) {
    dialog.message = general.message
    // A lone cancel button is an answer to a message, but what is typed wants one of its own.
    if dialog.buttonList.buttons.isEmpty || !dialog.fields.isEmpty {
      dialog.buttonList.complete(Button("OK", id: "ok"), nil)
    }
    try dialog.buttonList.finish()
    try dialog.fields.finish(surroundings)
    let hasWayOut = dialog.buttonList.buttons.contains { !$0.isDisabled }
    if !hasWayOut, general.timeout == nil { throw .noWayOut(kind: "this alert") }
  }
}
