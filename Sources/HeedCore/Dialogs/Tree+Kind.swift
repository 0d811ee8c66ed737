/// A tree of items.
package enum TreeKind: PanelKind {
  package static let name = "tree"
  package static let summary = "a tree of which one or several items are chosen"
  package static let discussion = [
    "Shows items whose branches open and close, and prints the value of the one that is chosen, "
      + "or with --multiple of all that are ticked. Items come by --item and --depth, or as paths: "
      + "the lines of standard input if there is no --item, divided at --separator, with what is "
      + "above them made as needed.",
    "Right and Left, or + and -, open and close a branch, * all of them. Typing shows only items "
      + "that contain all words typed, with what is above them; Escape shows all again, and then "
      + "cancels with status 1. With --leaves a tick on a branch is for all in it.",
  ]
  package static let examples = [
    CommandDescription.Example(
      purpose: "a file of a repository",
      command: #"file=$(git ls-files | heed tree "Edit" --leaves)"#),
    CommandDescription.Example(
      purpose: "a tree by depth",
      command: "heed tree \"Where\" --item eu --label Europe "
        + "--item de --label Germany --depth 1 --item us --label USA"),
  ]

  package static func blankContent() -> Tree { Tree() }

  package static let contentOptions = [itemOptions, treeOptions]

  private static let itemOptions = OptionGroup<Tree>(
    "Items",
    OptionGroup<TreeDraft>.items().map { $0.lifted(to: \Tree.draft) } + [
      OptionRow(
        "--depth", placeholder: "N", describes: [.item],
        "how deep the item before it stands; 0, which is a root, if nothing is said"
      ) { (tree: inout Tree, use) throws(UsageError) in
        guard let depth = Int(use.value), (0...tree.draft.deepest).contains(depth) else {
          throw use.bad(
            tree.draft.deepest == 0
              ? "0, for the first item is a root"
              : "a whole number from 0 to \(tree.draft.deepest), a level below the item before")
        }
        tree.draft.entries[tree.draft.entries.count - 1].depth = depth
      },
      OptionRow("--expanded", describes: [.item], "the item before it is open at first") {
        (tree: inout Tree, _) throws(UsageError) in
        tree.draft.entries[tree.draft.entries.count - 1].isExpanded = true
      },
    ])

  private static let treeOptions = OptionGroup<Tree>(
    "The tree",
    [
      OptionRow(
        "--separator", placeholder: "TEXT", "what divides paths; / for those on standard input"
      ) { (tree: inout Tree, use) throws(UsageError) in
        guard !use.value.isEmpty else { throw use.bad("at least one character, as in /") }
        tree.separator = use.value
      },
      OptionRow("--multiple", "any number of items can be ticked") {
        (tree: inout Tree, _) throws(UsageError) in tree.isMultiple = true
      },
    ] + amountOptions + [
      OptionRow("--leaves", "only items with nothing below them can be chosen") {
        (tree: inout Tree, _) throws(UsageError) in tree.choosesLeaves = true
      },
      OptionRow("--default", placeholder: "VALUE", "the item that is highlighted first") {
        (tree: inout Tree, use) throws(UsageError) in tree.initialValue = use.value
      },
      OptionRow("--levels", placeholder: "N", "how many levels are open at first") {
        (tree: inout Tree, use) throws(UsageError) in
        tree.openLevels = try use.integer(0...1_000)
      },
      OptionRow("--rows", placeholder: "N", "the most rows of the tree") {
        (tree: inout Tree, use) throws(UsageError) in
        tree.listRows = try use.integer(1...1_000)
      },
      ItemReader.endOption(of: "items").lifted(to: \Tree.reader),
    ])

  private static let amountOptions = Bounds<Int>.amountOptions(of: "items", "ticked").map {
    $0.lifted { (tree: inout Tree, set) throws(UsageError) in
      try set(&tree.amount)
      tree.isMultiple = true
    }
  }

  package static func finish(
    _ tree: inout Tree, _ general: inout General, _ surroundings: Surroundings
  ) throws(UsageError) {
    guard !tree.draft.entries.isEmpty else {
      if surroundings.inputIsTerminal() { throw .noItems }
      tree.separator = tree.separator ?? "/"
      tree.readsItems = true
      try tree.amount.checkAmount(available: nil, verb: "ticked")
      return
    }
    if tree.separator != nil, tree.draft.entries.contains(where: { $0.depth > 0 }) {
      throw .badKindOption(
        option: "--separator", remedy: "the items have a --depth; give one or the other")
    }
    tree.hasSelection = tree.draft.entries.contains { $0.item.isSelected }
    tree.build()
    let choices = tree.list.nodes.indices.filter { tree.list.canChoose($0) }
    guard !choices.isEmpty else { throw .noItems }
    if let value = tree.initialValue, !tree.list.nodes.contains(where: { $0.item.value == value }) {
      throw .noSuchItem(value)
    }
    try tree.amount.checkAmount(available: choices.count, verb: "ticked")
  }
}
