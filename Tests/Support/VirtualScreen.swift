import CVterm
package import HeedCore

/// A terminal emulator: it is fed with what a program writes, and read by tests.
package final class VirtualScreen {
  package private(set) var size: Size
  /// The private modes (`ESC [ ? n h`) that are on.
  package private(set) var modes: Set<Int> = VirtualScreen.initialModes
  private var scanner = ModeScanner()
  private var replies: [UInt8] = []
  /// The glyphs of the rows and their columns, until something is written.
  private var glyphs: [[(column: Int, text: String)]]?
  let terminal: OpaquePointer
  private let screen: OpaquePointer

  /// What is on in a fresh terminal: wrapping at the margin and the cursor.
  package static let initialModes: Set<Int> = [7, 25]

  package init(_ size: Size = Size(columns: 80, rows: 24)) {
    guard let terminal = vterm_new(Int32(size.rows), Int32(size.columns)),
      let screen = vterm_obtain_screen(terminal)
    else { fatalError("libvterm has no memory for a screen") }
    (self.size, self.terminal, self.screen) = (size, terminal, screen)
    vterm_set_utf8(terminal, 1)
    vterm_screen_enable_altscreen(screen, 1)
    vterm_screen_reset(screen, 1)
    let keep: @convention(c) (UnsafePointer<CChar>?, Int, UnsafeMutableRawPointer?) -> Void = {
      guard let user = $2 else { return }
      Unmanaged<VirtualScreen>.fromOpaque(user).takeUnretainedValue()
        .reply(Array(UnsafeRawBufferPointer(start: $0, count: $1)))
    }
    vterm_output_set_callback(terminal, keep, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit { vterm_free(terminal) }

  package func feed(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    glyphs = nil
    scanner.scan(bytes) { mode, isOn in
      if isOn { modes.insert(mode) } else { modes.remove(mode) }
    }
    bytes.withUnsafeBytes {
      _ = vterm_input_write(terminal, $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count)
    }
  }

  package func feed(_ text: String) { feed(Array(text.utf8)) }

  package func resize(_ size: Size) {
    self.size = size
    glyphs = nil
    vterm_set_size(terminal, Int32(size.rows), Int32(size.columns))
  }

  func reply(_ bytes: [UInt8]) { replies += bytes }

  /// What the emulator has to tell the program since the last call: answers to queries, and keys.
  package func takeReplies() -> [UInt8] {
    defer { replies = [] }
    return replies
  }
}

// MARK: - Reading the screen

extension VirtualScreen {
  /// The rows as text, without blanks at their ends and empty rows at the foot.
  package var picture: String { trimmed((0..<size.rows).map(row)) }

  /// The rows as one ``ScreenCell/letter`` a cell, trimmed as `picture` is.
  package var stylePicture: String {
    trimmed(
      (0..<size.rows).map { row in
        String((0..<size.columns).map { self[row, $0].letter })
      })
  }

  /// One row as text, without blanks at its end.
  package func row(_ row: Int) -> String {
    var line = (0..<size.columns).map { self[row, $0].text }.joined()
    while line.last == " " { line.removeLast() }
    return line
  }

  package subscript(row: Int, column: Int) -> ScreenCell {
    var cell = VTermScreenCell()
    vterm_screen_get_cell(screen, VTermPos(row: Int32(row), col: Int32(column)), &cell)
    return ScreenCell(cell)
  }

  /// Where a text first stands within one row.
  package func position(of text: String) -> Position? {
    let wanted = text.map { String($0) }
    for (row, glyphs) in rowsOfGlyphs().enumerated() where glyphs.count >= wanted.count {
      for start in 0...(glyphs.count - wanted.count)
      where glyphs[start].text == wanted.first
        && zip(glyphs[start...], wanted).allSatisfy({ $0.text == $1 })
      {
        return Position(row: row, column: glyphs[start].column)
      }
    }
    return nil
  }

  private func rowsOfGlyphs() -> [[(column: Int, text: String)]] {
    if let glyphs { return glyphs }
    let rows = (0..<size.rows).map { row in
      (0..<size.columns).map { (column: $0, text: self[row, $0].text) }.filter { !$0.text.isEmpty }
    }
    glyphs = rows
    return rows
  }

  /// The cell where a text first starts.
  package func cell(of text: String) -> ScreenCell? {
    position(of: text).map { self[$0.row, $0.column] }
  }

  package func contains(_ text: String) -> Bool { position(of: text) != nil }

  /// Where the cursor stands, seen or not.
  package var cursor: Position {
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
    return Position(row: Int(position.row), column: Int(position.col))
  }

  package var isCursorVisible: Bool { modes.contains(25) }
  package var isAlternate: Bool { !modes.isDisjoint(with: [47, 1047, 1049]) }
  package var hasMouse: Bool { !modes.isDisjoint(with: [9, 1000, 1002, 1003]) }
  package var hasBracketedPaste: Bool { modes.contains(2004) }

  private func trimmed(_ rows: [String]) -> String {
    var rows = rows.map { row in
      var row = row[...]
      while row.last == " " { row.removeLast() }
      return row
    }
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows.joined(separator: "\n")
  }
}
