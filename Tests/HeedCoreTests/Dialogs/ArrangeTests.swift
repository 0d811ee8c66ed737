import HeedCore
import Support
import Testing

@Suite struct ArrangeTests {
  private static func panel(
    _ words: String = "ant bee cat dog", selected: Set<String> = [],
    adjust: (inout Arrange) -> Void = { _ in }
  ) -> Panel<Arrange> {
    var arrange = Arrange(
      words.split(separator: " ").map {
        Item(String($0), isSelected: selected.contains(String($0)))
      })
    adjust(&arrange)
    return Panel(arrange, buttons: [Button("OK", id: "ok"), Button("Cancel", .cancel)])
  }

  private static func chosen(
    _ steps: [ScriptedTerminal.Step], _ panel: Panel<Arrange> = panel()
  ) -> [String] {
    show(panel, steps + [.key(.enter)]).outcome.values.flatMap(\.texts)
  }

  @Test func `two lists side by side`() {
    let panel = Self.panel("リンゴ みかん ぶどう", selected: ["みかん"])
    let seen = show(panel, [.key(.character(" "))], columns: 56, rows: 16, title: "果物")
    expectPicture(
      seen.pictures[0],
      """

        ╭─────────────────────────────────────────────────╮
        │                                                 │
        │   果物                                          │
        │                                                 │
        │   Available          2   Chosen             1   │
        │   ────────────────────   ────────────────────   │
        │   › リンゴ               › みかん               │
        │     ぶどう                                      │
        │                                                 │
        │                                                 │
        │                                                 │
        │                              Cancel      OK     │
        ╰─────────────────────────────────────────────────╯
       ⏎ OK   space choose   ←→ lists   esc Cancel
      """)
    #expect(seen.pictures.last?.contains("› ぶどう                 みかん") == true)
    #expect(seen.pictures.last?.contains("› リンゴ") == true)
  }

  @Test func `what was chosen stands in the order of choosing`() {
    let steps: [ScriptedTerminal.Step] = [
      .key(.down), .key(.down), .key(.character(" ")), .key(.home), .key(.character(" ")),
    ]
    #expect(Self.chosen(steps) == ["cat", "ant"])
    #expect(Self.chosen(steps, Self.panel { $0.keepsOrder = true }) == ["ant", "cat"])
  }

  @Test func `what is given back finds its old place`() {
    let steps: [ScriptedTerminal.Step] = [
      .key(.down), .key(.character(" ")), .key(.tab), .key(.character(" ")),
    ]
    let seen = show(Self.panel(), steps)
    let rows = (seen.pictures.last ?? "").split(separator: "\n")
    let order = rows.compactMap { row in ["ant", "bee", "cat", "dog"].first { row.contains($0) } }
    #expect(order == ["ant", "bee", "cat", "dog"])
    #expect(seen.pictures.last?.contains("nothing yet") == true)
  }

  @Test(arguments: [
    (Key(.down, .alt), ["bee", "ant", "cat"]), (Key(.down, .control), ["bee", "ant", "cat"]),
    (.character(">"), ["bee", "ant", "cat"]), (Key(.up, .alt), ["ant", "bee", "cat"]),
  ])
  func `what is chosen can be put in order`(key: Key, order: [String]) {
    let panel = Self.panel("ant bee cat", selected: ["ant", "bee", "cat"])
    #expect(Self.chosen([.key(.right), .key(key)], panel) == order)
    let fixed = Self.panel("ant bee cat", selected: ["ant", "bee", "cat"]) { $0.keepsOrder = true }
    #expect(Self.chosen([.key(.right), .key(key)], fixed) == ["ant", "bee", "cat"])
  }

  @Test func `an item goes as far as one likes`() {
    let panel = Self.panel("ant bee cat", selected: ["ant", "bee", "cat"])
    let steps =
      [ScriptedTerminal.Step.key(.right)] + Array(repeating: .key(.down, .shift), count: 5)
    #expect(Self.chosen(steps, panel) == ["bee", "cat", "ant"])
  }

  @Test func `typing filters the list with the focus`() {
    let seen = show(Self.panel(), .typing("o") + [.key(.character(" ")), .key(.enter)])
    #expect(seen.pictures[1].contains("filter: o"))
    #expect(!seen.pictures[1].contains("bee"))
    #expect(seen.pictures[2].contains("nothing found"))
    #expect(seen.outcome.values.flatMap(\.texts) == ["dog"])
    #expect(Self.chosen(.typing("t") + [.key(.control("a"))]) == ["ant", "cat"])
    #expect(
      Self.chosen([.key(.control("a")), .key(.right), .key(.character(" "))]) == [
        "bee", "cat", "dog",
      ])
  }

  @Test func `amounts are kept`() {
    let panel = Self.panel { $0.amount = Bounds(least: 1, greatest: 2) }
    let seen = show(panel, [.key(.enter), .key(.control("a")), .key(.enter)])
    #expect(seen.pictures[0].contains("choose between 1 and 2"))
    #expect(seen.pictures[1].contains("! choose between 1 and 2"))
    #expect(seen.pictures[2].contains("! choose at most 2"))
    #expect(seen.outcome.values.flatMap(\.texts) == ["ant", "bee"])
  }

  @Test func `items that can't be chosen stay`() {
    var items = ["ant", "bee"].map { Item($0) }
    items[0].isDisabled = true
    let panel = Panel(Arrange(items), buttons: [Button("OK")])
    #expect(Self.chosen([.key(.control("a"))], panel) == ["bee"])
  }

  @Test func `it stacks in narrow terminals`() {
    let panel = Self.panel(selected: ["dog"])
    let seen = show(panel, [.resized(columns: 20, rows: 5)], columns: 30, rows: 14, title: "T")
    expectPicture(
      seen.pictures[0],
      """
      ╭────────────────────────────╮
      │ T                          │
      │ Available                3 │
      │ › ant                      │
      │   bee                      │
      │   cat                      │
      │ Chosen                   1 │
      │ › dog                      │
      │                            │
      │                            │
      │                            │
      │           Cancel      OK   │
      ╰────────────────────────────╯
       ⏎ OK   esc Cancel
      """)
    #expect(seen.pictures[1].contains("› ant"))
    #expect(!seen.pictures[1].contains("dog"))
  }

  @Test func `the mouse highlights, and moves what is highlighted`() {
    func chosen(_ steps: [ScriptedTerminal.Step]) -> [String] {
      show(Self.panel(), steps + [.key(.enter)], columns: 56, rows: 17, title: "T").outcome.values
        .flatMap(\.texts)
    }
    let press = ScriptedTerminal.Step.mouse(.press, row: 8, column: 12)
    #expect(chosen([press]) == [])
    #expect(chosen([press, press]) == ["bee"])
  }

  @Test func `dialog's keys`() {
    let panel = Self.panel(selected: ["dog"]) { $0.jumpsByLetters = true }
    #expect(Self.chosen([.key(.character("c")), .key(.character(" "))], panel) == ["dog", "cat"])
    let back: [ScriptedTerminal.Step] = [.key(.character("$")), .key(.character(" "))]
    #expect(Self.chosen(back, panel) == [])
  }

  @Test func `it is answered without a screen`() throws {
    var panel = Self.panel(selected: ["bee"])
    let prompt = try #require(panel.question.prompts.first)
    guard case .ordered(let items) = prompt.form else {
      Issue.record("not ordered")
      return
    }
    #expect(items.map(\.value) == ["ant", "bee", "cat", "dog"])
    #expect(prompt.texts == ["bee"])
    #expect(prompt.isDeclared)
    #expect(try panel.apply(.value(field: "choices", ["dog", "ant"])) == nil)
    #expect(panel.values == [Value(name: "choices", list: ["dog", "ant"])])
    #expect(throws: ChangeError.self) { try panel.apply(.value(field: "choices", ["ant", "ant"])) }
    #expect(throws: ChangeError.self) { try panel.apply(.value(field: "choices", ["eel"])) }
    #expect(try panel.apply(.value(field: "choices", [])) == nil)
    #expect(try panel.apply(.items([Item("x", isSelected: true), Item("y")])) == nil)
    #expect(panel.values == [Value(name: "choices", list: ["x"])])
  }
}
