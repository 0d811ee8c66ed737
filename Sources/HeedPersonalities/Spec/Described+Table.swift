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
    switch printed {
    case .firstVisible: break
    case .all: options.add("--print-column", "all")
    case .columns(let columns):
      options.add("--print-column", columns.map { "\($0 + 1)" }.joined(separator: ","))
    }
    options.add("--default", initialValue)
  }
}
