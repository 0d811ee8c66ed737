import HeedCore

/// The dialogs of the boxes that have items.
extension CdialogDraft {
  func list(
    _ words: CdialogWords, _ marks: ItemList.Marks, renames: Bool = false
  ) throws(UsageError) -> any Dialog {
    guard !output.isOneALine || marks == .boxes else {
      throw .badKindOption(
        option: "--separate-output", remedy: "\(words.box.option) has just one answer")
    }
    var choose = Choose()
    choose.message = text.shown(words.first)
    choose.textColumns = CdialogText.columns(of: choose.message, aspect: aspect)
    choose.manner = .dialog
    choose.list.marks = marks
    (choose.list.passesNothing, choose.list.hasWideGap) = (true, true)
    // With neither items nor tags to show, tags are shown.
    choose.list.showsValues = !hidesTags || hidesItems
    choose.list.showsLabels = !hidesItems
    choose.isMultiple = marks == .boxes
    choose.visitsItems = visitsItems
    choose.hasLetters = !hasNoHotList
    for item in try items(words, marks) { choose.list.append(item) }
    if let defaultItem,
      let index = choose.list.items.firstIndex(where: { $0.value == defaultItem })
    {
      choose.list.highlight(item: index)
    }
    let rows = try words.number(3, "LISTHEIGHT")
    choose.listRows = rows > 0 ? rows : nil
    choose.renames = renames
    choose.buttonList.buttons = listButtons(renames: renames)
    dress(&choose.buttonList)
    if !visitsItems {
      choose.focusedButton = choose.buttonList.preferredIndex ?? 0
    }
    return choose
  }

  private func listButtons(renames: Bool) -> [Button] {
    guard renames else { return answers }
    var draft = self
    draft.hasExtra = true
    draft.extra = extra ?? "Rename"
    return draft.answers
  }

  /// The words of one item, by their names.
  private func names(_ marks: ItemList.Marks, hasDepth: Bool) -> [String] {
    var names = ["TAG"]
    if !hidesItems { names.append("ITEM") }
    if marks != .none { names.append("STATUS") }
    if hasDepth { names.append("DEPTH") }
    if hasItemHelp { names.append("HELP") }
    return names
  }

  private func items(
    _ words: CdialogWords, _ marks: ItemList.Marks, hasDepth: Bool = false
  ) throws(UsageError) -> [Item] {
    let names = names(marks, hasDepth: hasDepth)
    let rest = Array(words.rest)
    let form =
      "\(words.box.option) TEXT HEIGHT WIDTH LISTHEIGHT [\(names.joined(separator: " "))]..."
    guard !rest.isEmpty else { throw .missingWord(names[0], of: form) }
    guard rest.count % names.count == 0 else {
      throw .missingWord(names[rest.count % names.count], of: form)
    }
    let labels = columns(
      of: hidesItems
        ? [] : stride(from: 1, to: rest.count, by: names.count).map { text.colored(rest[$0]) })
    var hasMark = false
    return stride(from: 0, to: rest.count, by: names.count).enumerated().map { index, start in
      var item = Item(rest[start], label: hidesItems ? "" : labels[index])
      if marks != .none {
        let status = rest[start + (hidesItems ? 1 : 2)]
        // Of several circles that are marked the first one is.
        item.isSelected = status.lowercased() == "on" && !(hasMark && marks == .circles)
        hasMark = hasMark || item.isSelected
      }
      if hasItemHelp { item.help = rest[start + names.count - 1] }
      return item
    }
  }

  /// Two lists, of which tags are never shown.
  func arrange(_ words: CdialogWords) throws(UsageError) -> any Dialog {
    var arrange = Arrange(try items(words, .boxes).map { labelled($0) })
    arrange.jumpsByLetters = true
    arrange.keepsOrder = !reorders
    arrange.listRows = try listRows(words)
    if let defaultItem { arrange.highlight(value: defaultItem) }
    return panel(arrange, words, visitsItems ? .contentFirst : .shared)
  }

  /// A tree, of which tags are never shown.
  func tree(_ words: CdialogWords) throws(UsageError) -> any Dialog {
    let items = try items(words, .circles, hasDepth: true)
    let names = names(.circles, hasDepth: true)
    let place = hidesItems ? 2 : 3
    let rest = Array(words.rest)
    var tree = Tree()
    tree.marksOne = true
    tree.listRows = try listRows(words)
    tree.initialValue = defaultItem
    tree.draft.entries = try items.enumerated().map { (index, item) throws(UsageError) in
      let word = rest[index * names.count + place]
      guard let depth = CdialogWords.number(word) else {
        throw .badWord(word, name: "DEPTH", of: words.box.option)
      }
      return TreeDraft.Entry(item: labelled(item), depth: max(0, depth), isExpanded: true)
    }
    tree.build()
    return panel(tree, words, visitsItems ? .contentFirst : .shared)
  }

  private func listRows(_ words: CdialogWords) throws(UsageError) -> Int? {
    let rows = try words.number(3, "LISTHEIGHT")
    return rows > 0 ? rows : nil
  }

  /// An item that has its tag as its label, where it has no other.
  private func labelled(_ item: Item) -> Item {
    var item = item
    if hidesItems { item.label = item.value }
    return item
  }

  /// Labels whose columns, divided by a separator, begin at the same places.
  private func columns(of labels: [String]) -> [String] {
    guard let columnSeparator, !columnSeparator.isEmpty else { return labels }
    let cells = labels.map { $0.split(by: columnSeparator) }
    var widths: [Int] = []
    for row in cells {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], DisplayText.line(cell).displayWidth)
      }
    }
    return cells.map { row in
      row.enumerated().map { column, cell in
        guard column < row.count - 1 else { return cell }
        let air = widths[column] - DisplayText.line(cell).displayWidth + 1
        return cell + String(repeating: " ", count: air)
      }.joined()
    }
  }
}

extension String {
  /// The parts between the places where a text occurs.
  fileprivate func split(by separator: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(separator) {
        parts.append(part)
        part = ""
        rest = rest.dropFirst(separator.count)
      } else if let character = rest.popFirst() {
        part.append(character)
      }
    }
    return parts + [part]
  }
}
