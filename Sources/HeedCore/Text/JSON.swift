/// A JSON value that keeps the order of keys and the spelling of numbers.
package enum JSON: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number that is no `Int`, as it is written: `1.50`, `6e23`, `-0`.
  case number(String)
  case string(String)
  case array([JSON])
  case object([(key: String, value: JSON)])

  /// The value of a key, where this is an object that has it.
  package subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { isSame($0.key, key) }?.value
  }
}

extension JSON: Equatable {
  /// Equal code point by code point; members count in their order.
  package static func == (left: JSON, right: JSON) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let one), .bool(let other)): one == other
    case (.integer(let one), .integer(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.string(let one), .string(let other)): isSame(one, other)
    case (.array(let one), .array(let other)): one == other
    case (.object(let one), .object(let other)):
      one.elementsEqual(other) { isSame($0.key, $1.key) && $0.value == $1.value }
    default: false
    }
  }
}

/// Whether two texts are equal code point by code point: `String` takes é and e + ◌́ for one.
func isSame(_ one: String, _ other: String) -> Bool {
  one.utf8.elementsEqual(other.utf8)
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(nilLiteral: ()) { self = .null }
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { (key: $0.0, value: $0.1) })
  }
}
