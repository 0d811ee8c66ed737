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
  init(palette: CursesPalette, charset: Charset) {
    (self.palette, self.charset) = (palette, charset)
    backdrop = self.palette.resolve(Style(.backdrop)).paint
  }

  /// Lets what is erased look like the backdrop, so that its blanks need not be drawn.
  mutating func prepare(_ window: UnsafeMutablePointer<WINDOW>) {
    var ink = palette.resolve(Style(.backdrop)).ink
    // Cells that are drawn would take over the attributes.
    ink.attributes = 0
    var blank = made(0x20, ink)
    wbkgrndset(window, &blank)
  }

  /// Paints one row; a fresh window is blank already.
  mutating func paint(
    _ row: Int, of frame: borrowing Frame, isFresh: Bool, in window: UnsafeMutablePointer<WINDOW>
  ) {
    line.removeAll(keepingCapacity: true)
    let drawn = backdrop.isEvenOnBlanks ? frame.drawnColumns(in: row) : 0..<frame.size.columns
    let columns = drawn.clamped(to: 0..<Int(getmaxx(window)))
    let blanks = collect(row, of: frame, columns: columns)
    line.removeLast(blanks)
    if !isFresh {
      wmove(window, Int32(row), 0)
      wclrtoeol(window)
    }
    if !line.isEmpty {
      mvwadd_wchnstr(window, Int32(row), Int32(drawn.lowerBound), line, Int32(line.count))
    }
  }

  /// Collects what the row shows in ``line``; how many blanks at its end look as what is erased.
  private mutating func collect(
    _ row: Int, of frame: borrowing Frame, columns: Range<Int>
  ) -> Int {
    var blanks = 0
    frame.forEachRun(in: row, columns: columns) { style, cells in
      let (paint, ink) = palette.resolve(style)
      let isBare = looksErased(paint)
      var blank = cchar_t()
      // Lines of a border are one glyph again and again.
      var last = (glyph: Character(" "), length: 0)
      for cell in cells where cell.width > 0 {
        if let code = cell.plainCode {
          if blank.chars.0 == 0 { blank = made(0x20, ink) }
          line.append(blank)
          line[line.count - 1].chars.0 = wchar_t(code)
          blanks = isBare && code == 0x20 ? blanks + 1 : 0
          last.length = 0
        } else {
          let start = line.count
          if last.length == 1, last.glyph == cell.glyph {
            line.append(line[start - 1])
          } else {
            append(cell, ink)
          }
          last = (cell.glyph, line.count - start)
          blanks = 0
        }
      }
    }
    return blanks
  }

  /// Whether a blank looks as one that is erased.
  private func looksErased(_ paint: Paint) -> Bool {
    backdrop.isEvenOnBlanks && paint.isEvenOnBlanks && paint.background == backdrop.background
  }

  /// Appends what a cell shows, as many columns wide as the cell, whatever the libc thinks.
  private mutating func append(_ cell: Cell, _ ink: CursesPalette.Ink) {
    guard let first = cell.glyph.unicodeScalars.first else { return }
    guard charset == .utf8 else {
      for byte in AsciiSubstitutes.text(for: cell.glyph, width: Int(cell.width)).utf8 {
        line.append(made(wchar_t(byte), ink))
      }
      return
    }
    let width = wcwidth(wchar_t(first.value))
    if width == Int32(cell.width) {
      line.append(made(length: fill(with: cell.glyph), ink))
    } else if width == 1, cell.width == 2 {
      line.append(made(wchar_t(first.value), ink))
      line.append(made(0x20, ink))
    } else {
      for _ in 0..<cell.width { line.append(made(Self.question, ink)) }
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

  private mutating func made(_ character: wchar_t, _ ink: CursesPalette.Ink) -> cchar_t {
    text[0] = character
    return made(length: 1, ink)
  }

  /// A cell with the first characters of ``text``.
  private mutating func made(length: Int, _ ink: CursesPalette.Ink) -> cchar_t {
    var cell = cchar_t()
    var pair = ink.pair
    text[length] = 0
    if setcchar(&cell, text, ink.attributes, 0, &pair) != OK {
      (text[0], text[1]) = (Self.question, 0)
      setcchar(&cell, text, ink.attributes, 0, &pair)
    }
    return cell
  }
}
