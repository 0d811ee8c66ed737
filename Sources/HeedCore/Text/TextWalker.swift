/// A row's place in a text.
struct TextPlace: Equatable, Sendable {
  /// Where its line begins.
  var offset = 0
  /// Which of its line's rows it is.
  var row = 0
  /// The number of its line, counted from 0, where that is known.
  var line: Int? = 0

  static let start = TextPlace()

  func isBefore(_ other: TextPlace) -> Bool { (offset, row) < (other.offset, other.row) }
}

/// How lines become rows.
struct TextShape: Equatable, Sendable {
  /// The columns in sight.
  var columns: Int
  /// Columns out of sight on the left.
  var left = 0
  /// Whether a line that is too long goes on in the next row.
  var wraps = false
  /// Whether the two characters `\n` end a row.
  var breaksAtBackslashN = false
  /// How many columns stops of tabs are apart; at least 1.
  var tab = 8

  var hasOneRowPerLine: Bool { !wraps && !breaksAtBackslashN }

  /// What is shown of a line's bytes, before it is wrapped.
  ///
  /// Where only a few columns are in sight, no more is decoded than may have to do with them.
  func text(of bytes: [UInt8]) -> String {
    var bytes = bytes[...]
    let most = (left + columns + 8) * 24
    if hasOneRowPerLine, bytes.count > most { bytes = bytes.prefix(most) }
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = DisplayText.lines(breaksAtBackslashN ? Self.broken(text) : text, tab: tab)
    if lines.count == 1 { return lines[0] }
    return lines.joined(separator: breaksAtBackslashN ? "\n" : " ")
  }

  /// A line's rows; there is always one.
  func rows(of text: String) -> [String] {
    let lines = breaksAtBackslashN ? text.lines : [text]
    return wraps ? lines.flatMap { wrap($0, columns: columns) } : lines
  }

  private static func broken(_ text: String) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      if byte == UInt8(ascii: "n"), result.last == UInt8(ascii: "\\") {
        result[result.count - 1] = 0x0A
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension String {
  /// The pieces between line feeds, at least one.
  fileprivate var lines: [String] {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}

/// Goes through a text row by row; it reads only what lies on its way.
struct TextWalker {
  /// A row as it is shown.
  struct Row: Equatable {
    var place: TextPlace
    var text: String
    /// Where in the text of its line it begins, in bytes of UTF-8.
    var start: Int
  }

  /// A line as it is shown.
  struct ShownLine {
    var line: TextReader.Line
    var text: String
    var rows: [Row]
  }

  private(set) var reader: TextReader
  let shape: TextShape

  init(_ source: TextSource, _ shape: TextShape) {
    reader = TextReader(source)
    self.shape = shape
  }

  /// The place behind the last line.
  func end(_ count: LineCount) -> TextPlace {
    TextPlace(offset: reader.size, row: 0, line: count.lastLine(at: reader.size))
  }

  /// The line that begins at a place, as it is shown.
  mutating func shownLine(at place: TextPlace) -> ShownLine? {
    guard let line = reader.line(at: place.offset) else { return nil }
    let text = shape.text(of: reader.bytes(in: line.range))
    var (start, utf8) = (0, Array(text.utf8)[...])
    let rows = shape.rows(of: text).enumerated().map { index, row in
      // Blanks at which a line was wrapped are in no row.
      while !utf8.starts(with: row.utf8), !utf8.isEmpty {
        utf8 = utf8.dropFirst()
        start += 1
      }
      defer {
        start += row.utf8.count
        utf8 = utf8.dropFirst(row.utf8.count)
      }
      return Row(
        place: TextPlace(offset: place.offset, row: index, line: place.line), text: row,
        start: start)
    }
    return ShownLine(line: line, text: text, rows: rows)
  }

  /// The lines that have rows among the next ones, beginning with a place.
  mutating func page(from place: TextPlace, rows: Int) -> [ShownLine] {
    var (lines, place, left) = ([ShownLine](), place, rows)
    while left > 0, var next = shownLine(at: place) {
      let after = self.place(after: next.line, place.line)
      next.rows = Array(next.rows.dropFirst(min(place.row, next.rows.count - 1)).prefix(left))
      left -= next.rows.count
      lines.append(next)
      place = after
    }
    return lines
  }

  /// How many rows there are from a place on, counted no further than needed.
  mutating func countRows(from place: TextPlace, upTo most: Int) -> Int {
    var (count, place) = (0, place)
    while count < most, let line = reader.line(at: place.offset) {
      let rows = self.rows(in: line)
      count += rows - min(place.row, rows - 1)
      place = self.place(after: line, place.line)
    }
    return min(count, most)
  }

  /// The place some rows further down, or the last row's.
  mutating func down(_ place: TextPlace, by rows: Int) -> TextPlace {
    var (place, left) = (place, rows)
    while let line = reader.line(at: place.offset) {
      let last = self.rows(in: line) - 1
      if place.row + left <= last || line.next >= reader.size {
        place.row = min(place.row + left, last)
        break
      }
      left -= max(0, last - place.row) + 1
      place = self.place(after: line, place.line)
    }
    return place
  }

  /// The place some rows further up, or the first row's.
  mutating func up(_ place: TextPlace, by rows: Int) -> TextPlace {
    var (place, left) = (place, rows)
    while left > place.row, place.offset > 0 {
      left -= place.row
      let start = reader.start(before: place.offset)
      guard let line = reader.line(at: start) else { break }
      let number = line.isEnded ? place.line.map { max(0, $0 - 1) } : place.line
      place = TextPlace(offset: start, row: self.rows(in: line), line: number)
    }
    place.row = max(0, place.row - left)
    return place
  }

  /// Where the line begins that has a byte.
  mutating func lineStart(around offset: Int) -> Int { reader.start(before: offset + 1) }

  /// How many line ends there are between two places.
  mutating func lineEnds(in range: Range<Int>) -> Int { reader.lineEnds(in: range) }

  /// The bytes of a range.
  mutating func bytes(in range: Range<Int>) -> [UInt8] { reader.bytes(in: range) }

  private func place(after line: TextReader.Line, _ number: Int?) -> TextPlace {
    TextPlace(
      offset: line.next, row: 0, line: line.isEnded ? number.map { $0 + 1 } : number)
  }

  private mutating func rows(in line: TextReader.Line) -> Int {
    if shape.hasOneRowPerLine { return 1 }
    // A short line without anything to break at needs no decoding.
    if !shape.breaksAtBackslashN, line.range.isEmpty { return 1 }
    return shape.rows(of: shape.text(of: reader.bytes(in: line.range))).count
  }
}
