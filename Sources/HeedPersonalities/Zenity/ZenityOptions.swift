import HeedCore

/// The options beside those that name a dialog.
enum ZenityOptions {
  typealias Row = OptionRow<ZenityDraft>

  /// Options under one heading, and the dialogs that have them; no names mean all of them.
  struct Group: Sendable {
    var options: OptionGroup<ZenityDraft>
    var dialogs: [String]

    init(_ heading: String, _ dialogs: [String] = [], _ rows: [Row]) {
      options = OptionGroup(heading, rows)
      self.dialogs = dialogs
    }
  }

  static var spellings: [String] {
    Zenity.dialogs.map(\.option) + groups.map { $0.options }.spellings()
  }

  static func row(_ spelling: String) -> Row? {
    groups.map { $0.options }.row(spelled: spelling, after: nil)
  }

  /// The dialogs that have an option; `nil` where all have it.
  static func owners(of spelling: String) -> [String]? {
    let group = groups.first { group in
      group.options.rows.contains { $0.entry.spellings.contains(spelling) }
    }
    return group.flatMap { $0.dialogs.isEmpty ? nil : $0.dialogs }
  }

  // MARK: Making rows

  static func string(
    _ spelling: String, _ placeholder: String, _ summary: String,
    completion: CommandDescription.Completion = .none,
    _ set: @escaping @Sendable (inout ZenityDraft, String) -> Void
  ) -> Row {
    Row(spelling, placeholder: placeholder, completion: completion, summary) {
      (draft: inout ZenityDraft, use) throws(UsageError) in set(&draft, use.value)
    }
  }

  static func flag(
    _ spelling: String, also others: [String] = [], _ summary: String,
    _ path: any WritableKeyPath<ZenityDraft, Bool> & Sendable
  ) -> Row {
    Row(spelling, also: others, summary) {
      (draft: inout ZenityDraft, _) throws(UsageError) in draft[keyPath: path] = true
    }
  }

  static func number(
    _ spelling: String, _ placeholder: String, _ summary: String,
    _ range: ClosedRange<Int> = -2_147_483_648...2_147_483_647,
    _ set: @escaping @Sendable (inout ZenityDraft, Int) -> Void
  ) -> Row {
    Row(spelling, placeholder: placeholder, summary) {
      (draft: inout ZenityDraft, use) throws(UsageError) in set(&draft, try use.integer(range))
    }
  }

  /// An option that changes nothing, since what it asks for has no meaning on a terminal.
  static func quiet(
    _ spelling: String, also others: [String] = [], value placeholder: String? = nil,
    _ summary: String
  ) -> Row {
    Row(spelling, also: others, placeholder: placeholder, summary) {
      (_: inout ZenityDraft, _) throws(UsageError) in
    }
  }
}
