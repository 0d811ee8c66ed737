extension Table {
  package var takesText: Bool { true }

  package mutating func handle(_ event: Event, in size: Size, at moment: Moment) -> Reaction {
    let head = headRows(size.rows)
    let rows = max(1, size.rows - head)
    isWide = sight(columns: size.columns).isCutRight
    defer { list.scroll(rows: rows) }
    switch event {
    case .input(let bytes): take(bytes)
    case .endOfInput:
      takeLast()
      if list.rows.isEmpty, !mayBeEmpty { return .end(.failed("no rows came on standard input")) }
    case .key(let key):
      warning = nil
      if let editing {
        edit(editing, by: key, columns: size.columns)
        return .taken
      }
      if key.code == .function(2), !editableColumns.isEmpty {
        beginEdit(columns: size.columns)
        return .taken
      }
      return handle(key, page: max(1, rows - 1), columns: size.columns)
    case .paste(let text) where editing != nil: change { $0.insert(text) }
    case .paste(let text):
      warning = nil
      list.setFilter(list.filter + DisplayText.line(text))
    case .mouse(let mouse):
      warning = nil
      return handle(mouse, head: head, in: size)
    default: return .ignored
    }
    return .taken
  }

  private mutating func handle(_ key: Key, page: Int, columns: Int) -> Reaction {
    let isShifted = key.modifiers.contains(.shift)
    switch key.code {
    case .left where isShifted: sortBeside(-1)
    case .right where isShifted: sortBeside(1)
    case .left: scrollLeft(columns: columns)
    case .right: scrollRight(columns: columns)
    case .backspace: list.setFilter(String(list.filter.dropLast()))
    case .escape where !list.filter.isEmpty: list.setFilter("")
    case .character(let character) where key.modifiers.isEmpty: type(character)
    case .character(let digit) where key.modifiers == .alt:
      guard let number = digit.wholeNumberValue, number > 0 else { return .ignored }
      sort(byVisible: number - 1)
    case .character(let character) where key.modifiers == .control: return control(character, page)
    default:
      guard let rows = key.rows(page: page, of: list.count) else { return .ignored }
      list.move(by: rows)
    }
    return .taken
  }

  private mutating func control(_ letter: Character, _ page: Int) -> Reaction {
    switch letter {
    case "u": list.setFilter("")
    case "r": reverse()
    case "a" where isMultiple:
      let shown = (0..<list.count).map { list.row(at: $0) }
      tick(shown, isTicked: !shown.allSatisfy { list.ticks[$0] })
    case "t" where isMultiple: invert()
    default:
      guard let rows = Key.rows(control: letter, page: page) else { return .ignored }
      list.move(by: rows)
    }
    return .taken
  }

  private mutating func type(_ character: Character) {
    let isFiltering = !list.filter.isEmpty
    switch character {
    case " " where hasTicks:
      if let current = list.current { tick([current], isTicked: !list.ticks[current]) }
    case "<" where !isFiltering: sortBeside(-1)
    case ">" where !isFiltering: sortBeside(1)
    // Who is used to search by a slash finds what follows it.
    case "/" where !isFiltering: break
    case " " where !isFiltering: break
    default: list.setFilter(list.filter + String(character))
    }
  }

  // MARK: Order

  /// Sorts by a column that is seen, the second time the other way round, the third not at all.
  private mutating func sort(byVisible place: Int) {
    let visible = list.visibleColumns
    guard visible.indices.contains(place) else { return }
    sort(by: visible[place])
  }

  private mutating func sort(by column: Int) {
    guard let sorting = list.sorting, sorting.column == column else {
      return list.sort(by: TableList.Sorting(column: column))
    }
    list.sort(
      by: sorting.isDescending ? nil : TableList.Sorting(column: column, isDescending: true))
  }

  /// Sorts by the column beside the one that it is sorted by; none lies beside the first and last.
  private mutating func sortBeside(_ distance: Int) {
    let visible = list.visibleColumns
    let current = list.sorting.flatMap { visible.firstIndex(of: $0.column) }
    let next = current.map { $0 + distance } ?? (distance > 0 ? 0 : visible.count - 1)
    guard visible.indices.contains(next) else { return list.sort(by: nil) }
    list.sort(by: TableList.Sorting(column: visible[next]))
  }

  private mutating func reverse() {
    guard var sorting = list.sorting else { return }
    sorting.isDescending.toggle()
    list.sort(by: sorting)
  }

  // MARK: Ticks

  /// Ticks rows or takes their ticks away; what would be too many is refused.
  private mutating func tick(_ rows: [Int], isTicked: Bool) {
    if isExclusive { return list.tickOnly(rows) }
    let added = isTicked ? rows.count { !list.ticks[$0] } : 0
    if let most = amount.greatest, added > 0, list.tickedCount + added > most {
      warning = "choose at most \(most)"
      return
    }
    for row in rows { list.tick(row, isTicked) }
  }

  private mutating func invert() {
    let shown = (0..<list.count).map { list.row(at: $0) }
    let ticked = shown.filter { list.ticks[$0] }
    let after = list.tickedCount + shown.count - 2 * ticked.count
    if let most = amount.greatest, after > most {
      warning = "choose at most \(most)"
      return
    }
    for row in shown { list.tick(row, !list.ticks[row]) }
  }

  // MARK: The mouse

  private mutating func handle(_ mouse: Mouse, head: Int, in size: Size) -> Reaction {
    if mouse.action != .release { keepEdit() }
    switch mouse.action {
    case .wheelUp: list.move(by: -3)
    case .wheelDown: list.move(by: 3)
    case .release: return .ignored
    case .press:
      guard mouse.position.row >= head else {
        let place = sight(columns: size.columns).places.last {
          $0.start <= mouse.position.column
        }
        if mouse.position.row == 0, let place { sort(by: place.column) }
        return .taken
      }
      let place = list.visibleFirst(rows: size.rows - head) + mouse.position.row - head
      guard place < list.count else { return .ignored }
      let wasHighlighted = place == list.highlight
      list.highlight(place: place)
      let column = sight(columns: size.columns).places.last { $0.start <= mouse.position.column }
      if wasHighlighted, let column, editableColumns.contains(column.column) {
        beginEdit(of: column.column, columns: size.columns)
        return .taken
      }
      guard hasTicks else { return wasHighlighted ? .answer : .taken }
      let row = list.row(at: place)
      tick([row], isTicked: !list.ticks[row])
    }
    return .taken
  }
}
