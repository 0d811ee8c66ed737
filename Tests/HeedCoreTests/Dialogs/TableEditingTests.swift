import HeedCore
import Support
import Testing

/// Cells of a table that are changed.
@Suite struct TableEditingTests {
  private static func panel(
    _ editable: Table.Columns? = .all, adjust: (inout Table) -> Void = { _ in }
  ) -> Panel<Table> {
    var table = Table()
    table.columns = ["Name", "Size"].map { TableColumn($0) }
    table.draft = ["a\t10", "b\t9", "c\t8"].map { Table.DraftRow($0) }
    (table.editable, table.printed) = (editable, .all)
    adjust(&table)
    table.build()
    return Panel(
      table, buttons: [Button("OK", id: "ok"), Button("Cancel", .cancel, id: "cancel")])
  }

  private static func chosen(
    _ panel: Panel<Table>, _ keys: [Key]
  ) -> [String] {
    let steps = keys.map { ScriptedTerminal.Step.event(.key($0)) } + [.key(.enter)]
    return show(panel, steps).outcome.values.flatMap(\.texts)
  }

  private static let edit = Key(.function(2))
  private static let x = Key.character("x")

  @Test func `the cell is a line to type in, and the footer says so`() {
    let seen = show(
      Self.panel(), [.event(.key(Self.edit)), .event(.key(Self.x))], columns: 52, rows: 14)
    expectPicture(
      seen.pictures[2],
      """

             ╭────────────────────────────────────╮
             │                                    │
             │     Name      Size                 │
             │     ───────────────────────────    │
             │   › ax                             │
             │     b            9                 │
             │     c            8                 │
             │                                    │
             │                                    │
             │                 Cancel      OK     │
             ╰────────────────────────────────────╯
              ⏎ keep   esc undo   ⇥ next cell   ↑↓ row
      """)
    #expect(seen.pictures[0].contains("F2 edit"))
  }

  @Test(arguments: [
    ([edit, x, Key(.enter)], "ax\t10"), ([edit, x, Key(.escape)], "a\t10"),
    ([edit, x, Key(.tab), x, Key(.enter)], "ax\t10x"),
    ([edit, Key(.tab), x, Key.backTab, x, Key(.enter)], "ax\t10x"),
    ([edit, Key(.tab), Key(.tab)], "a\t10"), ([edit, x, Key(.down), x, Key(.enter)], "bx\t9"),
    ([Key(.down), edit, Key.control("u"), Key(.enter)], "\t9"),
    ([edit, x, Key(.enter), edit, Key(.backspace), Key(.escape)], "ax\t10"),
  ])
  func `keys change cells`(keys: [Key], value: String) {
    #expect(Self.chosen(Self.panel(), keys) == [value])
  }

  @Test func `what is being typed counts when a button is clicked`() {
    let panel = Self.panel()
    let lines = show(panel, columns: 52, rows: 14).pictures[0].split(
      separator: "\n", omittingEmptySubsequences: false)
    let row = lines.firstIndex { $0.contains("OK") && $0.contains("Cancel") } ?? 0
    let column = Array(lines[row]).indices.first {
      String(Array(lines[row])[$0...]).hasPrefix("OK")
    }
    let seen = show(
      panel,
      [
        .event(.key(Self.edit)), .event(.key(Self.x)),
        .mouse(.press, row: row, column: column ?? 0),
      ], columns: 52, rows: 14)
    #expect(seen.outcome.values.flatMap(\.texts) == ["ax\t10"])
  }

  @Test func `only cells of the columns that were named are changed`() {
    #expect(Self.chosen(Self.panel(.listed([1])), [Self.edit, Self.x, Key(.tab)]) == ["a\t10x"])
    #expect(Self.chosen(Self.panel(nil), [Self.edit]) == ["a\t10"])
    #expect(!show(Self.panel(nil)).pictures[0].contains("F2"))
  }

  @Test func `a changed cell is sorted and found as it is now`() {
    let toEnd: [Key] = [Self.edit, Key.control("u"), .character("z"), Key(.enter)]
    #expect(
      Self.chosen(
        Self.panel(), [.character(">")] + toEnd + [.character("<"), .character(">"), Key(.end)])
        == ["z\t10"])
    #expect(Self.chosen(Self.panel(), toEnd + [.character("z")]) == ["z\t10"])
  }

  @Test func `a click in the highlighted row changes the cell there`() {
    let lines = show(Self.panel(), columns: 52, rows: 14).pictures[0].split(
      separator: "\n", omittingEmptySubsequences: false)
    let row = lines.firstIndex { $0.contains("› a") } ?? 0
    let column = lines[row].prefix { $0 != "1" }.count
    let seen = show(
      Self.panel(),
      [.mouse(.press, row: row, column: column), .event(.key(Self.x)), .key(.enter), .key(.enter)],
      columns: 52, rows: 14)
    #expect(seen.outcome.values.flatMap(\.texts) == ["a\t10x"])
  }

  @Test func `each changeable cell of a chosen row is asked for in plain lines`() throws {
    var panel = Self.panel(.listed([0]))
    #expect(panel.question.prompts.map(\.name) == ["row", "cell 1.1"])
    #expect(panel.question.prompts[1].label == "Name")
    _ = try panel.apply(.value(field: "row", ["b\t9"]))
    #expect(panel.question.prompts.map(\.name) == ["row", "cell 2.1"])
    _ = try panel.apply(.value(field: "cell 2.1", ["new"]))
    #expect(panel.values == [Value(name: "row", text: "new\t9")])
    for name in ["cell 2.2", "cell 4.1", "cell 0.1", "cell 1", "cells"] {
      #expect(throws: ChangeError.self) { try panel.apply(.value(field: name, ["x"])) }
    }
  }

  @Test func `a recorded answer changes the row that was changed`() throws {
    var panel = Self.panel { $0.isMultiple = true }
    _ = try panel.apply(.value(field: "rows", ["b\t9", "cc\t8"]))
    #expect(panel.values == [Value(name: "rows", list: ["b\t9", "cc\t8"])])
    var fixed = Self.panel(.listed([1]))
    #expect(throws: ChangeError.self) { try fixed.apply(.value(field: "row", ["d\t9"])) }
    #expect(throws: ChangeError.self) { try fixed.apply(.value(field: "row", ["d"])) }
    _ = try fixed.apply(.value(field: "row", ["c\t99"]))
    #expect(fixed.values == [Value(name: "row", text: "c\t99")])
  }

  @Test func `circles have one tick, apart from the highlight`() throws {
    var panel = Self.panel(nil) { ($0.isExclusive, $0.printed) = (true, .firstVisible) }
    #expect(Self.chosen(panel, []) == [])
    #expect(Self.chosen(panel, [.character(" "), Key(.down)]) == ["a"])
    #expect(Self.chosen(panel, [.character(" "), Key(.down), .character(" ")]) == ["b"])
    panel.content.tickTitle = "Pick"
    let seen = show(panel, [.key(.character(" "))], columns: 52, rows: 14)
    #expect(seen.pictures[0].contains(" Pick Name"))
    #expect(seen.pictures[1].contains("› (*) a") && seen.pictures[1].contains("( ) b"))
    _ = try panel.apply(.value(field: "row", ["c"]))
    #expect(panel.values.flatMap(\.texts) == ["c"])
    #expect(throws: ChangeError.self) { try panel.apply(.value(field: "row", ["a", "b"])) }
  }
}
