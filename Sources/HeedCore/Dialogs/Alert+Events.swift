extension Alert {
  package mutating func handle(_ event: Event, in size: Size, at moment: Moment) -> Outcome? {
    settleFocus(in: size)
    switch event {
    case .key(let key): return handle(key, in: size, at: moment)
    case .paste(let text):
      if let focusedField { fields.type(text, into: focusedField, columns: size.columns) }
    case .mouse(let mouse): return handle(mouse, in: size, at: moment)
    case .resized: if let focusedField { fields[focusedField].editor.scroll(columns: size.columns) }
    default: break
    }
    return nil
  }

  private mutating func handle(_ key: Key, in size: Size, at moment: Moment) -> Outcome? {
    if let focusedField, fields.edit(focusedField, by: key, columns: size.columns) { return nil }
    switch key.code {
    case .escape: return cancel()
    case .enter: return answer(in: size, at: moment)
    case .function(12) where manner == .classic: return accept(at: moment)
    case .character("d") where key.modifiers == .control && manner == .dialog:
      return answer(in: size, at: moment)
    case .tab: step(key.modifiers.contains(.shift) ? -1 : 1, wraps: true, in: size)
    case .pageUp: turnPage(-1, in: size)
    case .pageDown: turnPage(1, in: size)
    case .up, .down: moveVertically(key.code == .up ? -1 : 1, in: size)
    case .left where focusedField == nil, .right where focusedField == nil:
      stepSideways(key.code == .left ? -1 : 1, in: size)
    case .character(let letter) where scrolls(by: letter, key.modifiers):
      if let outcome = hotKey(letter, at: moment) { return outcome }
      scroll(by: letter, in: size)
    case .home where focusedField == nil: scroll(by: -Int(Int32.max), in: size)
    case .end where focusedField == nil: scroll(by: Int(Int32.max), in: size)
    case .character(" ") where focusedButton != nil && key.modifiers.isEmpty:
      return answer(in: size, at: moment)
    case .character(let character) where focusedField == nil && !key.modifiers.contains(.control):
      return hotKey(character, at: moment)
    default: break
    }
    return nil
  }

  func cancel() -> Outcome? {
    if manner != .native { return Outcome(.escape, values: values) }
    guard let index = buttonList.cancelIndex else {
      return buttonList.hasEscape ? Outcome(.escape, values: values) : nil
    }
    return isLive(index) ? press(index) : nil
  }

  /// F12 accepts, as whiptail has it: what has the focus in a question, else the first button.
  private func accept(at moment: Moment) -> Outcome? {
    pressIfLive(fields.isEmpty ? focusedButton ?? 0 : 0, at: moment)
  }

  private mutating func answer(in size: Size, at moment: Moment) -> Outcome? {
    if let hidden = buttonList.hidden { return Outcome(.button(hidden), values: values) }
    if let focusedButton { return pressIfLive(focusedButton, at: moment) }
    guard let focusedField else { return nil }
    if movesOnByReturn {
      moveFocus(to: .field(focusedField + 1))
      return nil
    }
    fields[focusedField].isTouched = true
    // In dialog the default button is just where the focus begins.
    let wanted = manner == .dialog ? buttonList.firstAnswer : buttonList.returnIndex
    guard let index = wanted else {
      step(1, wraps: true, in: size)
      return nil
    }
    guard !isLive(index), let invalid = fields.firstInvalid else {
      return pressIfLive(index, at: moment)
    }
    // The reason is shown where something has to be done about it.
    moveFocus(to: .field(invalid))
    fields[invalid].isTouched = true
    return nil
  }

  private func pressIfLive(_ index: Int, at moment: Moment) -> Outcome? {
    isLive(index) && !buttonList.isLocked(index, at: moment) ? press(index) : nil
  }

  private mutating func hotKey(_ letter: Character, at moment: Moment) -> Outcome? {
    switch buttonList.hotKey(letter, focus: focusedButton, isLive: { isLive($0) }) {
    case .press(let index): return pressIfLive(index, at: moment)
    case .focus(let index): moveFocus(to: .button(index))
    case nil: break
    }
    return nil
  }

  private mutating func step(_ distance: Int, wraps: Bool, in size: Size) {
    let order = focusOrder(in: size)
    guard !order.isEmpty else { return }
    guard let focus, let place = order.firstIndex(of: focus) else {
      return moveFocus(to: distance > 0 ? order[0] : order[order.count - 1])
    }
    let next = place + distance
    if order.indices.contains(next) {
      moveFocus(to: order[next])
    } else if wraps {
      moveFocus(to: order[(next + order.count) % order.count])
    }
  }

  /// Left and Right go from button to button as one sees them.
  private mutating func stepSideways(_ distance: Int, in size: Size) {
    let area = area(in: size)
    let order = area.order.filter { isLive($0) }
    guard area.isRow, manner == .native, let focusedButton,
      let place = order.firstIndex(of: focusedButton)
    else { return step(distance, wraps: manner == .dialog, in: size) }
    moveFocus(to: .button(order[min(max(0, place + distance), order.count - 1)]))
  }

  /// Up and Down go from part to part; in a row of buttons below a long text they scroll it.
  private mutating func moveVertically(_ distance: Int, in size: Size) {
    if manner == .dialog {
      // In dialog they go about in what is typed, and nowhere else.
      if fields.isEmpty {
        scroll(by: distance, in: size)
      } else {
        step(distance, wraps: true, in: size)
      }
      return
    }
    guard arrowsScroll(in: size) else { return step(distance, wraps: false, in: size) }
    scroll(by: distance, in: size)
  }

  /// Whether Up and Down scroll a message that is cut, and there is nothing that they would go to.
  func arrowsScroll(in size: Size) -> Bool {
    // In whiptail the arrows move between buttons even below a text that is cut.
    let mayScroll = manner == .native || buttonList.buttons.count == 1 || focus == .text
    let parts = parts(in: size)
    let isCut = parts.body.count > parts.bodyRect.size.rows
    return fields.isEmpty && area(in: size).isRow && isCut && mayScroll
  }

  /// Whether a letter scrolls a message, as in dialog.
  private func scrolls(by letter: Character, _ modifiers: Key.Modifiers) -> Bool {
    manner == .dialog && fields.isEmpty && modifiers.subtracting(.shift).isEmpty
      && "jkgGfb".contains(letter)
  }

  private mutating func scroll(by letter: Character, in size: Size) {
    switch letter {
    case "j": scroll(by: 1, in: size)
    case "k": scroll(by: -1, in: size)
    case "f": turnPage(1, in: size)
    case "b": turnPage(-1, in: size)
    default: scroll(by: letter == "g" ? -Int(Int32.max) : Int(Int32.max), in: size)
    }
  }

  /// Turns a page of a text that is cut; else, as whiptail has it, goes to the first or last part.
  private mutating func turnPage(_ direction: Int, in size: Size) {
    let parts = parts(in: size)
    if manner == .classic, parts.body.count <= parts.bodyRect.size.rows {
      let order = focusOrder(in: size)
      if let end = direction < 0 ? order.first : order.last { moveFocus(to: end) }
    } else {
      scroll(by: direction * page(in: size), in: size)
    }
  }

  private func page(in size: Size) -> Int { max(1, parts(in: size).bodyRect.size.rows - 1) }

  private mutating func handle(_ mouse: Mouse, in size: Size, at moment: Moment) -> Outcome? {
    switch mouse.action {
    case .wheelUp: scroll(by: -3, in: size)
    case .wheelDown: scroll(by: 3, in: size)
    case .release: break
    case .press:
      let parts = parts(in: size)
      let place = mouse.position
      if parts.bodyRect.contains(place) {
        if let field = parts.body.field(atRow: place.row, firstRow: parts.firstRow) {
          moveFocus(to: .field(field))
        }
      } else if parts.buttonRect.contains(place) {
        let own = Position(row: place.row - parts.buttonRect.origin.row, column: place.column)
        let area = area(in: size, lockedSeconds: moment.lockedSeconds)
        let hit = area.index(at: own, in: parts.buttonRect.size, focus: focusedButton)
        if let hit { return click(hit, at: moment) }
      }
    }
    return nil
  }

  private mutating func click(_ index: Int, at moment: Moment) -> Outcome? {
    if let outcome = pressIfLive(index, at: moment) { return outcome }
    // A click on a button that can't be pressed shows why.
    if moment.lockedSeconds == 0, let invalid = fields.firstInvalid, !isLive(index) {
      moveFocus(to: .field(invalid))
      fields[invalid].isTouched = true
    }
    return nil
  }
}
