/// Cells that are changed where they stand.
extension Table {
  /// A cell while it is changed: the text is in the table key by key.
  struct CellEdit: Sendable {
    let row: Int
    let column: Int
    /// What the cell was before.
    let original: String
    var editor: LineEditor
  }

  /// The columns in sight whose cells can be changed.
  var editableColumns: [Int] {
    switch editable {
    case nil: []
    case .listed(let columns): list.visibleColumns.filter(columns.contains)
    case .all, .firstVisible: list.visibleColumns
    }
  }

  // MARK: Keys

  /// Begins to change a cell of the highlighted row: that of a column, or of the first one.
  mutating func beginEdit(of column: Int? = nil, columns: Int) {
    let candidates = editableColumns
    guard let row = list.current, let column = column ?? candidates.first,
      candidates.contains(column)
    else { return }
    bringIntoSight(column, columns: columns)
    let text = list.cell(row, column)
    editing = CellEdit(row: row, column: column, original: text, editor: LineEditor(text))
  }

  /// What a key does to the cell that is being changed.
  mutating func edit(_ edit: CellEdit, by key: Key, columns: Int) {
    switch key.code {
    case .enter: keepEdit()
    case .escape:
      list.setCell(edit.row, edit.column, to: edit.original)
      editing = nil
    case .tab: goOn(key.modifiers.contains(.shift) ? -1 : 1, columns: columns)
    case .up, .down:
      keepEdit()
      list.move(by: key.code == .up ? -1 : 1)
      beginEdit(of: edit.column, columns: columns)
    default: change { _ = $0.handle(key) }
    }
  }

  /// Edits the text of the cell that is being changed.
  mutating func change(_ edit: (inout LineEditor) -> Void) {
    guard var current = editing else { return }
    edit(&current.editor)
    editing = current
    // A line can't hold every cell: what was not changed stays as it was.
    let isSame = current.editor.text == LineEditor(current.original).text
    list.setCell(
      current.row, current.column, to: isSame ? current.original : current.editor.text)
  }

  /// Goes to the next cell of the row that can be changed, or ends behind the last one.
  private mutating func goOn(_ distance: Int, columns: Int) {
    guard let edit = editing else { return }
    keepEdit()
    let candidates = editableColumns
    guard let place = candidates.firstIndex(of: edit.column),
      candidates.indices.contains(place + distance)
    else { return }
    beginEdit(of: candidates[place + distance], columns: columns)
  }

  mutating func keepEdit() {
    guard let edit = editing else { return }
    list.settleCell(edit.row, edit.column)
    editing = nil
  }

  package mutating func loseFocus() { keepEdit() }

  // MARK: Drawing

  /// The least columns in which a cell is changed, if the table has them.
  private static let leastColumns = 20

  func drawEdit(_ sight: Sight, firstRow: Int, rows: Int, on canvas: inout Canvas) {
    guard let editing, list.current == editing.row, list.highlight >= firstRow,
      let place = sight.places.first(where: { $0.column == editing.column })
    else { return }
    let room = max(1, canvas.size.columns - 1)
    let columns = min(room, max(place.width + 1, Self.leastColumns))
    let rect = Rect(
      row: list.highlight - firstRow, column: max(0, min(place.start, room - columns)),
      columns: columns, rows: 1)
    var field = Field(name: "")
    field.editor = editing.editor
    canvas.within(rect) { FieldRow(field, isFocused: true, isRuled: false).draw(row: 0, on: &$0) }
  }

  var editHints: [KeyHint] {
    [KeyHint("⏎", "keep"), KeyHint("esc", "undo"), KeyHint("⇥", "next cell"), KeyHint("↑↓", "row")]
  }

  // MARK: Without a screen

  /// The name of a cell for programs: its row and column, from 1.
  private static func name(_ row: Int, _ column: Int) -> String {
    "cell \(row + 1).\(column + 1)"
  }

  /// The cells of the chosen rows that can be changed, to be asked for one by one.
  var cellPrompts: [Prompt] {
    let columns = editableColumns
    guard !columns.isEmpty else { return [] }
    return chosenRows.flatMap { row in
      columns.map { column in
        let title = DisplayText.line(list.columns[column].title)
        var prompt = Prompt(
          name: Self.name(row, column), label: title.isEmpty ? "Column \(column + 1)" : title,
          texts: [list.cell(row, column)])
        prompt.isDeclared = true
        return prompt
      }
    }
  }

  mutating func setCell(named name: String, to texts: [String]) throws(ChangeError) {
    let columns = editableColumns
    let prefix = "cell "
    let numbers = name.hasPrefix(prefix) ? name.dropFirst(prefix.count).split(separator: ".") : []
    guard numbers.count == 2, let row = Int(numbers[0]), let column = Int(numbers[1]),
      list.rows.indices.contains(row - 1), columns.contains(column - 1)
    else { throw .noSuchField(name, names: [valueName] + cellPrompts.map(\.name)) }
    guard let text = texts.first, texts.count == 1 else {
      throw .badValue(
        field: name, value: texts.joined(separator: " "), reason: "it takes one text")
    }
    keepEdit()
    list.setCell(row - 1, column - 1, to: text)
    list.settleCell(row - 1, column - 1)
  }

  /// Changes a row so that its value is a text, as a person could have done.
  ///
  /// - Returns: the row that had most of it; `nil` where none can become that.
  mutating func rowChanged(to text: String, after last: Int?, except taken: Set<Int>) -> Int? {
    let (columns, editable) = (printedColumns, Set(editableColumns))
    guard !editable.isEmpty else { return nil }
    let cells = columns.count == 1 ? [text] : self.cells(of: text)
    guard cells.count == columns.count else { return nil }
    var best: (row: Int, rank: Int)?
    for row in list.rows.indices where !taken.contains(row) {
      let differing = zip(columns, cells).filter { list.cell(row, $0) != $1 }
      guard differing.allSatisfy({ editable.contains($0.0) }) else { continue }
      // The order of the answer is kept; then what has to be changed least comes first.
      let isBefore = last.map { row < $0 } ?? false
      let rank =
        (isBefore ? 0 : 4 * columns.count) + 2 * (columns.count - differing.count)
        + (row == list.current ? 1 : 0)
      if rank > best?.rank ?? -1 { best = (row, rank) }
    }
    guard let row = best?.row else { return nil }
    for (column, cell) in zip(columns, cells) where list.cell(row, column) != cell {
      list.setCell(row, column, to: cell)
      list.settleCell(row, column)
    }
    return row
  }
}
