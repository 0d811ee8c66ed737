extension Arrange {
  private static let gap = 3
  /// What a list has at least, side by side.
  private static let least = 14
  private static let usual = 20

  /// Where the lists and their headings are; `nil` for what has no room.
  struct Face {
    var headings: [Rect?]
    var lists: [Rect?]
    /// Whether a line stands below each heading.
    var hasRules: Bool
  }

  func face(in size: Size) -> Face {
    size.columns >= 2 * Self.least + Self.gap ? besideFace(size) : stackedFace(size)
  }

  private func besideFace(_ size: Size) -> Face {
    let columns = (size.columns - Self.gap) / 2
    let starts = [0, size.columns - columns]
    let head = size.rows >= 5 ? 2 : min(1, max(0, size.rows - 1))
    return Face(
      headings: starts.map { Rect(row: 0, column: $0, columns: columns, rows: head) },
      lists: starts.map {
        Rect(row: head, column: $0, columns: columns, rows: max(0, size.rows - head))
      }, hasRules: head > 1)
  }

  /// One above the other, or where there are few rows only the one with the focus.
  private func stackedFace(_ size: Size) -> Face {
    func rect(_ row: Int, _ rows: Int) -> Rect {
      Rect(row: row, column: 0, columns: size.columns, rows: max(0, rows))
    }
    guard size.rows >= 6 else {
      let head = min(1, max(0, size.rows - 1))
      var face = Face(headings: [nil, nil], lists: [nil, nil], hasRules: false)
      face.headings[stop] = rect(0, head)
      face.lists[stop] = rect(head, size.rows - head)
      return face
    }
    let upper = (size.rows + 1) / 2
    return Face(
      headings: [rect(0, 1), rect(upper, 1)],
      lists: [rect(1, upper - 1), rect(upper + 1, size.rows - upper - 1)], hasRules: false)
  }

  package var leastSize: Size { Size(columns: 10, rows: 2) }

  package func measure(in size: Size) -> Size {
    let most = listRows ?? max(10, size.rows * 2 / 3)
    let wanted = readsItems ? most : min(most, max(3, all.count))
    let air = wanted < all.count ? all.scrollColumns : 1
    let widest = max(Self.usual, all.naturalColumns + air, labels.map { heading($0) }.max() ?? 0)
    let columns = min(size.columns, 2 * widest + Self.gap)
    let isBeside = columns >= 2 * Self.least + Self.gap
    return Size(
      columns: columns, rows: max(1, min(size.rows, isBeside ? wanted + 2 : 2 * wanted + 2)))
  }

  /// The columns of a label with the count after it.
  private func heading(_ label: String) -> Int { DisplayText.line(label).displayWidth + 8 }

  package func draw(on canvas: inout Canvas, hasFocus: Bool, at moment: Moment) {
    let face = face(in: canvas.size)
    for side in lists.indices {
      let isFocused = hasFocus && stop == side
      if let rect = face.headings[side] {
        canvas.within(rect) { drawHeading(side, isFocused, hasRule: face.hasRules, on: &$0) }
      }
      guard let rect = face.lists[side] else { continue }
      canvas.within(rect) { canvas in
        lists[side].draw(hasFocus: isFocused, on: &canvas)
        if lists[side].isEmpty {
          let text = truncate(emptyText(side), columns: max(0, canvas.size.columns - 2))
          canvas.write(text, row: 0, column: 2, .hint)
        }
      }
    }
  }

  private func emptyText(_ side: Int) -> String {
    if !lists[side].filter.isEmpty { return "nothing found" }
    if side == 1 { return "nothing yet" }
    return readsItems ? "waiting for items …" : "nothing left"
  }

  private func drawHeading(_ side: Int, _ isFocused: Bool, hasRule: Bool, on canvas: inout Canvas) {
    let columns = canvas.size.columns
    let count = "\(lists[side].items.count)"
    let label = truncate(
      DisplayText.line(labels[side]), columns: max(0, columns - count.utf8.count - 1))
    canvas.write(label, row: 0, column: 0, isFocused ? .heading : .label)
    canvas.write(count, row: 0, column: columns - count.utf8.count, .hint)
    guard hasRule else { return }
    canvas.fill(
      Rect(row: 1, column: 0, columns: columns, rows: 1), with: "─",
      style: Style(isFocused ? .ruleFocus : .rule))
  }

  package var note: String? {
    let list = lists[stop]
    if !list.filter.isEmpty { return "filter: \(DisplayText.line(list.filter))" }
    if let current = list.current, !list.items[current].help.isEmpty {
      return DisplayText.line(list.items[current].help)
    }
    return amount.least == nil && amount.greatest == nil ? nil : "choose \(amount.phrase)"
  }

  package var hints: [KeyHint] {
    var hints = [KeyHint("space", stop == 0 ? "choose" : "give back")]
    if !lists[stop].filter.isEmpty { hints.append(KeyHint("esc", "show all")) }
    hints.append(KeyHint("←→", "lists"))
    if stop == 1, !keepsOrder { hints.append(KeyHint("alt-↑↓", "order")) }
    if lists[stop].filter.isEmpty, !jumpsByLetters { hints.append(KeyHint("a-z", "filter")) }
    return hints + [KeyHint("^A", "all")]
  }
}
