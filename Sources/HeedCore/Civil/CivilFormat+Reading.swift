extension CivilFormat {
  /// What was read of a text so far.
  private struct Reading {
    var rest: Substring
    var year: Int?
    var yearOfCentury: Int?
    var month: Int?
    var day: Int?
    var dayOfYear: Int?
    var hour = 0
    var minute = 0
    var second = 0
    var isAfternoon: Bool?

    /// The day, if enough is known of it.
    var date: CivilDate? {
      // As POSIX has it: 69 to 99 are of the last century.
      let short = yearOfCentury.map { $0 < 69 ? 2000 + $0 : 1900 + $0 }
      guard let year = year ?? short else { return nil }
      if let dayOfYear, month == nil {
        return CivilDate(year: year, month: 1, day: 1)?.adding(days: dayOfYear - 1)
      }
      guard let month, let day else { return nil }
      return CivilDate(year: year, month: month, day: day)
    }

    var time: CivilTime? {
      let hour = isAfternoon.map { self.hour % 12 + ($0 ? 12 : 0) } ?? self.hour
      return CivilTime(hour: hour, minute: minute, second: second)
    }
  }

  /// The day that a text in this format means, if it says enough of one.
  package func date(from text: String) -> CivilDate? {
    guard let reading = read(text), let date = reading.date else { return nil }
    return self.text(of: CivilMoment(date)) == text ? date : nil
  }

  /// The time that a text in this format means; what it leaves out is 0.
  package func time(from text: String) -> CivilTime? {
    guard let reading = read(text), let time = reading.time else { return nil }
    return self.text(of: CivilMoment(.first, time)) == text ? time : nil
  }

  /// Reads leniently: what comes of it is held against the text.
  private func read(_ text: String) -> Reading? {
    var reading = Reading(rest: text[...])
    return read(pieces, into: &reading) && reading.rest.isEmpty ? reading : nil
  }

  private func read(_ pieces: [Piece], into reading: inout Reading) -> Bool {
    for piece in pieces {
      switch piece {
      case .text(let text):
        guard reading.rest.hasPrefix(text) else { return false }
        reading.rest = reading.rest.dropFirst(text.count)
      case .conversion(let letter, _):
        guard read(letter, into: &reading) else { return false }
      }
    }
    return true
  }

  private func read(_ letter: Character, into reading: inout Reading) -> Bool {
    if let whole = composition(of: letter) {
      return read(CivilFormat(whole, names: names).pieces, into: &reading)
    }
    switch letter {
    case "n", "t", "%": return reading.rest.popFirst() != nil
    case "b", "h": reading.month = Self.name(names.shortMonths, &reading.rest).map { $0 + 1 }
    case "B": reading.month = Self.name(names.months, &reading.rest).map { $0 + 1 }
    case "a": return Self.name(names.shortWeekdays, &reading.rest) != nil
    case "A": return Self.name(names.weekdays, &reading.rest) != nil
    case "p", "P": reading.isAfternoon = Self.name(names.halves, &reading.rest).map { $0 == 1 }
    default: return Self.readNumber(letter, into: &reading)
    }
    return true
  }

  private static func readNumber(_ letter: Character, into reading: inout Reading) -> Bool {
    let most =
      letter == "Y" || letter == "G" ? 4 : letter == "j" ? 3 : "uw".contains(letter) ? 1 : 2
    reading.rest = reading.rest.drop { $0 == " " }
    let digits = reading.rest.prefix(most).prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits) else { return false }
    reading.rest = reading.rest.dropFirst(digits.count)
    switch letter {
    case "Y": reading.year = number
    case "y": reading.yearOfCentury = number
    case "m": reading.month = number
    case "d", "e": reading.day = number
    case "j": reading.dayOfYear = number
    case "H", "k", "I", "l": reading.hour = number
    case "M": reading.minute = number
    case "S": reading.second = number
    default: break
    }
    return true
  }

  /// Which of some names a text begins with, whatever its case.
  private static func name(_ names: [String], _ rest: inout Substring) -> Int? {
    let text = rest.lowercased()
    guard let index = names.firstIndex(where: { text.hasPrefix($0.lowercased()) }) else {
      return nil
    }
    rest = rest.dropFirst(names[index].count)
    return index
  }
}
