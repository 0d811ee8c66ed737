import HeedCore

/// What the options before a box say.
struct CdialogDraft: Sendable {
  // What is seen.
  var title = ""
  var backtitle = ""
  var foot = ""
  var corner: Position?
  var aspect = 9
  var lines = Window.Lines.drawn
  var text = CdialogText()
  var columnSeparator: String?

  /// Whether tabs of files are stops so many columns apart, and how many.
  var hasTabStops = false
  var tabLength = 8

  var colors = CdialogColors()

  // Buttons.
  var ok = "OK"
  var yes = "Yes"
  var cancel = "Cancel"
  var no = "No"
  var exit = "EXIT"
  var extra: String?
  var help = "Help"
  var hasExtra = false
  var hasHelp = false
  var hasNoOK = false
  var hasNoCancel = false
  var isNoDefault = false
  var defaultButton: String?

  // Lists and fields.
  var defaultItem: String?
  var hasItemHelp = false
  var hidesItems = false
  var hidesTags = false
  var visitsItems = false
  var hasNoHotList = false
  var isInsecure = false
  var mostInput = 2_048
  var reorders = false

  // Dates and times.
  var weekStart = ""
  var hasISOWeeks = false
  var dateFormat: String?
  var timeFormat: String?

  // The answer.
  var output = CdialogFormat()
  var outputDescriptor: Int32 = 2
  var printsVersion = false
  var printsMaxSize = false
  /// The descriptor that keys are read from; `nil` for the terminal.
  var inputDescriptor: Int32?

  // Time, terminal, and what is done without a box.
  var timeout: Int?
  var sleep = 0
  var hasNoMouse = false
  var ignoresUnknown = false
  var clears = false
  /// Whether a tailboxbg is to be shown by a process that stays.
  var isLeftRunning = false
  /// Whether a tailboxbg is seen behind other boxes.
  var staysBehind = false
  var asksForHelp = false
  var asksForVersion = false
  var sampleFile: String?
  var helpFile: String?
  var traceFile: String?
  /// A text to be measured or wrapped.
  var measured: (option: String, words: [String])?

  /// A draft with the options that the environment gives to every box.
  ///
  /// What is said of the descriptor and of what stands between answers holds for the boxes after it.
  static func fresh(
    _ surroundings: Surroundings, after before: CdialogDraft? = nil
  ) throws(UsageError) -> CdialogDraft {
    var draft = CdialogDraft()
    draft.colors = try CdialogColors(surroundings)
    if let aspect = draft.colors.aspect, aspect > 0 { draft.aspect = aspect }
    draft.visitsItems = draft.colors.visitsItems
    if let length = draft.colors.tabLength, length > 0 { draft.tabLength = length }
    if let separator = draft.colors.boxSeparator, !separator.isEmpty {
      draft.output.boxSeparator = separator
    }
    try draft.readEnvironment(surroundings)
    if let before {
      draft.outputDescriptor = before.outputDescriptor
      draft.inputDescriptor = before.inputDescriptor
      draft.output.boxSeparator = before.output.boxSeparator
    }
    return draft
  }

  private mutating func readEnvironment(_ surroundings: Surroundings) throws(UsageError) {
    guard let options = surroundings.environment("DIALOGOPTS"), !options.isEmpty else { return }
    let words = CdialogSplicing.split(ByteText.encode(options))
    do throws(UsageError) {
      var tokens = CdialogTokens(words.map { CdialogToken(text: $0) })
      if let box = try readOptions(of: &tokens) { throw .noOption(box.option) }
    } catch { throw .inEnvironment(name: "DIALOGOPTS", error) }
  }

  /// Reads options up to the next box; `nil` where none follows.
  mutating func readOptions(of tokens: inout CdialogTokens) throws(UsageError) -> CdialogBox? {
    while let token = tokens.take() {
      guard !token.isData, token.text.hasPrefix("--") else { throw .noOption(token.text) }
      if token.text == "--and-widget" {
        throw .badKindOption(option: token.text, remedy: "it stands between two boxes")
      }
      if let box = Cdialog.box(token.text) { return box }
      guard let (row, isOn) = CdialogOptions.row(token.text) else {
        if ignoresUnknown { continue }
        throw .unknownOption(
          token.text, kind: "dialog",
          nearest: nearestName(to: token.text, among: CdialogOptions.spellings))
      }
      let value = try CdialogOptions.value(of: row, token.text, from: &tokens)
      try row.set(
        &self, .init(option: token.text, value: isOn ? value : CdialogOptions.off, subject: nil))
    }
    return nil
  }

  /// What options do that need no box.
  func invocationWithoutBox(_ surroundings: Surroundings) throws(UsageError) -> Invocation {
    if asksForHelp { return .help(command: "dialog") }
    if asksForVersion { return .text("Version: \(Cdialog.version)\n") }
    if let sampleFile { return .write(path: sampleFile, contents: CdialogColors.sample) }
    let text = try preface(surroundings) + measurement(surroundings)
    if !text.isEmpty {
      return .report(Report(status: 0, answer: Array(text.utf8)), descriptor: outputDescriptor)
    }
    guard clears else { throw .noBox(boxes: Cdialog.boxes.map(\.option)) }
    return .clear
  }

  /// What is printed before the answer of a box.
  func preface(_ surroundings: Surroundings) throws(UsageError) -> String {
    var text = printsVersion ? "Version: \(Cdialog.version)\n" : ""
    if printsMaxSize {
      let size = surroundings.screenSize() ?? Size(columns: 80, rows: 24)
      text = "MaxSize: \(size.rows), \(size.columns)\n" + text
    }
    return text
  }
}
