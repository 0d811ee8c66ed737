/// Words that a text has to contain, all of them, whatever their case.
struct WordFilter: Sendable {
  let words: [[UInt8]]

  init(_ text: String) {
    words = text.lowercased().split(separator: " ").map { Array($0.utf8) }
  }

  /// A text as it is looked through.
  static func folded(_ text: String) -> [UInt8] { Array(text.lowercased().utf8) }

  func matches(_ folded: [UInt8]) -> Bool { words.allSatisfy { Self.contains(folded, $0) } }

  private static func contains(_ text: [UInt8], _ word: [UInt8]) -> Bool {
    guard text.count >= word.count, let first = word.first else { return word.isEmpty }
    return text.withUnsafeBufferPointer { text in
      (0...(text.count - word.count)).contains { start in
        text[start] == first && text[start..<(start + word.count)].elementsEqual(word)
      }
    }
  }
}
