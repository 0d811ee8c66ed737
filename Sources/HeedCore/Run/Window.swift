/// A window in the manner of whiptail and dialog: a size as asked for, the title in its border.
package struct Window: Equatable, Sendable {
  /// Border and all; `nil` for as much as the content likes.
  package var size: Size?
  /// The least that it has where its size is left to the content.
  package var least = Size(columns: 0, rows: 0)
  /// Whether it stands in the top left corner instead of the middle.
  package var isTopLeft = false
  /// The line above all windows.
  package var backtitle = ""

  package init(size: Size? = nil) { self.size = size }
}

extension Layout {
  /// Border, and a blank on each side of the content.
  private static let edge = Size(columns: 4, rows: 2)

  /// Places a window: what was asked for is a wish, and never more than the screen has.
  init(of dialog: some Dialog, in chrome: Chrome, _ window: Window, on screen: Size) {
    let edge = Self.edge
    let most = Size(
      columns: max(1, screen.columns - edge.columns), rows: max(1, screen.rows - edge.rows))
    let title = DisplayText.line(chrome.title)
    // As in whiptail, a window that sizes itself leaves the last row of the screen alone.
    let natural = {
      Self.natural(
        of: dialog, window, title: title,
        within: Size(columns: most.columns, rows: max(1, most.rows - 1)))
    }
    // A size in which nothing could be shown is none.
    let least = dialog.leastSize(in: most)
    var wish = window.size ?? natural()
    if wish.columns < least.columns + edge.columns || wish.rows < edge.rows + 3 { wish = natural() }
    wish.rows = max(wish.rows, min(least.rows + edge.rows, screen.rows))
    let columns = min(screen.columns, max(wish.columns, edge.columns + 1))
    let inner = max(1, columns - edge.columns)
    let top = window.backtitle.isEmpty || chrome.isInline ? 0 : 1
    let rows = min(
      chrome.isInline ? screen.rows - 1 : screen.rows - top, max(wish.rows, edge.rows + 1))
    let room = max(1, rows - edge.rows)
    // A row of air above and below the content, where it is not needed for the content itself.
    let needed = dialog.measure(in: Size(columns: inner, rows: room)).rows
    let below = room > needed ? 1 : 0
    let above = room > needed + below ? 1 : 0
    let middle = Position(
      row: max(top, (screen.rows - rows) / 2), column: max(0, (screen.columns - columns) / 2))
    let corner = window.isTopLeft || chrome.isInline ? Position(row: 0, column: 0) : middle
    let shown = truncate(title, columns: max(0, columns - 6))
    let titleColumn = corner.column + max(1, (columns - shown.displayWidth - 4) / 2)
    self.init(
      screen: chrome.isInline ? Size(columns: screen.columns, rows: rows) : screen,
      outer: Rect(row: corner.row, column: corner.column, columns: columns, rows: rows),
      content: Rect(
        row: corner.row + 1 + above, column: corner.column + 2, columns: inner,
        rows: max(1, room - above - below)),
      titleLines: shown.isEmpty ? [] : [shown],
      titleOrigin: Position(row: corner.row, column: titleColumn))
  }

  private static func natural(
    of dialog: some Dialog, _ window: Window, title: String, within most: Size
  ) -> Size {
    let wished = dialog.measure(in: most)
    let columns = min(
      most.columns,
      max(wished.columns, title.displayWidth + 2, window.least.columns - edge.columns))
    let rows = dialog.measure(in: Size(columns: columns, rows: most.rows)).rows
    return Size(
      columns: columns + edge.columns,
      rows: max(min(rows + 2, most.rows) + edge.rows, window.least.rows))
  }
}

extension Chrome {
  func drawWindow(_ window: Window, in layout: Layout, on canvas: inout Canvas) {
    canvas.write(
      truncate(DisplayText.line(window.backtitle), columns: layout.screen.columns), row: 0,
      column: 0, .backtitle)
    drawBox(layout.outer, corners: Corners.square, on: &canvas)
    guard let title = layout.titleLines.first else { return }
    let (row, column) = (layout.titleOrigin.row, layout.titleOrigin.column)
    canvas.write("┤ ", row: row, column: column, .border)
    let width = canvas.write(title, row: row, column: column + 2, severity?.role ?? .title)
    canvas.write(" ├", row: row, column: column + 2 + width, .border)
  }

  /// A line at the foot of the screen, where the window leaves it free.
  func drawHelp(_ text: String, in layout: Layout, on canvas: inout Canvas) {
    let row = layout.screen.rows - 1
    guard !layout.outer.rows.contains(row) else { return }
    canvas.write(truncate(text, columns: layout.screen.columns), row: row, column: 0, .footer)
  }
}
