import HeedCore
import Support
import Testing

@Suite struct TimePickerTests {
  private static func panel(
    _ time: String, adjust: (inout TimePicker) -> Void = { _ in }
  ) -> Panel<TimePicker> {
    var picker = TimePicker(CivilTime(time) ?? .midnight)
    adjust(&picker)
    return Panel(picker, buttons: [Button("OK", id: "ok"), Button("Cancel", .cancel)])
  }

  private static func value(
    after steps: [ScriptedTerminal.Step], _ panel: Panel<TimePicker>
  ) -> String {
    show(panel, steps + [.key(.enter)]).outcome.values.first?.text ?? ""
  }

  @Test func `it is a row of numbers`() {
    let seen = show(
      Self.panel("14:05:30"), [.key(.right), .resized(columns: 20, rows: 5)], columns: 40, rows: 14,
      title: "Call at")
    expectPicture(
      seen.pictures[0],
      """

        ╭──────────────────────────────────╮
        │                                  │
        │   Call at                        │
        │                                  │
        │         ▲      ▲      ▲          │
        │        ‹14› :  05  :  30         │
        │         ▼      ▼      ▼          │
        │                                  │
        │                                  │
        │               Cancel      OK     │
        ╰──────────────────────────────────╯
       ⏎ OK   ↑↓ change   ←→ move   esc Cancel
      """)
    expectPicture(
      seen.pictures[2],
      """
      ╭──────────────────╮
      │ Call at          │
      │   14 :‹05›: 30   │
      │        OK        │
      ╰──────────────────╯
      """)
  }

  @Test(arguments: [
    ([Key.Code.up], "00:05:59"), ([.down], "22:05:59"), ([.right, .up], "23:06:59"),
    ([.tab, .tab, .up], "23:05:00"), ([.pageUp], "05:05:59"), ([.right, .pageDown], "23:55:59"),
    ([.home], "00:05:59"), ([.right, .end], "23:59:59"), ([.right, .left, .down], "22:05:59"),
    ([.character("+")], "00:05:59"), ([.character("-")], "22:05:59"),
    ([.up, .up, .character("n")], "23:05:59"),
  ])
  func `keys change the numbers, and go on from the other end`(keys: [Key.Code], time: String) {
    #expect(Self.value(after: keys.map { .key($0) }, Self.panel("23:05:59")) == time)
  }

  @Test(arguments: [
    ("143015", "14:30:15"), ("7", "07:00:00"), ("730", "07:30:00"), ("27", "02:07:00"),
    ("9:5:7", "09:05:07"), ("1:23", "01:23:00"), ("12345678", "12:34:08"),
    ("1730", "17:30:00"), ("9999", "09:09:09"), ("2530", "02:53:00"), ("3456", "03:45:06"),
  ])
  func `digits type the time`(text: String, time: String) {
    #expect(Self.value(after: .typing(text), Self.panel("00:00:00")) == time)
  }

  @Test func `upside down as in dialog`() {
    let panel = Self.panel("12:30:00") { $0.isUpsideDown = true }
    #expect(Self.value(after: [.key(.up)], panel) == "11:30:00")
    #expect(Self.value(after: [.key(.pageDown)], panel) == "13:30:00")
  }

  @Test func `a time out of bounds is refused with a reason`() {
    let panel = Self.panel("16:00:00") {
      $0.bounds = Bounds(least: CivilTime("09:00"), greatest: CivilTime("17:00"))
    }
    let seen = show(
      panel, [.key(.up), .key(.right), .key(.up), .key(.enter), .key(.down), .key(.enter)])
    #expect(seen.pictures.contains { $0.contains("! between 09:00 and 17:00") })
    #expect(seen.outcome.values.first?.text == "17:00:00")
  }

  @Test func `without seconds there are none`() {
    let panel = Self.panel("16:00:30") {
      $0.hasSeconds = false
      $0.give($0.given)
    }
    #expect(Self.value(after: .typing("1845"), panel) == "18:45")
    #expect(Self.value(after: [.paste("07:15")], panel) == "07:15")
    #expect(show(panel, [.paste("noon")]).pictures.last?.contains("no time as HH:MM") == true)
  }

  @Test func `the mouse changes and chooses numbers`() {
    func value(_ steps: [ScriptedTerminal.Step]) -> String {
      show(Self.panel("14:05:30"), steps + [.key(.enter)], columns: 40, rows: 14, title: "T")
        .outcome
        .values.first?.text ?? ""
    }
    #expect(value([.mouse(.press, row: 5, column: 20)]) == "14:06:30")
    #expect(value([.mouse(.press, row: 7, column: 13)]) == "13:05:30")
    #expect(value([.mouse(.press, row: 6, column: 27), .key(.up)]) == "14:05:31")
    #expect(value([.mouse(.wheelDown, row: 6, column: 20)]) == "14:04:30")
  }

  @Test func `it is answered without a screen`() throws {
    var panel = Self.panel("14:05:30") {
      $0.format = CivilFormat("%I:%M %p")
      $0.bounds.least = CivilTime("09:00")
    }
    let prompt = try #require(panel.question.prompts.first)
    #expect(prompt.texts == ["02:05 PM"])
    #expect(prompt.hint == "a time as HH:MM:SS, at least 09:00")
    #expect(prompt.isDeclared)
    #expect(try panel.apply(.value(field: "value", ["16:30"])) == nil)
    #expect(panel.values[0].text == "04:30 PM")
    #expect(try panel.apply(.value(field: "value", ["11:15 AM"])) == nil)
    #expect(panel.values[0].text == "11:15 AM")
    for text in ["25:00", "08:59", "soon", ""] {
      #expect(throws: ChangeError.self) { try panel.apply(.value(field: "value", [text])) }
    }
  }
}
