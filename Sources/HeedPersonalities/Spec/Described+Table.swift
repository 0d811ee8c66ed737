import HeedCore

extension Table: DescribedContent {
  package func describe(in options: inout UseCollector) {
    for column in columns.prefix(declaredColumns) {
      options.add("--column", column.title)
      options.add("--align", column.alignment?.rawValue)
      options.add("--hidden", if: column.isHidden)
      options.add("--width", column.width.map { "\($0)" })
    }
    options.add("--header", if: hasHeader)
    for row in draft {
      options.add("--row", row.text)
      options.add("--selected", if: row.isSelected)
    }
    options.add("--separator", separator == "\t" ? nil : separator)
    options.add("--null", if: reader.end == 0)
    options.add("--multiple", if: isMultiple)
    options.add(amount)
    options.add("--print-column", printed.option)
    options.add("--editable", editable?.option)
    options.add("--default", initialValue)
  }
}

extension Table.Columns {
  /// As options have them; `nil` for what goes without saying.
  fileprivate var option: String? {
    switch self {
    case .firstVisible: nil
    case .all: "all"
    case .listed(let columns): columns.map { "\($0 + 1)" }.joined(separator: ",")
    }
  }
}
