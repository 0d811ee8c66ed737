extension FileChooser {
  package mutating func handle(_ event: Event, in size: Size, at moment: Moment) -> Reaction {
    defer {
      list.scroll(rows: parts(in: size).list.size.rows)
      editor.scroll(columns: size.columns)
    }
    switch event {
    case .key(let key): return handle(key, rows: parts(in: size).list.size.rows)
    case .paste(let text):
      beginTyping()
      editor.insert(text)
      takeEdit()
      return .taken
    case .mouse(let mouse): return handle(mouse, parts(in: size))
    default: return .ignored
    }
  }

  private mutating func handle(_ key: Key, rows: Int) -> Reaction {
    switch (key.code, key.modifiers) {
    case (.character("."), .alt): toggleHidden()
    case (.character("a"), .alt) where !filters.isEmpty: toggleAll()
    case (.character("f"), .alt) where filters.count > 1: takeNextFilter()
    case (.function(5), _), (.character("l"), .control): refresh()
    default: return stop == 0 ? handleInField(key, rows: rows) : handleInList(key, rows: rows)
    }
    return .taken
  }

  // MARK: The field

  private mutating func handleInField(_ key: Key, rows: Int) -> Reaction {
    switch key.code {
    case .enter: return accept()
    case .tab: return key.modifiers.isEmpty && complete() ? .taken : .ignored
    case .up, .down, .pageUp, .pageDown:
      stop = 1
      // The first step shows where one is.
      guard key.code == .down || key.code == .up else { return scroll(key, rows) }
      pickCurrent()
    case .backspace where isAtBeginningOfName && !takesAnything: goUp()
    case .character(" ") where completesByBlank && key.modifiers.isEmpty && complete(): break
    default: return edit(by: key) ? .taken : .ignored
    }
    return .taken
  }

  private var isAtBeginningOfName: Bool {
    editor.cursor == editor.count && FilePath.split(editor.text).name.isEmpty
  }

  private mutating func edit(by key: Key) -> Bool {
    let before = editor.text
    guard editor.handle(key) else { return false }
    if !editor.text.isSame(as: before) { takeEdit() }
    return true
  }

  /// What Return means in the field: what it names, else what is highlighted.
  private mutating func accept() -> Reaction {
    guard !takesAnything else { return .answer }
    let (directory, name) = FilePath.split(path)
    if target == .directory, wanted != .directory, !name.isEmpty {
      enter(directory + name + "/")
      return .taken
    }
    guard target == nil, wanted != .newFile, !name.isEmpty, picked == nil,
      let entry = list.current, !FileList.isOwn(entry)
    else { return .answer }
    return act(on: entry)
  }

  /// Completes the name as far as there is one way; whether anything came of it.
  private mutating func complete() -> Bool {
    guard canComplete, let completion else { return false }
    editor.replace(with: Self.shown(directory) + completion)
    takeEdit()
    return true
  }

  var canComplete: Bool {
    completion != nil && picked == nil && editor.cursor == editor.count
  }

  // MARK: The list

  private mutating func handleInList(_ key: Key, rows: Int) -> Reaction {
    switch (key.code, key.modifiers) {
    case (.up, []) where list.highlight == 0, (.character("p"), .control) where list.highlight == 0:
      stop = 0
    case (.enter, _) where takesAnything: return .answer
    case (.enter, _): return list.current.map { act(on: $0) } ?? .answer
    case (.right, _):
      if let entry = list.current, entry.kind == .directory {
        return act(on: entry, mayAnswer: false)
      }
    case (.left, _): goUp()
    case (.backspace, []) where typed.isEmpty: goUp()
    case (.character(" "), []): tickCurrent()
    case (.character("a"), .control) where isMultiple: tickAll()
    case (.tab, _), (.escape, _): return .ignored
    case (.character, []), (.backspace, _):
      beginTyping()
      return edit(by: key) ? .taken : .ignored
    default: return scroll(key, rows)
    }
    return .taken
  }

  private mutating func scroll(_ key: Key, _ rows: Int) -> Reaction {
    let page = max(1, rows - 1)
    switch (key.code, key.modifiers) {
    case (.up, _), (.character("p"), .control): list.move(by: -1)
    case (.down, _), (.character("n"), .control): list.move(by: 1)
    case (.pageUp, _), (.character("v"), .alt): list.move(by: -page)
    case (.pageDown, _), (.character("v"), .control): list.move(by: page)
    case (.home, _): list.highlight(row: 0)
    case (.end, _): list.highlight(row: list.count)
    default: return .ignored
    }
    pickCurrent()
    return .taken
  }

  /// Goes to the field, to type on from what was typed before.
  private mutating func beginTyping() {
    if stop == 1, !copiesByBlank { unpick() }
    stop = 0
  }

  /// Shows the highlighted entry's path in the field.
  private mutating func pickCurrent() {
    guard let entry = list.current, !copiesByBlank else { return }
    if FileList.isOwn(entry) { unpick() } else { pick(path(of: entry)) }
  }

  private func path(of entry: FileSystem.Entry) -> String {
    directory + entry.name + (entry.kind == .directory && !takesAnything ? "/" : "")
  }

  /// What Return means on an entry: into a directory, or the answer.
  private mutating func act(on entry: FileSystem.Entry, mayAnswer: Bool = true) -> Reaction {
    if entry.name == ".." {
      goUp()
    } else if entry.name == "." {
      unpick()
      return mayAnswer ? .answer : .taken
    } else if entry.kind == .directory {
      enter(path(of: entry))
    } else {
      pick(path(of: entry))
      guard wanted == .newFile, stop == 1, !confirmsOverwrite else { return .answer }
      // What exists is not written over by one key: the field says so first.
      stop = 0
    }
    return .taken
  }

  // MARK: Ticks

  /// Whether an entry's path is ticked.
  func isTicked(_ entry: FileSystem.Entry) -> Bool {
    !ticked.isEmpty && ticked.contains { $0.isSame(as: directory + entry.name) }
  }

  func canTick(_ entry: FileSystem.Entry) -> Bool {
    !FileList.isOwn(entry) && (entry.kind == .directory) == (wanted == .directory)
      && entry.kind != .lostLink
  }

  /// A blank ticks where there are several to choose, else it goes on in the field.
  private mutating func tickCurrent() {
    guard let entry = list.current else { return }
    if copiesByBlank { return copy(entry) }
    pickCurrent()
    guard isMultiple else { return stop = 0 }
    if canTick(entry) { toggle(entry) }
  }

  /// Puts the path of an entry in the field, to go on there.
  private mutating func copy(_ entry: FileSystem.Entry) {
    switch entry.name {
    case "..": goUp()
    case ".": enter(directory)
    default: pick(path(of: entry))
    }
    stop = 0
  }

  private mutating func toggle(_ entry: FileSystem.Entry) {
    let path = directory + entry.name
    if let index = ticked.firstIndex(where: { $0.isSame(as: path) }) {
      ticked.remove(at: index)
    } else {
      ticked.append(path)
    }
  }

  /// Ticks all that are shown; where all of them are ticked, none.
  private mutating func tickAll() {
    let shown = (0..<list.count).compactMap { list.entry(ofRow: $0) }.filter { canTick($0) }
    let known = Set(ticked.map { Array($0.utf8) })
    let new = shown.map { directory + $0.name }.filter { !known.contains(Array($0.utf8)) }
    if new.isEmpty {
      let gone = Set(shown.map { Array((directory + $0.name).utf8) })
      ticked.removeAll { gone.contains(Array($0.utf8)) }
    } else {
      ticked += new
    }
  }

  // MARK: Mouse

  private mutating func handle(_ mouse: Mouse, _ parts: Parts) -> Reaction {
    switch mouse.action {
    case .wheelUp, .wheelDown:
      list.move(by: mouse.action == .wheelUp ? -3 : 3)
      if stop == 1 { pickCurrent() }
      return .taken
    case .release: return .ignored
    case .press:
      guard parts.list.contains(mouse.position) else {
        stop = 0
        return .taken
      }
      return click(row: mouse.position.row - parts.list.origin.row, rows: parts.list.size.rows)
    }
  }

  /// A click highlights, or ticks where there are several; one on what has the highlight is Return.
  private mutating func click(row: Int, rows: Int) -> Reaction {
    let place = list.visibleFirst(rows: rows) + row
    guard let entry = list.entry(ofRow: place) else { return .taken }
    let isSecond = stop == 1 && list.highlight == place && (picked != nil || copiesByBlank)
    stop = 1
    list.highlight(row: place)
    if isMultiple, canTick(entry) {
      pickCurrent()
      toggle(entry)
      return .taken
    }
    if isSecond || FileList.isOwn(entry) && entry.name == ".." { return act(on: entry) }
    pickCurrent()
    return .taken
  }
}
