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
    /// A further row of a value, counted from 1.
    case more(Int, row: Int)
    case rule(Int)
    case note(Int)
    case heading(Int)

    /// The field that the row belongs to.
    var field: Int? {
      switch self {
      case .label(let index), .value(let index), .rule(let index), .note(let index): index
      case .more(let index, _): index
      case .text, .air, .heading: nil
      }
    }
  }

  let rows: [Row]
  private let hasRules: Bool
  /// Where values stand beside their labels, and focus has a mark.
  private let sides: FieldSides?
  /// Whether a field can have the focus.
  private let isStop: [Bool]

  /// Lays out a message and fields in a width; tight bodies go without air.
  package init(
    message: String, fields: FieldList, columns: Int, isTight: Bool = false, hasRules: Bool = true
  ) {
    self.init(
      message: message, fields: fields, columns: columns, isTight: isTight,
      hasRules: hasRules && !isTight, sides: nil
    ) { fields.hasNote(at: $0) }
  }

  /// The rows of a field of several lines, where there is room for them.
  static let usualLines = 4
  /// How many rows such a field has.
  private let lines: Int

  /// Lays out a form; `hasNote` says below which fields a row is kept for what has to be said, and
  /// `lines` how many rows a field of several lines has.
  init(
    message: String = "", fields: FieldList, columns: Int, isTight: Bool, hasRules: Bool,
    sides: FieldSides?, lines: Int = usualLines, hasNote: (Int) -> Bool
  ) {
    self.hasRules = hasRules
    self.lines = lines
    self.sides = sides
    isStop = fields.fields.map(\.canBeGiven)
    var rows = Self.wrapped(message, columns: columns).map { Row.text($0) }
    for index in fields.indices {
      let isHeading = if case .heading = fields[index].control { true } else { false }
      if !rows.isEmpty, !isTight, isHeading || sides?.areStacked ?? true { rows.append(.air) }
      switch fields[index].control {
      case .heading: rows.append(.heading(index))
      case .remark:
        let room = columns - (sides?.mark ?? 0)
        rows += Self.wrapped(fields[index].label ?? "", columns: room).map { .text($0) }
      case .line, .lines, .toggle, .one, .many:
        if sides?.areStacked ?? true, !fields[index].shownLabel.isEmpty {
          rows.append(.label(index))
        }
        rows.append(.value(index))
        if case .lines = fields[index].control {
          rows += (1..<max(1, lines)).map { .more(index, row: $0) }
        }
        if hasRules { rows.append(.rule(index)) }
        if hasNote(index) { rows.append(.note(index)) }
      }
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
    var (top, bottom) = (own.first ?? value, own.last ?? value)
    // What heads a field is seen with it, and what follows the last one.
    while sides != nil, top > 0, isFree(top - 1), bottom - top + 2 <= room { top -= 1 }
    if sides != nil, rows[(bottom + 1)...].indices.allSatisfy({ isFree($0) }) {
      bottom = min(rows.count - 1, max(bottom, top + room - 1))
    }
    if bottom >= first + room { first = bottom - room + 1 }
    if top < first { first = top }
    // Where not all of it fits, what is typed and what is wrong with it matter most.
    if value >= first + room { first = value - room + 1 }
    if bottom - top + 1 > room, room > 1, rows[bottom] == .note(focusedField) {
      first = max(first, min(value, bottom - room + 1))
    }
    return min(max(0, first), last)
  }

  /// Whether a row belongs to nothing that could have the focus.
  private func isFree(_ row: Int) -> Bool { rows[row].field.map { !isStop[$0] } ?? true }

  /// The field at a place on the canvas, if its row is one of a field.
  package func field(atRow row: Int, firstRow: Int) -> Int? {
    let index = firstRow + row
    return rows.indices.contains(index) ? rows[index].field : nil
  }

  /// Draws the rows from the first in sight, with marks where more are hidden.
  package func draw(
    _ fields: FieldList, from firstRow: Int, focusedField: Int?, on canvas: inout Canvas
  ) {
    let columns = canvas.size.columns
    let left = sides?.mark ?? 0
    for row in 0..<min(canvas.size.rows, max(0, rows.count - firstRow)) {
      switch rows[firstRow + row] {
      case .air: break
      case .text(let line): canvas.write(line, row: row, column: left, .text)
      case .heading(let index):
        let text = truncate(fields[index].shownLabel, columns: columns)
        canvas.write(text, row: row, column: 0, .heading)
      case .label(let index):
        drawLabel(of: fields[index], index == focusedField, row: row, on: &canvas)
      case .value(let index):
        if sides?.areStacked == false {
          drawLabel(of: fields[index], index == focusedField, row: row, on: &canvas)
        }
        drawValue(fields[index], index == focusedField, row: row, on: &canvas)
      case .more(let index, let offset):
        // All rows are drawn with the first one in sight.
        if row == 0 { drawValue(fields[index], index == focusedField, row: -offset, on: &canvas) }
      case .rule(let index):
        let role: Role = index == focusedField ? .ruleFocus : .rule
        canvas.fill(
          Rect(row: row, column: 0, columns: columns, rows: 1), with: "─", style: Style(role))
      case .note(let index):
        guard let note = fields.note(at: index) else { break }
        canvas.within(valueRect(row: row, columns: columns)) {
          $0.write(truncate(note.text, columns: $0.size.columns), row: 0, column: 0, note.role)
        }
      }
    }
    drawMarks(firstRow: firstRow, on: &canvas)
  }

  private func drawValue(_ field: Field, _ isFocused: Bool, row: Int, on canvas: inout Canvas) {
    var rect = valueRect(row: row, columns: canvas.size.columns)
    if case .lines = field.control { rect.size.rows = lines }
    var field = field
    // Where one row is all there is, an empty field says itself what it is for.
    if canvas.size.rows == 1, sides?.areStacked ?? true, field.placeholder.isEmpty {
      field.placeholder = field.shownLabel
    }
    canvas.within(rect) {
      FieldRow(field, isFocused: isFocused, isRuled: hasRules).draw(row: 0, on: &$0)
    }
  }

  /// Where the value is that stands in a row.
  func valueRect(row: Int, columns: Int) -> Rect {
    let left = sides?.values ?? 0
    return Rect(row: row, column: left, columns: max(1, columns - left), rows: 1)
  }

  /// The place of a field of several lines, where the first row in sight is `firstRow`.
  func linesRect(of field: Int, firstRow: Int, columns: Int) -> Rect {
    let row = (rows.firstIndex(of: .value(field)) ?? 0) - firstRow
    var rect = valueRect(row: row, columns: columns)
    rect.size.rows = lines
    return rect
  }

  private func drawLabel(of field: Field, _ isFocused: Bool, row: Int, on canvas: inout Canvas) {
    let left = sides?.mark ?? 0
    if left > 0, isFocused { canvas.write("›", row: row, column: 0, .mark) }
    let room = sides.flatMap { $0.areStacked ? nil : $0.label } ?? canvas.size.columns - left
    canvas.write(truncate(field.shownLabel, columns: room), row: row, column: left, .label)
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

/// How the fields of a form stand in their columns.
struct FieldSides: Equatable, Sendable {
  /// The columns of the sign that marks the focus.
  var mark: Int
  /// The columns of the labels; 0 where they stand above their values.
  var label: Int

  private static let gap = 3

  var areStacked: Bool { label == 0 }
  /// Where values begin.
  var values: Int { mark + (label > 0 ? label + Self.gap : 0) }
}
