/// Many fields of mixed kinds, one below the other.
///
/// Labels stand left of the values where there is room, else above them. It scrolls, and keeps the
/// field that has the focus in sight.
package struct Form: Content {
  package var fields: FieldList
  /// Whether Tab leaves the fields at once, Up and Down go round among them, and Return answers
  /// from any of them, as in dialog.
  package var isOneStop = false
  /// Whether Return opens no lists, so that it goes through all fields and answers from the last.
  package var answersByReturn = false
  /// The most rows of the fields that are in sight; `nil` for as many as there is room for.
  package var mostRows: Int?
  /// Which of the fields that can be given has the focus.
  private var place = 0
  /// The first row in sight.
  var firstRow = 0
  /// Whether it was scrolled away from the field that has the focus.
  var isScrolled = false
  /// The list that is open to choose from.
  var open: OpenList?

  /// A list that lies over the form while one of its items is chosen.
  struct OpenList: Sendable {
    /// The field that it is for.
    var field: Int
    var list: ItemList
    /// Whether any number of items can be ticked.
    var isMany: Bool
  }

  package init(_ fields: [Field] = []) { self.fields = FieldList(fields) }

  // MARK: Focus

  /// The fields that can have the focus.
  var stops: [Int] { fields.indices.filter { fields[$0].canBeGiven } }

  /// The field that has the focus; `nil` where there is nothing but text.
  var focusedField: Int? {
    let stops = stops
    return stops.isEmpty ? nil : stops[min(place, stops.count - 1)]
  }

  var isAtLast: Bool { place >= stops.count - 1 }

  package var stopCount: Int { isOneStop ? 1 : max(1, stops.count) }
  package var stop: Int {
    get { isOneStop ? 0 : place }
    set { if !isOneStop { moveFocus(to: newValue) } }
  }

  /// Gives the focus to another field; the one that loses it has been touched.
  mutating func moveFocus(to next: Int) {
    guard next != place else { return }
    loseFocus()
    place = next
    isScrolled = false
  }

  package mutating func loseFocus() {
    // What was ticked stays so, though the list was not left by Return.
    if let open, open.isMany { fields[open.field].control = .many(open.list.items) }
    open = nil
    if let focusedField { fields[focusedField].isTouched = true }
  }

  /// Gives the first focus to a field that can be given, by its label.
  package mutating func begin(at label: String) {
    if let index = stops.firstIndex(where: { fields[$0].label == label }) { place = index }
  }

  /// The field that has the focus, by its label and its help.
  package var item: Item? {
    focusedField.map { index in
      var item = Item(fields[index].label ?? "")
      item.help = fields[index].hint
      return item
    }
  }

  package var focusedName: String? { focusedField.map { fields[$0].name } }

  /// Letters are text in a line, and would else press a button by mistake.
  package var takesText: Bool { true }
  package var isTyping: Bool { open == nil && focusedField.map { fields[$0].isLine } == true }

  /// Return goes to the next field, or opens a list; in the last line it answers.
  package var takesReturn: Bool {
    if open != nil { return true }
    guard let focusedField else { return false }
    if case .lines = fields[focusedField].control { return true }
    guard !isOneStop else { return false }
    return !isAtLast || (returnOpensLists && opensList(focusedField))
  }

  /// Whether Return in a choice opens its list.
  var returnOpensLists: Bool { !isOneStop && !answersByReturn }

  func opensList(_ index: Int) -> Bool { !fields[index].control.items.isEmpty }

  package var hints: [KeyHint] {
    if let open {
      return
        (open.isMany ? [KeyHint("⏎", "done"), KeyHint("space", "tick")] : [KeyHint("⏎", "choose")])
        + [KeyHint("esc", "back")]
    }
    guard let focusedField else { return [KeyHint("↑↓", "scroll")] }
    let field = fields[focusedField]
    var hints: [KeyHint] = []
    switch field.control {
    case .one: hints = [KeyHint(returnOpensLists ? "⏎" : "space", "list"), KeyHint("←→", "change")]
    case .many: hints = [KeyHint(returnOpensLists ? "⏎" : "space", "list")]
    case .toggle: hints = [KeyHint("space", "switch")]
    case .line where field.isSecure: hints = [KeyHint("^R", field.isRevealed ? "hide" : "reveal")]
    case .lines: return [KeyHint("⏎", "new line"), KeyHint("^_", "undo")]
    case .line where field.canStep: hints = [KeyHint("alt-↑↓", "step")]
    case .line, .heading, .remark: break
    }
    if takesReturn, !returnOpensLists || !opensList(focusedField) {
      hints.append(KeyHint("⏎ ⇥", "next"))
    }
    if isOneStop, stops.count > 1 { hints.append(KeyHint("↑↓", "field")) }
    return hints
  }

  // MARK: Values

  package var values: [Value] { fields.values }

  package var prompts: [Prompt] {
    var prompts: [Prompt] = []
    var lead: [String] = []
    for index in fields.indices {
      switch fields[index].control {
      case .heading: lead.append(fields[index].shownLabel)
      case .remark: lead += DisplayText.lines(fields[index].label ?? "")
      case _ where fields[index].isReadOnly || fields[index].isOnlyShown:
        lead.append("\(fields[index].shownLabel) \(DisplayText.line(fields[index].value))")
      case .line, .lines, .toggle, .one, .many:
        var prompt = fields.prompt(at: index)
        (prompt.lead, lead) = (lead, [])
        prompts.append(prompt)
      }
    }
    return prompts
  }

  package mutating func setValue(of name: String, to texts: [String]) throws(ChangeError) {
    try fields.setValue(of: name, to: texts)
  }

  package var canFail: Bool {
    fields.fields.contains { $0.rules.canFail || $0.complaint != nil }
  }

  package var problem: String? { fields.firstInvalid.flatMap { fields.reason(at: $0) } }
  package var tellsProblems: Bool { true }

  package mutating func setProblem(of name: String, to reason: String?) throws(ChangeError) {
    try fields.setComplaint(of: name, to: reason)
  }

  package mutating func showProblem() {
    guard let invalid = fields.firstInvalid, let next = stops.firstIndex(of: invalid) else {
      return
    }
    moveFocus(to: next)
    fields[invalid].isTouched = true
  }
}
