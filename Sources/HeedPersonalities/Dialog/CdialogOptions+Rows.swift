import HeedCore

/// Each option is told and read by its row.
extension CdialogOptions {
  static let look = OptionGroup<CdialogDraft>(
    "Look",
    [
      string("--title", "TEXT", "the title, in the upper border", \.title),
      string("--backtitle", "TEXT", "a line above the box", \.backtitle),
      string("--hline", "TEXT", "a text in the lower border", \.foot),
      Row("--begin", placeholder: "ROW COLUMN", "where the box opens, counted from 0") {
        (draft: inout CdialogDraft, use) throws(UsageError) in draft.corner = try corner(use)
      },
      number(
        "--aspect", "N", -1_000...1_000, "columns to a row of text where the size is left open"
      ) { $0.aspect = $1 > 0 ? $1 : 9 },
      Row("--ascii-lines", "borders of ASCII characters") {
        (draft: inout CdialogDraft, use) throws(UsageError) in
        draft.lines = use.value == off ? .drawn : .ascii
      },
      Row("--no-lines", "no borders") {
        (draft: inout CdialogDraft, use) throws(UsageError) in
        draft.lines = use.value == off ? .drawn : .blank
      },
      quiet("--no-shadow", nil, "no shadow; there never is one"),
      quiet("--scrollbar", nil, "marks where a list or text goes on; that is always done"),
      quiet("--cursor-off-label", nil, "the cursor after a button's label"),
      flag(
        "--clear", "takes the box away before the next one; alone, clears the terminal", \.clears),
      quiet("--erase-on-exit", nil, "gives the screen back; that is always done"),
      quiet("--keep-tite", nil, "uses the terminal's second screen; that is always done"),
      quiet("--keep-window", nil, "leaves the box where another one follows; as without --clear"),
    ])

  static let text = OptionGroup<CdialogDraft>(
    "Text",
    [
      flag("--colors", "reads \\Z0 to \\Z7, \\Zb, \\Zr, \\Zu and \\Zn as styles", \.text.hasColors),
      flag("--cr-wrap", "line breaks in text count beside \\n", \.text.keepsBreaks),
      flag("--no-collapse", "keeps runs of blanks in text", \.text.keepsBlanks),
      flag("--no-nl-expand", "shows \\n in text as it is", \.text.keepsBackslashN),
      flag("--trim", "takes line breaks and runs of blanks in text for one blank", \.text.trims),
      flag(
        "--tab-correct", "stops of tabs in a file or log are those of --tab-len", \.hasTabStops),
      number("--tab-len", "N", 0...1_000, "how many columns they are apart; 8 if not said") {
        $0.tabLength = $1 > 0 ? $1 : 8
      },
    ])

  static let buttons = OptionGroup<CdialogDraft>(
    "Buttons",
    [
      string("--ok-label", also: ["--ok-button"], "TEXT", "what stands on the OK button", \.ok),
      string("--yes-label", also: ["--yes-button"], "TEXT", "what stands on the Yes button", \.yes),
      string(
        "--cancel-label", also: ["--cancel-button"], "TEXT", "what stands on the Cancel button",
        \.cancel),
      string("--no-label", also: ["--no-button"], "TEXT", "what stands on the No button", \.no),
      string("--exit-label", "TEXT", "what stands on the EXIT button", \.exit),
      optional("--extra-label", "TEXT", "what stands on the Extra button", \.extra),
      string("--help-label", "TEXT", "what stands on the Help button", \.help),
      flag("--extra-button", "a further button after OK, with status 3", \.hasExtra),
      flag("--help-button", "a Help button, with status 2", \.hasHelp),
      flag("--no-ok", also: ["--nook"], "no OK button; Return means OK all the same", \.hasNoOK),
      flag("--no-cancel", also: ["--nocancel"], "no Cancel button", \.hasNoCancel),
      flag("--defaultno", "No or Cancel has the first focus", \.isNoDefault),
      Row(
        "--default-button", placeholder: "NAME",
        choices: ["ok", "yes", "cancel", "no", "help", "extra"], "the button with the first focus"
      ) { (draft: inout CdialogDraft, use) throws(UsageError) in
        let names = ["ok", "yes", "cancel", "no", "help", "extra"]
        let name = use.value.lowercased()
        guard names.contains(name) else { throw use.bad(names.joined(separator: ", ")) }
        draft.defaultButton = name
      },
    ])

  static let lists = OptionGroup<CdialogDraft>(
    "Lists and fields",
    [
      optional("--default-item", "TAG", "the item that is highlighted first", \.defaultItem),
      flag("--item-help", "each item has a line of help after it", \.hasItemHelp),
      flag("--no-items", also: ["--noitem"], "items are not given, only tags", \.hidesItems),
      flag("--no-tags", also: ["--notags"], "tags are not shown", \.hidesTags),
      flag("--visit-items", "Tab goes to the list too", \.visitsItems),
      flag("--no-hot-list", "letters don't go to items", \.hasNoHotList),
      optional(
        "--column-separator", "TEXT", "divides items into columns, which are aligned",
        \.columnSeparator),
      flag("--insecure", "a password shows a sign for each character", \.isInsecure),
      number("--max-input", "N", 0...1_000_000, "how many bytes can be typed; 2048 if not said") {
        $0.mostInput = $1 > 0 ? $1 : 2_048
      },
      flag("--reorder", "a buildlist prints in the order of picking", \.reorders),
      string("--week-start", "DAY", "the first day of a calendar's week", \.weekStart),
      flag("--iso-week", "a calendar's weeks are those of ISO 8601", \.hasISOWeeks),
      optional("--date-format", "FORMAT", "how a calendar prints its date", \.dateFormat),
      optional("--time-format", "FORMAT", "how a timebox prints its time", \.timeFormat),
    ])

  static let answer = OptionGroup<CdialogDraft>(
    "Answer",
    [
      Row("--stdout", "prints to standard output") {
        (draft: inout CdialogDraft, use) throws(UsageError) in
        draft.outputDescriptor = use.value == off ? 2 : 1
      },
      Row("--stderr", "prints to standard error, as it does if nothing is said") {
        (draft: inout CdialogDraft, use) throws(UsageError) in
        if use.value != off { draft.outputDescriptor = 2 }
      },
      number("--output-fd", "N", 0...65_535, "prints to descriptor N") {
        $0.outputDescriptor = Int32($1)
      },
      optional(
        "--output-separator", also: ["--separator"], "TEXT",
        "stands between the parts of an answer", \.output.separator),
      string(
        "--separate-widget", "TEXT", "stands between the answers of boxes; a tab if not said",
        \.output.boxSeparator),
      flag("--separate-output", "a checklist's tags a line each", \.output.isOneALine),
      flag("--quoted", "quotes every answer where it needs that", \.output.isQuoted),
      flag("--single-quoted", "quotes with ' instead of \"", \.output.isSingleQuoted),
      flag("--help-status", "Help prints what is ticked or typed too", \.output.hasHelpStatus),
      flag("--help-tags", "Help prints the tag, not the item's help", \.output.helpsByTag),
      flag("--last-key", "prints the code of the last key", \.output.hasLastKey),
      flag("--print-size", "prints the size of the box", \.output.hasSize),
      flag("--print-maxsize", "prints the size of the screen", \.printsMaxSize),
      flag("--print-version", "prints the version before the answer", \.printsVersion),
      measuring(
        "--print-text-size", "prints how many rows and columns a text takes, border and all"),
      measuring("--print-text-only", "prints a text as a box would wrap it"),
    ])

  static let others = OptionGroup<CdialogDraft>(
    "Others",
    [
      number("--timeout", "SECONDS", 0...31_536_000, "ends by itself, as Escape does; 0 is never") {
        $0.timeout = $1 > 0 ? $1 : nil
      },
      number("--sleep", "SECONDS", 0...31_536_000, "waits after the box") { $0.sleep = $1 },
      flag("--no-mouse", "leaves the mouse to the terminal", \.hasNoMouse),
      flag("--no-kill", "shows a tailboxbg once and leaves it there", \.isLeftRunning),
      optional(
        "--hfile", "FILE", "a file that F1 shows above the box, and Control-E outside of fields",
        \.helpFile),
      number("--input-fd", "N", 0...65_535, "reads keys from descriptor N, a terminal or a pipe") {
        $0.inputDescriptor = Int32($1)
      },
      optional(
        "--trace", "FILE",
        "adds a log of words, keys and ends to a file, and a picture of the box at Control-T; "
          + "what is typed into secure fields is left out", \.traceFile),
      quiet("--beep", nil, "beeps when a box is drawn anew"),
      quiet("--beep-after", nil, "beeps after a box"),
      quiet("--size-err", nil, "checks the size; that is always done"),
      flag("--ignore", "passes over options that are unknown", \.ignoresUnknown),
      optional("--create-rc", "FILE", "writes a file of colours to begin with", \.sampleFile),
      flag("--version", "prints the version", \.asksForVersion),
      flag("--help", "prints this help", \.asksForHelp),
    ])

  /// Options of other programs, which the original takes and passes over.
  static let compatibility = OptionGroup<CdialogDraft>(
    "Without effect",
    [
      "--allow-close", "--auto-placement", "--fixed-font", "--keep-colors", "--no-close",
      "--screen-center", "--smooth", "--under-mouse", "--fb", "--fullbutton", "--fullbuttons",
      "--scrolltext", "--topleft",
    ].map { quiet($0, nil, "is taken and passed over") }
      + ["--icon", "--wmclass"].map { quiet($0, "NAME", "is taken and passed over") })

  private static func measuring(_ spelling: String, _ summary: String) -> Row {
    Row(spelling, placeholder: "TEXT [HEIGHT] [WIDTH]", summary) {
      (draft: inout CdialogDraft, use) throws(UsageError) in
      let words = use.value.split(separator: Character(separator), omittingEmptySubsequences: false)
      draft.measured = (spelling, words.map(String.init))
    }
  }

  private static func corner(_ use: Row.Use) throws(UsageError) -> Position {
    let words = use.value.split(separator: Character(separator), omittingEmptySubsequences: false)
    let numbers = words.compactMap { CdialogWords.number(String($0)) }
    guard numbers.count == 2, numbers.allSatisfy({ $0 >= 0 }) else {
      throw .badValue(
        option: use.option, value: words.joined(separator: " "),
        wanted: "a row and a column, counted from 0")
    }
    return Position(row: numbers[0], column: numbers[1])
  }
}
