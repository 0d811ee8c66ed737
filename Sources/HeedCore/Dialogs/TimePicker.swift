/// A time of day, set hour by hour and minute by minute.
package struct TimePicker: Content {
  package private(set) var time = CivilTime.midnight
  package var now = CivilTime.midnight
  package var bounds = Bounds<CivilTime>(least: nil, greatest: nil)
  /// How the value is printed; `nil` for `HH:MM:SS`, or `HH:MM` without seconds.
  package var format: CivilFormat?
  package var hasSeconds = true
  /// Whether Up means earlier, and Page Up no more than Up, as in dialog.
  package var isUpsideDown = false
  /// The time that was given in advance.
  package private(set) var given: CivilTime?
  /// The number with the focus: hour, minute, second.
  package var stop = 0
  /// The first of two digits that are being typed.
  var typed: Int?
  /// Whether the last digit moved on to the next number, so that a colon need not.
  var hasMovedOn = false
  package internal(set) var warning: String?

  package static let valueName = "value"

  package init() {}

  package init(_ time: CivilTime) {
    now = time
    give(time)
  }

  /// Gives the first time; where there is none, it is now, moved into the bounds.
  package mutating func give(_ time: CivilTime?) {
    given = time
    var first = time ?? now
    if time == nil {
      if let least = bounds.least { first = max(first, least) }
      if let greatest = bounds.greatest { first = min(first, greatest) }
    }
    set(first)
  }

  mutating func set(_ time: CivilTime) {
    self.time = time
    if !hasSeconds { self.time.second = 0 }
  }

  package var stopCount: Int { hasSeconds ? 3 : 2 }

  // MARK: Numbers

  private static let paths = [\CivilTime.hour, \CivilTime.minute, \CivilTime.second]
  static let limits = [24, 60, 60]

  var limit: Int { Self.limits[stop] }
  /// The number that has the focus; what lies beyond its ends goes on from the other end.
  var number: Int {
    get { time[keyPath: Self.paths[stop]] }
    set { time[keyPath: Self.paths[stop]] = (newValue % limit + limit) % limit }
  }

  /// The numbers as they are drawn.
  var texts: [String] {
    Self.paths.prefix(stopCount).map { padded(time[keyPath: $0], 2) }
  }

  // MARK: Values

  private var printed: CivilFormat { format ?? (hasSeconds ? .time : .minutes) }

  package var values: [Value] {
    [Value(name: Self.valueName, text: printed.text(of: CivilMoment(.first, time)))]
  }

  package var canFail: Bool { true }
  package var problem: String? { bounds.contains(time) ? nil : bounds.phrase }

  private var form: String { hasSeconds ? "a time as HH:MM:SS" : "a time as HH:MM" }

  package var prompts: [Prompt] {
    var prompt = Prompt(name: Self.valueName, label: "Time", texts: values[0].texts)
    prompt.hint = bounds.least == nil && bounds.greatest == nil ? form : "\(form), \(bounds.phrase)"
    prompt.isDeclared = given != nil
    prompt.problem = problem
    return [prompt]
  }

  /// Takes a time as HH:MM or HH:MM:SS, or in the format in which it is printed.
  package mutating func setValue(of name: String, to texts: [String]) throws(ChangeError) {
    guard name == Self.valueName else { throw .noSuchField(name, names: [Self.valueName]) }
    let text = texts.joined(separator: " ")
    if texts == values[0].texts { return }
    guard let time = CivilTime(text) ?? printed.time(from: text) else {
      throw .badValue(field: name, value: text, reason: form)
    }
    guard bounds.contains(time) else {
      throw .badValue(field: name, value: text, reason: bounds.phrase)
    }
    set(time)
    (typed, warning) = (nil, nil)
  }

  package var hints: [KeyHint] {
    [KeyHint("↑↓", "change"), KeyHint("←→", "move"), KeyHint("0-9", "type"), KeyHint("n", "now")]
  }
}

extension CivilTime: CustomStringConvertible {
  /// Without seconds where there are none.
  package var description: String { text(hasSeconds: second != 0) }
}
