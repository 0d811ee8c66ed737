extension JSONReader {
  /// Letters and digits from here on, for a literal or a message.
  var wordAhead: String {
    let word = bytes[position...].prefix(24).prefix { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return String(decoding: word, as: UTF8.self)
  }

  func text(of range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// That the grammar wants something else at this place.
  func unexpected(_ expectation: JSONError.Expectation) -> JSONError {
    error(.expected(expectation, found: found), at: position)
  }

  /// The word or the character at this place.
  private var found: JSONError.Found {
    let word = wordAhead
    if !word.isEmpty { return .text(word) }
    let ahead = String(decoding: bytes[position...].prefix(64), as: UTF8.self)
    return ahead.first.map { .text(String($0)) } ?? .end
  }

  func error(_ problem: JSONError.Problem, at offset: Int) -> JSONError {
    let before = bytes[start..<offset]
    let newline = UInt8(ascii: "\n")
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? start
    return JSONError(
      line: before.count { $0 == newline } + 1,
      column: text(of: lineStart..<offset).count + 1,
      problem: problem)
  }

  func checkEncoding() throws(JSONError) {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      throw self.error(.notUTF8, at: error.byteOffsets.lowerBound)
    }
  }
}
