extension TreeList {
  /// The sign of the highlight and the blank after it.
  private static let lead = 2

  /// The marks at the right where more is hidden, with a column of air before them.
  static let scrollColumns = 2

  /// Draws the rows that fit, with marks where more are hidden.
  func draw(_ marks: ItemList.Marks, hasFocus: Bool, on canvas: inout Canvas) {
    let size = canvas.size
    let first = visibleFirst(rows: size.rows)
    let room = size.columns - (rows.count > size.rows ? Self.scrollColumns : 0)
    let skipped = skippedLevels(columns: room)
    for row in 0..<max(0, min(size.rows, rows.count - first)) {
      draw(
        rows[first + row], row: row, isHighlighted: first + row == highlight, marks: marks,
        hasFocus: hasFocus, room: room, skipped: skipped, on: &canvas)
    }
    if first > 0 { canvas.write("▲", row: 0, column: size.columns - 1, .scrollMark) }
    if first + size.rows < rows.count {
      canvas.write("▼", row: size.rows - 1, column: size.columns - 1, .scrollMark)
    }
  }

  /// How many levels are left out at the left, so that deep items are seen in narrow places.
  func skippedLevels(columns: Int) -> Int {
    guard naturalColumns > columns, let current else { return 0 }
    return max(0, nodes[current].depth - columns / 5)
  }

  /// Where the sign of a branch stands.
  func signColumn(of node: Int, skipped: Int) -> Int {
    Self.lead + 2 * max(0, nodes[node].depth - skipped)
  }

  private func draw(
    _ node: Int, row: Int, isHighlighted: Bool, marks: ItemList.Marks, hasFocus: Bool,
    room: Int, skipped: Int, on canvas: inout Canvas
  ) {
    let item = nodes[node].item
    let hasTicks = marks != .none
    let isFocused = isHighlighted && hasFocus
    if isHighlighted { canvas.write("›", row: row, column: 0, .mark) }
    drawGuides(of: node, row: row, skipped: skipped, room: room, on: &canvas)
    var column = signColumn(of: node, skipped: skipped)
    if isBranch(node) {
      canvas.write(isOpen(node) ? "▾" : "▸", row: row, column: column, .mark)
    } else if nodes[node].depth > skipped {
      canvas.write("─", row: row, column: column, .rule)
    }
    column += 2
    let role: Role = isFocused ? .focusedItem : item.isDisabled ? .disabledItem : .item
    if hasTicks {
      let mark = marks == .boxes ? mark(of: node) : item.isSelected ? "(*)" : "( )"
      canvas.write(mark, row: row, column: column, isFocused ? role : .mark)
      column += 4
    }
    let text = truncate(DisplayText.line(item.label), columns: max(0, room - column))
    // What is highlighted is so up to the width of the widest, so that the eye finds the column.
    let widest = naturalColumns + (hasTicks ? 4 : 0)
    let width = isFocused ? max(text.displayWidth, min(room, widest) - column) : 0
    canvas.fill(Rect(row: row, column: column, columns: width, rows: 1), style: Style(role))
    canvas.write(text, row: row, column: column, role)
    if isFocused {
      canvas.putCursor(row: row, column: hasTicks ? column - 3 : column, isVisible: false)
    }
  }

  /// The lines that lead to a node from those above it.
  private func drawGuides(
    of node: Int, row: Int, skipped: Int, room: Int, on canvas: inout Canvas
  ) {
    var place = node
    while nodes[place].depth > skipped, let parent = nodes[place].parent {
      let isLast = nodes[place].isLast
      let guide = place == node ? (isLast ? "└─" : "├─") : (isLast ? "  " : "│ ")
      canvas.write(guide, row: row, column: signColumn(of: parent, skipped: skipped), .rule)
      place = parent
    }
  }

  /// A tick; a branch below which there are some, but not all, has a dash.
  private func mark(of node: Int) -> String {
    if nodes[node].item.isSelected { return "[✓]" }
    let (ticked, choices) = (nodes[node].ticked, nodes[node].choices)
    if choosesLeaves, isBranch(node), choices > 0, ticked == choices { return "[✓]" }
    return ticked > 0 ? "[-]" : canChoose(node) || choices > 0 ? "[ ]" : "   "
  }
}
