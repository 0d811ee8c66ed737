import HeedCore
import HeedPersonalities
import HeedTerminal

/// The log that a request asks for, and where its keys come from.
extension Main {
  /// How a dialog ends, whichever way it is answered; what happens goes into its log.
  static func answer(
    to request: Request, on terminal: inout LiveTerminal?
  ) throws(Unanswered) -> Outcome {
    if let keys = request.stage.keyDescriptor, !isReadable(keys) {
      throw .misused(.closedInput(Int(keys)))
    }
    if let keys = request.stage.keyDescriptor, isDirectory(keys) {
      throw .misused(
        .badValue(
          option: "--input-fd", value: "\(keys)",
          wanted: "the descriptor of a terminal, a pipe or a file, and that is a directory"))
    }
    guard let trace = request.trace else { return try outcome(of: request, on: &terminal) }
    let file: TraceFile
    switch TraceFile.opened(trace.path) {
    case .success(let opened): file = opened
    case .failure(let failure):
      throw .misused(.unwritable(option: "--trace", path: trace.path, reason: failure.reason))
    }
    var request = request
    request.trace?.note = { file.write($0) }
    defer { file.close() }
    for line in trace.heading { file.write(line) }
    do throws(Unanswered) {
      let outcome = try outcome(of: request, on: &terminal)
      file.write("end: \(outcome.end.logged), status \(request.report(outcome).status)")
      return outcome
    } catch {
      file.write("end: no answer")
      throw error
    }
  }
}

extension End {
  /// The word for it in a log, with what says more.
  fileprivate var logged: String {
    switch self {
    case .button(let button): "button \(DisplayText.line(button.label))"
    case .signal(let number): "signal \(number)"
    default: word
    }
  }
}
