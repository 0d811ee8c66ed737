/// Where the parts of a panel are on a canvas.
struct PanelParts {
  var body: Body
  var bodyRows: Int
  var content: Rect
  var noteRow: Int?
  var buttons: Rect
}

extension Panel {
  /// Lines longer than this are hard to read.
  private var readable: Int { manner == .native ? 60 : textColumns ?? .max }

  func area(columns: Int, lockedSeconds: Int = 0) -> ButtonArea {
    ButtonArea(buttonList, columns: columns, lockedSeconds: lockedSeconds)
  }

  private var hasNote: Bool {
    content.note != nil || !complaints.isEmpty || (content.canFail && !content.tellsProblems)
  }

  private func body(columns: Int) -> Body {
    Body(message: message, fields: FieldList(), columns: columns)
  }

  package func measure(in size: Size) -> Size {
    let area = area(columns: size.columns)
    let lines = DisplayText.lines(message)
    let widest = min(readable, lines.map(\.displayWidth).max() ?? 0)
    let own = content.measure(in: size)
    let columns = min(size.columns, max(own.columns, widest, area.naturalColumns))
    let text = body(columns: columns).count
    let note = hasNote ? 1 : 0
    let buttons = self.area(columns: columns).naturalRows
    let rows =
      text + (text > 0 ? 1 : 0) + content.measure(in: Size(columns: columns, rows: size.rows)).rows
    return Size(columns: columns, rows: rows + note + (buttons > 0 ? 1 : 0) + buttons)
  }

  /// Between message and content, and above the buttons.
  package var airRows: Int {
    (message.isEmpty ? 0 : 1) + (buttonList.buttons.isEmpty ? 0 : 1)
  }

  package func leastSize(in size: Size) -> Size {
    let least = content.leastSize
    return Size(columns: least.columns, rows: least.rows + (buttonList.buttons.isEmpty ? 0 : 1))
  }

  package func neededRows(in size: Size) -> Int {
    let whole = measure(in: size).rows
    guard content.scrolls else { return whole }
    return whole - max(0, content.measure(in: size).rows - content.leastSize.rows - 2)
  }

  /// The content keeps its least rows before the message, and the message before air.
  func parts(in size: Size) -> PanelParts {
    let area = area(columns: size.columns)
    let body = body(columns: size.columns)
    let wanted = content.fillsRoom ? size.rows : content.measure(in: size).rows
    let least = min(wanted, content.leastSize.rows)
    // What fills the room there is leaves some of it for air.
    let usual = content.fillsRoom ? min(least + 3, content.measure(in: size).rows) : wanted
    // Of a long stack a part is in sight, unless the rest leaves room for all of it.
    let spare = size.rows - body.count - usual - (hasNote ? 1 : 0)
    let buttonRows = min(
      area.naturalRows, max(area.leastRows, size.rows / 3, spare), max(0, size.rows - 1))
    var left = max(0, size.rows - buttonRows)
    let bodyRows = max(0, min(body.count, left - least))
    left -= bodyRows
    let airAbove = bodyRows > 0 && left > usual ? 1 : 0
    left -= airAbove
    let note = hasNote && left > least ? 1 : 0
    left -= note
    let airBelow = buttonRows > 0 && left > usual ? 1 : 0
    let rows = max(0, min(wanted, left - airBelow))
    let top = bodyRows + airAbove
    return PanelParts(
      body: body, bodyRows: bodyRows,
      content: Rect(row: top, column: 0, columns: size.columns, rows: rows),
      noteRow: note > 0 ? top + rows : nil,
      buttons: Rect(
        row: size.rows - buttonRows, column: 0, columns: size.columns, rows: buttonRows))
  }

  package func draw(on canvas: inout Canvas, at moment: Moment) {
    let parts = parts(in: canvas.size)
    let columns = canvas.size.columns
    canvas.within(Rect(row: 0, column: 0, columns: columns, rows: parts.bodyRows)) {
      parts.body.draw(FieldList(), from: 0, focusedField: nil, on: &$0)
    }
    let live = buttonList.indices.filter { isLive($0) }
    let state = ButtonArea.State(focus: focusedButton, lockedSeconds: moment.lockedSeconds) {
      live.contains($0)
    }
    canvas.within(parts.buttons) {
      area(columns: columns, lockedSeconds: moment.lockedSeconds).draw(state, on: &$0)
    }
    canvas.within(parts.content) {
      content.draw(on: &$0, hasFocus: focus == .content || order == .shared, at: moment)
    }
    if let row = parts.noteRow { drawNote(row: row, on: &canvas) }
    doubt?.draw(on: &canvas, at: moment)
  }

  private func drawNote(row: Int, on canvas: inout Canvas) {
    let refusal = isRefused && !content.tellsProblems ? problem : nil
    if let reason = failure ?? content.warning ?? refusal {
      let text = truncate("! \(DisplayText.line(reason))", columns: canvas.size.columns)
      canvas.write(text, row: row, column: 0, .error)
    } else if let note = content.note {
      canvas.write(truncate(note, columns: canvas.size.columns), row: row, column: 0, .hint)
    }
  }

  package func hints(at moment: Moment) -> [KeyHint] {
    if let doubt { return doubt.alert.hints(at: moment) }
    var hints: [KeyHint] = []
    let pressed = focusedButton ?? (content.takesReturn ? nil : buttonList.returnIndex)
    if let pressed, isLive(pressed), !buttonList.isLocked(pressed, at: moment) {
      hints.append(KeyHint("⏎", buttonList[pressed].shownLabel))
    }
    if contentHasKeys { hints += content.hints }
    // What a content does with Escape goes before what a button would.
    let takesEscape = hints.contains { $0.key == "esc" }
    let stops = content.stopCount + buttonList.buttons.count
    let hasTab = hints.contains { $0.key.contains("⇥") }
    if stops > 1, !hasTab { hints.append(KeyHint("⇥", "next")) }
    if let cancel = buttonList.cancelIndex, isLive(cancel), !takesEscape {
      hints.append(KeyHint("esc", buttonList[cancel].shownLabel))
    }
    return hints
  }
}
