/// A pattern for dates and times, with the conversions of `strftime`.
package struct CivilFormat: Equatable, Sendable {
  /// A part of the pattern.
  enum Piece: Equatable, Sendable {
    case text(String)
    /// `%`, perhaps a flag (`-`, `_`, `0` or `^`), and a letter.
    case conversion(Character, flag: Character?)
  }

  /// The pattern as it was given.
  package let source: String
  let pieces: [Piece]
  /// What days and months are called; as in the C locale if nothing is said.
  package let names: CivilNames

  package static let date = CivilFormat("%Y-%m-%d")
  package static let time = CivilFormat("%H:%M:%S")
  package static let minutes = CivilFormat("%H:%M")

  package init(_ source: String, names: CivilNames = .c) {
    self.source = source
    self.names = names
    pieces = Self.pieces(of: source)
  }

  private static func pieces(of source: String) -> [Piece] {
    var pieces: [Piece] = []
    var text = ""
    var rest = source[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
      let flag = rest.first.flatMap { "-_0^".contains($0) ? $0 : nil }
      if flag != nil { rest.removeFirst() }
      // Other eras and digits are none that it knows.
      if let first = rest.first, "EO".contains(first), rest.dropFirst().first?.isLetter == true {
        rest.removeFirst()
      }
      guard let letter = rest.popFirst() else {
        // A pattern that ends within a conversion; it is told like one that is not known.
        pieces.append(.text("%" + (flag.map(String.init) ?? "")))
        return pieces
      }
      pieces.append(.conversion(letter, flag: flag))
    }
    return text.isEmpty ? pieces : pieces + [.text(text)]
  }

  // MARK: Conversions

  private static let ofDates = Set("YCymdebhBaAjFDxuwVGgUWnt%")
  private static let ofTimes = Set("HIklMSpPTRrXnt%")

  /// The first conversion that says nothing of a date, or of a time; `nil` where all do.
  package func firstUnknown(forTimes: Bool) -> String? {
    let known = forTimes ? Self.ofTimes : Self.ofDates
    for piece in pieces {
      switch piece {
      case .conversion(let letter, let flag) where !known.contains(letter):
        return Self.spelled(letter, flag)
      case .text(let text) where text.first == "%": return text
      default: break
      }
    }
    return nil
  }

  /// Whether a pattern says something that locales say in their own ways.
  package static func dependsOnNames(_ source: String) -> Bool {
    pieces(of: source).contains { piece in
      if case .conversion(let letter, _) = piece { "aAbBhcpPrxX".contains(letter) } else { false }
    }
  }

  static func spelled(_ letter: Character, _ flag: Character?) -> String {
    "%" + (flag.map(String.init) ?? "") + String(letter)
  }

  /// A moment as the pattern has it; a conversion that is not known stays as it is.
  package func text(of moment: CivilMoment) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .conversion(let letter, let flag):
        text(letter, flag, moment) ?? Self.spelled(letter, flag)
      }
    }.joined()
  }

  private func text(
    _ letter: Character, _ flag: Character?, _ moment: CivilMoment
  ) -> String? {
    if let whole = composition(of: letter) {
      return CivilFormat(whole, names: names).text(of: moment)
    }
    if let (number, width, filler) = Self.number(letter, moment) {
      switch flag {
      case "-": return "\(number)"
      case "_": return padded(number, width, with: " ")
      case "0": return padded(number, width)
      default: return padded(number, width, with: filler)
      }
    }
    return name(letter, moment).map { flag == "^" ? $0.uppercased() : $0 }
  }

  /// What a conversion that stands for several others means.
  func composition(of letter: Character) -> String? {
    switch letter {
    case "F": "%Y-%m-%d"
    case "D": "%m/%d/%y"
    case "T": "%H:%M:%S"
    case "R": "%H:%M"
    case "x": names.date
    case "X": names.time
    case "r": names.timeOfHalf
    case "c": names.moment
    default: nil
    }
  }

  private static func number(
    _ letter: Character, _ moment: CivilMoment
  ) -> (Int, width: Int, filler: String)? {
    let (date, time) = (moment.date, moment.time)
    let half = (time.hour + 11) % 12 + 1
    switch letter {
    case "Y": return (date.year, 4, "0")
    case "C": return (date.year / 100, 2, "0")
    case "y": return (date.year % 100, 2, "0")
    case "m": return (date.month, 2, "0")
    case "d": return (date.day, 2, "0")
    case "e": return (date.day, 2, " ")
    case "j": return (date.dayOfYear, 3, "0")
    case "u": return ((date.weekday + 6) % 7 + 1, 1, "0")
    case "w": return (date.weekday, 1, "0")
    case "V": return (date.week.number, 2, "0")
    case "G": return (date.week.year, 4, "0")
    case "g": return (date.week.year % 100, 2, "0")
    case "U": return ((date.dayOfYear + 6 - date.weekday) / 7, 2, "0")
    case "W": return ((date.dayOfYear + 6 - (date.weekday + 6) % 7) / 7, 2, "0")
    case "H": return (time.hour, 2, "0")
    case "k": return (time.hour, 2, " ")
    case "I": return (half, 2, "0")
    case "l": return (half, 2, " ")
    case "M": return (time.minute, 2, "0")
    case "S": return (time.second, 2, "0")
    default: return nil
    }
  }

  private func name(_ letter: Character, _ moment: CivilMoment) -> String? {
    let (date, half) = (moment.date, moment.time.hour < 12 ? 0 : 1)
    return switch letter {
    case "b", "h": names.shortMonths[date.month - 1]
    case "B": names.months[date.month - 1]
    case "a": names.shortWeekdays[date.weekday]
    case "A": names.weekdays[date.weekday]
    case "p": names.halves[half]
    case "P": names.halves[half].lowercased()
    case "n": "\n"
    case "t": "\t"
    case "%": "%"
    default: nil
    }
  }
}
