extension Arrange {
  package mutating func handle(_ event: Event, in size: Size, at moment: Moment) -> Reaction {
    defer {
      let face = face(in: size)
      for side in lists.indices { lists[side].scroll(rows: face.lists[side]?.size.rows ?? 0) }
    }
    switch event {
    case .input(let bytes): take(reader.items(of: bytes))
    case .endOfInput:
      if let item = reader.lastItem() { take([item]) }
      readsItems = false
      if all.items.isEmpty { return .end(.failed("no items came on standard input")) }
    case .key(let key):
      warning = nil
      return handle(key, page: max(1, (face(in: size).lists[stop]?.size.rows ?? 2) - 1))
    case .paste(let text):
      guard !jumpsByLetters else { return .ignored }
      lists[stop].setFilter(lists[stop].filter + DisplayText.line(text))
    case .mouse(let mouse):
      warning = nil
      return handle(mouse, in: size)
    default: return .ignored
    }
    return .taken
  }

  package var takesText: Bool { true }

  private mutating func handle(_ key: Key, page: Int) -> Reaction {
    let isModified = !key.modifiers.isEmpty
    switch key.code {
    case .up where isModified && stop == 1: reorder(by: -1)
    case .down where isModified && stop == 1: reorder(by: 1)
    case .right where isModified && stop == 0: sendCurrent()
    case .left where isModified && stop == 1: sendCurrent()
    case .left: stop = 0
    case .right: stop = 1
    case .backspace: lists[stop].setFilter(String(lists[stop].filter.dropLast()))
    case .escape where !lists[stop].filter.isEmpty: lists[stop].setFilter("")
    case .character(let character) where !isModified: type(character)
    case .character(let character) where key.modifiers == .control: return control(character, page)
    default:
      guard let rows = key.rows(page: page, of: lists[stop].count) else { return .ignored }
      lists[stop].move(by: rows)
    }
    return .taken
  }

  private mutating func control(_ letter: Character, _ page: Int) -> Reaction {
    switch letter {
    case "u": lists[stop].setFilter("")
    case "a": sendAll()
    default:
      guard let rows = Key.rows(control: letter, page: page) else { return .ignored }
      lists[stop].move(by: rows)
    }
    return .taken
  }

  private mutating func type(_ character: Character) {
    let isFiltering = !lists[stop].filter.isEmpty
    switch character {
    case " ": sendCurrent()
    case "<" where stop == 1 && !isFiltering: reorder(by: -1)
    case ">" where stop == 1 && !isFiltering: reorder(by: 1)
    case "+" where jumpsByLetters: lists[stop].move(by: 1)
    case "-" where jumpsByLetters: lists[stop].move(by: -1)
    case "^" where jumpsByLetters: stop = 0
    case "$" where jumpsByLetters: stop = 1
    case _ where jumpsByLetters: lists[stop].jump(to: character)
    // Who is used to search by a slash finds what follows it.
    case "/" where !isFiltering: break
    default: lists[stop].setFilter(lists[stop].filter + String(character))
    }
  }

  private mutating func sendCurrent() {
    if let current = lists[stop].current { send(current, from: stop) }
  }

  /// Moves all that is shown in the list with the focus, as far as the other may have it.
  private mutating func sendAll() {
    let shown = (0..<lists[stop].count).map { lists[stop].index(ofRow: $0) }
    var moved = 0
    for index in shown where warning == nil {
      let count = lists[stop].items.count
      send(index - moved, from: stop, follows: false)
      moved += count - lists[stop].items.count
    }
    if moved > 0 { lists[stop].setFilter("") }
  }

  // MARK: The mouse

  private mutating func handle(_ mouse: Mouse, in size: Size) -> Reaction {
    let face = face(in: size)
    let hit = face.lists.firstIndex { $0?.contains(mouse.position) ?? false }
    switch mouse.action {
    case .wheelUp: lists[hit ?? stop].move(by: -3)
    case .wheelDown: lists[hit ?? stop].move(by: 3)
    case .release: return .ignored
    case .press:
      guard let side = hit, let rect = face.lists[side] else {
        if let heading = face.headings.firstIndex(where: { $0?.contains(mouse.position) ?? false })
        {
          stop = heading
        }
        return .taken
      }
      press(side, row: mouse.position.row - rect.origin.row, rows: rect.size.rows)
    }
    return .taken
  }

  /// A press highlights an item; on the one that is highlighted it moves that.
  private mutating func press(_ side: Int, row: Int, rows: Int) {
    let hadFocus = stop == side
    stop = side
    guard let item = lists[side].item(atRow: row, rows: rows), lists[side].items[item].canBeChosen
    else { return }
    if hadFocus, lists[side].current == item { return send(item, from: side) }
    lists[side].highlight(item: item)
  }
}
