import HeedCore

/// A dialog of one kind while its command line is read.
struct Draft<K: Kind>: Sendable {
  var dialog: K.Shown
  var general: General

  /// Reads its command line.
  static var scanner: ArgumentScanner<Draft<K>> {
    ArgumentScanner(
      kind: K.name, row: { row(spelled: $0, after: $1) },
      spellings: { K.options.spellings() + K.generalOptions.spellings() },
      refusal: { K.refusal(of: $0) })
  }

  /// The row of an option: the kind's own first.
  static func row(spelled spelling: String, after subject: Subject?) -> OptionRow<Draft<K>>? {
    if let row = K.options.row(spelled: spelling, after: subject) {
      return row.lifted { (draft: inout Draft<K>, set) throws(UsageError) in
        try set(&draft.dialog)
      }
    }
    return K.generalOptions.row(spelled: spelling, after: subject)?.lifted {
      (draft: inout Draft<K>, set) throws(UsageError) in try set(&draft.general)
    }
  }

  /// The variable whose options go before those of the command line.
  private static var variable: String { "HEED_OPTS" }

  /// Reads the options of the environment, then those of the command line, which are returned.
  @discardableResult
  mutating func read(
    _ arguments: [String], _ surroundings: Surroundings
  ) throws(UsageError) -> [OptionUse] {
    try readEnvironment(surroundings)
    let scan = try Self.scanner.scan(arguments, into: &self)
    var words = scan.words
    if K.takesCommand {
      general.command = scan.rest
      words.removeLast(scan.rest.count)
    }
    if words.count > 2 { throw .surplus(words[2], kind: K.name) }
    if let title = words.first { general.title = title }
    if words.count == 2 { general.message = words[1] }
    return scan.uses
  }

  mutating func readEnvironment(_ surroundings: Surroundings) throws(UsageError) {
    if let options = surroundings.environment(Self.variable), !options.isEmpty {
      do {
        try readDefaults(options)
      } catch { throw .inEnvironment(name: Self.variable, error) }
    }
  }

  /// Reads options for dialogs of all kinds; those that this kind hasn't are for others.
  private mutating func readDefaults(_ options: String) throws(UsageError) {
    let words = try ShellWords.split(options)
    var all = General()
    let scanner = ArgumentScanner(kind: "every dialog", groups: General.askingOptions)
    let scan = try scanner.scan(words, into: &all)
    if let word = scan.words.first { throw .noOption(word) }
    general = all
    if K.purpose == .tells { (general.place, general.control, general.events) = (nil, nil, nil) }
    guard K.purpose != .asks else { return }
    // Time limits are for those who have to answer.
    (general.timeout, general.onTimeout, general.enableAfter) = (nil, nil, .zero)
  }

  /// What the command line asks for, once all of it is read; as a page of a wizard if it is one.
  func request(
    _ surroundings: Surroundings, as page: WizardPage? = nil
  ) throws(UsageError) -> Request {
    var (dialog, general) = (self.dialog, self.general)
    if general.hasEscapes {
      general.title = Escapes.unescaped(general.title)
      general.message = Escapes.unescaped(general.message)
    }
    if let page, !K.hasOwnAnswers { K.changeButtons(of: &dialog) { page.complete(&$0) } }
    try K.finish(&dialog, &general, surroundings)
    if let control = general.control, general.isControlledByInput,
      dialog.needs(at: Moment()).readsInput
    {
      throw .badControl(control, .isRead)
    }
    if let page {
      K.changeButtons(of: &dialog) { page.addBack(to: &$0) }
      general.place = general.place ?? .center
    }
    try NativeReport.check(dialog.valueNames, general)
    let report = NativeReport(general)
    var request = Request(
      identity: Identity(
        name: general.name, kind: K.name, title: general.title, message: dialog.message),
      dialog: dialog, chrome: chrome(general, K.buttons(of: dialog)),
      timing: try timing(general, K.buttons(of: dialog)),
      stage: stage(general),
      answerDescriptor: K.purpose == .asks && NativeReport.mayAnswer(dialog.valueNames, general)
        ? Int32(general.outputDescriptor) : nil,
      report: { report.report($0) })
    if !general.command.isEmpty {
      request.command = CommandRequest(general.command, passesInput: general.passesInput)
    }
    return request
  }

  private func chrome(_ general: General, _ buttons: ButtonList) -> Chrome {
    var chrome = Chrome(title: general.title, place: general.place ?? K.place)
    chrome.severity = general.severity
    chrome.titleVisibility = general.titleVisibility
    chrome.hasFooter = general.hasFooter && (K.purpose == .asks || !buttons.buttons.isEmpty)
    return chrome
  }

  private func timing(
    _ general: General, _ buttons: ButtonList
  ) throws(UsageError) -> Timing {
    var timing = Timing(timeout: general.timeout)
    timing.enableAfter = general.enableAfter
    if let name = general.onTimeout {
      timing.pressedAtTimeout = try buttons.one(named: name, by: "--on-timeout")
    }
    return timing
  }

  private func stage(_ general: General) -> Stage {
    var stage = Stage()
    stage.tty = general.tty
    stage.ifBusy = general.ifBusy
    stage.usesMouse = general.usesMouse
    stage.keepsTypeAhead = general.keepsTypeAhead
    stage.isASCII = general.isASCII
    stage.purpose = K.purpose
    stage.keepsResult = K.staysBelowCursor
    stage.isPlain = general.isPlain
    stage.takesDefault = general.takesDefault
    stage.defaultAnswer = .declared
    stage.control = general.control
    stage.events = general.events.map { Int32($0) }
    stage.stay = general.stay ?? .zero
    return stage
  }
}
