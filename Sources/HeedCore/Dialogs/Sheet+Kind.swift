extension Sheet: Kind {
  package static let name = "sheet"
  package static let summary = "a stack of choices beside what asked"
  package static let discussion = [
    "Shows its buttons one below the other, below the cursor unless --at says otherwise, and "
      + "gives the lines it used back when it closes. The cancel button stands apart at the foot "
      + "and stays in sight while the others scroll.",
    "Escape and a click outside press the cancel button; without one the status is 1 all the same. "
      + "A destructive button never has the first focus.",
  ]
  package static let examples = [
    CommandDescription.Example(
      purpose: "make sure",
      command: #"heed sheet "Delete this photo?" --destructive "Delete Photo" --cancel Cancel"#)
  ]
  package static let options = [ButtonList.options.lifted(to: \Sheet.buttonList)]
  package static let place = Chrome.Place.cursor

  package static func blank() -> Sheet { Sheet() }
  package static func buttons(of dialog: Sheet) -> ButtonList { dialog.buttonList }

  package static func refusal(of option: String) -> UsageError? {
    switch option {
    case "--preferred":
      .notInSheet(option: option, remedy: "use 'heed alert' for a preferred button")
    case "--always": .notInSheet(option: option, remedy: "there are no fields to forbid a button")
    default:
      FieldList.options.rows.contains { $0.entry.spellings.contains(option) }
        ? .notInSheet(option: option, remedy: "use 'heed alert' for fields") : nil
    }
  }

  package static func finish(
    _ dialog: inout Sheet, _ general: inout General, _ surroundings: Surroundings
  ) throws(UsageError) {
    dialog.message = general.message
    if dialog.buttonList.buttons.isEmpty { dialog.buttonList.buttons = [Button("OK", id: "ok")] }
    try dialog.buttonList.finish()
  }
}
