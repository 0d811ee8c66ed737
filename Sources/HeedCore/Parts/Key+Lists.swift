extension Key {
  /// How many rows an arrow, a page key, Home or End moves in a list; `nil` for every other key.
  func rows(page: Int, of count: Int) -> Int? {
    switch code {
    case .up: -1
    case .down: 1
    case .pageUp: -page
    case .pageDown: page
    case .home: -count
    case .end: count
    default: nil
    }
  }

  /// How many rows a letter with Control moves, as in emacs; `nil` for every other letter.
  static func rows(control letter: Character, page: Int) -> Int? {
    switch letter {
    case "v": page
    case "p": -1
    case "n": 1
    default: nil
    }
  }
}
