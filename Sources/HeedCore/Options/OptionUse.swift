/// One use of an option, without the row that knows what it does.
package struct OptionUse: Sendable {
  /// Its preferred spelling, dashes and all.
  package var option: String
  /// Its value; `nil` for a flag.
  package var value: String?
  /// What stands for the value in help; `nil` for a flag.
  package var placeholder: String?
  /// What the options after it may describe.
  package var opens: Subject?
  /// What it describes: that which was opened last before it.
  package var describes: Subject?
  /// How messages call it: as it was spelled, or its place in a file.
  package var place: String

  /// Its name without dashes, as files have it.
  package var key: String { String(option.drop { $0 == "-" }) }
  /// Whether it stands on a command line, not in a file.
  package var isTyped: Bool { place.hasPrefix("-") }
}

extension OptionUse: Equatable {
  /// Equal wherever they stand.
  package static func == (left: Self, right: Self) -> Bool {
    left.option == right.option && left.value == right.value && left.describes == right.describes
  }
}

extension OptionRow {
  /// A use of this option; the value of a flag does not count.
  package func use(
    of value: String, describing subject: Subject?, at place: String
  ) -> OptionUse {
    OptionUse(
      option: entry.spellings[0], value: takesValue ? value : nil, placeholder: entry.placeholder,
      opens: opens, describes: subject, place: place)
  }
}

extension Subject {
  /// The key of the list in which files keep such things.
  package var list: String {
    switch self {
    case .heading: "items"
    case .remark: "fields"
    default: "\(rawValue)s"
    }
  }

  /// What it is a part of, within which files keep it.
  package var owner: Subject? { self == .option ? .field : nil }
}
