package import HeedCore

/// A dialog that can say in options of its native command what it is, however it was made.
package protocol Described: Dialog {
  /// Collects all but what every kind has: texts, buttons, look and time.
  func describe(in options: inout UseCollector)
}

extension Alert: Described {
  package func describe(in options: inout UseCollector) {
    for index in fields.indices {
      options.add("--field", fields[index].name)
      fields[index].describe(in: &options)
    }
  }
}

extension Field {
  /// All but its name.
  func describe(in options: inout UseCollector) {
    describeLook(in: &options)
    options.add("--value", value.isEmpty && !isDeclared ? nil : value)
    options.add("--secure", if: isSecure)
    options.add("--mask", isSecure && mask == .hidden ? "none" : nil)
    options.add("--type", rules.form == .text ? nil : rules.form.rawValue)
    options.add("--length", rules.length)
    options.add("--range", rules.range)
    options.add("--pattern", rules.patternSource)
    options.add("--same-as", rules.twin)
  }

  /// What is said of fields of every kind.
  func describeLook(in options: inout UseCollector) {
    // The one field of an input has no label by itself.
    let isBare = options.kind == Input.name && label?.isEmpty == true
    options.add("--label", isBare ? nil : label)
    options.add("--placeholder", unlessEmpty: placeholder)
    options.add("--hint", unlessEmpty: hint)
    options.add("--required", if: rules.isRequired)
  }
}

extension Sheet: Described {
  package func describe(in options: inout UseCollector) {}
}

extension Choose: Described {
  package func describe(in options: inout UseCollector) {
    let ticked = list.items.lastIndex { $0.isSelected }
    for (index, item) in list.items.enumerated() {
      guard !item.isHeading else {
        options.add("--heading", item.label)
        continue
      }
      options.add("--item", item.value)
      let label = label(of: item)
      options.add("--label", label == item.value ? nil : label)
      // Of several circles that are ticked the last one counts.
      options.add("--selected", if: item.isSelected && (isMultiple || index == ticked))
      options.add("--disabled", if: item.isDisabled)
      options.add("--help-text", unlessEmpty: item.help)
    }
    options.add("--multiple", if: isMultiple)
    options.add("--min", amount.least.map { "\($0)" })
    options.add("--max", amount.greatest.map { "\($0)" })
    let first = list.items.first(where: \.canBeChosen)?.value
    let current = list.current.map { list.items[$0].value }
    options.add("--default", initialValue ?? (ticked == nil && current != first ? current : nil))
    options.add("--null", if: reader.end == 0)
  }

  /// What the person reads; where values stand beside labels they are left out unless they are all
  /// that tells the items apart.
  private func label(of item: Item) -> String {
    if !list.showsLabels || item.label.isEmpty { return item.value }
    guard list.showsValues, list.items.count(where: { $0.label == item.label }) > 1 else {
      return item.label
    }
    return item.value == item.label ? item.label : "\(item.value)  \(item.label)"
  }
}

extension View: Described {
  package func describe(in options: inout UseCollector) {
    // A lone dash would be standard input.
    options.add("--file", path == "-" ? "./-" : path)
    options.add("--wrap", if: wraps)
    options.add("--follow", if: isFollowing)
  }
}

extension Progress: Described {
  package func describe(in options: inout UseCollector) {
    if let percent, percent > 0 { options.add("--value", percent) }
    options.add("--pulse", if: percent == nil)
    options.add("--cancel", buttonList.buttons.first?.label)
  }
}

extension Notice: Described {
  package func describe(in options: inout UseCollector) {}
}

/// A content that can say in options of its native command what it is.
package protocol DescribedContent: Content {
  func describe(in options: inout UseCollector)
}

extension Panel: Described where Main: DescribedContent {
  package func describe(in options: inout UseCollector) { content.describe(in: &options) }
}

extension Slider: DescribedContent {
  package func describe(in options: inout UseCollector) {
    options.add("--min", bounds.lowerBound == 0 ? nil : "\(bounds.lowerBound)")
    options.add("--max", bounds.upperBound == 100 ? nil : "\(bounds.upperBound)")
    options.add("--value", given.map { "\($0)" })
    options.add("--step", step == 1 ? nil : "\(step)")
  }
}
