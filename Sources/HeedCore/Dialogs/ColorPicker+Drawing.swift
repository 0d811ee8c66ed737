extension ColorPicker {
  /// Where the palette and the text are on a canvas.
  struct Sight {
    /// The columns of one colour.
    var width: Int
    /// The first row and column of the palette in sight.
    var first: Position
    /// How many rows of the palette are.
    var rows: Int
    /// Whether rows of air divide basic colours, cube and greys.
    var hasAir: Bool
    var textRow: Int

    /// The row of the canvas in which one of the palette stands.
    func line(of row: Int) -> Int {
      row - first.row + (hasAir ? (row > 0 ? 1 : 0) + (row > 6 ? 1 : 0) : 0)
    }

    func cell(at place: Position) -> Position? {
      let row = ColorPicker.rows.indices.first { line(of: $0) == place.row }
      guard let row, row >= first.row, row < first.row + rows else { return nil }
      let column = first.column + place.column / width
      return ColorPicker.rows[row].contains(column) ? Position(row: row, column: column) : nil
    }
  }

  private static let widest = 36
  private var textColumns: Int { takesOpacity ? 24 : 18 }

  package var leastSize: Size { Size(columns: 12, rows: isPaletteOnly ? 2 : 3) }

  package func measure(in size: Size) -> Size {
    let width = size.columns >= 2 * Self.widest ? 2 : 1
    return Size(columns: min(size.columns, width * Self.widest), rows: min(size.rows, 12))
  }

  func sight(in size: Size) -> Sight {
    let width = size.columns >= 2 * Self.widest ? 2 : 1
    let all = Self.rows.count
    let left = max(0, size.rows - 1)
    // The text is always seen; the palette as far as there is room above it.
    let rows = min(all, left)
    let row = max(0, min(cell.row - rows / 2, all - rows))
    let room = max(1, size.columns / width)
    let column = max(0, min(cell.column - room / 2, Self.widest - room))
    let hasAir = left >= all + 2
    let used = rows + (hasAir ? 2 : 0)
    return Sight(
      width: width, first: Position(row: row, column: column), rows: rows, hasAir: hasAir,
      textRow: used + (size.rows > used + 1 ? 1 : 0))
  }

  package func draw(on canvas: inout Canvas, hasFocus: Bool, at moment: Moment) {
    let sight = sight(in: canvas.size)
    for row in sight.first.row..<(sight.first.row + sight.rows) {
      for column in Self.rows[row] where column >= sight.first.column {
        draw(Position(row: row, column: column), sight, hasFocus: hasFocus, on: &canvas)
      }
    }
    drawText(sight, hasFocus: hasFocus, on: &canvas)
  }

  private func draw(
    _ cell: Position, _ sight: Sight, hasFocus: Bool, on canvas: inout Canvas
  ) {
    let color = Color.indexed(UInt8(Self.index(at: cell)))
    let (line, column) = (
      sight.line(of: cell.row), (cell.column - sight.first.column) * sight.width
    )
    guard cell == self.cell else {
      // Blocks, and not blanks, so that they are seen where there are no colours.
      let block = String(repeating: "█", count: sight.width)
      canvas.write(block, row: line, column: column, style: Style(.text, foreground: color))
      return
    }
    let isFocused = hasFocus && stop == 0
    let mark = sight.width == 1 ? (isFocused ? "+" : "·") : isFocused ? "[]" : "··"
    let style = Style(
      .text, foreground: Palette.contrast(to: color), background: color, attributes: .bold)
    canvas.write(mark, row: line, column: column, style: style)
    if isFocused { canvas.putCursor(row: line, column: column, isVisible: false) }
  }

  /// A swatch, the text, and the number in the palette.
  private func drawText(_ sight: Sight, hasFocus: Bool, on canvas: inout Canvas) {
    let (row, isFocused) = (sight.textRow, hasFocus && stop == 1)
    let start = canvas.size.columns > 30 ? 8 : 4
    canvas.write(
      String(repeating: "█", count: start - 2), row: row, column: 0,
      style: Style(.text, foreground: color))
    if sight.rows == 0, hasFocus, stop == 0 {
      // The swatch stands for the palette, which has no row.
      let style = Style(.text, foreground: Palette.contrast(to: color), background: color)
      canvas.write("[]", row: row, column: 0, style: style)
      canvas.putCursor(row: row, column: 0, isVisible: false)
    }
    let columns = min(textColumns, canvas.size.columns - start)
    if isPaletteOnly {
      canvas.write(editor.text, row: row, column: start, .text)
    } else {
      canvas.within(Rect(row: row, column: start, columns: columns, rows: 1)) { canvas in
        let style = Style(isFocused ? .fieldFocus : .field, attributes: .underline)
        canvas.fill(Rect(row: 0, column: 0, columns: columns, rows: 1), style: style)
        var shown = editor
        // What is not edited is seen from its beginning.
        if !isFocused { shown.goToStart() }
        let view = shown.view(columns: columns, mask: .none)
        canvas.write(view.glyphs, row: 0, column: 0, style: style)
        if isFocused { canvas.putCursor(row: 0, column: view.cursorColumn, isVisible: true) }
      }
    }
    guard Palette.components(color) == Palette.components(.indexed(UInt8(place))) else { return }
    let number = "colour \(place)"
    guard start + columns + 2 + number.utf8.count <= canvas.size.columns else { return }
    canvas.write(number, row: row, column: start + columns + 2, .hint)
  }

  package var hints: [KeyHint] {
    guard stop == 0 else { return [KeyHint("↑", "palette")] }
    return [KeyHint("↑↓←→", "move")] + (isPaletteOnly ? [] : [KeyHint("#", "type")])
  }
}
