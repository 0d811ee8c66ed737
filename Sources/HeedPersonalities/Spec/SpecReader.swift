import HeedCore

/// Reads the JSON description of a dialog by the option rows of its kind.
struct SpecReader<K: Kind> {
  /// What stands before each key in messages, such as `pages[1].`.
  let prefix: String

  func spec(of members: [(key: String, value: JSON)]) throws(UsageError) -> Spec {
    var spec = Spec(kind: K.name)
    for (key, value) in members where value != .null {
      let place = prefix + key
      switch key {
      case "kind": break
      case "title": spec.title = try SpecValue.text(value, at: place)
      case "message": spec.message = try SpecValue.text(value, at: place)
      case "command" where K.takesCommand:
        guard case .array(let words) = value, !words.isEmpty else {
          throw SpecValue.wrong(value, at: place, "a list of words, as in [\"make\", \"-j\"]")
        }
        for (index, word) in words.enumerated() {
          spec.command.append(try SpecValue.text(word, at: "\(place)[\(index)]"))
        }
      case _ where Self.isList(key):
        spec.uses += try elements(of: key, value, at: place)
      default: spec.uses += try option(key, value, at: place)
      }
    }
    return spec.ordered
  }

  /// Whether a key is that of a list, and no option of the kind, such as the rows of a list.
  private static func isList(_ key: String) -> Bool {
    Spec.lists.contains { $0.list == key } && Draft<K>.row(spelled: "--" + key, after: nil) == nil
  }

  /// An option of the dialog as a whole.
  private func option(
    _ key: String, _ value: JSON, at place: String
  ) throws(UsageError) -> [OptionUse] {
    guard let row = Draft<K>.row(spelled: "--" + key, after: nil) else {
      throw unknown(key, at: place, among: Draft<K>.wholeKeys)
    }
    if let subject = row.opens ?? row.subjects.first {
      throw .spec(.misplaced(place: place, list: subject.list))
    }
    return try SpecValue.use(row, value, describing: nil, at: place).map { [$0] } ?? []
  }

  /// The fields, items or buttons.
  private func elements(
    of list: String, _ value: JSON, at place: String
  ) throws(UsageError) -> [OptionUse] {
    let openers = Draft<K>.openers(of: list)
    guard let first = openers.first else {
      // The refusal of the option that opens one is that of the list.
      throw unknown(String(list.dropLast()), at: place, among: Draft<K>.wholeKeys)
    }
    guard case .array(let elements) = value else {
      throw SpecValue.wrong(value, at: place, "a list, as in [{\"\(first)\": \"…\"}]")
    }
    var uses: [OptionUse] = []
    for (index, element) in elements.enumerated() {
      uses += try self.element(element, openers, at: "\(place)[\(index)]")
    }
    return uses
  }

  /// One field, item or button; a text alone is short for the usual one of that name.
  private func element(
    _ element: JSON, _ openers: [String], at place: String
  ) throws(UsageError) -> [OptionUse] {
    switch element {
    case .object(let members) where element.bytes == nil:
      let given = members.filter { $0.value != .null }
      let opening = given.filter { openers.contains($0.key) }
      guard opening.count == 1 else { throw .spec(.unclear(place: place, keys: openers)) }
      let others = given.filter { !openers.contains($0.key) }
      return try uses(opening[0], others, at: place)
    case .string, .integer, .number, .object:
      return try uses((openers[0], element), [], at: place)
    default:
      throw SpecValue.wrong(element, at: place, "an object, as in {\"\(openers[0])\": \"…\"}")
    }
  }

  private func uses(
    _ opening: (key: String, value: JSON), _ others: [(key: String, value: JSON)],
    at place: String
  ) throws(UsageError) -> [OptionUse] {
    guard let opener = Draft<K>.row(spelled: "--" + opening.key, after: nil) else { return [] }
    var uses =
      try SpecValue.use(
        opener, opening.value, describing: nil, at: "\(place).\(opening.key)"
      ).map { [$0] } ?? []
    let parts = Spec.parts(of: opener.opens).filter { !Draft<K>.openers(of: $0).isEmpty }
    for (key, value) in others where !parts.contains(key) {
      let place = "\(place).\(key)"
      guard let row = Draft<K>.row(spelled: "--" + key, after: opener.opens),
        let subject = opener.opens, row.subjects.contains(subject)
      else {
        let keys = opener.opens.map { Draft<K>.keys(describing: $0) } ?? []
        throw unknown(key, at: place, among: keys + parts)
      }
      uses += try SpecValue.use(row, value, describing: subject, at: place).map { [$0] } ?? []
    }
    for (key, value) in others where parts.contains(key) {
      uses += try elements(of: key, value, at: "\(place).\(key)")
    }
    return uses
  }

  /// The error for a key that the kind hasn't, with the kind's own reason where it has one.
  private func unknown(_ key: String, at place: String, among keys: [String]) -> UsageError {
    if let refusal = K.refusal(of: "--" + key) { return .at(place: place, refusal) }
    return .spec(.unknownKey(place: place, nearest: nearestName(to: key, among: keys)))
  }
}
