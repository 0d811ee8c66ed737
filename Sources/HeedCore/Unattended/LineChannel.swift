/// Why no further line comes.
package enum LineStop: Error, Equatable, Sendable {
  /// The end of the input; Ctrl-D on a terminal.
  case end
  case timedOut
  case signal(Int32)
  /// The terminal is gone.
  case hungUp
  /// Bytes came from the program that drives the dialog; none are their end.
  case control([UInt8])
}

/// The little that a conversation in plain lines needs: words go out, lines come in.
package protocol LineChannel: ~Copyable {
  /// Time on a monotonic clock that stands still while the program is stopped.
  var now: Duration { get }
  /// Whether the answers are lines of standard input, which then can bring nothing else.
  var answersByInput: Bool { get }
  /// Says lines, which are safe to print and have no line ends.
  mutating func say(_ lines: [String]) throws(LineStop)
  /// Says a question and takes the line that answers it, without its end.
  ///
  /// What is said next begins a line, whether there was an answer or not. A deadline is on the clock
  /// of ``now``; without one it waits for ever.
  ///
  /// `isSecret` says whether nobody may see what is typed. After ``LineStop/control(_:)`` an empty
  /// question goes on with the line that was begun.
  mutating func ask(
    _ question: String, isSecret: Bool, before deadline: Duration?
  ) throws(LineStop) -> String
  /// Waits for bytes from the program that drives the dialog, if there is one.
  mutating func readControl(before deadline: Duration) throws(LineStop)
  /// Waits for bytes of standard input; there are none at its end.
  mutating func readInput(before deadline: Duration?) throws(LineStop) -> [UInt8]
  /// Lets time pass; what a person types meanwhile answers nothing.
  mutating func wait(until time: Duration) throws(LineStop)
}
