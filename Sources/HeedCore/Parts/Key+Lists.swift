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
}
