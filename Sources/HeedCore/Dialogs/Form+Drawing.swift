extension Form {
  private static let valueColumns = 40
  /// The least beside labels; in dialog scripts say how small the window is, and rows are scarce.
  private var leastValueColumns: Int { isOneStop ? 8 : 24 }
  /// Longer labels stand above their values.
  private static let mostLabelColumns = 30
  private static let markColumns = 2
  private static let borderRows = 2

  package var leastSize: Size { Size(columns: 16, rows: 4) }
  package var scrolls: Bool { true }

  /// How the fields stand in a width.
  func sides(columns: Int) -> FieldSides {
    let widest = widestLabel
    let beside = FieldSides(mark: Self.markColumns, label: widest)
    let fits = columns >= beside.values + leastValueColumns
    return widest > 0 && widest <= Self.mostLabelColumns && fits
      ? beside : FieldSides(mark: Self.markColumns, label: 0)
  }

  private var widestLabel: Int {
    fields.fields.lazy.filter { $0.hasValue || $0.isOnlyShown }.map(\.shownLabel.displayWidth).max()
      ?? 0
  }

  package func measure(in size: Size) -> Size {
    let beside = FieldSides(mark: Self.markColumns, label: widestLabel)
    let label = widestLabel <= Self.mostLabelColumns ? beside.values : Self.markColumns
    let columns = min(size.columns, label + Self.valueColumns)
    let body = body(columns: columns, isTight: false)
    guard let open, let row = body.rows.firstIndex(of: .value(open.field)) else {
      return Size(columns: columns, rows: min(body.count, mostRows ?? .max))
    }
    // A list that is open has as much room as there is, in a short form too.
    let wanted = open.list.count + Self.borderRows
    let rows = row >= wanted ? body.count : max(body.count, row + 1 + wanted)
    return Size(columns: columns, rows: min(rows, max(body.count, size.rows)))
  }

  /// The rows in a size: with all their air where they fit, else only with what has to be said now.
  func body(in size: Size) -> Body {
    let body = body(columns: size.columns, isTight: false)
    if body.count <= size.rows { return body }
    let lines = min(Body.usualLines, max(1, size.rows - 1))
    return self.body(columns: size.columns, isTight: true, lines: lines)
  }

  private func body(columns: Int, isTight: Bool, lines: Int = Body.usualLines) -> Body {
    Body(
      fields: fields, columns: columns, isTight: isTight, hasRules: false,
      sides: sides(columns: columns), lines: lines
    ) { index in
      guard isTight else { return fields.hasNote(at: index) }
      guard let note = fields.note(at: index) else { return false }
      return note.role == .error || index == focusedField
    }
  }

  /// The first row in sight, so that what has the focus is too.
  func shownFirst(of body: Body, rows: Int) -> Int {
    body.firstRow(
      wanted: firstRow, room: rows, focusedField: isScrolled ? nil : focusedField)
  }

  package func draw(on canvas: inout Canvas, hasFocus: Bool, at moment: Moment) {
    let body = body(in: canvas.size)
    let first = shownFirst(of: body, rows: canvas.size.rows)
    body.draw(fields, from: first, focusedField: hasFocus ? focusedField : nil, on: &canvas)
    guard let open else { return }
    let place = placeOfList(in: canvas.size)
    canvas.within(place.outer) { canvas in
      let size = canvas.size
      canvas.fill(
        Rect(row: 0, column: 0, columns: size.columns, rows: size.rows), style: Style(.plain))
    }
    if place.outer != place.inner {
      Chrome().drawBox(place.outer, corners: Chrome.Corners.round, on: &canvas)
    }
    canvas.within(place.inner) { open.list.draw(hasFocus: true, on: &$0) }
  }

  /// Where the open list lies: below the value that it is for, or above, or over everything.
  func placeOfList(in size: Size) -> (outer: Rect, inner: Rect) {
    let all = Rect(row: 0, column: 0, columns: size.columns, rows: size.rows)
    guard let open, let row = rowOfValue(open.field, in: size) else { return (all, all) }
    let value = body(in: size).valueRect(row: row, columns: size.columns)
    let wanted = open.list.count + Self.borderRows
    let (above, below) = (row, size.rows - row - 1)
    let isBelow = below >= min(wanted, 5) || below >= above
    let rows = min(wanted, isBelow ? below : above)
    // One or two rows of a list in a border can't be read.
    guard rows >= min(wanted, 4) else { return (all, all) }
    let air = rows < wanted ? open.list.scrollColumns : 1
    let columns = min(value.size.columns, max(open.list.naturalColumns + 4 + air, 12))
    let outer = Rect(
      row: isBelow ? row + 1 : row - rows, column: value.origin.column, columns: columns,
      rows: rows)
    let inner = Rect(
      row: outer.origin.row + 1, column: outer.origin.column + 2, columns: max(1, columns - 4),
      rows: rows - 2)
    return (outer, inner)
  }

  /// The row of the canvas in which a field's value is in sight.
  private func rowOfValue(_ field: Int, in size: Size) -> Int? {
    let body = body(in: size)
    let first = shownFirst(of: body, rows: size.rows)
    return body.rows.firstIndex(of: .value(field)).map { $0 - first }
      .flatMap { (0..<size.rows).contains($0) ? $0 : nil }
  }
}
