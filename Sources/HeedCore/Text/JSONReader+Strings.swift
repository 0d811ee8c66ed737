extension JSONReader {
  /// Reads a string from its opening quote to its closing one.
  mutating func string() throws(JSONError) -> String {
    position += 1
    var run = position
    var unescaped: [UInt8] = []
    while true {
      switch next {
      case UInt8(ascii: "\""):
        let rest = bytes[run..<position]
        position += 1
        return String(decoding: unescaped.isEmpty ? rest : unescaped[...] + rest, as: UTF8.self)
      case UInt8(ascii: "\\"):
        unescaped += bytes[run..<position]
        unescaped += String(try escape()).utf8
        run = position
      case 0..<0x20:
        guard position < bytes.count else { throw unexpected(.closingQuote) }
        throw error(.controlCharacter(next), at: position)
      default: position += 1
      }
    }
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let place = position
    position += 1
    defer { position += 1 }
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(next)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try codePoint(from: place)
    default: throw unknownEscape(at: place)
    }
  }

  /// Reads `uD83D\uDE00` and stops at its last digit.
  private mutating func codePoint(from place: Int) throws(JSONError) -> Unicode.Scalar {
    guard let first = codeUnit(at: place) else { throw unknownEscape(at: place) }
    position = place + 5
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, let second = codeUnit(at: place + 6), (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF)
    else {
      throw error(.loneSurrogate(text(of: place..<place + 6)), at: place)
    }
    position = place + 11
    return scalar
  }

  /// The value of the escape `\uXXXX` that begins at this offset, or `nil`.
  private func codeUnit(at offset: Int) -> UInt32? {
    let escape = bytes[min(offset, bytes.count)...].prefix(6)
    guard escape.count == 6, escape.starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
      return nil
    }
    let digits = escape.dropFirst(2)
    guard digits.allSatisfy(isHexadecimal) else { return nil }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private func unknownEscape(at place: Int) -> JSONError {
    guard place + 1 < bytes.count else {
      return error(.expected(.closingQuote, found: .end), at: bytes.count)
    }
    let ahead = String(decoding: bytes[place...].prefix(64), as: UTF8.self)
    guard ahead.hasPrefix("\\u") else {
      return error(.unknownEscape(String(ahead.prefix(2))), at: place)
    }
    let digits = ahead.dropFirst(2).prefix(4).prefix(while: \.isHexDigit)
    return error(.unknownEscape("\\u" + digits), at: place)
  }

  private func isHexadecimal(_ byte: UInt8) -> Bool {
    Character(Unicode.Scalar(byte)).isHexDigit
  }
}
