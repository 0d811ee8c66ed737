/// Breaks one sanitized line into lines of at most so many columns.
///
/// Lines break at spaces, which are dropped there, and beside wide (CJK) characters, with a simple
/// kinsoku: closing marks begin no line and opening ones end none. A word longer than a line is cut.
package func wrap(_ line: String, columns: Int) -> [String] {
  if line.isASCII, line.utf8.count <= columns { return [line] }
  var wrapping = Wrapping(line, columns: max(1, columns))
  return wrapping.lines()
}

/// Shortens a line to some columns, its end replaced by an ellipsis, if it is wider than that.
package func truncate(_ line: String, columns: Int, ellipsis: String = "…") -> String {
  if line.isASCII, line.utf8.count <= columns { return line }
  let mark = ellipsis.displayWidth <= columns ? ellipsis : ""
  let room = columns - mark.displayWidth
  var kept = line.startIndex
  var (width, index) = (0, line.startIndex)
  for character in line {
    width += character.displayWidth
    guard width <= columns else { return line[..<kept] + mark }
    index = line.utf8.index(index, offsetBy: character.utf8.count)
    if width <= room { kept = index }
  }
  return line
}

/// Shortens a line to some columns at its front, if it is wider than that.
func truncateFront(_ line: String, columns: Int) -> String {
  guard line.displayWidth > columns else { return line }
  var (width, kept) = (1, [Character]())
  for character in line.reversed() {
    width += character.displayWidth
    guard width <= columns else { break }
    kept.append(character)
  }
  return columns > 0 ? "…" + String(kept.reversed()) : ""
}

/// One line in the course of being broken.
private struct Wrapping {
  /// A place where the line may end.
  private struct Opportunity {
    var end: String.Index
    /// Where the next line begins: after the spaces.
    var resume: String.Index
    /// The columns from the line's start to `resume`.
    var width: Int
  }

  private let line: String
  private let columns: Int
  private var start: String.Index
  private var index: String.Index
  /// The columns from `start` to `index`.
  private var width = 0
  private var opportunity: Opportunity?
  private var previous: Part?
  private var result: [String] = []

  init(_ line: String, columns: Int) {
    self.line = line
    self.columns = columns
    start = line.startIndex
    index = line.startIndex
  }

  mutating func lines() -> [String] {
    for character in line {
      let part = Part(character)
      let next = line.utf8.index(index, offsetBy: character.utf8.count)
      if part.isSpace { takeSpace(part, to: next) } else { takeWordPart(part) }
      width += part.width
      index = next
      previous = part
    }
    var end = line.endIndex
    if width > columns, let opportunity, opportunity.resume == end { end = opportunity.end }
    result.append(String(line[start..<end]))
    return result
  }

  /// Notes that the line may end before the run of spaces, which may hang over its edge.
  private mutating func takeSpace(_ space: Part, to next: String.Index) {
    let continues = previous?.isSpace ?? false
    opportunity = Opportunity(
      end: continues ? opportunity?.end ?? index : index, resume: next, width: width + space.width)
  }

  private mutating func takeWordPart(_ part: Part) {
    if let previous, index > start, previous.width > 1 || part.width > 1, !previous.isSpace,
      Kinsoku.allowsBreak(between: previous.character, and: part.character)
    {
      opportunity = Opportunity(end: index, resume: index, width: width)
    }
    while width > 0, width + part.width > columns { breakLine() }
  }

  /// Ends a line at the last opportunity, or where it is.
  private mutating func breakLine() {
    let place = opportunity ?? Opportunity(end: index, resume: index, width: width)
    // Spaces that begin the text are no line of their own.
    if place.end > start { result.append(String(line[start..<place.end])) }
    start = place.resume
    width -= place.width
    opportunity = nil
  }
}

/// A character with what matters of it for breaking.
private struct Part {
  let character: Character
  let width: Int
  /// Whether a line breaks behind it without a trace of it; U+200B is such a place without width.
  let isSpace: Bool

  init(_ character: Character) {
    self.character = character
    if character.utf8.count == 1 {
      width = 1
      isSpace = character.utf8.first == 0x20
    } else {
      width = character.displayWidth
      isSpace = character == "\u{3000}" || character == "\u{200B}"
    }
  }
}

/// Which marks may not begin or end a line of Japanese or Chinese (JIS X 4051, in short).
enum Kinsoku {
  private static let closing = Set(
    """
    、。，．,.:;：；!?！？)]}）］｝〉》」』】〕〗〙〛”’｡､｣・･ー…‥％%〜～゛゜ゝゞヽヾ々〻\
    ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ
    """.unicodeScalars)
  private static let opening = Set("([{（［｛〈《「『【〔〖〘〚“‘｢￥＄".unicodeScalars)

  static func allowsBreak(between before: Character, and after: Character) -> Bool {
    guard let last = before.unicodeScalars.first, let first = after.unicodeScalars.first else {
      return false
    }
    return !opening.contains(last) && !closing.contains(first)
  }
}
