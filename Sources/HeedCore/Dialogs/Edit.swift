/// A text of many lines to be written or changed.
package struct Edit: Content {
  /// Whether an empty text is no answer.
  package var isRequired = false
  /// The most characters that the text may have.
  package var mostCharacters: Int?
  /// Whether lines that are too long go on in the next row.
  package var wraps = true
  /// Whether standard input still brings text.
  package var isReceiving = false
  /// Whether Escape has to be pressed twice where it would lose what was written.
  package var asksBeforeLeaving = true
  /// What the options say of the text, before it is read: a path or `-`, the text, where it goes.
  package var path: String?
  package var given: String?
  package var isInPlace = false
  /// Saves the text in place of its file before the end; returns why that failed.
  package var save: (@Sendable ([UInt8]) -> Surroundings.Failure?)?

  /// Whether it is one of several fields: without a status, and with arrows that lead out of it.
  package var isField = false
  /// What has to be ticked beside the text, if anything.
  package var consent: Consent?
  /// The part that has the focus: 0 the text, 1 what has to be ticked.
  package var stop = 0

  package static let valueName = "text"

  var editor = TextEditor()
  private var isDeclared = false
  /// The first row in sight.
  var top = TextPlace.start
  /// Columns out of sight on the left.
  var left = 0
  /// Whether the cursor stays in sight; not while one looks about.
  var followsCursor = true
  var search = TextSearch()
  /// Whether it was said that Escape loses what was written.
  var isWarned = false
  /// Where the cursor was when the search began.
  var origin = 0
  /// Where the mouse was pressed.
  var pressed: Int?

  package init() {}

  /// Begins with some text, from its beginning.
  package mutating func begin(with bytes: [UInt8]) {
    editor = TextEditor(bytes, countsCharacters: mostCharacters != nil)
    (top, left) = (.start, 0)
    isDeclared = true
  }

  /// Begins with what standard input brings.
  package mutating func beginReceiving() { (isReceiving, isDeclared) = (true, true) }

  // MARK: Answer

  var text: String { ByteText.decode(editor.bytes) }

  func value(name: String) -> Value {
    var value = Value(name: name, text: text)
    value.isLines = true
    value.isDraft = editor.isChanged && !editor.isEmpty
    return value
  }

  package var values: [Value] {
    [value(name: Self.valueName)] + (consent.map { [$0.value] } ?? [])
  }

  package var valueNames: [String] { [Self.valueName] + (consent == nil ? [] : [Consent.name]) }
  package var stopCount: Int { consent == nil ? 1 : 2 }

  package var problem: String? {
    if isReceiving { return "standard input has not ended yet" }
    if isRequired, editor.isEmpty { return "must not be empty" }
    if let mostCharacters, let length = editor.length, length > mostCharacters {
      return "at most \(mostCharacters) characters; there are \(length)"
    }
    return consent?.problem
  }

  package mutating func showProblem() {
    if consent?.problem != nil, problem == consent?.problem { stop = 1 }
  }

  package var canFail: Bool {
    consent != nil || isRequired || mostCharacters != nil || isReceiving || save != nil
  }

  package var prompts: [Prompt] {
    var prompt = Prompt(name: Self.valueName, label: "Text", form: .lines, texts: [text])
    prompt.isDeclared = isDeclared
    prompt.problem = consent?.problem == problem ? nil : problem
    return [prompt] + (consent.map { [$0.prompt] } ?? [])
  }

  package mutating func setValue(of name: String, to texts: [String]) throws(ChangeError) {
    if name == Consent.name, consent != nil {
      consent?.isGiven = texts == ["true"]
      return
    }
    guard name == Self.valueName else { throw .noSuchField(name, names: valueNames) }
    give(texts)
    isReceiving = false
  }

  /// Puts another text in the place of this one; several texts are lines.
  mutating func give(_ texts: [String]) {
    let text = texts.count == 1 ? texts[0] : texts.map { $0 + "\n" }.joined()
    edit { $0.replace(0..<$0.size, with: ByteText.encode(text)) }
  }

  package mutating func accept() -> String? {
    guard let save, let error = save(editor.bytes) else { return nil }
    return "the text can't be saved: \(error.reason)"
  }

  package func needs(at moment: Moment) -> Needs { Needs(readsInput: isReceiving) }

  /// More than this of standard input is no text that somebody edits.
  private static let most = 256 << 20

  mutating func receive(_ bytes: [UInt8]) {
    guard editor.size + bytes.count <= Self.most else { return endReceiving() }
    editor.receive(bytes)
  }

  mutating func endReceiving() {
    isReceiving = false
    if mostCharacters != nil { editor.countCharacters() }
  }

  /// Changes the text or the cursor, and stays with that.
  mutating func edit(_ change: (inout TextEditor) -> Void) {
    change(&editor)
    followsCursor = true
  }

  package var takesText: Bool { stop == 0 }
  package var isTyping: Bool { stop == 0 }
  package var takesReturn: Bool { stop == 0 }
}
