import HeedCore

/// How whiptail tells a script what was answered.
struct WhiptailReport: Sendable {
  private let box: String
  private let escapeStatus: Int32
  private let isOneALine: Bool

  init(_ draft: WhiptailDraft, _ box: String) {
    self.box = box
    isOneALine = draft.isOneALine
    // Where there is no Cancel, Escape is what it would have been.
    let hasCancel = ["--inputbox", "--passwordbox", "--menu", "--checklist", "--radiolist"]
    escapeStatus = draft.hasNoCancel && hasCancel.contains(box) ? 1 : 255
  }

  func report(_ outcome: Outcome) -> Report {
    switch outcome.end {
    case .button(let button) where button.role == .cancel: Report(status: 1)
    case .button: Report(status: 0, answer: answer(outcome.values))
    case .completed: Report(status: 0)
    case .finished(let status): Report(status: status)
    case .escape: Report(status: escapeStatus)
    case .dismissed(let status): Report(status: status)
    case .signal(let number): Report(status: 128 + number)
    case .timeout, .hungUp, .failed: Report(status: 255)
    }
  }

  private func answer(_ values: [Value]) -> [UInt8] {
    let texts = values.flatMap(\.texts)
    guard box == "--checklist" else { return texts.flatMap { ByteText.encode($0) } }
    if isOneALine { return texts.flatMap { ByteText.encode($0) + [0x0A] } }
    // Quoted, but with nothing in it escaped: so it is, and so scripts take it apart.
    return Array(texts.map { ByteText.encode("\"\($0)\"") }.joined(separator: [0x20]))
  }
}
