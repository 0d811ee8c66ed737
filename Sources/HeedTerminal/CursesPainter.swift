import CCurses
import HeedCore

/// Copies rows of a frame into a window, cell by cell at their places.
struct CursesPainter {
  private static let question = wchar_t(0x3F)
  private var palette: CursesPalette
  private let charset: Charset
  private let backdrop: Paint
  // Kept between rows, since a screen has thousands of cells and the first frame must not wait.
  private var line: [cchar_t] = []
  private var text = [wchar_t](repeating: 0, count: Int(CCHARW_MAX) + 1)
  // Most cells are as the one before them in their row.
  private var last: (cell: Cell, length: Int) = (Cell(), 0)

  init(palette: CursesPalette, charset: Charset) {
    (self.palette, self.charset) = (palette, charset)
    backdrop = self.palette.resolve(Style(.backdrop)).paint
  }

  /// Lets what is erased look like the backdrop, so that its blanks need not be drawn.
  mutating func prepare(_ window: UnsafeMutablePointer<WINDOW>) {
    var ink = palette.resolve(Style(.backdrop)).ink
    // Cells that are drawn would take over the attributes.
    ink.attributes = 0
    append(0x20, ink)
    wbkgrndset(window, &line[0])
  }

  /// Paints one row; a fresh window is blank already.
  mutating func paint(
    _ row: Int, of frame: borrowing Frame, isFresh: Bool, in window: UnsafeMutablePointer<WINDOW>
  ) {
    line.removeAll(keepingCapacity: true)
    last.length = 0
    let drawn =
      backdrop.isEvenOnBlanks ? frame.drawnColumns(in: row) : 0..<frame.size.columns
    let room = Int(getmaxx(window))
    let start = row * frame.size.columns + min(drawn.lowerBound, room)
    var end = row * frame.size.columns + min(drawn.upperBound, room)
    frame.cells.withUnsafeBufferPointer { cells in
      while end > start, leavesEmpty(cells[end - 1]) { end -= 1 }
      for index in start..<end where cells[index].width > 0 { append(cells[index]) }
    }
    if !isFresh {
      wmove(window, Int32(row), 0)
      wclrtoeol(window)
    }
    if !line.isEmpty {
      mvwadd_wchnstr(window, Int32(row), Int32(drawn.lowerBound), line, Int32(line.count))
    }
  }

  private mutating func leavesEmpty(_ cell: Cell) -> Bool {
    guard cell.width == 1, cell.glyph == " ", backdrop.isEvenOnBlanks else { return false }
    let paint = palette.resolve(cell.style).paint
    return paint.isEvenOnBlanks && paint.background == backdrop.background
  }

  private mutating func append(_ cell: Cell) {
    guard last.length == 0 || last.cell != cell else {
      for _ in 0..<last.length { line.append(line[line.count - last.length]) }
      return
    }
    let start = line.count
    appendAnew(cell)
    last = (cell, line.count - start)
  }

  /// Appends what a cell shows, as many columns wide as the cell, whatever the libc thinks.
  private mutating func appendAnew(_ cell: Cell) {
    let ink = palette.resolve(cell.style).ink
    guard let first = cell.glyph.unicodeScalars.first else { return }
    // More scalars than one are a letter with marks, which have to be drawn too.
    if first.value < 0x80, cell.width == 1, cell.glyph.utf8.count == 1 {
      let isControl = first.value < 0x20 || first.value == 0x7F
      return append(isControl ? Self.question : wchar_t(first.value), ink)
    }
    guard charset == .utf8 else {
      for byte in AsciiSubstitutes.text(for: cell.glyph, width: Int(cell.width)).utf8 {
        append(wchar_t(byte), ink)
      }
      return
    }
    let width = wcwidth(wchar_t(first.value))
    if width == Int32(cell.width) {
      append(length: fill(with: cell.glyph), ink)
    } else if width == 1, cell.width == 2 {
      append(wchar_t(first.value), ink)
      append(0x20, ink)
    } else {
      for _ in 0..<cell.width { append(Self.question, ink) }
    }
  }

  /// Takes the first scalar and those of its marks that take no column; how many these are.
  private mutating func fill(with glyph: Character) -> Int {
    var length = 0
    for scalar in glyph.unicodeScalars.prefix(Int(CCHARW_MAX)) {
      let value = wchar_t(scalar.value)
      // What a joiner joins is more than ncurses puts into one cell.
      if length > 0, scalar == "\u{200D}" || wcwidth(value) != 0 { break }
      text[length] = value
      length += 1
    }
    return length
  }

  private mutating func append(_ character: wchar_t, _ ink: CursesPalette.Ink) {
    text[0] = character
    append(length: 1, ink)
  }

  /// Appends a cell with the first characters of ``text``.
  private mutating func append(length: Int, _ ink: CursesPalette.Ink) {
    var cell = cchar_t()
    var pair = ink.pair
    text[length] = 0
    if setcchar(&cell, text, ink.attributes, 0, &pair) != OK {
      (text[0], text[1]) = (Self.question, 0)
      setcchar(&cell, text, ink.attributes, 0, &pair)
    }
    line.append(cell)
  }
}
