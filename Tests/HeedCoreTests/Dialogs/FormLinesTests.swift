import HeedCore
import Support
import Testing

/// Fields of several lines, and the list of a short form.
@Suite struct FormLinesTests {
  private static func panel() -> Panel<Form> {
    let fields = [
      Field(name: "name"), Field(linesOf: "note"), Field(name: "mail"),
    ]
    return Panel(
      Form(fields), buttons: [Button("OK", id: "ok"), Button("Cancel", .cancel, id: "cancel")])
  }

  private static func typing(_ text: String) -> [ScriptedTerminal.Step] {
    text.map { .key(.character($0)) }
  }

  @Test func `it has rows of its own, in which Return begins a line`() {
    let seen = show(
      Self.panel(),
      [.key(.down)] + Self.typing("一") + [.key(.enter)] + Self.typing("b"), columns: 62, rows: 17)
    expectPicture(
      seen.pictures.last ?? "",
      """


        ╭───────────────────────────────────────────────────────╮
        │                                                       │
        │     Name                                              │
        │   › Note   一                                         │
        │            b                                          │
        │                                                       │
        │                                                       │
        │     Mail                                              │
        │                                                       │
        │                                    Cancel      OK     │
        ╰───────────────────────────────────────────────────────╯
          ⏎ new line   ^_ undo   ⇥ next   esc Cancel
      """)
    #expect(
      seen.outcome.values.map(\.text) == ["", "一\nb", ""] && seen.outcome.values[1].isLines)
  }

  @Test func `arrows go through its rows, and then out of it`() {
    let seen = show(
      Self.panel(),
      [.key(.down), .event(.paste("one\ntwo")), .key(.up), .key(.character("A")), .key(.up)]
        + Self.typing("n") + [.key(.down), .key(.down), .key(.character("B")), .key(.down)]
        + Self.typing("m") + [.key(.enter)])
    #expect(seen.outcome.values.map(\.text) == ["n", "oneA\ntwoB", "m"])
  }

  @Test(arguments: [(40, 12), (30, 7), (20, 5)])
  func `what is typed is in sight in little room`(columns: Int, rows: Int) {
    let seen = show(
      Self.panel(), [.key(.tab), .event(.paste("1\n2\n3\n4\n5\nlast"))], columns: columns,
      rows: rows)
    #expect(seen.pictures.last?.contains("last") == true)
  }

  @Test func `where there is one row an empty field says what it is for`() {
    let seen = show(Self.panel(), [.key(.tab)], columns: 20, rows: 5)
    #expect(seen.pictures[0].contains("│   Name         ▼ │"))
    #expect(seen.pictures[1].contains("│   Note "))
  }

  @Test func `the mouse puts the cursor there`() {
    let pasted: [ScriptedTerminal.Step] = [.key(.tab), .event(.paste("123\ntwo"))]
    let lines =
      show(Self.panel(), pasted).pictures.last?.split(
        separator: "\n", omittingEmptySubsequences: false) ?? []
    let row = lines.firstIndex { $0.contains("123") } ?? 0
    let column = lines[row].prefix { $0 != "1" }.count + 1
    let seen = show(
      Self.panel(), pasted + [.mouse(.press, row: row, column: column)] + Self.typing("X"))
    #expect(seen.outcome.values[1].text == "1X23\ntwo")
  }

  @Test func `values, rules and plain lines`() throws {
    var panel = Self.panel()
    panel.content.fields[1].rules.isRequired = true
    #expect(panel.question.prompts[1].problem == "needs a value")
    guard case .lines = panel.question.prompts[1].form else {
      Issue.record("it is not asked for in lines")
      return
    }
    _ = try panel.apply(.value(field: "note", ["a", "b"]))
    #expect(panel.values[1].text == "a\nb\n" && panel.question.prompts[1].problem == nil)
  }

  @Test func `the list of a short form has the room that there is`() {
    var field = Field(name: "parts")
    field.control = .many((1...6).map { Item("item \($0)") })
    let seen = show(
      Panel(Form([field]), buttons: [Button("OK", id: "ok")]), [.key(.character(" "))],
      columns: 60, rows: 20)
    #expect((1...6).allSatisfy { seen.pictures[1].contains("[ ] item \($0)") })
    let little = show(
      Panel(Form([field]), buttons: [Button("OK", id: "ok")]), [.key(.character(" "))],
      columns: 30, rows: 9)
    #expect((1...4).allSatisfy { little.pictures[1].contains("[ ] item \($0)") })
  }

  @Test func `a text that needs consent is answered once that is given`() {
    var edit = Edit()
    edit.consent = Consent("I agree")
    let panel = Panel(edit, buttons: [Button("OK", id: "ok"), Button("Cancel", .cancel)])
    let seen = show(
      panel,
      [.key(.character("t")), .key(.tab), .key(.enter), .key(.character(" ")), .key(.enter)],
      columns: 60, rows: 16)
    #expect(seen.pictures[0].contains("[ ] I agree"))
    #expect(seen.pictures[3].contains("! has to be ticked"))
    #expect(seen.pictures[4].contains("[✓] I agree"))
    #expect(seen.outcome.values.map(\.text) == ["t", "true"])
  }
}
