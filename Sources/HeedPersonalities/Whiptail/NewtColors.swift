import HeedCore

/// newt's colours: a palette of its own, changed by `NEWT_COLORS` and `NEWT_COLORS_FILE`.
enum NewtColors {
  /// The theme that the environment asks for.
  static func theme(_ surroundings: Surroundings) -> Theme {
    if surroundings.environment("NEWT_MONO") != nil { return .mono }
    var pairs = standard
    for (name, pair) in parse(setting(surroundings)) where pairs[name] != nil { pairs[name] = pair }
    return theme(pairs)
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
  private static func parse(_ text: String) -> [(String, Pair)] {
    text.split { ";:\n\r\t ".contains($0) || $0 == "\r\n" }.compactMap { entry in
      let sides = entry.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2 else { return nil }
      let colors = sides[1].split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
      return (
        String(sides[0]),
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

  private static var standard: [String: Pair] {
    [
      "root": (white, blue), "roottext": (yellow, blue), "helpline": (white, blue),
      "window": (black, gray), "border": (black, gray), "title": (red, gray),
      "label": (black, gray), "textbox": (black, gray), "acttextbox": (black, gray),
      "button": (black, gray), "compactbutton": (black, gray), "actbutton": (white, red),
      "entry": (white, blue), "disentry": (gray, black), "checkbox": (black, gray),
      "actcheckbox": (white, red), "listbox": (black, gray), "actlistbox": (white, red),
      "sellistbox": (black, gray), "actsellistbox": (white, red), "emptyscale": (white, blue),
      "fullscale": (white, red), "shadow": (white, black),
    ]
  }

  private static func theme(_ pairs: [String: Pair]) -> Theme {
    func paint(_ name: String, _ attributes: Attributes = []) -> Paint {
      let pair = pairs[name] ?? (nil, nil)
      return Paint(
        foreground: pair.foreground, background: pair.background, attributes: attributes)
    }
    var theme = Theme([
      .backdrop: paint("root"), .backtitle: paint("roottext", .bold), .footer: paint("helpline"),
      .footerKey: paint("helpline", .bold), .border: paint("border"),
      .title: paint("title", .bold), .focusedButton: paint("actbutton", .bold),
      .focusedDestructiveButton: paint("actbutton", .bold), .field: paint("entry"),
      .fieldFocus: paint("entry"), .placeholder: paint("entry", .dim),
      .focusedItem: paint("actlistbox", .bold), .barFull: paint("fullscale"),
      .barEmpty: paint("emptyscale"),
    ])
    for role in [Role.item, .disabledItem, .heading, .match, .mark] {
      theme[role] = paint("listbox")
    }
    for role in [Role.button, .preferredButton, .destructiveButton, .disabledButton] {
      theme[role] = paint("compactbutton")
    }
    for role in [Role.text, .label, .hint, .scrollMark] { theme[role] = paint("textbox") }
    for role in [Role.plain, .rule, .ruleFocus, .error, .info, .success, .warning, .critical] {
      theme[role] = paint("window")
    }
    return theme
  }
}
