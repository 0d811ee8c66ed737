import HeedCore

/// The dialogs of the boxes.
extension CdialogDraft {
  func shown(_ words: CdialogWords) -> String { text.shown(words.first) }

  private func columns(of message: String) -> Int {
    CdialogText.columns(of: message, aspect: aspect)
  }

  func message(_ words: CdialogWords) -> any Dialog {
    var alert = Alert(
      message: shown(words), buttons: buttons(Button(ok, id: "ok"), nil, mayHide: true))
    dress(&alert)
    return alert
  }

  func question(_ words: CdialogWords) -> any Dialog {
    var alert = Alert(
      message: shown(words),
      buttons: buttons(Button(yes, id: "yes"), Button(no, .cancel, id: "no"), mayHide: false))
    dress(&alert)
    // A question has both its answers, whatever is said of other boxes.
    alert.buttonList.hidden = nil
    return alert
  }

  private func dress(_ alert: inout Alert) {
    alert.manner = .dialog
    alert.textColumns = columns(of: alert.message)
    dress(&alert.buttonList)
  }

  func info(_ words: CdialogWords) -> any Dialog {
    var notice = Notice(message: shown(words))
    notice.textColumns = columns(of: notice.message)
    return notice
  }

  func gauge(_ words: CdialogWords) throws(UsageError) -> any Dialog {
    let percent = try words.number(3, "PERCENT")
    var progress = Progress(message: shown(words), percent: Double(percent), manner: .dialog)
    let text = text
    progress.shaping = { text.shown(Self.joined($0, text)) }
    return progress
  }

  /// A message that comes on standard input: its line breaks are blanks, but for `\n`.
  private static func joined(_ message: String, _ text: CdialogText) -> String {
    text.keepsBreaks ? message : String(message.map { $0.isNewline ? " " : $0 })
  }

  func pause(_ words: CdialogWords) throws(UsageError) -> any Dialog {
    panel(Countdown(seconds: try pauseSeconds(words)), words, .buttonsFirst)
  }

  /// How long a pause is: as in the original, a second at least.
  func pauseSeconds(_ words: CdialogWords) throws(UsageError) -> Int {
    max(1, try words.number(3, "SECONDS"))
  }

  func range(_ words: CdialogWords) throws(UsageError) -> any Dialog {
    let least = try words.exactNumber(3, "MINIMUM")
    let most = try words.exactNumber(4, "MAXIMUM")
    // Where no number fits, the original shows the least, which nothing changes.
    let value = try words.exactNumber(5, "DEFAULT", missing: least)
    var slider = Slider(least...max(least, most), value: value)
    slider.isUpsideDown = true
    return panel(slider, words, .shared)
  }

  /// A message, a content and the usual buttons.
  func panel<Main: Content>(
    _ content: Main, _ words: CdialogWords, _ order: PanelOrder
  ) -> any Dialog {
    let message = words.box.hasMessage ? shown(words) : ""
    var panel = Panel(content, message: message, buttons: answers)
    panel.manner = .dialog
    panel.order = order
    panel.textColumns = columns(of: panel.message)
    dress(&panel.buttonList)
    return panel
  }

  func view(
    _ words: CdialogWords, _ surroundings: Surroundings, follows: Bool = false
  ) throws(UsageError) -> any Dialog {
    let source = try Self.source(of: words.first, surroundings)
    // Where there are more buttons than one, the first is called OK.
    let label = hasExtra || follows && ok != "OK" ? ok : exit
    var view = View(
      source: source, buttons: buttons(Button(label, id: "ok"), nil, mayHide: true),
      manner: .dialog, isSized: try words.window(self).columns != .natural)
    view.isFollowing = follows
    view.tab = tabColumns
    dress(&view.buttonList)
    // What stands behind other boxes is closed by nobody.
    if staysBehind { view.buttonList = ButtonList() }
    return view
  }

  /// The text of a file; never of what may have to be waited for, as a FIFO.
  static func source(
    of path: String, _ surroundings: Surroundings
  ) throws(UsageError) -> TextSource {
    if surroundings.files.kind(path) == .file, !surroundings.files.isRegular(path) {
      throw .unreadable(path: path, reason: "it is no regular file")
    }
    switch surroundings.openText(path) {
    case .success(.source(let source)): return source
    case .success(.arriving), .failure(.isTerminal):
      throw .unreadable(path: path, reason: "it is the terminal")
    case .failure(.unreadable(let reason)): throw .unreadable(path: path, reason: reason)
    }
  }

  func input(_ words: CdialogWords, isSecure: Bool) -> any Dialog {
    let initial = words.rest.first
    var field = Field(
      name: Input.fieldName, label: "", value: initial ?? "", isSecure: isSecure)
    field.original = initial
    field.mask = isInsecure ? .bullets : .hidden
    field.editor.mostBytes = mostInput
    var alert = Alert(message: shown(words), buttons: answers, fields: [field])
    dress(&alert)
    return alert
  }

  // MARK: Buttons

  /// OK and Cancel, and what else was asked for.
  var answers: [Button] {
    buttons(
      Button(ok, id: "ok"), hasNoCancel ? nil : Button(cancel, .cancel, id: "cancel"),
      mayHide: true)
  }

  /// A first button, Extra, a last one and Help; there is always one.
  func buttons(
    _ first: Button, _ last: Button?, mayHide: Bool, extra renaming: String = "Extra"
  ) -> [Button] {
    var buttons = hasNoOK && mayHide ? [] : [first]
    if hasExtra { buttons.append(Button(extra ?? renaming, id: "extra")) }
    if let last { buttons.append(last) }
    if hasHelp { buttons.append(Button(help, id: "help")) }
    return buttons.isEmpty ? [first] : buttons
  }

  func dress(_ list: inout ButtonList) {
    list.arrangement = .spread
    list.hasHotKeys = true
    list.hasOwnLetters = true
    list.preferredName = defaultName(in: list)
    if hasNoOK { list.hidden = Button(ok, id: "ok") }
  }

  /// The button that has the first focus, where it is not the first one.
  private func defaultName(in list: ButtonList) -> String? {
    let isCancel = isNoDefault && !hasNoCancel && !visitsItems
    guard let name = defaultButton ?? (isCancel ? "cancel" : nil) else { return nil }
    switch name {
    case "ok", "yes": return nil
    case "cancel", "no": return list.cancelIndex.map { list[$0].key }
    default: return list.indices(named: name).first.map { list[$0].key }
    }
  }
}
