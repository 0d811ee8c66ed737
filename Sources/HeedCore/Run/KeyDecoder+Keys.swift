/// What the sequences mean.
extension KeyDecoder {
  /// A key of `CSI … final`, `nil` where it is none that is known.
  static func controlSequenceKey(_ final: UInt8, _ parameters: Parameters) -> Key? {
    switch final {
    case UInt8(ascii: "Z"): Key(.tab, parameters.modifiers.union(.shift))
    case UInt8(ascii: "u"): encodedKey(parameters[0], parameters.modifiers)
    case UInt8(ascii: "~") where parameters[0] == 27:
      encodedKey(parameters[2], parameters.modifiers)
    case UInt8(ascii: "~"): numberedKey(parameters[0]).map { Key($0, parameters.modifiers) }
    case UInt8(ascii: "$"): numberedKey(parameters[0]).map { Key($0, .shift) }
    case UInt8(ascii: "^"): numberedKey(parameters[0]).map { Key($0, .control) }
    case UInt8(ascii: "@"): numberedKey(parameters[0]).map { Key($0, [.shift, .control]) }
    case UInt8(ascii: "a")...UInt8(ascii: "d"): letterKey(final - 0x20).map { Key($0, .shift) }
    default: letterKey(final).map { Key($0, parameters.modifiers) }
    }
  }

  /// A key of `ESC O final`, `nil` where it is none that is known.
  static func applicationKey(_ final: UInt8, _ parameters: Parameters) -> Key? {
    switch final {
    case UInt8(ascii: "M"): return Key(.enter)
    case UInt8(ascii: "I"): return Key(.tab)
    case UInt8(ascii: "X"): return .character("=")
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return letterKey(final - 0x20).map { Key($0, .control) }
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      // The keypad in application mode: its characters lie 0x40 below.
      return .character(Character(Unicode.Scalar(final - 0x40)))
    default:
      // Old xterms put the modifier first: ESC O 5 P.
      let modifiers = parameters[1] == nil ? modifiers(parameters[0]) : parameters.modifiers
      return letterKey(final).map { Key($0, modifiers) }
    }
  }

  /// xterm's modifier parameter: one more than the sum of Shift 1, Alt 2, Control 4, Meta 8 or 32.
  static func modifiers(_ parameter: Int?) -> Key.Modifiers {
    let bits = max(1, parameter ?? 1) - 1
    var modifiers = Key.Modifiers(rawValue: UInt8(bits & 7))
    if bits & 32 != 0 { modifiers.insert(.alt) }
    return modifiers
  }

  private static func letterKey(_ letter: UInt8) -> Key.Code? {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(letter) - 0x4F)
    default: nil
    }
  }

  /// A key of `CSI number ~` as the VT220, xterm, rxvt and the linux console number them.
  private static func numberedKey(_ number: Int?) -> Key.Code? {
    switch number ?? 0 {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case let number where (11...15).contains(number): .function(number - 10)
    case let number where (17...21).contains(number): .function(number - 11)
    case let number where (23...26).contains(number): .function(number - 12)
    case let number where (28...29).contains(number): .function(number - 13)
    case let number where (31...34).contains(number): .function(number - 14)
    default: nil
    }
  }

  /// A key given by its code point, as kitty (`CSI 97;5u`) and xterm (`CSI 27;5;97~`) do.
  private static func encodedKey(_ code: Int?, _ modifiers: Key.Modifiers) -> Key? {
    guard let code, let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else {
      return nil
    }
    switch code {
    case 8, 127: return Key(.backspace, modifiers)
    case 9: return Key(.tab, modifiers)
    case 10, 13: return Key(.enter, modifiers)
    case 27: return Key(.escape, modifiers)
    case 0x20...0x7E, 0xA0..<0xE000, 0xF900...0x10FEFF:
      guard modifiers.contains(.shift) else { return .character(Character(scalar), modifiers) }
      let upper = scalar.properties.uppercaseMapping
      let character = upper.count == 1 ? Character(upper) : Character(scalar)
      return .character(character, modifiers.subtracting(.shift))
    default: return keypadKey(code).map { Key($0, modifiers) }
    }
  }

  /// The keypad in kitty's private use numbers.
  private static func keypadKey(_ code: Int) -> Key.Code? {
    let characters: [Character] = Array("0123456789./*-+")
    let keys: [Key.Code] = [
      .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete,
    ]
    switch code {
    case 57399...57413: return .character(characters[code - 57399])
    case 57414: return .enter
    case 57415: return .character("=")
    case 57417...57426: return keys[code - 57417]
    default: return nil
    }
  }
}

/// The mouse.
extension KeyDecoder {
  /// A mouse report `CSI < button ; column ; row M`, or `m` for a release.
  static func mouse(_ final: UInt8, _ parameters: Parameters) -> Mouse? {
    guard let button = parameters[0], let column = parameters[1], let row = parameters[2] else {
      return nil
    }
    let isRelease = final == UInt8(ascii: "m")
    guard isRelease || final == UInt8(ascii: "M") else { return nil }
    let place = Position(row: row - 1, column: column - 1)
    return action(button, isRelease: isRelease).map { Mouse($0, at: place) }
  }

  /// A mouse report in the old form: `CSI M` and three bytes, each 32 more than its value.
  func oldMouse(_ bytes: ArraySlice<UInt8>, sequenceLength: Int) -> Token {
    guard bytes.count >= 3 else { return .incomplete(patience: Self.patience) }
    let values = bytes.prefix(3).map { Int($0) - 32 }
    let place = Position(row: values[2] - 1, column: values[1] - 1)
    let isRelease = values[0] & 0x43 == 3
    let action = Self.action(isRelease ? 0 : values[0], isRelease: isRelease)
    return action.map { .event(.mouse(Mouse($0, at: place)), length: sequenceLength + 3) }
      ?? .nothing(length: sequenceLength + 3)
  }

  /// What a button code means; the bits of Shift, Meta and Control (4, 8, 16) do not matter.
  private static func action(_ button: Int, isRelease: Bool) -> Mouse.Action? {
    switch button & ~0x1C {
    case 0: isRelease ? .release : .press
    case 64: isRelease ? nil : .wheelUp
    case 65: isRelease ? nil : .wheelDown
    default: nil
    }
  }
}
