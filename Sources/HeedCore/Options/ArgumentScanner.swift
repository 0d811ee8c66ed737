/// Reads a command line by the rows of its options.
package struct ArgumentScanner<Target>: Sendable {
  private let kind: String
  /// The row of a spelling, for what stands before it.
  ///
  /// Rows are looked up one by one, since most are never asked for.
  private let row: @Sendable (String, Subject?) -> OptionRow<Target>?
  /// All spellings, for a suggestion.
  private let spellings: @Sendable () -> [String]
  /// Options that are wrong here for a reason worth telling.
  private let refusal: @Sendable (String) -> UsageError?

  package init(
    kind: String, row: @escaping @Sendable (String, Subject?) -> OptionRow<Target>?,
    spellings: @escaping @Sendable () -> [String],
    refusal: @escaping @Sendable (String) -> UsageError? = { _ in nil }
  ) {
    self.kind = kind
    self.row = row
    self.spellings = spellings
    self.refusal = refusal
  }

  package init(kind: String, groups: [OptionGroup<Target>]) {
    self.init(
      kind: kind, row: { groups.row(spelled: $0, after: $1) }, spellings: { groups.spellings() })
  }

  /// Whether `--help` stands where an option may stand, so that it is no other option's value.
  package func asksForHelp(_ arguments: [String]) -> Bool {
    guard arguments.contains(where: Self.isHelp) else { return false }
    var rest = arguments[...]
    while let argument = rest.popFirst(), argument != "--" {
      if Self.isHelp(argument) { return true }
      if row(argument, nil)?.takesValue == true { _ = rest.popFirst() }
    }
    return false
  }

  private static func isHelp(_ argument: String) -> Bool {
    argument == "--help" || argument == "-h"
  }

  /// What a command line is made of.
  package struct Scan: Sendable {
    /// The words that are no options.
    package var words: [String] = []
    /// Those of them that stand after `--`.
    package var rest: [String] = []
    /// The options in their order.
    package var uses: [OptionUse] = []
  }

  /// Sets the target by the options and returns all that stands on the command line.
  package func scan(
    _ arguments: [String], into target: inout Target
  ) throws(UsageError) -> Scan {
    var rest = arguments[...]
    var scan = Scan()
    var subject: (kind: Subject, spelling: String)?
    while let argument = rest.popFirst() {
      if argument == "--" { break }
      guard argument.hasPrefix("-"), argument != "-" else {
        scan.words.append(argument)
        continue
      }
      let (name, attached) = optionParts(of: argument)
      guard let row = row(name, subject?.kind) else {
        throw unknown(argument, name)
      }
      let value = try row.value(name, attached, from: &rest)
      let used = try check(row, name, subject)
      try row.set(&target, .init(option: name, value: value, subject: used))
      scan.uses.append(row.use(of: value, describing: used, at: name))
      if let opened = row.opens { subject = (opened, "\(name) \(value)") }
    }
    scan.words += rest
    scan.rest = Array(rest)
    return scan
  }

  /// What an option describes, which has to be what stands before it.
  private func check(
    _ row: OptionRow<Target>, _ name: String, _ subject: (kind: Subject, spelling: String)?
  ) throws(UsageError) -> Subject? {
    guard !row.subjects.isEmpty else { return nil }
    guard let subject else { throw .describesNothing(option: name, subjects: row.subjects) }
    guard row.subjects.contains(subject.kind) else {
      throw .describesOther(option: name, subjects: row.subjects, after: subject.spelling)
    }
    return subject.kind
  }

  private func unknown(_ argument: String, _ name: String) -> UsageError {
    if let refusal = refusal(name) { return refusal }
    let nearest = nearestName(to: name, among: spellings())
    if nearest == nil, argument.contains(where: \.isWhitespace) { return .textLikeOption(argument) }
    // What was meant is shown as it was typed, but for a value that may be a secret.
    return .unknownOption(name, kind: kind, nearest: nearest)
  }
}

/// `--name=value` in two; another word is a name alone.
package func optionParts(of argument: String) -> (name: String, value: String?) {
  guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else {
    return (argument, nil)
  }
  return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
}

extension OptionRow {
  /// The value of the option as it was spelled: what is attached to it, else the next word; empty for
  /// a flag.
  package func value(
    _ name: String, _ attached: String?, from rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let placeholder = entry.placeholder else {
      if let attached { throw .unexpectedValue(option: name, value: attached) }
      return ""
    }
    guard let value = attached ?? rest.popFirst() else {
      throw .missingValue(option: name, placeholder: placeholder)
    }
    return value
  }
}
