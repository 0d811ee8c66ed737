/// A synopsis such as `alert [TITLE [MESSAGE]] [OPTION]…` as a line of mdoc macros.
struct ManSynopsis {
  private enum Token: Equatable {
    case open, close
    case word(String)

    init(_ text: Substring) {
      switch text {
      case "[": self = .open
      case "]": self = .close
      default: self = .word(String(text))
      }
    }
  }

  let line: String

  init(_ synopsis: String) {
    var parts: [String] = []
    var previous: Token?
    for word in synopsis.split(whereSeparator: \.isWhitespace) {
      for (index, text) in Self.pieces(of: word).enumerated() {
        let token = Token(text)
        if index > 0, previous != .open, token != .close { parts.append("Ns") }
        parts.append(Self.macro(token))
        previous = token
      }
    }
    line = "." + parts.joined(separator: " ")
  }

  /// `[--at=ROW]…` in pieces: brackets, bars and runs of the rest.
  private static func pieces(of word: Substring) -> [Substring] {
    var pieces: [Substring] = []
    var start = word.startIndex
    for index in word.indices where "[]|()…=,".contains(word[index]) {
      let next = word.index(after: index)
      pieces += [word[start..<index], word[index..<next]]
      start = next
    }
    return (pieces + [word[start...]]).filter { !$0.isEmpty }
  }

  private static func macro(_ token: Token) -> String {
    switch token {
    case .open: "Oo"
    case .close: "Oc"
    case .word("…"): "No \\&..."
    case .word(let word):
      if word.hasPrefix("-") {
        ManPage.spelling(word)
      } else if word.contains(where: \.isLowercase) {
        "Cm " + Roff.argument(word)
      } else {
        (word.contains(where: \.isLetter) ? "Ar " : "No ") + Roff.argument(word)
      }
    }
  }
}
