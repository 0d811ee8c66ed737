extension Edit {
  /// Where text, rule and status are on a canvas.
  struct Parts {
    var text: Rect
    var hasRule: Bool
    var statusRow: Int?
    /// The row of what has to be ticked.
    var consentRow: Int?
  }

  /// Longer lines are no easier to read.
  private static let mostColumns = 100

  package func measure(in size: Size) -> Size {
    Size(
      columns: min(size.columns, Self.mostColumns),
      rows: size.rows < 16 ? max(3, size.rows - 7) : size.rows - 9)
  }

  package var fillsRoom: Bool { true }
  package var leastSize: Size { Size(columns: 16, rows: consent == nil ? 3 : 4) }

  func parts(in size: Size) -> Parts {
    // Where there is one row, it shows what has the focus.
    let consent = consent != nil && (size.rows > 1 || stop == 1) ? 1 : 0
    let left = size.rows - consent
    let hasStatus = left >= 3 && !isField
    let hasRule = left >= 5 && !isField
    let rows = left - (hasStatus ? 1 : 0) - (hasRule ? 1 : 0)
    return Parts(
      text: Rect(row: 0, column: 0, columns: size.columns, rows: max(0, rows)), hasRule: hasRule,
      statusRow: hasStatus ? left - 1 : nil, consentRow: consent > 0 ? left : nil)
  }

  /// The last column is for the cursor behind a row, and for marks.
  func shape(_ parts: Parts) -> EditShape {
    EditShape(columns: max(1, parts.text.size.columns - 1), wraps: wraps)
  }

  // MARK: What is in sight

  /// The first row in sight and the columns on the left that are not.
  func shownTop(_ parts: Parts) -> (TextPlace, left: Int) {
    let (shape, rows) = (shape(parts), parts.text.size.rows)
    let first = editor.line(at: min(top.offset, editor.size), shape)
    let top = TextPlace(
      offset: first.line.range.lowerBound, row: min(top.row, first.rows.count - 1), line: nil)
    guard followsCursor, rows > 0 else { return (top, left) }
    let line = editor.line(at: editor.cursor, shape)
    let cursor = TextPlace(
      offset: line.line.range.lowerBound, row: line.row(of: editor.cursor), line: nil)
    let column = line.column(of: editor.cursor)
    var left = wraps ? 0 : left
    if column < left { left = column }
    if column >= left + shape.columns { left = column - shape.columns + 1 }
    if cursor.isBefore(top) { return (cursor, left) }
    let last = place(rows - 1, from: top, shape)
    return (last.isBefore(cursor) ? place(1 - rows, from: cursor, shape) : top, left)
  }

  /// The place some rows further down or up, or the last or the first there is.
  func place(_ distance: Int, from start: TextPlace, _ shape: EditShape) -> TextPlace {
    var line = editor.line(at: start.offset, shape)
    var (row, left) = (min(start.row, line.rows.count - 1), distance)
    while left != 0 {
      if left > 0, row + 1 < line.rows.count {
        row += 1
      } else if left > 0, let next = editor.line(after: line, shape) {
        (line, row) = (next, 0)
      } else if left < 0, row > 0 {
        row -= 1
      } else if left < 0, let previous = editor.line(before: line, shape) {
        (line, row) = (previous, previous.rows.count - 1)
      } else {
        break
      }
      left -= left > 0 ? 1 : -1
    }
    return TextPlace(offset: line.line.range.lowerBound, row: row, line: nil)
  }

  // MARK: Drawing

  package func draw(on canvas: inout Canvas, hasFocus: Bool, at moment: Moment) {
    let parts = parts(in: canvas.size)
    let columns = canvas.size.columns
    if let row = parts.consentRow { drawConsent(row: row, hasFocus: hasFocus, on: &canvas) }
    let hasFocus = hasFocus && stop == 0
    canvas.within(parts.text) { drawText(parts, hasFocus: hasFocus, on: &$0) }
    if parts.hasRule {
      canvas.fill(
        Rect(row: parts.text.size.rows, column: 0, columns: columns, rows: 1), with: "─",
        style: Style(hasFocus ? .ruleFocus : .rule))
    }
    if let row = parts.statusRow { drawStatus(row: row, hasFocus: hasFocus, on: &canvas) }
  }

  private func drawConsent(row: Int, hasFocus: Bool, on canvas: inout Canvas) {
    guard let consent else { return }
    let isFocused = hasFocus && stop == 1
    canvas.write(
      truncate(consent.text, columns: canvas.size.columns), row: row, column: 0,
      isFocused ? .focusedItem : .item)
    if isFocused { canvas.putCursor(row: row, column: 1, isVisible: false) }
  }

  private func drawText(_ parts: Parts, hasFocus: Bool, on canvas: inout Canvas) {
    let (shape, size) = (shape(parts), canvas.size)
    let (top, left) = shownTop(parts)
    var line: EditLine? = editor.line(at: top.offset, shape)
    let base = base(hasFocus: hasFocus)
    if isField {
      canvas.fill(Rect(row: 0, column: 0, columns: size.columns, rows: size.rows), style: base)
    }
    var (row, first) = (0, top.row)
    var reader = TextReader(editor.source)
    while let shown = line, row < size.rows {
      let matches = search.needle?.matches(in: reader.bytes(in: shown.line.range)) ?? []
      for part in min(first, shown.rows.count - 1)..<shown.rows.count where row < size.rows {
        draw(shown, part, matches, base, left: left, row: row, hasFocus: hasFocus, on: &canvas)
        row += 1
      }
      (line, first) = (editor.line(after: shown, shape), 0)
    }
    if top != TextPlace(offset: 0, row: 0, line: nil), size.rows > 0 {
      canvas.write("▲", row: 0, column: size.columns - 1, .scrollMark)
    }
    if line != nil, row >= size.rows, size.rows > 0 {
      canvas.write("▼", row: size.rows - 1, column: size.columns - 1, .scrollMark)
    }
  }

  private func draw(
    _ line: EditLine, _ part: Int, _ matches: [Range<Int>], _ base: Style, left: Int, row: Int,
    hasFocus: Bool, on canvas: inout Canvas
  ) {
    let (range, room) = (line.range(ofRow: part), canvas.size.columns - 1)
    let selection = editor.selection
    var column = -left
    for index in range where column < room {
      let cell = line.cells[index]
      let style = style(ofCellAt: cell.offset, in: line, matches, selection, base)
      canvas.write(
        cell.substitute ?? String(cell.character), row: row, column: column, style: style)
      if hasFocus, editor.cursor == cell.offset { putCursor(row: row, column: column, on: &canvas) }
      column += cell.width
    }
    let end = line.line.range.upperBound
    guard part == line.rows.count - 1 else { return }
    // A selected line end is seen as a blank.
    if line.line.isEnded, selection?.contains(end) == true {
      canvas.write(" ", row: row, column: column, style: Style(.text, attributes: .reverse))
    }
    if hasFocus, editor.cursor == end, line.row(of: end) == part {
      putCursor(row: row, column: column, on: &canvas)
    }
    if left > 0, !line.cells.isEmpty { canvas.write("‹", row: row, column: 0, .scrollMark) }
    if column > room { canvas.write("›", row: row, column: room, .scrollMark) }
  }

  /// How text looks that is neither selected nor found; in a field as in its neighbours of one line.
  private func base(hasFocus: Bool) -> Style {
    isField ? Style(hasFocus ? .fieldFocus : .field, attributes: .underline) : Style(.text)
  }

  private func style(
    ofCellAt offset: Int, in line: EditLine, _ matches: [Range<Int>], _ selection: Range<Int>?,
    _ base: Style
  ) -> Style {
    if selection?.contains(offset) == true { return Style(.text, attributes: .reverse) }
    guard !matches.isEmpty else { return base }
    let place = offset - line.line.range.lowerBound
    guard let match = matches.first(where: { $0.contains(place) }) else { return base }
    let isCurrent = match.lowerBound + line.line.range.lowerBound == search.found
    return Style(.match, attributes: isCurrent ? .reverse : [])
  }

  private func putCursor(row: Int, column: Int, on canvas: inout Canvas) {
    guard search.editor == nil, column >= 0 else { return }
    canvas.putCursor(row: row, column: column, isVisible: true)
  }

  // MARK: What is said of it

  private func drawStatus(row: Int, hasFocus: Bool, on canvas: inout Canvas) {
    let columns = canvas.size.columns
    let note = search.note
    let right = note?.text ?? (editor.isMarking ? "selecting" : "")
    let shown = truncate(right, columns: columns / 2)
    canvas.write(shown, row: row, column: columns - shown.displayWidth, note?.role ?? .hint)
    let room = columns - shown.displayWidth - (shown.isEmpty ? 0 : 1)
    if let line = search.editor {
      canvas.write("find", row: row, column: 0, .label)
      let view = line.view(columns: max(1, room - 6), mask: .none)
      canvas.write(view.glyphs, row: row, column: 6, style: Style(.fieldFocus))
      canvas.putCursor(row: row, column: 6 + view.cursorColumn, isVisible: true)
    } else {
      let text = isWarned ? "esc again leaves without the changes" : status
      canvas.write(truncate(text, columns: room), row: row, column: 0, isWarned ? .warning : .hint)
    }
  }

  private var status: String {
    if isReceiving { return "waiting for the end of standard input" }
    let line = editor.line(at: editor.cursor, EditShape(columns: 80, wraps: false))
    let place =
      "line \(editor.cursorLine + 1) of \(editor.lineEnds + 1), "
      + "column \(line.column(of: editor.cursor) + 1)"
    guard let mostCharacters, let length = editor.length else { return place }
    return place + ", \(length)/\(mostCharacters) characters"
  }

  package var hints: [KeyHint] {
    if search.editor != nil {
      return [
        KeyHint("⏎", "stay"), KeyHint("^S", "next"), KeyHint("^R", "previous"),
        KeyHint("esc", "back"),
      ]
    }
    if stop == 1 { return [KeyHint("space", "tick")] }
    var hints = [
      KeyHint("⇥", consent == nil ? "buttons" : "next"), KeyHint("^S", "find"),
      KeyHint("^_", "undo"),
    ]
    if editor.selection != nil {
      hints += [KeyHint("^W", "cut"), KeyHint("alt-w", "copy")]
    } else if !editor.killed.isEmpty {
      hints.append(KeyHint("^Y", "paste"))
    }
    return hints + [KeyHint("alt-i", "tab"), KeyHint("alt-z", wraps ? "unwrap" : "wrap")]
  }
}
