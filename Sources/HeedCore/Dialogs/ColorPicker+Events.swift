extension ColorPicker {
  package var stopCount: Int { isPaletteOnly ? 1 : 2 }
  package var takesText: Bool { !isPaletteOnly }
  package var focusedName: String? { Self.valueName }

  package mutating func handle(_ event: Event, in size: Size, at moment: Moment) -> Reaction {
    switch event {
    case .key(let key): return stop == 0 ? handleInPalette(key) : handleInText(key)
    case .paste(let text):
      guard !isPaletteOnly else { return .ignored }
      if stop == 0 { beginTyping() }
      editor.insert(text)
      read()
    case .mouse(let mouse): return handle(mouse, in: size)
    default: return .ignored
    }
    return .taken
  }

  private mutating func handleInPalette(_ key: Key) -> Reaction {
    let last = Self.rows.count - 1
    switch key.code {
    case .left: move(to: cell.row, column: cell.column - 1)
    case .right: move(to: cell.row, column: cell.column + 1)
    case .up where cell.row == 0: return .moveOn(-1)
    case .down where cell.row == last: return .moveOn(1)
    case .up: move(byRows: -1)
    case .down: move(byRows: 1)
    case .home: move(to: cell.row, column: 0)
    case .end: move(to: cell.row, column: Self.rows[cell.row].count - 1)
    case .pageUp: move(byRows: -last)
    case .pageDown: move(byRows: last)
    case .character(let character)
    where key.modifiers.isEmpty && !isPaletteOnly && character != " ":
      beginTyping()
      editor.insert(String(character))
      read()
    default: return .ignored
    }
    return .taken
  }

  /// Goes from the palette to an empty text.
  private mutating func beginTyping() {
    stop = 1
    editor.clear()
  }

  private mutating func handleInText(_ key: Key) -> Reaction {
    switch key.code {
    case .up: return .moveOn(-1)
    case .down: return .moveOn(1)
    default: break
    }
    guard editor.handle(key) else { return .ignored }
    read()
    return .taken
  }

  private mutating func handle(_ mouse: Mouse, in size: Size) -> Reaction {
    let sight = sight(in: size)
    switch mouse.action {
    case .wheelUp: move(byRows: -1)
    case .wheelDown: move(byRows: 1)
    case .release: return .ignored
    case .press:
      if mouse.position.row >= sight.textRow {
        stop = 1
        return .taken
      }
      guard let cell = sight.cell(at: mouse.position) else { return .ignored }
      let was = self.cell
      stop = 0
      move(to: cell.row, column: cell.column)
      return was == cell ? .answer : .taken
    }
    return .taken
  }
}
