/// Something that a dialog tells whoever watches it.
package enum Happening: Equatable, Sendable {
  /// It stands on the screen; comes once, and first.
  case shown
  /// The person changed a value; whether it may be answered so.
  case change(Value, isValid: Bool)
  /// Another field or button has the focus, or none has.
  case focus(String?)
  /// A button was pressed, by the person, the time or a program.
  case press(Button)
  /// A message was done, or refused for a reason of one line.
  case reply(id: JSON, error: String?)
  /// It is over; the status is what the program ends with.
  case end(End, status: Int32)

  /// What scripts read.
  package var json: JSON {
    switch self {
    case .shown: event("shown", [])
    case .change(let value, let isValid):
      event(
        "change",
        [("field", .value(ofText: value.name)), ("value", value.json), ("valid", .bool(isValid))])
    case .focus(let name): event("focus", [("on", name.map { .value(ofText: $0) } ?? .null)])
    case .press(let button):
      event(
        "press",
        [("button", .value(ofText: button.label))]
          + (button.id.map { [("id", .value(ofText: $0))] } ?? []))
    case .reply(let id, let error):
      event(
        "reply",
        [("id", id), ("ok", .bool(error == nil))]
          + (error.map { [("error", .string($0))] } ?? []))
    case .end(let end, let status):
      event("end", [("end", .string(end.word)), ("status", .integer(Int(status)))])
    }
  }

  private func event(_ name: String, _ members: [(key: String, value: JSON)]) -> JSON {
    .object([("event", .string(name))] + members)
  }
}

/// Whoever watches a dialog; it must not wait for anything.
package typealias Observer = (Happening) -> Void
