/// Where the buttons of a list are in a rectangle, in a row or stacked.
///
/// A stack that is too high scrolls, and its cancel button stays in sight at the foot; in a sheet,
/// whose stack leads from the left, a row of air sets it apart.
package struct ButtonArea: Sendable {
  /// One button that is in sight.
  struct Slot: Equatable {
    var index: Int
    var rect: Rect
  }

  let list: ButtonList
  /// The buttons in the order in which one sees them.
  package let order: [Int]
  let isRow: Bool
  private let lockWidth: Int

  /// Places a list in a width, as its arrangement says; a row that is too wide becomes a stack.
  package init(_ list: ButtonList, columns: Int, lockedSeconds: Int = 0) {
    self.list = list
    lockWidth = lockedSeconds > 0 ? " (\(lockedSeconds))".count : 0
    let (cancel, back) = (list.cancelIndex, list.backIndex)
    let answers = list.indices.filter { $0 != cancel && $0 != back }
    let stacked = answers + [back, cancel].compactMap { $0 }
    let fits = Self.rowWidth(list, lockWidth) <= columns
    switch list.arrangement {
    case .system:
      isRow = Self.isShort(list) && fits
      order = isRow ? [cancel, back].compactMap { $0 } + answers : stacked
    case .stack: (isRow, order) = (false, stacked)
    case .spread, .boxed: (isRow, order) = (fits, fits ? Array(list.indices) : stacked)
    }
  }

  /// Whether there are so few buttons that they stand in a row, if it is wide enough.
  private static func isShort(_ list: ButtonList) -> Bool {
    list.buttons.count <= (list.backIndex == nil ? 2 : 3)
  }

  /// The columns that the buttons would like.
  package var naturalColumns: Int {
    isRow || (list.arrangement != .stack && Self.isShort(list))
      ? Self.rowWidth(list, lockWidth)
      : list.indices.map { width(of: $0) }.max() ?? 0
  }

  /// The rows that the buttons would like; a stack keeps cancel apart.
  package var naturalRows: Int {
    guard !list.buttons.isEmpty else { return 0 }
    return isRow ? (isBoxed ? 3 : 1) : list.buttons.count + gap
  }

  /// The fewest rows in which every button can be reached.
  package var leastRows: Int {
    isRow || list.buttons.count < 2 ? min(1, list.buttons.count) : list.cancelIndex == nil ? 1 : 2
  }

  /// Whether buttons have a box of their own.
  var isBoxed: Bool { isRow && list.arrangement == .boxed }

  /// The slots in sight when a button has the focus.
  func slots(in size: Size, focus: Int?) -> [Slot] {
    isRow ? rowSlots(in: size) : stackSlots(in: size, focus: focus)
  }

  /// The button at a place, if one is there.
  package func index(at place: Position, in size: Size, focus: Int?) -> Int? {
    slots(in: size, focus: focus).first { $0.rect.contains(place) }?.index
  }

  /// How many buttons are hidden above and below.
  func hidden(in size: Size, focus: Int?) -> (above: Int, below: Int) {
    guard !isRow else { return (0, 0) }
    let window = self.window(rows: size.rows, focus: focus)
    return (window.lowerBound, scrolling.count - window.upperBound)
  }

  private static let rowGap = 2

  private static func rowWidth(_ list: ButtonList, _ lockWidth: Int) -> Int {
    list.indices.map { width(of: $0, list, lockWidth) }.reduce(0, +)
      + rowGap * max(0, list.buttons.count - 1)
  }

  /// A label with its brackets, or with its box.
  private static func width(of index: Int, _ list: ButtonList, _ lockWidth: Int) -> Int {
    let button = list[index]
    return button.shownLabel.displayWidth + (list.arrangement == .spread ? 2 : 4)
      + (button.role.leaves ? 0 : lockWidth)
  }

  func width(of index: Int) -> Int { Self.width(of: index, list, lockWidth) }

  private var scrolling: [Int] { isRow ? [] : order.filter { $0 != list.cancelIndex } }
  /// The row of air that sets cancel apart.
  private var gap: Int {
    list.arrangement == .stack && list.cancelIndex != nil && list.buttons.count > 2 ? 1 : 0
  }

  private func rowSlots(in size: Size) -> [Slot] {
    let rows = isBoxed ? min(3, size.rows) : 1
    guard list.arrangement == .system else { return spreadSlots(in: size, rows: rows) }
    var column = max(0, size.columns - Self.rowWidth(list, lockWidth))
    return order.map { index in
      let columns = width(of: index)
      defer { column += columns + Self.rowGap }
      return Slot(index: index, rect: Rect(row: 0, column: column, columns: columns, rows: rows))
    }
  }

  /// The room that is left stands in equal parts between and beside the buttons.
  private func spreadSlots(in size: Size, rows: Int) -> [Slot] {
    let widths = order.map { width(of: $0) }
    let left = max(0, size.columns - widths.reduce(0, +))
    var column = 0
    return order.enumerated().map { place, index in
      let start = column + left * (place + 1) / (order.count + 1)
      column += widths[place]
      return Slot(
        index: index, rect: Rect(row: 0, column: start, columns: widths[place], rows: rows))
    }
  }

  /// The run of stacked buttons in sight, cancel apart.
  private func window(rows: Int, focus: Int?) -> Range<Int> {
    let foot = list.cancelIndex == nil ? 0 : 1
    let air = rows >= naturalRows ? gap : 0
    let room = max(scrolling.isEmpty ? 0 : 1, rows - foot - air)
    guard scrolling.count > room else { return 0..<scrolling.count }
    let focused = focus.flatMap { scrolling.firstIndex(of: $0) }
    // Cancel is below them all, so to stand on it is to look at the end.
    let target = focused ?? (focus != nil && focus == list.cancelIndex ? scrolling.count - 1 : 0)
    let first = min(max(0, target - room / 2), scrolling.count - room)
    return first..<(first + room)
  }

  private func stackSlots(in size: Size, focus: Int?) -> [Slot] {
    let window = window(rows: size.rows, focus: focus)
    var slots = window.enumerated().map { row, place in
      slot(scrolling[place], row: row, columns: size.columns)
    }
    if let cancel = list.cancelIndex {
      let air = size.rows >= naturalRows ? gap : 0
      slots.append(slot(cancel, row: window.count + air, columns: size.columns))
    }
    return slots.filter { $0.rect.origin.row < size.rows }
  }

  private func slot(_ index: Int, row: Int, columns: Int) -> Slot {
    let width = min(columns, width(of: index))
    let column = list.arrangement == .stack ? 0 : (columns - width) / 2
    return Slot(index: index, rect: Rect(row: row, column: column, columns: width, rows: 1))
  }
}
