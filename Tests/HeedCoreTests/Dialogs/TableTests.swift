import HeedCore
import Support
import Testing

@Suite struct TableTests {
  private static func table(
    _ titles: [String] = ["Name", "Size", "Note"],
    _ rows: [String] = [
      "alpha\t12\tある日", "beta\t3.5\te\u{301}te\u{301}", "日本語\t100\tfoo", "file10\t-4\tbar baz",
      "file2\t\tqux",
    ], adjust: (inout Table) -> Void = { _ in }
  ) -> Panel<Table> {
    var table = Table()
    table.columns = titles.map { TableColumn($0) }
    table.draft = rows.map { Table.DraftRow($0) }
    adjust(&table)
    table.build()
    return Panel(table, buttons: [Button("OK", id: "ok"), Button("Cancel", .cancel)])
  }

  private static func chosen(
    _ panel: Panel<Table>, _ steps: [ScriptedTerminal.Step], rows: Int = 24
  ) -> [String] {
    show(panel, steps + [.key(.enter)], rows: rows).outcome.values.flatMap(\.texts)
  }

  /// The first cells, from the top down.
  private static func order(_ panel: Panel<Table>, _ steps: [ScriptedTerminal.Step]) -> [String] {
    let picture = show(panel, steps, columns: 50, rows: 20).pictures.last ?? ""
    let lines = picture.split(separator: "\n").filter { !$0.contains("filter") }.map {
      $0.dropFirst(8)
    }
    let names = ["alpha", "beta", "日本語", "file10", "file2"]
    return lines.compactMap { line in names.first { line.contains($0 + " ") } }
  }

  @Test func `cells stand in columns, numbers at the right`() {
    let seen = show(Self.table(), [.key(.down)], columns: 44, rows: 17, title: "Files")
    expectPicture(
      seen.pictures.last ?? "",
      """
         ╭────────────────────────────────────╮
         │                                    │
         │   Files                            │
         │                                    │
         │     Name      Size  Note           │
         │     ───────────────────────────    │
         │     alpha       12  ある日         │
         │   › beta       3.5  e\u{301}te\u{301}            │
         │     日本語     100  foo            │
         │     file10      -4  bar baz        │
         │     file2           qux            │
         │                                    │
         │                                    │
         │                 Cancel      OK     │
         ╰────────────────────────────────────╯
       ⏎ OK   ↑↓ move   a-z filter   esc Cancel
      """)
    #expect(seen.styles.contains("H"))
  }

  @Test(arguments: [
    ([Key.alt("1")], ["alpha", "beta", "file2", "file10", "日本語"]),
    ([.alt("1"), .alt("1")], ["日本語", "file10", "file2", "beta", "alpha"]),
    ([.alt("1"), .alt("1"), .alt("1")], ["alpha", "beta", "日本語", "file10", "file2"]),
    ([.alt("2")], ["file10", "beta", "alpha", "日本語", "file2"]),
    ([.alt("2"), .control("r")], ["日本語", "alpha", "beta", "file10", "file2"]),
    ([.character(">"), .character(">")], ["file10", "beta", "alpha", "日本語", "file2"]),
    ([.character(">"), .character("<")], ["alpha", "beta", "日本語", "file10", "file2"]),
    ([Key(.left, .shift)], ["file10", "beta", "日本語", "file2", "alpha"]),
  ])
  func `it is sorted by a column`(keys: [Key], names: [String]) {
    #expect(Self.order(Self.table(), keys.map { .event(.key($0)) }) == names)
  }

  @Test func `the highlight stays on its row once it was moved`() {
    let sort = ScriptedTerminal.Step.event(.key(.alt("2")))
    #expect(Self.chosen(Self.table(), [sort]) == ["file10"])
    #expect(Self.chosen(Self.table(), [.key(.down), .key(.down), sort]) == ["日本語"])
  }

  @Test func `the sign of the order moves no cell`() {
    let seen = show(Self.table(), [.event(.key(.alt("2"))), .event(.key(.alt("2")))], columns: 44)
    #expect(seen.pictures[0].contains("  Name      Size  Note "))
    #expect(seen.pictures[1].contains("  Name    Size ▲  Note "))
    for picture in seen.pictures { #expect(picture.contains(" 日本語     100  foo ")) }
    #expect(seen.pictures[2].contains("  Name    Size ▼  Note "))
    let first = show(Self.table(), [.event(.key(.alt("1")))], columns: 44)
    #expect(first.pictures[1].contains("  Name ▲    Size  Note "))
  }

  @Test(arguments: [
    ("fi", ["file10", "file2"]), ("o al", []), ("baz fi", ["file10"]), ("ある", ["alpha"]),
    ("100", ["日本語"]), ("/beta", ["beta"]), ("ALPHA", ["alpha"]),
  ])
  func `typing shows rows that have all words`(text: String, names: [String]) {
    #expect(Self.order(Self.table(), .typing(text)) == names)
  }

  @Test func `Escape shows all again`() {
    #expect(Self.chosen(Self.table(), .typing("qux") + [.key(.escape)]) == ["alpha"])
    let seen = show(Self.table(), .typing("zz"))
    #expect(seen.pictures.last?.contains("nothing found") == true)
    #expect(seen.pictures.last?.contains("filter: zz  (0 of 5)") == true)
  }

  @Test func `what is sorted can be filtered, and the other way round`() {
    let sort = ScriptedTerminal.Step.event(.key(.alt("2")))
    #expect(Self.order(Self.table(), [sort] + .typing("a")) == ["file10", "beta", "alpha"])
    #expect(Self.order(Self.table(), .typing("a") + [sort]) == ["file10", "beta", "alpha"])
    #expect(
      Self.order(Self.table(), .typing("a") + [sort, .key(.backspace)])
        == ["file10", "beta", "alpha", "日本語", "file2"])
  }

  @Test func `ticks, and what is printed of rows`() {
    let panel = Self.table {
      $0.isMultiple = true
      $0.printed = .listed([1, 0])
      $0.amount = Bounds(least: 1, greatest: 2)
    }
    let steps: [ScriptedTerminal.Step] = [
      .key(.enter), .key(.character(" ")), .key(.end), .key(.character(" ")), .key(.up),
      .key(.character(" ")), .key(.enter),
    ]
    let seen = show(panel, steps, columns: 50)
    #expect(seen.pictures[1].contains("! choose between 1 and 2"))
    #expect(seen.pictures.contains { $0.contains("! choose at most 2") })
    #expect(seen.pictures.contains { $0.contains("› [✓] file2") })
    #expect(seen.outcome.values == [Value(name: "rows", list: ["12\talpha", "\tfile2"])])
  }

  @Test func `hidden columns are not seen, and may be printed`() {
    let panel = Self.table {
      $0.columns[0].isHidden = true
      $0.printed = .listed([0])
    }
    let seen = show(panel, [.key(.down), .key(.enter)], columns: 50)
    #expect(!seen.pictures[0].contains("alpha"))
    #expect(seen.pictures[0].contains("› "))
    #expect(seen.outcome.values == [Value(name: "row", text: "beta")])
    #expect(Self.chosen(Self.table { $0.columns[0].isHidden = true }, []) == ["12"])
  }

  @Test func `where columns are out of sight they are scrolled, and the first one stays`() {
    let titles = (1...9).map { "Title \($0)" }
    let panel = Self.table(titles, ["one\t2\t3\t4\t5\t6\t7\t8\t9"])
    let seen = show(panel, [.key(.right), .key(.right), .key(.left)], columns: 44, rows: 14)
    #expect(seen.pictures[0].contains("  Title 1      Title 2    Title 3  ▸"))
    #expect(seen.pictures[1].contains("←→ columns"))
    #expect(seen.pictures[2].contains("◂ Title 1      Title 4    Title 5  ▸"))
    #expect(seen.pictures[3].contains("◂ Title 1      Title 3    Title 4  ▸"))
    let last = show(panel, Array(repeating: .key(.right), count: 20), columns: 44, rows: 14)
    #expect(last.pictures.last?.contains("Title 9") == true)
  }

  @Test func `widths and sides that were asked for`() {
    let panel = Self.table(["A", "B"], ["long text here\tx", "y\tz"]) {
      $0.columns[0].width = 6
      $0.columns[1].width = 5
      $0.columns[1].alignment = .center
    }
    let picture = show(panel).pictures[0]
    #expect(picture.contains("› long …    x "))
    #expect(picture.contains("  A         B "))
  }

  @Test func `the mouse sorts and chooses`() {
    let seen = show(
      Self.table(),
      [
        .mouse(.press, row: 4, column: 20), .mouse(.press, row: 9, column: 12),
        .mouse(.press, row: 9, column: 12),
      ], columns: 44, rows: 17, title: "Files")
    #expect(seen.pictures[1].contains("Size ▲"))
    #expect(seen.outcome.values.flatMap(\.texts) == ["日本語"])
  }

  @Test func `rows come as they are read, into the order that there is`() {
    var table = Table()
    table.readsRows = true
    table.hasHeader = true
    var panel = Panel(table, buttons: [Button("OK", id: "ok")])
    let steps: [ScriptedTerminal.Step] = [
      .event(.input(Array("Name\tSize\nb\t10\nc".utf8))), .event(.key(.alt("2"))),
      .event(.input(Array("\t9\na\t1".utf8))), .event(.input(Array("1\n".utf8))),
      .event(.endOfInput),
    ]
    var terminal = ScriptedTerminal(steps, size: Size(columns: 40, rows: 20))
    terminal.readsInput = true
    _ = run(&panel, chrome: Chrome(title: "T"), timing: Timing(), on: &terminal)
    #expect(terminal.pictures[0].contains("waiting for rows …"))
    let lines = (terminal.pictures.last ?? "").split(separator: "\n").map { $0.dropFirst(2) }
    let first = lines.firstIndex { $0.contains("Name    Size ▲") } ?? 0
    #expect(
      lines.dropFirst(first + 2).prefix(3).map { $0.split(separator: " ").prefix(3).joined() }
        == ["›c9", "b10│", "a11│"])
  }

  @Test func `no rows at all are a failure`() {
    var table = Table()
    table.readsRows = true
    let seen = show(Panel(table, buttons: [Button("OK", id: "ok")]), [.event(.endOfInput)])
    #expect(seen.outcome.end == .failed("no rows came on standard input"))
  }

  @Test(arguments: [(40, 12), (20, 5), (16, 4)])
  func `it can be used in little room`(columns: Int, rows: Int) {
    let seen = show(
      Self.table(), [.key(.end), .key(.enter)], columns: columns, rows: rows, title: "Files")
    #expect(seen.pictures[1].contains("› file2"))
    #expect(seen.outcome.values.flatMap(\.texts) == ["file2"])
  }

  @Test func `it is answered without a screen`() throws {
    var panel = Self.table {
      $0.initialValue = "beta"
      $0.columns[2].isHidden = true
    }
    let prompt = try #require(panel.question.prompts.first)
    #expect(prompt.items.map(\.label).prefix(2) == ["alpha  12", "beta  3.5"])
    #expect(prompt.lead == ["Name  Size"])
    #expect(prompt.texts == ["beta"])
    #expect(prompt.isDeclared)
    #expect(try panel.apply(.value(field: "row", ["file2"])) == nil)
    #expect(panel.values == [Value(name: "row", text: "file2")])
    #expect(throws: ChangeError.self) { try panel.apply(.value(field: "row", ["12"])) }
    #expect(throws: ChangeError.self) { try panel.apply(.value(field: "row", [])) }
    #expect(try panel.apply(.items([Item("x\t1"), Item("y\t2")])) == nil)
    #expect(panel.values == [Value(name: "row", text: "x")])

    var several = Self.table { $0.isMultiple = true }
    #expect(try several.apply(.value(field: "rows", ["file2", "alpha"])) == nil)
    #expect(several.values == [Value(name: "rows", list: ["alpha", "file2"])])
  }

  @Test func `many rows are quick`() {
    var table = Table()
    table.append((0..<20_000).map { "\($0)\tname \(20_000 - $0)\t\($0 % 100)" })
    let size = Size(columns: 60, rows: 20)
    let time = ContinuousClock().measure {
      for key in [Key.alt("2"), .alt("3"), .character("n"), .character("7"), Key(.escape)] {
        _ = table.handle(.key(key), in: size, at: Moment())
      }
    }
    // Built for debugging, on a busy machine; without that it is a hundredth.
    #expect(time < .seconds(20))
  }
}
