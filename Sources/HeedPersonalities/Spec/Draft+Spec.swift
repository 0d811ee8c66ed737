import HeedCore

extension Draft {
  /// The keys of options that open a field, an item or a button.
  static func openers(of list: String) -> [String] {
    K.options.keys { $0.opens?.list == list }
  }

  /// The keys of options that describe what was opened.
  static func keys(describing subject: Subject) -> [String] {
    K.options.keys { $0.subjects.contains(subject) }
  }

  /// The keys that stand beside `kind`.
  static var wholeKeys: [String] {
    ["kind", "title", "message"] + (K.takesCommand ? ["command"] : [])
      + Spec.lists.map(\.list).filter { !openers(of: $0).isEmpty }
      + K.options.keys { $0.subjects.isEmpty && $0.opens == nil }
      + K.generalOptions.keys { _ in true }
  }

  /// A use of one of the kind's options; `nil` where it has no such option.
  static func use(_ option: String, _ value: String, after subject: Subject?) -> OptionUse? {
    guard let row = row(spelled: option, after: subject) else { return nil }
    let isDescribing = subject.map { row.subjects.contains($0) } ?? false
    guard row.subjects.isEmpty || isDescribing else { return nil }
    return row.use(of: value, describing: isDescribing ? subject : nil, at: option)
  }

  /// Sets what options say, as if they stood on the command line.
  mutating func apply(_ uses: [OptionUse]) throws(UsageError) {
    for use in uses {
      guard let row = Self.row(spelled: use.option, after: use.describes) else {
        throw K.refusal(of: use.option)
          ?? .unknownOption(use.place, kind: K.name, nearest: nil)
      }
      do {
        try row.set(&self, .init(option: use.place, value: use.value ?? "", subject: use.describes))
      } catch {
        // An error of a value names its place itself.
        if use.isTyped || error.culprit?.option == use.place { throw error }
        throw .at(place: use.place, error)
      }
    }
  }
}

extension Array {
  /// The names, without dashes, of the options for which something holds.
  fileprivate func keys<Target>(where holds: (OptionRow<Target>) -> Bool) -> [String]
  where Element == OptionGroup<Target> {
    flatMap(\.rows).filter(holds).map { String($0.entry.spellings[0].drop { $0 == "-" }) }
  }
}
