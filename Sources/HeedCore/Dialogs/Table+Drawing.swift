extension Table {
  /// A column where it is drawn.
  struct Place: Equatable {
    var column: Int
    var start: Int
    var width: Int
  }

  /// What a canvas shows of the columns.
  struct Sight {
    var places: [Place]
    var isCutLeft = false
    var isCutRight = false
  }

  private static let gap = 2
  private static let leastColumns = 30

  /// The sign of the highlight, and the tick.
  private var lead: Int { hasTicks ? 6 : 2 }

  /// The title of the ticks, if it is no wider than their columns.
  private var shownTickTitle: String {
    let title = hasTicks ? DisplayText.line(tickTitle) : ""
    return title.displayWidth < lead ? title : ""
  }

  /// The rows above the first one: titles and a rule, where there is room.
  func headRows(_ rows: Int) -> Int {
    let titles = list.visibleColumns.map { list.columns[$0].title } + [shownTickTitle]
    guard titles.contains(where: { !$0.isEmpty }) else { return 0 }
    return rows >= 5 ? 2 : rows >= 2 ? 1 : 0
  }

  /// Where columns are drawn; the first one stays while the others are scrolled.
  func sight(columns: Int) -> Sight {
    let visible = list.visibleColumns
    let room = max(1, columns - lead - 1)
    let widths = visible.map { list.columns[$0].naturalWidth }
    let total = widths.reduce(0, +) + Self.gap * max(0, widths.count - 1)
    if total <= room { return sight(visible, widths, room: room, from: 0, frozen: 0) }
    let frozen = (widths.first ?? 0) <= room / 2 ? 1 : 0
    return sight(
      visible, widths, room: room, from: min(scrolled, widths.count - 1 - frozen), frozen: frozen)
  }

  private func sight(
    _ visible: [Int], _ widths: [Int], room: Int, from skipped: Int, frozen: Int
  ) -> Sight {
    var sight = Sight(places: [], isCutLeft: skipped > 0)
    var used = 0
    for index in visible.indices where index < frozen || index >= frozen + skipped {
      let left = room - used
      // Less than a few columns of a cell say nothing.
      guard left >= min(widths[index], sight.places.isEmpty ? 1 : 6) else {
        sight.isCutRight = true
        break
      }
      let width = min(widths[index], left)
      sight.places.append(Place(column: visible[index], start: lead + used, width: width))
      if width < widths[index] {
        sight.isCutRight = index + 1 < visible.count || index > frozen + skipped
      }
      used += width + Self.gap
    }
    return sight
  }

  /// How many columns can be scrolled out of sight.
  var mostScrolled: Int { max(0, list.visibleColumns.count - 1) }

  package var leastSize: Size { Size(columns: 16, rows: 2) }
  package var fillsRoom: Bool { true }

  /// The columns that all cells would like.
  private var naturalColumns: Int {
    let widths = list.visibleColumns.map { list.columns[$0].naturalWidth }
    return widths.reduce(0, +) + Self.gap * max(0, widths.count - 1) + lead + 1
  }

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
      let title = truncate(
        DisplayText.line(list.columns[place.column].title), columns: place.width)
      let end = write(title, place, row: 0, style: Style(.heading), on: &canvas)
      guard let sorting = list.sorting, sorting.column == place.column else { continue }
      // Where there is no room in the column the sign stands in the gap behind it.
      let column = end + 1 < place.start + place.width ? end + 1 : end
      canvas.write(sorting.isDescending ? "▼" : "▲", row: 0, column: column, .heading)
    }
    let last = canvas.size.columns - 1
    if sight.isCutLeft { canvas.write("◂", row: 0, column: 0, .scrollMark) }
    if sight.isCutRight { canvas.write("▸", row: 0, column: last, .scrollMark) }
    guard hasRule else { return }
    let rule = Rect(row: 1, column: lead, columns: max(0, last - lead), rows: 1)
    canvas.fill(rule, with: "─", style: Style(.rule))
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
    for place in sight.places {
      let cell = list.cell(index, place.column)
      // No more of a long cell is looked at than can be seen.
      let text = truncate(DisplayText.line(String(cell.prefix(2_000))), columns: place.width)
      write(text, place, row: row, style: Style(role), on: &canvas)
    }
    if isHighlighted, hasFocus {
      canvas.putCursor(row: row, column: hasTicks ? 3 : lead, isVisible: false)
    }
  }

  /// Writes a text where its column wants it, and returns where it ends.
  @discardableResult
  private func write(
    _ text: String, _ place: Place, row: Int, style: Style, on canvas: inout Canvas
  ) -> Int {
    let width = text.displayWidth
    let left = max(0, place.width - width)
    let indent =
      switch list.columns[place.column].shownAlignment {
      case .left: 0
      case .center: left / 2
      case .right: left
      }
    canvas.write(text, row: row, column: place.start + indent, style: style)
    return place.start + indent + width
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
    hints.append(KeyHint("↑↓", "move"))
    if scrolled > 0 || isWide ?? (naturalColumns > 72) { hints.append(KeyHint("←→", "columns")) }
    if list.filter.isEmpty { hints += [KeyHint("a-z", "filter"), KeyHint("< >", "sort")] }
    if list.sorting != nil { hints.append(KeyHint("^R", "reverse")) }
    return hints
  }
}
