extension Edit {
  private static let wheelRows = 3

  package mutating func handle(_ event: Event, in size: Size, at moment: Moment) -> Reaction {
    let parts = parts(in: size)
    defer { (top, left) = shownTop(parts) }
    switch event {
    case .key(let key): return stop == 1 ? handleAtConsent(key) : handle(key, parts)
    case .paste where stop == 1: return .ignored
    case .paste(let text):
      if search.editor != nil {
        search.editor?.insert(text)
        seek()
      } else {
        edit { $0.paste(text) }
      }
    case .mouse(let mouse): return handle(mouse, parts)
    case .input(let bytes): receive(bytes)
    case .endOfInput: endReceiving()
    case .resized: break
    default: return .ignored
    }
    return .taken
  }

  private mutating func handleAtConsent(_ key: Key) -> Reaction {
    switch key.code {
    case .character(" ") where key.modifiers.isEmpty: consent?.isGiven.toggle()
    case .enter: return .answer
    default: return .ignored
    }
    return .taken
  }

  /// Whether the cursor is in the first or the last row, so that an arrow leads out of a field.
  private func isAtEdge(_ key: Key, _ parts: Parts) -> Bool {
    guard isField, key.modifiers.isEmpty, key.code == .up || key.code == .down else { return false }
    let line = editor.line(at: editor.cursor, shape(parts))
    let row = line.row(of: editor.cursor)
    return key.code == .up
      ? row == 0 && line.line.range.lowerBound == 0
      : row == line.rows.count - 1 && editor.line(after: line, shape(parts)) == nil
  }

  private mutating func handle(_ key: Key, _ parts: Parts) -> Reaction {
    if isAtEdge(key, parts) { return .ignored }
    if search.editor != nil { return type(key, parts) }
    search.note = nil
    let wasWarned = isWarned
    isWarned = false
    switch (key.code, key.modifiers) {
    case (.tab, _): return .ignored
    case (.escape, _):
      guard editor.anchor != nil || search.needle != nil else {
        isWarned = asksBeforeLeaving && editor.isAltered && !wasWarned
        return isWarned ? .taken : .ignored
      }
      edit { $0.deselect() }
      search.needle = nil
    case (.character("s"), .control) where isField, (.character("r"), .control) where isField:
      return .ignored
    case (.character("s"), .control), (.character("r"), .control):
      beginSearch(backward: key.code == .character("r"))
    case (.function(3), let modifiers): find(backward: modifiers.contains(.shift))
    case (.character("z"), .alt):
      wraps.toggle()
      (top.row, left, followsCursor) = (0, 0, true)
    default:
      let page = max(1, parts.text.size.rows - 1)
      guard editor.handle(key, shape(parts), page: page) else { return .ignored }
      followsCursor = true
    }
    return .taken
  }

  // MARK: Search

  private mutating func beginSearch(backward: Bool) {
    search.isBackward = backward
    search.editor = LineEditor()
    origin = editor.cursor
  }

  /// Edits the pattern; each key searches on from where the search began.
  private mutating func type(_ key: Key, _ parts: Parts) -> Reaction {
    guard var line = search.editor else { return .ignored }
    switch (key.code, key.modifiers) {
    case (.escape, _), (.character("g"), .control):
      endSearch(at: origin)
      search.needle = nil
    case (.backspace, _) where line.isEmpty: endSearch(at: origin)
    case (.enter, _):
      if line.isEmpty { find(backward: search.isBackward) }
      endSearch(at: editor.cursor)
    case (.character("s"), .control), (.down, _): find(backward: false)
    case (.character("r"), .control), (.up, _): find(backward: true)
    case (.tab, _): return .taken
    default:
      guard line.handle(key) else { return .taken }
      line.scroll(columns: max(1, parts.text.size.columns - 6))
      search.editor = line
      seek()
    }
    return .taken
  }

  private mutating func endSearch(at place: Int) {
    search.editor = nil
    edit { $0.move(to: place, selects: false) }
  }

  /// Finds what is typed by now, from where the search began.
  private mutating func seek() {
    guard let line = search.editor else { return }
    editor.move(to: origin, selects: false)
    followsCursor = true
    (search.needle, search.found, search.note) = (TextNeedle(line.text), nil, nil)
    if search.needle != nil { find(backward: search.isBackward) }
  }

  /// Goes to the next match in a direction; past the last one it goes on from the other end.
  private mutating func find(backward: Bool) {
    search.note = nil
    guard let needle = search.needle else { return }
    let (source, end) = (editor.source, editor.size)
    let start = search.found == editor.cursor && !backward ? editor.cursor + 1 : editor.cursor
    var found: Int?
    if backward {
      found = needle.last(in: source, 0..<min(start, end))
      if found == nil { search.note = .fromEnd }
    } else {
      found = needle.first(in: source, min(start, end)..<end)
      if found == nil { search.note = .fromTop }
    }
    let other =
      backward
      ? needle.last(in: source, min(start, end)..<end)
      : needle.first(in: source, 0..<min(start, end))
    search.found = found ?? other
    guard let place = search.found else { return search.note = .notFound(needle.pattern) }
    edit { $0.move(to: place, selects: false) }
  }

  // MARK: Mouse

  private mutating func handle(_ mouse: Mouse, _ parts: Parts) -> Reaction {
    switch mouse.action {
    case .wheelUp, .wheelDown:
      followsCursor = false
      let distance = mouse.action == .wheelUp ? -Self.wheelRows : Self.wheelRows
      top = place(distance, from: top, shape(parts))
    case .press where mouse.position.row == parts.consentRow:
      stop = 1
      consent?.isGiven.toggle()
    case .press:
      guard parts.text.contains(mouse.position) else { return .taken }
      stop = 0
      let place = place(at: mouse.position, parts)
      pressed = place
      edit { $0.move(to: place, selects: false) }
      editor.deselect()
      (editor.goal, search.editor) = (nil, nil)
      editor.endTyping()
    case .release:
      guard let start = pressed else { return .ignored }
      pressed = nil
      guard parts.text.contains(mouse.position) else { return .taken }
      let place = place(at: mouse.position, parts)
      if place != start { edit { $0.move(to: place, selects: true) } }
    }
    return .taken
  }

  /// The place in the text that is shown at one on the canvas.
  private func place(at position: Position, _ parts: Parts) -> Int {
    let shape = shape(parts)
    let (top, left) = shownTop(parts)
    var line = editor.line(at: top.offset, shape)
    var row = min(top.row, line.rows.count - 1)
    for _ in 0..<max(0, position.row) {
      if row + 1 < line.rows.count {
        row += 1
      } else if let next = editor.line(after: line, shape) {
        (line, row) = (next, 0)
      } else {
        return editor.size
      }
    }
    return line.offset(inRow: row, atColumn: position.column + left)
  }
}
