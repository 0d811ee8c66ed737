extension Choose: Kind {
  package static let name = "choose"
  package static let summary = "a list of which one or several items are chosen"
  package static let discussion = [
    "Shows items below the cursor, unless --at says otherwise, and prints the value of the one "
      + "that is chosen, or with --multiple of all that are ticked, in the order of the list. "
      + "Return chooses the highlighted item; with --multiple Space ticks it and Return ends.",
    "With --multiple a blank always ticks. Without --item the items are the lines of standard input, shown as they come; a tab in a line "
      + "divides the value from its label. Typing narrows the list to items that contain all "
      + "words typed; Escape shows all again, and then cancels with status 1.",
    "With --control a program may give the items, and others later on.",
  ]
  package static let examples = [
    CommandDescription.Example(
      purpose: "one of three",
      command: #"colour=$(heed choose "Colour" --item red --item green --item blue)"#),
    CommandDescription.Example(
      purpose: "branches to delete",
      command: #"git branch | heed choose "Delete" --multiple --min 1 | xargs git branch -d"#),
  ]
  package static let options =
    [itemOptions, listOptions] + [ButtonList.options.lifted(to: \Choose.buttonList)]
  package static let place = Chrome.Place.cursor

  package static func blank() -> Choose { Choose() }
  package static func buttons(of dialog: Choose) -> ButtonList { dialog.buttonList }

  private static let amountOptions = Bounds<Int>.amountOptions(of: "items", "ticked").map {
    $0.lifted { (dialog: inout Choose, set) throws(UsageError) in
      try set(&dialog.amount)
      dialog.isMultiple = true
    }
  }

  package static func finish(
    _ dialog: inout Choose, _ general: inout General, _ surroundings: Surroundings
  ) throws(UsageError) {
    dialog.message = general.message
    dialog.showsButtons = !dialog.buttonList.buttons.isEmpty
    dialog.buttonList.complete(Button("OK", id: "ok"), Button("Cancel", .cancel, id: "cancel"))
    try dialog.buttonList.finish()
    if dialog.isMultiple { dialog.list.marks = .boxes }
    let items = dialog.list.items
    try dialog.amount.checkAmount(
      available: items.isEmpty ? nil : items.filter(\.canBeChosen).count, verb: "ticked")
    if dialog.list.items.isEmpty {
      dialog.isDriven = general.control != nil
      let isRead = !surroundings.inputIsTerminal() && !general.isControlledByInput
      guard isRead || dialog.isDriven else { throw .noItems }
      dialog.readsItems = isRead
      return
    }
    try dialog.checkItems()
  }

  private mutating func checkItems() throws(UsageError) {
    guard list.items.contains(where: \.canBeChosen) else { throw .noItems }
    let ticked = list.items.firstIndex { $0.isSelected }
    if let initialValue {
      guard let index = list.items.firstIndex(where: { $0.value == initialValue }) else {
        throw .noSuchItem(initialValue)
      }
      list.highlight(item: index)
    } else if !isMultiple, let ticked {
      list.highlight(item: ticked)
    }
  }

  private static let itemOptions = OptionGroup<Choose>(
    "Items", itemRows.map { $0.lifted(to: \Choose.list) })

  /// The options of items, with headings among them.
  private static var itemRows: [OptionRow<ItemList>] {
    var rows = OptionGroup<ItemList>.items()
    let heading = OptionRow<ItemList>(
      "--heading", placeholder: "TEXT", opens: .heading,
      "a line above the items after it that can't be chosen"
    ) { (list: inout ItemList, use) throws(UsageError) in
      var item = Item("", label: use.value)
      item.isHeading = true
      list.append(item)
    }
    rows.insert(heading, at: 1)
    return rows
  }

  private static let listOptions = OptionGroup<Choose>(
    "The list",
    [
      OptionRow("--multiple", "any number of items can be ticked") {
        (dialog: inout Choose, _) throws(UsageError) in dialog.isMultiple = true
      }
    ] + amountOptions + [
      OptionRow("--default", placeholder: "VALUE", "the item that is highlighted first") {
        (dialog: inout Choose, use) throws(UsageError) in dialog.initialValue = use.value
      },
      OptionRow("--rows", placeholder: "N", "the most rows of the list; 12 if nothing is said") {
        (dialog: inout Choose, use) throws(UsageError) in
        dialog.listRows = try use.integer(1...1_000)
      },
      ItemReader.endOption(of: "items").lifted(to: \Choose.reader),
    ])
}
