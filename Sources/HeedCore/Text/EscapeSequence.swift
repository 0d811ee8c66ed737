/// An escape sequence (ECMA-48) on its way, byte by byte.
enum EscapeSequence: Equatable, Sendable {
  case none
  /// After ESC.
  case begun
  /// After ESC and a byte that asks for one more.
  case intermediate
  /// A control sequence, with its first number.
  case control(number: Int?, isFirst: Bool)
  /// A string, such as a window's title; `hasEscape` where ESC has come in it.
  case string(hasEscape: Bool)

  /// What a control sequence is for, and its first number.
  struct Effect: Equatable, Sendable {
    var final: UInt8
    var number: Int?
  }

  /// Takes a byte; returns what the sequence does once it is whole and does something in a line.
  mutating func take(_ byte: UInt8) -> Effect? {
    switch self {
    case .none: return nil
    case .begun: self = Self.after(byte)
    case .intermediate: self = (0x20...0x2F).contains(byte) ? .intermediate : .none
    case .control(let number, let isFirst):
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = Int(byte - UInt8(ascii: "0"))
        let sum = min((number ?? 0) * 10 + digit, 100_000)
        self = .control(number: isFirst ? sum : number, isFirst: isFirst)
      case 0x20...0x3F: self = .control(number: number, isFirst: false)
      case 0x40...0x7E:
        self = .none
        return Effect(final: byte, number: number)
      case 0x1B: self = .begun
      default: self = .none
      }
    case .string(let hasEscape):
      if byte == 0x07 || (hasEscape && byte == UInt8(ascii: "\\")) {
        self = .none
      } else {
        self = .string(hasEscape: byte == 0x1B)
      }
    }
    return nil
  }

  private static func after(_ byte: UInt8) -> Self {
    switch byte {
    case UInt8(ascii: "["): .control(number: nil, isFirst: true)
    // OSC, DCS, SOS, PM, APC.
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      .string(hasEscape: false)
    case 0x20...0x2F: .intermediate
    case 0x1B: .begun
    default: .none
    }
  }
}
