/// Where columns stand, and how those are scrolled that have no room.
extension Table {
  /// How far the columns are scrolled that don't stay.
  struct Scroll: Equatable, Sendable {
    /// Columns that are out of sight as a whole.
    var skipped = 0
    /// What of the next one is out of sight too, in columns of the screen.
    var offset = 0
  }

  /// A column where it is drawn.
  struct Place: Equatable {
    var column: Int
    var start: Int
    /// What of it is out of sight at the left, in columns of the screen.
    var offset: Int
    var width: Int
  }

  /// What a canvas shows of the columns.
  struct Sight {
    var places: [Place]
    var isCutLeft = false
    var isCutRight = false
  }

  /// The columns that are not hidden, and the room for them.
  private struct Layout {
    var visible: [Int]
    var widths: [Int]
    var room: Int
    /// The columns that stay: the first one, where it leaves room for others.
    var frozen = 0

    var total: Int { widths.reduce(0, +) + Table.gap * max(0, widths.count - 1) }
    /// The room for the columns that are scrolled.
    var scrollRoom: Int { max(1, room - (frozen > 0 ? widths[0] + Table.gap : 0)) }

    /// A scroll as far as there is something to scroll to.
    func clamped(_ scroll: Scroll) -> Scroll {
      guard total > room else { return Scroll() }
      let skipped = min(scroll.skipped, widths.count - 1 - frozen)
      return Scroll(
        skipped: skipped, offset: max(0, min(scroll.offset, hiddenColumns(skipped: skipped))))
    }

    /// What of a column has no room though it is alone, in columns of the screen.
    func hiddenColumns(skipped: Int) -> Int {
      max(0, widths[frozen + skipped] - scrollRoom)
    }
  }

  private static let gap = 2
  /// Fewer columns of a cell say nothing.
  private static let leastSeen = 6
  /// A column of air before the marks at the right, and theirs.
  private static let markColumns = 2

  /// The sign of the highlight, and the tick.
  var lead: Int { hasTicks ? 6 : 2 }

  /// The columns that all cells would like.
  var naturalColumns: Int { layout(columns: 0).total + lead + Self.markColumns }

  private func layout(columns: Int) -> Layout {
    let visible = list.visibleColumns
    var layout = Layout(
      visible: visible, widths: visible.map { list.columns[$0].naturalWidth },
      room: max(1, columns - lead - Self.markColumns))
    let first = layout.widths.first ?? 0
    if first <= layout.room / 2, first + Self.gap + Self.leastSeen <= layout.room,
      layout.total > layout.room
    {
      layout.frozen = 1
    }
    return layout
  }

  /// Where columns are drawn; the first one stays while the others are scrolled.
  func sight(columns: Int) -> Sight {
    let layout = layout(columns: columns)
    let scroll = layout.clamped(scrolled)
    let first = layout.frozen + scroll.skipped
    var sight = Sight(places: [], isCutLeft: scroll != Scroll())
    var used = 0
    for index in layout.visible.indices where index < layout.frozen || index >= first {
      let offset = index == first ? scroll.offset : 0
      let (wanted, left) = (layout.widths[index] - offset, layout.room - used)
      guard left >= min(wanted, sight.places.isEmpty ? 1 : Self.leastSeen) else {
        sight.isCutRight = true
        break
      }
      let width = min(wanted, left)
      sight.places.append(
        Place(column: layout.visible[index], start: lead + used, offset: offset, width: width))
      if width < wanted { sight.isCutRight = true }
      used += width + Self.gap
    }
    return sight
  }

  // MARK: Scrolling

  /// Goes to the next column, or on in one that is wider than the room.
  mutating func scrollRight(columns: Int) {
    guard sight(columns: columns).isCutRight else { return }
    let layout = layout(columns: columns)
    scrolled = layout.clamped(scrolled)
    let hidden = layout.hiddenColumns(skipped: scrolled.skipped)
    if scrolled.offset < hidden {
      scrolled.offset = min(hidden, scrolled.offset + Self.step(layout.scrollRoom))
    } else {
      scrolled = layout.clamped(Scroll(skipped: scrolled.skipped + 1))
    }
  }

  /// Goes back in a column that is wider than the room, or to the end of the one before.
  mutating func scrollLeft(columns: Int) {
    let layout = layout(columns: columns)
    scrolled = layout.clamped(scrolled)
    if scrolled.offset > 0 {
      scrolled.offset = max(0, scrolled.offset - Self.step(layout.scrollRoom))
    } else if scrolled.skipped > 0 {
      let skipped = scrolled.skipped - 1
      scrolled = Scroll(skipped: skipped, offset: layout.hiddenColumns(skipped: skipped))
    }
  }

  /// Some words stay in sight, so that the eye finds where to read on.
  private static func step(_ room: Int) -> Int { max(1, room * 3 / 4) }

  /// Scrolls so that a column is seen from its beginning.
  mutating func bringIntoSight(_ column: Int, columns: Int) {
    func isSeen() -> Bool {
      sight(columns: columns).places.contains { $0.column == column && $0.offset == 0 }
    }
    guard !isSeen() else { return }
    for skipped in list.visibleColumns.indices {
      scrolled = Scroll(skipped: skipped)
      if isSeen() { return }
    }
  }
}
