import HeedCore

/// The dialogs of the boxes for dates and times.
extension CdialogDraft {
  /// A calendar, at a day of which numbers that are missing or in no month are today's.
  func calendar(
    _ words: CdialogWords, _ surroundings: Surroundings
  ) throws(UsageError) -> any Dialog {
    let today = surroundings.now().date
    let day = try words.number(3, "DAY", missing: -1)
    let month = try words.number(4, "MONTH", missing: -1)
    let year = try words.number(5, "YEAR", missing: -1)
    var calendar = Calendar()
    calendar.today = today
    calendar.order = [.month, .year, .day]
    calendar.movesByLetters = true
    calendar.weekStart = try firstWeekday()
    calendar.hasWeekNumbers = hasISOWeeks
    calendar.format = CivilFormat(Self.plain(dateFormat ?? "%d/%m/%Y"))
    // A month beyond the last one is in the year after, a day beyond its month in the next one.
    let first = CivilDate(
      near: 1, inMonth: month > 0 ? 1 : today.month, of: year >= 1_900 ? year : today.year
    ).adding(months: month > 0 ? month - 1 : 0)
    let last = CivilDate.days(inMonth: first.month, of: first.year)
    calendar.give(first.adding(days: ((1...last).contains(day) ? day : today.day) - 1))
    return panel(calendar, words, .buttonsFirst)
  }

  /// A format without the letters that ask for other calendars and digits, of which there are none.
  private static func plain(_ format: String) -> String {
    var result = ""
    var rest = format[...]
    while let character = rest.popFirst() {
      result.append(character)
      guard character == "%", let letter = rest.popFirst() else { continue }
      if letter != "E" && letter != "O" { result.append(letter) }
    }
    return result
  }

  /// 0 for Sunday to 6 for Saturday.
  private func firstWeekday() throws(UsageError) -> Int {
    if weekStart.isEmpty { return hasISOWeeks ? 1 : 0 }
    if let number = Int(weekStart), (0...6).contains(number) { return number }
    let word = weekStart.lowercased()
    guard word != "locale" else { return 0 }
    let day = CivilDate.weekdayNames.firstIndex { $0.lowercased().hasPrefix(word) }
    guard word.count > 1, let day else {
      throw .badValue(
        option: "--week-start", value: weekStart,
        wanted: "a day, as in Mo or Sunday, or 0 for Sunday to 6 for Saturday")
    }
    return day
  }

  /// A time, of which numbers that are missing or below 0 are those of now.
  func time(
    _ words: CdialogWords, _ surroundings: Surroundings
  ) throws(UsageError) -> any Dialog {
    let now = surroundings.now().time
    var numbers = [now.hour, now.minute, now.second]
    for (index, name) in ["HOUR", "MINUTE", "SECOND"].enumerated() {
      let number = try words.number(3 + index, name, missing: -1)
      if number >= 0 { numbers[index] = number }
    }
    guard let time = CivilTime(hour: numbers[0], minute: numbers[1], second: numbers[2]) else {
      throw .badValue(
        option: words.box.option, value: words.rest.joined(separator: " "),
        wanted: "a time from 0 0 0 to 23 59 59")
    }
    var picker = TimePicker()
    picker.now = now
    picker.isUpsideDown = true
    picker.format = CivilFormat(Self.plain(timeFormat ?? "%H:%M:%S"))
    picker.give(time)
    return panel(picker, words, .buttonsFirst)
  }
}
