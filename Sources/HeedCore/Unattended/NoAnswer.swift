/// Why a dialog that nobody is asked has no answer.
package enum NoAnswer: Error, Equatable, Sendable {
  /// The file of answers can't be used; the reason in a few words.
  case badFile(path: String, reason: String)
  /// The answer can't be recorded.
  case noRecord(path: String, reason: String)
  /// The file has none for this dialog.
  case none(Identity)
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
    case .none(let identity):
      "HEED_ANSWERS has no answer for \(identity.phrase); add a line with "
        + identity.hint.text
    case .noAnswerLeft(let identity):
      "no answer is left for \(identity.phrase); it was asked more often than it was recorded"
    case .severalAnswers(let identity, let lines):
      "lines \(lines.map(String.init).joined(separator: ", ")) of HEED_ANSWERS answer "
        + "\(identity.phrase) differently; give it a --name, or use 'heed replay'"
    case .unfit(let identity, let line, let reason):
      "line \(line) of HEED_ANSWERS does not fit \(identity.phrase): \(reason)"
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

  /// What a line of answers says to mean it.
  fileprivate var hint: JSON {
    if let name { return .object([("name", .value(ofText: name))]) }
    let texts = [("title", title), ("message", message)].filter { !$0.1.isEmpty }
    return .object(
      [("kind", .string(kind))]
        + texts.map { (key: $0.0, value: .string(truncate(DisplayText.line($0.1), columns: 60))) })
  }
}
