extension TextEditor {
  /// Edits as a key says, by the keys of a ``LineEditor`` and those of many lines.
  ///
  /// - Returns: whether it is a key for editing.
  mutating func handle(_ key: Key, _ shape: EditShape, page: Int) -> Bool {
    if let place = place(for: key, shape, page: page) {
      move(to: place, selects: key.modifiers.contains(.shift))
      endTyping()
      return true
    }
    let isUsed =
      switch key.modifiers.subtracting(.shift) {
      case []: handlePlain(key.code)
      case .control: handleControl(key.code)
      case .alt: handleAlt(key.code)
      default: false
      }
    if isUsed {
      goal = nil
      if !key.types, key.code != .enter { endTyping() }
    }
    return isUsed
  }

  private mutating func handlePlain(_ code: Key.Code) -> Bool {
    switch code {
    case .character(let character) where character.isPrintable:
      insert(ByteText.encode(String(character)), isTyping: true)
    case .enter: insertLineBreak()
    case .backspace: remove(back(from: cursor)..<cursor)
    case .delete: remove(cursor..<forward(from: cursor))
    default: return false
    }
    return true
  }

  private mutating func handleControl(_ code: Key.Code) -> Bool {
    switch code {
    case .character("h"): remove(back(from: cursor)..<cursor)
    case .character("d"): remove(cursor..<forward(from: cursor))
    case .character("k"): killToLineEnd()
    case .character("u"):
      let line = currentLine
      kill(line.range.lowerBound..<line.range.upperBound)
    case .character("w"): kill(selection ?? wordStart(isBlank)..<cursor)
    case .character("y"): insert(killed)
    case .character("t"): transpose()
    case .character("_"): undo()
    case .character(" "):
      isMarking.toggle()
      anchor = isMarking ? cursor : nil
    case .backspace: kill(wordStart(isNoWordPart)..<cursor)
    case .delete: kill(cursor..<wordEnd(isNoWordPart))
    default: return false
    }
    return true
  }

  private mutating func handleAlt(_ code: Key.Code) -> Bool {
    switch code {
    case .character("d"), .delete: kill(cursor..<wordEnd(isNoWordPart))
    case .backspace: kill(wordStart(isNoWordPart)..<cursor)
    case .character("w"):
      if let selection {
        killed = source.read(at: selection.lowerBound, count: selection.count)
        deselect()
      }
    case .character("/"): redo()
    case .character("i"): insert([0x09], isTyping: true)
    default: return false
    }
    return true
  }

  /// Removes what is selected, or else a range.
  private mutating func remove(_ range: Range<Int>) { replace(selection ?? range, with: []) }

  /// Removes the rest of the line, or where there is none its end.
  private mutating func killToLineEnd() {
    let line = currentLine
    kill(cursor..<(cursor < line.range.upperBound ? line.range.upperBound : line.next))
  }

  /// Swaps the graphemes on both sides of the cursor, or the last two of a line, and moves on.
  private mutating func transpose() {
    let line = line(at: cursor, Self.flat)
    let second = min(line.cell(at: cursor), line.cells.count - 1)
    guard second > 0 else { return }
    let (start, middle) = (line.offset(ofCell: second - 1), line.offset(ofCell: second))
    let end = line.offset(ofCell: second + 1)
    replace(
      start..<end,
      with: source.read(at: middle, count: end - middle)
        + source.read(at: start, count: middle - start))
  }

  // MARK: Places

  /// One row a line, where only its graphemes matter.
  private static let flat = EditShape(columns: 80, wraps: false)

  private var currentLine: TextReader.Line { line(at: cursor, Self.flat).line }

  /// Where a key that moves about leads to.
  private mutating func place(for key: Key, _ shape: EditShape, page: Int) -> Int? {
    if let rows = rows(for: key, page: page) { return place(rowsOn: rows, shape) }
    let place: Int? =
      switch (key.code, key.modifiers.subtracting(.shift)) {
      case (.left, []), (.character("b"), .control): back(from: cursor)
      case (.right, []), (.character("f"), .control): forward(from: cursor)
      case (.left, _), (.character("b"), .alt): wordStart(isNoWordPart)
      case (.right, _), (.character("f"), .alt): wordEnd(isNoWordPart)
      case (.home, .control), (.character("<"), .alt): 0
      case (.end, .control), (.character(">"), .alt): size
      case (.home, _): homeOfRow(shape)
      case (.end, _): endOfRow(shape)
      case (.character("a"), .control): currentLine.range.lowerBound
      case (.character("e"), .control): currentLine.range.upperBound
      default: nil
      }
    if place != nil { goal = nil }
    return place
  }

  private func rows(for key: Key, page: Int) -> Int? {
    switch (key.code, key.modifiers.subtracting(.shift)) {
    case (.up, []), (.character("p"), .control): -1
    case (.down, []), (.character("n"), .control): 1
    case (.pageUp, _), (.character("v"), .alt): -page
    case (.pageDown, _), (.character("v"), .control): page
    default: nil
    }
  }

  /// The place some rows further down or up, in the column where going up and down began.
  private mutating func place(rowsOn distance: Int, _ shape: EditShape) -> Int {
    var line = line(at: cursor, shape)
    var row = line.row(of: cursor)
    let column = goal ?? line.column(of: cursor)
    goal = column
    var left = distance
    while left != 0 {
      if left > 0, row + 1 < line.rows.count {
        row += 1
      } else if left > 0, let next = self.line(after: line, shape) {
        (line, row) = (next, 0)
      } else if left < 0, row > 0 {
        row -= 1
      } else if left < 0, let previous = self.line(before: line, shape) {
        (line, row) = (previous, previous.rows.count - 1)
      } else {
        // Beyond the first or the last row there is only the beginning or the end.
        return abs(left) == abs(distance)
          ? (left < 0 ? 0 : size) : line.offset(inRow: row, atColumn: column)
      }
      left -= left > 0 ? 1 : -1
    }
    return line.offset(inRow: row, atColumn: column)
  }

  /// The beginning of the row; from there that of the line.
  private func homeOfRow(_ shape: EditShape) -> Int {
    let line = line(at: cursor, shape)
    let start = line.offset(ofCell: line.range(ofRow: line.row(of: cursor)).lowerBound)
    return start == cursor ? line.line.range.lowerBound : start
  }

  /// The end of the row; from there that of the line.
  private func endOfRow(_ shape: EditShape) -> Int {
    let line = line(at: cursor, shape)
    let end = line.offset(inRow: line.row(of: cursor), atColumn: .max)
    return end == cursor ? line.line.range.upperBound : end
  }

  private func back(from place: Int) -> Int {
    let line = line(at: place, Self.flat)
    let cell = line.cell(at: place)
    if cell > 0 { return line.offset(ofCell: cell - 1) }
    guard let previous = self.line(before: line, Self.flat) else { return place }
    return previous.line.isEnded
      ? previous.line.range.upperBound : previous.offset(ofCell: previous.cells.count - 1)
  }

  private func forward(from place: Int) -> Int {
    let line = line(at: place, Self.flat)
    let cell = line.cell(at: place)
    return cell < line.cells.count ? line.offset(ofCell: cell + 1) : line.line.next
  }

  /// Where the word before the cursor begins, past separators behind it and over line ends.
  private func wordStart(_ isSeparator: (Character) -> Bool) -> Int {
    var (line, isInWord) = (line(at: cursor, Self.flat), false)
    var cell = line.cell(at: cursor)
    while true {
      while cell > 0 {
        let isPart = !isSeparator(line.cells[cell - 1].character)
        if isInWord, !isPart { return line.offset(ofCell: cell) }
        isInWord = isInWord || isPart
        cell -= 1
      }
      guard !isInWord, let previous = self.line(before: line, Self.flat) else {
        return line.offset(ofCell: 0)
      }
      (line, cell) = (previous, previous.cells.count)
    }
  }

  /// Where the word after the cursor ends, past separators before it and over line ends.
  private func wordEnd(_ isSeparator: (Character) -> Bool) -> Int {
    var (line, isInWord) = (line(at: cursor, Self.flat), false)
    var cell = line.cell(at: cursor)
    while true {
      while cell < line.cells.count {
        let isPart = !isSeparator(line.cells[cell].character)
        if isInWord, !isPart { return line.offset(ofCell: cell) }
        isInWord = isInWord || isPart
        cell += 1
      }
      guard !isInWord, let next = self.line(after: line, Self.flat) else {
        return line.line.range.upperBound
      }
      (line, cell) = (next, 0)
    }
  }
}
