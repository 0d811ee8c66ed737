import CCurses
import HeedCore

/// Turns styles into what ncurses draws with.
struct CursesPalette {
  struct Ink {
    var attributes: attr_t
    var pair: Int32
  }

  private let theme: Theme
  private let colors: Int
  private let mostPairs: Int32
  /// Whether cells without a colour would take over that of the backdrop.
  private let hasGround: Bool
  // Lists, since there are few: dictionaries would cost more at each start than they ever save.
  private var inks: [(paint: Paint, ink: Ink)] = []
  private var pairs: [(foreground: Int32, background: Int32)] = []
  private var last: (style: Style, paint: Paint, ink: Ink)?

  /// Starts ncurses' colours where the theme and the terminal have any.
  init(_ theme: Theme) {
    let hasColor = theme.hasColor && has_colors()
    if hasColor {
      start_color()
      use_default_colors()
    }
    self.theme = theme
    colors = hasColor ? Int(ccurses_colors()) : 0
    mostPairs = hasColor ? ccurses_color_pairs() : 0
    hasGround = theme.resolve(Style(.backdrop)).background != nil
  }

  /// What a style is drawn with.
  mutating func resolve(_ style: Style) -> (paint: Paint, ink: Ink) {
    if let last, last.style == style { return (last.paint, last.ink) }
    let paint = theme.resolve(style)
    let ink = inks.first { $0.paint == paint }?.ink ?? make(paint)
    last = (style, paint, ink)
    return (paint, ink)
  }

  private mutating func make(_ paint: Paint) -> Ink {
    var attributes = attr_t(0)
    if paint.attributes.contains(.bold) { attributes |= ccurses_bold() }
    if paint.attributes.contains(.dim) { attributes |= ccurses_dim() }
    if paint.attributes.contains(.italic) { attributes |= ccurses_italic() }
    if paint.attributes.contains(.underline) { attributes |= ccurses_underline() }
    if paint.attributes.contains(.reverse) { attributes |= ccurses_reverse() }
    let ink = Ink(attributes: attributes, pair: pair(paint.foreground, paint.background))
    inks.append((paint, ink))
    return ink
  }

  /// The pair of two colours; 0, the terminal's own, where there are none left.
  private mutating func pair(_ foreground: Color?, _ background: Color?) -> Int32 {
    guard colors > 0, hasGround || foreground != nil || background != nil else { return 0 }
    let wanted = (foreground: index(of: foreground), background: index(of: background))
    if let known = pairs.firstIndex(where: { $0 == wanted }) { return Int32(known + 1) }
    let pair = Int32(pairs.count + 1)
    guard pair < mostPairs, init_extended_pair(pair, wanted.foreground, wanted.background) == OK
    else { return 0 }
    pairs.append(wanted)
    return pair
  }

  private func index(of color: Color?) -> Int32 {
    color.map { ColorReduction.index(of: $0, in: colors) } ?? -1
  }
}
