import HeedCore
import Support
import Testing

/// Columns that have no room, and what stands around the rows.
@Suite struct TableScrollTests {
  private static let numbers = (0...20).map(String.init).joined(separator: " ")

  private static func table(_ titles: [String], _ rows: [String]) -> Panel<Table> {
    var table = Table()
    table.columns = titles.map { TableColumn($0) }
    table.draft = rows.map { Table.DraftRow($0) }
    table.build()
    return Panel(table, buttons: [Button("OK", id: "ok"), Button("Cancel", .cancel)])
  }

  private static func pictures(
    _ panel: Panel<Table>, _ keys: [Key.Code], columns: Int = 40, rows: Int = 12
  ) -> [String] {
    show(panel, keys.map { .key($0) }, columns: columns, rows: rows).pictures
  }

  @Test func `a cell that is wider than the room is scrolled to its end`() {
    let seen = Self.pictures(
      Self.table(["ID", "Desc"], ["a\t" + Self.numbers]), [.right, .right, .right])
    #expect(seen[0].contains("    ID    Desc                   ▸   │"))
    #expect(seen[0].contains("  › a     0 1 2 3 4 5 6 7 8 9 1…     │"))
    expectPicture(
      seen[1],
      """

      ╭──────────────────────────────────────╮
      │                                      │
      │   ◂ ID    Desc                   ▸   │
      │     ─────────────────────────────    │
      │   › a     … 9 10 11 12 13 14 15…     │
      │                                      │
      │                                      │
      │                   Cancel      OK     │
      ╰──────────────────────────────────────╯
       ⏎ OK   ←→ columns   esc Cancel
      """)
    #expect(seen[2].contains("  ◂ ID    Desc                       │"))
    #expect(seen[2].contains("  › a     … 14 15 16 17 18 19 20     │"))
    // There is nothing more to scroll to.
    #expect(seen.last == seen[2])
  }

  @Test func `the way back goes through the cell too`() {
    let panel = Self.table(["ID", "Desc", "End"], ["a\t\(Self.numbers)\tlast"])
    let seen = Self.pictures(
      panel, [.right, .right, .right, .left, .left, .left, .left])
    #expect(seen[3].contains("◂ ID    End"))
    #expect(seen[3].contains("› a     last"))
    #expect(seen[4].contains("› a     … 14 15 16 17 18 19 20"))
    #expect(seen[6].contains("  › a     0 1 2 3 4 5 6 7 8 9 1…"))
    #expect(!seen[6].contains("◂"))
    #expect(seen[6].contains("▸"))
  }

  @Test func `a lone column is scrolled, with or without a title`() {
    let titled = Self.pictures(Self.table(["Desc"], [Self.numbers]), [.right, .right])
    #expect(titled[0].contains("  › 0 1 2 3 4 5 6 7 8 9 10 11 1…     │"))
    #expect(titled[1].contains("  ◂ Desc                         ▸   │"))
    #expect(titled.last?.contains("17 18 19 20     │") == true)
    #expect(titled.last?.contains("▸") == false)
    let bare = Self.pictures(Self.table([], [Self.numbers]), [.right])
    #expect(bare[0].contains("  › 0 1 2 3 4 5 6 7 8 9 10 11 1… ▸   │"))
    #expect(bare[1].contains("  ›◂… 11 12 13 14 15 16 17 18 1… ▸   │"))
  }

  @Test func `wide characters are never cut in halves`() {
    let text = String(repeating: "日本", count: 20) + "end"
    let seen = Self.pictures(Self.table(["A"], [text]), Array(repeating: .right, count: 6))
    let widths = seen.map { picture in
      picture.split(separator: "\n").first { $0.contains("›") }.map { String($0).displayWidth }
    }
    #expect(widths.allSatisfy { $0 == 40 })
    #expect(seen.last?.contains("end     │") == true)
  }

  @Test(arguments: 1...5)
  func `a rule stands below the titles however few the rows are`(count: Int) {
    let panel = Self.table(["A"], (1...count).map { "row \($0)" })
    let lines = Self.pictures(panel, [], columns: 44, rows: 20)[0].split(separator: "\n")
      .map(String.init)
    let head = lines.firstIndex { $0.contains(" A ") } ?? 0
    #expect(lines[head + 1].contains("────"))
    #expect(lines[head + 2].contains("› row 1"))
    #expect(lines[head + 1 + count].contains("row \(count) "))
    #expect(lines.firstIndex { $0.contains("Cancel") } == head + count + 4)
  }

  @Test func `the marks at the right have a column of air before them`() {
    let rows = (1...30).map { "\($0)\tabc" }
    let seen = Self.pictures(
      Self.table(["N", "Long title"], rows), [.character(">"), .character(">"), .end],
      columns: 44)
    #expect(seen[2].contains("Long title ▲"))
    #expect(seen[2].split(separator: "\n").contains { $0.contains(" ▼ ") && !$0.contains("title") })
    #expect(seen[3].split(separator: "\n").contains { $0.contains(" ▲ ") && !$0.contains("title") })
  }
}
