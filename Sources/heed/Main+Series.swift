import HeedCore
import HeedPersonalities
import HeedTerminal

/// Dialogs one after the other on one terminal.
extension Main {
  static func show(
    _ series: Series, _ personality: any Personality.Type
  ) throws(UsageError) -> Ending {
    var outcomes: [Outcome] = []
    let end = try end(of: series, noting: &outcomes)
    if let last = outcomes.last { rescueDrafts(of: last, personality) }
    return switch end {
    case .report(let report):
      finish(report, of: outcomes, to: series.answerDescriptor, personality)
    case .signal(let number): Ending(status: 128 + number, signal: number)
    case .unanswered(let reason): ending(without: reason, personality)
    }
  }

  private enum SeriesEnd {
    case report(Report)
    case signal(Int32)
    case unanswered(Unanswered)
  }

  /// Shows the dialogs; the terminal, taken once for all, has been given back when this returns.
  private static func end(
    of series: Series, noting outcomes: inout [Outcome]
  ) throws(UsageError) -> SeriesEnd {
    var terminal: LiveTerminal?
    var scenery = Scenery()
    /// The last dialog, where it only told something.
    var told: Request?
    // What was not written yet.
    var rest: [UInt8] = []
    while true {
      switch try series.next(outcomes) {
      case .finished(var report):
        if let told { leave(told, of: &terminal) }
        report.answer = rest + report.answer
        return .report(report)
      case .show(let asked, let bytes):
        let request = scenery.before(asked)
        told = request.isLeft ? request : nil
        rest = written(rest + bytes, to: series.answerDescriptor ?? 1)
        do throws(Unanswered) {
          let outcome = try answer(to: request, on: &terminal)
          outcomes.append(outcome)
          scenery.note(request, picture: picture(of: request, on: terminal))
          if case .signal(let number) = outcome.end { return .signal(number) }
        } catch { return .unanswered(error) }
      }
    }
  }

  /// What stays of the dialogs before on the screen.
  private struct Scenery {
    private var picture: Frame?
    private var behind: [Behind] = []

    /// A request that shows it too.
    func before(_ request: Request) -> Request {
      var request = request
      (request.chrome.beneath, request.chrome.behind) = (picture, behind)
      return request
    }

    mutating func note(_ request: Request, picture shown: Frame?) {
      guard !request.stage.goesOnBehind else {
        var chrome = request.chrome
        (chrome.beneath, chrome.behind) = (nil, [])
        return behind.append(Behind(request.dialog, chrome))
      }
      picture = request.stage.staysBeneath ? shown : nil
    }
  }

  /// The last picture of a dialog that has ended.
  private static func picture(of request: Request, on terminal: borrowing LiveTerminal?) -> Frame? {
    guard request.stage.staysBeneath else { return nil }
    if request.stage.purpose == .tells {
      return request.chrome.frame(
        of: request.dialog, on: terminalSize() ?? Size(columns: 80, rows: 24))
    }
    switch terminal {
    case .some(let held): return held.lastFrame
    case .none: return nil
    }
  }

  /// Writes part of an answer; what can't be written now is returned, and told with the rest.
  ///
  /// On a terminal it would stand in the middle of the dialogs.
  private static func written(_ bytes: [UInt8], to descriptor: Int32) -> [UInt8] {
    guard !bytes.isEmpty, !isTerminal(descriptor) else { return bytes }
    return write(bytes, to: descriptor) == nil ? [] : bytes
  }
}

extension Request {
  /// Whether its picture is left on the terminal.
  fileprivate var isLeft: Bool { stage.purpose == .tells && !stage.goesOnBehind }
}
