/// The little that the loop needs of a terminal.
package protocol Terminal: ~Copyable {
  /// The cells there are to draw on.
  var size: Size { get }
  /// Time on a monotonic clock that stands still while the program is stopped.
  var now: Duration { get }
  /// Whether bytes of standard input arrive as events too.
  var readsInput: Bool { get set }
  /// Whether bytes of a control channel arrive as events.
  var hasControl: Bool { get }
  /// Whether nothing but ASCII can be drawn.
  var isASCII: Bool { get }
  /// Makes the screen look like the frame.
  mutating func show(_ frame: borrowing Frame)
  /// Waits for an event; `nil` once `deadline` (on the clock of `now`) has passed.
  ///
  /// Without a deadline it waits for ever; with one in the past it only looks.
  mutating func nextEvent(before deadline: Duration?) -> Event?
  /// Makes the command stop whose output arrives as input; may be said again and again.
  mutating func stopCommand(_ stop: CommandStop)
}

extension Terminal where Self: ~Copyable {
  package var isASCII: Bool { false }
  package mutating func stopCommand(_ stop: CommandStop) {}
}
