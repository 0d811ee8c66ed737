extension JSONReader {
  /// Reads a number and keeps its spelling, unless it is an integer that fits.
  mutating func number() throws(JSONError) -> JSON {
    let place = position
    while isNumeric(next) { position += 1 }
    let literal = text(of: place..<position)
    guard isNumber(bytes[place..<position]) else {
      throw error(.malformedNumber(literal), at: place)
    }
    guard let integer = Int(literal), literal != "-0" else { return .number(literal) }
    return .integer(integer)
  }

  /// Whether a byte belongs to a number, well formed or not: `0x1F` is taken as one word.
  private func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Whether bytes are `-? (0 | [1-9] [0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`.
  private func isNumber(_ literal: ArraySlice<UInt8>) -> Bool {
    var rest = literal
    func skip(_ choices: String) -> Bool {
      guard let first = rest.first, choices.utf8.contains(first) else { return false }
      rest.removeFirst()
      return true
    }
    func digits() -> Bool {
      let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
      rest.removeFirst(count)
      return count > 0
    }
    _ = skip("-")
    if !skip("0"), !digits() { return false }
    if skip("."), !digits() { return false }
    if skip("eE") {
      _ = skip("+-")
      if !digits() { return false }
    }
    return rest.isEmpty
  }
}
