import Glibc
import HeedCore

/// Rows below the cursor, painted with terminfo; the rest of the screen is left alone.
///
/// While the cursor is hidden it stands at the first row's start, so that it marks that place
/// whatever the terminal does to its rows on a resize.
final class InlineSurface: Surface {
  private let descriptor: Int32
  private let keepsResult: Bool
  private let usesMouse: Bool
  /// Whether all rows of the screen are taken, which is cleared for that.
  private let coversScreen: Bool
  private let reflows: Bool
  private var screen: Size
  private var pen: InlinePen
  private var lines: [[Cell]] = []
  /// How many rows from the first are known to be there.
  private var room = 0
  /// The screen's row that the first row is in, once the terminal has said so.
  private var origin: Int?
  private var isCursorHidden = false
  var isASCII: Bool { pen.charset == .ascii }
  private(set) var awaitsReport = false
  private var hasMouse = false

  init(_ tty: borrowing Tty, options: TerminalOptions) throws(TerminalError) {
    let capabilities = try InlineCapabilities(tty.descriptor)
    descriptor = tty.descriptor
    keepsResult = options.keepsResult
    coversScreen = options.coversScreen && capabilities.clear != nil
    usesMouse = options.usesMouse && !options.keepsResult && capabilities.isXtermLike
    reflows = InlineReflow.happens(
      type: try Terminfo.type(), isXterm: getenv("XTERM_VERSION") != nil,
      isTmux: getenv("TMUX") != nil)
    screen = tty.size
    let isMono = options.isMono || capabilities.colors == 0
    pen = InlinePen(
      capabilities, charset: options.isASCII ? .ascii : Charset.prepare(),
      theme: isMono ? .mono : options.theme)
  }

  func show(_ frame: borrowing Frame) {
    let count = min(frame.size.rows, screen.rows)
    if room == 0 { begin(rows: count) }
    makeRoom(for: count)
    for row in 0..<count { draw(trimmed(frame, row: row), row: row) }
    for row in count..<max(count, lines.count) { draw([], row: row) }
    lines.removeLast(max(0, lines.count - count))
    let cursor = frame.isCursorVisible ? frame.cursor : nil
    place(cursor.flatMap { $0.row < count ? $0 : nil })
    flush()
  }

  func resize(to size: Size) {
    guard size != screen else { return }
    let isWider = size.columns != screen.columns
    screen = size
    guard room > 0 else { return }
    var above = pen.position.row
    if reflows, isWider {
      above = InlineReflow.rowsAbove(
        lengths: lines.map(\.count), row: above, column: pen.position.column, width: size.columns)
    }
    pen.use(.plain)
    pen.assume(Position(row: min(above, size.rows - 1), column: -1))
    pen.move(to: Position(row: 0, column: 0))
    pen.send(pen.capabilities.eraseBelow ?? pen.capabilities.eraseLine)
    (lines, room, origin) = ([], 1, nil)
    ask()
    flush()
  }

  func leave() {
    guard room > 0 else { return }
    erase()
    end()
  }

  func forget() {
    (lines, room, origin, hasMouse, isCursorHidden) = ([], 0, nil, false, false)
    awaitsReport = false
  }

  func finish() {
    guard room > 0 else { return }
    if keepsResult {
      pen.use(.plain)
      pen.move(to: Position(row: max(0, lines.count - 1), column: 0))
      // A line more would move all of the screen.
      if !coversScreen { pen.send("\r\n") }
    } else {
      erase()
    }
    end()
  }

  func take(report: Position) {
    guard awaitsReport else { return }
    awaitsReport = false
    origin = max(0, min(report.row, screen.rows - room))
    guard usesMouse, !hasMouse, room > 0 else { return }
    hasMouse = true
    pen.send(Sequences.mouseOn)
    flush()
  }

  func place(_ mouse: Mouse) -> Mouse? {
    guard let origin else { return nil }
    var mouse = mouse
    mouse.position.row -= origin
    return mouse
  }
}

/// Taking and giving back the rows.
extension InlineSurface {
  /// Takes the first rows.
  private func begin(rows: Int) {
    pen.send(pen.capabilities.hideCursor)
    isCursorHidden = true
    if coversScreen, let clear = pen.capabilities.clear {
      pen.send(clear)
      pen.assume(Position(row: 0, column: 0))
      room = screen.rows
      return
    }
    // A row's worth of blanks moves on to a fresh row only where something stands before the
    // cursor, and leaves no trace where nothing does.
    pen.send(String(repeating: " ", count: screen.columns - 1) + "\r")
    pen.eraseRest()
    pen.assume(Position(row: 0, column: 0))
    room = 1
    makeRoom(for: rows)
    if takesKeys { pen.send(Sequences.pasteOn) }
    ask()
  }

  /// Asks where the first row is; the mouse means nothing until the answer is there.
  private func ask() {
    guard usesMouse else { return }
    pen.move(to: Position(row: 0, column: 0))
    pen.send(Sequences.cursorReport)
    awaitsReport = true
  }

  private func makeRoom(for rows: Int) {
    guard rows > room else { return }
    pen.addRows(rows - room, below: room - 1)
    room = rows
    pen.move(to: Position(row: 0, column: 0))
    // At the foot of the screen everything went up.
    origin = origin.map { max(0, min($0, screen.rows - rows)) }
  }

  private func erase() {
    for row in lines.indices where !lines[row].isEmpty { draw([], row: row) }
    pen.use(.plain)
    pen.move(to: Position(row: 0, column: 0))
  }

  /// Whether keys come here; a result that is only left there changes no modes of others.
  private var takesKeys: Bool { pen.capabilities.isXtermLike && !keepsResult }

  /// Puts the terminal's modes back.
  private func end() {
    if hasMouse { pen.send(Sequences.mouseOff) }
    if takesKeys { pen.send(Sequences.pasteOff) }
    if isCursorHidden { pen.send(pen.capabilities.showCursor) }
    flush()
    (lines, room, origin, hasMouse, isCursorHidden) = ([], 0, nil, false, false)
  }

  private func flush() {
    let bytes = pen.take()
    if !bytes.isEmpty { writeAll(bytes, to: descriptor) }
  }
}

/// Drawing rows.
extension InlineSurface {
  /// A row's cells without blanks at its end.
  private func trimmed(_ frame: borrowing Frame, row: Int) -> [Cell] {
    // Where writing the last column would go on to the next row, it stays empty.
    let columns = min(
      frame.size.columns, screen.columns - (pen.capabilities.hasWaitingWrap ? 0 : 1))
    var end = columns
    while end > 0 {
      let cell = frame[row, end - 1]
      guard cell.width == 1, cell.glyph == " ", pen.paint(for: cell.style).leavesBlanksEmpty else {
        break
      }
      end -= 1
    }
    // Half of a wide glyph cannot be drawn.
    if end > 0, end == columns, frame[row, end - 1].width == 2 { end -= 1 }
    return (0..<end).map { frame[row, $0] }
  }

  /// Draws what differs from what the row shows.
  private func draw(_ cells: [Cell], row: Int) {
    while lines.count <= row { lines.append([]) }
    let old = lines[row]
    guard cells != old else { return }
    lines[row] = cells
    var first = zip(cells, old).prefix { $0 == $1 }.count
    // Do not begin inside a wide glyph.
    while first > 0, first < cells.count, cells[first].width == 0 { first -= 1 }
    var last = cells.count
    if cells.count == old.count {
      last -= zip(cells.reversed(), old.reversed()).prefix { $0 == $1 }.count
      while last < cells.count, cells[last].width == 0 { last += 1 }
    }
    if first < last || cells.count < old.count {
      pen.move(to: Position(row: row, column: first))
    }
    if first < last { for cell in cells[first..<last] { pen.draw(cell) } }
    if cells.count < old.count { pen.eraseRest() }
    if pen.position.column >= screen.columns {
      // The cursor waits at the last column; only a return is sure to take it from there.
      pen.send("\r")
      pen.assume(Position(row: row, column: 0))
    }
  }

  private func place(_ cursor: Position?) {
    pen.use(.plain)
    pen.move(to: cursor ?? Position(row: 0, column: 0))
    if (cursor == nil) != isCursorHidden {
      isCursorHidden = cursor == nil
      pen.send(isCursorHidden ? pen.capabilities.hideCursor : pen.capabilities.showCursor)
    }
  }
}
