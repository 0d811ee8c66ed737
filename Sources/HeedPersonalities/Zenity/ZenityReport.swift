import HeedCore

/// How zenity tells a script what was answered.
struct ZenityReport: Sendable {
  private let shown: ZenityShown
  private let statuses: ZenityStatuses
  /// Whether cancelling stops the program that called.
  private let hangsUp: Bool

  init(_ shown: ZenityShown, _ statuses: ZenityStatuses, hangsUp: Bool) {
    self.shown = shown
    self.statuses = statuses
    self.hangsUp = hangsUp
  }

  func report(_ outcome: Outcome) -> Report {
    switch outcome.end {
    case .button(let button): return report(button, outcome)
    case .completed: return Report(status: statuses.ok)
    case .finished(let status), .dismissed(let status): return Report(status: status)
    case .escape: return cancelled(statuses.escape)
    case .timeout:
      return Report(
        status: statuses.timeout, answer: shown.printsAtTimeout ? answer(outcome.values) : [])
    case .failed(let reason): return Report(status: statuses.error, complaint: reason)
    case .hungUp: return Report(status: 128 + 1)
    case .signal(let number): return Report(status: 128 + number)
    }
  }

  private func report(_ button: Button, _ outcome: Outcome) -> Report {
    if button.role == .cancel {
      return cancelled(outcome.lastKey?.code == .escape ? statuses.escape : statuses.cancel)
    }
    if button.id == nil {
      return Report(status: statuses.extra, answer: ByteText.encode(button.label + "\n"))
    }
    return Report(status: statuses.ok, answer: answer(outcome.values))
  }

  private func cancelled(_ status: Int32) -> Report {
    var report = Report(status: status)
    report.hangsUpCaller = hangsUp
    return report
  }

  private func answer(_ values: [Value]) -> [UInt8] {
    shown.answer(values).map { ByteText.encode(shown.endsLine ? $0 + "\n" : $0) } ?? []
  }

  /// What a change prints while the dialog is shown.
  func running(_ happening: Happening) -> [UInt8] {
    guard case .change(let value, _) = happening else { return [] }
    return answer([value])
  }
}
