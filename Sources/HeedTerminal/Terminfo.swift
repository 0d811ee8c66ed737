import CCurses
import Glibc

/// The terminal's description as ncurses found it.
enum Terminfo {
  /// The type in `TERM`, where it can address a cursor at all.
  static func type() throws(TerminalError) -> String {
    let type = getenv("TERM").map { String(cString: $0) } ?? ""
    guard !type.isEmpty, type != "dumb" else { throw .dumb(type: type) }
    return type
  }

  /// Does something with the embedded description in place of the host's.
  ///
  /// ncurses takes a description as text from `TERMINFO`, which is put back for our children.
  static func withEmbedded<Result>(_ body: () -> Result) -> Result {
    let old = getenv("TERMINFO").map { String(cString: $0) }
    setenv("TERMINFO", EmbeddedTerminfo.text, 1)
    defer {
      if let old { setenv("TERMINFO", old, 1) } else { unsetenv("TERMINFO") }
    }
    return body()
  }

  /// A string capability without its padding, `nil` where the terminal has none.
  static func string(_ name: String) -> String? {
    guard let text = tigetstr(name), Int(bitPattern: text) != -1 else { return nil }
    return withoutPadding(String(cString: text))
  }

  /// A capability that takes a number.
  static func format(_ text: String, _ number: Int) -> String {
    ccurses_format(text, Int32(clamping: number)).map { String(cString: $0) } ?? ""
  }

  /// Whether the terminal talks as xterm does, about pastes and the mouse too.
  static var isXtermLike: Bool { string("kmous") != nil }

  /// Takes out `$<5>`: delays for terminals of paper and glass.
  static func withoutPadding(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "$"), rest.first == UInt8(ascii: "<"),
        let end = rest.firstIndex(of: UInt8(ascii: ">"))
      {
        rest = rest[(end + 1)...]
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
