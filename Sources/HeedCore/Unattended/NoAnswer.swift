/// Why a dialog that nobody is asked has no answer.
package enum NoAnswer: Error, Equatable, Sendable {
  /// The file of answers can't be used; the reason in a few words.
  case badFile(path: String, reason: String)
  /// The answer can't be recorded.
  case noRecord(path: String, reason: String)
  /// The file has none for this dialog.
  ///
  /// `template` is a line that would answer it.
  case none(Identity, template: String)
  /// Those that the file had are used up.
  case noAnswerLeft(Identity)
  /// Several lines answer it, and differently.
  case severalAnswers(Identity, lines: [Int])
  /// The line's answer doesn't fit the dialog.
  case unfit(Identity, line: Int, reason: String)
  /// The default that it would take is none; the reason in a few words.
  case noDefault(Identity, reason: String)
  /// What the answer has to do failed, as saving a file.
  case notDone(reason: String)

  /// Whether there was an answer, which is lost.
  package var isLoss: Bool {
    if case .notDone = self { true } else { false }
  }
}

extension NoAnswer {
  /// One line: which dialog, what is missing, and what would be right.
  package var message: String {
    switch self {
    case .badFile(let path, let reason):
      "the answers in '\(DisplayText.line(path))' can't be taken: \(reason)"
    case .noRecord(let path, let reason):
      "HEED_RECORD '\(DisplayText.line(path))' can't be written: \(reason)"
    case .none(let identity, let template):
      "the answers have none for \(identity.phrase); add a line, as in \(template)"
    case .noAnswerLeft(let identity):
      "no answer is left for \(identity.phrase); it was asked more often than it was recorded"
    case .severalAnswers(let identity, let lines):
      "lines \(lines.map(String.init).joined(separator: ", ")) of the answers answer "
        + "\(identity.phrase) differently; give it a --name, or use 'heed replay'"
    case .unfit(let identity, let line, let reason):
      "line \(line) of the answers does not fit \(identity.phrase): \(reason)"
    case .notDone(let reason): reason
    case .noDefault(let identity, let reason): "no default for \(identity.phrase): \(reason)"
    }
  }
}

extension Identity {
  /// What names it in a message.
  package var phrase: String {
    let words = [name, title, message].compactMap { $0 }.first { !$0.isEmpty } ?? ""
    let text = truncate(DisplayText.line(words), columns: 60)
    return text.isEmpty ? "the \(kind) dialog" : "the \(kind) dialog '\(text)'"
  }
}
