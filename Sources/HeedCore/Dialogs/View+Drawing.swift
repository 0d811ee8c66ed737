extension View {
  /// Wider views are no easier to read.
  static let mostColumns = 100
  private static let leastColumns = 30

  package func neededRows(in size: Size) -> Int { min(measure(in: size).rows, Self.leastRows) }

  /// Some rows of text, the status and the buttons.
  private static let leastRows = 6

  package func measure(in size: Size) -> Size {
    let room = max(1, size.columns)
    let area = area(columns: room)
    let status = manner == .native && area.isRow ? statusColumns : 0
    let least = max(Self.leastColumns, area.naturalColumns + status)
    let wanted = fillsRoom || isSized ? Self.mostColumns : extent.columns
    let columns = min(room, max(least, wanted))
    let foot = self.area(columns: columns).naturalRows + (status == 0 && manner == .native ? 1 : 0)
    guard !fillsRoom else { return Size(columns: columns, rows: size.rows) }
    var walker = walker(columns: columns)
    let rows = walker.countRows(from: .start, upTo: size.rows)
    return Size(columns: columns, rows: min(size.rows, max(1, rows) + foot + 1))
  }

  package func draw(on canvas: inout Canvas, at moment: Moment) {
    let parts = parts(in: canvas.size)
    let page = page(in: parts)
    for (row, line) in Body.wrapped(message, columns: canvas.size.columns)
      .prefix(message.isEmpty ? 0 : parts.text.origin.row).enumerated()
    {
      canvas.write(line, row: row, column: 0, .text)
    }
    canvas.within(parts.text) { draw(page, on: &$0) }
    if parts.barColumns > 0 { drawBar(page, parts, on: &canvas) }
    let area = area(columns: canvas.size.columns, lockedSeconds: moment.lockedSeconds)
    let live = buttonList.indices.filter { isLive($0) }
    canvas.within(parts.buttons) {
      area.draw(
        ButtonArea.State(focus: focus, lockedSeconds: moment.lockedSeconds) { live.contains($0) },
        on: &$0)
    }
    if manner == .native || search.isActive {
      canvas.within(parts.status) { drawStatus(page, on: &$0) }
    }
  }

  /// The lines in sight.
  func page(in parts: Parts) -> Page {
    // A log that was begun anew is followed from there.
    let isSame = !isFollowing || source.lookAgain() == changes
    var walker = walker(columns: parts.text.size.columns)
    let first = shownTop(&walker, rows: parts.text.size.rows)
    let lines = walker.page(from: first, rows: parts.text.size.rows)
    var count = isSame ? count : LineCount()
    count.extend(over: source)
    return Page(
      first: first, lines: lines, size: walker.reader.size,
      total: count.total(at: walker.reader.size), columns: parts.text.size.columns)
  }

  // MARK: Text

  private func draw(_ page: Page, on canvas: inout Canvas) {
    var row = 0
    for line in page.lines {
      let matches = search.needle?.matches(in: Array(line.text.utf8)) ?? []
      let current = matches.isEmpty ? nil : currentMatch(in: line.line.range)
      for shown in line.rows {
        draw(shown, matches, current, row: row, on: &canvas)
        row += 1
      }
    }
  }

  private func draw(
    _ shown: TextWalker.Row, _ matches: [Range<Int>], _ current: Int?, row: Int,
    on canvas: inout Canvas
  ) {
    let room = canvas.size.columns
    var (column, offset) = (-left, shown.start)
    // Most rows have no match and are drawn in one piece.
    let pieces =
      matches.isEmpty ? [shown.text[...]] : shown.text.indices.map { shown.text[$0...$0] }
    for piece in pieces where column <= room {
      let match = matches.firstIndex { $0.contains(offset) }
      let style = match.map { Style(.match, attributes: $0 == current ? .reverse : []) }
      column += canvas.write(piece.glyphs, row: row, column: column, style: style ?? Style(.text))
      offset += piece.utf8.count
    }
    if left > 0, !shown.text.isEmpty { canvas.write("‹", row: row, column: 0, .scrollMark) }
    if column > room { canvas.write("›", row: row, column: room - 1, .scrollMark) }
  }

  // MARK: What stands around it

  private func drawBar(_ page: Page, _ parts: Parts, on canvas: inout Canvas) {
    let rows = parts.text.size.rows
    let column = canvas.size.columns - 1
    guard rows > 0 else { return }
    let place = page.isAtEnd ? rows - 1 : page.first.offset * (rows - 1) / max(1, page.size)
    for row in 0..<rows {
      canvas.write(row == place ? "█" : "│", row: row, column: column, .scrollMark)
    }
  }

  private func drawStatus(_ page: Page, on canvas: inout Canvas) {
    let room = canvas.size.columns
    if let editor = search.editor {
      canvas.fill(Rect(row: 0, column: 0, columns: room, rows: 1), style: Style(.fieldFocus))
      canvas.write(search.isBackward ? "?" : "/", row: 0, column: 0, .label)
      let view = editor.view(columns: max(1, room - 1), mask: .none)
      canvas.write(view.glyphs, row: 0, column: 1, style: Style(.fieldFocus))
      canvas.putCursor(row: 0, column: 1 + view.cursorColumn, isVisible: true)
    } else if let note = search.note {
      canvas.write(truncate(note.text, columns: room), row: 0, column: 0, note.role)
    } else {
      drawPlace(page, on: &canvas)
    }
  }

  /// How a command stands, and where in the text one is.
  private func drawPlace(_ page: Page, on canvas: inout Canvas) {
    let room = canvas.size.columns
    var column = 0
    if let state = log?.state {
      canvas.write(truncate(state.text, columns: room), row: 0, column: 0, state.role)
      column = state.text.displayWidth + 3
    }
    let status = page.status(isReceiving: isReceiving, left: left)
    guard column == 0 || (column + status.displayWidth <= room && !page.lines.isEmpty) else {
      return
    }
    canvas.write(truncate(status, columns: room), row: 0, column: column, .hint)
  }

  package func hints(at moment: Moment) -> [KeyHint] {
    if search.editor != nil { return [KeyHint("⏎", "search"), KeyHint("esc", "back")] }
    var hints: [KeyHint] = []
    if let focus, moment.lockedSeconds == 0 || buttonList[focus].role.leaves {
      hints.append(KeyHint("⏎", buttonList[focus].shownLabel))
    }
    hints.append(KeyHint(wraps ? "↑↓" : "↑↓←→", "scroll"))
    if manner == .native { hints.append(KeyHint("/", "search")) }
    if search.needle != nil { hints.append(KeyHint("n", "next")) }
    if buttonList.buttons.count > 1 { hints.append(KeyHint("⇥", "button")) }
    if log?.isRunning == true, buttonList.cancelIndex == nil {
      hints.append(KeyHint("^C", "interrupt"))
    }
    if let cancel = buttonList.cancelIndex, isLive(cancel) {
      hints.append(KeyHint("esc", buttonList[cancel].shownLabel))
    }
    return hints
  }
}

/// What of a text is in sight.
struct Page {
  var first: TextPlace
  var lines: [TextWalker.ShownLine]
  /// The size of the text.
  var size: Int
  /// How many lines the text has, where that is known.
  var total: Int?
  var columns: Int

  /// Where the next page begins.
  var end: Int { lines.last?.line.next ?? size }
  /// Whether the last row of the text is in sight.
  var isAtEnd: Bool {
    guard end >= size, let last = lines.last, let row = last.rows.last else { return end >= size }
    return row.start + row.text.utf8.count >= last.text.utf8.count
  }

  /// Whether a line goes on to the right of what is in sight.
  func isCut(left: Int) -> Bool {
    lines.contains { $0.rows.contains { $0.text.displayWidth > left + columns } }
  }

  /// Where in the text one is.
  func status(isReceiving: Bool, left: Int) -> String {
    guard !lines.isEmpty else { return isReceiving ? "waiting for text" : "empty" }
    let side = left > 0 ? ", column \(left + 1)" : ""
    let percent = isAtEnd ? 100 : min(99, Int(Double(end) / Double(max(1, size)) * 100))
    guard let line = first.line else { return "\(percent)%\(side)" }
    let last = lines.dropLast().reduce(line) { $1.line.isEnded ? $0 + 1 : $0 }
    let range = "\(line + 1)-\(last + 1)"
    guard let total else { return "\(range), \(percent)%\(side)" }
    if first == .start, isAtEnd, !isReceiving, left == 0 {
      return total == 1 ? "1 line" : "\(total) lines"
    }
    return "\(range) of \(total)\(isReceiving ? "+" : "")\(side)"
  }
}
