/// Text that a POSIX shell reads back unchanged.
package enum ShellQuoting {
  /// One word for `eval`: as it is where nothing in it is special, else in single quotes.
  package static func quote(_ text: String) -> String {
    if !text.isEmpty, text.unicodeScalars.allSatisfy(isPlain), !isSpecialFirst(text) { return text }
    var quoted = "'"
    for scalar in text.unicodeScalars {
      if scalar == "'" {
        quoted += "'\\''"
      } else {
        quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "'"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", ".", "/", ":", "=", "@", "%", "+", ",", "-": true
    default: false
    }
  }

  /// Whether zsh expands a word that begins so: `=ls` is the path of `ls` there.
  private static func isSpecialFirst(_ text: String) -> Bool {
    text.hasPrefix("=")
  }
}
