/// A time of day.
package enum TimeKind: PanelKind {
  package static let name = "time"
  package static let summary = "a time of day"
  package static let discussion = [
    "Asks for a time and prints it, as HH:MM:SS if nothing else is said. Up and Down change the "
      + "hour, minute or second that has the focus, and go on from the other end; Page Up and Page "
      + "Down take larger steps, Home and End go to the ends, n to now. Digits type the time; "
      + "Left, Right, Tab and a colon move between the numbers."
  ]
  package static let examples = [
    CommandDescription.Example(
      purpose: "a time within office hours",
      command: #"at=$(heed time "Call at" --no-seconds --min 09:00 --max 17:30)"#)
  ]

  package static func blankContent() -> TimePicker { TimePicker() }

  package static let contentOptions = [
    OptionGroup<TimePicker>(
      "The time",
      [
        OptionRow("--value", placeholder: "TIME", "the time at first; now if nothing is said") {
          (picker: inout TimePicker, use) throws(UsageError) in picker.give(try time(use))
        },
        OptionRow("--min", placeholder: "TIME", "the earliest time that can be chosen") {
          (picker: inout TimePicker, use) throws(UsageError) in
          picker.bounds.least = try time(use)
          try picker.bounds.check(use)
        },
        OptionRow("--max", placeholder: "TIME", "the latest time that can be chosen") {
          (picker: inout TimePicker, use) throws(UsageError) in
          picker.bounds.greatest = try time(use)
          try picker.bounds.check(use)
        },
        OptionRow(
          "--format", placeholder: "FORMAT", "how the time is printed, as in date(1): %H.%M"
        ) { (picker: inout TimePicker, use) throws(UsageError) in
          picker.format = try use.format(forTimes: true)
        },
        OptionRow("--no-seconds", "asks for hours and minutes only") {
          (picker: inout TimePicker, _) throws(UsageError) in picker.hasSeconds = false
        },
      ])
  ]

  private static func time(_ use: OptionRow<TimePicker>.Use) throws(UsageError) -> CivilTime {
    guard let time = CivilTime(use.value) else { throw use.bad("a time, as HH:MM or HH:MM:SS") }
    return time
  }

  package static func finish(
    _ picker: inout TimePicker, _ general: inout General, _ surroundings: Surroundings
  ) throws(UsageError) {
    picker.now = surroundings.now().time
    picker.give(picker.given)
    guard let given = picker.given, !picker.bounds.contains(picker.time) else { return }
    throw .badValue(
      option: "--value", value: "\(given)", wanted: "a time \(picker.bounds.phrase)")
  }
}
