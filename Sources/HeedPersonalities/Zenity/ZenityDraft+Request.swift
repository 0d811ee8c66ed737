import HeedCore

extension ZenityDraft {
  /// How many pixels of a window are a column or a row on a terminal, about.
  static let columnWidth = 8
  static let rowHeight = 20

  /// What a command line comes down to.
  func request(
    _ dialog: ZenityDialog, _ surroundings: Surroundings
  ) throws(UsageError) -> Request {
    let shown = try dialog.make(self, surroundings)
    let isHeaded = !title.isEmpty || !shown.dialog.message.isEmpty
    var chrome = Chrome(
      title: isHeaded ? title : heading(of: dialog),
      place: dialog.purpose == .tells ? .cursor : .center)
    chrome.severity = severity(of: dialog)
    if let width, width > 0 { chrome.columns = width / Self.columnWidth }
    if let height, height > 0, dialog.purpose == .asks { chrome.rows = height / Self.rowHeight }
    var stage = Stage()
    stage.purpose = listens ? .reports : dialog.purpose
    stage.isPlain = listens
    let report = ZenityReport(shown, ZenityStatuses(surroundings), hangsUp: killsCaller)
    var timing = Timing()
    if let timeout, timeout > 0, dialog.purpose != .tells { timing.timeout = .seconds(timeout) }
    var request = Request(
      identity: Identity(
        kind: kind(of: dialog, shown), title: title, message: Ink.stripped(shown.dialog.message)),
      dialog: shown.dialog, chrome: chrome, timing: timing, stage: stage,
      answerDescriptor: dialog.purpose == .asks ? 1 : nil, report: { report.report($0) })
    if shown.printsChanges { request.running = { report.running($0) } }
    request.remark = shown.remark
    return request
  }

  /// The native command for what is shown.
  private func kind(of dialog: ZenityDialog, _ shown: ZenityShown) -> String {
    switch shown.dialog {
    case is Panel<Table>: TableKind.name
    case is Panel<Edit>: EditKind.name
    default: dialog.kind
    }
  }

  /// What says what a dialog is for that has neither a title nor a text.
  private func heading(of dialog: ZenityDialog) -> String {
    switch dialog.option {
    case "--file-selection" where isSave: "Save as"
    case "--file-selection" where isDirectory && isMultiple: "Select directories"
    case "--file-selection" where isDirectory: "Select a directory"
    case "--file-selection" where isMultiple: "Select files"
    case "--file-selection": "Select a file"
    case "--color-selection": "Select a color"
    case "--calendar": "Select a date"
    case "--scale": "Adjust the scale value"
    case "--entry": "Add a new entry"
    case "--password": "Type your password"
    case "--list": "Select items from the list"
    case "--forms": "Forms dialog"
    case "--progress": "Progress"
    default: ""
    }
  }

  private func severity(of dialog: ZenityDialog) -> Severity? {
    switch dialog.option {
    case "--info": .info
    case "--warning": .warning
    case "--error": .critical
    default: nil
    }
  }
}
