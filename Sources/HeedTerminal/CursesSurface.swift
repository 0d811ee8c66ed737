import CCurses
import Glibc
import HeedCore

/// The whole screen, painted by ncurses, which sends only what changed.
final class CursesSurface: Surface {
  private let screen: OpaquePointer
  private let window: UnsafeMutablePointer<WINDOW>
  private let output: CursesOutput
  private let modes: (on: String, off: String)
  private var painter: CursesPainter
  private var shown: Frame?
  private var isHeld = false
  private var isCursorVisible = true

  var awaitsReport: Bool { false }
  let isASCII: Bool

  init(_ tty: borrowing Tty, options: TerminalOptions) throws(TerminalError) {
    let type = try Terminfo.type()
    let charset = options.isASCII ? .ascii : Charset.prepare()
    let output = try CursesOutput(tty.descriptor)
    // The size comes from the terminal itself.
    use_env(false)
    guard let screen = Self.open(output.stream), let window = ccurses_screen() else {
      throw .dumb(type: type)
    }
    guard Terminfo.string("cup") != nil else {
      delscreen(screen)
      throw .dumb(type: type)
    }
    // Else a refresh gives up half-way when a key is waiting.
    typeahead(-1)
    ccurses_forget_repeat()
    // Where ncurses sees the terminal it turns on what makes signals of keys.
    if tty.isForeign { raw() }
    let hasModes = Terminfo.isXtermLike
    let hasMouse = hasModes && options.usesMouse
    modes = (
      on: hasModes ? Sequences.pasteOn + (hasMouse ? Sequences.mouseOn : "") : "",
      off: hasModes ? (hasMouse ? Sequences.mouseOff : "") + Sequences.pasteOff : ""
    )
    (self.output, self.screen, self.window) = (output, screen, window)
    isASCII = charset == .ascii
    painter = CursesPainter(
      palette: CursesPalette(options.isMono ? .mono : options.theme), charset: charset)
    painter.prepare(window)
    resize(to: tty.size)
  }

  /// Opens the screen by the host's description of the terminal, else by ours.
  private static func open(_ stream: UnsafeMutablePointer<FILE>) -> OpaquePointer? {
    if let screen = newterm(nil, stream, stream) { return screen }
    return Terminfo.withEmbedded {
      newterm(strdup(EmbeddedTerminfo.type), stream, stream)
    }
  }

  func show(_ frame: borrowing Frame) {
    if shown?.size != frame.size { shown = nil }
    if shown == nil { werase(window) }
    let rows = min(frame.size.rows, Int(getmaxy(window)))
    for row in 0..<rows where shown.map({ $0.differs(from: frame, in: row) }) ?? true {
      painter.paint(row, of: frame, isFresh: shown == nil, in: window)
    }
    place(frame.cursor, isVisible: frame.isCursorVisible)
    wrefresh(window)
    output.flush(before: isHeld ? "" : modes.on)
    isHeld = true
    shown = copy frame
  }

  /// Puts the cursor where the focus is even while it is hidden: braille lines follow it.
  private func place(_ cursor: Position?, isVisible: Bool) {
    if isVisible != isCursorVisible {
      curs_set(isVisible ? 1 : 0)
      isCursorVisible = isVisible
    }
    if let cursor { wmove(window, Int32(clamping: cursor.row), Int32(clamping: cursor.column)) }
  }

  func resize(to size: Size) {
    let (rows, columns) = (Int32(clamping: size.rows), Int32(clamping: size.columns))
    guard getmaxy(window) != rows || getmaxx(window) != columns else { return }
    resizeterm(rows, columns)
    shown = nil
    // What the terminal made of the old picture is not known.
    if isHeld { ccurses_redraw_all() }
  }

  func leave() {
    guard isHeld else { return }
    isHeld = false
    shown = nil
    endwin()
    output.flush(before: modes.off)
    ccurses_redraw_all()
  }

  func forget() {
    guard isHeld else { return }
    (isHeld, shown) = (false, nil)
    endwin()
    output.discard()
    ccurses_redraw_all()
  }

  func finish() { leave() }
  func take(report: Position) {}
  func place(_ mouse: Mouse) -> Mouse? { mouse }

  deinit {
    leave()
    delscreen(screen)
  }
}

extension Frame {
  /// Whether a row of two frames of one size differs.
  func differs(from other: borrowing Frame, in row: Int) -> Bool {
    let range = (row * size.columns)..<((row + 1) * size.columns)
    return range.contains { cells[$0] != other.cells[$0] }
  }
}
