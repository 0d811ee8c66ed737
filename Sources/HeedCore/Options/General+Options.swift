extension General {
  /// The options of every dialog that asks something.
  package static let askingOptions = [look, time, answer, person, driving, terminal]
  /// The options of a dialog that only tells.
  package static let tellingOptions = [
    OptionGroup(
      "Look", look.rows.filter { !["--at", "--no-footer"].contains($0.entry.spellings[0]) }),
    OptionGroup("Terminal", [plainRow, ttyRow]),
  ]
  /// The options of a dialog that shows how things stand.
  package static let reportingOptions = [
    look, driving, OptionGroup("Terminal", [plainRow, ttyRow, mouseRow]),
  ]

  /// The options that one of several dialogs can have for itself.
  package static let pageOptions = [
    OptionGroup("Look", look.rows.filter { $0.entry.spellings[0] != "--ascii" }), time,
  ]

  private static let look = OptionGroup<General>(
    "Look",
    [
      OptionRow(
        "--severity", placeholder: "HOW", choices: Severity.allCases.map(\.rawValue),
        "a sign and a colour for how grave it is"
      ) { (general: inout General, use) throws(UsageError) in
        general.severity = try use.choice(Severity.self)
      },
      OptionRow(
        "--at", placeholder: "PLACE", choices: ["center", "top", "bottom", "cursor"],
        "where it opens; also ROW,COLUMN, counted from 1"
      ) { (general: inout General, use) throws(UsageError) in general.place = try place(use) },
      OptionRow(
        "--title-visibility", placeholder: "WHEN",
        choices: Chrome.TitleVisibility.allCases.map(\.rawValue), "whether the title is shown"
      ) { (general: inout General, use) throws(UsageError) in
        general.titleVisibility = try use.choice(Chrome.TitleVisibility.self)
      },
      OptionRow("--no-footer", "leaves out the line that names the keys") {
        (general: inout General, _) throws(UsageError) in general.hasFooter = false
      },
      OptionRow("--ascii", "draws with ASCII characters only") {
        (general: inout General, _) throws(UsageError) in general.isASCII = true
      },
      OptionRow("--escapes", "reads \\n, \\t and \\\\ in TITLE and MESSAGE") {
        (general: inout General, _) throws(UsageError) in general.hasEscapes = true
      },
      OptionRow("--name", placeholder: "NAME", "a name for the dialog, part of JSON output") {
        (general: inout General, use) throws(UsageError) in general.name = use.value
      },
    ])

  private static let time = OptionGroup<General>(
    "Time",
    [
      OptionRow(
        "--timeout", placeholder: "SECONDS", "ends by itself with status 124; 0 means never"
      ) { (general: inout General, use) throws(UsageError) in
        let timeout = try use.duration()
        general.timeout = timeout > .zero ? timeout : nil
      },
      OptionRow(
        "--on-timeout", placeholder: "BUTTON",
        "the button, by label or id, that the end of the time presses"
      ) { (general: inout General, use) throws(UsageError) in general.onTimeout = use.value },
      OptionRow(
        "--enable-after", placeholder: "SECONDS", "locks all buttons but cancel for so long"
      ) { (general: inout General, use) throws(UsageError) in
        general.enableAfter = try use.duration()
      },
    ])

  private static let answer = OptionGroup<General>(
    "Output",
    [
      OptionRow(
        "--output", placeholder: "FORMAT", choices: Output.allCases.map(\.rawValue),
        "how values are printed: a line each, one JSON object, shell assignments, NUL-ended"
      ) { (general: inout General, use) throws(UsageError) in
        general.output = try use.choice(Output.self)
      },
      OptionRow("--output-fd", placeholder: "N", "prints to descriptor N instead of 1") {
        (general: inout General, use) throws(UsageError) in
        general.outputDescriptor = try use.integer(0...65535)
      },
      OptionRow("--always-output", "prints the values for cancel and timeout too") {
        (general: inout General, _) throws(UsageError) in general.isAlwaysOutput = true
      },
      OptionRow("--prefix", placeholder: "TEXT", "goes before each name of --output shell") {
        (general: inout General, use) throws(UsageError) in general.prefix = use.value
      },
    ])

  private static let person = OptionGroup<General>(
    "Without a person",
    [
      OptionRow("--plain", "asks in plain lines, on standard input where that is no terminal") {
        (general: inout General, _) throws(UsageError) in general.isPlain = true
      },
      OptionRow("--no-input", "asks nothing: takes what was declared, or ends with status 65") {
        (general: inout General, _) throws(UsageError) in general.takesDefault = true
      },
    ])

  private static let plainRow = OptionRow<General>(
    "--plain", "says it in plain lines on standard error"
  ) { (general: inout General, _) throws(UsageError) in general.isPlain = true }

  private static let ttyRow = OptionRow<General>(
    "--tty", placeholder: "PATH", completion: .terminal, "shows it on another terminal"
  ) { (general: inout General, use) throws(UsageError) in
    guard !use.value.isEmpty, !use.value.utf8.contains(0) else { throw use.bad("a path") }
    general.tty = use.value
  }

  private static let mouseRow = OptionRow<General>(
    "--no-mouse", "leaves the mouse to the terminal, for copying text"
  ) { (general: inout General, _) throws(UsageError) in general.usesMouse = false }

  private static let terminal = OptionGroup<General>(
    "Terminal",
    [
      ttyRow,
      OptionRow(
        "--if-busy", placeholder: "HOW", choices: IfBusy.allCases.map(\.rawValue),
        "waits for the dialog that has the terminal, or fails with status 75"
      ) { (general: inout General, use) throws(UsageError) in
        general.ifBusy = try use.choice(IfBusy.self)
      },
      mouseRow,
      OptionRow("--keep-typeahead", "takes keys that were typed before it was shown") {
        (general: inout General, _) throws(UsageError) in general.keepsTypeAhead = true
      },
    ])

  private static func place(_ use: OptionRow<General>.Use) throws(UsageError) -> Chrome.Place {
    switch use.value {
    case "center": return .center
    case "top": return .top
    case "bottom": return .bottom
    case "cursor": return .cursor
    default:
      let parts = use.value.split(separator: ",", omittingEmptySubsequences: false)
      guard parts.count == 2, let row = Int(parts[0]), let column = Int(parts[1]),
        (1...32767).contains(row), (1...32767).contains(column)
      else { throw use.bad("center, top, bottom, cursor or ROW,COLUMN, as in 3,10") }
      return .at(row: row, column: column)
    }
  }
}
