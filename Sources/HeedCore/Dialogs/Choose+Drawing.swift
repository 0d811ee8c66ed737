extension Choose {
  /// Where message, list, note and buttons are on a canvas.
  struct Parts {
    var body: Body
    var bodyRows: Int
    var listRect: Rect
    var noteRow: Int?
    var buttonRect: Rect
  }

  private static let readable = 60
  /// Rows of a list that says nothing of them.
  private static let usualRows = 12
  /// The rows of a list that is to take as few as it can.
  private static let leastRows = 4

  func area(columns: Int, lockedSeconds: Int = 0) -> ButtonArea {
    ButtonArea(
      showsButtons ? buttonList : ButtonList(), columns: columns, lockedSeconds: lockedSeconds)
  }

  /// The rows that the list would like, whatever the filter shows of it.
  private func wantedRows(_ screen: Int) -> Int {
    let most = listRows ?? (manner == .native && !showsButtons ? Self.usualRows : screen)
    return max(1, min(list.items.count, most))
  }

  /// The rows of the list where there is room; in dialog those that were asked for are the least.
  private func shownRows(_ room: Int) -> Int {
    manner == .dialog ? max(1, min(list.items.count, room)) : wantedRows(room)
  }

  /// The rows that the list would like on a screen it has to itself.
  private func naturalRows(_ screen: Int) -> Int {
    max(1, min(wantedRows(screen), isGuessed ? classicRows(screen) : screen))
  }

  /// The columns for the marks of a list that is scrolled, or some air at the right of the widest.
  private func markColumns(_ screen: Int) -> Int {
    list.items.count > naturalRows(screen) ? list.scrollColumns : 1
  }

  /// whiptail's guess: what the window has beside the text, the buttons and four rows of air.
  private func classicRows(_ room: Int) -> Int {
    room - DisplayText.lines(message).count - (buttonList.arrangement == .boxed ? 3 : 1) - 4
  }

  /// Whether the rows of the list are left to the box, which then keeps its air.
  private var isGuessed: Bool { manner == .classic && listRows == nil }

  private var hasNote: Bool { manner == .native }

  func parts(in size: Size) -> Parts {
    let area = area(columns: size.columns)
    let body = Body(message: message, fields: FieldList(), columns: size.columns)
    let buttons = min(area.naturalRows, max(area.leastRows, size.rows / 3))
    var left = max(0, size.rows - buttons)
    let listWanted = min(
      wantedRows(size.rows), max(1, left - (isGuessed ? body.count + 2 : min(body.count, 2))))
    let bodyRows = max(0, min(body.count, left - listWanted))
    left -= bodyRows
    let shown = manner == .dialog ? shownRows(size.rows) : listWanted
    let airAbove = bodyRows > 0 && (isGuessed ? left > 2 : left > shown) ? 1 : 0
    left -= airAbove
    let note = hasNote && left > 1 ? 1 : 0
    // A row of air above the buttons, unless it is needed for rows that were asked for.
    let airBelow = manner != .native && (isGuessed ? left > 1 : left > shown) ? 1 : 0
    let rows = max(0, min(shownRows(size.rows), left - note - airBelow))
    let top = bodyRows + airAbove
    return Parts(
      body: body, bodyRows: bodyRows,
      listRect: Rect(
        row: top, column: listColumn(size.columns), columns: listColumns(size.columns), rows: rows),
      noteRow: note > 0 ? top + rows : nil,
      buttonRect: Rect(
        row: size.rows - buttons, column: 0, columns: size.columns, rows: buttons))
  }

  private func listColumns(_ columns: Int) -> Int {
    manner == .native ? columns : min(columns, list.naturalColumns + 1)
  }

  /// whiptail has menus in the middle and ticks at the left, dialog all in the middle.
  private func listColumn(_ columns: Int) -> Int {
    manner == .native
      ? 0
      : list.marks == .none || manner == .dialog
        ? max(0, columns - list.naturalColumns) / 2 : min(1, columns)
  }

  package func measure(in size: Size) -> Size {
    let lines = DisplayText.lines(message)
    let widest = min(
      manner == .native ? Self.readable : textColumns ?? size.columns,
      lines.map(\.displayWidth).max() ?? 0)
    let buttons = area(columns: size.columns)
    let wanted = max(widest, list.naturalColumns + markColumns(size.rows), buttons.naturalColumns)
    let columns = min(size.columns, manner == .native ? max(30, wanted) : wanted)
    let body = Body.wrapped(message, columns: columns).count
    let area = area(columns: columns)
    return Size(
      columns: columns,
      rows: body + (body > 0 ? 1 : 0) + naturalRows(size.rows) + (hasNote ? 1 : 0)
        + area.naturalRows + (manner != .native && area.naturalRows > 0 ? 1 : 0))
  }

  /// The buttons side by side, and all rows of the list that were asked for below the message.
  package func leastSize(in size: Size) -> Size {
    let buttons = area(columns: size.columns)
    let body = Body.wrapped(message, columns: size.columns).count
    return Size(
      columns: buttons.isRow ? buttons.naturalColumns : 1,
      rows: body + naturalRows(size.rows) + buttons.naturalRows)
  }

  package func neededRows(in size: Size) -> Int {
    measure(in: size).rows - max(0, naturalRows(size.rows) - Self.leastRows)
  }

  package func draw(on canvas: inout Canvas, at moment: Moment) {
    let parts = parts(in: canvas.size)
    let columns = canvas.size.columns
    canvas.within(Rect(row: 0, column: 0, columns: columns, rows: parts.bodyRows)) {
      parts.body.draw(FieldList(), from: 0, focusedField: nil, on: &$0)
    }
    canvas.within(parts.listRect) {
      list.draw(hasFocus: focusedButton == nil || manner == .dialog, on: &$0)
    }
    if let row = parts.noteRow, let note = note(parts) {
      canvas.write(truncate(note.text, columns: columns), row: row, column: 0, note.role)
    }
    let live = buttonList.indices.filter { isLive($0) }
    let state = ButtonArea.State(focus: focusedButton, lockedSeconds: moment.lockedSeconds) {
      live.contains($0)
    }
    canvas.within(parts.buttonRect) {
      area(columns: columns, lockedSeconds: moment.lockedSeconds).draw(state, on: &$0)
    }
    if let renaming {
      // What is typed may be longer than what was there.
      var room = parts.listRect
      room.size.columns = columns - room.origin.column
      canvas.within(room) { list.draw(renaming, on: &$0) }
    }
  }

  /// What stands below the list: a reason, the filter, help, or how many are ticked.
  private func note(_ parts: Parts) -> (text: String, role: Role)? {
    if isFull, let most = amount.greatest { return ("! choose at most \(most)", .error) }
    if isRefused, let problem { return ("! \(problem)", .error) }
    if !list.filter.isEmpty {
      return (
        "filter: \(DisplayText.line(list.filter))  (\(list.shownCount) of \(list.itemCount))",
        .footerKey
      )
    }
    if let current = list.current, !list.items[current].help.isEmpty {
      return (DisplayText.line(list.items[current].help), .hint)
    }
    if let text = list.cutText(in: parts.listRect.size) { return (text, .hint) }
    if list.isEmpty { return (readsItems ? "waiting for items …" : "no items", .hint) }
    guard isMultiple else { return nil }
    return ("\(list.ticked.count) of \(list.itemCount) chosen", .hint)
  }

  /// The help of a highlighted item, in dialog, or what of it its row can't show.
  package func helpLine(in size: Size) -> String? {
    if manner == .dialog, let current = list.current, !list.items[current].help.isEmpty {
      return DisplayText.line(list.items[current].help)
    }
    return list.cutText(in: parts(in: size).listRect.size)
  }

  package func hints(at moment: Moment) -> [KeyHint] {
    var hints: [KeyHint] = []
    let pressed = focusedButton ?? (isMultiple || problem == nil ? returnIndex : nil)
    if let pressed, isLive(pressed), !buttonList.isLocked(pressed, at: moment) {
      let label = focusedButton == nil && !showsButtons ? "choose" : buttonList[pressed].shownLabel
      hints.append(KeyHint("⏎", label))
    }
    if isMultiple { hints.append(KeyHint("space", "tick")) }
    if !list.filter.isEmpty {
      hints.append(KeyHint("esc", "show all"))
    } else {
      let cancel = buttonList.cancelIndex.map { buttonList[$0].shownLabel }
      hints.append(KeyHint("esc", (showsButtons ? cancel : cancel?.lowercased()) ?? "dismiss"))
    }
    hints.append(KeyHint("↑↓", "move"))
    if list.filter.isEmpty { hints.append(KeyHint("a-z", "filter")) }
    if isMultiple { hints += [KeyHint("^A", "all"), KeyHint("^T", "invert")] }
    return hints
  }
}
