extension TreeList {
  /// Counts from the leaves up what can be chosen and what is ticked.
  mutating func recount() {
    for node in nodes.indices {
      (nodes[node].choices, nodes[node].ticked) = (0, 0)
      if choosesLeaves, isBranch(node) { nodes[node].item.isSelected = false }
    }
    for node in nodes.indices.reversed() {
      guard let parent = nodes[node].parent else { continue }
      let canChoose = canChoose(node)
      nodes[parent].choices += nodes[node].choices + (canChoose ? 1 : 0)
      nodes[parent].ticked +=
        nodes[node].ticked + (canChoose && nodes[node].item.isSelected ? 1 : 0)
    }
  }

  var tickedCount: Int { nodes.reduce(0) { $0 + ($1.item.isSelected ? 1 : 0) } }

  /// Ticks some nodes and no others.
  mutating func tickOnly(_ wanted: some Sequence<Int>) {
    for node in nodes.indices { nodes[node].item.isSelected = false }
    for node in wanted { nodes[node].item.isSelected = true }
    recount()
  }

  /// What is ticked, in the order in which it is seen when all is open.
  var ticked: [Int] { inOrder.filter { nodes[$0].item.isSelected } }

  /// What a tick on a node is about: itself, or where only leaves can be chosen, all below it that
  /// passes the filter.
  func targets(of node: Int) -> [Int] {
    guard choosesLeaves, isBranch(node) else { return canChoose(node) ? [node] : [] }
    var result: [Int] = []
    var stack = nodes[node].children
    while let next = stack.popLast() {
      guard passing.isEmpty || passing[next] else { continue }
      if canChoose(next) { result.append(next) }
      stack += nodes[next].children
    }
    return result
  }

  /// All that can be chosen and passes the filter.
  var passingChoices: [Int] {
    nodes.indices.filter { canChoose($0) && (passing.isEmpty || passing[$0]) }
  }
}
