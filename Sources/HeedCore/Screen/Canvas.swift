/// A rectangle of a frame to draw on, in coordinates of its own.
///
/// What falls outside is not drawn, so a drawing that is too large can't harm its neighbours.
package struct Canvas: Sendable {
  package private(set) var frame: Frame
  /// The space there is to draw on.
  package private(set) var size: Size
  private var origin = Position(row: 0, column: 0)
  private var clip: Rect

  package init(_ size: Size) {
    frame = Frame(size)
    self.size = size
    clip = Rect(row: 0, column: 0, columns: size.columns, rows: size.rows)
  }

  /// Draws on a part of this canvas.
  package mutating func within(_ rect: Rect, _ draw: (inout Canvas) -> Void) {
    let saved = (origin, clip, size)
    origin = Position(row: origin.row + rect.origin.row, column: origin.column + rect.origin.column)
    clip = clip.intersection(
      Rect(
        row: origin.row, column: origin.column, columns: rect.size.columns, rows: rect.size.rows))
    size = rect.size
    draw(&self)
    (origin, clip, size) = saved
  }

  /// Writes one line and returns how many columns it took, cut off or not.
  ///
  /// Control characters never pass: a caller that forgot to clean its text shows `?`. Switches of
  /// ``Ink`` in the text change the style for what follows them.
  @discardableResult
  package mutating func write(_ text: String, row: Int, column: Int, style: Style) -> Int {
    guard Ink.isIn(text) else { return write(text.glyphs, row: row, column: column, style: style) }
    var (pen, end) = (Ink.Pen(), column)
    for character in text {
      if let first = character.unicodeScalars.first, pen.take(first) { continue }
      end += write(
        String(character).glyphs, row: row, column: end, style: pen.applied(to: style))
    }
    return end - column
  }

  /// Writes one line in the style of a role.
  @discardableResult
  package mutating func write(_ text: String, row: Int, column: Int, _ role: Role) -> Int {
    write(text, row: row, column: column, style: Style(role))
  }

  /// Writes glyphs from left to right and returns how many columns they took.
  @discardableResult
  package mutating func write(
    _ glyphs: some Sequence<Glyph>, row: Int, column: Int, style: Style
  ) -> Int {
    var offset = 0
    for glyph in glyphs {
      put(glyph, row: row, column: column + offset, style: style)
      offset += glyph.width
    }
    return offset
  }

  /// Fills a rectangle with a narrow character.
  package mutating func fill(_ rect: Rect, with character: Character = " ", style: Style) {
    let glyph = Glyph(character, width: 1)
    let seen = clip.intersection(
      Rect(
        row: origin.row + rect.origin.row, column: origin.column + rect.origin.column,
        columns: rect.size.columns, rows: rect.size.rows))
    for row in seen.rows {
      for column in seen.columns { frame.put(glyph, row: row, column: column, style: style) }
    }
  }

  /// Puts the terminal's cursor at a place, if that is in sight; seen where text is typed.
  package mutating func putCursor(row: Int, column: Int, isVisible: Bool) {
    let place = Position(row: origin.row + row, column: origin.column + column)
    guard clip.contains(place) else { return }
    frame.cursor = place
    frame.isCursorVisible = isVisible
  }

  private mutating func put(_ glyph: Glyph, row: Int, column: Int, style: Style) {
    let (row, column) = (origin.row + row, origin.column + column)
    guard clip.rows.contains(row) else { return }
    let isWhole = clip.columns.contains(column) && clip.columns.contains(column + glyph.width - 1)
    if isWhole {
      frame.put(glyph, row: row, column: column, style: style)
    } else if glyph.width == 2 {
      // Half of a wide glyph can't be shown; its visible column stays blank.
      for half in [column, column + 1] where clip.columns.contains(half) {
        frame.put(Glyph(" ", width: 1), row: row, column: half, style: style)
      }
    }
  }
}

extension Rect {
  /// What two rectangles share.
  package func intersection(_ other: Rect) -> Rect {
    let top = max(origin.row, other.origin.row)
    let left = max(origin.column, other.origin.column)
    return Rect(
      row: top, column: left,
      columns: max(0, min(columns.upperBound, other.columns.upperBound) - left),
      rows: max(0, min(rows.upperBound, other.rows.upperBound) - top))
  }
}
