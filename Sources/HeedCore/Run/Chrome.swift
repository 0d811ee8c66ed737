/// What surrounds a dialog, the same for all kinds: title, border, place and footer.
package struct Chrome: Sendable {
  /// Where a dialog opens.
  package enum Place: Equatable, Sendable {
    case center, top, bottom
    /// Below the cursor, without taking the rest of the screen.
    case cursor
    /// With its top left corner at a cell; counted from 1, as terminals do.
    case at(row: Int, column: Int)
  }

  /// Whether the title is drawn.
  package enum TitleVisibility: String, CaseIterable, Sendable {
    /// Where the screen has room for it.
    case automatic
    case visible, hidden
  }

  package var title: String
  package var titleVisibility = TitleVisibility.automatic
  package var severity: Severity?
  package var place: Place
  package var hasFooter = true
  /// How many columns it should have, border and all, where it is not in a window.
  package var columns: Int?
  /// How many rows it should have, border and all; as many as it needs where it can't do with less.
  package var rows: Int?
  /// The window that stands for border, footer and place, in the manner of whiptail and dialog.
  package var window: Window?

  /// What was on the screen before and stays there, as far as the window does not cover it.
  package var beneath: Frame?
  /// Dialogs that go on behind, as a log that is followed.
  package var behind: [Behind] = []

  package init(title: String = "", place: Place = .center) {
    self.title = title
    self.place = place
  }

  package var isInline: Bool { place == .cursor }

  /// Draws a dialog, with what is above it, and returns where its parts are.
  func show<T: Terminal & ~Copyable>(
    _ dialog: some Dialog, timing: Timing, at moment: Moment, on terminal: inout T,
    above: (inout Canvas) -> Void
  ) -> Layout {
    let layout = Layout(of: dialog, in: self, on: terminal.size)
    var canvas = backdrop(layout.screen, at: moment)
    draw(
      dialog, in: layout, timing: timing, at: moment, spellsKeys: terminal.isASCII, on: &canvas)
    above(&canvas)
    terminal.show(canvas.frame)
    return layout
  }

  /// A dialog as it is at first, for what is shown once and left.
  package func frame(of dialog: some Dialog, on screen: Size) -> Frame {
    let layout = Layout(of: dialog, in: self, on: screen)
    var canvas = backdrop(layout.screen, at: Moment())
    draw(dialog, in: layout, timing: Timing(), at: Moment(), on: &canvas)
    return canvas.frame
  }

  /// Draws a dialog with all that surrounds it.
  package func draw(
    _ dialog: some Dialog, in layout: Layout, timing: Timing, at moment: Moment,
    spellsKeys: Bool = false, on canvas: inout Canvas
  ) {
    if let window {
      drawWindow(window, in: layout, on: &canvas)
      if let help = dialog.helpLine(in: layout.content.size) {
        drawHelp(help, in: layout, on: &canvas)
      }
    } else {
      if layout.hasBorder { drawBox(layout.outer, corners: Corners.round, on: &canvas) }
      drawTitle(in: layout, on: &canvas)
    }
    canvas.within(layout.content) { dialog.draw(on: &$0, at: moment) }
    let countdown = timing.secondsLeft(at: moment.elapsed).map { timing.countdown($0) }
    if let footer = layout.footer {
      let hints = dialog.hints(in: layout.content.size, at: moment)
      canvas.within(footer) {
        drawFooter(spellsKeys ? hints.map(\.spelled) : hints, countdown: countdown, on: &$0)
      }
    } else if let countdown, layout.hasBorder {
      let column = layout.outer.columns.upperBound - countdown.displayWidth - 4
      canvas.write(
        " \(countdown) ", row: layout.outer.rows.upperBound - 1, column: column, .footer)
    }
  }

  /// The corners of a border, clockwise from the top left, and its lines across and down.
  enum Corners {
    static let round: [String] = ["╭", "╮", "╯", "╰", "─", "│"]
    static let square: [String] = ["┌", "┐", "┘", "└", "─", "│"]
    static let ascii: [String] = ["+", "+", "+", "+", "-", "|"]
    static let blank: [String] = [" ", " ", " ", " ", " ", " "]
  }

  func drawBox(_ rect: Rect, corners: [String], on canvas: inout Canvas) {
    canvas.within(rect) { canvas in
      let (columns, rows) = (canvas.size.columns, canvas.size.rows)
      canvas.fill(
        Rect(row: 0, column: 0, columns: columns, rows: rows), style: Style(.plain))
      drawEdge(corners[0], corners[1], corners[4], row: 0, on: &canvas)
      for row in 1..<max(1, rows - 1) {
        canvas.write(corners[5], row: row, column: 0, .border)
        canvas.write(corners[5], row: row, column: columns - 1, .border)
      }
      drawEdge(corners[3], corners[2], corners[4], row: rows - 1, on: &canvas)
    }
  }

  private func drawEdge(
    _ left: String, _ right: String, _ line: String, row: Int, on canvas: inout Canvas
  ) {
    let columns = canvas.size.columns
    canvas.write(left, row: row, column: 0, .border)
    canvas.fill(
      Rect(row: row, column: 1, columns: columns - 2, rows: 1), with: Character(line),
      style: Style(.border))
    canvas.write(right, row: row, column: max(1, columns - 1), .border)
  }

  private func drawTitle(in layout: Layout, on canvas: inout Canvas) {
    for (offset, line) in layout.titleLines.enumerated() {
      canvas.write(
        line, row: layout.titleOrigin.row + offset, column: layout.titleOrigin.column,
        severity?.role ?? .title)
    }
  }

  private func drawFooter(_ hints: [KeyHint], countdown: String?, on canvas: inout Canvas) {
    let room = canvas.size.columns
    var column = 0
    if let countdown {
      column += canvas.write(truncate(countdown, columns: room), row: 0, column: 0, .footerKey)
      column += 3
    }
    for hint in KeyHint.fitting(hints, columns: room - column) {
      column += canvas.write(hint.key, row: 0, column: column, .footerKey) + 1
      column += canvas.write(hint.effect, row: 0, column: column, .footer) + 3
    }
  }
}
