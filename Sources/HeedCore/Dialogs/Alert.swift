/// A message in the middle of the screen, with buttons and perhaps fields, as UIKit's alerts are.
package struct Alert: ButtonHolder {
  package var message = ""
  package var buttonList = ButtonList()
  package var fields = FieldList()
  package var manner = Manner.native
  /// Whether Return in a field goes to the next one, and answers only from the last.
  package var returnMovesOn = false
  /// When the text has a place in the order of the focus, before everything else.
  package var textFocus = TextFocus.never
  /// The most columns of the message where the width is left to it, in other manners than ours.
  package var textColumns: Int?

  /// When a text is a part that keys go to, as in whiptail.
  package enum TextFocus: Sendable { case never, whenCut, always }
  /// The part that answers keys; `nil` until the first one, so that the focus follows the options.
  private var chosenFocus: Focus?
  /// The first row of the message in sight, as far as it was scrolled.
  private var scroll = 0

  /// What answers keys.
  enum Focus: Equatable { case text, field(Int), button(Int) }

  package init() {}

  package init(message: String, buttons: [Button], fields: [Field] = []) {
    self.message = message
    buttonList = ButtonList(buttons)
    self.fields = FieldList(fields)
  }

  package var question: Question {
    var question = Question(
      message: message, prompts: fields.indices.map { fields.prompt(at: $0) }, buttons: buttonList)
    // Return in a field means another button than the one with the first focus.
    if !fields.isEmpty { question.initial = buttonList.returnIndex.map { buttonList[$0].key } }
    return question
  }

  package var values: [Value] { fields.values }

  package var focusName: String? {
    switch focus {
    case .field(let index): fields[index].name
    case .button(let index): buttonList[index].key
    case .text, nil: nil
    }
  }

  package var isTyping: Bool { focusedField.map { fields[$0].isLine } == true }

  package mutating func apply(_ change: Change) throws(ChangeError) -> Outcome? {
    switch change {
    case .value(let name, let texts): try fields.setValue(of: name, to: texts)
    case .problem(let name, let reason): try fields.setComplaint(of: name, to: reason)
    case .press(let name): return press(try buttonList.pressed(name, isLive: { isLive($0) }))
    case .escape: return cancel()
    case .enable(let name, let isEnabled): try buttonList.enable(name, isEnabled)
    case .message(let text): message = text
    case .items: throw .hasNone("items")
    case .progress: throw .hasNone("progress bar")
    }
    return nil
  }

  // MARK: What can be pressed

  /// Whether a button can be pressed: it isn't disabled, and the fields don't forbid it.
  func isLive(_ index: Int) -> Bool { isLive(index, whileValid: fields.isValid) }

  func isLive(_ index: Int, whileValid isValid: Bool) -> Bool {
    let button = buttonList[index]
    if button.isDisabled { return false }
    return isValid || button.role.leaves || button.isAlways
  }

  func press(_ index: Int) -> Outcome {
    Outcome(.button(buttonList[index]), values: values)
  }

  // MARK: Focus

  var focus: Focus? {
    if let chosenFocus { return chosenFocus }
    if textFocus == .always { return .text }
    // In dialog a default button has the focus even before a field.
    let prefersButton = manner == .dialog && buttonList.preferredIndex != nil
    if !fields.isEmpty, !prefersButton { return .field(0) }
    return buttonList.firstFocus(isLive: isLive).map { .button($0) }
  }

  var focusedField: Int? {
    guard case .field(let index) = focus else { return nil }
    return index
  }

  var focusedButton: Int? {
    switch focus {
    case .button(let index): index
    // Return means the first button while the text is scrolled.
    case .text: buttonList.returnIndex
    default: nil
    }
  }

  /// Puts the focus on a text that turns out to be cut, before the first key.
  mutating func settleFocus(in size: Size) {
    if chosenFocus == nil, textFocus == .whenCut, hasTextFocus(in: size) { chosenFocus = .text }
  }

  /// Whether Return goes from the field that has the focus to the next one.
  var movesOnByReturn: Bool {
    returnMovesOn && focusedField.map { $0 < fields.indices.upperBound - 1 } == true
  }

  /// Gives the focus to a part; a field that loses it has been touched.
  mutating func moveFocus(to next: Focus) {
    if let focusedField, next != .field(focusedField) { fields[focusedField].isTouched = true }
    chosenFocus = next
  }

  /// Whether the text is one of the parts that keys go to.
  func hasTextFocus(in size: Size) -> Bool {
    guard textFocus == .whenCut else { return textFocus == .always }
    let parts = parts(in: size)
    return parts.body.count > parts.bodyRect.size.rows
  }

  /// All that can have the focus, in the order of Tab: from the last field to the answers, and only
  /// then to back and cancel, so that who fills a form does not lose it.
  func focusOrder(in size: Size) -> [Focus] {
    let isValid = fields.isValid
    let last = manner == .native ? [buttonList.backIndex, buttonList.cancelIndex] : []
    let order = area(in: size).order.filter { !last.contains($0) } + last.compactMap { $0 }
    let buttons = order.filter { isLive($0, whileValid: isValid) }
    return (hasTextFocus(in: size) ? [.text] : []) + fields.indices.map { .field($0) }
      + buttons.map { .button($0) }
  }

  // MARK: Layout

  func area(in size: Size, lockedSeconds: Int = 0) -> ButtonArea {
    ButtonArea(buttonList, columns: size.columns, lockedSeconds: lockedSeconds)
  }

  /// Where message, fields and buttons are on a canvas.
  struct Parts {
    var body: Body
    var bodyRect: Rect
    var buttonRect: Rect
    var firstRow: Int
  }

  func parts(in size: Size) -> Parts {
    let area = area(in: size)
    var body = body(columns: size.columns, isTight: false)
    let gap = body.count == 0 ? 0 : 1
    let isTight = body.count + gap + area.naturalRows > size.rows
    if isTight {
      body = self.body(columns: size.columns, isTight: true)
    }
    // The body keeps a few rows even above a long stack of buttons.
    let kept = min(body.count, fields.isEmpty ? 3 : 4, max(0, size.rows - area.leastRows))
    let buttonRows = min(area.naturalRows, max(area.leastRows, size.rows - kept))
    let bodyRows = max(0, min(body.count, size.rows - buttonRows))
    let firstRow = body.firstRow(wanted: scroll, room: bodyRows, focusedField: focusedField)
    return Parts(
      body: body,
      bodyRect: Rect(row: 0, column: 0, columns: size.columns, rows: bodyRows),
      buttonRect: Rect(
        row: max(0, size.rows - buttonRows), column: 0, columns: size.columns, rows: buttonRows),
      firstRow: firstRow)
  }

  func body(columns: Int, isTight: Bool) -> Body {
    Body(
      message: message, fields: fields, columns: columns, isTight: isTight,
      hasRules: manner == .native)
  }

  /// Shows another part of a message that is longer than its room.
  mutating func scroll(by rows: Int, in size: Size) {
    let parts = parts(in: size)
    let last = max(0, parts.body.count - parts.bodyRect.size.rows)
    scroll = min(max(0, parts.firstRow + rows), last)
  }
}
