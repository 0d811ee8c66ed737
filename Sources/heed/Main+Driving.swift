import HeedCore
import HeedPersonalities
import HeedTerminal

/// The program around a dialog that drives it and watches it.
extension Main {
  /// A request whose channels are open.
  static func openingChannels(of request: Request) throws(UsageError) -> Request {
    var request = request
    if let control = request.stage.control {
      switch openControl(control) {
      case .success(let descriptor): request.stage.controlDescriptor = descriptor
      case .failure(let problem): throw .badControl(control, problem)
      }
    }
    if let events = request.stage.events, !isWritable(events) || isTerminal(events) {
      throw .closedEvents(Int(events), isTerminal: isTerminal(events))
    }
    return request
  }

  /// Tells whoever watches how a dialog ended.
  static func tellEnd(_ outcome: Outcome, of request: Request, to events: EventSink?) {
    events?.finish(.end(outcome.end, status: request.report(outcome).status))
  }
}
