extension Notice: Kind {
  package static let name = "notice"
  package static let summary = "a message that asks nothing and stays"
  package static let discussion = [
    "Prints TITLE and MESSAGE on the terminal and returns 0 at once, or after --for SECONDS. It "
      + "reads no keys, waits for no other dialog, and stays in the scrollback. Without a "
      + "terminal it prints plain lines on standard error."
  ]
  package static let examples = [
    CommandDescription.Example(
      purpose: "say that it is done",
      command: #"heed notice "Backup finished" "42 files, 1.2 GB" --severity success"#)
  ]
  package static let options: [OptionGroup<Notice>] = []
  package static let generalOptions: [OptionGroup<General>] =
    [
      OptionGroup<General>(
        "Time",
        [
          OptionRow("--for", placeholder: "SECONDS", "returns only after so long") {
            (general: inout General, use) throws(UsageError) in general.stay = try use.duration()
          }
        ])
    ] + General.tellingOptions
  package static let place = Chrome.Place.cursor
  package static let purpose = Purpose.tells

  package static func blank() -> Notice { Notice() }
  package static func buttons(of dialog: Notice) -> ButtonList { ButtonList() }

  package static func finish(
    _ dialog: inout Notice, _ general: inout General, _ surroundings: Surroundings
  ) throws(UsageError) {
    guard !general.title.isEmpty || !general.message.isEmpty else {
      throw .missingWord("TITLE", of: "\(name) TITLE [MESSAGE]")
    }
    dialog.message = general.message
  }
}
