/// What a value has to be.
package struct Rules: Sendable {
  /// The forms of text that can be asked for by name.
  package enum Form: String, CaseIterable, Sendable {
    case text, integer, number, email, url, date, time, path
  }

  package var form = Form.text
  /// Whether an empty value is refused.
  package var isRequired = false
  /// Graphemes, fewest to most; `nil` on a side means no bound.
  package var length: Bounds<Int>?
  /// Least to greatest value, as typed; compared as the form asks.
  package var range: Bounds<String>?
  package var pattern: Pattern?
  /// The pattern as it was given; it is made ready once all options are read.
  package var patternSource: String?
  /// The name of the field that has to hold the same value.
  package var twin: String?

  package init() {}

  /// Whether any value can be wrong.
  package var canFail: Bool {
    form != .text || isRequired || length != nil || range != nil || pattern != nil || twin != nil
  }

  /// What is wrong with a value, or `nil`; an empty value is wrong only where one is required.
  package func problem(with value: String, twinValue: String?) -> Problem? {
    if let twin, value != twinValue { return .differs(from: twin) }
    guard !value.isEmpty else { return requiresText ? emptyProblem : nil }
    if let length, !length.contains(value.count) { return .length(length) }
    if !form.accepts(value) { return .form(form) }
    if let range, !form.isValue(value, in: range) { return .range(range) }
    if let pattern, !pattern.matches(value) { return .pattern }
    return nil
  }

  /// What a value has to be, in words; empty where all will do.
  var phrase: String {
    let parts: [String?] = [
      form == .text ? nil : Problem.form(form).reason, length.map { Problem.length($0).reason },
      range.map { Problem.range($0).reason },
      pattern.map { "to match \(truncate(DisplayText.line($0.source), columns: 60))" },
    ]
    let words = parts.compactMap(\.self)
    if words.isEmpty { return isRequired ? "a value" : "" }
    return words.joined(separator: ", ") + (isRequired ? "" : "; it may be empty")
  }

  private var requiresText: Bool { isRequired || (length?.least ?? 0) > 0 }
  private var emptyProblem: Problem { length.map(Problem.length) ?? .required }
}

/// A least and a greatest value, of which one may be missing.
package struct Bounds<Bound: Comparable & Sendable & CustomStringConvertible>: Equatable, Sendable {
  package var least: Bound?
  package var greatest: Bound?

  package init(least: Bound?, greatest: Bound?) {
    self.least = least
    self.greatest = greatest
  }

  package func contains(_ value: Bound) -> Bool {
    if let least, value < least { return false }
    if let greatest, value > greatest { return false }
    return true
  }
}

/// A pattern that a whole value has to match; the matcher is handed in, for the core knows no libc.
package struct Pattern: Sendable {
  package let source: String
  package let matches: @Sendable (String) -> Bool

  package init(source: String, matches: @escaping @Sendable (String) -> Bool) {
    self.source = source
    self.matches = matches
  }
}

/// What is wrong with a value.
package enum Problem: Equatable, Sendable {
  case required
  case length(Bounds<Int>)
  case form(Rules.Form)
  case range(Bounds<String>)
  case pattern
  /// It isn't the same as the field of that name.
  case differs(from: String)
  /// The calling program refuses it, for a reason of its own.
  case refused(String)

  /// The reason in a few words, to stand beside the field.
  package var reason: String {
    switch self {
    case .required: "needs a value"
    case .length(let bounds): "\(bounds.phrase) character\(bounds.isOne ? "" : "s")"
    case .form(let form): form.wish
    case .range(let bounds): bounds.phrase
    case .pattern: "not in the form asked for"
    case .differs(let name): "not the same as \(name)"
    case .refused(let reason): DisplayText.line(reason)
    }
  }
}

extension Bounds {
  /// The bounds in words.
  package var phrase: String {
    switch (least, greatest) {
    case (let least?, let greatest?) where least == greatest: "exactly \(least)"
    case (let least?, let greatest?): "between \(least) and \(greatest)"
    case (let least?, nil): "at least \(least)"
    case (nil, let greatest?): "at most \(greatest)"
    case (nil, nil): "any"
    }
  }

  fileprivate var isOne: Bool { (greatest ?? least)?.description == "1" }
}
