/// How an edited text becomes rows.
struct EditShape: Equatable, Sendable {
  /// The columns that a row may have; the cursor takes one more behind it.
  var columns: Int
  /// Whether a line that is too long goes on in the next row.
  var wraps: Bool
}

/// A line of an edited text as it is shown, cell by cell, each with its place in the text.
struct EditLine {
  /// A character, and what is drawn for it.
  struct Cell {
    /// Where its bytes begin in the text.
    var offset: Int
    /// The columns that it takes; none for what is never seen.
    var width: Int
    var character: Character
    /// What is drawn in its place; `nil` for the character itself, and blanks for a tab.
    var substitute: String?
  }

  let line: TextReader.Line
  let cells: [Cell]
  /// The first cell of each row; there is always one row.
  private(set) var rows = [0]

  private static let tab = 8

  init(_ line: TextReader.Line, _ bytes: [UInt8], _ shape: EditShape) {
    self.line = line
    cells = Self.cells(bytes, from: line.range.lowerBound, tab: min(Self.tab, shape.columns))
    if shape.wraps { rows = Self.rows(of: cells, columns: max(2, shape.columns)) }
  }

  private static func cells(_ bytes: [UInt8], from start: Int, tab: Int) -> [Cell] {
    var cells: [Cell] = []
    cells.reserveCapacity(bytes.count)
    var (offset, column) = (start, 0)
    for character in ByteText.decode(bytes) {
      var cell = Cell(offset: offset, width: 1, character: character)
      if character == "\t" {
        cell.width = max(1, tab - column % max(1, tab))
        cell.substitute = String(repeating: " ", count: cell.width)
      } else if !(character.isASCII && character.isPrintable) {
        let shown = DisplayText.line(String(character))
        if character.utf8.count > 1 || !shown.utf8.elementsEqual(character.utf8) {
          cell.substitute = shown
        }
        cell.width = shown.displayWidth
      }
      cells.append(cell)
      column += cell.width
      offset += character.unicodeScalars.reduce(0) {
        $0 + (isEscapedByte($1) ? 1 : UTF8.width($1))
      }
    }
    return cells
  }

  /// Breaks behind blanks, which stay where they are, and beside wide characters; else anywhere.
  private static func rows(of cells: [Cell], columns: Int) -> [Int] {
    var (rows, start, width) = ([0], 0, 0)
    var opportunity: Int?
    for index in cells.indices {
      let cell = cells[index]
      if index > start {
        let previous = cells[index - 1]
        if previous.isBlank {
          opportunity = index
        } else if previous.width > 1 || cell.width > 1,
          Kinsoku.allowsBreak(between: previous.character, and: cell.character)
        {
          opportunity = index
        }
      }
      while width + cell.width > columns, index > start {
        let next = opportunity ?? index
        rows.append(next)
        width = cells[next..<index].reduce(0) { $0 + $1.width }
        (start, opportunity) = (next, nil)
      }
      width += cell.width
    }
    return rows
  }

  /// The cells of a row.
  func range(ofRow row: Int) -> Range<Int> {
    rows[row]..<(row + 1 < rows.count ? rows[row + 1] : cells.count)
  }

  /// The row that has a place.
  func row(of offset: Int) -> Int {
    let cell = cell(at: offset)
    return rows.lastIndex { $0 <= cell } ?? 0
  }

  /// The cell that has a place; one more than there are for the end of the line.
  func cell(at offset: Int) -> Int {
    var (low, high) = (0, cells.count)
    guard offset < line.range.upperBound else { return high }
    while low + 1 < high {
      let middle = (low + high) / 2
      if cells[middle].offset <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The place of a cell, or of the end of the line.
  func offset(ofCell cell: Int) -> Int {
    cell < cells.count ? cells[cell].offset : line.range.upperBound
  }

  /// The columns before a place in its row.
  func column(of offset: Int) -> Int {
    let cell = cell(at: offset)
    return cells[range(ofRow: row(of: offset)).lowerBound..<cell].reduce(0) { $0 + $1.width }
  }

  /// The place in a row that is nearest to a column.
  func offset(inRow row: Int, atColumn column: Int) -> Int {
    let range = range(ofRow: row)
    var (cell, width) = (range.lowerBound, 0)
    while cell < range.upperBound, width + max(1, cells[cell].width) <= column {
      width += cells[cell].width
      cell += 1
    }
    // Behind the last cell the next row begins.
    if cell == range.upperBound, row + 1 < rows.count { cell -= 1 }
    return offset(ofCell: cell)
  }
}

extension EditLine.Cell {
  var isBlank: Bool { character == " " || character == "\t" || character == "\u{3000}" }
}
