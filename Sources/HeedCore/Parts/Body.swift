/// What stands above the buttons: the message and the fields, row by row.
///
/// Where the rows are more than the room, they scroll; the field that has the focus stays in sight.
package struct Body: Sendable {
  /// What one row shows.
  enum Row: Equatable {
    case text(String)
    case air
    case label(Int)
    case value(Int)
    case rule(Int)
    case note(Int)

    /// The field that the row belongs to.
    var field: Int? {
      switch self {
      case .label(let index), .value(let index), .rule(let index), .note(let index): index
      case .text, .air: nil
      }
    }
  }

  let rows: [Row]
  private let hasRules: Bool

  /// Lays out a message and fields in a width; tight bodies go without air.
  package init(
    message: String, fields: FieldList, columns: Int, isTight: Bool = false, hasRules: Bool = true
  ) {
    self.hasRules = hasRules && !isTight
    var rows = Self.wrapped(message, columns: columns).map { Row.text($0) }
    for index in fields.indices {
      if !rows.isEmpty, !isTight { rows.append(.air) }
      if !fields[index].shownLabel.isEmpty { rows.append(.label(index)) }
      rows.append(.value(index))
      if self.hasRules { rows.append(.rule(index)) }
      if fields.hasNote(at: index) { rows.append(.note(index)) }
    }
    self.rows = rows
  }

  /// A message as lines that fit a width.
  package static func wrapped(_ message: String, columns: Int) -> [String] {
    let lines = DisplayText.lines(message).flatMap { wrap($0, columns: columns) }
    return Ink.isIn(message) ? Ink.carried(lines) : lines
  }

  package var count: Int { rows.count }

  /// The first row in sight: as near to `wanted` as keeps the focused field in view.
  package func firstRow(wanted: Int, room: Int, focusedField: Int?) -> Int {
    let last = max(0, rows.count - room)
    var first = min(max(0, wanted), last)
    guard let focusedField, let value = rows.firstIndex(of: .value(focusedField)) else {
      return first
    }
    let own = rows.indices.filter { rows[$0].field == focusedField }
    let (top, bottom) = (own.first ?? value, own.last ?? value)
    if bottom >= first + room { first = bottom - room + 1 }
    if top < first { first = top }
    // Where not all of it fits, what is typed and what is wrong with it matter most.
    if value >= first + room { first = value - room + 1 }
    if bottom - top + 1 > room, room > 1, rows[bottom] == .note(focusedField) {
      first = max(first, min(value, bottom - room + 1))
    }
    return min(max(0, first), last)
  }

  /// The field at a place on the canvas, if its row is one of a field.
  package func field(atRow row: Int, firstRow: Int) -> Int? {
    let index = firstRow + row
    return rows.indices.contains(index) ? rows[index].field : nil
  }

  /// Draws the rows from the first in sight, with marks where more are hidden.
  package func draw(
    _ fields: FieldList, from firstRow: Int, focusedField: Int?, on canvas: inout Canvas
  ) {
    let size = canvas.size
    for row in 0..<min(size.rows, max(0, rows.count - firstRow)) {
      switch rows[firstRow + row] {
      case .air: break
      case .text(let line): canvas.write(line, row: row, column: 0, .text)
      case .label(let index):
        canvas.write(
          truncate(fields[index].shownLabel, columns: size.columns), row: row, column: 0, .label)
      case .value(let index):
        FieldRow(fields[index], isFocused: index == focusedField, isRuled: hasRules)
          .draw(row: row, on: &canvas)
      case .rule(let index):
        let role: Role = index == focusedField ? .ruleFocus : .rule
        canvas.fill(
          Rect(row: row, column: 0, columns: size.columns, rows: 1), with: "─", style: Style(role))
      case .note(let index):
        guard let note = fields.note(at: index) else { break }
        canvas.write(
          truncate(note.text, columns: size.columns), row: row, column: 0, note.role)
      }
    }
    drawMarks(firstRow: firstRow, on: &canvas)
  }

  private func drawMarks(firstRow: Int, on canvas: inout Canvas) {
    let size = canvas.size
    guard rows.count > size.rows, size.rows > 0 else { return }
    if firstRow > 0 { canvas.write("▲", row: 0, column: size.columns - 1, .scrollMark) }
    if firstRow + size.rows < rows.count {
      canvas.write("▼", row: size.rows - 1, column: size.columns - 1, .scrollMark)
    }
  }
}

/// The row in which a field's value is typed.
struct FieldRow {
  private let field: Field
  private let isFocused: Bool
  private let isRuled: Bool

  init(_ field: Field, isFocused: Bool, isRuled: Bool) {
    self.field = field
    self.isFocused = isFocused
    self.isRuled = isRuled
  }

  func draw(row: Int, on canvas: inout Canvas) {
    let columns = canvas.size.columns
    // Without a rule below it, the line itself is underlined.
    let underline: Attributes = isRuled ? [] : .underline
    let style = Style(isFocused ? .fieldFocus : .field, attributes: underline)
    canvas.fill(Rect(row: row, column: 0, columns: columns, rows: 1), style: style)
    var cursorColumn = 0
    if field.editor.isEmpty {
      let placeholder = truncate(DisplayText.line(field.placeholder), columns: columns)
      canvas.write(
        placeholder, row: row, column: 0, style: Style(.placeholder, attributes: underline))
    } else {
      let view = field.editor.view(columns: columns, mask: field.shownMask)
      canvas.write(view.glyphs, row: row, column: 0, style: style)
      cursorColumn = view.cursorColumn
      if view.isCutLeft { canvas.write("‹", row: row, column: 0, .scrollMark) }
      if view.isCutRight { canvas.write("›", row: row, column: columns - 1, .scrollMark) }
    }
    if isFocused { canvas.putCursor(row: row, column: cursorColumn, isVisible: true) }
  }
}
