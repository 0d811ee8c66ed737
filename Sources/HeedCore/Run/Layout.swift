/// Where the parts of a dialog are on a screen.
///
/// Air, footer and the lines of the title give way, in this order, before the content does.
package struct Layout: Equatable, Sendable {
  /// The frame's size: the whole screen, or just the rows of a dialog below the cursor.
  package private(set) var screen: Size
  /// Border and all.
  package private(set) var outer: Rect
  package private(set) var hasBorder: Bool
  package private(set) var titleLines: [String] = []
  package private(set) var titleOrigin = Position(row: 0, column: 0)
  /// What the dialog itself draws on.
  package private(set) var content: Rect
  package private(set) var footer: Rect?

  package init(of dialog: some Dialog, in chrome: Chrome, on screen: Size) {
    if let window = chrome.window {
      self.init(of: dialog, in: chrome, window, on: screen)
      return
    }
    let fitted =
      Spacing.levels(inline: chrome.isInline).lazy.map { spacing in
        Fitting(of: dialog, in: chrome, on: screen, spacing)
      }
      .first { $0.isWhole }
      ?? Fitting(of: dialog, in: chrome, on: screen, Spacing.tightest(inline: chrome.isInline))
    self.init(fitted, in: chrome, on: screen)
  }

  private init(_ fitting: Fitting, in chrome: Chrome, on screen: Size) {
    let spacing = fitting.spacing
    hasBorder = spacing.border > 0
    titleLines = fitting.titleLines
    let footerRows = fitting.footerRows
    let corner = chrome.place.corner(
      of: Size(columns: fitting.outer.columns, rows: fitting.outer.rows + footerRows), on: screen)
    outer = Rect(
      row: corner.row, column: corner.column, columns: fitting.outer.columns,
      rows: fitting.outer.rows)
    let left = corner.column + spacing.border + spacing.side
    let top = corner.row + spacing.border + spacing.top
    titleOrigin = Position(row: top, column: left)
    content = Rect(
      row: top + fitting.titleRows, column: left, columns: fitting.content.columns,
      rows: fitting.content.rows)
    self.screen =
      chrome.isInline
      ? Size(columns: screen.columns, rows: fitting.outer.rows + footerRows) : screen
    guard footerRows > 0 else { return }
    // Below a narrow box at the right it begins further left, so that all of it can be read.
    let column =
      chrome.isInline
      ? 2 : max(1, min(corner.column + 2, screen.columns - fitting.footerColumns - 1))
    footer = Rect(
      row: outer.rows.upperBound + footerRows - 1, column: column,
      columns: screen.columns - column, rows: 1)
  }

  /// The layout of a window: border and content in it, nothing below.
  init(screen: Size, outer: Rect, content: Rect, titleLines: [String], titleOrigin: Position) {
    self.screen = screen
    self.outer = outer
    self.content = content
    self.titleLines = titleLines
    self.titleOrigin = titleOrigin
    hasBorder = true
  }

  /// A mouse action as the dialog sees it; `nil` for one on its border, title or footer.
  package func localized(_ mouse: Mouse) -> Event? {
    let isOutside = !outer.contains(mouse.position) && footer?.contains(mouse.position) != true
    if mouse.action == .press, isOutside {
      return .pressedOutside
    }
    guard content.contains(mouse.position) else { return nil }
    return .mouse(
      Mouse(
        mouse.action,
        at: Position(
          row: mouse.position.row - content.origin.row,
          column: mouse.position.column - content.origin.column)))
  }
}

/// How much air a dialog has around its content.
struct Spacing: Equatable {
  var border: Int
  var side: Int
  var top: Int
  var bottom: Int
  /// Rows of the footer with the air above it.
  var footer: Int
  /// The most lines that the title may take.
  var titleLines: Int
  /// Whether a title without a message stands apart from what follows.
  var hasTitleGap = false
  /// Whether the dialog has to do without the air in it.
  var losesAir = false

  static func levels(inline: Bool) -> [Spacing] {
    inline
      ? [
        Spacing(border: 0, side: 2, top: 0, bottom: 0, footer: 2, titleLines: 6),
        Spacing(border: 0, side: 2, top: 0, bottom: 0, footer: 1, titleLines: 4),
      ]
      : [
        Spacing(border: 1, side: 3, top: 1, bottom: 0, footer: 1, titleLines: 6, hasTitleGap: true),
        Spacing(border: 1, side: 2, top: 0, bottom: 0, footer: 1, titleLines: 4),
        Spacing(border: 1, side: 2, top: 0, bottom: 0, footer: 1, titleLines: 4, losesAir: true),
        Spacing(border: 1, side: 1, top: 0, bottom: 0, footer: 0, titleLines: 2),
      ]
  }

  static func tightest(inline: Bool) -> Spacing {
    inline
      ? Spacing(border: 0, side: 2, top: 0, bottom: 0, footer: 1, titleLines: 2)
      : Spacing(border: 1, side: 1, top: 0, bottom: 0, footer: 1, titleLines: 1)
  }
}

/// A dialog measured with one spacing.
private struct Fitting {
  let spacing: Spacing
  let titleLines: [String]
  let footerRows: Int
  let footerColumns: Int
  /// The content's size, cut to what there is.
  let content: Size
  /// Whether nothing had to be cut.
  let isWhole: Bool

  /// The title, and air below it where no message follows.
  var titleRows: Int { titleLines.count + (hasTitleGap ? 1 : 0) }
  private let hasTitleGap: Bool
  var outer: Size {
    Size(
      columns: content.columns + 2 * (spacing.border + spacing.side),
      rows: content.rows + titleRows + 2 * spacing.border + spacing.top + spacing.bottom)
  }

  init(of dialog: some Dialog, in chrome: Chrome, on screen: Size, _ spacing: Spacing) {
    self.spacing = spacing
    // A dialog below the cursor leaves the line that asked in sight.
    let rows = chrome.isInline ? max(1, screen.rows - 1) : screen.rows
    footerRows = chrome.hasFooter && rows >= 8 ? spacing.footer : 0
    footerColumns = dialog.hints(at: Moment()).map(\.columns).reduce(0) { $0 + $1 + 3 }
    let columns = max(1, screen.columns - 2 * (spacing.border + spacing.side))
    let asked = chrome.columns.map {
      max(Fitting.least, min(columns, $0 - 2 * (spacing.border + spacing.side)))
    }
    let natural = dialog.measure(in: Size(columns: min(columns, asked ?? columns), rows: rows))
    let title = chrome.titleText(rows: rows)
    let wanted = asked ?? max(natural.columns, min(title.displayWidth, Fitting.readable))
    let width = min(columns, wanted)
    let lines = title.isEmpty ? [] : wrap(title, columns: width)
    titleLines =
      lines.count <= spacing.titleLines
      ? lines
      : Array(lines.prefix(spacing.titleLines - 1))
        + [truncate(lines[(spacing.titleLines - 1)...].joined(separator: " "), columns: width)]
    hasTitleGap = spacing.hasTitleGap && !titleLines.isEmpty && !dialog.beginsWithText
    let edge = 2 * spacing.border + spacing.top + spacing.bottom
    let gap = hasTitleGap ? 1 : 0
    let room = max(1, rows - footerRows - edge - titleLines.count - gap)
    let full = dialog.measure(in: Size(columns: width, rows: rows))
    var (needed, height) = (full.rows, full.rows)
    if let rows = chrome.rows {
      needed = dialog.neededRows(in: Size(columns: width, rows: screen.rows))
      height = max(needed, rows - edge - titleLines.count - gap)
    }
    if spacing.losesAir { needed = max(1, needed - dialog.airRows) }
    content = Size(columns: width, rows: min(room, height))
    isWhole = needed <= room && titleLines.count == lines.count
  }

  /// Lines longer than this are hard to read.
  private static let readable = 60
  /// A dialog is never made narrower than this by what was asked for.
  private static let least = 24
}

extension Chrome {
  /// The title with its sign, ready to be drawn, or nothing where it is hidden.
  fileprivate func titleText(rows: Int) -> String {
    let isHidden = titleVisibility == .hidden || (titleVisibility == .automatic && rows < 4)
    guard !isHidden else { return "" }
    let text = DisplayText.line(title)
    guard let severity else { return text }
    return "\(severity.sign) \(text.isEmpty ? severity.word : text)"
  }
}

extension Chrome.Place {
  /// The top left corner of something of a size on a screen.
  fileprivate func corner(of size: Size, on screen: Size) -> Position {
    let room = Position(
      row: max(0, screen.rows - size.rows), column: max(0, screen.columns - size.columns))
    return switch self {
    case .center: Position(row: room.row / 2, column: room.column / 2)
    case .top: Position(row: 0, column: room.column / 2)
    case .bottom: Position(row: room.row, column: room.column / 2)
    case .cursor: Position(row: 0, column: 0)
    case .at(let row, let column):
      Position(row: min(max(0, row - 1), room.row), column: min(max(0, column - 1), room.column))
    }
  }
}
