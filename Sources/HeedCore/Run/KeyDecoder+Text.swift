/// Plain bytes: control characters and UTF-8.
extension KeyDecoder {
  /// What a control character means as a key, `nil` for ESC and for what is none.
  package static func controlKey(_ byte: UInt8) -> Key? {
    switch byte {
    case 0: .control(" ")
    case 8, 127: Key(.backspace)
    case 9: Key(.tab)
    case 10, 13: Key(.enter)
    case 1...26: .control(Character(Unicode.Scalar(byte + 0x60)))
    case 28...31: .control(Character(Unicode.Scalar(byte + 0x40)))
    default: nil
    }
  }

  /// The key that the bytes begin with, where they do not begin with ESC.
  func plainKey(_ bytes: ArraySlice<UInt8>, _ modifiers: Key.Modifiers = []) -> Token {
    guard let first = bytes.first else { return .incomplete(patience: Self.patience) }
    if first == 3, interruptByte, modifiers.isEmpty { return .event(.signal(2), length: 1) }
    if let key = Self.controlKey(first) {
      return .event(.key(Key(key.code, key.modifiers.union(modifiers))), length: 1)
    }
    guard let (scalar, length) = Self.scalar(bytes) else {
      return .incomplete(patience: Self.patience)
    }
    return .event(.key(.character(Character(scalar), modifiers)), length: length)
  }

  /// The scalar that the bytes begin with; `nil` while its end is missing.
  ///
  /// An invalid byte becomes the scalar that stands for it without loss (U+10FF00 and the byte).
  static func scalar(_ bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, length: Int)? {
    guard let first = bytes.first else { return nil }
    let length = sequenceLength(first)
    guard length > 1 else {
      return (length == 1 ? Unicode.Scalar(first) : ByteText.escape(first), 1)
    }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for (index, byte) in bytes.dropFirst().prefix(length - 1).enumerated() {
      let range = index == 0 ? secondByte(after: first) : 0x80...0xBF
      guard range.contains(byte) else { return (ByteText.escape(first), 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard bytes.count >= length else { return nil }
    return Unicode.Scalar(value).map { ($0, length) } ?? (ByteText.escape(first), 1)
  }

  /// How long a UTF-8 sequence with this first byte is; 0 where none begins so.
  private static func sequenceLength(_ first: UInt8) -> Int {
    switch first {
    case 0...0x7F: 1
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 0
    }
  }

  /// What may follow the first byte, so that nothing is overlong, a surrogate or out of range.
  private static func secondByte(after first: UInt8) -> ClosedRange<UInt8> {
    switch first {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }

  /// Text of a paste, its line breaks as LF: terminals send CR for them.
  static func pastedText(_ bytes: [UInt8]) -> String {
    var lines: [UInt8] = []
    lines.reserveCapacity(bytes.count)
    var last: UInt8 = 0
    for byte in bytes {
      if !(last == 0x0D && byte == 0x0A) { lines.append(byte == 0x0D ? 0x0A : byte) }
      last = byte
    }
    return ByteText.decode(lines)
  }
}
