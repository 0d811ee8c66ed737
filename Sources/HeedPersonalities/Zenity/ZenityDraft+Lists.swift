import HeedCore

/// Lists with columns.
extension ZenityDraft {
  func list(_ surroundings: Surroundings) throws(UsageError) -> ZenityShown {
    guard !columns.isEmpty else {
      throw .missingWord("--column TITLE", of: "--list --column TITLE [CELL]...")
    }
    var choose = Choose()
    choose.message = shownText("Select items from the list below.")
    choose.mayBeEmpty = true
    choose.isMultiple = mark == .checks || isMultiple
    choose.list.marks = mark == .circles ? .circles : choose.isMultiple ? .boxes : .none
    choose.buttonList = buttons()
    if let height { choose.listRows = max(4, height / Self.rowHeight - 8) }
    try fill(&choose, surroundings)
    let separator = separator
    return ZenityShown(
      dialog: choose,
      answer: { values in
        let texts = values.flatMap(\.texts)
        return texts.isEmpty ? nil : texts.joined(separator: separator)
      })
  }

  private func fill(
    _ choose: inout Choose, _ surroundings: Surroundings
  ) throws(UsageError) {
    var cells = words
    if words.isEmpty, !surroundings.inputIsTerminal() {
      // One column can be shown while it comes; several have to be as wide as what is in them.
      if columns.count == 1 {
        choose.readsItems = true
        choose.reader.hasLabels = false
      } else {
        cells = try cellsOfInput(surroundings)
      }
    }
    let rows = stride(from: 0, to: cells.count, by: columns.count).map { start in
      let row = Array(cells[start..<min(start + columns.count, cells.count)])
      return row + Array(repeating: "", count: columns.count - row.count)
    }
    let shown = shownColumns
    let titles = shown.map { columns[$0] }
    let lines = rows.map { row in shown.map { row[$0] } }
    let widths = ZenityText.widths(of: hidesHeader ? lines : [titles] + lines)
    if !hidesHeader {
      var heading = Item("", label: ZenityText.aligned(titles, widths))
      heading.isHeading = true
      choose.list.append(heading)
    }
    let printed = try printedColumns()
    for (row, line) in zip(rows, lines) {
      let value = printed.map { row[$0] }.joined(separator: separator)
      let isOn = mark == .checks || mark == .circles
      choose.list.append(
        Item(
          value, label: ZenityText.aligned(line, widths),
          isSelected: isOn && row[0].lowercased() == "true"))
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

  /// The columns that are printed, from 0.
  private func printedColumns() throws(UsageError) -> [Int] {
    let usual = (mark == .checks || mark == .circles) && columns.count > 1 ? 1 : 0
    guard let printed, !printed.isEmpty else { return [usual] }
    if printed.uppercased() == "ALL" { return Array(columns.indices) }
    var result: [Int] = []
    for part in printed.split(separator: ",") {
      guard let number = Int(part), columns.indices.contains(number - 1) else {
        throw .badValue(
          option: "--print-column", value: printed,
          wanted: "ALL, or numbers from 1 to \(columns.count) with commas")
      }
      result.append(number - 1)
    }
    return result
  }
}
