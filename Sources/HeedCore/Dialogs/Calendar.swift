/// A day, chosen in the sheet of its month.
package struct Calendar: Content {
  /// What has the focus one after the other.
  package enum Part: Sendable { case day, month, year }

  package private(set) var date = CivilDate.first
  package var today = CivilDate.first
  package var bounds = Bounds<CivilDate>(least: nil, greatest: nil)
  /// How the value is printed.
  package var format = CivilFormat.date
  /// The first day of a week, 0 for Sunday to 6 for Saturday.
  package var weekStart = 1
  package var hasWeekNumbers = false
  /// The order of the stops; dialog has month, year, day.
  package var order = [Part.day, .month, .year]
  /// Whether h, j, k, l, + and -, Page Up and Page Down move as arrows do, as in dialog.
  package var movesByLetters = false
  /// The date that was given in advance.
  package private(set) var given: CivilDate?
  package var stop = 0
  /// What is being typed: digits and dashes.
  var typed = ""
  /// The date from which typing began.
  var typedFrom = CivilDate.first
  package internal(set) var warning: String?

  package static let valueName = "value"

  package init() {}

  /// A calendar that opens at a date, moved into the bounds.
  package init(_ date: CivilDate, bounds: Bounds<CivilDate> = Bounds(least: nil, greatest: nil)) {
    self.bounds = bounds
    today = date
    go(to: date)
  }

  /// Gives the first date, moved into the bounds; today where there is none.
  package mutating func give(_ date: CivilDate?) {
    given = date
    go(to: date ?? today)
  }

  /// Goes to a date, or to the bound that it lies beyond.
  mutating func go(to date: CivilDate) {
    var date = date
    if let least = bounds.least { date = max(date, least) }
    if let greatest = bounds.greatest { date = min(date, greatest) }
    self.date = date
  }

  package var stopCount: Int { order.count }
  /// The part that has the focus.
  var part: Part { order[min(max(0, stop), order.count - 1)] }

  /// The bounds in words, for a reason.
  var wish: String { bounds.least == nil && bounds.greatest == nil ? "" : bounds.phrase }

  /// The bounds in a few columns, where a date beyond them was meant.
  var range: String {
    switch (bounds.least, bounds.greatest) {
    case (let least?, let greatest?): "\(least) to \(greatest)"
    case (let least?, nil): "from \(least) on"
    case (nil, let greatest?): "up to \(greatest)"
    case (nil, nil): ""
    }
  }

  // MARK: Values

  package var values: [Value] {
    [Value(name: Self.valueName, text: format.text(of: CivilMoment(date)))]
  }

  package var prompts: [Prompt] {
    var prompt = Prompt(name: Self.valueName, label: "Date", texts: values[0].texts)
    prompt.hint = wish.isEmpty ? Self.form : "\(Self.form), \(wish)"
    prompt.isDeclared = given != nil
    return [prompt]
  }

  private static let form = "a date as YYYY-MM-DD"

  /// Takes a date as YYYY-MM-DD, or in the format in which it is printed.
  package mutating func setValue(of name: String, to texts: [String]) throws(ChangeError) {
    guard name == Self.valueName else { throw .noSuchField(name, names: [Self.valueName]) }
    let text = texts.joined(separator: " ")
    guard let date = CivilDate(text) ?? format.date(from: text) ?? nearest(printedAs: text) else {
      throw .badValue(field: name, value: text, reason: Self.form)
    }
    guard bounds.contains(date) else {
      throw .badValue(field: name, value: text, reason: wish)
    }
    (self.date, typed, warning) = (date, "", nil)
  }

  /// The nearest date within a year that is printed so, where the format leaves out the year.
  private func nearest(printedAs text: String) -> CivilDate? {
    for distance in 0...366 {
      for date in [date.adding(days: distance), date.adding(days: -distance)]
      where bounds.contains(date) && format.text(of: CivilMoment(date)) == text {
        return date
      }
    }
    return nil
  }

  package var hints: [KeyHint] {
    if !typed.isEmpty { return [KeyHint("esc", "undo")] }
    return switch part {
    case .day: [KeyHint("←→↑↓", "day"), KeyHint("PgUp PgDn", "month"), KeyHint("t", "today")]
    case .month: [KeyHint("↑↓", "month")]
    case .year: [KeyHint("↑↓", "year")]
    }
  }

  /// What is being typed, or else the date in words.
  package var note: String? {
    typed.isEmpty
      ? "\(date.weekdayName), \(date.day) \(date.monthName) \(date.year)" : "typed: \(typed)"
  }
}

extension CivilDate: CustomStringConvertible {
  package var description: String { text }
}
