/// Rows of cells, sorted and filtered, one of them highlighted, some of them perhaps ticked.
struct TableList: Sendable {
  struct Sorting: Equatable, Sendable {
    var column: Int
    var isDescending = false
  }

  var columns: [TableColumn] = []
  private(set) var rows: [[String]] = []
  private(set) var ticks: [Bool] = []
  private(set) var tickedCount = 0
  private(set) var sorting: Sorting?
  private(set) var filter = ""
  /// The place of the highlight among the rows that are shown.
  private(set) var highlight = 0
  /// The first place in sight.
  private(set) var first = 0
  /// Whether the highlight belongs to its row, and not to the top.
  private var isPinned = false
  private var keys = TableKeys(isNumeric: false)
  /// All rows in order; `nil` as they came.
  private var sorted: [Int]?
  /// The rows that the filter has found, in order; `nil` for all.
  private var found: [Int]?
  /// Whether cells have changed since they were sorted.
  private var isStale = false

  /// How many rows are shown.
  var count: Int { found?.count ?? rows.count }
  /// The row at a place.
  func row(at place: Int) -> Int { found?[place] ?? sorted?[place] ?? place }
  /// The row that has the highlight.
  var current: Int? { highlight < count ? row(at: highlight) : nil }
  var visibleColumns: [Int] { columns.indices.filter { !columns[$0].isHidden } }
  /// The rows that are ticked, in the order in which all stand.
  var ticked: [Int] {
    tickedCount == 0 ? [] : (sorted ?? Array(rows.indices)).filter { ticks[$0] }
  }

  func cell(_ row: Int, _ column: Int) -> String {
    column < rows[row].count ? rows[row][column] : ""
  }

  // MARK: Rows

  /// Adds rows in constant time each, but for those that a sorted table is merged with.
  mutating func append(_ new: [[String]]) {
    guard !new.isEmpty else { return }
    let start = rows.count
    let pinned = isPinned ? current : nil
    for cells in new {
      while columns.count < cells.count { columns.append(TableColumn()) }
      for column in cells.indices { columns[column].take(cells[column]) }
      rows.append(cells)
      ticks.append(false)
    }
    place(rowsFrom: start)
    if let pinned { highlight(row: pinned) }
  }

  /// Puts new rows where the order and the filter want them.
  private mutating func place(rowsFrom start: Int) {
    var added = Array(start..<rows.count)
    if let sorting, var order = sorted {
      guard keys.isNumeric == columns[sorting.column].isNumeric else {
        return sort(by: sorting)
      }
      for row in added { keys.append(cell(row, sorting.column)) }
      added = keys.sorted(added, isDescending: sorting.isDescending)
      merge(added, into: &order, sorting)
      sorted = order
    }
    guard var found else { return }
    let matching = self.matching(added)
    if let sorting { merge(matching, into: &found, sorting) } else { found += matching }
    self.found = found
  }

  private func merge(_ added: [Int], into order: inout [Int], _ sorting: Sorting) {
    var result: [Int] = []
    result.reserveCapacity(order.count + added.count)
    var next = added[...]
    for row in order {
      while let new = next.first, keys.precedes(new, row, isDescending: sorting.isDescending) {
        result.append(new)
        next.removeFirst()
      }
      result.append(row)
    }
    order = result + next
  }

  /// Takes all rows out; order and widths are made anew as others come.
  mutating func removeAll() {
    (rows, ticks, tickedCount) = ([], [], 0)
    (sorted, found, filter) = (sorting == nil ? nil : [], nil, "")
    for column in columns.indices { columns[column].forgetCells() }
    (highlight, first, isPinned) = (0, 0, false)
    keys = TableKeys(isNumeric: false)
  }

  /// Changes a cell; order and filter stay as they are until the next one is asked for.
  mutating func setCell(_ row: Int, _ column: Int, to text: String) {
    while rows[row].count <= column { rows[row].append("") }
    rows[row][column] = text
    isStale = true
  }

  /// Takes note of a cell that is no longer being changed.
  mutating func settleCell(_ row: Int, _ column: Int) {
    columns[column].take(cell(row, column))
  }

  // MARK: The highlight

  mutating func move(by places: Int) {
    guard count > 0 else { return }
    highlight = min(max(0, highlight + places), count - 1)
    isPinned = true
  }

  mutating func highlight(place: Int) { move(by: place - highlight) }

  /// Highlights a row, if it is shown.
  mutating func highlight(row: Int) {
    let order = found ?? sorted
    guard let place = order == nil ? row : order?.firstIndex(of: row) else {
      highlight = min(highlight, max(0, count - 1))
      return
    }
    highlight = place
    isPinned = true
  }

  /// Keeps the highlight in sight.
  mutating func scroll(rows: Int) { first = visibleFirst(rows: rows) }

  func visibleFirst(rows: Int) -> Int {
    var first = max(0, min(self.first, count - rows))
    if highlight < first { first = highlight }
    if rows > 0, highlight >= first + rows { first = highlight - rows + 1 }
    return first
  }

  // MARK: Ticks

  mutating func tick(_ row: Int, _ isTicked: Bool) {
    guard ticks[row] != isTicked else { return }
    ticks[row] = isTicked
    tickedCount += isTicked ? 1 : -1
  }

  mutating func tickOnly(_ rows: [Int]) {
    for row in ticks.indices where ticks[row] { tick(row, false) }
    for row in rows { tick(row, true) }
  }

  // MARK: Order

  /// Sorts by a column, or with `nil` goes back to the order in which the rows came.
  mutating func sort(by sorting: Sorting?) {
    let pinned = isPinned ? current : nil
    if let sorting {
      let column = sorting.column
      if self.sorting?.column != column || keys.isNumeric != columns[column].isNumeric
        || sorted == nil || isStale
      {
        isStale = false
        keys = TableKeys(isNumeric: columns[column].isNumeric)
        for row in rows.indices { keys.append(cell(row, column)) }
      }
      sorted = keys.sorted(rows.indices, isDescending: sorting.isDescending)
    } else {
      sorted = nil
    }
    self.sorting = sorting
    if found != nil { found = matching(sorted ?? Array(rows.indices)) }
    (highlight, first) = (0, 0)
    if let pinned { highlight(row: pinned) }
  }

  // MARK: Filter

  /// Shows only rows whose visible cells contain all words of a text, whatever their case.
  mutating func setFilter(_ text: String) {
    let pinned = isPinned ? current : nil
    let narrows = text.hasPrefix(filter) && found != nil && !isStale
    filter = text
    found =
      text.isEmpty ? nil : matching(narrows ? found ?? [] : sorted ?? Array(rows.indices))
    (highlight, first) = (0, 0)
    if let pinned { highlight(row: pinned) }
  }

  private func matching(_ rows: [Int]) -> [Int] {
    let (words, visible) = (WordFilter(filter), visibleColumns)
    var text: [UInt8] = []
    return rows.filter { row in
      text.removeAll(keepingCapacity: true)
      for column in visible {
        let cell = cell(row, column)
        let folded = cell.isASCII ? cell : cell.lowercased()
        for byte in folded.utf8 { text.append(0x41...0x5A ~= byte ? byte + 0x20 : byte) }
        text.append(0x0A)
      }
      return words.matches(text)
    }
  }
}
