extension Choose {
  package mutating func handle(_ event: Event, in size: Size, at moment: Moment) -> Outcome? {
    defer { list.scroll(rows: parts(in: size).listRect.size.rows) }
    isFull = false
    switch event {
    case .key(let key): return handle(key, in: size, at: moment)
    case .paste(let text):
      if manner == .native, focusedButton == nil {
        list.setFilter(list.filter + DisplayText.line(text))
      }
    case .input(let bytes): take(bytes)
    case .endOfInput:
      takeLast()
      if list.items.isEmpty, !isDriven, !mayBeEmpty {
        return Outcome(.failed("no items came on standard input"))
      }
    case .mouse(let mouse): return handle(mouse, in: size, at: moment)
    default: break
    }
    return nil
  }

  private mutating func handle(_ key: Key, in size: Size, at moment: Moment) -> Outcome? {
    if manner == .dialog { return handleAsDialog(key, in: size, at: moment) }
    switch key.code {
    case .escape: return escape()
    case .tab: step(key.modifiers.contains(.shift) ? -1 : 1, wraps: true, in: size)
    case .function(12) where manner == .classic: return press(returnIndex, at: moment)
    default:
      return focusedButton == nil
        ? handleInList(key, in: size, at: moment) : handleAtButton(key, in: size, at: moment)
    }
    return nil
  }

  mutating func escape() -> Outcome? {
    if !list.filter.isEmpty {
      list.setFilter("")
      return nil
    }
    guard manner == .native, let cancel = buttonList.cancelIndex, isLive(cancel) else {
      return end(.escape)
    }
    return end(.button(buttonList[cancel]))
  }

  mutating func press(_ index: Int?, at moment: Moment) -> Outcome? {
    guard let index, !buttonList[index].isDisabled else { return nil }
    guard isLive(index) else {
      isRefused = true
      focusedButton = nil
      return nil
    }
    guard !buttonList.isLocked(index, at: moment) else { return nil }
    if renames, renaming == nil, buttonList[index].id == "extra", beginsRenaming() { return nil }
    return end(.button(buttonList[index]))
  }

  private mutating func handleAtButton(
    _ key: Key, in size: Size, at moment: Moment
  ) -> Outcome? {
    switch key.code {
    case .enter: return press(focusedButton, at: moment)
    case .character(" ") where key.modifiers.isEmpty: return press(focusedButton, at: moment)
    case .left, .up: step(-1, wraps: false, in: size)
    case .right, .down: step(1, wraps: false, in: size)
    case .pageUp where manner == .classic: focusedButton = nil
    case .pageDown where manner == .classic: step(buttonList.buttons.count, wraps: false, in: size)
    case .character(let letter) where !key.modifiers.contains(.control):
      switch buttonList.hotKey(letter, focus: focusedButton, isLive: { isLive($0) }) {
      case .press(let index): return press(index, at: moment)
      case .focus(let index): focusedButton = index
      case nil: break
      }
    default: break
    }
    return nil
  }

  /// The list, then the buttons in the order in which one sees them.
  mutating func step(_ distance: Int, wraps: Bool, in size: Size) {
    let live = area(columns: size.columns).order.filter { isLive($0) || manner != .native }
    let hasList = manner != .dialog || visitsItems || live.isEmpty
    let order = (hasList ? [nil] : []) + live.map { Optional($0) }
    let place = order.firstIndex(of: focusedButton) ?? 0
    let next = place + distance
    focusedButton =
      order[wraps ? (next + order.count) % order.count : min(max(0, next), order.count - 1)]
  }

  private mutating func handleInList(_ key: Key, in size: Size, at moment: Moment) -> Outcome? {
    let rows = parts(in: size).listRect.size.rows
    let page = max(1, rows - (manner == .native ? 1 : 0))
    // whiptail's menus keep a row in sight when they turn back, its ticks and circles don't.
    let back = max(1, rows - (manner == .native || list.marks == .none ? 1 : 0))
    switch key.code {
    case .enter: return press(returnIndex, at: moment)
    case .up: list.move(by: -1)
    case .down: list.move(by: 1)
    case .pageUp: list.move(by: -back)
    case .pageDown: list.move(by: page)
    case .home where hasAllKeys: list.move(by: -list.count)
    case .end where hasAllKeys: list.move(by: list.count)
    case .right where manner == .classic: step(1, wraps: false, in: size)
    case .backspace where manner == .native: list.setFilter(String(list.filter.dropLast()))
    case .character(let character) where key.modifiers.isEmpty: type(character)
    case .character(let character) where key.modifiers == .control:
      handleControl(character, page: page)
    case .character("v") where key.modifiers == .alt: list.move(by: -back)
    default: break
    }
    return nil
  }

  /// whiptail's ticks and circles know neither Home and End nor Control keys.
  private var hasAllKeys: Bool { manner == .native || list.marks == .none }

  private mutating func handleControl(_ letter: Character, page: Int) {
    switch letter {
    case "a" where manner == .classic && hasAllKeys: list.move(by: -list.count)
    case "e" where manner == .classic && hasAllKeys: list.move(by: list.count)
    case "a" where isMultiple:
      list.toggleAll()
      isRefused = false
    case "t" where isMultiple:
      list.invert()
      isRefused = false
    case "u" where manner == .native: list.setFilter("")
    default: if let rows = Key.rows(control: letter, page: page) { list.move(by: rows) }
    }
  }

  /// Ticks an item or takes its tick away; what would be too many is refused.
  mutating func tick(_ index: Int) {
    list.toggle(index)
    isRefused = false
    guard let most = amount.greatest, list.ticked.count > most else { return }
    list.toggle(index)
    isFull = true
  }

  /// A blank ticks; other characters narrow the list, or in the classic manner jump in a menu.
  private mutating func type(_ character: Character) {
    if character == " ", list.marks != .none {
      guard let current = list.current else { return }
      if isMultiple { tick(current) } else { list.tickOnly([current]) }
      return
    }
    if manner == .native {
      // Who is used to search by a slash finds what follows it.
      if character == "/", list.filter.isEmpty { return }
      list.setFilter(list.filter + String(character))
    } else if list.marks == .none, character.isASCII, character.isLetter {
      list.jump(to: character)
    }
  }

  private mutating func handle(_ mouse: Mouse, in size: Size, at moment: Moment) -> Outcome? {
    let parts = parts(in: size)
    switch mouse.action {
    case .wheelUp: list.move(by: -3)
    case .wheelDown: list.move(by: 3)
    case .release: break
    case .press:
      let place = mouse.position
      if parts.listRect.contains(place) {
        return click(row: place.row - parts.listRect.origin.row, parts, at: moment)
      }
      guard parts.buttonRect.contains(place) else { break }
      let own = Position(row: place.row - parts.buttonRect.origin.row, column: place.column)
      let area = area(columns: size.columns, lockedSeconds: moment.lockedSeconds)
      if let hit = area.index(at: own, in: parts.buttonRect.size, focus: focusedButton) {
        return press(hit, at: moment)
      }
    }
    return nil
  }

  /// A click chooses where there is one to choose, ticks where there are several.
  private mutating func click(row: Int, _ parts: Parts, at moment: Moment) -> Outcome? {
    guard let item = list.item(atRow: row, rows: parts.listRect.size.rows),
      list.items[item].canBeChosen
    else { return nil }
    list.highlight(item: item)
    if manner != .dialog || visitsItems { focusedButton = nil }
    if isMultiple {
      tick(item)
    } else if list.marks == .circles {
      list.tickOnly([item])
    } else if manner == .native {
      return press(returnIndex, at: moment)
    }
    return nil
  }
}
