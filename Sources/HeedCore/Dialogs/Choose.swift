/// A list of which one item, or any number of them, is chosen.
package struct Choose: Dialog {
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
  /// What ends an item on standard input.
  package var itemEnd: UInt8 = 0x0A
  /// The value of the item that is highlighted first.
  package var initialValue: String?
  /// Whether the buttons are drawn; without them Return and Escape are told in the footer.
  package var showsButtons = true

  /// The button with the focus; `nil` while the list has it.
  var focusedButton: Int?
  /// Bytes of an item that has not ended.
  private var unfinished: [UInt8] = []
  /// Whether an answer was refused, so that the reason is shown.
  var isRefused = false
  /// Whether a tick was refused, since there may be no more of them.
  var isFull = false

  package init() {}

  package var question: Question { Question(message: message, buttons: buttonList.buttons) }

  package var values: [Value] {
    if isMultiple { return [Value(name: "choices", list: list.ticked.map(\.value))] }
    // Circles are ticked apart from the highlight, as in whiptail, and the last one counts.
    if list.marks == .circles {
      return [Value(name: "choice", list: list.ticked.last.map { [$0.value] } ?? [])]
    }
    return list.current.map { [Value(name: "choice", text: list.items[$0].value)] } ?? []
  }

  package func needs(at moment: Moment) -> Needs { Needs(readsInput: readsItems) }

  package mutating func apply(_ change: Change) throws(ChangeError) -> Outcome? {
    switch change {
    case .value(let name, let text):
      guard let index = list.items.firstIndex(where: { $0.value == text && $0.canBeChosen }) else {
        throw .noSuchField(name)
      }
      if isMultiple { list.toggle(index) } else { list.highlight(item: index) }
      return nil
    case .press(let name):
      let index = try buttonList.pressed(name, isLive: { isLive($0) })
      return Outcome(.button(buttonList[index]), values: values)
    }
  }

  // MARK: What can be pressed

  /// Why the choice as it stands is no answer.
  var problem: String? {
    if isMultiple {
      let count = list.ticked.count
      return amount.contains(count) ? nil : "choose \(amount.phrase)"
    }
    if list.marks == .circles { return nil }
    return list.current == nil && !passesEmpty ? "nothing to choose" : nil
  }

  private var passesEmpty: Bool { manner == .classic }

  func isLive(_ index: Int) -> Bool {
    let button = buttonList[index]
    return !button.isDisabled && (button.role == .cancel || button.isAlways || problem == nil)
  }

  /// The button that Return presses in the list.
  var returnIndex: Int? { buttonList.returnIndex }

  // MARK: Items from standard input

  /// Takes items as they come.
  mutating func take(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let end = rest.firstIndex(of: itemEnd) {
      append(unfinished + rest[..<end])
      unfinished = []
      rest = rest[(end + 1)...]
    }
    unfinished += rest.prefix(max(0, 1_048_576 - unfinished.count))
  }

  /// Takes an item that wasn't ended.
  mutating func takeLast() {
    if !unfinished.isEmpty { append(unfinished) }
    unfinished = []
    readsItems = false
  }

  /// Where standard input never ends, the list does.
  private static let mostItems = 2_000_000

  private mutating func append(_ bytes: [UInt8]) {
    guard list.items.count < Self.mostItems else {
      readsItems = false
      return
    }
    let isLine = itemEnd == 0x0A && bytes.last == 0x0D
    let text = ByteText.decode(isLine ? bytes.dropLast() : bytes[...])
    guard !text.isEmpty else { return }
    // A tab divides what the script gets from what the person sees.
    let parts = text.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
    list.append(Item(String(parts[0]), label: parts.count == 2 ? String(parts[1]) : nil))
    if String(parts[0]) == initialValue { list.highlight(item: list.items.count - 1) }
  }
}
