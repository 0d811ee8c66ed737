import HeedCore
import HeedPersonalities
import HeedTerminal

/// Dialogs one after the other on one terminal.
extension Main {
  static func show(
    _ series: Series, _ personality: any Personality.Type
  ) throws(UsageError) -> Ending {
    switch try end(of: series) {
    case .report(let report):
      finish(report, to: series.answerDescriptor ?? 1, personality)
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
  private static func end(of series: Series) throws(UsageError) -> SeriesEnd {
    var terminal: LiveTerminal?
    var outcomes: [Outcome] = []
    while true {
      switch try series.next(outcomes) {
      case .finished(let report): return .report(report)
      case .show(let request):
        do throws(Unanswered) {
          let outcome = try answer(to: request, on: &terminal)
          if case .signal(let number) = outcome.end { return .signal(number) }
          outcomes.append(outcome)
        } catch { return .unanswered(error) }
      }
    }
  }
}
