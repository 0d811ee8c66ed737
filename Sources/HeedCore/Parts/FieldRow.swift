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
    switch field.control {
    case .line where field.isReadOnly || field.isOnlyShown:
      drawFixed(DisplayText.line(field.value), row, on: &canvas)
    case .line: drawLine(row: row, on: &canvas)
    case .lines(let edit): draw(edit, on: &canvas)
    case .toggle(let isOn): drawSwitch(isOn, row: row, on: &canvas)
    case .one(let items): drawChoice(items.first { $0.isSelected }, row: row, on: &canvas)
    case .many(let items): drawChoices(items.filter(\.isSelected), row: row, on: &canvas)
    case .heading, .remark: break
    }
  }

  private func draw(_ edit: Edit, on canvas: inout Canvas) {
    edit.draw(on: &canvas, hasFocus: isFocused, at: Moment())
    guard edit.editor.isEmpty, !field.placeholder.isEmpty else { return }
    let placeholder = truncate(DisplayText.line(field.placeholder), columns: canvas.size.columns)
    canvas.write(placeholder, row: 0, column: 0, style: Style(.placeholder, attributes: .underline))
  }

  private func drawLine(row: Int, on canvas: inout Canvas) {
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

  /// A text that can't be edited.
  private func drawFixed(_ text: String, _ row: Int, on canvas: inout Canvas) {
    canvas.write(truncate(text, columns: canvas.size.columns), row: row, column: 0, .text)
  }

  private func drawSwitch(_ isOn: Bool, row: Int, on canvas: inout Canvas) {
    canvas.write(isOn ? "[✓]" : "[ ]", row: row, column: 0, isFocused ? .focusedItem : .mark)
    if isFocused { canvas.putCursor(row: row, column: 1, isVisible: false) }
  }

  /// What is chosen, between signs of the keys that go on to what stands beside it.
  private func drawChoice(_ item: Item?, row: Int, on canvas: inout Canvas) {
    let room = canvas.size.columns - 4
    let label = truncate(
      item.map { DisplayText.line($0.label) } ?? placeholder("choose"), columns: max(0, room))
    let width = label.displayWidth
    let signs: Role = isFocused ? .focusedItem : .mark
    canvas.write("‹ ", row: row, column: 0, signs)
    canvas.write(
      label, row: row, column: 2, isFocused ? .focusedItem : item == nil ? .placeholder : .item)
    canvas.write(" ›", row: row, column: 2 + width, signs)
    if isFocused { canvas.putCursor(row: row, column: 2, isVisible: false) }
  }

  /// What is ticked, and a sign that there is a list.
  private func drawChoices(_ items: [Item], row: Int, on canvas: inout Canvas) {
    let room = max(0, canvas.size.columns - 2)
    let list = items.map { DisplayText.line($0.label) }.joined(separator: ", ")
    let text = truncate(items.isEmpty ? placeholder("none") : list, columns: room)
    let role: Role = isFocused ? .focusedItem : items.isEmpty ? .placeholder : .item
    canvas.write(text, row: row, column: 0, role)
    canvas.write(" ▾", row: row, column: text.displayWidth, isFocused ? .focusedItem : .mark)
    if isFocused { canvas.putCursor(row: row, column: 0, isVisible: false) }
  }

  private func placeholder(_ word: String) -> String {
    field.placeholder.isEmpty ? word : DisplayText.line(field.placeholder)
  }
}
