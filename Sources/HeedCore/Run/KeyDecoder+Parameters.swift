extension KeyDecoder {
  /// The numbers of a control sequence: `1;5`, `<0;3;4`, `97:65;5:1`.
  struct Parameters {
    /// A private marker, one of `< = > ?`.
    private(set) var marker: UInt8?
    private(set) var isEmpty = true
    /// The event type after the modifiers: 1 press, 2 repeat, 3 release.
    private(set) var event = 1
    private var numbers: [Int?] = []

    init(_ bytes: ArraySlice<UInt8>) {
      var bytes = bytes
      isEmpty = bytes.isEmpty
      if let first = bytes.first, (0x3C...0x3F).contains(first) {
        marker = first
        bytes = bytes.dropFirst()
      }
      for field in bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
        let parts = field.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        numbers.append(parts.first.flatMap(Self.number))
        if numbers.count == 2, parts.count > 1 { event = Self.number(parts[1]) ?? 1 }
      }
    }

    /// The number at a place, `nil` where it is left out.
    subscript(index: Int) -> Int? { index < numbers.count ? numbers[index] : nil }

    var modifiers: Key.Modifiers { KeyDecoder.modifiers(self[1]) }

    /// A decimal number, held below a million so that nothing overflows.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
      guard !digits.isEmpty else { return nil }
      var value = 0
      for digit in digits {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
        value = min(value * 10 + Int(digit - UInt8(ascii: "0")), 9_999_999)
      }
      return value
    }
  }
}
