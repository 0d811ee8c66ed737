/// A list of which one item, or any number of them, is chosen.
package struct Choose: ButtonHolder {
  package var message = ""
  package var list = ItemList()
  package var buttonList = ButtonList()
  package var manner = Manner.native
  /// Whether any number of items may be chosen.
  package var isMultiple = false
  /// How many items have to be chosen, and may be at most.
  package var amount = Bounds<Int>(least: nil, greatest: nil)
  /// The most rows of the list; `nil` for as many as there is room for.
  package var listRows: Int?
  /// Whether items come line by line from standard input.
  package var readsItems = false
  /// Whether a program drives it, so that there need not be items from the start.
  package var isDriven = false
  package var reader = ItemReader()
  /// Whether a list without items is an answer too.
  package var mayBeEmpty = false
  /// The value of the item that is highlighted first.
  package var initialValue: String?
  /// Whether the list is one of the parts that Tab goes to, in the manner of dialog; without it the
  /// buttons have the focus, and the list the keys that move in it.
  package var visitsItems = false
  /// Whether letters go to items, in the manner of dialog.
  package var hasLetters = true
  /// The most columns of the message where the width is left to it, in other manners than ours.
  package var textColumns: Int?
  /// Whether the extra button renames the item, in the manner of dialog.
  package var renames = false
  /// The label of the item while it is renamed.
  var renaming: LineEditor?
  /// Whether the buttons are drawn; without them Return and Escape are told in the footer.
  package var showsButtons = true

  /// The button with the focus; `nil` while the list has it.
  package var focusedButton: Int?
  /// Why the calling program refuses the choice.
  private var complaint: String?
  /// Whether an answer was refused, so that the reason is shown.
  var isRefused = false
  /// Whether a tick was refused, since there may be no more of them.
  var isFull = false

  package init() {}

  /// The name of the value in the output.
  private var valueName: String { isMultiple ? "choices" : "choice" }

  package var question: Question {
    let items = list.shownItems
    var prompt = Prompt(
      name: valueName, form: isMultiple ? .many(items) : .one(items),
      texts: values.flatMap(\.texts))
    prompt.showsValues = list.showsValues
    prompt.problem = problem
    prompt.isDeclared = initialValue != nil || list.items.contains { $0.isSelected }
    var question = Question(message: message, prompts: [prompt], buttons: buttonList)
    question.initial = returnIndex.map { buttonList[$0].key }
    return question
  }

  package var values: [Value] {
    let renamed = renaming.map { [Value(name: Self.newName, text: $0.text)] } ?? []
    return choice + renamed
  }

  /// The name of the value that an item was renamed to.
  package static let newName = "name"

  private var choice: [Value] {
    if isMultiple { return [Value(name: valueName, list: list.ticked.map(\.value))] }
    // Circles are ticked apart from the highlight, as in whiptail, and the last one counts.
    if list.marks == .circles {
      return [Value(name: valueName, list: list.ticked.last.map { [$0.value] } ?? [])]
    }
    return list.current.map { [Value(name: valueName, text: list.items[$0].value)] } ?? []
  }

  package var isTyping: Bool { renaming != nil }
  package var focusName: String? { focusedButton.map { buttonList[$0].key } ?? valueName }

  package func needs(at moment: Moment) -> Needs { Needs(readsInput: readsItems) }

  package mutating func apply(_ change: Change) throws(ChangeError) -> Outcome? {
    switch change {
    case .value(Self.newName, let texts) where renames:
      renaming = LineEditor(texts.first ?? "")
    case .value(let name, let texts):
      guard name == valueName else { throw .noSuchField(name, names: [valueName]) }
      try choose(texts)
    case .problem(let name, let reason):
      guard name == valueName else { throw .noSuchField(name, names: [valueName]) }
      (complaint, isRefused) = (reason, reason != nil)
    case .press(let name):
      let index = try buttonList.pressed(name, isLive: { isLive($0) })
      return end(.button(buttonList[index]))
    case .escape:
      list.setFilter("")
      return escape()
    case .enable(let name, let isEnabled): try buttonList.enable(name, isEnabled)
    case .message(let text): message = text
    case .items(let items): list.replaceAll(by: items)
    case .progress: throw .hasNone("progress bar")
    }
    return nil
  }

  /// Chooses the items of some values, and no others.
  private mutating func choose(_ values: [String]) throws(ChangeError) {
    let indices = try list.indices(of: values, field: valueName)
    list.setFilter("")
    if isMultiple {
      list.tickOnly(indices)
      return
    }
    guard indices.count == 1 || (indices.isEmpty && list.marks == .circles) else {
      throw .badValue(
        field: valueName, value: values.joined(separator: " "), reason: "one item is chosen")
    }
    if list.marks == .circles { list.tickOnly(indices) }
    if let index = indices.first { list.highlight(item: index) }
  }

  // MARK: What can be pressed

  /// Why the choice as it stands is no answer.
  var problem: String? {
    if let complaint { return complaint }
    if isMultiple {
      let count = list.ticked.count
      return amount.contains(count) ? nil : "choose \(amount.phrase)"
    }
    if list.marks == .circles { return nil }
    return list.current == nil && !passesEmpty ? "nothing to choose" : nil
  }

  private var passesEmpty: Bool { manner != .native || mayBeEmpty }

  /// How it ends, with the values and the item that has the highlight.
  func end(_ end: End) -> Outcome {
    Outcome(end, values: values, item: list.current.map { list.items[$0] })
  }

  func isLive(_ index: Int) -> Bool {
    let button = buttonList[index]
    return !button.isDisabled && (button.role.leaves || button.isAlways || problem == nil)
  }

  /// The button that Return presses in the list.
  var returnIndex: Int? { buttonList.returnIndex }

  // MARK: Items from standard input

  /// Takes items as they come.
  mutating func take(_ bytes: [UInt8]) {
    for item in reader.items(of: bytes) { append(item) }
    // Where standard input never ends, the list does.
    if reader.isFull { readsItems = false }
  }

  /// Takes an item that wasn't ended.
  mutating func takeLast() {
    if let item = reader.lastItem() { append(item) }
    readsItems = false
  }

  private mutating func append(_ item: Item) {
    list.append(item)
    if item.value == initialValue { list.highlight(item: list.items.count - 1) }
  }
}
