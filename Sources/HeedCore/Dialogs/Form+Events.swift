extension Form {
  package mutating func handle(_ event: Event, in size: Size, at moment: Moment) -> Reaction {
    settle(in: size)
    let reaction: Reaction
    switch event {
    case .key(let key):
      isScrolled = false
      reaction = open == nil ? take(key, in: size) : choose(key, in: size)
    case .paste(let text): reaction = paste(text, in: size)
    case .mouse(let mouse): return handle(mouse, in: size)
    case .resized:
      for index in fields.indices {
        fields[index].editor.scroll(columns: valueColumns(in: size))
      }
      reaction = .taken
    default: return .ignored
    }
    settle(in: size)
    return reaction
  }

  /// Keeps what has the focus in sight.
  private mutating func settle(in size: Size) {
    firstRow = shownFirst(of: body(in: size), rows: size.rows)
  }

  private func valueColumns(in size: Size) -> Int {
    body(in: size).valueRect(row: 0, columns: size.columns).size.columns
  }

  private mutating func paste(_ text: String, in size: Size) -> Reaction {
    guard open == nil, let focusedField else { return .ignored }
    if case .lines = fields[focusedField].control {
      return editLines(focusedField, by: .paste(text), in: size)
    }
    guard fields[focusedField].isLine else { return .ignored }
    fields.type(text, into: focusedField, columns: valueColumns(in: size))
    return .taken
  }

  // MARK: Keys

  private mutating func take(_ key: Key, in size: Size) -> Reaction {
    guard let focusedField else { return scroll(key, in: size) }
    if fields[focusedField].isLine {
      if fields.edit(focusedField, by: key, columns: valueColumns(in: size)) { return .taken }
    } else if case .lines = fields[focusedField].control {
      if editLines(focusedField, by: .key(key), in: size) == .taken { return .taken }
    } else if let reaction = change(focusedField, by: key) {
      return reaction
    }
    switch key.code {
    case .enter: return isOneStop || isAtLast ? .answer : .moveOn(1)
    case .up: return go(-1)
    case .down: return go(1)
    case .character("p") where key.modifiers == .control && isOneStop: return go(-1)
    case .character("n") where key.modifiers == .control && isOneStop: return go(1)
    case .pageUp: turnPage(-1, in: size)
    case .pageDown: turnPage(1, in: size)
    default: return .ignored
    }
    return .taken
  }

  private mutating func editLines(_ index: Int, by event: Event, in size: Size) -> Reaction {
    fields.editLines(index, by: event, in: placeOfLines(index, in: size).size, at: Moment())
  }

  private func placeOfLines(_ index: Int, in size: Size) -> Rect {
    let body = body(in: size)
    let first = shownFirst(of: body, rows: size.rows)
    return body.linesRect(of: index, firstRow: first, columns: size.columns)
  }

  private mutating func go(_ distance: Int) -> Reaction {
    guard isOneStop else { return .moveOn(distance) }
    let count = stops.count
    let place = focusedField.flatMap { stops.firstIndex(of: $0) } ?? 0
    moveFocus(to: (place + distance + count) % count)
    return .taken
  }

  /// Goes to the field that is about a page away.
  private mutating func turnPage(_ direction: Int, in size: Size) {
    let stops = stops
    let rows = body(in: size).rows
    guard let focusedField, let place = stops.firstIndex(of: focusedField),
      let row = rows.firstIndex(of: .value(focusedField))
    else { return }
    let target = row + direction * max(1, size.rows - 1)
    let reached = stops.indices.filter { index in
      guard let own = rows.firstIndex(of: .value(stops[index])) else { return false }
      return direction < 0 ? own >= target : own <= target
    }
    let next = direction < 0 ? reached.first : reached.last
    let least = min(max(0, place + direction), stops.count - 1)
    moveFocus(to: direction < 0 ? min(least, next ?? 0) : max(least, next ?? 0))
  }

  /// Scrolls where there is nothing to fill in.
  private mutating func scroll(_ key: Key, in size: Size) -> Reaction {
    switch key.code {
    case .up: firstRow -= 1
    case .down: firstRow += 1
    case .pageUp: firstRow -= max(1, size.rows - 1)
    case .pageDown: firstRow += max(1, size.rows - 1)
    case .home: firstRow = 0
    case .end: firstRow = body(in: size).count
    default: return .ignored
    }
    return .taken
  }

  /// What a key does to a field that is switched or chosen; `nil` for a key of no use there.
  private mutating func change(_ index: Int, by key: Key) -> Reaction? {
    guard key.modifiers.subtracting(.shift).isEmpty else { return nil }
    switch (fields[index].control, key.code) {
    case (.toggle(let isOn), .character(" ")), (.toggle(let isOn), .left),
      (.toggle(let isOn), .right):
      fields[index].control = .toggle(!isOn)
      fields[index].isTouched = true
    case (.one, .character(" ")), (.many, .character(" ")): openList(of: index)
    case (.one, .enter) where returnOpensLists, (.many, .enter) where returnOpensLists:
      openList(of: index)
    case (.one, .left): cycle(index, by: -1)
    case (.one, .right): cycle(index, by: 1)
    case (.one(let items), .character(let letter)):
      var list = ItemList()
      for item in items { list.append(item) }
      list.highlight(item: items.firstIndex { $0.isSelected } ?? items.count - 1)
      list.jump(to: letter)
      guard let current = list.current, current != items.firstIndex(where: \.isSelected),
        items[current].label.first?.lowercased() == letter.lowercased()
      else { return .taken }
      select(current, of: index)
    default: return nil
    }
    return .taken
  }

  private mutating func select(_ item: Int, of index: Int) {
    fields[index].select(item)
    fields[index].complaint = nil
    fields[index].isTouched = true
  }

  /// Chooses the item before or after the one that is chosen, and goes round at the ends.
  private mutating func cycle(_ index: Int, by distance: Int) {
    let items = fields[index].control.items
    let choices = items.indices.filter { items[$0].canBeChosen }
    guard !choices.isEmpty else { return }
    let place = items.firstIndex(where: \.isSelected).flatMap { choices.firstIndex(of: $0) }
    let next = place.map { ($0 + distance + choices.count) % choices.count }
    select(choices[next ?? (distance < 0 ? choices.count - 1 : 0)], of: index)
  }

  // MARK: The list

  private mutating func openList(of index: Int) {
    guard opensList(index) else { return }
    var list = ItemList()
    let items = fields[index].control.items
    for item in items { list.append(item) }
    var isMany = false
    if case .many = fields[index].control { (isMany, list.marks) = (true, .boxes) }
    if !isMany, let selected = items.firstIndex(where: \.isSelected) {
      list.highlight(item: selected)
    }
    open = OpenList(field: index, list: list, isMany: isMany)
  }

  /// What a key does to the list that is open.
  private mutating func choose(_ key: Key, in size: Size) -> Reaction {
    guard var open else { return .ignored }
    let rows = placeOfList(in: size).inner.size.rows
    switch key.code {
    case .escape: self.open = nil
    case .enter: return close(open, andMoveOn: isOneStop || isAtLast ? 0 : 1)
    case .tab: return close(open, andMoveOn: key.modifiers.contains(.shift) ? -1 : 1)
    case .character(" ") where key.modifiers.isEmpty:
      guard open.isMany else { return close(open, andMoveOn: 0) }
      if let current = open.list.current { open.list.toggle(current) }
      self.open = open
    default:
      Self.move(&open.list, by: key, page: max(1, rows - 1))
      open.list.scroll(rows: rows)
      self.open = open
    }
    return .taken
  }

  private static func move(_ list: inout ItemList, by key: Key, page: Int) {
    if let rows = key.rows(page: page, of: list.count) {
      list.move(by: rows)
    } else if case .character(let letter) = key.code, key.modifiers.subtracting(.shift).isEmpty {
      list.jump(to: letter)
    }
  }

  /// Takes what was chosen.
  private mutating func close(_ open: OpenList, andMoveOn distance: Int) -> Reaction {
    if open.isMany {
      fields[open.field].control = .many(open.list.items)
      fields[open.field].isTouched = true
    } else if let current = open.list.current {
      select(current, of: open.field)
    }
    self.open = nil
    return distance == 0 ? .taken : .moveOn(distance)
  }

  // MARK: Mouse

  private mutating func handle(_ mouse: Mouse, in size: Size) -> Reaction {
    switch mouse.action {
    case .release: return .ignored
    case .wheelUp, .wheelDown: turnWheel(mouse.action == .wheelUp ? -1 : 1, in: size)
    case .press:
      if let open { pick(mouse.position, open, in: size) } else { press(mouse.position, in: size) }
    }
    return .taken
  }

  private mutating func turnWheel(_ direction: Int, in size: Size) {
    if var open {
      open.list.move(by: direction)
      open.list.scroll(rows: placeOfList(in: size).inner.size.rows)
      self.open = open
    } else {
      isScrolled = true
      firstRow = body(in: size).firstRow(
        wanted: firstRow + direction * 3, room: size.rows, focusedField: nil)
    }
  }

  private mutating func pick(_ place: Position, _ open: OpenList, in size: Size) {
    let (outer, inner) = placeOfList(in: size)
    guard outer.contains(place) else { return loseFocus() }
    guard inner.contains(place),
      let item = open.list.item(atRow: place.row - inner.origin.row, rows: inner.size.rows)
    else { return }
    var open = open
    open.list.highlight(item: item)
    guard open.list.current == item else { return }
    if open.isMany {
      open.list.toggle(item)
      self.open = open
    } else {
      _ = close(open, andMoveOn: 0)
    }
  }

  private mutating func press(_ place: Position, in size: Size) {
    let body = body(in: size)
    let first = shownFirst(of: body, rows: size.rows)
    guard let index = body.field(atRow: place.row, firstRow: first),
      let stop = stops.firstIndex(of: index)
    else { return }
    moveFocus(to: stop)
    let rect = body.valueRect(row: place.row, columns: size.columns)
    if case .lines = fields[index].control { return pressInLines(index, place, in: size) }
    guard body.rows[first + place.row] == .value(index), rect.contains(place) else { return }
    switch fields[index].control {
    case .toggle(let isOn):
      fields[index].control = .toggle(!isOn)
      fields[index].isTouched = true
    case .one where place.column < rect.origin.column + 2: cycle(index, by: -1)
    case .one, .many: openList(of: index)
    case .line, .lines, .heading, .remark: break
    }
  }

  /// Puts the cursor where the mouse was pressed.
  private mutating func pressInLines(_ index: Int, _ place: Position, in size: Size) {
    let rect = placeOfLines(index, in: size)
    guard rect.contains(place) else { return }
    let own = Position(
      row: place.row - rect.origin.row, column: place.column - rect.origin.column)
    for action in [Mouse.Action.press, .release] {
      _ = editLines(index, by: .mouse(Mouse(action, at: own)), in: size)
    }
  }
}
