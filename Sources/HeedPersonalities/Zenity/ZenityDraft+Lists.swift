import HeedCore

/// Lists with columns.
extension ZenityDraft {
  func list(_ surroundings: Surroundings) throws(UsageError) -> ZenityShown {
    guard !columns.isEmpty else {
      throw .missingWord("--column TITLE", of: "--list --column TITLE [CELL]...")
    }
    let usual = "Select items from the list below."
    let isPlain = mark == .none || mark == .image
    if !isPlain || isEditable || shownColumns.count > 1 {
      return panel(try table(surroundings), usual, answer: joined)
    }
    var choose = Choose()
    choose.message = shownText(usual)
    choose.mayBeEmpty = true
    choose.isMultiple = isMultiple
    choose.list.marks = isMultiple ? .boxes : .none
    choose.buttonList = buttons()
    try fill(&choose, surroundings)
    return ZenityShown(dialog: choose, answer: joined)
  }

  /// What was chosen; nothing at all where that is nothing.
  private var joined: @Sendable ([Value]) -> String? {
    if printedColumns.isEmpty { return { _ in nil } }
    let separator = separator
    return { values in
      let texts = values.flatMap(\.texts)
      return texts.isEmpty ? nil : texts.joined(separator: separator)
    }
  }

  private func table(_ surroundings: Surroundings) throws(UsageError) -> Table {
    var table = Table()
    table.mayBeEmpty = true
    table.isMultiple = mark == .checks || isMultiple && mark != .circles
    table.isExclusive = mark == .circles
    table.editable = isEditable ? .all : nil
    table.separator = separator
    table.columns = columns.map { TableColumn(hidesHeader ? "" : $0) }
    let shown = shownColumns
    if mark != .none, columns.count > 1, !hidesHeader { table.tickTitle = columns[0] }
    for index in columns.indices where !shown.contains(index) {
      table.columns[index].isHidden = true
    }
    table.printed = .listed(printedColumns)
    table.ticksByFirstCell = mark == .checks || mark == .circles
    if words.isEmpty, !surroundings.inputIsTerminal() {
      (table.cellsInRow, table.readsRows, table.reader.keepsEmpty) = (columns.count, true, true)
    } else {
      table.takeRows(try rows(surroundings))
    }
    return table
  }

  /// One column in sight, which can be shown while it comes.
  private func fill(_ choose: inout Choose, _ surroundings: Surroundings) throws(UsageError) {
    let (shown, printed) = (shownColumns, printedColumns)
    let titles = shown.map { DisplayText.line(columns[$0]) }
    if !hidesHeader, titles.contains(where: { !$0.isEmpty }) {
      var heading = Item("", label: (isMultiple ? "      " : "  ") + titles.joined())
      heading.isHeading = true
      choose.list.append(heading)
    }
    if columns.count == 1, words.isEmpty, !surroundings.inputIsTerminal() {
      choose.readsItems = true
      choose.reader.hasLabels = false
      return
    }
    for row in try rows(surroundings) {
      let value = printed.map { row[$0] }.joined(separator: separator)
      choose.list.append(Item(value, label: shown.map { row[$0] }.joined()))
    }
  }

  /// The cells row by row; what is missing in the last one is empty.
  private func rows(_ surroundings: Surroundings) throws(UsageError) -> [[String]] {
    let isInput = words.isEmpty && !surroundings.inputIsTerminal()
    let cells = isInput ? try cellsOfInput(surroundings) : words
    return stride(from: 0, to: cells.count, by: columns.count).map { start in
      let row = Array(cells[start..<min(start + columns.count, cells.count)])
      return row + Array(repeating: "", count: columns.count - row.count)
    }
  }

  private func cellsOfInput(_ surroundings: Surroundings) throws(UsageError) -> [String] {
    switch surroundings.readFile(nil) {
    case .success(let bytes):
      var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      if lines.last?.isEmpty == true { lines.removeLast() }
      return lines.map { ByteText.decode($0) }
    case .failure(let failure): throw .unreadable(path: nil, reason: failure.reason)
    }
  }

  /// The columns that can be seen, from 0.
  private var shownColumns: [Int] {
    let first = mark == .none || columns.count == 1 ? 0 : 1
    return (first..<columns.count).filter { !hidden.contains($0 + 1) }
  }

  /// The columns that are printed, from 0; those that there are not are left out, as is what begins
  /// with no number.
  private var printedColumns: [Int] {
    let usual = (mark == .checks || mark == .circles) && columns.count > 1 ? 1 : 0
    guard let printed else { return [usual] }
    if printed.uppercased() == "ALL" { return Array(columns.indices) }
    return printed.split(separator: ",").compactMap { part in
      let digits = part.drop(while: \.isWhitespace).prefix { $0.isASCII && $0.isNumber }
      return Int(digits).flatMap { columns.indices.contains($0 - 1) ? $0 - 1 : nil }
    }
  }
}
