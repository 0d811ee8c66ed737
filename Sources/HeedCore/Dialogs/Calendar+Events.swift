extension Calendar {
  package mutating func handle(_ event: Event, in size: Size, at moment: Moment) -> Reaction {
    switch event {
    case .key(let key):
      // What was typed and is no date is not answered by another one.
      if key.code == .enter, isRefused { return .taken }
      warning = nil
      return handle(key)
    case .paste(let text):
      (warning, typed) = (nil, "")
      for character in DisplayText.line(text) where character != " " { _ = type(character) }
      return .taken
    case .mouse(let mouse): return handle(mouse, in: size)
    default: return .ignored
    }
  }

  /// Whether what was typed is no date that can be chosen; says why.
  private var isRefused: Bool {
    mutating get {
      if warning == nil, !typed.isEmpty {
        guard let wanted = typedDate else {
          warning = "there is no such \(part)"
          return true
        }
        if !bounds.contains(wanted) { warning = range }
      }
      return warning != nil
    }
  }

  private mutating func handle(_ key: Key) -> Reaction {
    if case .character(let character) = key.code, key.modifiers.isEmpty, type(character) {
      return .taken
    }
    if key.code == .backspace {
      guard !typed.isEmpty else { return .ignored }
      typed.removeLast()
      readTyped()
      return .taken
    }
    let wasTyping = !typed.isEmpty
    typed = ""
    if key.code == .escape, wasTyping {
      go(to: typedFrom)
      return .taken
    }
    return move(key)
  }

  private mutating func move(_ key: Key) -> Reaction {
    let isFar = !key.modifiers.isDisjoint(with: [.control, .shift])
    switch key.code {
    case .left: step(-1, down: 0)
    case .right: step(1, down: 0)
    case .up: step(0, down: -1)
    case .down: step(0, down: 1)
    case .pageUp where movesByLetters: step(0, down: -1)
    case .pageDown where movesByLetters: step(0, down: 1)
    case .pageUp: go(to: isFar ? date.adding(years: -1) : date.adding(months: -1))
    case .pageDown: go(to: isFar ? date.adding(years: 1) : date.adding(months: 1))
    case .home: go(to: CivilDate(near: 1, inMonth: date.month, of: date.year))
    case .end: go(to: CivilDate(near: 31, inMonth: date.month, of: date.year))
    case .character(let letter) where key.modifiers.isEmpty: return move(letter)
    default: return .ignored
    }
    return .taken
  }

  private mutating func move(_ letter: Character) -> Reaction {
    switch letter {
    case "[": go(to: date.adding(years: -1))
    case "]": go(to: date.adding(years: 1))
    case "t", "T": go(to: today)
    case "+" where movesByLetters: step(1, down: 0)
    case "-" where movesByLetters: step(-1, down: 0)
    case "h" where movesByLetters: step(-1, down: 0)
    case "l" where movesByLetters: step(1, down: 0)
    case "k" where movesByLetters: step(0, down: -1)
    case "j" where movesByLetters: step(0, down: 1)
    default: return .ignored
    }
    return .taken
  }

  /// An arrow: by days and weeks in the sheet, by months or years where these have the focus.
  private mutating func step(_ across: Int, down: Int) {
    switch part {
    case .day: go(to: date.adding(days: across + 7 * down))
    case .month: go(to: date.adding(months: across + down))
    case .year: go(to: date.adding(years: across + down))
    }
  }

  // MARK: Typing

  /// Takes a digit or a dash of a date.
  private mutating func type(_ character: Character) -> Bool {
    let isDash = character == "-" && part == .day && !typed.isEmpty
    guard isDash || (character.isASCII && character.isNumber) else { return false }
    if typed.isEmpty { typedFrom = date }
    if typed.utf8.count >= longest { typed = "" }
    typed.append(character)
    readTyped()
    return true
  }

  private var longest: Int {
    switch part {
    case .day: 10
    case .month: 2
    case .year: 4
    }
  }

  /// Goes to what is typed so far, if that is a day, a month or a year.
  private mutating func readTyped() {
    guard let wanted = typedDate else {
      go(to: typedFrom)
      if typed.utf8.count == longest { warning = "there is no such \(part)" }
      return
    }
    go(to: wanted)
    // Only what is typed in full is refused aloud.
    if typed.utf8.count == longest, !bounds.contains(wanted) { warning = range }
    if part == .day, typed.utf8.count == longest { typed = "" }
  }

  private var typedDate: CivilDate? {
    switch part {
    case .month:
      guard let month = Int(typed), (1...12).contains(month) else { return nil }
      return CivilDate(near: typedFrom.day, inMonth: month, of: typedFrom.year)
    case .year: return year(typed[...])
    case .day: return typedDay
    }
  }

  /// `D`, `DD`, `YYYY`, `YYYY-MM` or `YYYY-MM-DD`.
  private var typedDay: CivilDate? {
    let parts = typed.split(separator: "-", omittingEmptySubsequences: false)
    if typed.utf8.count == 10 { return CivilDate(typed) }
    if parts.count == 1, typed.utf8.count < 3 {
      return Int(typed).flatMap {
        CivilDate(year: typedFrom.year, month: typedFrom.month, day: $0)
      }
    }
    guard let base = year(parts[0]), parts.count > 1, parts[1].utf8.count == 2,
      let month = Int(parts[1]), (1...12).contains(month)
    else { return year(parts[0]) }
    return CivilDate(near: base.day, inMonth: month, of: base.year)
  }

  private func year(_ text: Substring) -> CivilDate? {
    guard let year = Int(text), year >= 1, text.utf8.count == 4 || part == .year else { return nil }
    return CivilDate(near: typedFrom.day, inMonth: typedFrom.month, of: year)
  }

  // MARK: The mouse

  private mutating func handle(_ mouse: Mouse, in size: Size) -> Reaction {
    (warning, typed) = (nil, "")
    switch mouse.action {
    case .wheelUp: go(to: date.adding(months: -1))
    case .wheelDown: go(to: date.adding(months: 1))
    case .release: return .ignored
    case .press: return press(mouse.position, in: size)
    }
    return .taken
  }

  private mutating func press(_ place: Position, in size: Size) -> Reaction {
    let face = sheet(in: size)
    if place.row == 0 {
      guard let target = face.header(at: place.column) else { return .ignored }
      switch target {
      case .back: go(to: date.adding(months: -1))
      case .forth: go(to: date.adding(months: 1))
      case .part(let part): stop = order.firstIndex(of: part) ?? stop
      }
      return .taken
    }
    guard let day = face.day(at: place) else { return .ignored }
    guard bounds.contains(day) else {
      warning = range
      return .taken
    }
    stop = order.firstIndex(of: .day) ?? stop
    if day == date { return .answer }
    go(to: day)
    return .taken
  }
}
