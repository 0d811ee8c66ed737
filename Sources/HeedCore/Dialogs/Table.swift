/// Rows and columns, of which one row, or any number, is chosen.
package struct Table: Content {
  /// A row as a command line gives it, before it is divided into cells.
  package struct DraftRow: Sendable {
    package var text: String
    package var isSelected = false

    package init(_ text: String, isSelected: Bool = false) {
      (self.text, self.isSelected) = (text, isSelected)
    }
  }

  /// Which columns something holds of.
  package enum Columns: Equatable, Sendable {
    /// The first column in sight.
    case firstVisible
    case all
    /// Some columns, from 0.
    case listed([Int])
  }

  var list = TableList()
  /// Whether any number of rows may be ticked.
  package var isMultiple = false
  /// Whether the one row that counts is ticked, apart from the highlight.
  package var isExclusive = false
  /// What stands above the ticks, where there is room for it.
  package var tickTitle = ""
  /// How many rows have to be ticked, and may be at most.
  package var amount = Bounds<Int>(least: nil, greatest: nil)
  /// What of a row is its value.
  package var printed = Columns.firstVisible
  /// The cells that can be changed; `nil` for none.
  package var editable: Columns?
  /// The cell that is being changed.
  var editing: CellEdit?
  /// Whether a table without rows is an answer too.
  package var mayBeEmpty = false
  /// What divides cells, both where they come in and where they go out; one character or more.
  package var separator = "\t"
  /// Whether the first row has the titles of the columns.
  package var hasHeader = false
  /// The value or the first cell of the row that is highlighted first.
  package var initialValue: String?
  /// How many cells a row has where each comes in a line of its own; `nil` for rows that come whole.
  package var cellsInRow: Int?
  /// Whether such a row is ticked that begins with the word TRUE.
  package var ticksByFirstCell = false
  /// Cells of a row that has not come as a whole.
  private var pending: [String] = []
  package var draft: [DraftRow] = []
  /// Whether rows come line by line from standard input.
  package var readsRows = false
  package var reader = ItemReader()
  /// What is out of sight on the left, beside the first column, which stays.
  var scrolled = Scroll()
  /// Whether columns are out of sight on the right; `nil` before an event tells the size.
  var isWide: Bool?
  private var isHeaderDue = true
  package internal(set) var warning: String?

  package init() {}

  package var columns: [TableColumn] {
    get { list.columns }
    set { list.columns = newValue }
  }

  /// Whether rows can be ticked.
  var hasTicks: Bool { isMultiple || isExclusive }

  var valueName: String { isMultiple ? "rows" : "row" }

  /// How many columns were given, apart from those that rows made.
  package var declaredColumns: Int { declared ?? columns.count }
  private var declared: Int?

  // MARK: Rows

  /// Takes the rows of the command line.
  package mutating func build() {
    let start = list.rows.count
    append(draft.map(\.text))
    // The row of titles is none of those that can be selected.
    let selected = draft.suffix(list.rows.count - start).map(\.isSelected)
    let chosen = selected.indices.filter { selected[$0] }.map { start + $0 - selected.startIndex }
    if isMultiple {
      list.tickOnly(chosen)
    } else if let row = chosen.last, initialValue == nil {
      list.highlight(row: row)
    }
  }

  /// Adds rows whose cells stand in one text each.
  package mutating func append(_ texts: [String]) {
    declared = declaredColumns
    var rows = texts.map { cells(of: $0) }
    if hasHeader, isHeaderDue, let titles = rows.first {
      isHeaderDue = false
      rows.removeFirst()
      setTitles(titles)
    }
    append(rows: rows)
  }

  package mutating func append(rows: [[String]]) {
    let start = list.rows.count
    list.append(rows)
    guard let wanted = initialValue, !isFound else { return }
    let column = list.visibleColumns.first ?? 0
    for row in start..<list.rows.count
    where value(of: row) == wanted || list.cell(row, column) == wanted {
      isFound = true
      return list.highlight(row: row)
    }
  }

  /// Whether the row that is highlighted first has come.
  private(set) var isFound = false

  private mutating func setTitles(_ titles: [String]) {
    for (index, title) in titles.enumerated() {
      var column = TableColumn(title)
      if index < list.columns.count {
        let given = list.columns[index]
        if !given.title.isEmpty { continue }
        (column.alignment, column.isHidden, column.width) =
          (given.alignment, given.isHidden, given.width)
        list.columns[index] = column
      } else {
        list.columns.append(column)
      }
    }
  }

  func cells(of text: String) -> [String] {
    if separator.utf8.count == 1, let divider = separator.utf8.first {
      let parts = text.utf8.split(separator: divider, omittingEmptySubsequences: false)
      return parts.map { String(Substring($0)) }
    }
    var cells: [String] = []
    var rest = text[...]
    while let place = rest.firstPlace(of: separator) {
      cells.append(String(rest[..<place.lowerBound]))
      rest = rest[place.upperBound...]
    }
    return cells + [String(rest)]
  }

  package mutating func replaceItems(by items: [Item]) throws(ChangeError) {
    let value = list.current.map { self.value(of: $0) }
    editing = nil
    list.removeAll()
    (initialValue, isFound, isHeaderDue) = (value, false, false)
    append(items.map(\.value))
    if isMultiple { list.tickOnly(items.indices.filter { items[$0].isSelected }) }
  }

  mutating func take(_ bytes: [UInt8]) {
    takeTexts(reader.texts(of: bytes))
    if reader.isFull { readsRows = false }
  }

  mutating func takeLast() {
    if let text = reader.lastText() { takeTexts([text]) }
    if !pending.isEmpty { takeRows([pending]) }
    (pending, readsRows) = ([], false)
  }

  private mutating func takeTexts(_ texts: [String]) {
    guard let cellsInRow else { return append(texts) }
    pending += texts
    let whole = pending.count / cellsInRow * cellsInRow
    let starts = stride(from: 0, to: whole, by: cellsInRow)
    takeRows(starts.map { Array(pending[$0..<($0 + cellsInRow)]) })
    pending.removeFirst(whole)
  }

  /// Adds rows of cells, and ticks those that say so.
  package mutating func takeRows(_ rows: [[String]]) {
    let start = list.rows.count
    append(rows: rows)
    guard ticksByFirstCell, hasTicks else { return }
    for (index, row) in rows.enumerated() where row.first?.lowercased() == "true" {
      if isExclusive { list.tickOnly([start + index]) } else { list.tick(start + index, true) }
    }
  }

  package func needs(at moment: Moment) -> Needs { Needs(readsInput: readsRows) }

  // MARK: Values

  func value(of row: Int) -> String {
    switch printed {
    case .all: list.rows[row].joined(separator: separator)
    case .firstVisible, .listed:
      printedColumns.map { list.cell(row, $0) }.joined(separator: separator)
    }
  }

  /// The columns of a row's value, from 0.
  var printedColumns: [Int] {
    switch printed {
    case .firstVisible: [list.visibleColumns.first ?? 0]
    case .all: Array(list.columns.indices)
    case .listed(let columns): columns
    }
  }

  package var values: [Value] {
    if isMultiple {
      return [Value(name: valueName, list: list.ticked.map { value(of: $0) })]
    }
    return chosenRows.first.map { [Value(name: valueName, text: value(of: $0))] } ?? []
  }

  /// The rows that are the answer.
  var chosenRows: [Int] { hasTicks ? list.ticked : list.current.map { [$0] } ?? [] }

  package var valueNames: [String] { [valueName] }

  package var canFail: Bool { true }

  package var problem: String? {
    if isMultiple {
      return amount.contains(list.tickedCount) ? nil : "choose \(amount.phrase)"
    }
    return list.current == nil && !mayBeEmpty && !isExclusive ? "nothing to choose" : nil
  }

  package var prompts: [Prompt] {
    let visible = list.visibleColumns
    let items = list.rows.indices.map { row in
      let cells = visible.map { list.cell(row, $0) }.filter { !$0.isEmpty }
      return Item(
        value(of: row), label: cells.joined(separator: "  "), isSelected: list.ticks[row])
    }
    var prompt = Prompt(
      name: valueName, form: isMultiple ? .many(items) : .one(items), texts: values.flatMap(\.texts)
    )
    let titles = visible.map { DisplayText.line(list.columns[$0].title) }.filter { !$0.isEmpty }
    if !titles.isEmpty { prompt.lead = [titles.joined(separator: "  ")] }
    prompt.problem = problem
    prompt.declaration = "--default"
    prompt.isDeclared = initialValue != nil || draft.contains { $0.isSelected }
    return [prompt] + cellPrompts
  }

  package mutating func setValue(of name: String, to texts: [String]) throws(ChangeError) {
    guard name == valueName else { return try setCell(named: name, to: texts) }
    keepEdit()
    let rows = try self.rows(of: texts)
    warning = nil
    if isMultiple || isExclusive && rows.count < 2 {
      list.tickOnly(rows)
      if isMultiple || rows.isEmpty { return }
    }
    guard rows.count == 1 else {
      throw .badValue(
        field: name, value: texts.joined(separator: " "), reason: "one row is chosen")
    }
    list.setFilter("")
    list.highlight(row: rows[0])
  }

  /// The rows that have some values, or can be given them.
  private mutating func rows(of texts: [String]) throws(ChangeError) -> [Int] {
    var byValue: [String: [Int]] = [:]
    for row in list.rows.indices.reversed() { byValue[value(of: row), default: []].append(row) }
    let found = texts.map { byValue[$0]?.popLast() }
    var rows: [Int] = []
    for (text, row) in zip(texts, found) {
      let taken = Set(found.compactMap { $0 } + rows)
      guard let row = row ?? rowChanged(to: text, after: rows.last, except: taken) else {
        throw .badValue(field: valueName, value: text, reason: "it is the value of no row")
      }
      rows.append(row)
    }
    return rows
  }
}
