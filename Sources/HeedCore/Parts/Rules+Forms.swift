extension Rules.Form {
  /// Whether a value that isn't empty has this form.
  package func accepts(_ value: String) -> Bool {
    switch self {
    case .text: true
    case .integer: Self.isInteger(value)
    case .number: Self.number(value) != nil
    case .email: Self.isEmail(value)
    case .url: Self.isURL(value)
    case .date: CivilDate(value) != nil
    case .time: CivilTime(value) != nil
    case .path: !value.utf8.contains(0)
    }
  }

  /// Whether a value that has this form lies in a range; dates and times are compared as such.
  package func isValue(_ value: String, in range: Bounds<String>) -> Bool {
    switch self {
    case .date, .time: range.contains(value)
    default:
      Bounds(least: range.least.flatMap(Self.number), greatest: range.greatest.flatMap(Self.number))
        .contains(Self.number(value) ?? .nan)
    }
  }

  /// What would be right, in a few words.
  package var wish: String {
    switch self {
    case .text: "text"
    case .integer: "a whole number"
    case .number: "a number"
    case .email: "an address, as in name@example.org"
    case .url: "an address, as in https://example.org"
    case .date: "a date, as in 2026-02-28"
    case .time: "a time, as in 14:30"
    case .path: "a path"
    }
  }

  /// Digits with a sign before them; as many as one likes.
  private static func isInteger(_ value: String) -> Bool {
    let digits = value.drop { $0 == "-" || $0 == "+" }
    return value.utf8.count - digits.utf8.count <= 1 && isDigits(digits)
  }

  /// A decimal number, with a fraction and an exponent where given; never hexadecimal or a name.
  package static func number(_ value: String) -> Double? {
    let isDecimal = value.utf8.allSatisfy {
      (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0)
    }
    return isDecimal ? Double(value) : nil
  }

  /// A local part, `@`, and a domain of dot-separated labels, as HTML's e-mail fields have it.
  private static func isEmail(_ value: String) -> Bool {
    let parts = value.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !value.contains(where: \.isWhitespace) else {
      return false
    }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return labels.allSatisfy { label in
      !label.isEmpty && label.first != "-" && label.last != "-"
        && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    }
  }

  /// A scheme, `://` and something without blanks after it (RFC 3986, section 3).
  private static func isURL(_ value: String) -> Bool {
    guard let colon = value.firstIndex(of: ":") else { return false }
    let scheme = value[..<colon]
    let rest = value[colon...]
    return scheme.first?.isASCII == true && scheme.first?.isLetter == true
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
      && rest.hasPrefix("://") && rest.utf8.count > 3 && !value.contains(where: \.isWhitespace)
  }

  private static func isDigits(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
