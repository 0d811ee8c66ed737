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

  private var text: String { ByteText.decode(editor.bytes) }

  package var values: [Value] {
    var value = Value(name: Self.valueName, text: text)
    value.isLines = true
    value.isDraft = editor.isChanged && !editor.isEmpty
    return [value]
  }

  package var valueNames: [String] { [Self.valueName] }

  package var problem: String? {
    if isReceiving { return "standard input has not ended yet" }
    if isRequired, editor.isEmpty { return "must not be empty" }
    if let mostCharacters, let length = editor.length, length > mostCharacters {
      return "at most \(mostCharacters) characters; there are \(length)"
    }
    return nil
  }

  package var canFail: Bool { isRequired || mostCharacters != nil || isReceiving || save != nil }

  package var prompts: [Prompt] {
    var prompt = Prompt(name: Self.valueName, label: "Text", form: .lines, texts: [text])
    prompt.isDeclared = isDeclared
    prompt.problem = problem
    return [prompt]
  }

  package mutating func setValue(of name: String, to texts: [String]) throws(ChangeError) {
    guard name == Self.valueName else { throw .noSuchField(name, names: [Self.valueName]) }
    // Several texts are lines.
    let text = texts.count == 1 ? texts[0] : texts.map { $0 + "\n" }.joined()
    edit { $0.replace(0..<$0.size, with: ByteText.encode(text)) }
    isReceiving = false
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

  package var takesText: Bool { true }
  package var isTyping: Bool { true }
  package var takesReturn: Bool { true }
}
