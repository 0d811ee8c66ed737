/// Text as roff reads it: nothing in it is taken for a request, an escape or a macro.
enum Roff {
  /// Escaped for a line of text; dashes and quotes come out as they are typed.
  static func escaped(_ text: some StringProtocol) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "\"": escaped += "\\(dq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case "\0"..."\u{1F}", "\u{7F}": escaped += " "
      case " "..."~": escaped.unicodeScalars.append(scalar)
      default: escaped += "\\[u\(hexadecimal(scalar.value))]"
      }
    }
    return escaped
  }

  /// One argument of a macro, even where it holds blanks or is the name of a macro.
  static func argument(_ text: some StringProtocol) -> String {
    let isSpecial =
      text.isEmpty || isMacro(text) || text.allSatisfy(\.isPunctuation) || text == "|"
    let endsLikeDelimiter = !isSpecial && text.last.map { ".,:;!?)]".contains($0) } ?? false
    let escaped = (isSpecial ? "\\&" : "") + escaped(text) + (endsLikeDelimiter ? "\\&" : "")
    return escaped.contains(" ") ? "\"\(escaped)\"" : escaped
  }

  /// Words as arguments of a heading; only the last one could pass for a delimiter.
  static func arguments(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace)
    let first = words.dropLast().map { isMacro($0) ? "\\&" + escaped($0) : escaped($0) }
    return (first + words.suffix(1).map { argument($0) }).joined(separator: " ")
  }

  /// Paragraphs of filled text: lines of at most 78 bytes, each sentence on a new one.
  static func prose(_ text: String) -> [String] {
    var lines: [String] = []
    var beginsLine = true
    let words = text.split(whereSeparator: \.isWhitespace)
    for (index, word) in words.enumerated() {
      let following = index + 1 < words.count ? words[index + 1] : nil
      let endsSentence = endsSentence(word, before: following)
      let looksLikeEnd = following != nil && !endsSentence && endsWithStop(word)
      let escaped = escaped(word) + (looksLikeEnd ? "\\&" : "")
      if !beginsLine, let line = lines.last, line.utf8.count + 1 + escaped.utf8.count <= 78 {
        lines[lines.count - 1] = line + " " + escaped
      } else {
        lines.append(guarded(escaped))
      }
      beginsLine = endsSentence
    }
    return lines
  }

  /// Lines that stay as they are.
  static func literal(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { guarded(escaped($0)) }
  }

  /// A line of text that does not begin like a request.
  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") ? "\\&" + line : line
  }

  private static func endsWithStop(_ word: Substring) -> Bool {
    withoutClosers(word).last.map { ".!?".contains($0) } ?? false
  }

  /// Whether a stop ends a sentence, and not an abbreviation such as “e.g.”.
  private static func endsSentence(_ word: Substring, before following: Substring?) -> Bool {
    guard endsWithStop(word), let first = following?.first else { return false }
    return !first.isLowercase && !withoutClosers(word).dropLast().contains(".")
  }

  private static func withoutClosers(_ word: Substring) -> Substring {
    var word = word
    while let last = word.last, ")\"'’”]".contains(last) { word.removeLast() }
    return word
  }

  /// Whether a macro line would call it: mdoc's macros are such as `Ar`, `No` and `Brq`.
  private static func isMacro(_ word: some StringProtocol) -> Bool {
    guard (2...3).contains(word.count), let first = word.first, first.isUppercase else {
      return false
    }
    return word.dropFirst().allSatisfy(\.isLowercase)
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
