/// Items in a tree, some of whose branches are open; one of those in sight is highlighted.
struct TreeList: Sendable {
  struct Node: Sendable {
    var item: Item
    var parent: Int?
    /// 0 for a root.
    var depth: Int
    var children: [Int] = []
    var isExpanded = false
    /// Whether none of its siblings is shown below it.
    var isLast = true
    /// How many below it can be chosen, and how many of these are ticked.
    var choices = 0
    var ticked = 0
    /// The text that a filter looks through, once there was one.
    var folded: [UInt8] = []
  }

  /// Parents stand before their children; beyond that it is the order in which they came.
  var nodes: [Node] = []
  private(set) var roots: [Int] = []
  /// Whether only what has nothing below it can be chosen.
  var choosesLeaves = false
  /// What divides the parts of a path where the items are paths.
  var separator: String?
  /// The nodes in sight, from top to bottom.
  private(set) var rows: [Int] = []
  /// The highlighted row.
  private(set) var highlight = 0
  private var first = 0
  private(set) var filter = ""
  /// What the filter lets pass, and which branches it holds open; empty while there is none.
  private(set) var passing: [Bool] = []
  private var held: [Bool] = []
  /// The columns that the widest item would take.
  private(set) var naturalColumns = 0

  var isEmpty: Bool { nodes.isEmpty }
  var current: Int? { rows.indices.contains(highlight) ? rows[highlight] : nil }

  func isBranch(_ node: Int) -> Bool { !nodes[node].children.isEmpty }

  /// Whether what is below a node is in sight with it.
  func isOpen(_ node: Int) -> Bool {
    isBranch(node) && (nodes[node].isExpanded || isHeld(node))
  }

  func canChoose(_ node: Int) -> Bool {
    nodes[node].item.canBeChosen && !(choosesLeaves && isBranch(node))
  }

  // MARK: Growing

  /// Adds an item below a node, or as a root; it is seen after ``refresh()``.
  @discardableResult
  mutating func append(_ item: Item, below parent: Int?, isExpanded: Bool = false) -> Int {
    let index = nodes.count
    let depth = parent.map { nodes[$0].depth + 1 } ?? 0
    nodes.append(Node(item: item, parent: parent, depth: depth, isExpanded: isExpanded))
    if let parent {
      nodes[parent].children.append(index)
    } else {
      roots.append(index)
    }
    widen(by: index)
    return index
  }

  mutating func change(_ node: Int, _ change: (inout Item) -> Void) {
    change(&nodes[node].item)
    nodes[node].folded = []
    widen(by: node)
  }

  private mutating func widen(by node: Int) {
    let width = DisplayText.line(nodes[node].item.label).displayWidth
    naturalColumns = max(naturalColumns, 2 * nodes[node].depth + 4 + width)
  }

  /// Lays the rows out anew, and counts the ticks; the highlight stays on its item if it can.
  mutating func refresh() {
    let highlighted = current
    recount()
    if !filter.isEmpty { applyFilter() }
    layOut(keeping: highlighted)
  }

  private mutating func layOut(keeping highlighted: Int?) {
    rows.removeAll(keepingCapacity: true)
    var stack = shown(roots)
    while let node = stack.popLast() {
      rows.append(node)
      if isOpen(node) { stack += shown(nodes[node].children) }
    }
    highlight = min(highlight, max(0, rows.count - 1))
    if let highlighted { show(highlighted) }
  }

  /// Those of some siblings that pass the filter, last first.
  private mutating func shown(_ siblings: [Int]) -> [Int] {
    var result: [Int] = []
    for node in siblings.reversed() where passing.isEmpty || passing[node] {
      nodes[node].isLast = result.isEmpty
      result.append(node)
    }
    return result
  }

  /// Highlights a node, or the nearest above it that is in sight.
  private mutating func show(_ node: Int) {
    var wanted: Int? = node
    while let candidate = wanted {
      if let row = rows.firstIndex(of: candidate) {
        highlight = row
        return
      }
      wanted = nodes[candidate].parent
    }
  }

  // MARK: Opening

  mutating func expand(_ node: Int, _ isExpanded: Bool) {
    guard isBranch(node) else { return }
    nodes[node].isExpanded = isExpanded
    layOut(keeping: current)
  }

  /// Opens all branches, or closes them where all are open.
  mutating func toggleAll() {
    let branches = nodes.indices.filter { isBranch($0) }
    let isOpening = branches.contains { !nodes[$0].isExpanded }
    for node in branches { nodes[node].isExpanded = isOpening }
    layOut(keeping: current)
  }

  /// Opens branches down to a number of levels.
  mutating func expand(levels: Int) {
    for node in nodes.indices where nodes[node].depth < levels { nodes[node].isExpanded = true }
    layOut(keeping: current)
  }

  /// Opens a lone root, and what is alone below it.
  mutating func expandLoneRoots() {
    var siblings = roots
    while siblings.count == 1 {
      nodes[siblings[0]].isExpanded = true
      siblings = nodes[siblings[0]].children
    }
    layOut(keeping: current)
  }

  /// Highlights a node, opening what is above it.
  mutating func reveal(_ node: Int) {
    var above = nodes[node].parent
    while let parent = above {
      nodes[parent].isExpanded = true
      above = nodes[parent].parent
    }
    layOut(keeping: node)
  }

  // MARK: Moving

  mutating func move(by distance: Int) { highlight(row: highlight + distance) }

  mutating func highlight(row: Int) { highlight = min(max(0, row), max(0, rows.count - 1)) }

  /// Goes to the next row whose label begins with a letter.
  mutating func jump(to letter: Character) {
    let wanted = letter.lowercased()
    for step in rows.indices {
      let row = (highlight + 1 + step) % rows.count
      guard nodes[rows[row]].item.label.first?.lowercased() == wanted else { continue }
      return highlight(row: row)
    }
  }

  mutating func highlightParent() {
    if let parent = current.flatMap({ nodes[$0].parent }) { show(parent) }
  }

  /// Keeps the highlight in sight.
  mutating func scroll(rows count: Int) { first = visibleFirst(rows: count) }

  func visibleFirst(rows count: Int) -> Int {
    var first = min(self.first, max(0, rows.count - count))
    if highlight < first { first = highlight }
    if count > 0, highlight >= first + count { first = highlight - count + 1 }
    return first
  }

  // MARK: The whole

  /// All nodes in the order in which they are seen when all is open.
  var inOrder: [Int] {
    var result: [Int] = []
    var stack = Array(roots.reversed())
    while let node = stack.popLast() {
      result.append(node)
      stack += nodes[node].children.reversed()
    }
    return result
  }

  /// The labels from the root to a node.
  func path(of node: Int) -> String {
    if separator != nil { return nodes[node].item.value }
    var labels: [String] = []
    var next: Int? = node
    while let index = next {
      labels.append(nodes[index].item.label)
      next = nodes[index].parent
    }
    return labels.reversed().joined(separator: " / ")
  }

  // MARK: Filter

  /// Whether the filter holds a branch open.
  func isHeld(_ node: Int) -> Bool { !held.isEmpty && held[node] }

  /// Shows only what contains all words of a text, with all above it.
  mutating func setFilter(_ text: String) {
    let highlighted = current
    let wasFiltered = !filter.isEmpty
    filter = text
    (passing, held) = ([], [])
    guard !text.isEmpty else {
      // What was found is seen among its neighbours.
      if let highlighted, wasFiltered { return reveal(highlighted) }
      return layOut(keeping: highlighted)
    }
    let found = applyFilter()
    layOut(keeping: nil)
    if let highlighted, found[highlighted] { return show(highlighted) }
    highlight = rows.firstIndex { found[$0] } ?? 0
  }

  /// Finds what passes; returns which nodes contain the words themselves.
  @discardableResult
  private mutating func applyFilter() -> [Bool] {
    let filter = WordFilter(filter)
    let isOfPaths = separator.map { self.filter.contains($0) } ?? false
    var found = [Bool](repeating: false, count: nodes.count)
    held = found
    for node in nodes.indices {
      if nodes[node].folded.isEmpty { nodes[node].folded = folded(nodes[node].item) }
      found[node] = filter.matches(
        isOfPaths ? WordFilter.folded(nodes[node].item.value) : nodes[node].folded)
    }
    passing = found
    for node in nodes.indices.reversed() where found[node] || held[node] {
      passing[node] = true
      if let parent = nodes[node].parent { held[parent] = true }
    }
    // What is below a match can still be opened.
    for node in nodes.indices {
      guard let parent = nodes[node].parent, passing[parent], !held[parent] else { continue }
      passing[node] = true
    }
    return found
  }

  /// The parts of paths are their labels; otherwise the value is looked through too.
  private func folded(_ item: Item) -> [UInt8] {
    WordFilter.folded(separator == nil ? item.label + "\n" + item.value : item.label)
  }
}
