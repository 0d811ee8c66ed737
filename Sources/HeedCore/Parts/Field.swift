/// One named value that is given in a dialog: typed, switched or chosen.
package struct Field: Sendable {
  package var name: String
  package var control = FieldControl.line
  /// What stands above it; `nil` makes one of the name, and the empty text stands for none.
  package var label: String?
  package var placeholder = ""
  package var hint = ""
  /// What Up and Down put into a line.
  package var suggestions: [String] = []
  package var isSecure = false
  /// Whether a secure field shows a bullet a grapheme, or nothing at all.
  package var mask = Mask.bullets
  package var rules = Rules()
  package var editor: LineEditor
  /// Whether it has been edited or left, so that a reason may stand beside it.
  package var isTouched = false
  package var isRevealed = false
  /// Whether its first value was given, be it empty.
  package var isDeclared = false
  /// Whether its value is shown and printed, but can't be changed.
  package var isReadOnly = false
  /// Whether its value is only shown, and none of the answer.
  package var isOnlyShown = false
  /// Why the calling program refuses the value.
  package var complaint: String? {
    didSet { wasRefused = wasRefused || complaint != nil }
  }
  /// Whether the calling program has refused a value, so that it may again.
  private(set) var wasRefused = false
  /// What it was given, where that must come back as it was though a line can't hold it.
  package var original: String?

  package init(name: String, label: String? = nil, value: String = "", isSecure: Bool = false) {
    self.name = name
    self.label = label
    self.isSecure = isSecure
    editor = LineEditor(value, isSecret: isSecure)
  }

  /// What the editor holds, or while that is still so what it was given, line breaks and all.
  var typed: String {
    guard let original else { return editor.text }
    return editor.text == LineEditor(original).text ? original : editor.text
  }

  /// What stands above the field, safe to draw.
  package var shownLabel: String {
    if let label { return DisplayText.line(label) }
    let words = DisplayText.line(name).map { $0 == "_" || $0 == "-" ? " " : $0 }
    return words.prefix(1).map { $0.uppercased() }.joined() + String(words.dropFirst())
  }

  /// How the value is shown.
  package var shownMask: Mask { isSecure && !isRevealed ? mask : .none }

  /// Makes the field secure, what it holds included.
  package mutating func secure() {
    let value = editor.text
    isSecure = true
    editor = LineEditor(value, isSecret: true)
  }

  /// Gives the field a value before it is shown.
  package mutating func prefill(_ text: String) {
    editor = LineEditor(text, isSecret: isSecure)
    isDeclared = true
  }
}

/// The fields of a dialog in the order given, and what is wrong with them.
package struct FieldList: Sendable {
  package var fields: [Field] = []

  package init(_ fields: [Field] = []) { self.fields = fields }

  package var indices: Range<Int> { fields.indices }
  package var isEmpty: Bool { fields.isEmpty }
  // In place: to take a field out and put it back would copy all that was typed, key by key.
  package subscript(index: Int) -> Field {
    _read { yield fields[index] }
    _modify { yield &fields[index] }
  }

  package func index(named name: String) -> Int? {
    fields.firstIndex { $0.hasValue && $0.name == name }
  }

  /// What is wrong with a field's value, or `nil`.
  package func problem(at index: Int) -> Problem? {
    let field = fields[index]
    if let complaint = field.complaint { return .refused(complaint) }
    guard field.rules.canFail else { return nil }
    let twin = field.rules.twin.flatMap { self.index(named: $0) }
    let problem = field.rules.problem(
      with: field.ruledText, twinValue: twin.map { fields[$0].value })
    guard case .differs = problem, let twin else { return problem }
    return .differs(from: fields[twin].shownLabel)
  }

  package var firstInvalid: Int? { indices.first { problem(at: $0) != nil } }
  package var isValid: Bool { firstInvalid == nil }

  /// The values as they stand.
  package var values: [Value] { fields.lazy.filter(\.hasValue).map(\.answer) }

  /// What stands below a field: the reason once it was touched, else its hint.
  package func note(at index: Int) -> (text: String, role: Role)? {
    let field = fields[index]
    let hint = DisplayText.line(field.hint)
    if field.isTouched, let reason = reason(at: index) { return ("! \(reason)", .error) }
    return hint.isEmpty ? nil : (hint, .hint)
  }

  /// Why a field's value is wrong, in a few words.
  func reason(at index: Int) -> String? {
    guard let problem = problem(at: index) else { return nil }
    if problem == .required, let wish = fields[index].control.wish { return wish }
    // A pattern says nothing to its reader; the hint does.
    let hint = DisplayText.line(fields[index].hint)
    return problem == .pattern && !hint.isEmpty ? hint : problem.reason
  }

  /// A field as it is asked for without a screen.
  func prompt(at index: Int) -> Prompt {
    let field = fields[index]
    var prompt = Prompt(
      name: field.name, label: field.shownLabel, form: field.form, texts: field.texts)
    prompt.hint = DisplayText.line(field.hint.isEmpty ? field.placeholder : field.hint)
    (prompt.isSecure, prompt.isDeclared) = (field.isSecure, field.isDeclared)
    prompt.wanted = field.rules.phrase
    prompt.problem = reason(at: index)
    if field.hint.isEmpty, problem(at: index) == .pattern { prompt.problem = prompt.wanted }
    return prompt
  }

  mutating func setValue(of name: String, to texts: [String]) throws(ChangeError) {
    let index = try self.index(ofField: name)
    if let reason = fields[index].give(texts) {
      throw .badValue(
        field: name, value: fields[index].isSecure ? nil : texts.joined(separator: " "),
        reason: reason)
    }
    fields[index].isTouched = true
  }

  /// Says why the calling program refuses a value; `nil` for no reason.
  mutating func setComplaint(of name: String, to reason: String?) throws(ChangeError) {
    let index = try self.index(ofField: name)
    fields[index].complaint = reason
    if reason != nil { fields[index].isTouched = true }
  }

  private func index(ofField name: String) throws(ChangeError) -> Int {
    guard let index = index(named: name) else {
      throw .noSuchField(name, names: fields.filter(\.hasValue).map(\.name))
    }
    return index
  }

  /// Whether a row is kept below a field for what may have to stand there.
  package func hasNote(at index: Int) -> Bool {
    fields[index].rules.canFail || fields[index].wasRefused || !fields[index].hint.isEmpty
  }
}
