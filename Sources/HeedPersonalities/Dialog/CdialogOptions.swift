import HeedCore

/// The options beside the boxes.
enum CdialogOptions {
  typealias Row = OptionRow<CdialogDraft>

  /// The value of a flag that was given with `no` before its name, or without.
  static let off = "no"

  static let groups = [look, text, buttons, lists, answer, others, compatibility]

  static var spellings: [String] {
    Cdialog.boxes.map(\.option) + groups.spellings() + ["--and-widget", "--args", "--file"]
  }

  /// Whether a word is the name of an option or a box.
  static func isKnown(_ word: String) -> Bool {
    guard word.hasPrefix("--") else { return false }
    return row(word) != nil || Cdialog.box(word) != nil
      || ["--and-widget", "--args", "--file"].contains(word)
  }

  /// The row of a spelling, and whether it switches on; flags are also spelled with or without `no`.
  static func row(_ spelling: String) -> (Row, Bool)? {
    if let row = exact(spelling) { return (row, true) }
    guard spelling.hasPrefix("--") else { return nil }
    let name = spelling.dropFirst(2)
    if name.hasPrefix("no"), let row = exact("--no-\(name.dropFirst(2))"), !row.takesValue {
      return (row, true)
    }
    var others = ["--no-\(name)", "--no\(name)"]
    if name.hasPrefix("no") {
      let bare = name.dropFirst(2)
      others += ["--\(bare)", "--\(bare.drop { $0 == "-" })"]
    }
    for other in others {
      if let row = exact(other), !row.takesValue { return (row, false) }
    }
    return nil
  }

  private static func exact(_ spelling: String) -> Row? {
    for group in groups {
      if let row = group.rows.first(where: { $0.entry.spellings.contains(spelling) }) { return row }
    }
    return nil
  }

  /// The value that follows an option, several words with a blank between them.
  static func value(
    of row: Row, _ option: String, from tokens: inout CdialogTokens
  ) throws(UsageError) -> String {
    guard let placeholder = row.entry.placeholder else { return "" }
    var values: [String] = []
    for name in placeholder.split(separator: " ") {
      let isOptional = name.hasPrefix("[")
      let isOption = tokens.next.map { !$0.isData && isKnown($0.text) } ?? true
      if isOption, isOptional { break }
      // Text may look like any option; what is missing is told by the word after it.
      guard let token = tokens.next, !isOption || values.isEmpty && !Self.isBox(token) else {
        throw .missingValue(option: option, placeholder: placeholder)
      }
      values.append(token.text)
      _ = tokens.take()
    }
    return values.joined(separator: separator)
  }

  /// What stands between the words of a value that has several.
  static let separator = "\u{0}"

  private static func isBox(_ token: CdialogToken) -> Bool { Cdialog.box(token.text) != nil }

  // MARK: Making rows

  static func string(
    _ spelling: String, also others: [String] = [], _ placeholder: String, _ summary: String,
    _ path: any WritableKeyPath<CdialogDraft, String> & Sendable
  ) -> Row {
    Row(spelling, also: others, placeholder: placeholder, summary) {
      (draft: inout CdialogDraft, use) throws(UsageError) in draft[keyPath: path] = use.value
    }
  }

  static func optional(
    _ spelling: String, also others: [String] = [], _ placeholder: String, _ summary: String,
    _ path: any WritableKeyPath<CdialogDraft, String?> & Sendable
  ) -> Row {
    Row(spelling, also: others, placeholder: placeholder, summary) {
      (draft: inout CdialogDraft, use) throws(UsageError) in draft[keyPath: path] = use.value
    }
  }

  static func flag(
    _ spelling: String, also others: [String] = [], _ summary: String,
    _ path: any WritableKeyPath<CdialogDraft, Bool> & Sendable
  ) -> Row {
    Row(spelling, also: others, summary) {
      (draft: inout CdialogDraft, use) throws(UsageError) in
      draft[keyPath: path] = use.value != off
    }
  }

  static func number(
    _ spelling: String, _ placeholder: String, _ range: ClosedRange<Int>, _ summary: String,
    _ set: @escaping @Sendable (inout CdialogDraft, Int) -> Void
  ) -> Row {
    Row(spelling, placeholder: placeholder, summary) {
      (draft: inout CdialogDraft, use) throws(UsageError) in
      set(&draft, try use.integer(range))
    }
  }

  /// An option that changes nothing, since what it asks for is done anyway or has no meaning here.
  static func quiet(_ spelling: String, _ placeholder: String? = nil, _ summary: String) -> Row {
    Row(spelling, placeholder: placeholder, summary) {
      (_: inout CdialogDraft, _) throws(UsageError) in
    }
  }
}
