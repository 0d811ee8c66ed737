/// Items one below the other, one of them highlighted, some of them perhaps ticked.
package struct ItemList: Sendable {
  /// What stands before an item to show whether it is ticked.
  package enum Marks: Sendable { case none, boxes, circles }

  package private(set) var items: [Item] = []
  package var marks = Marks.none
  /// Whether the values stand in a column of their own before the labels.
  package var showsValues = false
  package var showsLabels = true
  /// Whether empty values and headings can be highlighted like all others, as in whiptail.
  package var passesNothing = false
  /// Whether two blanks stand between values and labels though there are no marks.
  package var hasWideGap = false
  /// The highlighted row among those that are shown.
  package private(set) var highlight = 0
  /// The first row in sight.
  package private(set) var first = 0
  /// What the items shown contain; empty shows them all.
  package private(set) var filter = ""
  /// The items that the filter has found; `nil` for all.
  private var found: [Int]?
  /// The heading that items which come stand below.
  private var lastHeading: Int?
  private(set) var valueColumns = 0
  private(set) var labelColumns = 0

  package init() {}

  package var count: Int { found?.count ?? items.count }
  package var isEmpty: Bool { count == 0 }
  /// How many items there are, headings not counted.
  var itemCount: Int { items.count { !$0.isHeading } }
  /// How many of them are shown.
  var shownCount: Int { found.map { $0.count { !items[$0].isHeading } } ?? itemCount }
  /// The items with no label that the person doesn't see.
  var shownItems: [Item] {
    if showsLabels { return items }
    return items.map { item in
      var item = item
      item.label = ""
      return item
    }
  }

  /// The item that a row shows.
  func index(ofRow row: Int) -> Int { found?[row] ?? row }

  /// The item that has the highlight.
  package var current: Int? {
    guard highlight < count else { return nil }
    let index = index(ofRow: highlight)
    return canHighlight(index) ? index : nil
  }

  package mutating func append(_ item: Item) {
    items.append(item)
    if item.isHeading { lastHeading = items.count - 1 }
    widen(by: item)
    if found != nil { add(items.count - 1) }
    if current == nil { settle(towards: 1) }
  }

  /// Changes the item given last, as its options do.
  package mutating func changeLast(_ change: (inout Item) -> Void) {
    guard var item = items.popLast() else { return }
    change(&item)
    append(item)
  }

  /// Takes an item out; the highlight goes to what comes into its row.
  mutating func remove(at index: Int) -> Item {
    let item = items.remove(at: index)
    if found != nil { found = matching(Array(items.indices)) }
    settle(towards: 1)
    return item
  }

  /// Puts an item before another; the highlight stays on its item.
  mutating func insert(_ item: Item, at index: Int) {
    let highlighted = current
    items.insert(item, at: index)
    widen(by: item)
    if found != nil { found = matching(Array(items.indices)) }
    if let highlighted {
      highlight(item: highlighted >= index ? highlighted + 1 : highlighted)
    } else {
      settle(towards: 1)
    }
  }

  /// Exchanges two items.
  mutating func exchange(_ one: Int, _ other: Int) { items.swapAt(one, other) }

  private mutating func widen(by item: Item) {
    valueColumns = max(valueColumns, DisplayText.line(item.value).displayWidth)
    labelColumns = max(labelColumns, DisplayText.line(item.label).displayWidth)
  }

  // MARK: The highlight

  private func canHighlight(_ index: Int) -> Bool { passesNothing || items[index].canBeChosen }

  /// Highlights an item, if it is shown.
  package mutating func highlight(item: Int) {
    guard let row = found == nil ? item : found?.firstIndex(of: item), row < count else { return }
    highlight = row
    settle(towards: 1)
  }

  /// Moves the highlight by rows, stopping at the ends.
  package mutating func move(by rows: Int) {
    guard count > 0 else { return }
    highlight = min(max(0, highlight + rows), count - 1)
    settle(towards: rows)
  }

  /// From a row that can't have the highlight to the next one that can.
  private mutating func settle(towards direction: Int) {
    guard count > 0 else { return }
    highlight = min(highlight, count - 1)
    let onward = direction < 0 ? -1 : 1
    for step in [onward, -onward] {
      var row = highlight
      while row >= 0, row < count {
        if canHighlight(index(ofRow: row)) {
          highlight = row
          return
        }
        row += step
      }
    }
  }

  /// Goes to the next item whose label begins with a letter, from the top again at the end; whether
  /// there is one.
  @discardableResult
  package mutating func jump(to letter: Character) -> Bool {
    guard count > 0 else { return false }
    let wanted = letter.lowercased()
    for step in 1...count {
      let row = (highlight + step) % count
      let item = items[index(ofRow: row)]
      let text = showsValues ? item.value : item.label
      if text.first?.lowercased() == wanted, canHighlight(index(ofRow: row)) {
        highlight = row
        return true
      }
    }
    return false
  }

  /// Goes to a row by its number, counted from 1, if there is one.
  package mutating func jump(toRow number: Int) {
    if (1...max(1, count)).contains(number) { move(by: number - 1 - highlight) }
  }

  /// Keeps the highlight in sight.
  package mutating func scroll(rows: Int) {
    first = visibleFirst(rows: rows)
  }

  func visibleFirst(rows: Int) -> Int {
    var first = min(self.first, max(0, count - rows))
    if highlight < first { first = highlight }
    if rows > 0, highlight >= first + rows { first = highlight - rows + 1 }
    // A heading above the first choice is seen with it.
    while first > 0, highlight - first + 1 < rows, first == highlight,
      items[index(ofRow: first - 1)].isHeading
    { first -= 1 }
    return first
  }

  // MARK: Ticks

  /// Ticks an item, or takes its tick away.
  package mutating func toggle(_ index: Int) {
    if items[index].canBeChosen || passesNothing { items[index].isSelected.toggle() }
  }

  /// Ticks some items and no others.
  package mutating func tickOnly(_ indices: [Int]) {
    let wanted = Set(indices)
    for index in items.indices { items[index].isSelected = wanted.contains(index) }
  }

  /// The items of some values, each of them one that can be chosen.
  ///
  /// Of several items with one value the first that was not meant yet is meant.
  func indices(of values: [String], field: String) throws(ChangeError) -> [Int] {
    var byValue: [String: [Int]] = [:]
    for index in items.indices.reversed() where items[index].canBeChosen || passesNothing {
      byValue[items[index].value, default: []].append(index)
    }
    var found: [Int] = []
    for value in values {
      guard let index = byValue[value]?.popLast() else {
        if byValue[value] != nil {
          throw .badValue(field: field, value: value, reason: "it was given already")
        }
        throw .badValue(field: field, value: value, reason: "it is none of \(valuePhrase)")
      }
      found.append(index)
    }
    return found
  }

  /// Some of the values that can be chosen, for a message.
  private var valuePhrase: String {
    let values = items.filter { $0.canBeChosen || passesNothing }.map(\.value)
    let words = values.prefix(8).map { "'\(truncate(DisplayText.line($0), columns: 30))'" }
    return words.joined(separator: ", ") + (values.count > 8 ? ", …" : "")
  }

  /// Shows other items instead; the filter goes, the highlight stays on its value if it can.
  mutating func replaceAll(by new: [Item]) {
    let value = current.map { items[$0].value }
    (items, found, filter, lastHeading) = ([], nil, "", nil)
    (highlight, first, valueColumns, labelColumns) = (0, 0, 0, 0)
    for item in new { append(item) }
    if let index = items.firstIndex(where: { $0.value == value }) { highlight(item: index) }
  }

  /// Ticks all that are shown; where all of them are ticked, none.
  package mutating func toggleAll() {
    let shown = (0..<count).map { index(ofRow: $0) }.filter { items[$0].canBeChosen }
    let isTicked = !shown.allSatisfy { items[$0].isSelected }
    for index in shown { items[index].isSelected = isTicked }
  }

  /// Turns each tick that is shown into its contrary.
  package mutating func invert() {
    for row in 0..<count where items[index(ofRow: row)].canBeChosen {
      items[index(ofRow: row)].isSelected.toggle()
    }
  }

  package var ticked: [Item] { items.filter(\.isSelected) }

  // MARK: Filter

  /// Shows only items whose label or value contains all words of a text, whatever their case.
  package mutating func setFilter(_ text: String) {
    let narrows = text.hasPrefix(filter) && found != nil
    let highlighted = current
    filter = text
    found = text.isEmpty ? nil : matching(narrows ? found ?? [] : Array(items.indices))
    highlight = 0
    first = 0
    if let highlighted { highlight(item: highlighted) }
    settle(towards: 1)
  }

  /// Those of some items in order that the filter finds, below the headings that they stand under.
  private func matching(_ candidates: [Int]) -> [Int] {
    let words = WordFilter(filter)
    var (result, heading) = ([Int](), Int?.none)
    for index in candidates {
      if items[index].isHeading {
        heading = index
      } else if Self.matches(items[index], words) {
        if let heading { result.append(heading) }
        heading = nil
        result.append(index)
      }
    }
    // What heads the whole list stays even if nothing is found.
    return result.isEmpty && hasTitle ? [0] : result
  }

  /// Whether the first row is a heading, and the only one.
  private var hasTitle: Bool {
    items.first?.isHeading == true && items.count - itemCount == 1
  }

  /// Shows the last item too if the filter finds it.
  private mutating func add(_ last: Int) {
    guard Self.matches(items[last], WordFilter(filter)) else { return }
    // Where something below the heading is shown, the heading is.
    if let heading = lastHeading, (found?.last ?? -1) < heading { found?.append(heading) }
    found?.append(last)
  }

  private static func matches(_ item: Item, _ filter: WordFilter) -> Bool {
    !item.isHeading && filter.matches(WordFilter.folded(item.label + "\n" + item.value))
  }
}
