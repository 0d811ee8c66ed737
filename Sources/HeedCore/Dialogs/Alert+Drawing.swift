extension Alert {
  /// Lines longer than this are hard to read.
  private static let readable = 60
  private static let fieldColumns = 46
  private static let leastColumns = 30

  package func measure(in size: Size) -> Size {
    let room = Size(columns: max(1, size.columns), rows: size.rows)
    let area = area(in: room)
    guard manner == .native else { return measureClassic(in: room) }
    let least = max(area.naturalColumns, fields.isEmpty ? Self.leastColumns : Self.fieldColumns)
    var columns = least
    let lines = DisplayText.lines(message)
    let widest = lines.map(\.displayWidth).max() ?? 0
    columns = max(columns, min(widest, Self.readable))
    // An address is better seen whole than broken.
    let longest = lines.lazy.flatMap { $0.split(separator: " ") }.map(\.displayWidth).max() ?? 0
    if longest > columns, longest <= 2 * Self.readable { columns = longest }
    // A text too long for the screen may use more of its width.
    if widest > columns, lines.count * (widest / columns + 1) > size.rows - 6 {
      columns = max(columns, min(widest, 2 * Self.readable))
    }
    columns = balanced(min(columns, room.columns), least: min(least, room.columns))
    let body = body(columns: columns, isTight: false)
    let buttons = self.area(in: Size(columns: columns, rows: size.rows)).naturalRows
    return Size(
      columns: columns, rows: body.count + (body.count > 0 && buttons > 0 ? 1 : 0) + buttons)
  }

  /// As wide as the longest line or as was said, and as high as that makes it.
  private func measureClassic(in room: Size) -> Size {
    let widest = min(
      textColumns ?? .max, DisplayText.lines(message).map(\.displayWidth).max() ?? 0)
    let columns = min(room.columns, max(widest, area(in: room).naturalColumns))
    let body = body(columns: columns, isTight: false).count
    let buttons = area(in: Size(columns: columns, rows: room.rows)).naturalRows
    return Size(columns: columns, rows: body + 1 + buttons)
  }

  /// The fewest columns in which a short message takes no more lines, so that none is left almost
  /// empty.
  private func balanced(_ columns: Int, least: Int) -> Int {
    guard columns > least, message.utf8.count < 2_000 else { return columns }
    let rows = Body.wrapped(message, columns: columns).count
    var (low, high) = (least, columns)
    while low < high {
      let middle = (low + high) / 2
      if Body.wrapped(message, columns: middle).count > rows {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return high
  }

  package func draw(on canvas: inout Canvas, at moment: Moment) {
    let parts = parts(in: canvas.size)
    let isValid = fields.isValid
    canvas.within(parts.bodyRect) {
      parts.body.draw(
        fields, from: parts.firstRow, focusedField: focusedField, on: &$0)
    }
    let area = area(in: canvas.size, lockedSeconds: moment.lockedSeconds)
    let live = buttonList.indices.filter { isLive($0, whileValid: isValid) }
    canvas.within(parts.buttonRect) {
      area.draw(
        ButtonArea.State(focus: focusedButton, lockedSeconds: moment.lockedSeconds) {
          live.contains($0)
        }, on: &$0)
    }
  }

  package func hints(at moment: Moment) -> [KeyHint] {
    var hints: [KeyHint] = []
    if let index = returnTarget, moment.lockedSeconds == 0 || buttonList[index].role.leaves {
      hints.append(KeyHint("⏎", buttonList[index].shownLabel))
    }
    if fields.fields.count + buttonList.buttons.count > 1 {
      hints.append(KeyHint(movesOnByReturn ? "⏎ ⇥" : "⇥", "next"))
    }
    if let focusedField, !fields[focusedField].suggestions.isEmpty {
      hints.append(KeyHint("↑↓", "choose"))
    }
    if let cancel = buttonList.cancelIndex, isLive(cancel) {
      hints.append(KeyHint("esc", buttonList[cancel].shownLabel))
    } else if buttonList.hasEscape, buttonList.cancelIndex == nil {
      hints.append(KeyHint("esc", "close"))
    }
    if let focusedField, fields[focusedField].isSecure {
      hints.append(KeyHint("^R", fields[focusedField].isRevealed ? "hide" : "reveal"))
    }
    return hints
  }

  package func hints(in size: Size, at moment: Moment) -> [KeyHint] {
    var hints = hints(at: moment)
    if arrowsScroll(in: size) {
      hints.insert(KeyHint("↑↓", "scroll"), at: min(1, hints.count))
    }
    return hints
  }

  /// The button that Return would press now.
  private var returnTarget: Int? {
    if let focusedButton { return isLive(focusedButton) ? focusedButton : nil }
    guard focusedField != nil, !movesOnByReturn, let index = buttonList.returnIndex else {
      return nil
    }
    return isLive(index) ? index : nil
  }
}
