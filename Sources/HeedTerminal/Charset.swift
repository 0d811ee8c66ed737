import CCurses
import Glibc

/// What the locale says of the terminal's characters.
enum Charset {
  case utf8
  case ascii

  /// Sets the locale's character type, which ncurses draws by.
  ///
  /// Without a locale that says otherwise (`C`, not installed) terminals of today are taken to show
  /// UTF-8. Where even `C.UTF-8` is missing, or the locale names another encoding, it is ASCII.
  @discardableResult
  static func prepare() -> Charset {
    let isKnown = setlocale(LC_CTYPE, "") != nil
    let codeset = isKnown ? String(cString: ccurses_codeset()) : ""
    if isUTF8(codeset) { return .utf8 }
    guard codeset.isEmpty || codeset == "ANSI_X3.4-1968" else { return .ascii }
    guard setlocale(LC_CTYPE, "C.UTF-8") != nil else { return .ascii }
    return isUTF8(String(cString: ccurses_codeset())) ? .utf8 : .ascii
  }

  private static func isUTF8(_ codeset: String) -> Bool { codeset == "UTF-8" || codeset == "utf8" }
}
