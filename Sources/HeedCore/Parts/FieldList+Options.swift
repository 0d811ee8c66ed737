extension FieldList {
  /// The options that give and describe fields.
  package static let options = OptionGroup("Fields", [opening] + describing + ruling)

  /// The same for a dialog that has one field without being told.
  package static let singleOptions = OptionGroup(
    "The field", (describing + ruling).map { $0.describingTheWhole() })

  private static let opening = OptionRow<FieldList>(
    "--field", placeholder: "NAME", opens: .field, "a field to type in, named for the output"
  ) { (list: inout FieldList, use) throws(UsageError) in
    guard !use.value.isEmpty else { throw use.bad("a name that isn't empty") }
    if list.index(named: use.value) != nil { throw .repeatedField(use.value) }
    list.fields.append(Field(name: use.value))
  }

  static let describing: [OptionRow<FieldList>] = [
    row("--label", "TEXT", "what stands above the field; made of its name otherwise") {
      $0.label = $1
    },
    row("--value", "TEXT", "what the field holds at first") { $0.prefill($1) },
    row("--placeholder", "TEXT", "an example, shown while the field is empty") {
      $0.placeholder = $1
    },
    row("--hint", "TEXT", "a line of help below the field") { $0.hint = $1 },
    OptionRow("--secure", describes: [.field], "hides what is typed; Ctrl-R reveals it") {
      (list: inout FieldList, _) throws(UsageError) in list.fields[list.fields.count - 1].secure()
    },
    OptionRow(
      "--mask", placeholder: "HOW", choices: ["bullets", "none"], describes: [.field],
      "what a secure field shows: a bullet a character, or nothing"
    ) { (list: inout FieldList, use) throws(UsageError) in
      switch use.value {
      case "bullets": list.fields[list.fields.count - 1].mask = .bullets
      case "none": list.fields[list.fields.count - 1].mask = .hidden
      default: throw use.bad("bullets, none")
      }
    },
  ]

  static let ruling: [OptionRow<FieldList>] = [
    OptionRow(
      "--type", placeholder: "TYPE", choices: Rules.Form.allCases.map(\.rawValue),
      describes: [.field], "what the value has to be"
    ) { (list: inout FieldList, use) throws(UsageError) in
      list.fields[list.fields.count - 1].rules.form = try use.choice(Rules.Form.self)
    },
    OptionRow("--required", describes: [.field], "the field can't stay empty") {
      (list: inout FieldList, _) throws(UsageError) in
      list.fields[list.fields.count - 1].rules.isRequired = true
    },
    OptionRow(
      "--length", placeholder: "MIN..MAX", describes: [.field],
      "how many characters the value has, as in 1..20, 8.. or ..64"
    ) { (list: inout FieldList, use) throws(UsageError) in
      list.fields[list.fields.count - 1].rules.length = try length(use)
    },
    OptionRow(
      "--range", placeholder: "MIN..MAX", describes: [.field],
      "the least and greatest number, date or time"
    ) { (list: inout FieldList, use) throws(UsageError) in
      list.fields[list.fields.count - 1].rules.range = try use.bounds()
    },
    row("--pattern", "REGEX", "an extended regular expression that the whole value matches") {
      $0.rules.patternSource = $1
    },
    row("--same-as", "FIELD", "the value is the same as that of a field given before") {
      $0.rules.twin = $1
    },
  ]

  /// An option that sets a text of the last field.
  private static func row(
    _ spelling: String, _ placeholder: String, _ summary: String,
    set: @escaping @Sendable (inout Field, String) -> Void
  ) -> OptionRow<FieldList> {
    OptionRow(spelling, placeholder: placeholder, describes: [.field], summary) {
      (list: inout FieldList, use) throws(UsageError) in
      set(&list.fields[list.fields.count - 1], use.value)
    }
  }

  private static func length(_ use: OptionRow<FieldList>.Use) throws(UsageError) -> Bounds<Int> {
    let bounds = try use.bounds()
    let numbers = [bounds.least, bounds.greatest].map { $0.map { Int($0) ?? -1 } }
    guard numbers.allSatisfy({ ($0 ?? 0) >= 0 }) else {
      throw use.bad("whole numbers, as in 1..20, 8.. or ..64")
    }
    let length = Bounds(least: numbers[0], greatest: numbers[1])
    if let least = length.least, let greatest = length.greatest, least > greatest {
      throw .emptyBounds(option: use.option, value: use.value)
    }
    return length
  }

  /// Checks what can be checked only once all options are known, and makes the patterns ready.
  package mutating func finish(_ surroundings: Surroundings) throws(UsageError) {
    for index in indices {
      let field = fields[index]
      if let twin = field.rules.twin, fields[..<index].firstIndex(where: { $0.name == twin }) == nil
      {
        throw .noSuchTwin(field: field.name, twin: twin)
      }
      if let range = field.rules.range { try check(range, of: field) }
      guard let source = field.rules.patternSource else { continue }
      switch surroundings.makePattern(source) {
      case .success(let pattern): fields[index].rules.pattern = pattern
      case .failure(let failure): throw .badPattern(source, reason: failure.reason)
      }
    }
    // A value that was given and is wrong says so at once.
    for index in indices where !fields[index].editor.isEmpty && problem(at: index) != nil {
      fields[index].isTouched = true
    }
  }

  /// The ends of a range have to be values themselves, the least not above the greatest.
  private func check(_ range: Bounds<String>, of field: Field) throws(UsageError) {
    let form = field.rules.form
    guard [.integer, .number, .date, .time].contains(form) else {
      throw .badValue(
        option: "--range", value: range.text,
        wanted: "a field of --type integer, number, date or time to stand before it")
    }
    for end in [range.least, range.greatest] {
      guard let end, !form.accepts(end) else { continue }
      throw .badValue(option: "--range", value: range.text, wanted: "\(form.wish) on each side")
    }
    if let least = range.least, let greatest = range.greatest,
      !form.isValue(least, in: Bounds(least: nil, greatest: greatest))
    {
      throw .emptyBounds(option: "--range", value: range.text)
    }
  }
}

extension Bounds<String> {
  /// The bounds as they are given.
  fileprivate var text: String { "\(least ?? "")..\(greatest ?? "")" }
}
