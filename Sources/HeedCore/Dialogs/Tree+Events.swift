extension Tree {
  package mutating func handle(_ event: Event, in size: Size, at moment: Moment) -> Reaction {
    defer { list.scroll(rows: size.rows) }
    switch event {
    case .input(let bytes): take(bytes)
    case .endOfInput:
      takeLast()
      if list.isEmpty { return .end(.failed("no items came on standard input")) }
    case .key(let key):
      warning = nil
      return handle(key, page: max(1, size.rows - 1))
    case .paste(let text) where !marksOne:
      warning = nil
      list.setFilter(list.filter + DisplayText.line(text))
    case .mouse(let mouse):
      warning = nil
      return handle(mouse, in: size)
    default: return .ignored
    }
    return .taken
  }

  package var takesText: Bool { true }
  /// Return opens what can't be chosen itself.
  package var takesReturn: Bool {
    guard !isMultiple, !marksOne, let current = list.current else { return false }
    return !list.canChoose(current) && list.isBranch(current)
  }

  private mutating func handle(_ key: Key, page: Int) -> Reaction {
    switch key.code {
    case .left where marksOne, .right where marksOne: return .ignored
    case .right: goIn()
    case .left: goOut()
    case .enter where takesReturn: toggleCurrent()
    case .backspace: list.setFilter(String(list.filter.dropLast()))
    case .escape where !list.filter.isEmpty: list.setFilter("")
    case .character(let character) where key.modifiers.isEmpty: type(character)
    case .character(let character) where key.modifiers == .control: return control(character, page)
    default:
      guard let rows = key.rows(page: page, of: list.rows.count) else { return .ignored }
      list.move(by: rows)
    }
    return .taken
  }

  private mutating func control(_ letter: Character, _ page: Int) -> Reaction {
    switch letter {
    case "u": list.setFilter("")
    case "a" where isMultiple:
      let choices = list.passingChoices
      tick(choices, isTicked: !choices.allSatisfy { list.nodes[$0].item.isSelected })
    default:
      guard let rows = Key.rows(control: letter, page: page) else { return .ignored }
      list.move(by: rows)
    }
    return .taken
  }

  private mutating func type(_ character: Character) {
    if marksOne { return mark(character) }
    let isFiltering = !list.filter.isEmpty
    switch character {
    case " " where isMultiple: tickCurrent()
    case " " where !isFiltering: toggleCurrent()
    case "+" where !isFiltering: if let current = list.current { list.expand(current, true) }
    case "-" where !isFiltering: if let current = list.current { list.expand(current, false) }
    case "*" where !isFiltering: list.toggleAll()
    // Who is used to search by a slash finds what follows it.
    case "/" where !isFiltering: break
    default: list.setFilter(list.filter + String(character))
    }
  }

  /// Marks the highlighted item, or goes to the next one that begins with a letter.
  private mutating func mark(_ character: Character) {
    switch character {
    case " ":
      if let current = list.current, list.canChoose(current) { list.tickOnly([current]) }
    case "+": list.move(by: 1)
    case "-": list.move(by: -1)
    default: list.jump(to: character)
    }
  }

  // MARK: Branches

  private mutating func toggleCurrent() {
    guard let current = list.current else { return }
    list.expand(current, !list.nodes[current].isExpanded)
  }

  /// Opens a branch, or goes to what is first in it.
  private mutating func goIn() {
    guard let current = list.current, list.isBranch(current) else { return }
    if list.isOpen(current) { list.move(by: 1) } else { list.expand(current, true) }
  }

  /// Closes a branch, or goes to the one that it is in.
  private mutating func goOut() {
    guard let current = list.current else { return }
    if list.isOpen(current), !list.isHeld(current) {
      list.expand(current, false)
    } else {
      list.highlightParent()
    }
  }

  // MARK: Ticks

  private mutating func tickCurrent() {
    guard let current = list.current else { return }
    let targets = list.targets(of: current)
    tick(targets, isTicked: !targets.allSatisfy { list.nodes[$0].item.isSelected })
  }

  /// Ticks some items or takes their ticks away; what would be too many is refused.
  private mutating func tick(_ nodes: [Int], isTicked: Bool) {
    var wanted = Set(list.ticked)
    if isTicked { wanted.formUnion(nodes) } else { wanted.subtract(nodes) }
    if let most = amount.greatest, wanted.count > most, isTicked {
      warning = "choose at most \(most)"
      return
    }
    list.tickOnly(wanted)
  }

  // MARK: The mouse

  private mutating func handle(_ mouse: Mouse, in size: Size) -> Reaction {
    switch mouse.action {
    case .wheelUp: list.move(by: -3)
    case .wheelDown: list.move(by: 3)
    case .release: return .ignored
    case .press:
      let row = list.visibleFirst(rows: size.rows) + mouse.position.row
      guard list.rows.indices.contains(row) else { return .ignored }
      let room = size.columns - (list.rows.count > size.rows ? 1 : 0)
      let sign = list.signColumn(
        of: list.rows[row], skipped: list.skippedLevels(columns: room))
      return press(row: row, isSign: (sign...(sign + 1)).contains(mouse.position.column))
    }
    return .taken
  }

  /// A press on a sign opens or closes; one on an item ticks it, or chooses what is highlighted.
  private mutating func press(row: Int, isSign: Bool) -> Reaction {
    let wasHighlighted = row == list.highlight
    list.highlight(row: row)
    guard let current = list.current else { return .taken }
    if isSign, list.isBranch(current) {
      toggleCurrent()
    } else if isMultiple {
      tickCurrent()
    } else if marksOne {
      mark(" ")
    } else if list.canChoose(current) {
      return wasHighlighted ? .answer : .taken
    } else {
      toggleCurrent()
    }
    return .taken
  }
}
