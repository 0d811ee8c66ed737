/// Rows of cells under the titles of their columns.
package enum TableKind: PanelKind {
  package static let name = "table"
  package static let summary = "a table of which one or several rows are chosen"
  package static let discussion = [
    "Shows rows of cells under the titles of their columns, and prints a cell of the row that is "
      + "chosen, or with --multiple of all that are ticked, one a line. Without --row the rows are "
      + "the lines of standard input, shown as they come. A tab, or what --separator says, "
      + "divides the cells of a row.",
    "Typing shows only rows whose cells contain all words typed; Escape shows all again, and then "
      + "cancels with status 1. < and >, Shift-Left and Shift-Right, or Alt and the number of a "
      + "column sort by it; Control-R, or the same number again, the other way round. A click on "
      + "a title does so too. A column of numbers is sorted by them and stands at the right. Where "
      + "columns are out of sight Left and Right scroll, within a cell too that is wider than the "
      + "room; the first column stays.",
    "With --editable F2, or a click in the row that has the highlight, begins to change a cell; "
      + "Return keeps it, Escape takes it back, Tab goes on to the next cell. What is printed of a "
      + "row that is chosen has the changes. In a file of answers such a row is given as it is "
      + "printed; a program on --control sets a cell by 'cell ROW.COLUMN', both from 1.",
  ]
  package static let examples = [
    CommandDescription.Example(
      purpose: "a process to end",
      command: "pid=$(ps -eo pid=,user=,comm= | sed 's/^ *//;s/  */\\t/g' "
        + "| heed table \"End\" --column PID --column User --column Command)"),
    CommandDescription.Example(
      purpose: "a user, by a file whose cells are divided by colons",
      command: "heed table \"User\" --separator : --print-column 1,3 "
        + "--column Name --column x --hidden --column UID </etc/passwd"),
  ]

  package static func blankContent() -> Table { Table() }

  package static let contentOptions = [columnOptions, rowOptions, choiceOptions]

  private static let columnOptions = OptionGroup<Table>(
    "Columns",
    [
      OptionRow("--column", placeholder: "TITLE", opens: .column, "a column, with its title") {
        (table: inout Table, use) throws(UsageError) in
        table.columns.append(TableColumn(use.value))
      },
      OptionRow(
        "--align", placeholder: "SIDE", choices: TableColumn.Alignment.allCases.map(\.rawValue),
        describes: [.column],
        "where cells of the column before it stand; numbers at the right if nothing is said"
      ) { (table: inout Table, use) throws(UsageError) in
        table.columns[table.columns.count - 1].alignment =
          try use.choice(TableColumn.Alignment.self)
      },
      OptionRow("--hidden", describes: [.column], "the column before it is not shown") {
        (table: inout Table, _) throws(UsageError) in
        table.columns[table.columns.count - 1].isHidden = true
      },
      OptionRow(
        "--width", placeholder: "N", describes: [.column],
        "how wide the column before it is; as its widest cell if nothing is said"
      ) { (table: inout Table, use) throws(UsageError) in
        table.columns[table.columns.count - 1].width = try use.integer(1...1_000)
      },
      OptionRow("--header", "the first row has the titles of the columns") {
        (table: inout Table, _) throws(UsageError) in table.hasHeader = true
      },
    ])

  private static let rowOptions = OptionGroup<Table>(
    "Rows",
    [
      OptionRow("--row", placeholder: "CELLS", opens: .row, "a row, its cells divided by tabs") {
        (table: inout Table, use) throws(UsageError) in
        table.draft.append(Table.DraftRow(use.value))
      },
      OptionRow("--selected", describes: [.row], "the row before it is ticked, or highlighted") {
        (table: inout Table, _) throws(UsageError) in
        table.draft[table.draft.count - 1].isSelected = true
      },
      OptionRow("--separator", placeholder: "TEXT", "what divides cells instead of a tab") {
        (table: inout Table, use) throws(UsageError) in
        guard !use.value.isEmpty else { throw use.bad("at least one character, as in ,") }
        table.separator = use.value
      },
      OptionRow(
        "--editable", placeholder: "COLUMNS", "cells that can be changed: 2, or 1,3, or all"
      ) { (table: inout Table, use) throws(UsageError) in table.editable = try columns(use) },
      ItemReader.endOption(of: "rows").lifted(to: \Table.reader),
    ])

  private static let choiceOptions = OptionGroup<Table>(
    "The choice",
    [
      OptionRow("--multiple", "any number of rows can be ticked") {
        (table: inout Table, _) throws(UsageError) in table.isMultiple = true
      }
    ] + amountOptions + [
      OptionRow(
        "--print-column", placeholder: "COLUMNS",
        "what is printed of a row: 2, or 1,3, or all; the first column shown if nothing is said"
      ) { (table: inout Table, use) throws(UsageError) in table.printed = try columns(use) },
      OptionRow(
        "--default", placeholder: "CELL",
        "the row that is highlighted first, by what is printed of it or its first cell"
      ) { (table: inout Table, use) throws(UsageError) in table.initialValue = use.value },
    ])

  private static func columns(_ use: OptionRow<Table>.Use) throws(UsageError) -> Table.Columns {
    if use.value == "all" { return .all }
    var columns: [Int] = []
    for word in use.value.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Int(word), (1...10_000).contains(number) else {
        throw use.bad("numbers of columns from 1, as in 2 or 1,3, or all")
      }
      columns.append(number - 1)
    }
    return .listed(columns)
  }

  private static let amountOptions = Bounds<Int>.amountOptions(of: "rows", "ticked").map {
    $0.lifted { (table: inout Table, set) throws(UsageError) in
      try set(&table.amount)
      table.isMultiple = true
    }
  }

  package static func finish(
    _ table: inout Table, _ general: inout General, _ surroundings: Surroundings
  ) throws(UsageError) {
    guard !table.draft.isEmpty else {
      if surroundings.inputIsTerminal() { throw .noRows }
      table.readsRows = true
      try table.amount.checkAmount(available: nil, verb: "ticked")
      return try check(table, isWhole: false)
    }
    table.build()
    let count = table.list.rows.count
    guard count > 0 else { throw .noRows }
    try check(table, isWhole: true)
    if let value = table.initialValue, !table.isFound {
      throw .badValue(
        option: "--default", value: value, wanted: "the first cell of a row, or what is printed")
    }
    try table.amount.checkAmount(available: count, verb: "ticked")
  }

  /// Refuses columns that there are not, as far as they are known, and a table that shows none.
  private static func check(_ table: Table, isWhole: Bool) throws(UsageError) {
    let count = table.columns.count
    for (option, columns) in [("--print-column", table.printed), ("--editable", table.editable)] {
      guard case .listed(let columns)? = columns, let most = columns.max(), most >= count,
        isWhole || (count > 0 && !table.hasHeader)
      else { continue }
      throw .badValue(option: option, value: "\(most + 1)", wanted: "numbers from 1 to \(count)")
    }
    if count > 0, table.list.visibleColumns.isEmpty, isWhole || !table.hasHeader {
      throw .badKindOption(option: "--hidden", remedy: "all columns are; leave one to be seen")
    }
  }
}
