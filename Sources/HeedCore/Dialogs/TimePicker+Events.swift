extension TimePicker {
  package mutating func handle(_ event: Event, in size: Size, at moment: Moment) -> Reaction {
    switch event {
    case .key(let key):
      warning = nil
      return handle(key)
    case .paste(let text): return paste(text)
    case .mouse(let mouse): return handle(mouse, in: size)
    default: return .ignored
    }
  }

  private mutating func handle(_ key: Key) -> Reaction {
    if case .character(let character) = key.code, key.modifiers.isEmpty, character.isASCII,
      let digit = character.wholeNumberValue
    {
      type(digit)
      return .taken
    }
    typed = nil
    defer { hasMovedOn = false }
    switch key.code {
    case .up: number += isUpsideDown ? -1 : 1
    case .down: number -= isUpsideDown ? -1 : 1
    case .pageUp: number += isUpsideDown ? -page : page
    case .pageDown: number -= isUpsideDown ? -page : page
    case .home: number = 0
    case .end: number = limit - 1
    case .left where stop > 0: stop -= 1
    case .right where stop + 1 < stopCount: stop += 1
    case .character(let letter) where key.modifiers.isEmpty: return handle(letter)
    default: return .ignored
    }
    return .taken
  }

  private var page: Int { isUpsideDown ? 1 : limit == 24 ? 6 : 10 }

  private mutating func handle(_ letter: Character) -> Reaction {
    switch letter {
    case "+", "=": number += 1
    case "-": number -= 1
    case "n", "N": set(now)
    case ":", ".": if !hasMovedOn { moveOn() }
    default: return .ignored
    }
    return .taken
  }

  /// Two digits are a number, and then the next one is typed; so is one that no other can follow.
  private mutating func type(_ digit: Int) {
    let both = typed.map { $0 * 10 + digit }
    let isSecond = both.map { $0 < limit } ?? false
    // What can't follow the first digit begins the next number.
    if both != nil, !isSecond { moveOn() }
    number = isSecond ? both ?? digit : digit
    typed = !isSecond && digit * 10 < limit ? digit : nil
    hasMovedOn = typed == nil
    if hasMovedOn { moveOn() }
  }

  private mutating func moveOn() { stop = min(stop + 1, stopCount - 1) }

  private mutating func paste(_ text: String) -> Reaction {
    let words = DisplayText.line(text).split(separator: " ")
    typed = nil
    guard words.count == 1, let time = CivilTime(words[0]) else {
      warning = "no time as HH:MM"
      return .taken
    }
    warning = nil
    set(time)
    return .taken
  }

  private mutating func handle(_ mouse: Mouse, in size: Size) -> Reaction {
    let face = face(in: size)
    let hit = face.number(at: mouse.position.column)
    typed = nil
    switch mouse.action {
    case .release: return .ignored
    case .wheelUp, .wheelDown:
      stop = hit ?? stop
      number += mouse.action == .wheelUp ? 1 : -1
    case .press:
      guard let hit else { return .ignored }
      stop = hit
      if mouse.position.row < face.row { number += 1 }
      if mouse.position.row > face.row { number -= 1 }
    }
    return .taken
  }
}
