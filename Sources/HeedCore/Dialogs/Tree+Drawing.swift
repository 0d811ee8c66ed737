extension Tree {
  private static let leastColumns = 30

  private var hasMarks: Bool { isMultiple || marksOne }

  package var leastSize: Size { Size(columns: 12, rows: 2) }
  package var scrolls: Bool { true }

  /// Room for all items, as if all were open, so that nothing moves when branches are.
  package func measure(in size: Size) -> Size {
    let most = listRows ?? max(12, size.rows * 2 / 3)
    let wanted = readsItems ? most : min(most, list.nodes.count)
    let air = wanted < list.nodes.count ? TreeList.scrollColumns : 1
    let columns = max(Self.leastColumns, list.naturalColumns + (hasMarks ? 4 : 0) + air)
    return Size(columns: min(size.columns, columns), rows: max(1, min(size.rows, wanted)))
  }

  package func draw(on canvas: inout Canvas, hasFocus: Bool, at moment: Moment) {
    list.draw(
      hasMarks ? isMultiple ? .boxes : .circles : .none, hasFocus: hasFocus, on: &canvas)
    guard list.rows.isEmpty else { return }
    let text =
      !list.filter.isEmpty ? "nothing found" : readsItems ? "waiting for items …" : "no items"
    canvas.write(truncate(text, columns: canvas.size.columns), row: 0, column: 2, .hint)
  }

  package var note: String? {
    if !list.filter.isEmpty { return "filter: \(DisplayText.line(list.filter))" }
    if let current = list.current, !list.nodes[current].item.help.isEmpty {
      return DisplayText.line(list.nodes[current].item.help)
    }
    return isMultiple ? "\(list.tickedCount) chosen" : nil
  }

  package var hints: [KeyHint] {
    var hints: [KeyHint] = takesReturn ? [KeyHint("⏎", "open")] : []
    if isMultiple { hints.append(KeyHint("space", "tick")) }
    if marksOne { return [KeyHint("space", "mark"), KeyHint("↑↓", "move")] }
    if !list.filter.isEmpty { hints.append(KeyHint("esc", "show all")) }
    hints += [KeyHint("↑↓", "move"), KeyHint("→←", "open, close")]
    if list.filter.isEmpty { hints += [KeyHint("a-z", "filter"), KeyHint("*", "all")] }
    return hints
  }
}
