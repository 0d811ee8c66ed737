import HeedCore

extension Calendar: DescribedContent {
  package func describe(in options: inout UseCollector) {
    options.add("--value", given?.text)
    options.add("--min", bounds.least?.text)
    options.add("--max", bounds.greatest?.text)
    options.add("--format", format.source == CivilFormat.date.source ? nil : format.source)
    options.add("--week-start", weekStart == 1 ? nil : "\(weekStart)")
    options.add("--week-numbers", if: hasWeekNumbers)
  }
}

extension TimePicker: DescribedContent {
  package func describe(in options: inout UseCollector) {
    options.add("--value", given?.description)
    options.add("--min", bounds.least?.description)
    options.add("--max", bounds.greatest?.description)
    options.add("--format", format?.source)
    options.add("--no-seconds", if: !hasSeconds)
  }
}

extension UseCollector {
  /// An item with what describes it.
  mutating func add(_ item: Item) {
    add("--item", item.value)
    add("--label", item.label == item.value || item.label.isEmpty ? nil : item.label)
    add("--selected", if: item.isSelected)
    add("--disabled", if: item.isDisabled)
    add("--help-text", unlessEmpty: item.help)
  }

  /// How many of a list may be chosen.
  mutating func add(_ amount: Bounds<Int>) {
    add("--min", amount.least.map { "\($0)" })
    add("--max", amount.greatest.map { "\($0)" })
  }
}

extension Tree: DescribedContent {
  package func describe(in options: inout UseCollector) {
    for entry in draft.entries {
      options.add(entry.item)
      options.add("--depth", entry.depth == 0 ? nil : "\(entry.depth)")
      options.add("--expanded", if: entry.isExpanded)
    }
    options.add("--separator", separator)
    options.add("--multiple", if: isMultiple)
    options.add(amount)
    options.add("--leaves", if: choosesLeaves)
    options.add("--default", initialValue)
    options.add("--levels", openLevels == 0 ? nil : "\(openLevels)")
    options.add("--rows", listRows.map { "\($0)" })
    options.add("--null", if: reader.end == 0)
  }
}

extension Arrange: DescribedContent {
  package func describe(in options: inout UseCollector) {
    for item in all.items { options.add(item) }
    options.add("--from-label", labels[0] == Arrange().labels[0] ? nil : labels[0])
    options.add("--to-label", labels[1] == Arrange().labels[1] ? nil : labels[1])
    options.add("--keep-order", if: keepsOrder)
    options.add(amount)
    options.add("--rows", listRows.map { "\($0)" })
    options.add("--null", if: reader.end == 0)
  }
}

extension Form: DescribedContent {
  package func describe(in options: inout UseCollector) {
    for field in fields.fields {
      switch field.control {
      case .heading: options.add("--section", field.label ?? "")
      case .remark: options.add("--info", field.label ?? "")
      case .line:
        options.add("--field", field.name)
        field.describe(in: &options)
      case .lines:
        options.add("--multiline", field.name)
        field.describeLook(in: &options)
        options.add("--value", field.value.isEmpty && !field.isDeclared ? nil : field.value)
      case .toggle(let isOn):
        options.add("--toggle", field.name)
        field.describeLook(in: &options)
        options.add("--on", if: isOn)
      case .one(let items):
        options.add("--select", field.name)
        field.describe(choiceOf: items, in: &options)
      case .many(let items):
        options.add("--multi-select", field.name)
        field.describe(choiceOf: items, in: &options)
      }
    }
  }
}

extension Field {
  fileprivate func describe(choiceOf items: [Item], in options: inout UseCollector) {
    describeLook(in: &options)
    for item in items {
      options.add("--option", item.value)
      options.add("--selected", if: item.isSelected && isDeclared)
      options.add("--label", item.label == item.value ? nil : item.label)
    }
  }
}

extension Tasks: Described {
  package func describe(in options: inout UseCollector) {
    for row in rows {
      options.add("--task", row.name)
      options.add("--state", row.percent.map { "\(Int($0))" } ?? row.word ?? row.state.word)
    }
    if let percent { options.add("--value", percent) }
    options.add("--fail", if: failsWithTask)
    options.add("--cancel", buttonList.buttons.first?.label)
  }
}

extension FileChooser: DescribedContent {
  package func describe(in options: inout UseCollector) {
    options.add("--save", if: wanted == .newFile)
    options.add("--confirm-overwrite", if: confirmsOverwrite)
    options.add("--directory", if: wanted == .directory)
    options.add("--multiple", if: isMultiple)
    options.add("--path", start)
    options.add("--absolute", if: isAbsolute)
    for filter in filters {
      options.add("--filter", filter.globs.map(\.pattern).joined(separator: ","))
    }
    options.add("--hidden", if: showsHidden)
  }
}

extension Edit: DescribedContent {
  package func describe(in options: inout UseCollector) {
    // A lone dash would be standard input.
    options.add("--file", path == "-" ? "./-" : path)
    options.add("--value", given)
    options.add("--in-place", if: isInPlace)
    options.add("--required", if: isRequired)
    options.add("--max-length", mostCharacters.map { "\($0)" })
    options.add("--no-wrap", if: !wraps)
  }
}
