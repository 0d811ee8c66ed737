extension Tasks {
  private static let readable = 64
  private static let mostNameColumns = 30
  private static let barColumns = 20
  /// The sign and the air after it.
  private static let signColumns = 2
  /// Room for a time, such as `59 min 59 s`, and the air before it.
  private static let timeColumns = 12

  private func lines(columns: Int) -> [String] { Body.wrapped(message, columns: columns) }

  /// Always as wide as may be, so that it doesn't change with what comes.
  package func measure(in size: Size) -> Size {
    let columns = max(1, min(Self.readable, size.columns))
    let text = lines(columns: columns).count
    let air = text > 0 ? 1 : 0
    // The last row is for the button; empty, it is the air at the foot.
    let foot = buttonList.buttons.isEmpty ? 0 : 1
    return Size(columns: columns, rows: text + air + max(1, rows.count) + 2 + foot)
  }

  /// Where message, tasks, bar and button are on a canvas.
  struct Parts: Equatable {
    var textRows: Int
    var list: Rect
    /// The row of the bar; `nil` where there is no room for it.
    var barRow: Int?
    var foot: Rect
  }

  func parts(in size: Size) -> Parts {
    let foot = !buttonList.buttons.isEmpty && size.rows > 1 ? 1 : 0
    var left = size.rows - foot
    let hasBar = left > 1
    left -= hasBar ? 1 : 0
    let text = min(lines(columns: size.columns).count, max(0, left - min(rows.count, 3)))
    left -= text
    // Air above the tasks, then below them, where all of them fit.
    let airBelow = hasBar && left > rows.count ? 1 : 0
    left -= airBelow
    let airAbove = text > 0 && left > rows.count ? 1 : 0
    left -= airAbove
    let list = Rect(row: text + airAbove, column: 0, columns: size.columns, rows: max(0, left))
    return Parts(
      textRows: text, list: list, barRow: hasBar ? list.rows.upperBound + airBelow : nil,
      foot: Rect(row: size.rows - foot, column: 0, columns: size.columns, rows: foot))
  }

  package func draw(on canvas: inout Canvas, at moment: Moment) {
    let parts = parts(in: canvas.size)
    let columns = canvas.size.columns
    for (row, line) in lines(columns: columns).prefix(parts.textRows).enumerated() {
      canvas.write(line, row: row, column: 0, .text)
    }
    canvas.within(parts.list) { drawList(on: &$0, at: moment) }
    if let row = parts.barRow {
      Meter(overall, phase: Int(moment.elapsed / Meter.beat)).draw(row: row, on: &canvas)
    }
    canvas.within(parts.foot) {
      ButtonArea(buttonList, columns: columns).draw(
        ButtonArea.State(focus: 0) { _ in true }, on: &$0)
    }
  }

  /// The first task in sight: the one that changed last is, unless somebody scrolled.
  func firstRow(room: Int) -> Int {
    let last = max(0, rows.count - room)
    if let scrolled { return min(max(0, scrolled), last) }
    // Those that are still to come are worth more than those that are over.
    return min(max(0, latest - room + 1 + min(2, room / 3)), last)
  }

  private func drawList(on canvas: inout Canvas, at moment: Moment) {
    let size = canvas.size
    let first = firstRow(room: size.rows)
    let room = size.columns - (rows.count > size.rows ? 2 : 0)
    let widest = rows.lazy.map { DisplayText.line($0.name).displayWidth }.max() ?? 0
    let names = min(widest, Self.mostNameColumns, max(4, room / 2 - Self.signColumns))
    for row in 0..<max(0, min(size.rows, rows.count - first)) {
      canvas.within(Rect(row: row, column: 0, columns: room, rows: 1)) {
        draw(rows[first + row], names: names, on: &$0, at: moment)
      }
    }
    guard rows.count > size.rows else { return }
    if first > 0 { canvas.write("▲", row: 0, column: size.columns - 1, .scrollMark) }
    if first + size.rows < rows.count {
      canvas.write("▼", row: size.rows - 1, column: size.columns - 1, .scrollMark)
    }
  }

  private func draw(_ row: Row, names: Int, on canvas: inout Canvas, at moment: Moment) {
    let sign = sign(of: row, at: moment)
    canvas.write(sign.text, row: 0, column: 0, sign.role)
    let name = truncate(DisplayText.line(row.name), columns: names)
    canvas.write(name, row: 0, column: Self.signColumns, row.state == .waiting ? .hint : .text)
    let left = Self.signColumns + names + 2
    var right = canvas.size.columns
    if let seconds = row.seconds(at: moment.elapsed), right - left >= Self.timeColumns + 8 {
      let text = Estimate.words(seconds)
      canvas.write(text, row: 0, column: right - text.utf8.count, .hint)
      right -= Self.timeColumns
    }
    canvas.within(Rect(row: 0, column: left, columns: max(0, right - left), rows: 1)) {
      drawState(of: row, on: &$0)
    }
  }

  /// The bar where it is known how far it is, else the word, and what is said beside that.
  private func drawState(of row: Row, on canvas: inout Canvas) {
    let room = canvas.size.columns
    let note = DisplayText.line(row.note)
    var column = 0
    if let percent = row.percent {
      // A bar takes half of the room at most where there is a note too.
      let columns = min(Self.barColumns, note.isEmpty ? room : room / 2)
      canvas.within(Rect(row: 0, column: 0, columns: columns, rows: 1)) {
        Meter(percent).draw(row: 0, on: &$0)
      }
      column = columns + 2
    } else if row.state != .running || note.isEmpty {
      let word = truncate(row.shownWord, columns: room)
      canvas.write(word, row: 0, column: 0, row.state == .failed ? .error : .hint)
      column = word.isEmpty ? 0 : word.displayWidth + 2
    }
    if column < room {
      canvas.write(truncate(note, columns: room - column), row: 0, column: column, .text)
    }
  }

  private static let spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧"]

  private func sign(of row: Row, at moment: Moment) -> (text: String, role: Role) {
    switch row.state {
    case .waiting: ("·", .hint)
    case .running where isOver || isStill: ("…", .hint)
    case .running:
      (Self.spinner[Int(moment.elapsed / Meter.beat) % Self.spinner.count], .mark)
    case .done: ("✓", .success)
    case .failed: ("✗", .error)
    case .skipped: ("–", .hint)
    case .plain: (" ", .text)
    }
  }

  // MARK: Keys

  mutating func handle(_ key: Key, in size: Size) -> Outcome? {
    let room = parts(in: size).list.size.rows
    switch key.code {
    case .up: scrolled = max(0, firstRow(room: room) - 1)
    case .down: scrolled = firstRow(room: room) + 1
    case .pageUp: scrolled = max(0, firstRow(room: room) - max(1, room - 1))
    case .pageDown: scrolled = firstRow(room: room) + max(1, room - 1)
    case .home: scrolled = 0
    case .end: scrolled = nil
    // No letters: what was typed for the next prompt must not stop what is going on.
    case .escape, .enter: return pressOnly()
    case .character(" ") where key.modifiers.isEmpty: return pressOnly()
    default: break
    }
    scrolled = scrolled.map { min($0, max(0, rows.count - room)) }
    return nil
  }

  private func pressOnly() -> Outcome? {
    !buttonList.buttons.isEmpty && isLive(0) ? press(0) : nil
  }

  mutating func handle(_ mouse: Mouse, in size: Size) -> Outcome? {
    switch mouse.action {
    case .wheelUp: return handle(Key(.up), in: size)
    case .wheelDown: return handle(Key(.down), in: size)
    case .release: return nil
    case .press:
      let rect = parts(in: size).foot
      guard rect.contains(mouse.position), !buttonList.buttons.isEmpty, isLive(0) else {
        return nil
      }
      let place = Position(row: 0, column: mouse.position.column)
      let area = ButtonArea(buttonList, columns: size.columns)
      return area.index(at: place, in: rect.size, focus: 0).map { press($0) }
    }
  }
}
