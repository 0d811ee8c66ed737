/// Sequences that begin with ESC.
extension KeyDecoder {
  private static let escape: UInt8 = 0x1B

  /// Reads the token at the head of the bytes, of which there is at least one.
  func scan(_ bytes: ArraySlice<UInt8>) -> Token {
    guard bytes.first == Self.escape else { return plainKey(bytes) }
    let after = bytes.dropFirst()
    guard let second = after.first else { return .incomplete(patience: escapeDelay) }
    switch second {
    case Self.escape: return doubleEscape(after)
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      return Self.longer(sequence(after), by: 1)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      // Two bytes alone may as well be Alt and a character.
      return after.count > 1 ? .string(length: 2) : .incomplete(patience: escapeDelay)
    default: return Self.longer(plainKey(after, .alt), by: 1)
    }
  }

  /// What is left when the rest of an incomplete token did not come.
  func give(up bytes: ArraySlice<UInt8>) -> Token {
    guard bytes.first == Self.escape else {
      return .event(
        .key(.character(Character(ByteText.escape(bytes[bytes.startIndex])))), length: 1)
    }
    let after = bytes.dropFirst()
    guard let second = after.first else { return .event(.key(Key(.escape)), length: 1) }
    switch second {
    case Self.escape where after.count == 1: return .event(.key(Key(.escape)), length: 2)
    case UInt8(ascii: "["), UInt8(ascii: "O"), UInt8(ascii: "]"), UInt8(ascii: "P"),
      UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      guard after.count == 1 else { return .nothing(length: bytes.count) }
      return .event(.key(.alt(Character(Unicode.Scalar(second)))), length: 2)
    default:
      // Half a UTF-8 character after ESC, or an escaped sequence without its end.
      return .nothing(length: bytes.count)
    }
  }

  /// Two ESC: Alt with a sequence key, or the Escape key.
  private func doubleEscape(_ after: ArraySlice<UInt8>) -> Token {
    let rest = after.dropFirst()
    guard let third = rest.first else { return .incomplete(patience: escapeDelay) }
    guard third == UInt8(ascii: "[") || third == UInt8(ascii: "O") else {
      return .event(.key(Key(.escape)), length: 1)
    }
    switch sequence(rest) {
    case .event(.key(let key), let length):
      return .event(.key(Key(key.code, key.modifiers.union(.alt))), length: length + 2)
    case let other: return Self.longer(other, by: 2)
    }
  }

  private static func longer(_ token: Token, by count: Int) -> Token {
    switch token {
    case .event(let event, let length): .event(event, length: length + count)
    case .nothing(let length): .nothing(length: length + count)
    case .paste(let length): .paste(length: length + count)
    case .string(let length): .string(length: length + count)
    case .incomplete: token
    }
  }

  /// Reads from the `[` or `O` that follows ESC.
  private func sequence(_ bytes: ArraySlice<UInt8>) -> Token {
    let isControl = bytes.first == UInt8(ascii: "[")
    let body = bytes.dropFirst()
    // The linux console's F1 to F5: ESC [ [ A.
    if isControl, body.first == UInt8(ascii: "[") {
      guard let letter = body.dropFirst().first else { return .incomplete(patience: Self.patience) }
      guard (0x41...0x45).contains(letter) else { return .nothing(length: 2) }
      return .event(.key(Key(.function(Int(letter) - 0x40))), length: 3)
    }
    guard let end = body.firstIndex(where: { !(0x20...0x3F).contains($0) || isShift($0, in: body) })
    else {
      return body.count > Self.longestSequence
        ? .nothing(length: bytes.count) : .incomplete(patience: Self.patience)
    }
    let length = end - bytes.startIndex + 1
    // A control character or the start of UTF-8 is not part of it and must not be lost.
    guard (0x40...0x7E).contains(body[end]) || body[end] == UInt8(ascii: "$") else {
      return .nothing(length: length - 1)
    }
    let parameters = Parameters(body[..<end])
    guard isControl else {
      return Self.applicationKey(body[end], parameters).map { .event(.key($0), length: length) }
        ?? .nothing(length: length)
    }
    if body[end] == UInt8(ascii: "M"), parameters.isEmpty {
      return oldMouse(bytes[(end + 1)...], sequenceLength: length)
    }
    return control(body[end], parameters, length: length)
  }

  /// Whether a `$` ends rxvt's `CSI 3 $` and is no intermediate byte of `CSI ? 2004 ; 1 $ y`.
  private func isShift(_ byte: UInt8, in body: ArraySlice<UInt8>) -> Bool {
    guard byte == UInt8(ascii: "$"), let dollar = body.firstIndex(of: byte) else { return false }
    return dollar > body.startIndex
      && body[..<dollar].allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private func control(_ final: UInt8, _ parameters: Parameters, length: Int) -> Token {
    if parameters.marker == UInt8(ascii: "<") {
      return Self.mouse(final, parameters).map { .event(.mouse($0), length: length) }
        ?? .nothing(length: length)
    }
    guard parameters.marker == nil else { return .nothing(length: length) }
    if final == UInt8(ascii: "~"), parameters[0] == 200 { return .paste(length: length) }
    if final == UInt8(ascii: "R"), let report = cursorReport(parameters) {
      return .event(.cursorReport(report), length: length)
    }
    guard parameters.event != 3, let key = Self.controlSequenceKey(final, parameters) else {
      return .nothing(length: length)
    }
    // A terminal left in an extended keyboard mode makes no signal of Ctrl-C.
    return .event(key == .control("c") ? .signal(2) : .key(key), length: length)
  }

  /// Where the cursor is, unless `CSI 1;2R` means F3 with Shift.
  private func cursorReport(_ parameters: Parameters) -> Position? {
    guard let row = parameters[0], let column = parameters[1], row > 0, column > 0 else {
      return nil
    }
    if !expectsCursorReport, row == 1, (2...8).contains(column) { return nil }
    return Position(row: row - 1, column: column - 1)
  }
}
