/// One column of one row.
package struct Cell: Equatable, Sendable {
  /// What is drawn; a space in the right half of a wide glyph.
  package var glyph: Character
  /// 1, or 2 for the left half of a wide glyph, or 0 for its right half.
  package var width: UInt8
  package var style: Style

  package init(glyph: Character = " ", width: UInt8 = 1, style: Style = Style(.backdrop)) {
    self.glyph = glyph
    self.width = width
    self.style = style
  }

  /// The code of a printable ASCII character in one column, which most cells have; `nil` for others.
  package var plainCode: UInt8? {
    guard width == 1, glyph.utf8.count == 1, let byte = glyph.utf8.first, 0x20...0x7E ~= byte
    else { return nil }
    return byte
  }

  fileprivate var isEmptyBackdrop: Bool {
    style.role == .backdrop && width == 1 && glyph == " " && style.background == nil
      && style.attributes.isEmpty
  }
}

/// What the screen shows at one moment, as a value.
package struct Frame: Equatable, Sendable {
  package let size: Size
  package private(set) var cells: [Cell]
  /// Where the terminal's cursor stands; screen readers and braille lines follow it.
  package var cursor: Position?
  /// Whether the cursor is seen there: it is where text is typed.
  package var isCursorVisible = false

  package init(_ size: Size) {
    self.size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
    cells = Array(repeating: Cell(), count: self.size.columns * self.size.rows)
  }

  package subscript(row: Int, column: Int) -> Cell {
    get { cells[row * size.columns + column] }
    set { cells[row * size.columns + column] = newValue }
  }

  /// The columns of a row from its first to its last cell that isn't a blank of the backdrop.
  package func drawnColumns(in row: Int) -> Range<Int> {
    cells.withUnsafeBufferPointer { cells in
      let (start, end) = (row * size.columns, (row + 1) * size.columns)
      var (first, last) = (start, end)
      while first < end, cells[first].isEmptyBackdrop { first += 1 }
      while last > first, cells[last - 1].isEmptyBackdrop { last -= 1 }
      return (first - start)..<(last - start)
    }
  }

  /// Hands out the cells in some columns of a row, as long as they have one style.
  package func forEachRun(
    in row: Int, columns: Range<Int>, _ body: (Style, UnsafeBufferPointer<Cell>) -> Void
  ) {
    cells.withUnsafeBufferPointer { cells in
      let end = row * size.columns + columns.upperBound
      var start = row * size.columns + columns.lowerBound
      while start < end {
        let style = cells[start].style
        var next = start + 1
        while next < end, cells[next].style == style { next += 1 }
        body(style, UnsafeBufferPointer(rebasing: cells[start..<next]))
        start = next
      }
    }
  }

  /// Puts a glyph of one or two columns; what it half covers becomes blank.
  package mutating func put(_ glyph: Glyph, row: Int, column: Int, style: Style) {
    release(row: row, column: column)
    self[row, column] = Cell(glyph: glyph.character, width: UInt8(glyph.width), style: style)
    guard glyph.width == 2 else { return }
    release(row: row, column: column + 1)
    self[row, column + 1] = Cell(glyph: " ", width: 0, style: style)
  }

  /// Blanks the other half of a wide glyph that stands at a place about to be overwritten.
  private mutating func release(row: Int, column: Int) {
    let index = row * size.columns + column
    switch cells[index].width {
    case 0 where column > 0:
      cells[index - 1].glyph = " "
      cells[index - 1].width = 1
    case 2 where column + 1 < size.columns: cells[index + 1].width = 1
    default: break
    }
  }

  /// The rows as text, without blanks at their ends, for reading in a test.
  package var picture: String {
    rows { $0.width == 0 ? nil : $0.glyph }.joined(separator: "\n")
  }

  /// The rows as one letter a cell's role, for reading in a test.
  package var stylePicture: String {
    rows { $0.style.role.rawValue }.joined(separator: "\n")
  }

  private func rows(_ letter: (Cell) -> Character?) -> [String] {
    (0..<size.rows).map { row in
      var line = String(cells[(row * size.columns)..<((row + 1) * size.columns)].compactMap(letter))
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
