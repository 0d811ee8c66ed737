/// One command-line option, and all that is ever said about it.
///
/// The parser, `--help`, the manual pages, the completions and the suggestions all read this row.
package struct OptionRow<Target>: Sendable {
  /// An option as it was met on a command line.
  package struct Use: Sendable {
    /// As it was spelled, dashes and all.
    package var option: String
    /// Its value; empty for a flag.
    package var value: String
    /// What it describes, for an option that describes something.
    package var subject: Subject?

    package init(option: String, value: String, subject: Subject?) {
      self.option = option
      self.value = value
      self.subject = subject
    }

    /// The error for a value that isn't what it has to be.
    package func bad(_ wanted: String) -> UsageError {
      .badValue(option: option, value: value, wanted: wanted)
    }
  }

  package typealias Setter = @Sendable (inout Target, Use) throws(UsageError) -> Void

  package let entry: CommandDescription.Entry
  /// What it may describe; empty for an option of the dialog as a whole.
  package var subjects: [Subject] = []
  /// What the options after it may describe.
  package var opens: Subject?
  package let set: Setter

  package init(
    _ spelling: String, also others: [String] = [], placeholder: String? = nil,
    choices: [String] = [],
    completion: CommandDescription.Completion = .none, describes subjects: [Subject] = [],
    opens: Subject? = nil, _ summary: String, set: @escaping Setter
  ) {
    entry = CommandDescription.Entry(
      spellings: [spelling] + others, placeholder: placeholder, summary: summary, choices: choices,
      completion: completion, isRepeatable: opens != nil || !subjects.isEmpty)
    self.subjects = subjects
    self.opens = opens
    self.set = set
  }

  init(
    _ entry: CommandDescription.Entry, subjects: [Subject], opens: Subject?, set: @escaping Setter
  ) {
    self.entry = entry
    self.subjects = subjects
    self.opens = opens
    self.set = set
  }

  package var takesValue: Bool { entry.placeholder != nil }

  /// The same option of something that holds its target.
  package func lifted<Whole>(
    to path: any WritableKeyPath<Whole, Target> & Sendable
  ) -> OptionRow<Whole> {
    lifted { (whole: inout Whole, set) throws(UsageError) in try set(&whole[keyPath: path]) }
  }

  /// The same option of something that hands its target out.
  package func lifted<Whole>(
    by access:
      @escaping @Sendable (
        inout Whole, (inout Target) throws(UsageError) -> Void
      ) throws(UsageError) -> Void
  ) -> OptionRow<Whole> {
    let set = self.set
    return OptionRow<Whole>(entry, subjects: subjects, opens: opens) {
      (whole: inout Whole, use: OptionRow<Whole>.Use) throws(UsageError) in
      let own = Use(option: use.option, value: use.value, subject: use.subject)
      try access(&whole) { (target: inout Target) throws(UsageError) in try set(&target, own) }
    }
  }

  /// The same option for a target in which it describes the whole, and needs nothing before it.
  package func describingTheWhole() -> Self {
    Self(entry, subjects: [], opens: nil, set: set)
  }
}

/// Options under one heading.
package struct OptionGroup<Target>: Sendable {
  package var heading: String
  package var rows: [OptionRow<Target>]

  package init(_ heading: String, _ rows: [OptionRow<Target>]) {
    self.heading = heading
    self.rows = rows
  }

  package func lifted<Whole>(
    to path: any WritableKeyPath<Whole, Target> & Sendable
  ) -> OptionGroup<Whole> {
    OptionGroup<Whole>(heading, rows.map { $0.lifted(to: path) })
  }

  package var description: CommandDescription.Group {
    CommandDescription.Group(heading: heading, entries: rows.map(\.entry))
  }
}

extension Array {
  /// The row of a spelling in groups of options.
  ///
  /// Of several the one that describes what stands before it, so that buttons and items can both
  /// be `--disabled`.
  package func row<Target>(spelled name: String, after subject: Subject?) -> OptionRow<Target>?
  where Element == OptionGroup<Target> {
    var first: OptionRow<Target>?
    for group in self {
      for row in group.rows where row.entry.spellings.contains(name) {
        if let subject, row.subjects.contains(subject) { return row }
        first = first ?? row
      }
    }
    return first
  }

  /// All spellings in groups of options.
  package func spellings<Target>() -> [String] where Element == OptionGroup<Target> {
    flatMap(\.rows).flatMap(\.entry.spellings)
  }
}

extension OptionRow.Use {
  /// A whole number within bounds.
  package func integer(_ range: ClosedRange<Int>) throws(UsageError) -> Int {
    guard let number = Int(value), range.contains(number) else {
      throw bad("a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// One of a closed list of words.
  package func choice<Choice: RawRepresentable & CaseIterable>(
    _: Choice.Type
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: value) else {
      throw bad(Choice.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return choice
  }

  /// A time span: a decimal number of seconds, or with the unit `s` or `m`.
  package func duration() throws(UsageError) -> Duration {
    let wanted = "seconds, as in 5, 2.5, 30s or 2m"
    var number = value[...]
    let isMinutes = number.last == "m"
    if isMinutes || number.last == "s" { number.removeLast() }
    guard let first = number.first, first.isASCII, first.isNumber || first == ".",
      let amount = Rules.Form.number(String(number))
    else { throw bad(wanted) }
    let seconds = amount * (isMinutes ? 60 : 1)
    guard seconds <= 31_536_000 else { throw bad("at most a year (31536000 seconds)") }
    // However short, a time that was given is one.
    return .milliseconds(max(seconds > 0 ? 1 : 0, Int64(seconds * 1000 + 0.5)))
  }

  /// A least and a greatest value with `..` between them; either may be left out.
  package func bounds() throws(UsageError) -> Bounds<String> {
    let wanted = "LEAST..GREATEST, as in 1..20, 8.. or ..64"
    guard let dots = value.firstPlace(of: "..") else { throw bad(wanted) }
    let (least, greatest) = (value[..<dots.lowerBound], value[dots.upperBound...])
    guard !least.isEmpty || !greatest.isEmpty, !greatest.hasPrefix(".") else { throw bad(wanted) }
    return Bounds(
      least: least.isEmpty ? nil : String(least),
      greatest: greatest.isEmpty ? nil : String(greatest))
  }
}

extension StringProtocol {
  /// The first place at which a short text occurs, character by character.
  package func firstPlace(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
