extension ButtonArea {
  /// How a button stands at a moment.
  package struct State: Sendable {
    package var focus: Int?
    /// Whether a button can be pressed.
    package var isLive: @Sendable (Int) -> Bool
    package var lockedSeconds: Int

    package init(
      focus: Int?, lockedSeconds: Int = 0, isLive: @escaping @Sendable (Int) -> Bool
    ) {
      self.focus = focus
      self.isLive = isLive
      self.lockedSeconds = lockedSeconds
    }
  }

  /// Draws the buttons, with marks where more of them are out of sight.
  package func draw(_ state: State, on canvas: inout Canvas) {
    let size = canvas.size
    let slots = slots(in: size, focus: state.focus)
    for slot in slots { draw(slot, state, on: &canvas) }
    let hidden = hidden(in: size, focus: state.focus)
    guard let first = slots.first, let last = slots.last(where: { list[$0.index].role != .cancel })
    else { return }
    let column = min(size.columns - 1, (slots.map(\.rect.columns.upperBound).max() ?? 0) + 1)
    if hidden.above > 0 { mark("▲", row: first.rect.origin.row, column: column, on: &canvas) }
    if hidden.below > 0 { mark("▼", row: last.rect.origin.row, column: column, on: &canvas) }
  }

  private func mark(_ sign: String, row: Int, column: Int, on canvas: inout Canvas) {
    canvas.write(sign, row: row, column: column, .scrollMark)
  }

  private func draw(_ slot: Slot, _ state: State, on canvas: inout Canvas) {
    let button = list[slot.index]
    let isFocused = state.focus == slot.index
    let isLive = state.isLive(slot.index)
    let isLocked = state.lockedSeconds > 0 && !button.role.leaves
    let role = self.role(of: slot.index, isFocused: isFocused, isLive: isLive && !isLocked)
    var label = button.shownLabel
    if isLocked { label += " (\(state.lockedSeconds))" }
    let origin = slot.rect.origin
    if isBoxed, slot.rect.size.rows == 3 {
      drawBox(slot.rect, Style(role), on: &canvas)
      canvas.write(" \(label) ", row: origin.row + 1, column: origin.column + 1, role)
    } else {
      canvas.write(
        bracketed(label, columns: slot.rect.size.columns, isFocused), row: origin.row,
        column: origin.column, role)
    }
    if isFocused {
      let row = origin.row + (slot.rect.size.rows == 3 ? 1 : 0)
      canvas.putCursor(row: row, column: origin.column + 2, isVisible: false)
    }
  }

  private func bracketed(_ label: String, columns: Int, _ isFocused: Bool) -> String {
    switch list.arrangement {
    case .spread: "<\(truncate(label, columns: max(0, columns - 2)))>"
    default:
      isFocused
        ? "‹ \(truncate(label, columns: max(0, columns - 4))) ›"
        : "  \(truncate(label, columns: max(0, columns - 4)))  "
    }
  }

  private func drawBox(_ rect: Rect, _ style: Style, on canvas: inout Canvas) {
    let bar = String(repeating: "─", count: max(0, rect.size.columns - 2))
    let (row, column) = (rect.origin.row, rect.origin.column)
    canvas.write("┌\(bar)┐", row: row, column: column, style: style)
    canvas.write("│", row: row + 1, column: column, style: style)
    canvas.write("│", row: row + 1, column: rect.columns.upperBound - 1, style: style)
    canvas.write("└\(bar)┘", row: row + 2, column: column, style: style)
  }

  private func role(of index: Int, isFocused: Bool, isLive: Bool) -> Role {
    let isDestructive = list[index].role == .destructive
    guard isLive else { return .disabledButton }
    if isFocused { return isDestructive ? .focusedDestructiveButton : .focusedButton }
    if isDestructive { return .destructiveButton }
    return index == list.preferredIndex ? .preferredButton : .button
  }
}
