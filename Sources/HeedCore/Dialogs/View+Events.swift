extension View {
  /// How many columns a step to the side is.
  static let sideStep = 8
  private static let wheelRows = 3

  package mutating func handle(_ event: Event, in size: Size, at moment: Moment) -> Outcome? {
    noticeChange()
    let outcome = withoutConsent(react(to: event, in: size, at: moment))
    return log == nil ? outcome : follow(event, outcome, at: moment)
  }

  private mutating func react(to event: Event, in size: Size, at moment: Moment) -> Outcome? {
    switch event {
    case .key(let key): return handle(key, in: size, at: moment)
    case .paste(let text): search.editor?.insert(text)
    case .mouse(let mouse): return handle(mouse, in: size, at: moment)
    case .input(let bytes) where log == nil:
      source.append(bytes)
      takeInText()
    case .endOfInput: isReceiving = false
    default: break
    }
    return nil
  }

  private mutating func handle(_ key: Key, in size: Size, at moment: Moment) -> Outcome? {
    if search.editor != nil {
      type(key, in: size)
      return nil
    }
    search.note = nil
    if manner == .dialog, let outcome = handleAsDialog(key, in: size, at: moment) {
      return outcome
    }
    if key.code == .character(" "), focus.map({ buttonList[$0].id == Consent.name }) == true {
      return press(focus, at: moment)
    }
    if let motion = Motion(key, manner) {
      move(motion, in: size)
      return nil
    }
    switch key.code {
    case .enter:
      if let hidden = buttonList.hidden { return Outcome(.button(hidden)) }
      return press(focus, at: moment)
    case .function(12) where manner == .classic: return press(focus, at: moment)
    case .escape: return manner == .native ? close(at: moment) : Outcome(.escape)
    case .tab: moveFocus(by: key.modifiers.contains(.shift) ? -1 : 1, wraps: true, in: size)
    case .left, .right: moveAside(key.code == .left ? -1 : 1, in: size)
    case .character(let letter) where key.modifiers.subtracting(.shift).isEmpty:
      return handle(letter, in: size, at: moment)
    default: break
    }
    return nil
  }

  private mutating func handle(
    _ letter: Character, in size: Size, at moment: Moment
  ) -> Outcome? {
    switch letter {
    case "/", "?": beginSearch(backward: letter == "?")
    case "n", "N": find(backward: (letter == "N") != search.isBackward, in: size)
    case "0" where manner == .dialog: left = 0
    case "h": moveAside(-1, in: size)
    case "l": moveAside(1, in: size)
    case "w" where manner == .native: toggleWrapping(in: size)
    case "q" where manner == .native: return close(at: moment)
    case " " where manner == .classic: return press(focus, at: moment)
    default: break
    }
    return nil
  }

  /// The letters of the buttons, and Control-D for the one that has the focus.
  private func handleAsDialog(_ key: Key, in size: Size, at moment: Moment) -> Outcome? {
    guard case .character(let letter) = key.code else { return nil }
    if key == .control("d") { return press(focus, at: moment) }
    guard key.modifiers.subtracting(.shift).isEmpty,
      case .press(let index) = buttonList.hotKey(letter, focus: focus, isLive: isLive)
    else { return nil }
    return press(index, at: moment)
  }

  /// Presses the cancel button, or the only one there is.
  func close(at moment: Moment) -> Outcome? {
    press(buttonList.cancelIndex ?? (buttonList.buttons.count == 1 ? 0 : nil), at: moment)
  }

  private mutating func handle(_ mouse: Mouse, in size: Size, at moment: Moment) -> Outcome? {
    switch mouse.action {
    case .wheelUp: move(.rows(-Self.wheelRows), in: size)
    case .wheelDown: move(.rows(Self.wheelRows), in: size)
    case .press:
      let rect = parts(in: size).buttons
      guard rect.contains(mouse.position) else { break }
      let own = Position(
        row: mouse.position.row - rect.origin.row, column: mouse.position.column)
      let area = area(columns: size.columns, lockedSeconds: moment.lockedSeconds)
      return press(area.index(at: own, in: rect.size, focus: focus), at: moment)
    case .release: break
    }
    return nil
  }

  // MARK: Moving about

  /// A way through the text.
  private enum Motion {
    case rows(Int), halves(Int), pages(Int)
    case start, end

    /// What a key means, the keys of `less` included.
    init?(_ key: Key, _ manner: Manner) {
      switch (key.code, key.modifiers) {
      case (.up, _), (.character("k"), []), (.character("p"), .control): self = .rows(-1)
      case (.down, _), (.character("j"), []), (.character("n"), .control): self = .rows(1)
      case (.pageUp, _), (.character("b"), []), (.character("b"), .control): self = .pages(-1)
      case (.pageDown, _), (.character("f"), []), (.character("f"), .control): self = .pages(1)
      case (.character(" "), []) where manner != .classic: self = .pages(1)
      case (.character("u"), []), (.character("u"), .control): self = .halves(-1)
      case (.character("d"), []), (.character("d"), .control): self = .halves(1)
      case (.home, _), (.character("g"), []), (.character("<"), _): self = .start
      case (.end, _), (.character("G"), _), (.character(">"), _), (.character("F"), _): self = .end
      default: return nil
      }
    }
  }

  private mutating func move(_ motion: Motion, in size: Size) {
    let parts = parts(in: size)
    let rows = parts.text.size.rows
    switch motion {
    case .start: (top, isFollowing) = (.start, false)
    case .end: isFollowing = true
    case .rows(let distance): scroll(by: distance, parts)
    case .halves(let halves): scroll(by: halves * max(1, rows / 2), parts)
    // A page keeps one row, so that one finds one's place.
    case .pages(let pages): scroll(by: pages * max(1, rows - 1), parts)
    }
    if !isReceiving, !source.isFile { leaveEnd(parts) }
  }

  private mutating func scroll(by distance: Int, _ parts: Parts) {
    // Down at the end goes nowhere, and leaves the end in sight.
    if distance > 0, isFollowing { return }
    leaveEnd(parts)
    var walker = walker(columns: parts.text.size.columns)
    top = distance > 0 ? walker.down(top, by: distance) : walker.up(top, by: -distance)
    top = shownTop(&walker, rows: parts.text.size.rows)
  }

  /// Stays with the rows in sight rather than with the end.
  mutating func leaveEnd(_ parts: Parts) {
    var walker = walker(columns: parts.text.size.columns)
    count.extend(over: source)
    top = shownTop(&walker, rows: parts.text.size.rows)
    isFollowing = false
  }

  /// Left and Right scroll a text that is too wide; else they go from button to button.
  private mutating func moveAside(_ direction: Int, in size: Size) {
    let parts = parts(in: size)
    let isCut = !wraps && (left > 0 || page(in: parts).isCut(left: left))
    guard isCut, manner != .classic else {
      if manner != .dialog { moveFocus(by: direction, wraps: false, in: size) }
      return
    }
    if direction > 0, !page(in: parts).isCut(left: left) { return }
    left = max(0, left + direction * Self.sideStep)
  }

  private mutating func toggleWrapping(in size: Size) {
    leaveEnd(parts(in: size))
    wraps.toggle()
    (top.row, left) = (0, 0)
  }
}
