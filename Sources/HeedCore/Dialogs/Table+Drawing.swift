extension Table {
  private static let leastColumns = 30

  /// The title of the ticks, if it is no wider than their columns.
  private var shownTickTitle: String {
    let title = hasTicks ? DisplayText.line(tickTitle) : ""
    return title.displayWidth < lead ? title : ""
  }

  private var hasTitles: Bool {
    !shownTickTitle.isEmpty || list.visibleColumns.contains { !list.columns[$0].title.isEmpty }
  }

  /// The rows above the first one: titles and a rule, where there is room.
  func headRows(_ rows: Int) -> Int {
    guard hasTitles else { return 0 }
    // A row is worth more than the rule, where there are more rows than room.
    let wanted = min(3, max(1, list.rows.count))
    return rows >= wanted + 2 ? 2 : rows >= 2 ? 1 : 0
  }

  package var leastSize: Size { Size(columns: 16, rows: 2) }
  package var fillsRoom: Bool { true }

  package func measure(in size: Size) -> Size {
    let most = max(12, size.rows * 2 / 3)
    let head = headRows(size.rows)
    let wanted = readsRows ? most : min(most, list.rows.count + head)
    return Size(
      columns: min(size.columns, max(Self.leastColumns, naturalColumns)),
      rows: max(1 + head, min(size.rows, wanted)))
  }

  package func draw(on canvas: inout Canvas, hasFocus: Bool, at moment: Moment) {
    let size = canvas.size
    let sight = sight(columns: size.columns)
    let head = headRows(size.rows)
    if head > 0 { drawHead(sight, hasRule: head > 1, on: &canvas) }
    let rows = max(0, size.rows - head)
    canvas.within(Rect(row: head, column: 0, columns: size.columns, rows: rows)) {
      drawRows(sight, hasFocus: hasFocus, on: &$0)
    }
  }

  private func drawHead(_ sight: Sight, hasRule: Bool, on canvas: inout Canvas) {
    let tickTitle = shownTickTitle
    canvas.write(
      tickTitle, row: 0, column: max(0, min(2, lead - 1 - tickTitle.displayWidth)), .heading)
    for place in sight.places {
      let title = shownTitle(of: place)
      let indent = indent(of: title, place.column, in: place.width)
      canvas.write(title, row: 0, column: place.start + indent, .heading)
    }
    let last = canvas.size.columns - 1
    if sight.isCutLeft { canvas.write("◂", row: 0, column: 0, .scrollMark) }
    if sight.isCutRight { canvas.write("▸", row: 0, column: last, .scrollMark) }
    guard hasRule else { return }
    let rule = Rect(row: 1, column: lead, columns: max(0, last - lead), rows: 1)
    canvas.fill(rule, with: "─", style: Style(.rule))
  }

  /// The title of a column, and whether the rows are sorted by it.
  private func shownTitle(of place: Place) -> String {
    let title = DisplayText.line(list.columns[place.column].title)
    guard let sorting = list.sorting, sorting.column == place.column else {
      return truncate(title, columns: place.width)
    }
    let shown = truncate(title, columns: max(0, place.width - 2))
    return shown + (shown.isEmpty ? "" : " ") + (sorting.isDescending ? "▼" : "▲")
  }

  private func drawRows(_ sight: Sight, hasFocus: Bool, on canvas: inout Canvas) {
    let size = canvas.size
    guard list.count > 0 else {
      let text =
        !list.filter.isEmpty ? "nothing found" : readsRows ? "waiting for rows …" : "no rows"
      canvas.write(truncate(text, columns: size.columns), row: 0, column: 2, .hint)
      return
    }
    let first = list.visibleFirst(rows: size.rows)
    for row in 0..<min(size.rows, list.count - first) {
      let isHighlighted = first + row == list.highlight
      draw(list.row(at: first + row), sight, row, isHighlighted, hasFocus, on: &canvas)
    }
    drawEdit(sight, firstRow: first, rows: size.rows, on: &canvas)
    let last = size.columns - 1
    if !hasTitles {
      // Without titles these marks stand half-way down, apart from the others.
      if sight.isCutLeft { canvas.write("◂", row: size.rows / 2, column: lead - 1, .scrollMark) }
      if sight.isCutRight { canvas.write("▸", row: size.rows / 2, column: last, .scrollMark) }
    }
    if first > 0 { canvas.write("▲", row: 0, column: last, .scrollMark) }
    if first + size.rows < list.count {
      canvas.write("▼", row: size.rows - 1, column: last, .scrollMark)
    }
  }

  private func draw(
    _ index: Int, _ sight: Sight, _ row: Int, _ isHighlighted: Bool, _ hasFocus: Bool,
    on canvas: inout Canvas
  ) {
    let role: Role = isHighlighted && hasFocus ? .focusedItem : .item
    if isHighlighted { canvas.write("›", row: row, column: 0, .mark) }
    if hasTicks {
      let signs = isExclusive ? ["( )", "(*)"] : ["[ ]", "[✓]"]
      canvas.write(
        signs[list.ticks[index] ? 1 : 0], row: row, column: 2, role == .item ? .mark : role)
    }
    let end = sight.places.last.map { $0.start + $0.width } ?? lead
    canvas.fill(
      Rect(row: row, column: lead, columns: end - lead, rows: 1), style: Style(role))
    for place in sight.places { drawCell(index, place, row: row, role, on: &canvas) }
    if isHighlighted, hasFocus {
      canvas.putCursor(row: row, column: hasTicks ? 3 : lead, isVisible: false)
    }
  }

  /// Draws what is in sight of a cell; where more of it is hidden it ends or begins with a sign.
  private func drawCell(
    _ index: Int, _ place: Place, row: Int, _ role: Role, on canvas: inout Canvas
  ) {
    // No more of a long cell is looked at than can be seen.
    let cell = list.cell(index, place.column).prefix(2_000 + place.offset)
    let text = truncate(DisplayText.line(String(cell)), columns: place.offset + place.width)
    let indent = indent(of: text, place.column, in: place.offset + place.width) - place.offset
    let rect = Rect(row: row, column: place.start, columns: place.width, rows: 1)
    canvas.within(rect) {
      $0.write(text, row: 0, column: indent, role)
      if indent < 0, !text.isEmpty { $0.write("…", row: 0, column: 0, role) }
    }
  }

  /// How far a text stands from the left where its column wants it.
  private func indent(of text: String, _ column: Int, in width: Int) -> Int {
    let left = max(0, width - text.displayWidth)
    return switch list.columns[column].shownAlignment {
    case .left: 0
    case .center: left / 2
    case .right: left
    }
  }

  package var note: String? {
    var parts: [String] = []
    if !list.filter.isEmpty {
      parts.append(
        "filter: \(DisplayText.line(list.filter))  (\(list.count) of \(list.rows.count))")
    }
    if isMultiple { parts.append("\(list.tickedCount) chosen") }
    return parts.isEmpty ? nil : parts.joined(separator: "   ")
  }

  package var takesReturn: Bool { editing != nil }

  package var hints: [KeyHint] {
    if editing != nil { return editHints }
    var hints: [KeyHint] = []
    if hasTicks { hints.append(KeyHint("space", isExclusive ? "select" : "tick")) }
    if !editableColumns.isEmpty { hints.append(KeyHint("F2", "edit")) }
    if !list.filter.isEmpty { hints.append(KeyHint("esc", "show all")) }
    // Where there is room for one of the two: everybody tries the arrows that move.
    if scrolled != Scroll() || isWide ?? (naturalColumns > 72) {
      hints.append(KeyHint("←→", "columns"))
    }
    hints.append(KeyHint("↑↓", "move"))
    if list.filter.isEmpty { hints += [KeyHint("a-z", "filter"), KeyHint("< >", "sort")] }
    if list.sorting != nil { hints.append(KeyHint("^R", "reverse")) }
    return hints
  }
}
