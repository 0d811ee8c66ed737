/// A date.
package enum DateKind: PanelKind {
  package static let name = "date"
  package static let summary = "a date, in a calendar"
  package static let discussion = [
    "Asks for a date and prints it, as YYYY-MM-DD if nothing else is said. Arrows move by days "
      + "and weeks, Page Up and Page Down by months, with Shift or Control, or [ and ], by years; "
      + "Home and End go to the first and last day of the month, t to today. Digits type the day, "
      + "or a date as YYYY-MM-DD. Tab goes on to the month and the year."
  ]
  package static let examples = [
    CommandDescription.Example(
      purpose: "a day within this year",
      command: #"day=$(heed date "Due" --min 2026-01-01 --max 2026-12-31)"#)
  ]

  package static func blankContent() -> Calendar { Calendar() }

  package static let contentOptions = [
    OptionGroup<Calendar>(
      "The date",
      [
        OptionRow("--value", placeholder: "DATE", "the date at first; today if nothing is said") {
          (calendar: inout Calendar, use) throws(UsageError) in calendar.give(try date(use))
        },
        OptionRow("--min", placeholder: "DATE", "the earliest date that can be chosen") {
          (calendar: inout Calendar, use) throws(UsageError) in
          calendar.bounds.least = try date(use)
          try calendar.bounds.check(use)
        },
        OptionRow("--max", placeholder: "DATE", "the latest date that can be chosen") {
          (calendar: inout Calendar, use) throws(UsageError) in
          calendar.bounds.greatest = try date(use)
          try calendar.bounds.check(use)
        },
        OptionRow(
          "--format", placeholder: "FORMAT", "how the date is printed, as in date(1): %d.%m.%Y"
        ) { (calendar: inout Calendar, use) throws(UsageError) in
          calendar.format = try use.format(forTimes: false)
        },
        OptionRow(
          "--week-start", placeholder: "DAY", "the first day of a week; monday if nothing is said"
        ) { (calendar: inout Calendar, use) throws(UsageError) in
          calendar.weekStart = try weekday(use)
        },
        OptionRow("--week-numbers", "shows the numbers of the weeks, as ISO 8601 counts them") {
          (calendar: inout Calendar, _) throws(UsageError) in calendar.hasWeekNumbers = true
        },
      ])
  ]

  private static func date(_ use: OptionRow<Calendar>.Use) throws(UsageError) -> CivilDate {
    guard let date = CivilDate(use.value) else {
      throw use.bad("a date that exists, as YYYY-MM-DD")
    }
    return date
  }

  private static func weekday(_ use: OptionRow<Calendar>.Use) throws(UsageError) -> Int {
    let word = use.value.lowercased()
    if let number = Int(word), (0...6).contains(number) { return number }
    guard let index = CivilDate.weekdayNames.firstIndex(where: { $0.lowercased() == word }) else {
      throw use.bad("a day, as in monday or sunday, or 0 for Sunday to 6 for Saturday")
    }
    return index
  }

  package static func finish(
    _ calendar: inout Calendar, _ general: inout General, _ surroundings: Surroundings
  ) throws(UsageError) {
    calendar.today = surroundings.now().date
    guard let given = calendar.given, !calendar.bounds.contains(given) else {
      calendar.give(calendar.given)
      return
    }
    throw .badValue(
      option: "--value", value: given.text, wanted: "a date \(calendar.bounds.phrase)")
  }
}

extension OptionRow.Use {
  /// A format of which all conversions are known.
  func format(forTimes: Bool) throws(UsageError) -> CivilFormat {
    let format = CivilFormat(value)
    let (thing, known) =
      forTimes ? ("time", "%H %M %S %I %p %T %R") : ("date", "%Y %m %d %e %B %a %j %F")
    if let unknown = format.firstUnknown(forTimes: forTimes) {
      throw bad("the conversions of a \(thing), such as \(known) and %%, but not \(unknown)")
    }
    guard !value.isEmpty else { throw bad("a format, as in \(forTimes ? "%H:%M" : "%d.%m.%Y")") }
    return format
  }
}

extension Bounds {
  /// Refuses bounds between which there is nothing.
  func check<Target>(_ use: OptionRow<Target>.Use) throws(UsageError) {
    guard let least, let greatest, least > greatest else { return }
    throw .emptyBounds(option: use.option, value: use.value)
  }
}
