import HeedCore
import Support
import Testing

@Suite struct CalendarTests {
  private static func panel(
    _ date: String, from least: String? = nil, to greatest: String? = nil,
    adjust: (inout Calendar) -> Void = { _ in }
  ) -> Panel<Calendar> {
    var calendar = Calendar(
      CivilDate(date) ?? .first,
      bounds: Bounds(
        least: least.flatMap { CivilDate($0) }, greatest: greatest.flatMap { CivilDate($0) }))
    adjust(&calendar)
    return Panel(calendar, buttons: [Button("OK", id: "ok"), Button("Cancel", .cancel)])
  }

  private static func value(after steps: [ScriptedTerminal.Step], _ panel: Panel<Calendar>)
    -> String
  {
    show(panel, steps + [.key(.enter)]).outcome.values.first?.text ?? ""
  }

  @Test func `it is the sheet of a month`() {
    let seen = show(
      Self.panel("2024-03-14", from: "2024-03-05"), columns: 44, rows: 20, title: "Due date")
    expectPicture(
      seen.pictures[0],
      """
          ╭──────────────────────────────────╮
          │                                  │
          │   Due date                       │
          │                                  │
          │   ‹        March 2024        ›   │
          │                                  │
          │    Mo  Tu  We  Th  Fr  Sa  Su    │
          │                     1   2   3    │
          │     4   5   6   7   8   9  10    │
          │    11  12  13 ‹14› 15  16  17    │
          │    18  19  20  21  22  23  24    │
          │    25  26  27  28  29  30  31    │
          │                                  │
          │                                  │
          │   Thursday, 14 March 2024        │
          │                                  │
          │               Cancel      OK     │
          ╰──────────────────────────────────╯
       ⏎ OK   ←→↑↓ day   esc Cancel
      """)
  }

  @Test func `the day chosen, today and what is out of bounds are told apart`() {
    let panel = Self.panel("2024-03-14", from: "2024-03-05") {
      $0.today = CivilDate("2024-03-20") ?? .first
    }
    let rows = show(panel, columns: 44, rows: 20, title: "T").styles.split(separator: "\n")
    #expect(rows.contains { $0.contains(".mm.MMMM.mm") })
    #expect(rows.contains { $0.contains(".XX..mm..mm") })
    #expect(rows.contains { $0.contains(".mm..mm..oo..mm") })
    #expect(rows.contains { $0.contains("TTTTTTTTTT") })
  }

  @Test(arguments: [
    ([Key.Code.left], "2024-03-13"), ([.right], "2024-03-15"), ([.up], "2024-03-07"),
    ([.down, .down, .down], "2024-04-04"), ([.pageUp], "2024-02-14"), ([.pageDown], "2024-04-14"),
    ([.home], "2024-03-01"), ([.end], "2024-03-31"), ([.end, .pageDown], "2024-04-30"),
    ([.character("[")], "2023-03-14"), ([.character("]")], "2025-03-14"),
    ([.down, .character("t")], "2024-03-14"), ([.tab, .down], "2024-04-14"),
    ([.tab, .left], "2024-02-14"), ([.tab, .tab, .up], "2023-03-14"),
    ([.tab, .character("1"), .character("1")], "2024-11-14"),
    (
      [.tab, .tab, .character("1"), .character("9"), .character("9"), .character("9")], "1999-03-14"
    ),
  ])
  func `keys move the day`(keys: [Key.Code], date: String) {
    #expect(Self.value(after: keys.map { .key($0) }, Self.panel("2024-03-14")) == date)
  }

  @Test func `with Shift or Control a page is a year`() {
    let steps: [ScriptedTerminal.Step] = [.key(.pageUp, .shift), .key(.pageUp, .control)]
    #expect(Self.value(after: steps, Self.panel("2024-02-29")) == "2022-02-28")
  }

  @Test(arguments: [
    ("7", "2024-03-07"), ("31", "2024-03-31"), ("2023-12-24", "2023-12-24"), ("2020", "2020-03-14"),
    ("2020-02", "2020-02-14"), ("2024-02-3", "2024-02-14"), ("99", "2024-03-14"),
    ("2023-02-29", "2024-03-14"),
  ])
  func `digits type a date`(text: String, date: String) {
    #expect(Self.value(after: .typing(text), Self.panel("2024-03-14")) == date)
  }

  @Test func `Escape takes back what was typed, and then cancels`() {
    let panel = Self.panel("2024-03-14")
    let seen = show(panel, .typing("20") + [.key(.escape), .key(.enter)])
    #expect(seen.pictures.contains { $0.contains("typed: 20") })
    #expect(seen.outcome.values[0].text == "2024-03-14")
    guard case .button(let button) = show(panel, [.key(.escape)]).outcome.end else {
      Issue.record("Escape did not press cancel")
      return
    }
    #expect(button.role == .cancel)
  }

  @Test func `it stays within its bounds and says so`() {
    let panel = Self.panel("2024-03-14", from: "2024-03-10", to: "2024-03-20")
    #expect(Self.value(after: [.key(.pageUp)], panel) == "2024-03-10")
    #expect(Self.value(after: [.key(.pageDown), .key(.right)], panel) == "2024-03-20")
    let seen = show(panel, .typing("2024-05-01"))
    #expect(seen.pictures.last?.contains("! 2024-03-10 to 2024-03-20") == true)
    #expect(Self.value(after: [], Self.panel("2030-01-01", to: "2024-03-20")) == "2024-03-20")
  }

  @Test func `the mouse goes to days, months and parts`() {
    let panel = Self.panel("2024-03-14")
    let size = (columns: 44, rows: 20)
    func value(_ steps: [ScriptedTerminal.Step]) -> String {
      show(panel, steps + [.key(.enter)], columns: size.columns, rows: size.rows, title: "T")
        .outcome
        .values.first?.text ?? ""
    }
    #expect(value([.mouse(.press, row: 8, column: 17)]) == "2024-03-06")
    #expect(value([.mouse(.press, row: 4, column: 9)]) == "2024-02-14")
    #expect(value([.mouse(.press, row: 4, column: 35)]) == "2024-04-14")
    #expect(value([.mouse(.press, row: 4, column: 19), .key(.down)]) == "2024-04-14")
    #expect(value([.mouse(.press, row: 4, column: 25), .key(.down)]) == "2025-03-14")
    #expect(value([.mouse(.wheelDown, row: 10, column: 20)]) == "2024-04-14")
    let twice = [ScriptedTerminal.Step.mouse(.press, row: 9, column: 21)]
    #expect(show(panel, twice, columns: 44, rows: 20, title: "T").outcome.values.count == 1)
  }

  @Test func `it shrinks with the terminal`() {
    let panel = Self.panel("2024-03-29")
    let seen = show(panel, [.resized(columns: 20, rows: 5)], columns: 30, rows: 9, title: "Due")
    expectPicture(
      seen.pictures[0],
      """
      ╭────────────────────────────╮
      │ Due                        │
      │   ‹    March 2024     ›    │
      │    Mo Tu We Th Fr Sa Su    │
      │    18 19 20 21 22 23 24    │
      │    25 26 27 28‹29 30 31    │
      │           Cancel      OK   │
      ╰────────────────────────────╯
       ⏎ OK   ←→↑↓ day   esc Cancel
      """)
    expectPicture(
      seen.pictures[1],
      """
      ╭──────────────────╮
      │ Due              │
      │  ‹ 2024-03-29 ›  │
      │        OK        │
      ╰──────────────────╯
      """)
  }

  @Test func `weeks have numbers, and begin as one likes`() {
    let panel = Self.panel("2021-01-03") {
      $0.hasWeekNumbers = true
      $0.weekStart = 0
    }
    let picture = show(panel, columns: 44, rows: 20, title: "T").pictures[0]
    #expect(picture.contains("Su  Mo  Tu  We  Th  Fr  Sa"))
    #expect(picture.contains("53                        1   2"))
    #expect(picture.contains(" 1  ‹ 3›  4   5"))
  }

  @Test func `dialog's order of stops and letters`() {
    var panel = Self.panel("2024-03-14") {
      $0.order = [.month, .year, .day]
      $0.movesByLetters = true
    }
    panel.order = .buttonsFirst
    #expect(Self.value(after: [.key(.down)], panel) == "2024-03-14")
    let steps: [ScriptedTerminal.Step] = [
      .key(.backTab), .key(.character("l")), .key(.character("j")),
    ]
    #expect(Self.value(after: steps, panel) == "2024-03-22")
    #expect(Self.value(after: [.key(.tab), .key(.tab), .key(.right)], panel) == "2024-04-14")
  }

  @Test func `it is answered without a screen`() throws {
    var panel = Self.panel("2024-03-14", to: "2024-12-31") { $0.format = CivilFormat("%d.%m.%Y") }
    let prompt = try #require(panel.question.prompts.first)
    #expect(prompt.texts == ["14.03.2024"])
    #expect(prompt.hint == "a date as YYYY-MM-DD, at most 2024-12-31")
    #expect(!prompt.isDeclared)
    #expect(try panel.apply(.value(field: "value", ["2024-02-29"])) == nil)
    #expect(panel.values[0].text == "29.02.2024")
    #expect(try panel.apply(.value(field: "value", ["01.02.2024"])) == nil)
    #expect(panel.values[0].text == "01.02.2024")
    panel.content.format = CivilFormat("%d.%m.")
    #expect(try panel.apply(.value(field: "value", ["31.12."])) == nil)
    #expect(panel.content.date.text == "2023-12-31")
    for text in ["2023-02-29", "2025-01-01", "soon", ""] {
      #expect(throws: ChangeError.self) {
        try panel.apply(.value(field: "value", [text]))
      }
    }
    #expect(throws: ChangeError.noSuchField("date", names: ["value"])) {
      try panel.apply(.value(field: "date", ["2024-02-29"]))
    }
  }
}
