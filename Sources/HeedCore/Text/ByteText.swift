/// Bytes as text, without loss.
///
/// A byte that is not part of valid UTF-8 becomes a scalar of its own in U+10FF80...U+10FFFF, the
/// end of private use plane 16 (the idea is Python's `surrogateescape`). The bytes that would be
/// valid UTF-8 for such a scalar, or for a switch of ``Ink``, are escaped too, so that decoding and
/// encoding is always the identity.
package enum ByteText {
  /// Reads bytes as UTF-8, escaping those that are not.
  package static func decode(_ bytes: some Sequence<UInt8>) -> String { decode(Array(bytes)) }

  /// Not generic, so that it is fast when called from another module.
  package static func decode(_ bytes: [UInt8]) -> String {
    if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
    if !hasReserved(bytes), let text = String(validating: bytes, as: UTF8.self) {
      return text
    }
    return String(decoding: escaped(bytes), as: UTF8.self)
  }

  /// The bytes that a text was decoded from.
  package static func encode(_ text: String) -> [UInt8] {
    let utf8 = Array(text.utf8)
    guard var next = firstEscape(in: utf8) else { return utf8 }
    var bytes = Array(utf8[..<next])
    while next < utf8.count {
      if isEscape(utf8[next...]) {
        bytes.append(utf8[next + 3] + (utf8[next + 2] - 0xBE) * 0x40)
        next += 4
      } else {
        bytes.append(utf8[next])
        next += 1
      }
    }
    return bytes
  }

  /// Whether the text has no escaped byte, so that its bytes are valid UTF-8.
  package static func isText(_ text: String) -> Bool {
    !text.unicodeScalars.contains(where: isEscapedByte)
  }

  /// The UTF-8 of the bytes after escaping.
  private static func escaped(_ bytes: [UInt8]) -> [UInt8] {
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count * 2)
    var next = 0
    while next < bytes.count {
      let rest = bytes[next...]
      let length = isReserved(rest) ? nil : scalarLength(rest)
      if let length {
        utf8 += rest.prefix(length)
      } else {
        utf8 += UTF8.encode(escape(bytes[next])) ?? UTF8.encodedReplacementCharacter
      }
      next += length ?? 1
    }
    return utf8
  }

  /// The scalar that stands for a byte that is no UTF-8.
  static func escape(_ byte: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(0x10FF00 + UInt32(byte)) ?? "\u{FFFD}"
  }

  private static func firstEscape(in utf8: [UInt8]) -> Int? {
    utf8.indices.first { utf8[$0] == 0xF4 && isEscape(utf8[$0...]) }
  }

  private static func hasReserved(_ utf8: [UInt8]) -> Bool {
    utf8.indices.contains { utf8[$0] == 0xF4 && isReserved(utf8[$0...]) }
  }

  /// Whether bytes begin with the UTF-8 of a scalar that has a meaning of its own in here: an
  /// escaped byte, or a switch of ``Ink``, all of U+10FC00...U+10FFFF.
  private static func isReserved(_ bytes: ArraySlice<UInt8>) -> Bool {
    let start = bytes.startIndex
    return bytes.count >= 4 && bytes[start] == 0xF4 && bytes[start + 1] == 0x8F
      && 0xB0...0xBF ~= bytes[start + 2] && 0x80...0xBF ~= bytes[start + 3]
  }

  /// Whether bytes begin with the UTF-8 of a scalar in U+10FF80...U+10FFFF.
  private static func isEscape(_ bytes: ArraySlice<UInt8>) -> Bool {
    let start = bytes.startIndex
    return bytes.count >= 4 && bytes[start] == 0xF4 && bytes[start + 1] == 0x8F
      && 0xBE...0xBF ~= bytes[start + 2] && 0x80...0xBF ~= bytes[start + 3]
  }

  /// The length of the valid UTF-8 sequence at the start (Unicode 16, table 3-7); `nil` if none.
  private static func scalarLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let lead = bytes.first else { return nil }
    let (length, second): (Int, ClosedRange<UInt8>)
    switch lead {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    let tail = bytes.dropFirst().prefix(length - 1)
    guard tail.count == length - 1, let first = tail.first, second ~= first else { return nil }
    return tail.dropFirst().allSatisfy { 0x80...0xBF ~= $0 } ? length : nil
  }
}

/// Whether a scalar stands for a byte that is not valid UTF-8; it is drawn as U+FFFD.
package func isEscapedByte(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value >= 0x10FF80
}
