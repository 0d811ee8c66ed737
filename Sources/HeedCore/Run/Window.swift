/// A window in the manner of whiptail and dialog: a size as asked for, the title in its border.
package struct Window: Equatable, Sendable {
  /// How long a side is.
  package enum Extent: Equatable, Sendable {
    /// As much as the content likes.
    case natural
    /// As much as the screen has.
    case full
    /// So many cells, border and all, where the screen has them.
    case cells(Int)
  }

  /// What the border is drawn with.
  package enum Lines: Equatable, Sendable { case drawn, ascii, blank }

  package var columns: Extent
  package var rows: Extent
  /// The least that it has where its size is left to the content.
  package var least = Size(columns: 0, rows: 0)
  /// Where its top left corner is; `nil` for in the middle.
  package var corner: Position?
  /// The line above all windows.
  package var backtitle = ""
  /// Whether it looks as in dialog: a rule below the backtitle, titles without brackets.
  package var isPlain = false
  package var lines = Lines.drawn
  /// What stands in the middle of the lower border.
  package var foot = ""

  /// A window of a size, or as large as its content likes.
  package init(size: Size? = nil) {
    columns = size.map { .cells($0.columns) } ?? .natural
    rows = size.map { .cells($0.rows) } ?? .natural
  }

  /// The rows above all windows.
  fileprivate var headRows: Int { backtitle.isEmpty ? 0 : isPlain ? 2 : 1 }
}

extension Layout {
  /// Border, and a blank on each side of the content.
  private static let edge = Size(columns: 4, rows: 2)

  /// Places a window: what was asked for is a wish, and never more than the screen has.
  init(of dialog: some Dialog, in chrome: Chrome, _ window: Window, on screen: Size) {
    let edge = Self.edge
    let title = DisplayText.line(chrome.title)
    let wish = Self.wish(of: dialog, window, title: title, on: screen)
    let columns = min(screen.columns, max(wish.columns, edge.columns + 1))
    let inner = max(1, columns - edge.columns)
    let head = chrome.isInline && !window.isPlain ? 0 : window.headRows
    // The rule below a backtitle gives way before the window does.
    let top = wish.rows > screen.rows - head ? min(1, head) : head
    let rows = min(
      screen.rows - top - (chrome.isInline ? 1 : 0), max(wish.rows, edge.rows + 1))
    let room = max(1, rows - edge.rows)
    // A row of air above and below the content, where it is not needed for the content itself.
    let needed = dialog.measure(in: Size(columns: inner, rows: room)).rows
    let below = room > needed && !window.isPlain ? 1 : 0
    let above = room > needed + below && !window.isPlain ? 1 : 0
    let corner =
      chrome.isInline
      ? Position(row: top, column: 0)
      : window.place(of: Size(columns: columns, rows: rows), below: top, on: screen)
    let shown = truncate(title, columns: max(0, columns - (window.isPlain ? 2 : 6)))
    let ornament = window.isPlain ? 0 : 4
    let titleColumn = corner.column + max(1, (columns - shown.displayWidth - ornament) / 2)
    self.init(
      screen: chrome.isInline ? Size(columns: screen.columns, rows: top + rows) : screen,
      outer: Rect(row: corner.row, column: corner.column, columns: columns, rows: rows),
      content: Rect(
        row: corner.row + 1 + above, column: corner.column + 2, columns: inner,
        rows: max(1, room - above - below)),
      titleLines: shown.isEmpty ? [] : [shown],
      titleOrigin: Position(row: corner.row, column: titleColumn))
  }

  /// The size that a window would like; one in which nothing could be shown is none.
  private static func wish(
    of dialog: some Dialog, _ window: Window, title: String, on screen: Size
  ) -> Size {
    let most = Size(
      columns: max(1, screen.columns - edge.columns), rows: max(1, screen.rows - edge.rows))
    // As in whiptail, a window that sizes itself leaves the last row of the screen alone.
    let room = Size(columns: most.columns, rows: max(1, most.rows - 1))
    let least = dialog.leastSize(in: most)
    var columns = window.columns.cells(of: screen.columns)
    var rows = window.rows.cells(of: screen.rows)
    if let wanted = columns, wanted < least.columns + edge.columns {
      (columns, rows) = (nil, window.isPlain ? rows : nil)
    }
    if let wanted = rows, wanted < edge.rows + 3 {
      (columns, rows) = (window.isPlain ? columns : nil, nil)
    }
    if columns == nil || rows == nil {
      let natural = Self.natural(of: dialog, window, columns: columns, title: title, within: room)
      (columns, rows) = (columns ?? natural.columns, rows ?? natural.rows)
    }
    let size = Size(columns: columns ?? 0, rows: rows ?? 0)
    return Size(
      columns: size.columns, rows: max(size.rows, min(least.rows + edge.rows, screen.rows)))
  }

  private static func natural(
    of dialog: some Dialog, _ window: Window, columns given: Int?, title: String,
    within most: Size
  ) -> Size {
    let wished = dialog.measure(in: most)
    let columns =
      given.map { min(most.columns, $0 - edge.columns) }
      ?? min(
        most.columns,
        max(
          wished.columns, title.displayWidth + 2, window.foot.displayWidth + 2,
          window.least.columns - edge.columns))
    let rows = dialog.measure(in: Size(columns: max(1, columns), rows: most.rows)).rows
    let air = window.isPlain ? 0 : 2
    return Size(
      columns: columns + edge.columns,
      rows: max(min(rows + air, most.rows) + edge.rows, window.least.rows))
  }
}

extension Window.Extent {
  /// The cells that were asked for on a screen of some cells; `nil` where that is left open.
  fileprivate func cells(of screen: Int) -> Int? {
    switch self {
    case .natural: nil
    case .full: screen
    case .cells(let cells): cells
    }
  }
}

extension Window {
  /// Where it stands on a screen: as said, as far as it fits there, else in the middle.
  fileprivate func place(of size: Size, below top: Int, on screen: Size) -> Position {
    let last = Position(
      row: max(0, screen.rows - size.rows), column: max(0, screen.columns - size.columns))
    if let corner {
      return Position(
        row: min(max(0, corner.row), last.row), column: min(max(0, corner.column), last.column))
    }
    return Position(row: max(top, last.row / 2), column: last.column / 2)
  }
}

extension Chrome {
  func drawWindow(_ window: Window, in layout: Layout, on canvas: inout Canvas) {
    drawHead(window, in: layout, on: &canvas)
    switch window.lines {
    case .drawn: drawBox(layout.outer, corners: Corners.square, on: &canvas)
    case .ascii: drawBox(layout.outer, corners: Corners.ascii, on: &canvas)
    case .blank: drawBox(layout.outer, corners: Corners.blank, on: &canvas)
    }
    if !window.foot.isEmpty { drawFoot(window.foot, in: layout, on: &canvas) }
    guard let title = layout.titleLines.first else { return }
    let (row, column) = (layout.titleOrigin.row, layout.titleOrigin.column)
    if window.isPlain {
      let hasAir = title.displayWidth + 4 <= layout.outer.size.columns
      if hasAir { canvas.write(" ", row: row, column: column - 1, .title) }
      let width = canvas.write(title, row: row, column: column, severity?.role ?? .title)
      if hasAir { canvas.write(" ", row: row, column: column + width, .title) }
      return
    }
    canvas.write("┤ ", row: row, column: column, .border)
    let width = canvas.write(title, row: row, column: column + 2, severity?.role ?? .title)
    canvas.write(" ├", row: row, column: column + 2 + width, .border)
  }

  /// The line above all windows, and in dialog a rule below it.
  private func drawHead(_ window: Window, in layout: Layout, on canvas: inout Canvas) {
    let columns = layout.screen.columns
    let text = DisplayText.line(window.backtitle)
    guard !text.isEmpty, !isInline || window.isPlain else { return }
    let margin = window.isPlain ? 1 : 0
    // Another line may be there from a box before.
    canvas.fill(Rect(row: 0, column: 0, columns: columns, rows: 1), style: Style(.backdrop))
    canvas.write(
      truncate(text, columns: columns - margin), row: 0, column: margin, .backtitle)
    guard window.isPlain else { return }
    canvas.fill(
      Rect(row: 1, column: 1, columns: columns - 2, rows: 1), with: window.lines.rule,
      style: Style(.backtitle))
  }

  private func drawFoot(_ text: String, in layout: Layout, on canvas: inout Canvas) {
    let outer = layout.outer
    let shown = "[\(truncate(DisplayText.line(text), columns: max(0, outer.size.columns - 6)))]"
    canvas.write(
      shown, row: outer.rows.upperBound - 1,
      column: outer.origin.column + (outer.size.columns - shown.displayWidth) / 2, .border)
  }

  /// A line at the foot of the screen, where the window leaves it free.
  func drawHelp(_ text: String, in layout: Layout, on canvas: inout Canvas) {
    let row = layout.screen.rows - 1
    guard !layout.outer.rows.contains(row) else { return }
    canvas.write(truncate(text, columns: layout.screen.columns), row: row, column: 0, .footer)
  }
}

extension Window.Lines {
  fileprivate var rule: Character {
    switch self {
    case .drawn: "─"
    case .ascii: "-"
    case .blank: " "
    }
  }
}
