import HeedCore
import Support
import Testing

@Suite struct TreeTests {
  /// Items by depth: `"src", " core", "  a"`; the value is the word with a `v` before it.
  private static func tree(_ lines: [String], adjust: (inout Tree) -> Void = { _ in }) -> Tree {
    var tree = Tree()
    for line in lines {
      let word = String(line.drop { $0 == " " })
      tree.draft.entries.append(
        TreeDraft.Entry(
          item: Item("v\(word)", label: word), depth: line.prefix { $0 == " " }.count))
    }
    adjust(&tree)
    tree.build()
    return tree
  }

  private static let sample = [
    "docs", " guide", " 日本語", "src", " core", "  list", "  text", " main", "tests",
  ]

  private static func panel(
    _ lines: [String] = sample, adjust: (inout Tree) -> Void = { _ in }
  ) -> Panel<Tree> {
    Panel(
      tree(lines, adjust: adjust), buttons: [Button("OK", id: "ok"), Button("Cancel", .cancel)])
  }

  private static func chosen(
    _ panel: Panel<Tree>, _ steps: [ScriptedTerminal.Step], rows: Int = 24
  ) -> [String] {
    show(panel, steps + [.key(.enter)], rows: rows).outcome.values.flatMap(\.texts)
  }

  @Test func `branches open and close`() {
    let open: [ScriptedTerminal.Step] = [
      .key(.right), .key(.down), .key(.down), .key(.down), .key(.right), .key(.down), .key(.right),
    ]
    let seen = show(Self.panel(), open, columns: 44, rows: 20, title: "Where")
    expectPicture(
      seen.pictures[0],
      """

         ╭────────────────────────────────────╮
         │                                    │
         │   Where                            │
         │                                    │
         │   › ▸ docs                         │
         │     ▸ src                          │
         │       tests                        │
         │                                    │
         │                                    │
         │                                    │
         │                                    │
         │                                    │
         │                                    │
         │                                    │
         │                                    │
         │                 Cancel      OK     │
         ╰────────────────────────────────────╯
       ⏎ OK   ↑↓ move   esc Cancel
      """)
    expectPicture(
      seen.pictures.last ?? "",
      """

         ╭────────────────────────────────────╮
         │                                    │
         │   Where                            │
         │                                    │
         │     ▾ docs                         │
         │     ├── guide                      │
         │     └── 日本語                     │
         │     ▾ src                          │
         │   › ├─▾ core                       │
         │     │ ├── list                     │
         │     │ └── text                     │
         │     └── main                       │
         │       tests                        │
         │                                    │
         │                                    │
         │                 Cancel      OK     │
         ╰────────────────────────────────────╯
       ⏎ OK   ↑↓ move   esc Cancel
      """)
  }

  @Test(arguments: [
    ([Key.Code.down], ["vsrc"]), ([.right, .right], ["vguide"]),
    ([.right, .right, .left], ["vdocs"]),
    ([.right, .left, .down], ["vsrc"]), ([.character("+"), .down], ["vguide"]),
    ([.character("+"), .character("-"), .down], ["vsrc"]),
    ([.character("*"), .end, .up], ["vmain"]),
    ([.character("*"), .character("*"), .end, .up], ["vsrc"]), ([.end], ["vtests"]),
    ([.character(" "), .down], ["vguide"]), ([.end, .home], ["vdocs"]),
  ])
  func `keys go through it`(keys: [Key.Code], values: [String]) {
    #expect(Self.chosen(Self.panel(), keys.map { .key($0) }) == values)
  }

  @Test func `typing shows what matches, with what is above it`() {
    let seen = show(Self.panel(), .typing("te"), columns: 44, rows: 20, title: "Where")
    let rows = (seen.pictures.last ?? "").split(separator: "\n").map { String($0) }
    #expect(rows.contains { $0.contains("    ▾ src ") })
    #expect(rows.contains { $0.contains("    └─▾ core ") })
    #expect(rows.contains { $0.contains("  ›   └── text ") })
    #expect(rows.contains { $0.contains("      tests ") })
    #expect(!rows.contains { $0.contains("docs") || $0.contains("list") })
    #expect(rows.contains { $0.contains("filter: te") })
    #expect(Self.chosen(Self.panel(), .typing("te")) == ["vtext"])
    #expect(Self.chosen(Self.panel(), .typing("te") + [.key(.escape)]) == ["vtext"])
    #expect(
      Self.chosen(Self.panel(), .typing("texx") + [.key(.backspace), .key(.backspace)]) == [
        "vtext"
      ])
    #expect(show(Self.panel(), .typing("zz")).pictures.last?.contains("nothing found") == true)
  }

  @Test func `what is below a match can be opened`() {
    let values = Self.chosen(Self.panel(), .typing("core") + [.key(.right), .key(.right)])
    #expect(values == ["vlist"])
  }

  @Test func `ticks, and branches that hold some`() {
    let panel = Self.panel { $0.isMultiple = true }
    let steps: [ScriptedTerminal.Step] = [
      .key(.character("*")), .key(.down), .key(.character(" ")), .key(.end), .key(.character(" ")),
    ]
    let seen = show(panel, steps + [.key(.enter)], columns: 44, rows: 20)
    let picture = seen.pictures.last ?? ""
    #expect(picture.contains("▾ [-] docs"))
    #expect(picture.contains("├── [✓] guide"))
    #expect(picture.contains("▾ [ ] src"))
    #expect(picture.contains("2 chosen"))
    #expect(seen.outcome.values == [Value(name: "choices", list: ["vguide", "vtests"])])
  }

  @Test func `with leaves alone a branch ticks all in it`() {
    let panel = Self.panel {
      $0.isMultiple = true
      $0.choosesLeaves = true
    }
    let steps: [ScriptedTerminal.Step] = [
      .key(.character("*")), .key(.down), .key(.down), .key(.down), .key(.character(" ")),
      .key(.down), .key(.down), .key(.character(" ")),
    ]
    let seen = show(panel, steps + [.key(.enter)], columns: 44, rows: 20)
    let picture = seen.pictures.last ?? ""
    #expect(picture.contains("▾ [-] src"))
    #expect(picture.contains("├─▾ [-] core"))
    #expect(seen.outcome.values.flatMap(\.texts) == ["vtext", "vmain"])
  }

  @Test func `a branch that can't be chosen opens with Return`() {
    let panel = Self.panel { $0.choosesLeaves = true }
    let seen = show(panel, [.key(.enter), .key(.down), .key(.enter)], columns: 44, rows: 20)
    #expect(seen.pictures[0].contains("⏎ open"))
    #expect(seen.outcome.values == [Value(name: "choice", text: "vguide")])
    #expect(panel.question.prompts[0].problem == "choose an item below it")
  }

  @Test func `amounts are kept`() {
    let panel = Self.panel {
      $0.isMultiple = true
      $0.amount = Bounds(least: 1, greatest: 1)
    }
    let steps: [ScriptedTerminal.Step] = [
      .key(.enter), .key(.character(" ")), .key(.down), .key(.character(" ")), .key(.enter),
    ]
    let seen = show(panel, steps)
    #expect(seen.pictures[1].contains("! choose exactly 1"))
    #expect(seen.pictures.contains { $0.contains("! choose at most 1") })
    #expect(seen.outcome.values.flatMap(\.texts) == ["vdocs"])
  }

  @Test func `paths make their parents`() {
    var tree = Tree()
    tree.separator = "/"
    tree.readsItems = true
    let panel = Panel(tree, buttons: [Button("OK", id: "ok")])
    let lines = Array("src/core/list\nREADME\nsrc/main\nsrc/core/text\ndocs/\ndocs/a\n".utf8)
    let steps: [ScriptedTerminal.Step] = [
      .event(.input(lines)), .event(.endOfInput), .key(.character("*")),
    ]
    var terminal = ScriptedTerminal(steps, size: Size(columns: 40, rows: 20))
    terminal.readsInput = true
    var dialog = panel
    _ = run(&dialog, chrome: Chrome(title: "T"), timing: Timing(), on: &terminal)
    expectPicture(
      terminal.pictures.last ?? "",
      """

       ╭────────────────────────────────────╮
       │                                    │
       │   T                                │
       │                                    │
       │   › ▾ src                          │
       │     ├─▾ core                       │
       │     │ ├── list                     │
       │     │ └── text                     │
       │     └── main                       │
       │       README                       │
       │     ▾ docs                         │
       │     └── a                          │
       │                                    │
       │                                    │
       │                             OK     │
       ╰────────────────────────────────────╯
       ⏎ OK   ↑↓ move   →← open, close
      """)
    #expect(
      dialog.question.prompts[0].items.map(\.value) == [
        "src", "src/core", "src/core/list", "src/core/text", "src/main", "README", "docs/",
        "docs/a",
      ])
  }

  @Test func `absolute paths have one root, and lone branches are open`() {
    var tree = Tree()
    tree.separator = "/"
    tree.append(["/usr/bin", "/usr/lib"].map { TreeDraft.Entry(item: Item($0)) })
    tree.build()
    let picture = show(Panel(tree, buttons: [Button("OK")])).pictures[0]
    #expect(picture.contains("› ▾ / "))
    #expect(picture.contains("└─▾ usr "))
    #expect(picture.contains("  ├── bin "))
    #expect(tree.prompts[0].items.map(\.value) == ["/", "/usr", "/usr/bin", "/usr/lib"])
  }

  @Test func `the mouse opens and chooses`() {
    let panel = Self.panel()
    let seen = show(
      panel,
      [
        .mouse(.press, row: 5, column: 9), .mouse(.press, row: 7, column: 12),
        .mouse(.press, row: 7, column: 12),
      ], columns: 44, rows: 20, title: "Where")
    #expect(seen.pictures[1].contains("├── guide"))
    #expect(seen.outcome.values.flatMap(\.texts) == ["v日本語"])
  }

  @Test func `deep items are seen in narrow places`() {
    let lines = (0..<30).map { String(repeating: " ", count: $0) + "level\($0)" }
    let panel = Self.panel(lines)
    let seen = show(panel, [.key(.end)], columns: 24, rows: 10)
    #expect(seen.pictures.last?.contains("level29") == true)
  }

  @Test func `it is answered without a screen`() throws {
    var panel = Self.panel { $0.initialValue = "vtext" }
    let prompt = try #require(panel.question.prompts.first)
    #expect(prompt.items.map(\.label).contains("src / core / text"))
    #expect(prompt.texts == ["vtext"])
    #expect(prompt.isDeclared)
    #expect(try panel.apply(.value(field: "choice", ["vguide"])) == nil)
    #expect(panel.values == [Value(name: "choice", text: "vguide")])
    #expect(throws: ChangeError.self) { try panel.apply(.value(field: "choice", ["guide"])) }
    #expect(throws: ChangeError.self) { try panel.apply(.value(field: "choice", [])) }
    #expect(try panel.apply(.items([Item("x"), Item("y")])) == nil)
    #expect(panel.values == [Value(name: "choice", text: "x")])

    var several = Self.panel { $0.isMultiple = true }
    #expect(try several.apply(.value(field: "choices", ["vtests", "vlist"])) == nil)
    #expect(several.values == [Value(name: "choices", list: ["vlist", "vtests"])])
  }

  @Test func `ten thousand items are quick`() {
    var tree = Tree()
    tree.separator = "/"
    let items = (0..<10_000).map { Item("d\($0 / 100)/e\($0 / 10 % 10)/file\($0)") }
    tree.append(items.map { TreeDraft.Entry(item: $0) })
    let size = Size(columns: 60, rows: 20)
    let time = ContinuousClock().measure {
      for key in [Key.character("*"), Key(.down), .character("7"), .character("9"), Key(.escape)] {
        _ = tree.handle(.key(key), in: size, at: Moment())
      }
    }
    // Built for debugging, on a busy machine; without that it is a hundredth.
    #expect(time < .seconds(5))
    #expect(tree.values.first?.text == "d0/e7/file79")
  }
}
