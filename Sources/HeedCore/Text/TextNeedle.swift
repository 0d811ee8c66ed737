/// What is searched for in a text: letters in either case, unless there is a capital among them.
struct TextNeedle: Sendable {
  let pattern: String
  /// The spellings of each character, as UTF-8.
  private let spellings: [[[UInt8]]]
  /// Whether a match may begin with a byte.
  private let begins: [Bool]
  /// The most bytes that a match can have.
  private let longest: Int

  /// How much of a source is looked through at a time.
  private static let span = 262_144

  init?(_ pattern: String) {
    guard !pattern.isEmpty else { return nil }
    self.pattern = pattern
    let isExact = pattern != pattern.lowercased()
    spellings = pattern.map { character in
      let forms = isExact ? ["\(character)"] : [character.lowercased(), character.uppercased()]
      return Set(forms).map { Array($0.utf8) }
    }
    var begins = [Bool](repeating: false, count: 256)
    for form in spellings[0] { begins[Int(form[0])] = true }
    self.begins = begins
    longest = spellings.reduce(0) { $0 + ($1.map(\.count).max() ?? 0) }
  }

  /// The matches in some bytes, from left to right, none over another.
  func matches(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    forEachMatch(in: bytes) {
      found.append($0)
      return true
    }
    return found
  }

  /// Whether there is a match in some bytes.
  func isFound(in bytes: [UInt8]) -> Bool {
    var isFound = false
    forEachMatch(in: bytes) { _ in
      isFound = true
      return false
    }
    return isFound
  }

  /// Where the first match begins in a range of a source.
  func first(in source: TextSource, _ range: Range<Int>) -> Int? {
    var start = range.lowerBound
    while start < range.upperBound {
      if let found = firstMatch(in: source, start..<min(start + Self.span, range.upperBound)) {
        return found
      }
      start += Self.span
    }
    return nil
  }

  /// Where the last match begins in a range of a source.
  func last(in source: TextSource, _ range: Range<Int>) -> Int? {
    var end = range.upperBound
    while end > range.lowerBound {
      let start = max(range.lowerBound, end - Self.span)
      var found: Int?
      forEachMatch(in: source.read(at: start, count: end - start + longest - 1)) {
        if start + $0.lowerBound < end { found = start + $0.lowerBound }
        return true
      }
      if let found { return found }
      end = start
    }
    return nil
  }

  /// The first match that begins in a range and may end behind it.
  private func firstMatch(in source: TextSource, _ range: Range<Int>) -> Int? {
    var found: Int?
    let count = range.count
    forEachMatch(in: source.read(at: range.lowerBound, count: count + longest - 1)) {
      if $0.lowerBound < count { found = range.lowerBound + $0.lowerBound }
      return false
    }
    return found
  }

  private func forEachMatch(in bytes: [UInt8], _ body: (Range<Int>) -> Bool) {
    bytes.withUnsafeBufferPointer { bytes in
      begins.withUnsafeBufferPointer { begins in
        var place = 0
        while place < bytes.count {
          if begins[Int(bytes[place])], let end = end(ofMatchAt: place, in: bytes) {
            guard body(place..<end) else { return }
            place = end
          } else {
            place += 1
          }
        }
      }
    }
  }

  private func end(ofMatchAt start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var place = start
    for forms in spellings {
      let next = forms.first { form in
        place + form.count <= bytes.count
          && form.indices.allSatisfy { bytes[place + $0] == form[$0] }
      }
      guard let next else { return nil }
      place += next.count
    }
    return place
  }
}
