import HeedCore

/// Messages, questions and what is typed.
extension ZenityDraft {
  func message(_ usual: String) -> ZenityShown {
    var alert = Alert(message: shownText(usual), buttons: [])
    alert.buttonList = buttons("OK", nil)
    return ZenityShown(dialog: alert)
  }

  func question() throws(UsageError) -> ZenityShown {
    var alert = Alert(message: shownText("Are you sure you want to proceed?"), buttons: [])
    alert.buttonList = buttons("Yes", id: "yes", "No", cancelID: "no")
    if isSwitch {
      guard !extras.isEmpty else {
        throw .badKindOption(option: "--switch", remedy: "give buttons with --extra-button TEXT")
      }
      alert.buttonList.buttons = extras.map { Self.button($0) }
    } else if isCancelDefault {
      alert.buttonList.preferredName = "no"
    }
    return ZenityShown(dialog: alert)
  }

  func entry() -> ZenityShown {
    var field = Field(name: Input.fieldName, label: "", value: entryText, isSecure: hidesText)
    field.suggestions = words
    field.original = entryText
    if !words.isEmpty {
      field.placeholder = "↑↓ " + words.map(DisplayText.line).joined(separator: ", ")
    }
    return typed([field], "Enter new text:") { $0.first?.text }
  }

  func password() -> ZenityShown {
    var fields = [Field(name: "password", label: asksForUser ? "Password" : "", isSecure: true)]
    if asksForUser { fields.insert(Field(name: "username", label: "Username"), at: 0) }
    var shown = typed(
      fields, asksForUser ? "Type your username and password" : "Type your password"
    ) {
      $0.map(\.text).joined(separator: "|")
    }
    shown.printsAtTimeout = false
    return shown
  }

  private func typed(
    _ fields: [Field], _ usual: String, answer: @escaping @Sendable ([Value]) -> String?
  ) -> ZenityShown {
    var alert = Alert(message: shownText(usual), buttons: [], fields: fields)
    alert.returnMovesOn = true
    alert.buttonList = buttons()
    return ZenityShown(dialog: alert, answer: answer)
  }

  func calendar(_ surroundings: Surroundings) -> ZenityShown {
    let today = surroundings.now().date
    var calendar = Calendar(
      CivilDate(
        near: day.flatMap { $0 > 0 ? $0 : nil } ?? today.day,
        inMonth: month.flatMap { (1...12).contains($0) ? $0 : nil } ?? today.month,
        of: year.flatMap { (1...9999).contains($0) ? $0 : nil } ?? today.year))
    calendar.today = today
    calendar.give(calendar.date)
    calendar.format = surroundings.format(dateFormat ?? "%x")
    return panel(calendar, "Select a date from below.") { $0.first?.text }
  }

  func scale() throws(UsageError) -> ZenityShown {
    guard least < most else {
      throw .badValue(
        option: "--max-value", value: "\(most)",
        wanted: "a number greater than --min-value \(least)")
    }
    if let value, !(least...most).contains(value) {
      throw .badValue(
        option: "--value", value: "\(value)", wanted: "a number from \(least) to \(most)")
    }
    var slider = Slider(least...most, value: value ?? max(least, min(0, most)))
    slider.step = step
    slider.hidesValue = hidesValue
    var shown = panel(slider, "Adjust the scale value") { $0.first?.text }
    shown.printsChanges = printsPartially
    return shown
  }

  func chosenColor() -> ZenityShown {
    var picker = ColorPicker()
    picker.format = .rgb
    picker.takesOpacity = true
    // There the palette is shown only where it is asked for, and an editor before it.
    picker.stop = showsPalette ? 0 : 1
    picker.give(.rgb(red: 255, green: 255, blue: 255))
    // What is no colour leaves it white there.
    if let known = color.flatMap({ ZenityColor($0) }) {
      picker.give(known.color, opacity: known.opacity)
    }
    return panel(picker, "") { values in values.first.flatMap { ZenityColor($0.text)?.text } }
  }

  func file(_ surroundings: Surroundings) -> ZenityShown {
    var chooser = FileChooser(isDirectory ? .directory : isSave ? .newFile : .file)
    chooser.isMultiple = isMultiple && !isSave
    chooser.isAbsolute = true
    chooser.files = surroundings.files
    chooser.home = surroundings.environment("HOME")
    chooser.filters = filters.map(Self.filter)
    chooser.confirmsOverwrite = confirmsOverwrite && chooser.wanted == .newFile
    chooser.open(filename.map { start(of: $0, surroundings.files) })
    let separator = separator
    return panel(chooser, "") { $0.flatMap(\.texts).joined(separator: separator) }
  }

  /// `NAME | PATTERN1 PATTERN2`, or patterns alone.
  private static func filter(_ text: String) -> FileChooser.Filter {
    let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let globs = (parts.last ?? "").split(separator: " ").map { Glob(String($0)) }
    guard parts.count == 2 else { return FileChooser.Filter(globs) }
    return FileChooser.Filter(name: String(parts[0]).trimmed, globs)
  }

  /// Where to begin: a path that does not exist counts only where a new file is meant.
  private func start(of path: String, _ files: FileSystem) -> String {
    guard files.kind(path) == nil, !isSave || isDirectory else { return path }
    let end = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    return end.map { String(path[...$0]) } ?? "."
  }

  /// A content with a message and the usual buttons.
  func panel<Main: Content>(
    _ content: Main, _ usual: String, answer: @escaping @Sendable ([Value]) -> String?
  ) -> ZenityShown {
    var panel = Panel(content, message: shownText(usual))
    panel.buttonList = buttons()
    return ZenityShown(dialog: panel, answer: answer)
  }
}
