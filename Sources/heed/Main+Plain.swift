import Glibc
import HeedCore
import HeedPersonalities
import HeedTerminal

/// Asking in plain lines.
extension Main {
  private static var variable: String { "HEED_PLAIN" }

  /// Where plain lines are answered, if those are asked for.
  static func plainPlace(for request: Request) throws(UsageError) -> LineTerminal.Place? {
    let words: Int32 = request.answerDescriptor == STDERR_FILENO ? STDOUT_FILENO : STDERR_FILENO
    // Keys of a terminal are read as such, whatever it is called.
    let input = isTerminal(STDIN_FILENO) ? nil : LineTerminal.Place.input(wordsTo: words)
    switch environmentValue(of: variable) {
    case nil, "", "0":
      guard request.stage.isPlain else { return nil }
      let brings = request.dialog.needs(at: Moment()).readsInput
      return request.stage.tty == nil && !brings ? input ?? .terminal : .terminal
    case "1": return .terminal
    case "stdin": return input ?? .terminal
    case let value?:
      throw .badVariable(
        name: variable, value: value, wanted: "1 for the terminal, stdin, or 0 for neither")
    }
  }

  /// Asks in plain lines; a terminal has been given back when this returns.
  static func askPlainly(
    _ request: Request, at place: LineTerminal.Place, telling events: EventSink?
  ) throws(TerminalError) -> Outcome {
    var channel = try LineTerminal(place, TerminalOptions(request))
    return converse(request.dialog, request, telling: events, on: &channel)
  }

  private static func converse(
    _ dialog: some Dialog, _ request: Request, telling events: EventSink?,
    on channel: inout LineTerminal
  ) -> Outcome {
    var dialog = dialog
    return HeedCore.askPlainly(
      &dialog, chrome: request.chrome, timing: request.timing, observer: observer(events, request),
      on: &channel)
  }
}
