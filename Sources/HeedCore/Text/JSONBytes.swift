extension JSON {
  /// A text as a value: a string, or `{"base64": "…"}` where it stands for bytes that are not UTF-8.
  package static func value(ofText text: String) -> JSON {
    if ByteText.isText(text) { return .string(text) }
    return .object([(key: "base64", value: .string(Base64.encode(ByteText.encode(text))))])
  }

  /// The bytes of a string or of `{"base64": "…"}`; `nil` for every other value.
  package var bytes: [UInt8]? {
    switch self {
    case .string(let text): return Array(text.utf8)
    case .object(let members):
      guard members.count == 1, case .string(let code)? = self["base64"] else { return nil }
      return Base64.decode(code)
    default: return nil
    }
  }
}

/// Base64 of RFC 4648: the standard alphabet, with padding.
package enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  package static func encode(_ bytes: [UInt8]) -> String {
    var code: [UInt8] = []
    code.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for digit in 0..<4 {
        let isPadding = digit > group.count
        code.append(isPadding ? UInt8(ascii: "=") : alphabet[bits >> (18 - 6 * digit) & 63])
      }
    }
    return String(decoding: code, as: UTF8.self)
  }

  /// The bytes, or `nil` where the text is not canonical base64.
  package static func decode(_ text: String) -> [UInt8]? {
    let code = Array(text.utf8)
    guard code.count.isMultiple(of: 4) else { return nil }
    let padding = code.suffix(2).count { $0 == UInt8(ascii: "=") }
    var bytes: [UInt8] = []
    var bits = 0
    for (index, character) in code.dropLast(padding).enumerated() {
      guard let digit = alphabet.firstIndex(of: character) else { return nil }
      bits = (bits << 6 | digit) & 0xFFFF
      let spare = (index + 1) * 6 % 8
      if index % 4 > 0 { bytes.append(UInt8(truncatingIfNeeded: bits >> spare)) }
    }
    return encode(bytes) == text ? bytes : nil
  }
}
