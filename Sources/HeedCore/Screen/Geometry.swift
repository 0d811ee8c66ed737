/// A size in character cells.
package struct Size: Hashable, Sendable {
  package var columns: Int
  package var rows: Int
  package init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }
}

/// A cell's place, counted from the top left corner at (0, 0).
package struct Position: Hashable, Sendable {
  package var row: Int
  package var column: Int
  package init(row: Int, column: Int) { (self.row, self.column) = (row, column) }
}

/// A rectangle of cells.
package struct Rect: Hashable, Sendable {
  package var origin: Position
  package var size: Size

  package init(row: Int, column: Int, columns: Int, rows: Int) {
    origin = Position(row: row, column: column)
    size = Size(columns: columns, rows: rows)
  }

  package var rows: Range<Int> { origin.row..<(origin.row + max(0, size.rows)) }
  package var columns: Range<Int> { origin.column..<(origin.column + max(0, size.columns)) }

  package func contains(_ position: Position) -> Bool {
    rows.contains(position.row) && columns.contains(position.column)
  }
}
