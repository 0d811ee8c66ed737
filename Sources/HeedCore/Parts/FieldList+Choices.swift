extension FieldList {
  /// The options of a form: fields of all kinds, and text between them.
  package static let formOptions = OptionGroup(
    "Fields", opening + [info, option] + switching + selecting + lineOptions)

  private static let opening: [OptionRow<FieldList>] = [
    OptionRow("--field", placeholder: "NAME", opens: .field, "a line to type, named for the output")
    { (list: inout FieldList, use) throws(UsageError) in try list.open(.line, use) },
    OptionRow(
      "--multiline", placeholder: "NAME", opens: .field,
      "several lines to type, as a --field has one"
    ) { (list: inout FieldList, use) throws(UsageError) in
      try list.open(Field(linesOf: use.value).control, use)
    },
    OptionRow("--toggle", placeholder: "NAME", opens: .field, "a switch; prints true or false") {
      (list: inout FieldList, use) throws(UsageError) in try list.open(.toggle(false), use)
    },
    OptionRow("--select", placeholder: "NAME", opens: .field, "one of the options after it") {
      (list: inout FieldList, use) throws(UsageError) in try list.open(.one([]), use)
    },
    OptionRow("--multi-select", placeholder: "NAME", opens: .field, "any of the options after it") {
      (list: inout FieldList, use) throws(UsageError) in try list.open(.many([]), use)
    },
    OptionRow(
      "--section", placeholder: "TEXT", opens: .remark, "a heading above the fields after it"
    ) { (list: inout FieldList, use) throws(UsageError) in
      list.fields.append(Field(.heading, text: use.value))
    },
  ]

  private static let info = OptionRow<FieldList>(
    "--info", placeholder: "TEXT", opens: .remark, "a line that is only read"
  ) { (list: inout FieldList, use) throws(UsageError) in
    list.fields.append(Field(.remark, text: use.value))
  }

  private static let option = OptionRow<FieldList>(
    "--option", placeholder: "VALUE", opens: .option,
    "what the --select or --multi-select before it lets choose"
  ) { (list: inout FieldList, use) throws(UsageError) in
    switch list.fields.last?.control {
    case .one(let items)?: list.setLast(.one(items + [try item(use, among: items)]))
    case .many(let items)?: list.setLast(.many(items + [try item(use, among: items)]))
    default:
      throw .badKindOption(option: use.option, remedy: "put it after --select or --multi-select")
    }
  }

  private static func item(
    _ use: OptionRow<FieldList>.Use, among items: [Item]
  ) throws(UsageError) -> Item {
    guard !items.contains(where: { $0.value == use.value }) else {
      throw use.bad("a value that no other option of the field has")
    }
    return Item(use.value)
  }

  private static let switching: [OptionRow<FieldList>] = [
    OptionRow("--on", describes: [.field], "the toggle before it is on at first") {
      (list: inout FieldList, use) throws(UsageError) in
      guard case .toggle? = list.fields.last?.control else {
        throw .badKindOption(option: use.option, remedy: "it describes a --toggle")
      }
      list.setLast(.toggle(true))
      list.fields[list.fields.count - 1].isDeclared = true
    }
  ]

  private static let selecting: [OptionRow<FieldList>] = [
    OptionRow("--selected", describes: [.option], "the option before it is chosen at first") {
      (list: inout FieldList, _) throws(UsageError) in
      list.fields[list.fields.count - 1].isDeclared = true
      if case .one(let items)? = list.fields.last?.control {
        list.fields[list.fields.count - 1].select(items.count - 1)
      } else {
        list.changeLastItem { $0.isSelected = true }
      }
    },
    OptionRow(
      "--label", placeholder: "TEXT", describes: [.option],
      "what is shown for the option before it instead of its value"
    ) { (list: inout FieldList, use) throws(UsageError) in
      list.changeLastItem { $0.label = use.value }
    },
  ]

  /// The options of alerts' fields; those for what is typed are refused after other fields.
  private static let lineOptions: [OptionRow<FieldList>] =
    (describing + ruling).map { row in
      let isForAll = ["--label", "--value", "--hint", "--required", "--placeholder"]
        .contains(row.entry.spellings[0])
      return OptionRow(row.entry, subjects: row.subjects, opens: row.opens) {
        (list: inout FieldList, use) throws(UsageError) in
        guard let field = list.fields.last, !isForAll || use.option == "--value", !field.isLine
        else { return try row.set(&list, use) }
        guard isForAll else {
          throw .badKindOption(option: use.option, remedy: "it describes a --field, which is typed")
        }
        try list.declare(use)
      }
    }

  /// The `--value` of a field that is not typed.
  private mutating func declare(_ use: OptionRow<FieldList>.Use) throws(UsageError) {
    let last = fields.count - 1
    fields[last].isDeclared = true
    if case .lines = fields[last].control {
      fields[last].editLines { $0.begin(with: ByteText.encode(use.value)) }
    } else if case .toggle = fields[last].control {
      if let wish = fields[last].give([use.value]) { throw use.bad(wish) }
    } else if case .one = fields[last].control {
      // Its options are still to come.
      fields[last].original = use.value
    } else {
      throw .badKindOption(option: use.option, remedy: "mark its options as --selected")
    }
  }

  private mutating func open(
    _ control: FieldControl, _ use: OptionRow<FieldList>.Use
  ) throws(UsageError) {
    guard !use.value.isEmpty else { throw use.bad("a name that isn't empty") }
    if index(named: use.value) != nil { throw .repeatedField(use.value) }
    var field = Field(name: use.value)
    field.control = control
    fields.append(field)
  }

  private mutating func setLast(_ control: FieldControl) {
    fields[fields.count - 1].control = control
  }

  private mutating func changeLastItem(_ change: (inout Item) -> Void) {
    guard let field = fields.last, !field.control.items.isEmpty else { return }
    var items = field.control.items
    change(&items[items.count - 1])
    if case .one = field.control { setLast(.one(items)) } else { setLast(.many(items)) }
  }

  /// Chooses what is chosen at first, once all options are known.
  package mutating func finishChoices() throws(UsageError) {
    for index in indices {
      let field = fields[index]
      switch field.control {
      case .one(let items):
        if items.isEmpty { throw .noOptions(field: field.name) }
        if let value = field.original {
          if let wish = fields[index].give([value]) {
            throw .badValue(option: "--value", value: value, wanted: wish)
          }
          fields[index].original = nil
        } else if !items.contains(where: \.isSelected), !field.rules.isRequired {
          fields[index].select(0)
        }
      case .many(let items) where items.isEmpty: throw .noOptions(field: field.name)
      case .line, .lines, .toggle, .many, .heading, .remark: break
      }
    }
  }
}
