/// Where a text stops being JSON, and why.
package struct JSONError: Error, Equatable {
  package enum Problem: Equatable, Sendable {
    case expected(Expectation, found: Found)
    case duplicateKey(String)
    case nestedTooDeeply(limit: Int)
    case notUTF8
    case controlCharacter(UInt8)
    case unknownEscape(String)
    case loneSurrogate(String)
    case malformedNumber(String)
  }

  /// What the grammar allows at a place.
  package enum Expectation: String, Sendable {
    case value = "a value"
    case firstElement = "a value or ]"
    case firstKey = "a key in double quotes or }"
    case key = "a key in double quotes"
    case colon = "a colon"
    case nextElement = "a comma or ]"
    case nextMember = "a comma or }"
    case closingQuote = "a closing quote"
    case end = "the end of the text"
  }

  /// What stands there instead.
  package enum Found: Equatable, Sendable {
    case end
    case text(String)
  }

  /// From 1.
  package var line: Int
  /// From 1, in characters.
  package var column: Int
  package var problem: Problem

  package init(line: Int, column: Int, problem: Problem) {
    self.line = line
    self.column = column
    self.problem = problem
  }
}

extension JSONError: CustomStringConvertible {
  /// One line: `line 3, column 5: expected a comma or }, found "x"`.
  package var description: String {
    "line \(line), column \(column): \(problem)"
  }
}

extension JSONError.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .expected(let expectation, let found): "expected \(expectation.rawValue), found \(found)"
    case .duplicateKey(let key): "the key \(JSON.string(key).text) is given twice"
    case .nestedTooDeeply(let limit): "nested more than \(limit) levels deep"
    case .notUTF8: "not valid UTF-8"
    case .controlCharacter(let byte):
      "a control character must be written as \\u00\(byte < 16 ? "0" : "")"
        + "\(String(byte, radix: 16, uppercase: true)) in a string"
    case .unknownEscape(let text): "unknown escape \(text)"
    case .loneSurrogate(let text): "\(text) is half of a surrogate pair"
    case .malformedNumber(let text): "\(text) is not a number"
    }
  }
}

extension JSONError.Found: CustomStringConvertible {
  package var description: String {
    switch self {
    case .end: "the end of the text"
    case .text(let text): JSON.string(text).text
    }
  }
}
