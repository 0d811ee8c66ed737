extension FileChooser {
  package var isTyping: Bool { stop == 0 }

  /// Where field, rule, directory and list are on a canvas.
  struct Parts {
    var hasRule: Bool
    /// The row that names the directory.
    var headRow: Int?
    var list: Rect
  }

  /// Always the same, so that nothing moves from directory to directory.
  private static let usualColumns = 72
  private static let sizeColumns = 7
  private static let timeColumns = 16
  /// The least columns of names that sizes and times leave.
  private static let leastNameColumns = 21

  func parts(in size: Size) -> Parts {
    // Where there is one row, it shows what has the focus.
    if size.rows == 1, stop == 1 {
      return Parts(hasRule: false, list: Rect(row: 0, column: 0, columns: size.columns, rows: 1))
    }
    let hasRule = size.rows >= 6
    let hasHead = size.rows >= 5
    let top = min(size.rows, 1 + (hasRule ? 1 : 0) + (hasHead ? 1 : 0))
    return Parts(
      hasRule: hasRule, headRow: hasHead ? top - 1 : nil,
      list: Rect(row: top, column: 0, columns: size.columns, rows: size.rows - top))
  }

  package func measure(in size: Size) -> Size {
    let rows = listRows ?? min(18, max(5, size.rows - 13))
    return Size(columns: min(size.columns, Self.usualColumns), rows: rows + 3)
  }

  package var fillsRoom: Bool { true }

  package var leastSize: Size { Size(columns: 16, rows: 4) }

  package func draw(on canvas: inout Canvas, hasFocus: Bool, at moment: Moment) {
    let parts = parts(in: canvas.size)
    let columns = canvas.size.columns
    let isTyping = hasFocus && stop == 0
    var field = Field(name: Self.valueName)
    field.editor = editor
    if parts.list.origin.row > 0 {
      FieldRow(field, isFocused: isTyping, isRuled: parts.hasRule).draw(row: 0, on: &canvas)
    }
    if parts.hasRule {
      canvas.fill(
        Rect(row: 1, column: 0, columns: columns, rows: 1), with: "─",
        style: Style(isTyping ? .ruleFocus : .rule))
    }
    if let row = parts.headRow { drawHead(row: row, on: &canvas) }
    canvas.within(parts.list) { drawList(hasFocus: hasFocus && stop == 1, on: &$0) }
  }

  /// The directory's whole path, and which of its entries are shown.
  private func drawHead(row: Int, on canvas: inout Canvas) {
    let columns = canvas.size.columns
    let right = truncate(sieveText, columns: columns / 2)
    let room = columns - right.displayWidth - (right.isEmpty ? 0 : 2)
    let text = truncateFront(FilePath.drawn(absoluteDirectory), columns: room)
    canvas.write(text, row: row, column: 0, .hint)
    canvas.write(right, row: row, column: columns - right.displayWidth, .hint)
  }

  private var sieveText: String { showsAll ? "all files" : filter?.label ?? "" }

  private func drawList(hasFocus: Bool, on canvas: inout Canvas) {
    let size = canvas.size
    let first = list.visibleFirst(rows: size.rows)
    let hasMarks = list.count > size.rows
    // The marks have a column of air before them.
    let room = size.columns - (hasMarks ? 2 : 0)
    for row in 0..<max(0, min(size.rows, list.count - first)) {
      guard let entry = list.entry(ofRow: first + row) else { break }
      draw(
        entry, row: row, isHighlighted: first + row == list.highlight, hasFocus: hasFocus,
        room: room, on: &canvas)
    }
    if hasMarks, first > 0 { canvas.write("▲", row: 0, column: size.columns - 1, .scrollMark) }
    if hasMarks, first + size.rows < list.count {
      canvas.write("▼", row: size.rows - 1, column: size.columns - 1, .scrollMark)
    }
  }

  private func draw(
    _ entry: FileSystem.Entry, row: Int, isHighlighted: Bool, hasFocus: Bool, room: Int,
    on canvas: inout Canvas
  ) {
    let role: Role = isHighlighted && hasFocus ? .focusedItem : .item
    if isHighlighted { canvas.write("›", row: row, column: 0, .mark) }
    var column = 2
    if isMultiple {
      if canTick(entry) {
        canvas.write(isTicked(entry) ? "[✓]" : "[ ]", row: row, column: column, .mark)
      }
      column += 4
    }
    let details = details(of: entry, room: room - column)
    let text = truncate(entry.label, columns: max(0, room - column - details.displayWidth))
    if isHighlighted, hasFocus {
      canvas.fill(
        Rect(row: row, column: column, columns: max(0, room - column), rows: 1), style: Style(role))
      canvas.putCursor(row: row, column: isMultiple ? column - 3 : column, isVisible: false)
    }
    canvas.write(text, row: row, column: column, role)
    canvas.write(
      details, row: row, column: room - details.displayWidth,
      isHighlighted && hasFocus ? role : .hint)
  }

  /// Size and time in columns of their own, as far as there is room.
  private func details(of entry: FileSystem.Entry, room: Int) -> String {
    var (text, left) = ("", room - Self.leastNameColumns)
    if left >= Self.sizeColumns + 2 {
      text += "  " + padded(entry.size.map(FileSize.text) ?? "", columns: Self.sizeColumns)
      left -= Self.sizeColumns + 2
    }
    if left >= Self.timeColumns + 2 {
      text += "  " + padded(entry.modified, columns: Self.timeColumns)
    }
    return text.allSatisfy { $0 == " " } ? "" : text
  }

  private func padded(_ text: String, columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - text.displayWidth)) + text
  }

  // MARK: What is said of it

  package var note: String? {
    if let failure { return "can't be read: \(failure)" }
    // Where any path is an answer there is nothing to say against one.
    if takesAnything { return nil }
    if wanted == .newFile, target == .file { return "exists already and would be replaced" }
    if !ticked.isEmpty { return "\(ticked.count) chosen" }
    if list.count == 0, wanted != .newFile || typed.isEmpty {
      return typed.isEmpty ? "nothing to choose here" : "nothing here contains that"
    }
    guard let entry = list.current, stop == 1, entry.label.displayWidth > Self.leastNameColumns,
      picked != nil
    else { return nil }
    return entry.label
  }

  package var takesReturn: Bool { stop == 1 }

  package var hints: [KeyHint] {
    var hints: [KeyHint] = []
    if stop == 0 {
      if canComplete { hints.append(KeyHint("⇥", "complete")) }
      hints.append(KeyHint("↓", "list"))
    } else {
      let opens = list.current.map { $0.kind == .directory && $0.name != "." } ?? false
      hints.append(KeyHint("⏎", opens ? "open" : "choose"))
      if isMultiple, list.current.map(canTick) == true { hints.append(KeyHint("space", "tick")) }
      hints += [KeyHint("←", "up"), KeyHint("a-z", "find")]
    }
    if filters.count > 1 { hints.append(KeyHint("alt-f", "next filter")) }
    if !filters.isEmpty { hints.append(KeyHint("alt-a", showsAll ? "filter" : "all files")) }
    hints.append(KeyHint("alt-.", showsHidden ? "hide" : "hidden"))
    return hints
  }
}
