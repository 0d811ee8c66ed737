import HeedCore

/// Texts, progress and notifications.
extension ZenityDraft {
  func textInfo(_ surroundings: Surroundings) throws(UsageError) -> ZenityShown {
    var remark: String?
    var source = TextSource()
    var isArriving = false
    switch surroundings.openText(filename == "-" ? nil : filename) {
    case .success(.source(let opened)): source = opened
    case .success(.arriving): isArriving = true
    case .failure(.isTerminal): break
    case .failure(.unreadable(let reason)):
      remark = "zenity: '\(DisplayText.line(filename ?? "-"))' can't be read: \(reason)\n"
    }
    if let url { (source, isArriving) = (TextSource(bytes: ByteText.encode(url + "\n")), false) }
    if isHTML, url == nil {
      source = TextSource(bytes: try words(ofPage: source, isArriving, surroundings))
      isArriving = false
    }
    var shown = isEditable ? editor(source, isArriving) : viewer(source, isArriving)
    shown.remark = remark
    return shown
  }

  private func words(
    ofPage source: TextSource, _ isArriving: Bool, _ surroundings: Surroundings
  ) throws(UsageError) -> [UInt8] {
    guard isArriving else {
      let bytes = source.read(at: 0, count: source.size)
      return ByteText.encode(ZenityPage.text(of: ByteText.decode(bytes)))
    }
    switch surroundings.readFile(nil) {
    case .success(let bytes): return ByteText.encode(ZenityPage.text(of: ByteText.decode(bytes)))
    case .failure(let failure): throw .unreadable(path: nil, reason: failure.reason)
    }
  }

  private func editor(_ source: TextSource, _ isArriving: Bool) -> ZenityShown {
    var edit = Edit()
    edit.asksBeforeLeaving = false
    if isArriving {
      edit.beginReceiving()
    } else {
      edit.begin(with: source.read(at: 0, count: source.size))
    }
    edit.consent = checkbox.map { Consent($0) }
    var shown = panel(edit, "") { $0.first?.text }
    shown.endsLine = false
    return shown
  }

  private func viewer(_ source: TextSource, _ isArriving: Bool) -> ZenityShown {
    var view = View(source: source)
    view.buttonList = buttons()
    view.wraps = true
    view.message = text == nil ? "" : shownText("")
    view.isReceiving = isArriving
    view.isFollowing = scrollsByItself
    view.fillsRoom = isArriving
    view.path = filename
    if let checkbox { view.ask(forConsentTo: checkbox) }
    return ZenityShown(dialog: view)
  }

  func progress() throws(UsageError) -> ZenityShown {
    var progress = Progress(
      message: shownText("Running..."), percent: isPulsing ? nil : percentage)
    progress.ending = closesByItself ? .whole : .pressed
    progress.buttonList = buttons()
    if hasNoCancel { progress.buttonList.buttons.removeAll { $0.role == .cancel } }
    // There is one row for buttons below the bar.
    if !extras.isEmpty { progress.buttonList.arrangement = .spread }
    progress.shaping = { PangoMarkup.styled(ZenityText.compressed($0)) }
    return ZenityShown(dialog: progress)
  }

  func notification() -> ZenityShown {
    let message = shownText("")
    guard listens else { return ZenityShown(dialog: Notice(message: message)) }
    return ZenityShown(dialog: ZenityListener(message: message))
  }
}
