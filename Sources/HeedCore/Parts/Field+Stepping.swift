/// Values that follow each other need not be typed.
extension Field {
  /// Whether its values can be stepped through.
  var canStep: Bool { isLine && !isSecure && neighbour(1) ?? neighbour(-1) != nil }

  /// Steps a date by a day, a time by a minute, a whole number by one; whether the key did.
  ///
  /// The keys are Alt and an arrow; no step leads out of the field's range.
  mutating func step(by key: Key) -> Bool {
    guard key.modifiers == .alt, key.code == .up || key.code == .down, canStep else { return false }
    if let value = neighbour(key.code == .up ? 1 : -1) { editor = LineEditor(value) }
    return true
  }

  private func neighbour(_ distance: Int) -> String? {
    let text = editor.text
    let value: String? =
      switch rules.form {
      case .integer: (text.isEmpty ? 0 : Int(text)).map { "\($0 &+ distance)" }
      case .date: CivilDate(text)?.adding(days: distance).text
      case .time: CivilTime(text)?.adding(minutes: distance).text(hasSeconds: text.utf8.count > 5)
      default: nil
      }
    guard let value else { return nil }
    return rules.range.map { rules.form.isValue(value, in: $0) } ?? true ? value : nil
  }
}
