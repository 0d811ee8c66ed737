import HeedCore

extension Spec {
  /// The native command that shows it, as words.
  package var words: [String] {
    let texts = message.isEmpty ? (title.isEmpty ? [] : [title]) : [title, message]
    let options = uses.flatMap { use in [use.option] + (use.value.map { [$0] } ?? []) }
    if !command.isEmpty { return [kind] + texts + options + ["--"] + command }
    // Text that begins with a dash is no option after '--' alone.
    return texts.contains { $0.hasPrefix("-") }
      ? [kind] + options + ["--"] + texts : [kind] + texts + options
  }

  /// The same as a line for a POSIX shell.
  package var commandLine: String {
    (["heed"] + words).map(Self.quote).joined(separator: " ")
  }

  /// One word; control characters, which a terminal would obey, are made by `printf`.
  private static func quote(_ word: String) -> String {
    let bytes = ByteText.encode(word)
    guard !ByteText.isText(word) || word.unicodeScalars.contains(where: isControl) else {
      return ShellQuoting.quote(word)
    }
    // A substitution drops line breaks at its end.
    let end = bytes.reversed().prefix { $0 == 0x0A }.count
    let format = bytes.dropLast(end).map { byte in
      switch byte {
      case UInt8(ascii: "%"): "%%"
      case UInt8(ascii: "\\"): "\\\\"
      case 0x20...0x7E where byte != UInt8(ascii: "'"): String(UnicodeScalar(byte))
      default: "\\" + octal(byte)
      }
    }.joined()
    let breaks = end > 0 ? ShellQuoting.quote(String(repeating: "\n", count: end)) : ""
    return "\"$(printf '\(format)')\"" + breaks
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\t": false
    default: scalar.properties.generalCategory == .control
    }
  }

  private static func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return String(repeating: "0", count: 3 - digits.count) + digits
  }
}
