/// A day of the proleptic Gregorian calendar, in the years 1 to 9999.
package struct CivilDate: Hashable, Comparable, Sendable {
  package let year: Int
  /// 1 to 12.
  package let month: Int
  /// 1 to 31.
  package let day: Int

  package static let first = CivilDate(known: 1, 1, 1)
  package static let last = CivilDate(known: 9999, 12, 31)
  package static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  /// From Sunday on.
  package static let weekdayNames = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  private init(known year: Int, _ month: Int, _ day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// A day, if there is such a one.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.days(inMonth: month, of: year)
    else { return nil }
    self.init(known: year, month, day)
  }

  /// A day that exists, as `YYYY-MM-DD` (ISO 8601).
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    let numbers = parts.compactMap { Int($0) }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// The day in a month that is nearest to the one wanted; years and months beyond the ends are
  /// those at the ends.
  package init(near day: Int, inMonth month: Int, of year: Int) {
    let year = min(max(1, year), 9999)
    let month = min(max(1, month), 12)
    self.init(known: year, month, min(max(1, day), Self.days(inMonth: month, of: year)))
  }

  package static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// As `YYYY-MM-DD`.
  package var text: String {
    padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
  }

  // MARK: Counting

  /// How many days have passed since 1 January of the year 1.
  package var number: Int {
    let years = year - 1
    return years * 365 + years / 4 - years / 100 + years / 400 + dayOfYear - 1
  }

  /// The day of a number; beyond the ends it is the one at the end.
  package init(number: Int) {
    let number = min(max(0, number), Self.last.number)
    // Never too late by more than a year, since a year has at most 366 days.
    var year = number / 366 + 1
    while year < 9999, CivilDate(known: year + 1, 1, 1).number <= number { year += 1 }
    var (month, rest) = (1, number - CivilDate(known: year, 1, 1).number)
    while rest >= Self.days(inMonth: month, of: year) {
      rest -= Self.days(inMonth: month, of: year)
      month += 1
    }
    self.init(known: year, month, rest + 1)
  }

  /// 1 to 366.
  package var dayOfYear: Int {
    (1..<month).reduce(day) { $0 + Self.days(inMonth: $1, of: year) }
  }

  /// 0 for Sunday to 6 for Saturday.
  package var weekday: Int { (number + 1) % 7 }
  package var monthName: String { Self.monthNames[month - 1] }
  package var weekdayName: String { Self.weekdayNames[weekday] }

  /// The week of ISO 8601, and the year that it belongs to.
  package var week: (number: Int, year: Int) {
    // A week belongs to the year of its Thursday.
    let thursday = number + 3 - (weekday + 6) % 7
    let year = CivilDate(number: thursday).year
    let first = CivilDate(known: year, 1, 1).number
    return ((thursday - first) / 7 + 1, year)
  }

  // MARK: Steps, which stop at the ends

  package func adding(days: Int) -> CivilDate { CivilDate(number: number + days) }

  /// The same day of another month, or the last one of that.
  package func adding(months: Int) -> CivilDate {
    let count = year * 12 + month - 1 + months
    guard count >= 12 else { return CivilDate(near: day, inMonth: 1, of: 1) }
    guard count < 120_000 else { return CivilDate(near: day, inMonth: 12, of: 9999) }
    return CivilDate(near: day, inMonth: count % 12 + 1, of: count / 12)
  }

  /// The same day of another year; 29 February is 28 where there is none.
  package func adding(years: Int) -> CivilDate {
    CivilDate(near: day, inMonth: month, of: year + years)
  }
}

/// A number with zeros before it up to a width.
func padded(_ number: Int, _ width: Int, with filler: String = "0") -> String {
  let digits = "\(number)"
  return String(repeating: filler, count: max(0, width - digits.utf8.count)) + digits
}
