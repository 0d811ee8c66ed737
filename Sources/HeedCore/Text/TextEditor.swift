/// A text of many lines that is edited grapheme by grapheme, and kept byte for byte.
///
/// Places are offsets in bytes, always where a grapheme or the end of a line is. Only lines around
/// the cursor are looked at, so that its size does not matter.
package struct TextEditor: Sendable {
  private(set) var source = TextSource()
  /// How many line ends there are, and how many of them before the cursor.
  private(set) var lineEnds = 0
  private(set) var cursorLine = 0
  private(set) var cursor = 0
  /// Where the selection begins, or ends.
  var anchor: Int?
  /// Whether moving about goes on selecting.
  var isMarking = false
  /// The column that moving up and down keeps to.
  var goal: Int?
  /// What was last cut or copied.
  var killed: [UInt8] = []
  private(set) var history = EditHistory<UInt8>(limit: 1000)
  /// Whether it is no longer as it was given.
  private(set) var isChanged = false
  /// Whether it is another text than the one that was given.
  var isAltered: Bool { isChanged && (original.map { $0 != bytes } ?? true) }
  /// The text that was given, where that is cheap to keep.
  private var original: [UInt8]?
  /// How many characters it has, where that is asked for.
  private(set) var length: Int?

  package init(_ bytes: [UInt8] = [], countsCharacters: Bool = false) {
    source = TextSource(bytes: bytes)
    original = bytes.count <= 1 << 20 ? bytes : nil
    lineEnds = bytes[...].lineEnds
    if countsCharacters { length = ByteText.decode(bytes).count }
  }

  package var isEmpty: Bool { source.size == 0 }
  package var size: Int { source.size }
  package var bytes: [UInt8] { source.read(at: 0, count: source.size) }

  var selection: Range<Int>? {
    guard let anchor, anchor != cursor else { return nil }
    return min(anchor, cursor)..<max(anchor, cursor)
  }

  // MARK: Lines

  /// The line that has a place, as it is shown in a shape.
  func line(at offset: Int, _ shape: EditShape) -> EditLine {
    var reader = TextReader(source)
    return line(from: reader.start(before: offset + 1), shape, &reader)
  }

  /// The line that begins at a place; an empty one at the end of the text.
  func line(from start: Int, _ shape: EditShape, _ reader: inout TextReader) -> EditLine {
    let line =
      reader.line(at: start)
      ?? TextReader.Line(range: source.size..<source.size, next: source.size, isEnded: false)
    return EditLine(line, reader.bytes(in: line.range), shape)
  }

  /// The line before one; `nil` for the first.
  func line(before line: EditLine, _ shape: EditShape) -> EditLine? {
    guard line.line.range.lowerBound > 0 else { return nil }
    return self.line(at: line.line.range.lowerBound - 1, shape)
  }

  /// The line after one; `nil` for the last.
  func line(after line: EditLine, _ shape: EditShape) -> EditLine? {
    guard line.line.isEnded || line.line.next < source.size else { return nil }
    return self.line(at: line.line.next, shape)
  }

  /// The end of the line that the cursor is in, for another one; else that of the line before.
  private var lineBreak: [UInt8] {
    var reader = TextReader(source)
    var start = reader.start(before: cursor + 1)
    if reader.line(at: start)?.isEnded != true, start > 0 { start = reader.start(before: start) }
    guard let line = reader.line(at: start), line.isEnded else { return [0x0A] }
    return reader.bytes(in: line.range.upperBound..<line.next)
  }

  // MARK: The cursor

  mutating func moveCursor(to place: Int) {
    let place = min(max(0, place), source.size)
    var reader = TextReader(source)
    if place < cursor {
      cursorLine -= reader.lineEnds(in: place..<cursor)
    } else {
      cursorLine += reader.lineEnds(in: cursor..<place)
    }
    cursor = place
  }

  /// Goes to a place, and selects what lies between where that is wanted.
  mutating func move(to place: Int, selects: Bool) {
    if selects {
      anchor = anchor ?? cursor
    } else if !isMarking {
      anchor = nil
    }
    moveCursor(to: place)
  }

  mutating func deselect() {
    (anchor, isMarking) = (nil, false)
  }

  // MARK: Changes

  /// Adds bytes that have come at the end; that is no step of the history.
  mutating func receive(_ bytes: [UInt8]) {
    source.append(bytes)
    lineEnds += bytes[...].lineEnds
  }

  /// Counts the characters once all has come.
  mutating func countCharacters() { length = ByteText.decode(bytes).count }

  /// Replaces a range and leaves the cursor behind what was inserted.
  mutating func replace(_ range: Range<Int>, with new: [UInt8], isTyping: Bool = false) {
    deselect()
    guard !range.isEmpty || !new.isEmpty else { return }
    let edit = EditHistory<UInt8>.Edit(
      start: range.lowerBound, removed: source.read(at: range.lowerBound, count: range.count),
      inserted: new.count, cursor: cursor)
    history.add(edit, isTyping: isTyping)
    apply(range, new)
  }

  private mutating func apply(_ range: Range<Int>, _ new: [UInt8]) {
    moveCursor(to: range.lowerBound)
    let before = charactersAround(range)
    var reader = TextReader(source)
    lineEnds += new[...].lineEnds - reader.lineEnds(in: range)
    source.replace(range, with: new)
    let end = range.lowerBound + new.count
    if let length, let before {
      self.length = length + (charactersAround(range.lowerBound..<end) ?? 0) - before
    }
    moveCursor(to: end)
    isChanged = true
    snap()
  }

  /// How many characters the lines of a range have.
  private func charactersAround(_ range: Range<Int>) -> Int? {
    guard length != nil else { return nil }
    var reader = TextReader(source)
    var start = reader.start(before: range.lowerBound + 1)
    // Whole lines, not the pieces of long ones.
    while start > 0, source.read(at: start - 1, count: 1) != [0x0A] {
      start = reader.start(before: start)
    }
    var end = reader.start(before: range.upperBound + 1)
    while let line = reader.line(at: end) {
      end = line.next
      if line.isEnded { break }
    }
    return ByteText.decode(source.read(at: start, count: end - start)).count
  }

  /// Moves on to where a grapheme begins: a mark may have joined what stands around the cursor.
  private mutating func snap() {
    let line = line(at: cursor, EditShape(columns: 80, wraps: false))
    let cell = line.cell(at: cursor)
    guard line.offset(ofCell: cell) < cursor, cell < line.cells.count else { return }
    moveCursor(to: line.offset(ofCell: cell + 1))
  }

  mutating func insert(_ bytes: [UInt8], isTyping: Bool = false) {
    replace(selection ?? cursor..<cursor, with: bytes, isTyping: isTyping && selection == nil)
  }

  /// Inserts a line end like those around it; what is typed then is another step.
  mutating func insertLineBreak() {
    history.endTyping()
    insert(lineBreak, isTyping: true)
  }

  /// Inserts a text that was pasted: its lines end as those here, other control characters go.
  mutating func paste(_ text: String) {
    history.endTyping()
    let end = lineBreak
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A: bytes += end
      case 0x09, 0x20...0x7E: bytes.append(UInt8(scalar.value))
      case 0x00...0x1F, 0x7F...0x9F: break
      case 0x10FF80...: bytes += ByteText.encode(String(scalar))
      default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    insert(bytes)
    history.endTyping()
  }

  /// Removes a range to be put elsewhere.
  mutating func kill(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    killed = source.read(at: range.lowerBound, count: range.count)
    replace(range, with: [])
  }

  mutating func endTyping() { history.endTyping() }

  /// Takes back the last step.
  mutating func undo() {
    guard let edit = history.takeLast() else { return }
    history.addUndone(reversed(edit))
    deselect()
    apply(edit.start..<edit.start + edit.inserted, edit.removed)
    moveCursor(to: edit.cursor)
  }

  /// Does again what was last taken back.
  mutating func redo() {
    guard let edit = history.takeUndone() else { return }
    history.addRedone(reversed(edit))
    deselect()
    apply(edit.start..<edit.start + edit.inserted, edit.removed)
  }

  /// The edit that takes an edit back once that was made.
  private func reversed(_ edit: EditHistory<UInt8>.Edit) -> EditHistory<UInt8>.Edit {
    EditHistory.Edit(
      start: edit.start, removed: source.read(at: edit.start, count: edit.inserted),
      inserted: edit.removed.count, cursor: cursor)
  }
}
