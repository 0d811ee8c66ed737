/// What a ``Panel`` shows above its buttons and gives keys to: a calendar, a tree, an editor.
///
/// A new kind of dialog is one of these: what it shows, which keys it takes, and the values it has.
package protocol Content: Sendable {
  /// The space it would like, at most `size` where it can shrink to that.
  func measure(in size: Size) -> Size
  /// Whether it uses all rows there are, rather than as many as it measures.
  var fillsRoom: Bool { get }
  /// Whether it can do with fewer rows than it measures.
  var scrolls: Bool { get }
  /// The least size in which it can be used.
  var leastSize: Size { get }
  /// Draws it; `hasFocus` says whether keys go to it.
  func draw(on canvas: inout Canvas, hasFocus: Bool, at moment: Moment)
  /// Takes an event: keys while it has the focus, pastes, the mouse on it, input, resizing.
  ///
  /// `size` is that of the canvas on which it was drawn, and places of the mouse are within it.
  mutating func handle(_ event: Event, in size: Size, at moment: Moment) -> Reaction

  /// How many of its parts have the focus one after the other, as the day, month and year of a date.
  var stopCount: Int { get }
  /// The part that has the focus, from 0.
  var stop: Int { get set }
  /// Whether letters and blanks are text there, so that they press no buttons.
  var takesText: Bool { get }
  /// Whether letters are put into a text there, rather than go to what they begin.
  var isTyping: Bool { get }
  /// Whether Return is a key of its own there, as a line break is in a text.
  var takesReturn: Bool { get }
  /// The keys that work in it now, most important first.
  var hints: [KeyHint] { get }
  /// What it listens to beside keys, at a moment.
  func needs(at moment: Moment) -> Needs

  /// The values that it asks for, as they stand, with what is wrong with them.
  var prompts: [Prompt] { get }
  /// The values as they stand.
  var values: [Value] { get }
  /// Why the answer as it stands is none.
  var problem: String? { get }
  /// The names of the values, at less cost than the values.
  var valueNames: [String] { get }
  /// Whether a value can be wrong, so that there is room to say so.
  var canFail: Bool { get }
  /// Whether it says itself, beside its values, what is wrong with them.
  var tellsProblems: Bool { get }
  /// Says why the calling program refuses a value, where it tells problems itself.
  mutating func setProblem(of name: String, to reason: String?) throws(ChangeError)
  /// Goes to the first value that is wrong, and says why.
  mutating func showProblem()
  /// Takes note that the focus goes to a button.
  mutating func loseFocus()
  /// The name of the value that has the focus.
  var focusedName: String? { get }
  /// Why the last event changed nothing, where that is worth telling.
  var warning: String? { get }
  /// A line about what has the focus, where it has one to say.
  var note: String? { get }
  /// Gives a value as if by keys.
  mutating func setValue(of name: String, to texts: [String]) throws(ChangeError)
  /// Puts other items in the place of those there are.
  mutating func replaceItems(by items: [Item]) throws(ChangeError)
  /// Sets how far it is.
  mutating func setProgress(_ percent: Double?) throws(ChangeError)
  /// Does what has to be done before it ends by a button that is not cancel.
  ///
  /// - Returns: why that failed, so that it goes on.
  mutating func accept() -> String?
  /// What a person is asked before the answer as it stands is taken.
  var doubt: Doubt? { get }
  /// A text to be read that it shows.
  var source: TextSource? { get }
  /// The item that has the highlight.
  var item: Item? { get }
}

/// What a content makes of an event.
package enum Reaction: Equatable, Sendable {
  /// It has no use for it.
  case ignored
  case taken
  /// It is what Return means: the answer as it stands.
  case answer
  /// The focus goes on by so many parts or buttons.
  case moveOn(Int)
  case end(End)
}

extension Content {
  package var fillsRoom: Bool { false }
  package var scrolls: Bool { fillsRoom }
  package var leastSize: Size { Size(columns: 1, rows: 1) }
  package var stopCount: Int { 1 }
  package var stop: Int {
    get { 0 }
    set {}
  }
  package var takesText: Bool { false }
  package var isTyping: Bool { false }
  package var takesReturn: Bool { false }
  package var hints: [KeyHint] { [] }
  package func needs(at moment: Moment) -> Needs { Needs() }
  package var valueNames: [String] { values.map(\.name) }
  package var problem: String? { prompts.lazy.compactMap(\.problem).first }
  package var canFail: Bool { false }
  package var tellsProblems: Bool { false }
  package mutating func setProblem(of name: String, to reason: String?) throws(ChangeError) {
    throw .noSuchField(name)
  }
  package mutating func showProblem() {}
  package mutating func loseFocus() {}
  package var focusedName: String? {
    let names = valueNames
    return names.indices.contains(stop) ? names[stop] : names.first
  }
  package var warning: String? { nil }
  package var note: String? { nil }
  package var source: TextSource? { nil }
  package var item: Item? { nil }
  package mutating func accept() -> String? { nil }
  package var doubt: Doubt? { nil }
  package mutating func replaceItems(by items: [Item]) throws(ChangeError) {
    throw .hasNone("items")
  }
  package mutating func setProgress(_ percent: Double?) throws(ChangeError) {
    throw .hasNone("progress bar")
  }
}
