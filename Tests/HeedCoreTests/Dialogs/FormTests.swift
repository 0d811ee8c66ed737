import HeedCore
import Support
import Testing

@Suite struct FormTests {
  private static func choice(_ name: String, _ values: [String], many: Bool = false) -> Field {
    var field = Field(name: name)
    let items = values.map { Item($0) }
    field.control = many ? .many(items) : .one(items)
    return field
  }

  private static func server(isOneStop: Bool = false) -> Panel<Form> {
    var host = Field(name: "host")
    host.rules.isRequired = true
    var tls = Field(name: "tls", label: "Use TLS")
    tls.control = .toggle(true)
    var level = choice("level", ["debug", "info", "warning"])
    level.control = .one(level.control.items.map { Item($0.value, isSelected: $0.value == "info") })
    var form = Form([
      Field(.heading, text: "Address"), host, tls, Field(.heading, text: "Logging"),
      Field(.remark, text: "Logs go to /var/log."), level,
      choice("parts", ["web", "db", "mail"], many: true),
    ])
    form.isOneStop = isOneStop
    return Panel(form, message: "", buttons: [Button("OK"), Button("Cancel", .cancel)])
  }

  private static func many(_ count: Int) -> Panel<Form> {
    Panel(
      Form((1...count).map { Field(name: "f\($0)", label: "Field \($0)") }),
      buttons: [Button("OK")])
  }

  private func values(_ seen: (outcome: Outcome, pictures: [String], styles: String)) -> [[String]]
  { seen.outcome.values.map(\.texts) }

  @Test func labelsStandLeftOfTheirValues() {
    let seen = show(Self.server(), [.key(.enter)], columns: 66, rows: 20, title: "Server")
    expectPicture(
      seen.pictures[1],
      """

         ╭──────────────────────────────────────────────────────────╮
         │                                                          │
         │   Server                                                 │
         │                                                          │
         │   Address                                                │
         │     Host                                                 │
         │               ! needs a value                            │
         │   › Use TLS   [✓]                                        │
         │                                                          │
         │   Logging                                                │
         │     Logs go to /var/log.                                 │
         │     Level     ‹ info ›                                   │
         │     Parts     none ▾                                     │
         │                                                          │
         │                                       Cancel      OK     │
         ╰──────────────────────────────────────────────────────────╯
           space switch   ⏎ ⇥ next   esc Cancel
      """)
  }

  @Test func wideTextIsAligned() {
    let form = Form([
      Field(name: "a", label: "ホスト名", value: "東京"), Field(name: "b", label: "Port", value: "80"),
    ])
    let seen = show(Panel(form, buttons: [Button("OK")]), columns: 60, rows: 10)
    let rows = seen.pictures[0].split(separator: "\n").map(String.init)
    #expect(rows.contains { $0.contains("› ホスト名   東京") })
    #expect(rows.contains { $0.contains("  Port       80") })
  }

  @Test func labelsStandAboveTheirValuesWhereItIsNarrow() {
    let seen = show(Self.server(), [.key(.enter)], columns: 30, rows: 12)
    expectPicture(
      seen.pictures[1],
      """
      ╭────────────────────────────╮
      │ Address                    │
      │   Host                     │
      │                            │
      │   ! needs a value          │
      │ › Use TLS                  │
      │   [✓]                      │
      │ Logging                    │
      │   Logs go to /var/log.   ▼ │
      │           Cancel      OK   │
      ╰────────────────────────────╯
       space switch   esc Cancel
      """)
  }

  @Test func everythingIsFilledInByKeys() {
    let seen = show(
      Self.server(),
      .typing("h") + [.key(.enter), .key(.character(" ")), .key(.enter), .key(.right), .key(.down)]
        + [.key(.enter), .key(.character(" ")), .key(.down), .key(.down), .key(.character(" "))]
        + [.key(.enter), .key(.tab), .key(.enter)])
    #expect(seen.outcome.end == .button(Button("OK")))
    #expect(values(seen) == [["h"], ["false"], ["warning"], ["web", "mail"]])
    #expect(seen.outcome.values.map(\.isList) == [false, false, false, true])
  }

  @Test func returnInTheLastLineAnswersOnceAllIsValid() {
    var form = Form([Field(name: "a"), Field(name: "b")])
    form.fields[0].rules.isRequired = true
    let panel = Panel(form, buttons: [Button("OK"), Button("Cancel", .cancel)])
    let seen = show(panel, [.key(.enter)] + .typing("x") + [.key(.enter)])
    #expect(seen.outcome.end == .hungUp)
    // The field that is wrong has the focus.
    let mended = show(
      panel, [.key(.enter), .key(.enter)] + .typing("y") + [.key(.enter), .key(.enter)])
    #expect(mended.outcome.end == .button(Button("OK")))
    #expect(values(mended) == [["y"], [""]])
  }

  @Test func dimmedButtonsCanNotBePressed() {
    let steps: [ScriptedTerminal.Step] = [.key(.backTab), .key(.backTab), .key(.enter)]
    let seen = show(Self.server(), steps)
    #expect(seen.outcome.end == .hungUp)
    #expect(seen.pictures.last?.contains("! needs a value") == true)
    let escaped = show(Self.server(), [.key(.escape)])
    #expect(escaped.outcome.end == .button(Button("Cancel", .cancel)))
  }

  @Test func lettersChooseAndPressNoButton() {
    let down = [ScriptedTerminal.Step](repeating: .key(.down), count: 2)
    let seen = show(Self.server(), .typing("h") + down + .typing("wo"))
    #expect(seen.outcome.end == .hungUp)
    #expect(values(seen)[2] == ["warning"])
  }

  @Test func aListOpensInPlace() {
    let steps: [ScriptedTerminal.Step] = [.key(.down), .key(.down), .key(.enter)]
    let seen = show(Self.server(), steps, columns: 66, rows: 20)
    let rows = seen.pictures[3].split(separator: "\n").map(String.init)
    #expect(rows.contains { $0.contains("╭────────────╮") })
    #expect(rows.contains { $0.contains("│ › info     │") })
    #expect(rows.last?.contains("⏎ choose   esc back") == true)
    let left = show(
      Self.server(), steps + [.key(.up), .key(.escape)], columns: 66, rows: 20)
    #expect(left.outcome.values[2].text == "info")
    let chosen = show(Self.server(), steps + [.key(.up), .key(.enter)], columns: 66, rows: 20)
    #expect(chosen.outcome.values[2].text == "debug")
    #expect(chosen.pictures.last?.contains("› Parts") == true)
  }

  @Test func theFieldWithTheFocusStaysInSight() {
    let tabs = [ScriptedTerminal.Step](repeating: .key(.enter), count: 14)
    let seen = show(Self.many(20), tabs + .typing("here"), columns: 50, rows: 10)
    #expect(seen.pictures.last?.contains("› Field 15   here") == true)
    #expect(seen.pictures.last?.contains("▲") == true)
    #expect(seen.pictures.last?.contains("▼") == true)
    let paged = show(Self.many(20), [.key(.pageDown), .key(.pageDown)], columns: 50, rows: 10)
    #expect(paged.pictures.last?.contains("› Field 11") == true)
    let resized = show(
      Self.many(20), tabs + [.resized(columns: 30, rows: 6)], columns: 50, rows: 10)
    #expect(resized.pictures.last?.contains("Field 15") == true)
  }

  @Test func theMouseFocusesSwitchesAndChooses() {
    let place = { (row: Int, column: Int) in
      ScriptedTerminal.Step.mouse(.press, row: row, column: column)
    }
    // The rows of the first picture: the toggle, the sign before the choice, the list.
    let seen = show(
      Self.server(), [place(8, 20), place(12, 19)], columns: 66, rows: 20, title: "Server")
    #expect(values(seen)[1] == ["false"])
    #expect(values(seen)[2] == ["debug"])
    // The list opens above its field; a click beside it keeps what was ticked.
    let ticked = show(
      Self.server(), [place(13, 20), place(9, 24), place(11, 24), place(6, 20)], columns: 66,
      rows: 20, title: "Server")
    #expect(values(ticked)[3] == ["web", "mail"])
  }

  @Test func inTheMannerOfDialogTheFieldsAreOneStop() {
    let up = show(
      Self.server(isOneStop: true), .typing("h") + [.key(.up), .key(.character(" ")), .key(.up)])
    #expect(up.pictures.last?.contains("› [ ] web") == true)
    #expect(up.pictures.last?.contains("⏎ done   space tick") == true)
    let entered = show(
      Self.server(isOneStop: true), .typing("h") + [.key(.down), .key(.enter)])
    #expect(entered.outcome.end == .button(Button("OK")))
    let tab = show(Self.server(isOneStop: true), .typing("h") + [.key(.tab), .key(.enter)])
    #expect(tab.outcome.end == .button(Button("OK")))
  }

  @Test func aReadOnlyFieldIsShownAndPrintedAndPassedOver() {
    var fixed = Field(name: "id", label: "ID", value: "42")
    fixed.isReadOnly = true
    let panel = Panel(Form([fixed, Field(name: "a")]), buttons: [Button("OK")])
    let seen = show(panel, .typing("x") + [.key(.enter)])
    #expect(values(seen) == [["42"], ["x"]])
    #expect(panel.question.prompts.map(\.name) == ["a"])
    #expect(panel.question.prompts[0].lead == ["ID 42"])
  }

  // MARK: Without keys

  @Test func promptsSayAllThatIsAsked() {
    let prompts = Self.server().question.prompts
    #expect(prompts.map(\.name) == ["host", "tls", "level", "parts"])
    #expect(prompts.map(\.texts) == [[""], ["true"], ["info"], []])
    #expect(prompts[0].problem == "needs a value")
    #expect(prompts[0].lead == ["Address"])
    #expect(prompts[2].lead == ["Logging", "Logs go to /var/log."])
    #expect(prompts[1].items.map(\.value) == ["true", "false"])
    #expect(prompts[3].isList)
  }

  @Test func valuesAreGivenWithoutKeys() throws {
    var panel = Self.server()
    for (name, texts) in [
      ("host", ["h"]), ("tls", ["off"]), ("level", ["debug"]), ("parts", ["mail", "db"]),
    ] {
      _ = try panel.apply(.value(field: name, texts))
    }
    #expect(panel.values.map(\.texts) == [["h"], ["false"], ["debug"], ["db", "mail"]])
    #expect(try panel.apply(.press(button: "OK"))?.end == .button(Button("OK")))
  }

  @Test(arguments: [
    ("tls", ["perhaps"], "'perhaps' is no value for 'tls': true or false"),
    ("level", ["loud"], "'loud' is no value for 'level': one of debug, info, warning"),
    ("parts", ["web", "x"], "'web x' is no value for 'parts': one of web, db, mail"),
    ("host", ["a\nb"], "'a b' is no value for 'host': a line can't hold control characters"),
    (
      "port", ["1"],
      "there is no field 'port'; there is 'host', 'tls', 'level', 'parts'"
    ),
  ])
  func whatIsNoValueIsRefused(name: String, texts: [String], reason: String) {
    var panel = Self.server()
    do throws(ChangeError) {
      _ = try panel.apply(.value(field: name, texts))
      Issue.record("it was taken")
    } catch { #expect(error.message == reason) }
  }

  @Test func aComplaintStandsBesideItsFieldUntilItIsTakenBack() throws {
    var panel = Self.server()
    _ = try panel.apply(.value(field: "host", ["h"]))
    _ = try panel.apply(.problem(field: "host", "no such host"))
    let seen = show(panel, columns: 66, rows: 20)
    #expect(seen.pictures[0].contains("! no such host"))
    #expect(throws: ChangeError.self) { try panel.apply(.press(button: "OK")) }
    _ = try panel.apply(.problem(field: "host", nil))
    #expect(try panel.apply(.press(button: "OK")) != nil)
  }
}
