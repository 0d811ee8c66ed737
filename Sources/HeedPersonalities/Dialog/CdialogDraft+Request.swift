import HeedCore

extension CdialogDraft {
  /// What a box comes down to.
  func request(
    _ box: CdialogBox, _ words: [String], _ surroundings: Surroundings
  ) throws(UsageError) -> Request {
    let words = CdialogWords(words, of: box)
    // Its numbers are looked at before a file is.
    let window = try words.window(self)
    let dialog = try box.make(self, words, surroundings)
    let title = text.colored(title)
    let isLog = box.option == "--tailboxbg"
    let goesOnBehind = isLog && staysBehind
    let purpose: Purpose = isLog && (staysBehind || isLeftRunning) ? .tells : box.purpose
    var chrome = Chrome(title: title)
    chrome.window = window
    let report = try report(of: box, surroundings)
    var request = Request(
      identity: Identity(
        kind: box.kind, title: Ink.stripped(title), message: Ink.stripped(dialog.message)),
      dialog: dialog, chrome: chrome, timing: try timing(box, words),
      stage: stage(purpose), answerDescriptor: outputDescriptor,
      report: { report.report($0) })
    request.stage.goesOnBehind = goesOnBehind
    request.stage.staysBeneath = !clears
    aid(&request, box, surroundings)
    if box.option == "--prgbox" {
      request.command = CommandRequest(["/bin/sh", "-c", words.word("COMMAND")])
    }
    return request
  }

  /// How what a box comes to is told.
  func report(
    of box: CdialogBox, _ surroundings: Surroundings
  ) throws(UsageError) -> CdialogReport {
    var format = output
    format.hasItemHelp = hasItemHelp
    var report = CdialogReport(
      box, format, CdialogStatuses(surroundings), preface: try preface(surroundings))
    report.keysMayEnd = inputDescriptor != nil
    return report
  }

  private func timing(_ box: CdialogBox, _ words: CdialogWords) throws(UsageError) -> Timing {
    guard box.purpose == .asks else { return Timing() }
    if box.option == "--pause" {
      return Timing(timeout: .seconds(try pauseSeconds(words)))
    }
    return Timing(timeout: timeout.map { .seconds($0) })
  }

  private func stage(_ purpose: Purpose) -> Stage {
    var stage = Stage()
    stage.purpose = purpose
    stage.theme = colors.theme
    stage.usesMouse = !hasNoMouse
    stage.stay = .seconds(sleep)
    return stage
  }
}
