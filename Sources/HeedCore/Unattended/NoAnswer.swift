/// Why a dialog that nobody is asked has no answer.
package enum NoAnswer: Error, Equatable, Sendable {
  /// The default that it would take is none; the reason in a few words.
  case noDefault(Identity, reason: String)
}

extension NoAnswer {
  /// One line: which dialog, what is missing, and what would be right.
  package var message: String {
    switch self {
    case .noDefault(let identity, let reason): "no answer for \(identity.phrase): \(reason)"
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
