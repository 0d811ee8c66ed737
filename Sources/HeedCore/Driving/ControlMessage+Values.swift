/// What the values of a message have to be.
extension JSON {
  /// The keys of an object, each of them one that is known.
  func keys(among known: [String]) throws(ControlMistake) -> [String] {
    guard case .object(let members) = self else { throw .notObject }
    for member in members where !known.contains(member.key) {
      throw .unknownKey(member.key, nearest: nearestName(to: member.key, among: known))
    }
    return members.map(\.key)
  }

  func text(_ key: String) throws(ControlMistake) -> String {
    guard let bytes else { throw .wrongType(key, #"a string or {"base64":"…"}"#) }
    return ByteText.decode(bytes)
  }

  func texts(_ key: String) throws(ControlMistake) -> [String] {
    if let bytes { return [ByteText.decode(bytes)] }
    guard case .array(let elements) = self else {
      throw .wrongType(key, #"a string, {"base64":"…"} or an array of them"#)
    }
    var texts: [String] = []
    for element in elements { texts.append(try element.text(key)) }
    return texts
  }

  func flag(_ key: String) throws(ControlMistake) -> Bool {
    guard case .bool(let flag) = self else { throw .wrongType(key, "true or false") }
    return flag
  }

  func severity() throws(ControlMistake) -> Severity? {
    if self == .null { return nil }
    if case .string(let word) = self, let severity = Severity(rawValue: word) { return severity }
    throw .wrongType(
      "severity", Severity.allCases.map(\.rawValue).joined(separator: ", ") + " or null")
  }

  func percent() throws(ControlMistake) -> Double? {
    let number: Double? =
      switch self {
      case .null: nil
      case .integer(let number): Double(number)
      case .number(let literal): Double(literal) ?? -1
      default: -1
      }
    guard let number else { return nil }
    guard (0...100).contains(number) else {
      throw .wrongType("progress", "a number from 0 to 100, or null")
    }
    return number
  }

  func status() throws(ControlMistake) -> Int32 {
    guard case .integer(let status) = self, (0...63).contains(status) else {
      throw .wrongType("dismiss", "a status from 0 to 63")
    }
    return Int32(status)
  }

  func items() throws(ControlMistake) -> [Item] {
    guard case .array(let elements) = self else { throw .wrongType("items", "an array of objects") }
    var items: [Item] = []
    for element in elements { items.append(try element.item()) }
    return items
  }

  private func item() throws(ControlMistake) -> Item {
    guard case .object = self else { throw .wrongType("items", "an array of objects") }
    if let heading = self["heading"] {
      _ = try keys(among: ["heading"])
      var item = Item("", label: try heading.text("heading"))
      item.isHeading = true
      return item
    }
    _ = try keys(among: ["item", "label", "selected", "disabled", "help-text", "heading"])
    guard let value = try self["item"]?.text("item") else {
      throw .wrongType("items", "an array of objects with 'item' or 'heading'")
    }
    var item = Item(value, label: try self["label"]?.text("label"))
    item.isSelected = try self["selected"]?.flag("selected") ?? false
    item.isDisabled = try self["disabled"]?.flag("disabled") ?? false
    item.help = try self["help-text"]?.text("help-text") ?? ""
    return item
  }
}
