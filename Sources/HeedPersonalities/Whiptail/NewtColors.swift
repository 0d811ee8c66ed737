import HeedCore

/// newt's colours: a palette of its own, changed by `NEWT_COLORS` and `NEWT_COLORS_FILE`.
enum NewtColors {
  /// The theme that the environment asks for.
  static func theme(_ surroundings: Surroundings) -> Theme {
    if surroundings.environment("NEWT_MONO") != nil { return .mono }
    return theme(parse(setting(surroundings)))
  }

  /// What stands in the variable, else in the file that another one names.
  private static func setting(_ surroundings: Surroundings) -> String {
    if let colors = surroundings.environment("NEWT_COLORS") { return colors }
    guard let path = surroundings.environment("NEWT_COLORS_FILE"),
      case .success(let bytes) = surroundings.readFile(path)
    else { return "" }
    return ByteText.decode(bytes)
  }

  private typealias Pair = (foreground: Color?, background: Color?)

  /// `name=foreground,background` with blanks, semicolons or colons between them; what isn't known
  /// is passed over.
  private static func parse(_ text: String) -> [(part: Part, pair: Pair)] {
    text.split { ";:\n\r\t ".contains($0) || $0 == "\r\n" }.compactMap { entry in
      let sides = entry.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, let part = Part(rawValue: String(sides[0])) else { return nil }
      let colors = sides[1].split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
      return (
        part,
        (color(String(colors[0])), colors.count == 2 ? color(String(colors[1])) : nil)
      )
    }
  }

  /// The colours' names, those of the S-Lang library.
  private static func color(_ name: String) -> Color? {
    let names = [
      "black", "red", "green", "brown", "blue", "magenta", "cyan", "lightgray", "gray", "brightred",
      "brightgreen", "yellow", "brightblue", "brightmagenta", "brightcyan", "white",
    ]
    if let index = names.firstIndex(of: name) { return .indexed(UInt8(index)) }
    guard name.hasPrefix("color"), let number = UInt8(name.dropFirst(5)) else { return nil }
    return .indexed(number)
  }

  private static let black = Color.indexed(0)
  private static let red = Color.indexed(1)
  private static let blue = Color.indexed(4)
  private static let gray = Color.indexed(7)
  private static let yellow = Color.indexed(11)
  private static let white = Color.indexed(15)

  /// The parts that have colours, by their names in the setting.
  private enum Part: String {
    case root, roottext, helpline, window, border, title, label, textbox, acttextbox
    case button, compactbutton, actbutton, entry, disentry, checkbox, actcheckbox
    case listbox, actlistbox, sellistbox, actsellistbox, emptyscale, fullscale, shadow

    /// The colours if nothing is said.
    var standard: Pair {
      switch self {
      case .root, .helpline, .entry, .emptyscale: (white, blue)
      case .roottext: (yellow, blue)
      case .title: (red, gray)
      case .actbutton, .actcheckbox, .actlistbox, .actsellistbox, .fullscale: (white, red)
      case .disentry: (gray, black)
      case .shadow: (white, black)
      default: (black, gray)
      }
    }
  }

  private static func theme(_ changes: [(part: Part, pair: Pair)]) -> Theme {
    func paint(_ part: Part, _ attributes: Attributes = []) -> Paint {
      let pair = changes.last { $0.part == part }?.pair ?? part.standard
      return Paint(
        foreground: pair.foreground, background: pair.background, attributes: attributes)
    }
    var theme = Theme([
      .backdrop: paint(.root), .backtitle: paint(.roottext, .bold), .footer: paint(.helpline),
      .footerKey: paint(.helpline, .bold), .border: paint(.border),
      .title: paint(.title, .bold), .focusedButton: paint(.actbutton, .bold),
      .focusedDestructiveButton: paint(.actbutton, .bold), .field: paint(.entry),
      .fieldFocus: paint(.entry), .placeholder: paint(.entry, .dim),
      .focusedItem: paint(.actlistbox, .bold), .barFull: paint(.fullscale),
      .barEmpty: paint(.emptyscale),
    ])
    for role in [Role.item, .disabledItem, .heading, .match, .mark] {
      theme[role] = paint(.listbox)
    }
    for role in [Role.button, .preferredButton, .destructiveButton, .disabledButton] {
      theme[role] = paint(.compactbutton)
    }
    for role in [Role.text, .label, .hint, .scrollMark] { theme[role] = paint(.textbox) }
    for role in [Role.plain, .rule, .ruleFocus, .error, .info, .success, .warning, .critical] {
      theme[role] = paint(.window)
    }
    return theme
  }
}
