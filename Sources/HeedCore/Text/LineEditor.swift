/// One line of text that is edited grapheme by grapheme.
///
/// It never holds a control character, whatever is typed or pasted. A secret line keeps no history
/// and yields nothing to yank, and moving by words takes it as one word, so that a row of bullets
/// does not show where its words end.
package struct LineEditor: Sendable {
  var graphemes = Secret()
  /// Where the next character goes: a grapheme index, 0...count.
  package internal(set) var cursor = 0
  let isSecret: Bool
  var history = EditHistory<Character>()
  /// What was last killed, to be yanked.
  var killed: [Character] = []
  /// The first visible grapheme.
  private var first = 0

  /// How many bytes of UTF-8 it takes at most; what would be more is not taken.
  package var mostBytes: Int?

  /// Whether Ctrl-U takes only what stands before the cursor.
  package var killsBefore = false

  package init(_ text: String = "", isSecret: Bool = false) {
    self.isSecret = isSecret
    graphemes = Secret(Self.oneLine(text))
    cursor = graphemes.count
  }

  /// The whole text; takes time for its length.
  package var text: String { graphemes.text }
  package var isEmpty: Bool { graphemes.isEmpty }
  /// The length in graphemes.
  package var count: Int { graphemes.count }

  package mutating func goToStart() { cursor = 0 }

  /// Inserts text at the cursor, typed or pasted.
  ///
  /// A line break or a tab becomes a space, a line break at the end nothing; other control
  /// characters are dropped.
  package mutating func insert(_ text: String) {
    edit(cursor..<cursor, with: Self.oneLine(text))
  }

  package mutating func clear() { edit(0..<count, with: "") }

  package mutating func replace(with text: String) { edit(0..<count, with: Self.oneLine(text)) }

  /// Replaces a range and leaves the cursor behind what was inserted.
  ///
  /// Clusters are found anew around the place, as a mark may join what stands before it.
  mutating func edit(_ range: Range<Int>, with given: String, isTyping: Bool = false) {
    let text = given.isEmpty ? given : fitting(given, instead: range)
    guard !range.isEmpty || !text.isEmpty else { return }
    let lower = max(0, range.lowerBound - 1)
    var upper = min(count, range.upperBound + 1)
    let left = lower < range.lowerBound ? String(graphemes[lower]) : ""
    let right = upper > range.upperBound ? String(graphemes[upper - 1]) : ""
    var replacement = Secret(left + text + right)
    var end = right
    // Until a cluster ends where one ended before: mostly at once, later in a row of flags.
    while upper < count, !right.isEmpty, let last = replacement.last,
      last.utf8.count != end.utf8.count
    {
      end = String(graphemes[upper])
      let tail = Secret(String(last) + end)
      replacement.replaceSubrange(replacement.count - 1..<replacement.count, with: tail)
      upper += 1
    }
    if !isSecret {
      let edit = EditHistory<Character>.Edit(
        start: lower, removed: graphemes[lower..<upper], inserted: replacement.count,
        cursor: cursor)
      history.add(edit, isTyping: isTyping)
    }
    cursor = lower + Self.graphemes(in: replacement, covering: left.utf8.count + text.utf8.count)
    graphemes.replaceSubrange(lower..<upper, with: replacement)
  }

  /// As much of a text as there is room for.
  private func fitting(_ text: String, instead range: Range<Int>) -> String {
    guard let mostBytes else { return text }
    let removed = graphemes[range].reduce(0) { $0 + $1.utf8.count }
    var room = mostBytes - (graphemes.text.utf8.count - removed)
    return String(
      text.prefix { character in
        room -= character.utf8.count
        return room >= 0
      })
  }

  /// Takes back the last step.
  mutating func undo() {
    guard let edit = history.takeLast() else { return }
    graphemes.replaceSubrange(
      edit.start..<edit.start + edit.inserted, with: Secret(edit.removed))
    cursor = edit.cursor
  }

  private static func graphemes(in text: Secret, covering length: Int) -> Int {
    var (bytes, index) = (0, 0)
    while bytes < length, index < text.count {
      bytes += text[index].utf8.count
      index += 1
    }
    return index
  }

  /// The text without line breaks, tabs and control characters.
  private static func oneLine(_ text: String) -> String {
    let isControl = { (scalar: Unicode.Scalar) in
      scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value || 0x2028...0x2029 ~= scalar.value
    }
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var result = String.UnicodeScalarView()
    let characters = text.last?.isNewline == true ? text.dropLast() : text[...]
    for character in characters {
      if character.isNewline || character == "\t" {
        result.append(" ")
      } else {
        result.append(contentsOf: character.unicodeScalars.lazy.filter { !isControl($0) })
      }
    }
    return String(result)
  }
}

/// How a line is shown.
package enum Mask: Hashable, Sendable {
  /// As it is.
  case none
  /// A bullet for each grapheme.
  case bullets
  /// Not at all, not even by its length.
  case hidden
}

extension LineEditor {
  /// Remembers the first visible grapheme, so that the cursor is visible within some columns.
  package mutating func scroll(columns: Int) {
    first = firstVisible(columns: columns, mask: isSecret ? .bullets : .none)
  }

  /// What is visible within some columns; looks at no more than that of the text.
  ///
  /// The cursor always has a column, also behind the last grapheme.
  package func view(
    columns: Int, mask: Mask
  ) -> (glyphs: [Glyph], cursorColumn: Int, isCutLeft: Bool, isCutRight: Bool) {
    guard mask != .hidden, columns > 0 else { return ([], 0, false, false) }
    let start = firstVisible(columns: columns, mask: mask)
    var glyphs: [Glyph] = []
    var (index, column, cursorColumn) = (start, 0, 0)
    while true {
      if index == cursor { cursorColumn = column }
      guard index < count, column + width(at: index, mask: mask) <= columns else { break }
      if mask == .bullets {
        glyphs.append(Glyph("•", width: 1))
      } else {
        graphemes[index].forEachGlyph { glyphs.append($0) }
      }
      column += width(at: index, mask: mask)
      index += 1
    }
    return (glyphs, cursorColumn, start > 0, index < count)
  }

  /// The first visible grapheme: the remembered one, unless the cursor would be out of sight or
  /// columns would stay empty while text is cut off on the left.
  private func firstVisible(columns: Int, mask: Mask) -> Int {
    let cursorWidth = cursor < count ? max(1, width(at: cursor, mask: mask)) : 1
    let lowest = start(fitting: columns - cursorWidth, before: cursor, mask: mask)
    let highest = min(start(fitting: columns - 1, before: count, mask: mask), cursor)
    return max(lowest, min(first, highest))
  }

  /// The first of the graphemes before an index that have room in some columns.
  private func start(fitting columns: Int, before end: Int, mask: Mask) -> Int {
    var (start, room) = (end, columns)
    while start > 0 {
      room -= width(at: start - 1, mask: mask)
      if room < 0 { break }
      start -= 1
    }
    return start
  }

  private func width(at index: Int, mask: Mask) -> Int {
    mask == .bullets ? 1 : graphemes[index].displayWidth
  }
}
