/// What is searched for in a view.
struct TextSearch: Sendable {
  /// What is said of a search in place of the status, until the next key.
  enum Note: Equatable, Sendable {
    case notFound(String), fromTop, fromEnd

    var text: String {
      switch self {
      case .notFound(let pattern): "not found: \(DisplayText.line(pattern))"
      case .fromTop: "from the top again"
      case .fromEnd: "from the end again"
      }
    }

    var role: Role {
      if case .notFound = self { .error } else { .hint }
    }
  }

  var needle: TextNeedle?
  /// The pattern while it is typed.
  var editor: LineEditor?
  /// Whether it goes up.
  var isBackward = false
  /// Where the current match begins.
  var found: Int?
  var note: Note?

  /// Whether there is something to show in place of the status.
  var isActive: Bool { editor != nil || note != nil }
}

extension View {
  /// Opens the line in which a pattern is typed.
  mutating func beginSearch(backward: Bool) {
    search.isBackward = backward
    search.editor = LineEditor()
    search.note = nil
  }

  /// Edits the pattern; Return searches, Escape goes back to the text.
  mutating func type(_ key: Key, in size: Size) {
    guard var editor = search.editor else { return }
    switch key.code {
    case .escape: search.editor = nil
    case .backspace where editor.isEmpty: search.editor = nil
    case .enter:
      search.editor = nil
      if !editor.isEmpty {
        search.needle = TextNeedle(editor.text)
        search.found = nil
      }
      find(backward: search.isBackward, in: size)
    default:
      guard editor.handle(key) else { return }
      editor.scroll(columns: max(1, parts(in: size).status.size.columns - 1))
      search.editor = editor
    }
  }

  /// Goes to the next match in a direction; past the last one it goes on from the other end.
  mutating func find(backward: Bool, in size: Size) {
    guard let needle = search.needle else { return beginSearch(backward: backward) }
    let parts = parts(in: size)
    leaveEnd(parts)
    let end = source.size
    let start = search.found ?? top.offset
    let found: Int?
    if backward {
      found = needle.last(in: source, 0..<min(start, end))
      search.note = found == nil ? .fromEnd : nil
    } else {
      let next = min(search.found.map { $0 + 1 } ?? start, end)
      found = needle.first(in: source, next..<end)
      search.note = found == nil ? .fromTop : nil
    }
    let other =
      backward
      ? needle.last(in: source, min(start, end)..<end)
      : needle.first(in: source, 0..<min(start, end))
    guard let place = found ?? other ?? search.found.flatMap({ $0 < end ? $0 : nil }) else {
      search.note = .notFound(needle.pattern)
      return
    }
    search.found = place
    show(matchAt: place, parts)
  }

  /// Which of the matches in a line's text the current one is.
  func currentMatch(in line: Range<Int>) -> Int? {
    guard let needle = search.needle, let found = search.found,
      found >= line.lowerBound, found < line.upperBound
    else { return nil }
    let bytes = source.read(at: line.lowerBound, count: line.count)
    return needle.matches(in: bytes).firstIndex { $0.lowerBound + line.lowerBound >= found }
  }

  /// Scrolls so that a match is in sight, with some of what stands before it.
  private mutating func show(matchAt offset: Int, _ parts: Parts) {
    let (columns, rows) = (parts.text.size.columns, parts.text.size.rows)
    // The match may be in a part of its line that is not in sight yet.
    var shape = shape(columns: columns)
    shape.left = TextReader.span * 2
    var walker = TextWalker(source, shape)
    let start = walker.lineStart(around: offset)
    var place = TextPlace(offset: start, row: 0, line: number(ofLineAt: start, &walker))
    guard let line = walker.shownLine(at: place), let index = currentMatch(in: line.line.range)
    else { return }
    let matches = search.needle?.matches(in: Array(line.text.utf8)) ?? []
    let match = index < matches.count ? matches[index] : 0..<0
    place.row = line.rows.lastIndex { $0.start <= match.lowerBound } ?? 0
    if place.isBefore(top) || walker.down(top, by: max(0, rows - 1)).isBefore(place) {
      top = walker.up(place, by: rows / 3)
    }
    guard !wraps, place.row < line.rows.count else { return }
    let row = line.rows[place.row]
    let before = row.text.utf8.prefix(max(0, match.lowerBound - row.start))
    let column = String(decoding: before, as: UTF8.self).displayWidth
    let width = search.needle?.pattern.displayWidth ?? 0
    // The first and the last column may have a mark.
    if column < left + min(left, 1) || column + width > left + columns - 1 {
      left = max(0, column - columns / 2) / Self.sideStep * Self.sideStep
      if column + width < columns { left = 0 }
    }
  }

  /// The number of a line that begins at a place, counted from the top in sight.
  private func number(ofLineAt offset: Int, _ walker: inout TextWalker) -> Int? {
    top.line.map {
      offset >= top.offset
        ? $0 + walker.lineEnds(in: top.offset..<offset)
        : $0 - walker.lineEnds(in: offset..<top.offset)
    }
  }
}
