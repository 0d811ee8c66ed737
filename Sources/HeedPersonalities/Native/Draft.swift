import HeedCore

/// A dialog of one kind while its command line is read.
struct Draft<K: Kind>: Sendable {
  var dialog: K.Shown
  var general: General

  /// Reads its command line.
  static var scanner: ArgumentScanner<Draft<K>> {
    ArgumentScanner(
      kind: K.name,
      row: { spelling, subject in
        if let row = K.options.row(spelled: spelling, after: subject) {
          return row.lifted { (draft: inout Draft<K>, set) throws(UsageError) in
            try set(&draft.dialog)
          }
        }
        return K.generalOptions.row(spelled: spelling, after: subject)?.lifted {
          (draft: inout Draft<K>, set) throws(UsageError) in try set(&draft.general)
        }
      },
      spellings: { K.options.spellings() + K.generalOptions.spellings() },
      refusal: { K.refusal(of: $0) })
  }

  /// The variable whose options go before those of the command line.
  private static var variable: String { "HEED_OPTS" }

  /// Reads the options of the environment, then those of the command line.
  mutating func read(_ arguments: [String], _ surroundings: Surroundings) throws(UsageError) {
    if let options = surroundings.environment(Self.variable), !options.isEmpty {
      do {
        try readDefaults(options)
      } catch { throw .inEnvironment(name: Self.variable, error) }
    }
    let words = try Self.scanner.scan(arguments, into: &self)
    if words.count > 2 { throw .surplus(words[2], kind: K.name) }
    if let title = words.first { general.title = title }
    if words.count == 2 { general.message = words[1] }
  }

  /// Reads options for dialogs of all kinds; those that this kind hasn't are for others.
  private mutating func readDefaults(_ options: String) throws(UsageError) {
    let words = try ShellWords.split(options)
    var all = General()
    let scanner = ArgumentScanner(kind: "every dialog", groups: General.askingOptions)
    let surplus = try scanner.scan(words, into: &all)
    if let word = surplus.first { throw .noOption(word) }
    general = all
    if K.purpose == .tells { general.place = nil }
    guard K.purpose != .asks else { return }
    // Time limits are for those who have to answer.
    (general.timeout, general.onTimeout, general.enableAfter) = (nil, nil, .zero)
  }

  /// What the command line asks for, once all of it is read.
  func request(_ surroundings: Surroundings) throws(UsageError) -> Request {
    var (dialog, general) = (self.dialog, self.general)
    if general.hasEscapes {
      general.title = Escapes.unescaped(general.title)
      general.message = Escapes.unescaped(general.message)
    }
    try K.finish(&dialog, &general, surroundings)
    try NativeReport.check(dialog.valueNames, general)
    let report = NativeReport(general)
    return Request(
      identity: Identity(
        name: general.name, kind: K.name, title: general.title, message: dialog.message),
      dialog: dialog, chrome: chrome(general, K.buttons(of: dialog)),
      timing: try timing(general, K.buttons(of: dialog)),
      stage: stage(general),
      answerDescriptor: K.purpose == .asks && NativeReport.mayAnswer(dialog.valueNames, general)
        ? Int32(general.outputDescriptor) : nil,
      report: { report.report($0) })
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
    stage.isPlain = general.isPlain
    stage.takesDefault = general.takesDefault
    stage.defaultAnswer = .declared
    stage.stay = general.stay ?? .zero
    return stage
  }
}
