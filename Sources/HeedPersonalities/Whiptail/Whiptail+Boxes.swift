import HeedCore

extension WhiptailDraft {
  /// A message with Ok, or a question with Yes and No.
  func message(_ words: WhiptailWords, isQuestion: Bool) throws(UsageError) -> any Dialog {
    var alert = Alert(
      message: words.text,
      buttons: isQuestion
        ? [Button(yes, id: "yes"), Button(no, .cancel, id: "no")] : [Button(ok, id: "ok")])
    if isQuestion, isNoDefault { alert.buttonList.preferredName = "no" }
    alert.textFocus = scrolls && !isNoDefault ? .always : try words.isSized ? .never : .whenCut
    alert.manner = .classic
    dress(&alert.buttonList)
    return alert
  }

  func info(_ words: WhiptailWords) throws(UsageError) -> any Dialog {
    Notice(message: words.text)
  }

  func gauge(_ words: WhiptailWords) throws(UsageError) -> any Dialog {
    Progress(message: words.text, percent: Double(try words.number(3)), manner: .classic)
  }

  func text(
    _ words: WhiptailWords, _ surroundings: Surroundings
  ) throws(UsageError) -> any Dialog {
    guard !words.first.isEmpty else {
      throw .unreadable(path: words.first, reason: "No such file or directory")
    }
    switch surroundings.openText(words.first) {
    case .success(.source(let source)):
      var view = View(
        source: source, buttons: [Button(ok, id: "ok")], manner: .classic,
        isSized: try words.isSized)
      view.breaksAtBackslashN = true
      view.path = words.first
      dress(&view.buttonList)
      return view
    case .success(.arriving), .failure(.isTerminal):
      throw .unreadable(path: words.first, reason: "it is the terminal")
    case .failure(.unreadable(let reason)):
      throw .unreadable(path: words.first, reason: reason)
    }
  }

  func input(_ words: WhiptailWords, isSecure: Bool) throws(UsageError) -> any Dialog {
    var alert = Alert(
      message: words.text, buttons: answers,
      fields: [
        Field(name: Input.fieldName, label: "", value: words.rest.first ?? "", isSecure: isSecure)
      ])
    alert.fields[0].original = words.rest.first
    alert.fields[0].editor.killsBefore = true
    alert.manner = .classic
    dress(&alert.buttonList)
    return alert
  }

  func list(_ words: WhiptailWords, _ marks: ItemList.Marks) throws(UsageError) -> any Dialog {
    var choose = Choose()
    choose.message = words.text
    choose.manner = .classic
    choose.list.marks = marks
    choose.list.passesNothing = true
    choose.list.showsValues = !hidesTags
    choose.list.showsLabels = !hidesItems
    choose.isMultiple = marks == .boxes
    try addItems(words, marks, to: &choose.list)
    // A size of which any part is left to the box is left to it as a whole.
    choose.listRows = try words.isSized ? words.number(3) : nil
    choose.buttonList.buttons = answers
    dress(&choose.buttonList)
    return choose
  }

  private func addItems(
    _ words: WhiptailWords, _ marks: ItemList.Marks, to list: inout ItemList
  ) throws(UsageError) {
    // Without items a checklist has tags and states only; a menu keeps its pairs.
    let names =
      marks == .none
      ? ["TAG", "ITEM"] : hidesItems ? ["TAG", "STATUS"] : ["TAG", "ITEM", "STATUS"]
    let rest = words.rest
    let form = "\(words.option) TEXT HEIGHT WIDTH LISTHEIGHT [\(names.joined(separator: " "))]..."
    if rest.isEmpty, marks == .none { throw .missingWord("TAG ITEM", of: form) }
    guard rest.count % names.count == 0 else {
      throw .missingWord(names[rest.count % names.count], of: form)
    }
    for start in stride(from: 0, to: rest.count, by: names.count) {
      let isOn = marks != .none && Self.isOn(rest[start + names.count - 1])
      let label = names.contains("ITEM") ? rest[start + 1] : ""
      list.append(Item(rest[start], label: label, isSelected: isOn))
    }
    guard marks == .none, let defaultItem else { return }
    if let index = list.items.firstIndex(where: { $0.value == defaultItem }) {
      list.highlight(item: index)
    }
  }

  private static func isOn(_ status: String) -> Bool {
    ["1", "on", "yes"].contains(status.lowercased())
  }

  private var answers: [Button] {
    [Button(ok, id: "ok")] + (hasNoCancel ? [] : [Button(cancel, .cancel, id: "cancel")])
  }

  private func dress(_ list: inout ButtonList) {
    list.arrangement = hasFullButtons ? .boxed : .spread
    list.hasHotKeys = false
  }

  // MARK: The request

  func request(
    _ box: WhiptailBox, _ words: [String], _ surroundings: Surroundings
  ) throws(UsageError) -> Request {
    let words = try WhiptailWords(words, of: box)
    let dialog = try box.make(self, words, surroundings)
    let purpose: Purpose =
      box.option == "--infobox" ? .tells : box.option == "--gauge" ? .reports : .asks
    var chrome = Chrome(title: title, place: purpose == .tells ? .cursor : .center)
    chrome.window = try words.window(self)
    var stage = Stage()
    stage.purpose = purpose
    stage.theme = NewtColors.theme(surroundings)
    // Text in the box can be marked and copied as ever.
    stage.usesMouse = false
    let report = WhiptailReport(self, box.option)
    return Request(
      identity: Identity(kind: box.kind, title: title, message: dialog.message), dialog: dialog,
      chrome: chrome, timing: Timing(), stage: stage,
      answerDescriptor: Int32(outputDescriptor), report: { report.report($0) })
  }
}
