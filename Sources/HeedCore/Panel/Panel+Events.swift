extension Panel {
  package mutating func handle(_ event: Event, in size: Size, at moment: Moment) -> Outcome? {
    if let doubt, event.isOfPerson { return handle(event, of: doubt, in: size, at: moment) }
    let parts = parts(in: size)
    switch event {
    case .key(let key):
      if contentHasKeys, !isForButtons(key) {
        let reaction = content.handle(event, in: parts.content.size, at: moment)
        if reaction != .ignored { return outcome(of: reaction, in: size, at: moment) }
      }
      return handle(key, in: size, at: moment)
    case .mouse(let mouse): return handle(mouse, parts, in: size, at: moment)
    case .paste:
      guard contentHasKeys else { return nil }
      return outcome(
        of: content.handle(event, in: parts.content.size, at: moment), in: size, at: moment)
    default:
      return outcome(
        of: content.handle(event, in: parts.content.size, at: moment), in: size, at: moment)
    }
  }

  /// Whether a key moves between the buttons though the content shares their keys.
  private func isForButtons(_ key: Key) -> Bool {
    guard order == .shared, focus != .content else { return false }
    switch key.code {
    case .left, .right, .tab, .enter, .escape: return true
    default: return false
    }
  }

  /// The button that Return in the content stands for.
  private var answerIndex: Int? {
    manner == .dialog ? buttonList.indices.first : buttonList.returnIndex
  }

  private mutating func outcome(
    of reaction: Reaction, in size: Size, at moment: Moment
  ) -> Outcome? {
    switch reaction {
    case .ignored: return nil
    case .taken:
      isRefused = isRefused && problem != nil
      failure = nil
      return nil
    case .answer:
      if let hidden = buttonList.hidden { return Outcome(.button(hidden), values: values) }
      if let index = focusedButton ?? answerIndex { return pressIfLive(index, at: moment) }
      step(1, wraps: true, in: size)
      return nil
    case .moveOn(let distance):
      step(distance, wraps: false, in: size)
      return nil
    case .end(let end): return Outcome(end, values: values)
    }
  }

  private mutating func handle(_ key: Key, in size: Size, at moment: Moment) -> Outcome? {
    switch key.code {
    case .escape: return cancel()
    case .enter:
      if let hidden = buttonList.hidden { return Outcome(.button(hidden), values: values) }
      return pressIfLive(focusedButton ?? answerIndex, at: moment)
    case .tab: step(key.modifiers.contains(.shift) ? -1 : 1, wraps: true, in: size)
    case .left, .up: if contentLetsGo { step(-1, wraps: manner == .dialog, in: size) }
    case .right, .down: if contentLetsGo { step(1, wraps: manner == .dialog, in: size) }
    case .character("d") where key.modifiers == .control && manner == .dialog:
      return pressIfLive(focusedButton ?? buttonList.returnIndex, at: moment)
    case .character(" ") where key.modifiers.isEmpty && (focusedButton != nil || blankAnswers):
      return pressIfLive(focusedButton ?? buttonList.returnIndex, at: moment)
    case .character(let letter) where !key.modifiers.contains(.control):
      if focus == .content, content.takesText { return nil }
      return hotKey(letter, at: moment)
    default: break
    }
    return nil
  }

  /// Whether a blank that the content has no use for means what Return does.
  private var blankAnswers: Bool { manner == .dialog && !content.takesText }

  /// Whether arrows that the content has no use for lead out of it: not out of a text.
  private var contentLetsGo: Bool { focus != .content || !content.takesText }

  private mutating func pressIfLive(_ index: Int?, at moment: Moment) -> Outcome? {
    guard let index, !buttonList[index].isDisabled else { return nil }
    guard isLive(index) else {
      isRefused = true
      content.showProblem()
      // Where the buttons always have the focus, keys go to the content all the same.
      if order != .shared { moveFocus(to: .content) }
      return nil
    }
    guard !buttonList.isLocked(index, at: moment) else { return nil }
    if !buttonList[index].role.leaves, !buttonList[index].isAlways, let doubt = content.doubt {
      self.doubt = AskedDoubt(doubt, button: index)
      return nil
    }
    guard let outcome = press(index) else {
      moveFocus(to: .content)
      return nil
    }
    return outcome
  }

  private mutating func hotKey(_ letter: Character, at moment: Moment) -> Outcome? {
    switch buttonList.hotKey(letter, focus: focusedButton, isLive: { isLive($0) }) {
    case .press(let index): return pressIfLive(index, at: moment)
    case .focus(let index): moveFocus(to: .button(index))
    case nil: break
    }
    return nil
  }

  private mutating func handle(
    _ mouse: Mouse, _ parts: PanelParts, in size: Size, at moment: Moment
  ) -> Outcome? {
    let place = mouse.position
    if parts.content.contains(place) || mouse.action != .press {
      if mouse.action == .press { moveFocus(to: .content) }
      let origin = parts.content.origin
      let own = Mouse(
        mouse.action,
        at: Position(row: place.row - origin.row, column: place.column - origin.column))
      return outcome(
        of: content.handle(.mouse(own), in: parts.content.size, at: moment), in: size, at: moment)
    }
    guard parts.buttons.contains(place) else { return nil }
    let own = Position(row: place.row - parts.buttons.origin.row, column: place.column)
    let area = area(columns: parts.buttons.size.columns, lockedSeconds: moment.lockedSeconds)
    return pressIfLive(
      area.index(at: own, in: parts.buttons.size, focus: focusedButton), at: moment)
  }
}

extension Event {
  /// Whether it is something that a person did.
  fileprivate var isOfPerson: Bool {
    switch self {
    case .key, .paste, .mouse, .pressedOutside: true
    default: false
    }
  }
}
