extension LineEditor {
  /// Edits as a key says, by readline's emacs bindings; `false` if it is no key for editing.
  ///
  /// Control-U clears the whole line. Control-D in an empty line is left to others.
  package mutating func handle(_ key: Key) -> Bool {
    let isUsed =
      switch key.modifiers.subtracting(.shift) {
      case []: handlePlain(key.code)
      case .control: handleControl(key.code)
      case .alt: handleAlt(key.code)
      default: false
      }
    if isUsed, !key.types { history.endTyping() }
    return isUsed
  }

  private mutating func handlePlain(_ code: Key.Code) -> Bool {
    switch code {
    case .character(let character) where character.isPrintable:
      edit(cursor..<cursor, with: String(character), isTyping: true)
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(count, cursor + 1)
    case .home: cursor = 0
    case .end: cursor = count
    case .backspace: edit(max(0, cursor - 1)..<cursor, with: "")
    case .delete: edit(cursor..<min(count, cursor + 1), with: "")
    default: return false
    }
    return true
  }

  private mutating func handleControl(_ code: Key.Code) -> Bool {
    switch code {
    case .character("a"): cursor = 0
    case .character("e"): cursor = count
    case .character("b"): cursor = max(0, cursor - 1)
    case .character("f"): cursor = min(count, cursor + 1)
    case .character("h"): edit(max(0, cursor - 1)..<cursor, with: "")
    case .character("d"):
      guard !isEmpty else { return false }
      edit(cursor..<min(count, cursor + 1), with: "")
    case .character("k"): kill(cursor..<count)
    case .character("u"): kill(0..<(killsBefore ? cursor : count))
    case .character("w"): kill(back(over: isBlank)..<cursor)
    case .character("y"): edit(cursor..<cursor, with: String(killed))
    case .character("t"): transpose()
    case .character("_"): undo()
    case .left: cursor = back(over: isNoWordPart)
    case .right: cursor = forward(over: isNoWordPart)
    case .backspace: kill(back(over: isNoWordPart)..<cursor)
    case .delete: kill(cursor..<forward(over: isNoWordPart))
    default: return false
    }
    return true
  }

  private mutating func handleAlt(_ code: Key.Code) -> Bool {
    switch code {
    case .character("b"), .left: cursor = back(over: isNoWordPart)
    case .character("f"), .right: cursor = forward(over: isNoWordPart)
    case .character("d"), .delete: kill(cursor..<forward(over: isNoWordPart))
    case .backspace: kill(back(over: isNoWordPart)..<cursor)
    default: return false
    }
    return true
  }

  /// Removes a range to be yanked.
  private mutating func kill(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if !isSecret { killed = graphemes[range] }
    edit(range, with: "")
  }

  /// Swaps the graphemes on both sides of the cursor, or the last two at the end, and moves on.
  private mutating func transpose() {
    let second = min(cursor, count - 1)
    guard second > 0 else { return }
    let swapped = String(graphemes[second]) + String(graphemes[second - 1])
    edit(second - 1..<second + 1, with: swapped)
  }

  /// Where the word before the cursor begins, past separators behind it.
  private func back(over isSeparator: (Character) -> Bool) -> Int {
    guard !isSecret else { return 0 }
    var index = cursor
    while index > 0, isSeparator(graphemes[index - 1]) { index -= 1 }
    while index > 0, !isSeparator(graphemes[index - 1]) { index -= 1 }
    return index
  }

  /// Where the word after the cursor ends, past separators before it.
  private func forward(over isSeparator: (Character) -> Bool) -> Int {
    guard !isSecret else { return count }
    var index = cursor
    while index < count, isSeparator(graphemes[index]) { index += 1 }
    while index < count, !isSeparator(graphemes[index]) { index += 1 }
    return index
  }
}

func isBlank(_ character: Character) -> Bool { character.isWhitespace }

/// Separates words as readline has them: letters and digits make a word.
func isNoWordPart(_ character: Character) -> Bool {
  !character.isLetter && !character.isNumber
}

extension Character {
  /// Whether it can be part of a line: it has no control character in it.
  var isPrintable: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
  }
}

extension Key {
  /// Whether it types a character.
  var types: Bool {
    guard case .character = code else { return false }
    return modifiers.subtracting(.shift).isEmpty
  }
}
