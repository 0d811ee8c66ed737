import Glibc
import HeedCore

/// What the keys of unusual terminals send, out of terminfo.
enum KeySequences {
  /// Types whose keys the decoder knows by heart; asking terminfo would cost time.
  private static let known = [
    "xterm", "screen", "tmux", "linux", "rxvt", "vt", "kitty", "foot", "alacritty", "konsole",
    "gnome", "putty", "st", "ansi", "iterm", "wezterm", "ghostty", "contour", "eterm", "mlterm",
  ]

  private static let names: [(String, Key)] = [
    ("kcuu1", Key(.up)), ("kcud1", Key(.down)), ("kcub1", Key(.left)), ("kcuf1", Key(.right)),
    ("khome", Key(.home)), ("kend", Key(.end)), ("kpp", Key(.pageUp)), ("knp", Key(.pageDown)),
    ("kich1", Key(.insert)), ("kdch1", Key(.delete)), ("kcbt", .backTab), ("kbs", Key(.backspace)),
    ("kent", Key(.enter)),
  ]

  /// The sequences of the terminal whose description is loaded; none where they are well known.
  static func ofThisTerminal() -> [[UInt8]: Key] {
    let type = getenv("TERM").map { String(cString: $0) } ?? ""
    guard !known.contains(where: { type.hasPrefix($0) }) else { return [:] }
    var result: [[UInt8]: Key] = [:]
    for (name, key) in names + (1...12).map({ ("kf\($0)", Key(.function($0))) }) {
      guard let text = Terminfo.string(name), text.utf8.count > 1 else { continue }
      result[Array(text.utf8)] = key
    }
    return result
  }
}
