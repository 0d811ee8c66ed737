import HeedCore
import Support
import Testing

/// What a list shows while somebody types.
@Suite struct ChooseFilterTests {
  private static func choose(_ items: [Item]) -> Choose {
    var choose = Choose()
    choose.buttonList = ButtonList([Button("OK", id: "ok"), Button("Cancel", .cancel)])
    for item in items { choose.list.append(item) }
    return choose
  }

  private static func heading(_ label: String) -> Item {
    var item = Item("", label: label)
    item.isHeading = true
    return item
  }

  private static let fruit =
    [heading("Fruit")] + ["apple", "banana", "cherry"].map { Item($0, label: $0) }

  @Test func `the heading and the size of the frame stay, and items are counted`() {
    let seen = show(Self.choose(Self.fruit), .typing("an"), columns: 44, rows: 14)
    expectPicture(
      seen.pictures[2],
      """


         ╭────────────────────────────────────╮
         │                                    │
         │   Fruit                            │
         │   › banana                         │
         │                                    │
         │                                    │
         │   filter: an  (1 of 3)             │
         │                 Cancel      OK     │
         ╰────────────────────────────────────╯
           ⏎ OK   esc show all   ↑↓ move
      """)
  }

  @Test func `what heads the whole list stays if nothing is found`() {
    let seen = show(
      Self.choose(Self.fruit), .typing("x") + [.key(.enter), .key(.backspace), .key(.enter)],
      columns: 44, rows: 14)
    #expect(seen.pictures[1].contains("  Fruit  "))
    #expect(seen.pictures[1].contains("filter: x  (0 of 3)"))
    #expect(seen.outcome.values.flatMap(\.texts) == ["apple"])
  }

  @Test func `of several headings those stay that something stands under`() {
    let items =
      Self.fruit + [Self.heading("Roots")] + ["beet", "carrot"].map { Item($0, label: $0) }
    let seen = show(Self.choose(items), .typing("rr"), columns: 44, rows: 16)
    #expect(seen.pictures[2].contains("  Fruit  "))
    #expect(seen.pictures[2].contains("  Roots  "))
    #expect(seen.pictures[2].contains("filter: rr  (2 of 5)"))
    let beet = show(Self.choose(items), .typing("beet") + [.key(.enter)], columns: 44, rows: 16)
    #expect(!beet.pictures[4].contains("Fruit"))
    #expect(beet.pictures[4].contains("› beet"))
    #expect(beet.outcome.values.flatMap(\.texts) == ["beet"])
  }

  @Test func `items that come while it is filtered bring their heading`() {
    var choose = Self.choose(Self.fruit)
    choose.list.setFilter("rr")
    choose.list.append(Self.heading("Roots"))
    choose.list.append(Item("beet", label: "beet"))
    #expect(choose.list.count == 2)
    choose.list.append(Item("carrot", label: "carrot"))
    #expect(choose.list.count == 4)
  }

  @Test func `the marks have a column of air before them`() {
    let items = (10...40).map { Item("\($0)", label: "an item of a good many letters \($0)") }
    let seen = show(Self.choose(items), columns: 60, rows: 14)
    #expect(seen.pictures[0].contains("› an item of a good many letters 10 "))
    #expect(seen.pictures[0].contains(" ▼ "))
  }
}
