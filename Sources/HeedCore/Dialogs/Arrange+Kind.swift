/// Items that are chosen and put in order.
package enum ArrangeKind: PanelKind {
  package static let name = "arrange"
  package static let summary = "two lists: what there is, and what is chosen, in an order"
  package static let discussion = [
    "Shows what there is beside what is chosen, and prints the values of what is chosen, one a "
      + "line, in the order of that list. Space moves the highlighted item to the other list, "
      + "Control-A all that is shown; Tab, Left and Right go from list to list.",
    "Alt, Shift or Control with Up and Down, or < and >, move an item among those chosen. "
      + "Typing narrows a list to items that contain all words typed. Without --item the items are "
      + "the lines of standard input; a tab divides the value from its label.",
  ]
  package static let examples = [
    CommandDescription.Example(
      purpose: "columns of a report, in order",
      command: "heed arrange \"Columns\" --item date --selected --item amount --item note")
  ]

  package static func blankContent() -> Arrange { Arrange() }

  package static let contentOptions = [
    OptionGroup<ItemList>("Items", OptionGroup<ItemList>.items()).lifted(to: \Arrange.all),
    listOptions,
  ]

  private static let listOptions = OptionGroup<Arrange>(
    "The lists",
    [
      OptionRow(
        "--from-label", placeholder: "TEXT",
        "the heading of what there is; Available if nothing is said"
      ) { (arrange: inout Arrange, use) throws(UsageError) in arrange.labels[0] = use.value },
      OptionRow(
        "--to-label", placeholder: "TEXT",
        "the heading of what is chosen; Chosen if nothing is said"
      ) { (arrange: inout Arrange, use) throws(UsageError) in arrange.labels[1] = use.value },
      OptionRow("--keep-order", "what is chosen keeps the order in which the items are given") {
        (arrange: inout Arrange, _) throws(UsageError) in arrange.keepsOrder = true
      },
    ] + amountOptions + [
      OptionRow("--rows", placeholder: "N", "the most rows of the lists") {
        (arrange: inout Arrange, use) throws(UsageError) in
        arrange.listRows = try use.integer(1...1_000)
      },
      ItemReader.endOption(of: "items").lifted(to: \Arrange.reader),
    ])

  private static let amountOptions = Bounds<Int>.amountOptions(of: "items", "chosen").map {
    $0.lifted(to: \Arrange.amount)
  }

  package static func finish(
    _ arrange: inout Arrange, _ general: inout General, _ surroundings: Surroundings
  ) throws(UsageError) {
    guard !arrange.all.items.isEmpty else {
      if surroundings.inputIsTerminal() { throw .noItems }
      arrange.readsItems = true
      try arrange.amount.checkAmount(available: nil, verb: "chosen")
      return
    }
    let count = arrange.all.items.filter(\.canBeChosen).count
    guard count > 0 else { throw .noItems }
    try arrange.amount.checkAmount(available: count, verb: "chosen")
    arrange.build()
  }
}
