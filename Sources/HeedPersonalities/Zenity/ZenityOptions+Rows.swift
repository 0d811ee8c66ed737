import HeedCore

extension ZenityOptions {
  static let groups = [general, window] + messages + typed + files + lists + forms + running

  private static let general = Group(
    "All dialogs", [],
    [
      string("--title", "TEXT", "the title") { $0.title = $1 },
      string("--text", "TEXT", "what it says, with Pango markup and escapes as \\n") {
        $0.text = $1
      },
      number("--width", "PIXELS", "how wide it is; eight pixels are a column") { $0.width = $1 },
      number("--height", "PIXELS", "how high it is; twenty pixels are a row") {
        $0.height = $1
      },
      number(
        "--timeout", "SECONDS", "closes it after some time, with status 5",
        -2_147_483_648...31_536_000
      ) {
        $0.timeout = $1
      },
      string("--ok-label", "TEXT", "what stands on the OK button") { $0.ok = $1 },
      string("--cancel-label", "TEXT", "what stands on the Cancel button") { $0.cancel = $1 },
      Row(
        "--extra-button", placeholder: "TEXT", describes: [.button],
        "a further button, which prints its label and returns 1"
      ) {
        (draft: inout ZenityDraft, use) throws(UsageError) in draft.extras.append(use.value)
      },
      flag("--help", also: ["-h", "-?", "--help-all"], "prints this help", \.asksForHelp),
      flag("--version", also: ["--about"], "prints the version", \.asksForVersion),
    ])

  private static let window = Group(
    "Without effect on a terminal", [],
    [
      quiet("--window-icon", also: ["--icon", "--icon-name"], value: "NAME", "an icon"),
      quiet("--attach", value: "ID", "the window to attach to"),
      quiet("--modal", "keeps other windows from being used"),
      quiet(
        "--app-id", also: ["--class", "--name", "--display"], value: "NAME", "for the window system"
      ),
      quiet("--mid-search", "finds items by what is in the middle; that is always done"),
      quiet("--hint", value: "NAME=VALUE", "a hint for the notification"),
      quiet("--font", value: "FONT", "the font of a text"),
      quiet("--no-interaction", "a page can't be used"),
      quiet("--time-remaining", "tells the time that is left; that is always done"),
    ])

  private static let messages = [
    Group(
      "Messages and questions", ["--info", "--warning", "--error", "--question"],
      [
        flag("--no-markup", "the text has no markup", \.hasNoMarkup),
        quiet("--no-wrap", "does not wrap the text; what is too wide is wrapped"),
        quiet("--ellipsize", "cuts what is too long; it can be scrolled"),
      ]),
    Group(
      "Questions", ["--question"],
      [
        flag("--default-cancel", "No has the first focus", \.isCancelDefault),
        flag("--switch", "only the buttons of --extra-button", \.isSwitch),
      ]),
  ]

  private static let typed = [
    Group(
      "Entry", ["--entry"],
      [
        string("--entry-text", "TEXT", "what the line holds at first") { $0.entryText = $1 },
        flag("--hide-text", "hides what is typed", \.hidesText),
      ]),
    Group(
      "Password", ["--password"], [flag("--username", "asks for a user name too", \.asksForUser)]),
    Group(
      "Calendar", ["--calendar"],
      [
        number("--day", "DAY", "the day at first") { $0.day = $1 },
        number("--month", "MONTH", "the month at first") { $0.month = $1 },
        number("--year", "YEAR", "the year at first") { $0.year = $1 },
        string("--date-format", "FORMAT", "how the date is printed, as in date(1)") {
          $0.dateFormat = $1
        },
      ]),
    Group(
      "Scale", ["--scale"],
      [
        number("--value", "VALUE", "the value at first") { $0.value = $1 },
        number("--min-value", "VALUE", "the least value; 0 if not given") { $0.least = $1 },
        number("--max-value", "VALUE", "the greatest value; 100 if not given") { $0.most = $1 },
        number("--step", "VALUE", "how much an arrow key changes") { $0.step = $1 },
        flag("--print-partial", "prints every change", \.printsPartially),
        flag("--hide-value", "does not show the number", \.hidesValue),
      ]),
    Group(
      "Colour", ["--color-selection"],
      [
        string("--color", "COLOUR", "the colour at first") { $0.color = $1 },
        flag(
          "--show-palette", "the palette has the first focus, and not the text", \.showsPalette),
      ]),
  ]

  private static let files = [
    Group(
      "Files", ["--file-selection"],
      [
        flag("--directory", "a directory", \.isDirectory),
        flag("--save", "a file that need not exist", \.isSave),
        flag(
          "--confirm-overwrite", "asks before a file that exists is chosen with --save",
          \.confirmsOverwrite),
        Row(
          "--file-filter", placeholder: "NAME | PATTERN ...", describes: [.button],
          "shows only files of some patterns; of several filters Alt-f takes the next"
        ) {
          (draft: inout ZenityDraft, use) throws(UsageError) in draft.filters.append(use.value)
        },
      ]),
    Group(
      "Texts", ["--text-info"],
      [
        string("--checkbox", "TEXT", "OK can be pressed only once this is ticked") {
          $0.checkbox = $1
        },
        flag("--html", "the text is HTML, of which the words are shown", \.isHTML),
        string("--url", "URL", "a page; its address is shown") { $0.url = $1 },
        flag("--auto-scroll", "stays at the end as the text grows", \.scrollsByItself),
      ]),
    Group(
      "Files and texts", ["--file-selection", "--text-info"],
      [string("--filename", "FILE", "the file", completion: .file) { $0.filename = $1 }]),
    Group(
      "Lists and texts", ["--list", "--text-info"],
      [flag("--editable", "the text, or the cells, can be changed", \.isEditable)]),
    Group(
      "Lists and files", ["--list", "--file-selection"],
      [flag("--multiple", "any number can be chosen", \.isMultiple)]),
    Group(
      "Lists, files and forms", ["--list", "--file-selection", "--forms"],
      [
        string("--separator", "TEXT", "what stands between values; | if not given") {
          $0.separator = ZenityText.compressed($1)
        }
      ]),
  ]

  private static let lists = [
    Group(
      "Lists", ["--list"],
      [
        Row("--column", placeholder: "TITLE", describes: [.item], "a column") {
          (draft: inout ZenityDraft, use) throws(UsageError) in draft.columns.append(use.value)
        },
        mark("--checklist", "the first column, TRUE or FALSE, is a box to tick", .checks),
        mark("--radiolist", "the first column, TRUE or FALSE, is one of several circles", .circles),
        mark("--imagelist", "the first column is a picture, which is not shown", .image),
        string("--print-column", "COLUMNS", "what is printed: numbers with commas, or ALL") {
          $0.printed = $1
        },
        Row(
          "--hide-column", placeholder: "NUMBERS", describes: [.item], "columns that are not shown"
        ) {
          (draft: inout ZenityDraft, use) throws(UsageError) in
          draft.hidden += use.value.split(separator: ",").compactMap { Int($0) }
        },
        flag("--hide-header", "does not show the titles of the columns", \.hidesHeader),
      ])
  ]

  private static func mark(_ spelling: String, _ summary: String, _ mark: ZenityDraft.Mark) -> Row {
    Row(spelling, summary) {
      (draft: inout ZenityDraft, _) throws(UsageError) in draft.mark = mark
    }
  }

  private static let forms = [
    Group(
      "Forms", ["--forms"],
      [
        part("--add-entry", "a line to type", .entry),
        part("--add-password", "a line to type, masked", .password),
        part("--add-multiline-entry", "a text to type", .lines),
        part("--add-calendar", "a date", .calendar),
        part("--add-list", "a list to choose from", .list),
        part("--add-combo", "a choice", .combo),
        list("--list-values", "VALUES", "the cells of a list, with | between them", \.listValues),
        list(
          "--column-values", "TITLES", "the columns of a list, with | between them", \.listColumns),
        list(
          "--combo-values", "VALUES", "what a choice offers, with | between them", \.comboValues),
        quiet("--show-header", "shows the titles of a list's columns"),
        string("--forms-date-format", "FORMAT", "how dates are printed, as in date(1)") {
          $0.dateFormat = $1
        },
      ])
  ]

  private static func part(_ spelling: String, _ summary: String, _ part: ZenityForm.Part) -> Row {
    Row(spelling, placeholder: "LABEL", describes: [.field], summary) {
      (draft: inout ZenityDraft, use) throws(UsageError) in
      draft.form.parts.append((part, use.value))
    }
  }

  private static func list(
    _ spelling: String, _ placeholder: String, _ summary: String,
    _ path: any WritableKeyPath<ZenityForm, [[String]]> & Sendable
  ) -> Row {
    Row(spelling, placeholder: placeholder, describes: [.field], summary) {
      (draft: inout ZenityDraft, use) throws(UsageError) in
      draft.form[keyPath: path].append(
        use.value.split(separator: "|", omittingEmptySubsequences: false).map(String.init))
    }
  }

  private static let running = [
    Group(
      "Progress", ["--progress"],
      [
        Row("--percentage", placeholder: "PERCENT", "where the bar starts") {
          (draft: inout ZenityDraft, use) throws(UsageError) in
          draft.percentage = Double(try use.integer(-2_147_483_648...2_147_483_647))
        },
        flag("--pulsate", "a moving bar", \.isPulsing),
        flag("--auto-close", "closes it at 100 %, and at the end of the input", \.closesByItself),
        flag(
          "--auto-kill", "cancelling sends a hang-up signal to the calling program", \.killsCaller),
        flag("--no-cancel", "no Cancel button", \.hasNoCancel),
      ]),
    Group(
      "Notification", ["--notification"],
      [flag("--listen", "takes commands on standard input", \.listens)]),
  ]
}
