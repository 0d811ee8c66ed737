extension ItemList {
  /// The columns that a row would like.
  package var naturalColumns: Int {
    let own = (showsValues ? valueColumns : 0) + (showsLabels ? labelColumns : 0)
    return leadColumns + own + (showsValues && showsLabels ? columnGap : 0)
  }

  /// The sign of the highlight and the ticks.
  private var leadColumns: Int { passesNothing ? markColumns : 2 + markColumns }
  private var markColumns: Int { marks == .none ? 0 : 4 }
  /// The marks at the right where more is hidden, with a column of air before them.
  package var scrollColumns: Int { passesNothing ? 1 : 2 }
  private var columnGap: Int { passesNothing && marks == .none && !hasWideGap ? 1 : 2 }

  /// The columns that rows have.
  private func room(in size: Size) -> Int { size.columns - (count > size.rows ? scrollColumns : 0) }

  /// Draws the rows that fit, with marks where more are hidden.
  package func draw(hasFocus: Bool, on canvas: inout Canvas) {
    let size = canvas.size
    let first = visibleFirst(rows: size.rows)
    let room = room(in: size)
    for row in 0..<min(size.rows, count - first) {
      draw(
        items[index(ofRow: first + row)], row: row,
        isHighlighted: first + row == highlight && current != nil, hasFocus: hasFocus, room: room,
        on: &canvas)
    }
    if first > 0 { canvas.write("▲", row: 0, column: size.columns - 1, .scrollMark) }
    if first + size.rows < count {
      canvas.write("▼", row: size.rows - 1, column: size.columns - 1, .scrollMark)
    }
  }

  private func draw(
    _ item: Item, row: Int, isHighlighted: Bool, hasFocus: Bool, room: Int,
    on canvas: inout Canvas
  ) {
    if item.isHeading, !passesNothing {
      let text = truncate(DisplayText.line(item.label), columns: room)
      canvas.write(text, row: row, column: 0, .heading)
      return
    }
    let role: Role =
      isHighlighted && hasFocus
      ? .focusedItem : item.canBeChosen || passesNothing ? .item : .disabledItem
    var column = 0
    if !passesNothing {
      canvas.write(isHighlighted ? "›" : " ", row: row, column: 0, .mark)
      column = 2
    }
    if marks != .none {
      canvas.write(
        mark(of: item), row: row, column: column, isHighlighted && hasFocus ? role : .mark)
      column += 4
    }
    let text = truncate(self.text(of: item), columns: max(0, room - column))
    // What is highlighted is so up to the width of the widest, so that the eye finds the column.
    let width = isHighlighted ? max(text.displayWidth, min(room, naturalColumns) - column) : 0
    canvas.fill(Rect(row: row, column: column, columns: width, rows: 1), style: Style(role))
    canvas.write(text, row: row, column: column, role)
    if isHighlighted, hasFocus {
      canvas.putCursor(row: row, column: marks == .none ? column : column - 3, isVisible: false)
    }
  }

  /// Draws what the label of the highlighted item is changed to in its place.
  func draw(_ editor: LineEditor, on canvas: inout Canvas) {
    let row = highlight - visibleFirst(rows: canvas.size.rows)
    let start = leadColumns + (showsValues && showsLabels ? valueColumns + columnGap : 0)
    let column = min(start, max(0, canvas.size.columns - 10))
    let columns = max(1, canvas.size.columns - column)
    canvas.fill(
      Rect(row: row, column: column, columns: columns, rows: 1), style: Style(.fieldFocus))
    let view = editor.view(columns: columns, mask: .none)
    canvas.write(view.glyphs, row: row, column: column, style: Style(.fieldFocus))
    canvas.putCursor(row: row, column: column + view.cursorColumn, isVisible: true)
  }

  private func mark(of item: Item) -> String {
    switch marks {
    case .none: ""
    case .boxes: item.isSelected ? (passesNothing ? "[*]" : "[✓]") : "[ ]"
    case .circles: item.isSelected ? "(*)" : "( )"
    }
  }

  private func text(of item: Item) -> String {
    let value = showsValues ? DisplayText.line(item.value) : ""
    let label = showsLabels ? DisplayText.line(item.label) : ""
    guard showsValues, showsLabels else { return value + label }
    let gap = max(0, valueColumns - value.displayWidth) + columnGap
    return value + String(repeating: " ", count: gap) + label
  }

  /// The whole text of the highlighted item where it is cut, for a line of its own.
  func cutText(in size: Size) -> String? {
    guard let current else { return nil }
    let text = text(of: items[current])
    return text.displayWidth > room(in: size) - leadColumns ? text : nil
  }

  /// The row at a place, if an item stands there.
  package func item(atRow row: Int, rows: Int) -> Int? {
    let shown = visibleFirst(rows: rows) + row
    return shown < count ? index(ofRow: shown) : nil
  }
}
