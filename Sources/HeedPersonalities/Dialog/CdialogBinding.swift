import HeedCore

/// A line `bindkey WIDGET CURSES_KEY DIALOG_KEY` of the configuration file.
struct CdialogBinding: Sendable {
  /// A window's name, or `*` for those of all boxes.
  private let widget: String
  private let keys: [Key]
  private let action: CdialogAction

  /// Why a line is none.
  struct Mistake: Error { var reason: String }

  /// Reads a line, which begins with `bindkey`.
  init(_ line: String) throws(Mistake) {
    let words = line.split(whereSeparator: \.isWhitespace).map { String($0) }
    guard words.count == 4, words[0].lowercased() == "bindkey" else {
      throw Mistake(reason: "it is not bindkey WIDGET CURSES_KEY DIALOG_KEY")
    }
    func shown(_ word: String) -> String { truncate(DisplayText.line(word), columns: 40) }
    widget = words[1].filter { $0 != "\"" }
    guard let keys = CdialogKeyNames.keys(named: words[2]) else {
      throw Mistake(
        reason: "'\(shown(words[2]))' is no key; there are names as UP, F1 or BTAB, ^A, \\033 and "
          + "single characters")
    }
    self.keys = keys
    guard let action = CdialogAction(rawValue: words[3].uppercased()) else {
      throw Mistake(reason: "'\(shown(words[3]))' is none of dialog's keys, as ENTER or ITEM_NEXT")
    }
    self.action = action
  }

  /// What the keys of some lines mean in a box; of several lines for one key the first counts, and
  /// one for a window before one for all.
  static func bindings(_ lines: [CdialogBinding], in box: CdialogBox) -> KeyBindings? {
    guard !lines.isEmpty else { return nil }
    let windows = windows(of: box.option)
    let bindings = KeyBindings(
      keys: meanings(lines, in: windows.own, of: box.option),
      typingKeys: meanings(lines, in: windows.typing, of: box.option))
    return bindings == KeyBindings() ? nil : bindings
  }

  private static func meanings(
    _ lines: [CdialogBinding], in window: String, of box: String
  ) -> [Key: KeyBindings.Meaning] {
    var meanings: [Key: KeyBindings.Meaning] = [:]
    for name in [window, "*"] {
      for line in lines where line.widget.lowercased() == name {
        for key in line.keys where meanings[key] == nil {
          meanings[key] = line.action.meaning(in: box)
        }
      }
    }
    return meanings
  }

  /// The name of a box's window, and that of the part of it where text is typed.
  private static func windows(of box: String) -> (own: String, typing: String) {
    switch box {
    case "--inputbox", "--passwordbox": ("inputbox", "inputbox2")
    case "--form", "--passwordform", "--mixedform": ("formbox", "formfield")
    case "--menu", "--inputmenu": ("menubox", "menu")
    case "--fselect", "--dselect": ("fselect", "fselect2")
    case "--editbox": ("editbox", "editbox2")
    case "--textbox": ("textbox", "searchbox")
    case "--tailbox", "--tailboxbg": ("tailbox", "searchbox")
    case "--progressbox", "--programbox", "--prgbox": ("progressbox", "searchbox")
    default: (String(box.dropFirst(2)), String(box.dropFirst(2)))
    }
  }
}

/// What keys do in dialog, by its own names.
enum CdialogAction: String, Sendable {
  case ok = "OK"
  case cancel = "CANCEL"
  case extra = "EXTRA"
  case help = "HELP"
  case escape = "ESC"
  case enter = "ENTER"
  case leave = "LEAVE"
  case toggle = "TOGGLE"
  case select = "SELECT"
  case helpFile = "HELPFILE"
  case trace = "TRACE"
  case begin = "BEGIN"
  case final = "FINAL"
  case deleteLeft = "DELETE_LEFT"
  case deleteRight = "DELETE_RIGHT"
  case deleteAll = "DELETE_ALL"
  case fieldFirst = "FIELD_FIRST"
  case fieldLast = "FIELD_LAST"
  case fieldNext = "FIELD_NEXT"
  case fieldPrevious = "FIELD_PREV"
  case formFirst = "FORM_FIRST"
  case formLast = "FORM_LAST"
  case formNext = "FORM_NEXT"
  case formPrevious = "FORM_PREV"
  case gridUp = "GRID_UP"
  case gridDown = "GRID_DOWN"
  case gridLeft = "GRID_LEFT"
  case gridRight = "GRID_RIGHT"
  case itemFirst = "ITEM_FIRST"
  case itemLast = "ITEM_LAST"
  case itemNext = "ITEM_NEXT"
  case itemPrevious = "ITEM_PREV"
  case pageFirst = "PAGE_FIRST"
  case pageLast = "PAGE_LAST"
  case pageNext = "PAGE_NEXT"
  case pagePrevious = "PAGE_PREV"

  /// What that is in a box.
  func meaning(in box: String) -> KeyBindings.Meaning {
    switch self {
    case .ok: .press(box == "--yesno" ? "yes" : "ok")
    case .cancel: .press(box == "--yesno" ? "no" : "cancel")
    case .extra: .press("extra")
    case .help: .press("help")
    case .leave: .leave
    case .helpFile: .help
    case .trace: .picture
    case .formNext: .next
    case .formPrevious: .previous
    default: .keys(keys(in: box))
    }
  }

  /// The keys that do that in a box.
  private func keys(in box: String) -> [Key] {
    switch (self, box) {
    // Lists that stand beside each other are gone to by keys of their own.
    case (.gridLeft, "--buildlist"): [.character("^")]
    case (.gridRight, "--buildlist"): [.character("$")]
    case (.begin, "--textbox"), (.begin, "--tailbox"): [.character("0")]
    case (.pageFirst, "--editbox"): [Key(.home, .control)]
    case (.pageLast, "--editbox"): [Key(.end, .control)]
    case (.fieldFirst, "--timebox"): [Key(.left), Key(.left)]
    case (.fieldLast, "--timebox"): [Key(.right), Key(.right)]
    default: keys
    }
  }

  private var keys: [Key] {
    switch self {
    case .escape: [Key(.escape)]
    case .enter: [Key(.enter)]
    case .toggle, .select: [.character(" ")]
    case .begin, .itemFirst, .pageFirst, .fieldFirst: [Key(.home)]
    case .final, .itemLast, .pageLast, .fieldLast: [Key(.end)]
    case .deleteLeft: [Key(.backspace)]
    case .deleteRight: [Key(.delete)]
    case .deleteAll: [Key(.end), .control("u")]
    case .fieldNext: [Key(.tab)]
    case .fieldPrevious: [.backTab]
    case .gridUp, .itemPrevious: [Key(.up)]
    case .gridDown, .itemNext: [Key(.down)]
    case .gridLeft: [Key(.left)]
    case .gridRight: [Key(.right)]
    case .pageNext, .formLast: [Key(.pageDown)]
    case .pagePrevious, .formFirst: [Key(.pageUp)]
    default: []
    }
  }
}
