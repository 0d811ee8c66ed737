import HeedCore

/// Collects what goes to the terminal, and knows where its cursor then is.
///
/// Places are relative to the first row of the dialog.
struct InlinePen {
  let capabilities: InlineCapabilities
  let charset: Charset
  private let theme: Theme
  private var sequences: [Paint: String] = [:]
  private var current = Paint.plain
  private(set) var position = Position(row: 0, column: 0)
  private var bytes: [UInt8] = []

  init(_ capabilities: InlineCapabilities, charset: Charset, theme: Theme) {
    (self.capabilities, self.charset, self.theme) = (capabilities, charset, theme)
    bytes.reserveCapacity(2_048)
  }

  func paint(for style: Style) -> Paint { theme.resolve(style) }

  /// What was collected.
  mutating func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  mutating func send(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// The cursor is somewhere else than was sent.
  mutating func assume(_ place: Position) { position = place }

  /// Sets the look of what follows.
  mutating func use(_ paint: Paint) {
    guard paint != current else { return }
    if current != .plain { send(capabilities.plain) }
    current = paint
    guard paint != .plain else { return }
    let sequence = sequences[paint] ?? capabilities.sequence(for: paint)
    sequences[paint] = sequence
    send(sequence)
  }

  /// Goes to a place in rows that are there already.
  mutating func move(to place: Position) {
    if place.row < position.row {
      send(Terminfo.format(capabilities.up, position.row - place.row))
    } else if place.row > position.row {
      let count = place.row - position.row
      if let down = capabilities.down {
        send(Terminfo.format(down, count))
      } else {
        send(String(repeating: "\n", count: count))
        position.column = 0
      }
    }
    position.row = place.row
    guard place.column != position.column else { return }
    send("\r")
    if place.column > 0 {
      if let right = capabilities.right {
        send(Terminfo.format(right, place.column))
      } else if let column = capabilities.column {
        send(Terminfo.format(column, place.column))
      }
    }
    position.column = place.column
  }

  /// Makes rows below the last one, scrolling the screen where they are not there yet.
  mutating func addRows(_ count: Int, below last: Int) {
    guard count > 0 else { return }
    use(.plain)
    move(to: Position(row: last, column: position.column))
    send(String(repeating: "\n", count: count))
    send("\r")
    position = Position(row: last + count, column: 0)
  }

  /// Draws a cell at the cursor.
  mutating func draw(_ cell: Cell) {
    guard cell.width > 0 else { return }
    use(paint(for: cell.style))
    let isPlain = cell.glyph.isASCII
    let isText = charset == .utf8 && !cell.glyph.unicodeScalars.contains { $0.value < 0x20 }
    if isPlain || !isText {
      let text = AsciiSubstitutes.text(for: cell.glyph, width: Int(cell.width))
      send(text.utf8.allSatisfy { (0x20...0x7E).contains($0) } ? text : "?")
    } else {
      send(String(cell.glyph))
    }
    position.column += Int(cell.width)
    // Terminals disagree about the width of joined characters; put the cursor right.
    if !isPlain, cell.glyph.unicodeScalars.count > 1, let column = capabilities.column {
      send(Terminfo.format(column, position.column))
    }
  }

  /// Erases from the cursor to the end of its row.
  mutating func eraseRest() {
    use(.plain)
    send(capabilities.eraseLine)
  }
}
