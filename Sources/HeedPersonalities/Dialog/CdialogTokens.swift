import HeedCore

/// One word of a command line, and whether `--` before it makes it data whatever it looks like.
struct CdialogToken: Equatable, Sendable {
  var text: String
  var isData = false
}

/// The words of a command line while they are read.
struct CdialogTokens: Sendable {
  private var rest: ArraySlice<CdialogToken>

  init(_ tokens: [CdialogToken]) { rest = tokens[...] }

  var next: CdialogToken? { rest.first }

  mutating func take() -> CdialogToken? { rest.popFirst() }

  /// The words that belong to a box: up to the next option that there is.
  ///
  /// What a box can't do without is taken for a word even where it looks like an option's name.
  mutating func words(
    of box: CdialogBox, _ draft: CdialogDraft
  ) throws(UsageError) -> [String] {
    var words: [String] = []
    while let token = rest.first {
      let isOption = !token.isData && CdialogOptions.isKnown(token.text)
      if isOption, !words.isEmpty || token.text == "--and-widget" { break }
      words.append(token.text)
      rest.removeFirst()
    }
    guard words.count >= box.least else {
      throw .missingWord(box.wordNames[words.count], of: "\(box.option) \(box.synopsis)")
    }
    if let most = box.most, words.count > most {
      throw .surplus(words[most], kind: box.option, taken: box.synopsis)
    }
    return words
  }

  /// Takes an option that has to stand there; whether it does.
  mutating func take(_ option: String) -> Bool {
    guard let token = rest.first, !token.isData, token.text == option else { return false }
    rest.removeFirst()
    return true
  }
}
