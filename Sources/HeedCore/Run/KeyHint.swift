/// A key that works now, and what it does, for the footer.
package struct KeyHint: Equatable, Sendable {
  package var key: String
  package var effect: String

  package init(_ key: String, _ effect: String) {
    self.key = key
    self.effect = effect
  }

  package var columns: Int { key.displayWidth + 1 + effect.displayWidth }

  /// The hint with words for signs, for where only ASCII can be drawn: `up/down move`.
  var spelled: KeyHint {
    var (text, followsSign) = ("", false)
    for sign in key {
      let word = Self.words.first { $0.sign == sign }?.word
      if word != nil, followsSign { text += "/" }
      text += word ?? String(sign)
      followsSign = word != nil
    }
    return KeyHint(text, effect)
  }

  private static let words: [(sign: Character, word: String)] = [
    ("⏎", "enter"), ("⇥", "tab"), ("↑", "up"), ("↓", "down"), ("←", "left"), ("→", "right"),
  ]

  /// Those that fit side by side with three columns between: the way out goes last, and what Return
  /// does before it.
  static func fitting(_ hints: [KeyHint], columns: Int) -> [KeyHint] {
    var hints = hints
    while hints.reduce(-3, { $0 + $1.columns + 3 }) > columns,
      let last = hints.lastIndex(where: { $0.key != "esc" && $0.key != "⏎" })
        ?? hints.lastIndex(where: { $0.key != "esc" }) ?? hints.indices.last
    { hints.remove(at: last) }
    return hints
  }
}
