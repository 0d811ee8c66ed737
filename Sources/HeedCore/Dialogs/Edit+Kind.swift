/// A text of many lines.
package enum EditKind: PanelKind {
  package static let name = "edit"
  package static let summary = "a text of many lines, to be written or changed"
  package static let discussion = [
    "Shows a text to be edited: that of --file or --value, or without them what standard input "
      + "brings unless it is a terminal. OK prints the text as it is then, byte for byte; with "
      + "--output lines, the default, a last line that is not ended gets its line end, and an empty "
      + "text is no byte at all. The file itself is changed with --in-place only.",
    "Return inserts a line end, like those of the lines around it; Tab goes to the buttons, and "
      + "Alt-i inserts a tab. Arrows, Page Up, Page Down, Home, End and the emacs keys move, with "
      + "Control by words or to the ends of the text, with Shift they select; Ctrl-Space begins "
      + "and ends a selection. Ctrl-W cuts what is selected, or else the word before the cursor, "
      + "Alt-w copies it, Ctrl-Y inserts what was last cut or copied; Ctrl-K cuts the rest of the "
      + "line, Ctrl-U the line. Ctrl-_ takes back the last step and Alt-/ does it again. Ctrl-S "
      + "finds what is typed then, Ctrl-R backwards, F3 once more. Alt-z wraps long lines or "
      + "stops wrapping them. Escape leaves without the changes, which is asked once more where "
      + "there are any.",
    "Line ends stay as they came, LF or CR LF, and so do bytes that are no UTF-8, which are shown "
      + "as U+FFFD. Lines of more than 32 KiB may go on in the next line on the screen.",
    "Where the dialog ends by a signal, a hang-up or --timeout, a changed text is kept in a file "
      + "that only its owner can read, heed-edit-XXXXXX in $XDG_STATE_HOME, ~/.local/state, "
      + "$TMPDIR or /tmp, and a line on standard error tells where.",
  ]
  package static let examples = [
    CommandDescription.Example(
      purpose: "what to say of a commit",
      command: #"heed edit "Message" --required >message || exit"#),
    CommandDescription.Example(
      purpose: "a file to be changed",
      command: #"heed edit "Settings" --file settings.conf --in-place"#),
  ]

  package static func blankContent() -> Edit { Edit() }

  package static let contentOptions = [
    OptionGroup<Edit>(
      "The text",
      [
        OptionRow(
          "--file", placeholder: "FILE", completion: .file,
          "the file with the text; for - standard input"
        ) { (edit: inout Edit, use) throws(UsageError) in
          guard !use.value.isEmpty else { throw use.bad("a path") }
          edit.path = use.value
        },
        OptionRow("--value", placeholder: "TEXT", "the text at first") {
          (edit: inout Edit, use) throws(UsageError) in edit.given = use.value
        },
        OptionRow("--in-place", "saves to the file, which is made if need be, and prints nothing") {
          (edit: inout Edit, _) throws(UsageError) in edit.isInPlace = true
        },
        OptionRow("--required", "an empty text is no answer") {
          (edit: inout Edit, _) throws(UsageError) in edit.isRequired = true
        },
        OptionRow("--max-length", placeholder: "N", "the most characters, line ends among them") {
          (edit: inout Edit, use) throws(UsageError) in
          edit.mostCharacters = try use.integer(0...1_000_000_000)
          edit.editor = TextEditor(countsCharacters: true)
        },
        OptionRow("--no-wrap", "scrolls to the side instead of wrapping long lines") {
          (edit: inout Edit, _) throws(UsageError) in edit.wraps = false
        },
      ])
  ]

  package static func finish(
    _ edit: inout Edit, _ general: inout General, _ surroundings: Surroundings
  ) throws(UsageError) {
    if let given = edit.given {
      if edit.path != nil {
        throw .badKindOption(option: "--value", remedy: "the text is that of --file")
      }
      edit.begin(with: ByteText.encode(given))
    }
    if edit.isInPlace {
      guard let path = edit.path, path != "-" else {
        throw .badKindOption(
          option: "--in-place", remedy: "name a file to save to with --file FILE")
      }
      let replace = surroundings.files.replace
      edit.save = { replace(path, $0) }
      general.printsValues = false
      if surroundings.files.kind(path) == nil { return edit.begin(with: []) }
    }
    guard edit.given == nil else { return }
    try read(&edit, surroundings)
  }

  /// More than this is no text that somebody edits.
  private static let most = 256 << 20

  private static func read(_ edit: inout Edit, _ surroundings: Surroundings) throws(UsageError) {
    let path = edit.path == "-" ? nil : edit.path
    switch surroundings.openText(path) {
    case .success(.source(let source)):
      guard source.size <= most else {
        throw .unreadable(path: path, reason: "it has more than 256 MiB")
      }
      edit.begin(with: source.read(at: 0, count: source.size))
    case .success(.arriving): edit.beginReceiving()
    case .failure(.isTerminal):
      if edit.path != nil { throw .noText }
    case .failure(.unreadable(let reason)): throw .unreadable(path: path, reason: reason)
    }
  }
}
