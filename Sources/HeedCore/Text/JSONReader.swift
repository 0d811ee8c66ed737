extension JSON {
  /// Reads a whole document of RFC 8259; a byte order mark before it is passed over.
  package static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSON {
    var reader = JSONReader(bytes)
    return try reader.document()
  }

  /// Reads a whole document of RFC 8259.
  package static func parse(_ text: String) throws(JSONError) -> JSON {
    try parse(Array(text.utf8))
  }
}

/// A recursive descent over the bytes of a document, each of them looked at once.
struct JSONReader {
  static let depthLimit = 256

  let bytes: [UInt8]
  let start: Int
  var position: Int
  private var depth = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    position = start
  }

  /// The byte that is read next; 0, which no document holds, stands for the end.
  var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

  mutating func document() throws(JSONError) -> JSON {
    try checkEncoding()
    let value = try value(orElse: .value)
    skipBlanks()
    guard position == bytes.count else { throw unexpected(.end) }
    return value
  }

  private mutating func value(orElse expectation: JSONError.Expectation) throws(JSONError) -> JSON {
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return try nested { (reader) throws(JSONError) in try reader.object() }
    case UInt8(ascii: "["): return try nested { (reader) throws(JSONError) in try reader.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: return try word(orElse: expectation)
    }
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(JSONError) -> JSON
  ) throws(JSONError) -> JSON {
    guard depth < Self.depthLimit else {
      throw error(.nestedTooDeeply(limit: Self.depthLimit), at: position)
    }
    depth += 1
    position += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  private mutating func array() throws(JSONError) -> JSON {
    var elements: [JSON] = []
    if skip("]") { return .array([]) }
    repeat {
      elements.append(try value(orElse: elements.isEmpty ? .firstElement : .value))
    } while skip(",")
    guard skip("]") else { throw unexpected(.nextElement) }
    return .array(elements)
  }

  private mutating func object() throws(JSONError) -> JSON {
    var members: [(key: String, value: JSON)] = []
    var keys: Set<[UInt8]> = []
    if skip("}") { return .object([]) }
    repeat {
      skipBlanks()
      let place = position
      guard next == UInt8(ascii: "\"") else {
        throw unexpected(members.isEmpty ? .firstKey : .key)
      }
      let key = try string()
      guard keys.insert(Array(key.utf8)).inserted else {
        throw error(.duplicateKey(key), at: place)
      }
      guard skip(":") else { throw unexpected(.colon) }
      members.append((key: key, value: try value(orElse: .value)))
    } while skip(",")
    guard skip("}") else { throw unexpected(.nextMember) }
    return .object(members)
  }

  private mutating func word(orElse expectation: JSONError.Expectation) throws(JSONError) -> JSON {
    let spelling = wordAhead
    let value: JSON
    switch spelling {
    case "true": value = .bool(true)
    case "false": value = .bool(false)
    case "null": value = .null
    default: throw unexpected(expectation)
    }
    position += spelling.utf8.count
    return value
  }

  private mutating func skipBlanks() {
    while true {
      switch next {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        position += 1
      default: return
      }
    }
  }

  /// Passes over blanks and then over this character, if it is the next one.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }
}
