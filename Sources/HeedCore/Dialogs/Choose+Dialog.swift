/// A choice in the manner of dialog: the buttons have the focus, and the list the keys that move.
extension Choose {
  mutating func handleAsDialog(_ key: Key, in size: Size, at moment: Moment) -> Outcome? {
    if renaming != nil { return rename(by: key, at: moment) }
    switch key.code {
    case .escape: return escape()
    case .tab: step(key.modifiers.contains(.shift) ? -1 : 1, wraps: true, in: size)
    case .left: step(-1, wraps: true, in: size)
    case .right: step(1, wraps: true, in: size)
    case .enter: return answer(at: moment)
    case .character("d") where key.modifiers == .control:
      return press(focusedButton ?? returnIndex, at: moment)
    case .character(let letter) where key.modifiers.subtracting(.shift).isEmpty:
      return type(letter, at: moment)
    default: move(by: key, rows: max(1, parts(in: size).listRect.size.rows))
    }
    return nil
  }

  private mutating func answer(at moment: Moment) -> Outcome? {
    if let hidden = buttonList.hidden { return end(.button(hidden)) }
    return press(focusedButton ?? returnIndex, at: moment)
  }

  private mutating func move(by key: Key, rows: Int) {
    switch key.code {
    case .character("p"): list.move(by: -1)
    case .character("n"): list.move(by: 1)
    default: if let rows = key.rows(page: rows, of: list.count) { list.move(by: rows) }
    }
  }

  private mutating func type(_ letter: Character, at moment: Moment) -> Outcome? {
    if letter == " " {
      guard list.marks != .none else { return answer(at: moment) }
      guard let current = list.current else { return nil }
      if isMultiple { tick(current) } else { list.tickOnly([current]) }
      return nil
    }
    // Where the list can be visited, letters are for the buttons while one of them has the focus.
    if visitsItems, focusedButton != nil {
      guard case .press(let index) = buttonList.hotKey(letter, focus: nil, isLive: { isLive($0) })
      else { return nil }
      return press(index, at: moment)
    }
    guard hasLetters else { return nil }
    if !list.jump(to: letter) {
      switch letter {
      case "+": list.move(by: 1)
      case "-": list.move(by: -1)
      default: if let number = letter.wholeNumberValue { list.jump(toRow: number) }
      }
    }
    return nil
  }

  // MARK: Renaming

  /// Opens the label of the highlighted item for editing; whether there is one.
  mutating func beginsRenaming() -> Bool {
    guard let current = list.current else { return false }
    var editor = LineEditor(list.items[current].label)
    _ = editor.handle(Key(.home))
    renaming = editor
    return true
  }

  /// Return gives the new name as the button that asked for it does; Escape leaves it as it was.
  private mutating func rename(by key: Key, at moment: Moment) -> Outcome? {
    switch key.code {
    case .enter: return press(buttonList.indices(named: "extra").first, at: moment)
    case .escape: renaming = nil
    default: _ = renaming?.handle(key)
    }
    return nil
  }
}
