import HeedCore

/// What JSON values mean as the values of options.
enum SpecValue {
  /// The use of an option that a value stands for; `nil` where it says that there is none.
  static func use<Target>(
    _ row: OptionRow<Target>, _ value: JSON, describing subject: Subject?, at place: String
  ) throws(UsageError) -> OptionUse? {
    if row.takesValue {
      return row.use(of: try text(value, at: place), describing: subject, at: place)
    }
    switch value {
    case .bool(true): return row.use(of: "", describing: subject, at: place)
    case .bool(false), .null: return nil
    default: throw wrong(value, at: place, "true or false")
    }
  }

  static func text(_ value: JSON, at place: String) throws(UsageError) -> String {
    let text: String? =
      switch value {
      case .integer(let number): String(number)
      case .number(let literal): literal
      default: value.bytes.map { ByteText.decode($0) }
      }
    guard let text else { throw wrong(value, at: place, #"text, a number or {"base64": "…"}"#) }
    // No command line could carry it.
    if text.utf8.contains(0) { throw wrong(value, at: place, "text without NUL characters") }
    return text
  }

  static func wrong(_ value: JSON, at place: String, _ wanted: String) -> UsageError {
    .spec(.wrongType(place: place, found: value, wanted: wanted))
  }
}
