/// A tree of items, of which one, or any number, is chosen.
package struct Tree: Content {
  var list = TreeList()
  /// Whether any number of items may be ticked.
  package var isMultiple = false
  /// Whether one item is marked with Space, apart from the highlight, letters go to items, and all
  /// is open, as in dialog.
  package var marksOne = false
  /// How many items have to be ticked, and may be at most.
  package var amount = Bounds<Int>(least: nil, greatest: nil)
  /// The most rows; `nil` for what suits the screen.
  package var listRows: Int?
  /// The value of the item that is highlighted first.
  package var initialValue: String?
  /// How many levels are open at first.
  package var openLevels = 0
  /// Items as they are given on a command line, before they are put in the tree.
  package var draft = TreeDraft()
  /// Whether paths come line by line from standard input.
  package var readsItems = false
  package var reader = ItemReader()
  private var paths: TreePaths?
  package internal(set) var warning: String?

  package init() {}

  private var valueName: String { isMultiple ? "choices" : "choice" }

  /// Whether only items with nothing below them can be chosen.
  package var choosesLeaves: Bool {
    get { list.choosesLeaves }
    set { list.choosesLeaves = newValue }
  }

  /// What divides the parts of a path, where items are paths.
  package var separator: String? {
    get { list.separator }
    set {
      list.separator = newValue
      paths = newValue.map { TreePaths(separator: $0) }
    }
  }

  // MARK: Items

  /// Adds items in the order of a list in which each has its depth, or as paths.
  package mutating func append(_ entries: [TreeDraft.Entry]) {
    var above: [Int] = []
    for entry in entries {
      if paths != nil {
        let node = paths?.add(entry.item, to: &list)
        if let node, entry.isExpanded { list.nodes[node].isExpanded = true }
        continue
      }
      above.removeLast(max(0, above.count - entry.depth))
      let node = list.append(entry.item, below: above.last, isExpanded: entry.isExpanded)
      above.append(node)
    }
    list.refresh()
  }

  /// Takes the items of the command line, and shows what was asked for first.
  package mutating func build() {
    append(draft.entries)
    draft = TreeDraft()
    open()
  }

  /// Opens what is open at first, and goes to what is chosen in advance.
  mutating func open() {
    if openLevels > 0 { list.expand(levels: openLevels) }
    list.expandLoneRoots()
    let ticked = list.ticked
    guard !marksOne else {
      list.tickOnly(ticked.prefix(1))
      list.highlight(row: 0)
      if let initialNode { list.reveal(initialNode) }
      return
    }
    if let node = initialNode ?? (isMultiple ? nil : ticked.first) {
      list.reveal(node)
    }
    guard !isMultiple else {
      for node in ticked where list.nodes[node].parent != nil { list.reveal(node) }
      list.highlight(row: 0)
      if let initialNode { list.reveal(initialNode) }
      return
    }
    list.tickOnly([])
  }

  private var initialNode: Int? {
    initialValue.flatMap { value in list.nodes.firstIndex { $0.item.value == value } }
  }

  package mutating func replaceItems(by items: [Item]) throws(ChangeError) {
    let value = list.current.map { list.nodes[$0].item.value }
    var fresh = TreeList()
    (fresh.choosesLeaves, fresh.separator) = (list.choosesLeaves, list.separator)
    list = fresh
    separator = fresh.separator
    append(items.map { TreeDraft.Entry(item: $0) })
    initialValue = value ?? initialValue
    open()
  }

  mutating func take(_ bytes: [UInt8]) {
    append(reader.items(of: bytes).map { TreeDraft.Entry(item: $0) })
    if reader.isFull { readsItems = false }
  }

  mutating func takeLast() {
    if let item = reader.lastItem() { append([TreeDraft.Entry(item: item)]) }
    readsItems = false
    if list.current == list.roots.first { open() }
  }

  package func needs(at moment: Moment) -> Needs { Needs(readsInput: readsItems) }

  // MARK: Values

  private var chosen: [Int] {
    if isMultiple || marksOne { return list.ticked }
    return list.current.map { list.canChoose($0) ? [$0] : [] } ?? []
  }

  package var values: [Value] {
    let values = chosen.map { list.nodes[$0].item.value }
    if isMultiple { return [Value(name: valueName, list: values)] }
    return values.first.map { [Value(name: valueName, text: $0)] } ?? []
  }

  package var canFail: Bool { true }

  package var problem: String? {
    if isMultiple {
      return amount.contains(list.tickedCount) ? nil : "choose \(amount.phrase)"
    }
    if marksOne { return nil }
    guard let current = list.current else { return "nothing to choose" }
    guard !list.canChoose(current) else { return nil }
    return list.isBranch(current) ? "choose an item below it" : "this item can't be chosen"
  }

  package var prompts: [Prompt] {
    let items = list.inOrder.filter { list.canChoose($0) }.map { node in
      var item = list.nodes[node].item
      item.label = list.path(of: node)
      return item
    }
    var prompt = Prompt(
      name: valueName, form: isMultiple ? .many(items) : .one(items), texts: values.flatMap(\.texts)
    )
    prompt.problem = problem
    prompt.isDeclared = isDeclared
    return [prompt]
  }

  private var isDeclared: Bool { initialValue != nil || hasSelection }
  /// Whether items were ticked in advance.
  var hasSelection = false

  package mutating func setValue(of name: String, to texts: [String]) throws(ChangeError) {
    guard name == valueName else { throw .noSuchField(name, names: [valueName]) }
    let nodes = try self.nodes(of: texts)
    list.setFilter("")
    warning = nil
    if isMultiple { return list.tickOnly(nodes) }
    guard nodes.count == 1 else {
      throw .badValue(
        field: name, value: texts.joined(separator: " "), reason: "one item is chosen")
    }
    list.reveal(nodes[0])
    if marksOne { list.tickOnly(nodes) }
  }

  package var item: Item? { list.current.map { list.nodes[$0].item } }

  /// The nodes of some values; of several with one value the first that was not meant yet.
  private func nodes(of values: [String]) throws(ChangeError) -> [Int] {
    var byValue: [String: [Int]] = [:]
    for node in list.inOrder.reversed() where list.canChoose(node) {
      byValue[list.nodes[node].item.value, default: []].append(node)
    }
    var nodes: [Int] = []
    for value in values {
      guard let node = byValue[value]?.popLast() else {
        throw .badValue(
          field: valueName, value: value, reason: "it names no item that can be chosen")
      }
      nodes.append(node)
    }
    return nodes
  }
}

/// Items of a tree as a command line gives them, one after the other, each with its depth.
package struct TreeDraft: ItemTaker, Sendable {
  package struct Entry: Sendable {
    package var item: Item
    package var depth = 0
    package var isExpanded = false

    package init(item: Item, depth: Int = 0, isExpanded: Bool = false) {
      (self.item, self.depth, self.isExpanded) = (item, depth, isExpanded)
    }
  }

  package var entries: [Entry] = []

  package mutating func append(_ item: Item) { entries.append(Entry(item: item)) }

  package mutating func changeLast(_ change: (inout Item) -> Void) {
    guard let last = entries.indices.last else { return }
    change(&entries[last].item)
  }

  /// The deepest that the last item can be: a level below the one before it.
  var deepest: Int { entries.count > 1 ? entries[entries.count - 2].depth + 1 : 0 }
}
