extension ButtonList {
  /// The options that give and describe buttons.
  package static let options = OptionGroup("Buttons", opening + describing)

  private static let opening: [OptionRow<ButtonList>] = [
    OptionRow(
      "--button", placeholder: "LABEL", opens: .button, "a button; the first one returns 0"
    ) { (list: inout ButtonList, use) throws(UsageError) in
      list.buttons.append(try button(use, .normal))
    },
    OptionRow(
      "--destructive", placeholder: "LABEL", opens: .button,
      "a button that destroys something: red, and never focused by itself"
    ) { (list: inout ButtonList, use) throws(UsageError) in
      list.buttons.append(try button(use, .destructive))
    },
    OptionRow(
      "--cancel", placeholder: "LABEL", opens: .button,
      "the button that Escape means; returns 1, at most one"
    ) { (list: inout ButtonList, use) throws(UsageError) in
      if let first = list.cancelIndex {
        throw .secondCancel(first: list[first].label, second: use.value)
      }
      list.buttons.append(try button(use, .cancel))
    },
  ]

  /// The option of a dialog that has no other button to give than cancel.
  static func cancelOption(_ summary: String, id: String? = nil) -> OptionRow<ButtonList> {
    OptionRow("--cancel", placeholder: "LABEL", summary) {
      (list: inout ButtonList, use) throws(UsageError) in
      if let first = list.cancelIndex {
        throw .secondCancel(first: list[first].label, second: use.value)
      }
      list.buttons.append(Button(use.value, .cancel, id: id))
    }
  }

  private static func button(
    _ use: OptionRow<ButtonList>.Use, _ role: Button.Role
  ) throws(UsageError) -> Button {
    let button = Button(use.value, role)
    guard button.shownLabel.contains(where: { $0 != " " }) else {
      throw use.bad("a label that can be seen")
    }
    return button
  }

  private static let describing: [OptionRow<ButtonList>] = [
    OptionRow(
      "--id", placeholder: "NAME", describes: [.button],
      "a name for the button before it that stays when its label changes"
    ) { (list: inout ButtonList, use) throws(UsageError) in
      guard !use.value.isEmpty else { throw use.bad("a name that isn't empty") }
      list.buttons[list.buttons.count - 1].id = use.value
    },
    OptionRow(
      "--exit", placeholder: "STATUS", describes: [.button],
      "the exit status of the button before it, 0 to 63"
    ) { (list: inout ButtonList, use) throws(UsageError) in
      list.buttons[list.buttons.count - 1].status = Int32(try use.integer(0...63))
    },
    OptionRow("--disabled", describes: [.button], "the button before it can't be pressed") {
      (list: inout ButtonList, _) throws(UsageError) in
      list.buttons[list.buttons.count - 1].isDisabled = true
    },
  ]

  /// The options that make sense only where fields can forbid a button.
  package static let alertOptions = OptionGroup(
    "Buttons",
    options.rows + [
      OptionRow(
        "--always", describes: [.button],
        "the button before it can be pressed even while fields are invalid"
      ) { (list: inout ButtonList, _) throws(UsageError) in
        list.buttons[list.buttons.count - 1].isAlways = true
      },
      OptionRow(
        "--preferred", placeholder: "BUTTON",
        "the button, by label or id, that stands out and answers Return"
      ) { (list: inout ButtonList, use) throws(UsageError) in
        guard !list.indices(named: use.value).isEmpty else {
          throw .noSuchButton(
            option: use.option, name: use.value, labels: list.buttons.map(\.label))
        }
        list.preferredName = use.value
      },
    ])

  /// Finds the one button that an option names by its id or label.
  package func one(named name: String, by option: String) throws(UsageError) -> Button {
    let found = indices(named: name)
    guard let first = found.first else {
      throw .noSuchButton(option: option, name: name, labels: buttons.map(\.label))
    }
    guard found.count == 1 else { throw .ambiguousButton(option: option, name: name) }
    return buttons[first]
  }

  /// Gives each button its exit status: 1 to cancel, and 0, 2, 3 … to the others in their order.
  package mutating func numberButtons() throws(UsageError) {
    var next: Int32 = 0
    for index in indices {
      let isCancel = buttons[index].role == .cancel
      if buttons[index].status == nil {
        guard isCancel || next < UsageError.status else {
          throw .statusTooHigh(button: buttons[index].label)
        }
        buttons[index].status = isCancel ? 1 : next
      }
      if !isCancel { next = next == 0 ? 2 : next + 1 }
    }
  }

  /// Adds the usual answers where none was given: all of them, or the first beside a cancel button.
  package mutating func complete(_ answer: Button, _ cancel: Button?) {
    if buttons.isEmpty, let cancel { buttons = [cancel] }
    if !buttons.contains(where: { $0.role != .cancel }) { buttons.insert(answer, at: 0) }
  }

  /// Checks what can be checked only once all buttons are known.
  package mutating func finish() throws(UsageError) {
    let ids = buttons.compactMap(\.id)
    for (place, id) in ids.enumerated() where ids[..<place].contains(id) { throw .repeatedID(id) }
    if let preferredName { _ = try one(named: preferredName, by: "--preferred") }
    try numberButtons()
  }
}
