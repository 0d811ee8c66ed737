/// How the value of a field is given.
package enum FieldControl: Sendable {
  /// It is typed.
  case line
  /// It is typed, in any number of lines.
  indirect case lines(Edit)
  /// It is on or off.
  case toggle(Bool)
  /// It is the one item of these that is selected.
  case one([Item])
  /// It is those of these items that are selected.
  case many([Item])
  /// It has none: its label heads the fields after it.
  case heading
  /// It has none: its label is only read.
  case remark

  /// What there is to choose from.
  package var items: [Item] {
    switch self {
    case .one(let items), .many(let items): items
    case .line, .lines, .toggle, .heading, .remark: []
    }
  }

  /// What has to be done where a value is required and there is none, if that is not to type it.
  var wish: String? {
    switch self {
    case .toggle: "has to be on"
    case .one, .many: "needs a choice"
    case .line, .lines, .heading, .remark: nil
    }
  }
}

extension Field {
  /// A heading, or a line that is only read.
  package init(_ control: FieldControl, text: String) {
    self.init(name: "", label: text)
    self.control = control
  }

  package var isLine: Bool { if case .line = control { true } else { false } }

  /// Whether it is one of the values of its dialog.
  package var hasValue: Bool {
    switch control {
    case .heading, .remark: false
    case .line, .lines, .toggle, .one, .many: !isOnlyShown
    }
  }

  /// Whether a person can give its value, so that it can have the focus.
  package var canBeGiven: Bool { hasValue && !isReadOnly }

  /// What a script gets: one text, or those of a list.
  var texts: [String] {
    switch control {
    case .line: [typed]
    case .lines(let edit): [edit.text]
    case .toggle(let isOn): [isOn ? "true" : "false"]
    case .one(let items): items.first { $0.isSelected }.map { [$0.value] } ?? []
    case .many(let items): items.filter(\.isSelected).map(\.value)
    case .heading, .remark: []
    }
  }

  /// The value as one text.
  package var value: String { texts.joined(separator: " ") }

  /// What rules judge: nothing where a toggle is off.
  var ruledText: String {
    if case .toggle(false) = control { return "" }
    return value
  }

  var answer: Value {
    if case .many = control { return Value(name: name, list: texts) }
    if case .lines(let edit) = control { return edit.value(name: name) }
    return Value(name: name, text: texts.first ?? "")
  }

  /// What an answer is made of, without a screen.
  var form: Prompt.Form {
    switch control {
    case .line, .heading, .remark: .text
    case .lines: .lines
    case .toggle: .one([Item("true", label: "on"), Item("false", label: "off")])
    case .one(let items): .one(items)
    case .many(let items): .many(items)
    }
  }

  /// Gives a value from outside; returns why that is none.
  mutating func give(_ texts: [String]) -> String? {
    guard canBeGiven else { return "it can only be read" }
    if case .many(let items) = control { return select(texts, of: items) }
    if case .lines = control {
      editLines { $0.give(texts) }
      return nil
    }
    guard let text = texts.first, texts.count == 1 else { return "it takes one text" }
    switch control {
    case .line:
      guard LineEditor(text).text == text || text == original else {
        return "a line can't hold control characters"
      }
      editor.replace(with: text)
    case .toggle:
      guard let isOn = Self.switched(text) else { return "true or false" }
      control = .toggle(isOn)
    case .one(let items): return select([text], of: items)
    case .lines, .many, .heading, .remark: break
    }
    return nil
  }

  /// A field for any number of lines.
  package init(linesOf name: String, label: String? = nil) {
    self.init(name: name, label: label)
    var edit = Edit()
    edit.isField = true
    control = .lines(edit)
  }

  /// Changes the text of several lines, in place.
  mutating func editLines(_ change: (inout Edit) -> Void) {
    guard case .lines(var edit) = control else { return }
    control = .line
    change(&edit)
    control = .lines(edit)
  }

  /// Whether a word means on or off.
  private static func switched(_ word: String) -> Bool? {
    switch word.lowercased() {
    case "true", "on", "yes", "1": true
    case "false", "off", "no", "0": false
    default: nil
    }
  }

  private mutating func select(_ values: [String], of items: [Item]) -> String? {
    var items = items
    for index in items.indices { items[index].isSelected = false }
    for value in values {
      guard let index = items.firstIndex(where: { $0.value == value && $0.canBeChosen }) else {
        let known = items.filter(\.canBeChosen).prefix(20).map { DisplayText.line($0.value) }
        return "one of \(known.joined(separator: ", "))"
      }
      items[index].isSelected = true
    }
    if case .many = control { control = .many(items) } else { control = .one(items) }
    return nil
  }

  /// Selects one item and no other.
  mutating func select(_ index: Int) {
    guard case .one(var items) = control else { return }
    for other in items.indices { items[other].isSelected = other == index }
    control = .one(items)
  }
}

extension Field {
  /// Puts the next suggestion into the line, or the one before it, where a key asks for that.
  fileprivate mutating func suggest(by key: Key) -> Bool {
    guard !suggestions.isEmpty, key.modifiers.isEmpty, key.code == .up || key.code == .down else {
      return false
    }
    let place = suggestions.firstIndex(of: editor.text)
    let next = key.code == .down ? (place ?? -1) + 1 : (place ?? suggestions.count) - 1
    editor.replace(with: suggestions[(next + suggestions.count) % suggestions.count])
    return true
  }
}

/// What keys do to a field.
extension FieldList {
  /// Edits the line of a field as a key says, where it is shown in some columns.
  ///
  /// - Returns: `false` for a key of no use there.
  mutating func edit(_ index: Int, by key: Key, columns: Int) -> Bool {
    if key == .control("r"), fields[index].isSecure {
      fields[index].isRevealed.toggle()
      return true
    }
    if fields[index].suggest(by: key) { return true }
    if fields[index].step(by: key) {
      fields[index].isTouched = true
      return true
    }
    let before = fields[index].editor.count
    guard fields[index].editor.handle(key) else { return false }
    // Moving about changes nothing that could be wrong.
    if fields[index].editor.count != before { fields[index].isTouched = true }
    fields[index].editor.scroll(columns: columns)
    return true
  }

  /// Gives an event to the lines of a field, which are shown in a size.
  mutating func editLines(
    _ index: Int, by event: Event, in size: Size, at moment: Moment
  ) -> Reaction {
    var reaction = Reaction.ignored
    fields[index].editLines { edit in
      reaction = edit.handle(event, in: size, at: moment)
    }
    if case .lines(let edit) = fields[index].control, edit.editor.isChanged {
      fields[index].isTouched = true
    }
    return reaction
  }

  /// Inserts a text into the line of a field.
  mutating func type(_ text: String, into index: Int, columns: Int) {
    fields[index].editor.insert(text)
    fields[index].isTouched = true
    fields[index].editor.scroll(columns: columns)
  }
}
