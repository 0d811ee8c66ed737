/// A stack of choices that opens beside what asked, as UIKit's action sheets do.
///
/// It can always be dismissed: Escape and a press outside mean its cancel button, or status 1.
package struct Sheet: ButtonHolder {
  package var message = ""
  package var buttonList = ButtonList()
  private var chosenFocus: Int?
  /// The first row of the message in sight.
  private var scroll = 0

  package init() { buttonList.arrangement = .stack }

  package init(message: String, buttons: [Button]) {
    self.init()
    self.message = message
    buttonList.buttons = buttons
  }

  package var question: Question { Question(message: message, buttons: buttonList) }
  package var values: [Value] { [] }
  package var focusName: String? { focus.map { buttonList[$0].key } }

  package mutating func apply(_ change: Change) throws(ChangeError) -> Outcome? {
    switch change {
    case .value(let name, _), .problem(let name, _): throw .noSuchField(name)
    case .press(let name):
      return Outcome(.button(buttonList[try buttonList.pressed(name, isLive: isLive)]))
    case .escape: return dismiss()
    case .enable(let name, let isEnabled): try buttonList.enable(name, isEnabled)
    case .message(let text): message = text
    case .items: throw .hasNone("items")
    case .progress: throw .hasNone("progress bar")
    }
    return nil
  }

  private func isLive(_ index: Int) -> Bool { !buttonList[index].isDisabled }

  private var focus: Int? { chosenFocus ?? buttonList.firstFocus(isLive: isLive) }

  // MARK: Layout

  private static let readable = 60

  private func area(columns: Int, lockedSeconds: Int = 0) -> ButtonArea {
    ButtonArea(buttonList, columns: columns, lockedSeconds: lockedSeconds)
  }

  private struct Parts {
    var body: Body
    var bodyRows: Int
    var firstRow: Int
    var buttonRect: Rect
  }

  private func parts(in size: Size) -> Parts {
    let area = area(columns: size.columns)
    let body = Body(message: message, fields: FieldList(), columns: size.columns)
    let kept = min(body.count, max(1, size.rows / 3), max(0, size.rows - area.leastRows))
    let buttonRows = min(area.naturalRows, max(area.leastRows, size.rows - kept))
    let bodyRows = max(0, min(body.count, size.rows - buttonRows))
    let air = bodyRows > 0 && bodyRows + 1 + area.naturalRows <= size.rows ? 1 : 0
    return Parts(
      body: body, bodyRows: bodyRows,
      firstRow: body.firstRow(wanted: scroll, room: bodyRows, focusedField: nil),
      buttonRect: Rect(
        row: bodyRows + air, column: 0, columns: size.columns,
        rows: min(buttonRows, max(0, size.rows - bodyRows - air))))
  }

  package func measure(in size: Size) -> Size {
    let area = area(columns: size.columns)
    let lines = DisplayText.lines(message)
    let widest = min(Self.readable, lines.map(\.displayWidth).max() ?? 0)
    // Two columns keep the marks of hidden buttons beside the labels.
    let stack = buttonList.indices.map { area.width(of: $0) }.max() ?? 0
    let columns = min(size.columns, max(widest, stack + 2))
    let body = Body.wrapped(message, columns: columns).count
    return Size(columns: columns, rows: body + (body > 0 ? 1 : 0) + area.naturalRows)
  }

  package func draw(on canvas: inout Canvas, at moment: Moment) {
    let parts = parts(in: canvas.size)
    let columns = canvas.size.columns
    canvas.within(Rect(row: 0, column: 0, columns: columns, rows: parts.bodyRows)) {
      parts.body.draw(
        FieldList(), from: parts.firstRow, focusedField: nil, on: &$0)
    }
    let live = buttonList.indices.filter { isLive($0) }
    let state = ButtonArea.State(focus: focus, lockedSeconds: moment.lockedSeconds) {
      live.contains($0)
    }
    canvas.within(parts.buttonRect) {
      area(columns: columns, lockedSeconds: moment.lockedSeconds).draw(state, on: &$0)
    }
  }

  package func hints(at moment: Moment) -> [KeyHint] {
    var hints: [KeyHint] = []
    if let focus, moment.lockedSeconds == 0 || buttonList[focus].role.leaves {
      hints.append(KeyHint("⏎", buttonList[focus].shownLabel))
    }
    if buttonList.buttons.count > 1 || focus == nil { hints.append(KeyHint("↑↓", "move")) }
    let cancel = buttonList.cancelIndex.map { buttonList[$0].shownLabel }
    hints.append(KeyHint("esc", cancel ?? "dismiss"))
    return hints
  }

  // MARK: Events

  package mutating func handle(_ event: Event, in size: Size, at moment: Moment) -> Outcome? {
    switch event {
    case .key(let key): return handle(key, in: size, at: moment)
    case .pressedOutside: return dismiss()
    case .mouse(let mouse): return handle(mouse, in: size, at: moment)
    default: return nil
    }
  }

  private func dismiss() -> Outcome {
    let cancel = buttonList.cancelIndex.flatMap { isLive($0) ? buttonList[$0] : nil }
    return Outcome(cancel.map { .button($0) } ?? .escape)
  }

  private func press(_ index: Int?, at moment: Moment) -> Outcome? {
    guard let index, isLive(index), !buttonList.isLocked(index, at: moment) else { return nil }
    return Outcome(.button(buttonList[index]))
  }

  private mutating func handle(_ key: Key, in size: Size, at moment: Moment) -> Outcome? {
    switch key.code {
    case .escape: return dismiss()
    case .enter: return press(focus, at: moment)
    case .character(" ") where key.modifiers.isEmpty: return press(focus, at: moment)
    case .tab: step(key.modifiers.contains(.shift) ? -1 : 1, wraps: true)
    case .up, .left: step(-1)
    case .down, .right: step(1)
    case .pageUp: page(-1, in: size)
    case .pageDown: page(1, in: size)
    case .home: step(-buttonList.buttons.count)
    case .end: step(buttonList.buttons.count)
    case .character("p") where key.modifiers == .control: step(-1)
    case .character("n") where key.modifiers == .control: step(1)
    case .character(let letter) where !key.modifiers.contains(.control):
      return hotKey(letter, at: moment)
    default: break
    }
    return nil
  }

  private mutating func step(_ distance: Int, wraps: Bool = false) {
    let order = area(columns: 0).order.filter { isLive($0) }
    guard !order.isEmpty else { return }
    guard let focus, let place = order.firstIndex(of: focus) else {
      chosenFocus = distance > 0 ? order[0] : order[order.count - 1]
      return
    }
    let next = place + distance
    chosenFocus =
      order[wraps ? (next + order.count) % order.count : min(max(0, next), order.count - 1)]
  }

  private mutating func hotKey(_ letter: Character, at moment: Moment) -> Outcome? {
    switch buttonList.hotKey(letter, focus: focus, isLive: isLive) {
    case .press(let index): return press(index, at: moment)
    case .focus(let index): chosenFocus = index
    case nil: break
    }
    return nil
  }

  /// Pages through a message that is longer than its room, else through the buttons.
  private mutating func page(_ direction: Int, in size: Size) {
    let parts = parts(in: size)
    guard parts.body.count > parts.bodyRows else {
      return step(direction * max(1, parts.buttonRect.size.rows - 1))
    }
    let wanted = parts.firstRow + direction * max(1, parts.bodyRows - 1)
    scroll = min(max(0, wanted), parts.body.count - parts.bodyRows)
  }

  private mutating func handle(_ mouse: Mouse, in size: Size, at moment: Moment) -> Outcome? {
    let parts = parts(in: size)
    switch mouse.action {
    case .wheelUp: step(-1)
    case .wheelDown: step(1)
    case .press where parts.buttonRect.contains(mouse.position):
      let own = Position(
        row: mouse.position.row - parts.buttonRect.origin.row, column: mouse.position.column)
      let area = area(columns: size.columns, lockedSeconds: moment.lockedSeconds)
      return press(area.index(at: own, in: parts.buttonRect.size, focus: focus), at: moment)
    default: break
    }
    return nil
  }
}
