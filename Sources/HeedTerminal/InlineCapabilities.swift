import CCurses
import Glibc
import HeedCore

/// What an inline dialog needs of the terminal, out of terminfo.
struct InlineCapabilities {
  let up: String
  let down: String?
  let right: String?
  let column: String?
  let eraseLine: String
  let eraseBelow: String?
  /// Clears the screen and goes to its first cell.
  let clear: String?
  let hideCursor: String
  let showCursor: String
  let plain: String
  let foreground: String?
  let background: String?
  let attributes: [(Attributes, String)]
  let colors: Int
  /// Whether the cursor waits at the last column instead of going on to the next row.
  let hasWaitingWrap: Bool
  let isXtermLike: Bool

  /// Reads the terminal's description, the embedded one where the host has none.
  init(_ descriptor: Int32) throws(TerminalError) {
    let type = try Terminfo.type()
    var status: Int32 = 0
    if setupterm(nil, descriptor, &status) != OK {
      let isKnown = Terminfo.withEmbedded {
        setupterm(EmbeddedTerminfo.type, descriptor, &status) == OK
      }
      guard isKnown else { throw .dumb(type: type) }
    }
    guard let up = Terminfo.string("cuu"), let eraseLine = Terminfo.string("el") else {
      throw .dumb(type: type)
    }
    (self.up, self.eraseLine) = (up, eraseLine)
    down = Terminfo.string("cud")
    right = Terminfo.string("cuf")
    column = Terminfo.string("hpa")
    eraseBelow = Terminfo.string("ed")
    clear = Terminfo.string("clear")
    hideCursor = Terminfo.string("civis") ?? ""
    showCursor = hideCursor.isEmpty ? "" : Terminfo.string("cnorm") ?? ""
    plain = Terminfo.string("sgr0") ?? ""
    foreground = Terminfo.string("setaf")
    background = Terminfo.string("setab")
    let names: [(Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "sitm"), (.underline, "smul"), (.reverse, "rev"),
    ]
    attributes = names.compactMap { pair in Terminfo.string(pair.1).map { (pair.0, $0) } }
    colors = foreground == nil ? 0 : max(0, Int(tigetnum("colors")))
    hasWaitingWrap = tigetflag("xenl") > 0 || tigetflag("am") <= 0
    isXtermLike = Terminfo.isXtermLike
  }

  /// What sets a look where none is set.
  func sequence(for paint: Paint) -> String {
    var text = ""
    for (attribute, sequence) in attributes where paint.attributes.contains(attribute) {
      text += sequence
    }
    guard colors > 0 else { return text }
    if let color = paint.foreground, let foreground {
      text += Terminfo.format(foreground, Int(ColorReduction.index(of: color, in: colors)))
    }
    if let color = paint.background, let background {
      text += Terminfo.format(background, Int(ColorReduction.index(of: color, in: colors)))
    }
    return text
  }
}
