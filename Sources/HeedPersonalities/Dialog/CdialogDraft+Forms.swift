import HeedCore

/// The dialogs of the boxes that have fields.
extension CdialogDraft {
  /// What fields of a form are, where their words don't say so.
  enum FieldTypes { case plain, secret, given }

  func form(_ words: CdialogWords, _ types: FieldTypes) throws(UsageError) -> any Dialog {
    guard !output.isOneALine else {
      throw .badKindOption(
        option: "--separate-output", remedy: "\(words.box.option) prints a field a line anyway")
    }
    var names = ["LABEL", "Y", "X", "VALUE", "Y", "X", "FIELDLENGTH", "INPUTLENGTH"]
    if types == .given { names.append("TYPE") }
    if hasItemHelp { names.append("HELP") }
    let rest = Array(words.rest)
    let needed =
      "\(words.box.option) TEXT HEIGHT WIDTH FORMHEIGHT [\(names.joined(separator: " "))]..."
    guard !rest.isEmpty, rest.count % names.count == 0 else {
      throw .missingWord(names[rest.count % names.count], of: needed)
    }
    var form = Form()
    form.isOneStop = true
    let rows = try words.number(3, "FORMHEIGHT")
    form.mostRows = rows > 0 ? rows : nil
    for start in stride(from: 0, to: rest.count, by: names.count) {
      let row = Array(rest[start..<(start + names.count)])
      form.fields.fields.append(try field(row, names, types, words.box, start / names.count + 1))
    }
    if let defaultItem { form.begin(at: defaultItem) }
    return panel(form, words, .contentFirst)
  }

  /// One field; its name is its label where no other has that, and else a number with it.
  private func field(
    _ row: [String], _ names: [String], _ types: FieldTypes, _ box: CdialogBox, _ number: Int
  ) throws(UsageError) -> Field {
    var numbers: [Int] = []
    for index in names.indices where !["LABEL", "VALUE", "HELP"].contains(names[index]) {
      guard let number = CdialogWords.number(row[index]) else {
        throw .badWord(row[index], name: names[index], of: box.option)
      }
      numbers.append(number)
    }
    let type = types == .given ? numbers[6] : types == .secret ? 1 : 0
    var field = Field(
      name: "\(number)", label: row[0], value: row[3], isSecure: type & 1 != 0)
    field.original = row[3]
    field.mask = isInsecure ? .bullets : .hidden
    field.editor.mostBytes = mostInput
    field.editor.goToStart()
    field.isReadOnly = type & 2 != 0
    field.isOnlyShown = numbers[4] <= 0
    if hasItemHelp { field.hint = row.last ?? "" }
    return field
  }

  /// A text of many lines, that of a file.
  func edit(
    _ words: CdialogWords, _ surroundings: Surroundings
  ) throws(UsageError) -> any Dialog {
    guard surroundings.files.kind(words.first) == .file else {
      throw .unreadable(path: words.first, reason: "there is no such file")
    }
    let source = try Self.source(of: words.first, surroundings)
    var edit = Edit()
    edit.asksBeforeLeaving = false
    edit.begin(with: source.read(at: 0, count: source.size))
    return panel(edit, words, .contentFirst)
  }

  func file(
    _ words: CdialogWords, _ surroundings: Surroundings, _ wanted: FileChooser.Wanted
  ) throws(UsageError) -> any Dialog {
    var chooser = FileChooser(wanted)
    chooser.files = surroundings.files
    (chooser.takesAnything, chooser.completesByBlank) = (true, true)
    chooser.copiesByBlank = true
    let rows = try words.number(1, "HEIGHT")
    chooser.listRows = rows > 0 ? rows : nil
    chooser.begin(typing: words.first)
    return panel(chooser, words, .firstPartFirst)
  }
}
