import HeedCore

/// The dialogs of the boxes that show what goes on.
extension CdialogDraft {
  /// What standard input brings; it closes with that, or waits for OK then.
  func log(_ words: CdialogWords, closes: Bool) -> any Dialog {
    var log = Log()
    log.closing = closes ? .always : .never
    return view(of: log, words, buttons: closes ? [] : logButtons)
  }

  /// What a command says.
  func commandLog(_ words: CdialogWords) -> any Dialog {
    var log = Log()
    log.command = words.word("COMMAND").split(separator: " ").first.map {
      truncate(DisplayText.line(String($0)), columns: 24)
    }
    return view(of: log, words, buttons: logButtons)
  }

  private var logButtons: [Button] {
    buttons(Button(ok, id: "ok"), nil, mayHide: false)
  }

  private func view(of log: Log, _ words: CdialogWords, buttons: [Button]) -> any Dialog {
    var view = View(buttons: buttons, manner: .dialog)
    view.log = log
    view.tab = tabColumns
    view.message = shown(words)
    (view.isFollowing, view.isReceiving) = (true, true)
    dress(&view.buttonList)
    view.buttonList.hidden = nil
    // What is shown can be left when it is over.
    for index in view.buttonList.indices { view.buttonList.buttons[index].isDisabled = true }
    return view
  }

  /// Tasks as they stand.
  func tasks(_ words: CdialogWords) throws(UsageError) -> any Dialog {
    let rest = Array(words.rest)
    guard rest.count % 2 == 0 else {
      throw .missingWord("VALUE", of: "\(words.box.option) \(words.box.synopsis)")
    }
    var tasks = Tasks()
    tasks.message = shown(words)
    tasks.percent = Double(min(max(0, try words.number(3, "PERCENT")), 100))
    tasks.isStill = true
    for index in stride(from: 0, to: rest.count, by: 2) {
      var row = Tasks.Row(rest[index])
      row.preset(Self.state(rest[index + 1]))
      tasks.append(row)
    }
    return tasks
  }

  private static let states = [
    "Succeeded", "Failed", "Passed", "Completed", "Checked", "Done", "Skipped", "In Progress",
    "blank", "N/A",
  ]

  /// A state's word by its first digit; a number below 0 is how far it is.
  private static func state(_ word: String) -> String {
    guard let first = word.first else { return "blank" }
    if first == "-", let percent = Int(word.dropFirst()) { return "\(min(percent, 100))" }
    guard first.isASCII, let code = first.wholeNumberValue else { return word }
    return states[code]
  }
}
