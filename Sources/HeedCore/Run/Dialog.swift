/// What a dialog may know of time.
package struct Moment: Equatable, Sendable {
  /// Time since the first frame.
  package var elapsed: Duration
  /// Whole seconds until the buttons can be pressed; 0 once they can.
  package var lockedSeconds: Int

  package init(elapsed: Duration = .zero, lockedSeconds: Int = 0) {
    self.elapsed = elapsed
    self.lockedSeconds = lockedSeconds
  }
}

/// What a dialog listens to beside keys.
package struct Needs: Equatable, Sendable {
  /// Whether it takes bytes from standard input.
  package var readsInput: Bool
  /// When it changes by itself next, counted from the first frame; `nil` for never.
  package var wake: Duration?
  /// How the command beside it is to be stopped now, if it is.
  package var stop: CommandStop?

  package init(readsInput: Bool = false, wake: Duration? = nil, stop: CommandStop? = nil) {
    self.readsInput = readsInput
    self.wake = wake
    self.stop = stop
  }
}

/// A kind of dialog: what it asks, how it behaves and how it looks, as one value.
///
/// It draws only its own content; ``Chrome`` adds border, title, footer and place.
package protocol Dialog: Sendable {
  /// The space it would like, at most `size` where it can shrink to that.
  func measure(in size: Size) -> Size
  /// The least size in which the parts that were asked for can be seen.
  func leastSize(in size: Size) -> Size
  /// The rows that it can't do without, of those that it would like; the others can be scrolled.
  func neededRows(in size: Size) -> Int
  /// The rows of air among those that it would like.
  var airRows: Int { get }
  /// Draws the dialog as it stands on a canvas that may be smaller than it measured.
  func draw(on canvas: inout Canvas, at moment: Moment)
  /// Changes the dialog for one event; returns an outcome once it is over.
  ///
  /// `size` is that of the canvas on which it was drawn.
  mutating func handle(_ event: Event, in size: Size, at moment: Moment) -> Outcome?
  /// What it listens to beside keys, at a moment.
  func needs(at moment: Moment) -> Needs
  /// The keys that work now, most important first.
  func hints(at moment: Moment) -> [KeyHint]
  /// The same on a canvas of a size, where that matters.
  func hints(in size: Size, at moment: Moment) -> [KeyHint]
  /// A text too long for its place, to be shown at the foot of the screen.
  func helpLine(in size: Size) -> String?
  /// What it says; what was chosen or typed is no part of it.
  var message: String { get }
  /// Whether its first row is text, so that a title stands right above it.
  var beginsWithText: Bool { get }
  /// What is asked, without a screen.
  var question: Question { get }
  /// What there is to say of it where nothing is asked and there is no screen.
  var standing: Standing { get }
  /// The values as they stand.
  var values: [Value] { get }
  /// The names of the values, at less cost than the values.
  var valueNames: [String] { get }
  /// The name of the field or the key of the button that has the focus.
  var focusName: String? { get }
  /// Whether letters are text now, in a field or a pattern.
  var isTyping: Bool { get }
  /// Makes a change as if by keys; returns an outcome once it is over.
  mutating func apply(_ change: Change) throws(ChangeError) -> Outcome?
}

extension Dialog {
  package func needs(at moment: Moment) -> Needs { Needs() }
  package func hints(in size: Size, at moment: Moment) -> [KeyHint] { hints(at: moment) }
  package func helpLine(in size: Size) -> String? { nil }
  package func leastSize(in size: Size) -> Size { Size(columns: 1, rows: 1) }
  package func neededRows(in size: Size) -> Int { measure(in: size).rows }
  package var airRows: Int { 0 }
  package var beginsWithText: Bool { !message.isEmpty }
  package var standing: Standing { Standing(message: message) }
  package var valueNames: [String] { values.map(\.name) }
  package var focusName: String? { nil }
  package var isTyping: Bool { false }
}
