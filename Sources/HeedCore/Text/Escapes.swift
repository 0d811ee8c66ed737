/// Backslash sequences in text that asks for them.
package enum Escapes {
  /// Text with `\n`, `\t` and `\\` read; a backslash before anything else stays as it is.
  package static func unescaped(_ text: String) -> String {
    var result = ""
    var characters = text.makeIterator()
    while let character = characters.next() {
      guard character == "\\" else {
        result.append(character)
        continue
      }
      switch characters.next() {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "\\": result.append("\\")
      case let other?:
        result.append("\\")
        result.append(other)
      case nil: result.append("\\")
      }
    }
    return result
  }
}
