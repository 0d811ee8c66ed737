import HeedCore
import Support
import Testing

@Suite struct AlertTests {
  private static let save = Alert(
    message: "Unsaved edits will be lost.",
    buttons: [
      Button("Save"), Button("Don't Save", .destructive), Button("Cancel", .cancel),
    ])

  @Test func threeButtonsAreStackedWithCancelLast() {
    let seen = show(Self.save, columns: 40, rows: 12, title: "Save changes?")
    expectPicture(
      seen.pictures[0],
      """

       ╭────────────────────────────────────╮
       │                                    │
       │   Save changes?                    │
       │   Unsaved edits will be lost.      │
       │                                    │
       │              ‹ Save ›              │
       │             Don't Save             │
       │               Cancel               │
       ╰────────────────────────────────────╯
         ⏎ Save   ⇥ next   esc Cancel
      """)
    expectPicture(
      seen.styles,
      """

       ++++++++++++++++++++++++++++++++++++++
       +....................................+
       +...TTTTTTTTTTTTT....................+
       +...ttttttttttttttttttttttttttt......+
       +....................................+
       +..............########..............+
       +...........dddddddddddddd...........+
       +.............bbbbbbbbbb.............+
       ++++++++++++++++++++++++++++++++++++++
         k ----   k ----   kkk ------
      """)
  }

  private static let page = Alert(
    message: "", buttons: [Button("Next"), Button("Cancel", .cancel), Button("Back", .back)])

  @Test func backStandsBetweenCancelAndTheAnswer() {
    let seen = show(Self.page, columns: 44, rows: 8, title: "Step two")
    expectPicture(
      seen.pictures[0],
      """
         ╭────────────────────────────────────╮
         │                                    │
         │   Step two                         │
         │                                    │
         │     Cancel      Back    ‹ Next ›   │
         ╰────────────────────────────────────╯
           ⏎ Next   ⇥ next   esc Cancel
      """)
    let narrow = show(Self.page, columns: 26, rows: 9, title: "Step two")
    expectPicture(
      narrow.pictures[0],
      """
      ╭────────────────────────╮
      │                        │
      │   Step two             │
      │                        │
      │        ‹ Next ›        │
      │          Back          │
      │         Cancel         │
      ╰────────────────────────╯
       ⏎ Next   esc Cancel
      """)
  }

  @Test(arguments: [
    ([ScriptedTerminal.Step.key(.tab)], "Back"), ([.key(.tab), .key(.tab)], "Cancel"),
  ])
  func tabGoesFromTheAnswerToBackAndThenToCancel(
    _ steps: [ScriptedTerminal.Step], _ label: String
  ) {
    let seen = show(Self.page, steps + [.key(.enter)])
    #expect(seen.outcome.end == .button(Self.page.buttonList.buttons.first { $0.label == label }!))
  }

  @Test func twoButtonsStandInARowWithCancelFirst() {
    let alert = Alert(message: "", buttons: [Button("Go"), Button("Stop", .cancel)])
    let seen = show(alert, columns: 44, rows: 8, title: "Go on?")
    expectPicture(
      seen.pictures[0],
      """
         ╭────────────────────────────────────╮
         │                                    │
         │   Go on?                           │
         │                                    │
         │                   Stop    ‹ Go ›   │
         ╰────────────────────────────────────╯
           ⏎ Go   ⇥ next   esc Stop
      """)
  }

  @Test(arguments: [
    ([ScriptedTerminal.Step.key(.enter)], "Save"),
    ([.key(.tab), .key(.enter)], "Don't Save"),
    ([.key(.tab), .key(.tab), .key(.enter)], "Cancel"),
    ([.key(.tab), .key(.tab), .key(.tab), .key(.enter)], "Save"),
    ([.key(.backTab), .key(.enter)], "Cancel"),
    ([.key(.down), .key(.character(" "))], "Don't Save"),
    ([.key(.up), .key(.enter)], "Save"),
    ([.key(.escape)], "Cancel"),
    ([.key(.character("S"))], "Save"),
    ([.key(.character("c"))], "Cancel"),
    ([.key(.character("d")), .key(.enter)], "Don't Save"),
    ([.mouse(.press, row: 13, column: 40)], "Don't Save"),
  ])
  func keysPressButtons(steps: [ScriptedTerminal.Step], label: String) {
    let seen = show(Self.save, steps, title: "Save changes?")
    guard case .button(let button) = seen.outcome.end else {
      Issue.record("ended with \(seen.outcome.end)")
      return
    }
    #expect(button.label == label)
  }

  @Test func theHotKeyOfADestructiveButtonOnlyFocusesIt() {
    let seen = show(Self.save, [.key(.character("d"))], title: "T")
    #expect(seen.outcome.end == .hungUp)
    #expect(seen.pictures.last?.contains("‹ Don't Save ›") == true)
  }

  @Test func anAlertWithoutCancelStaysOnEscape() {
    let alert = Alert(message: "M", buttons: [Button("OK")])
    #expect(show(alert, [.key(.escape), .event(.pressedOutside)]).outcome.end == .hungUp)
  }

  @Test func aDestructiveButtonNeverHasTheFirstFocus() {
    let erase = Button("Erase", .destructive)
    let withCancel = Alert(message: "", buttons: [erase, Button("Keep", .cancel)])
    #expect(show(withCancel, [.key(.enter)]).outcome.end == .button(Button("Keep", .cancel)))
    let alone = Alert(message: "", buttons: [erase])
    #expect(show(alone, [.key(.enter)]).outcome.end == .hungUp)
    #expect(show(alone, [.key(.tab), .key(.enter)]).outcome.end == .button(erase))
  }

  @Test func thePreferredButtonStandsOutAndHasTheFirstFocus() {
    var alert = Alert(message: "", buttons: [Button("A"), Button("B"), Button("C")])
    alert.buttonList.preferredName = "B"
    #expect(show(alert, [.key(.enter)]).outcome.end == .button(Button("B")))
    let moved = show(alert, [.key(.tab)])
    #expect(moved.styles.contains("BBBBB"))
  }

  @Test func aDisabledButtonIsPassedOver() {
    var off = Button("Off")
    off.isDisabled = true
    let alert = Alert(message: "", buttons: [off, Button("On"), Button("Also")])
    #expect(show(alert, [.key(.enter)]).outcome.end == .button(Button("On")))
    #expect(show(alert, [.key(.character("o")), .key(.tab)]).outcome.end == .button(Button("On")))
    #expect(show(alert, [.key(.up), .key(.enter)]).outcome.end == .button(Button("On")))
  }

  @Test func aLongMessageScrollsAndTheButtonsStay() {
    let text = (1...40).map { "line \($0)" }.joined(separator: "\n")
    let alert = Alert(message: text, buttons: [Button("OK")])
    let seen = show(alert, [.key(.pageDown), .key(.end)], columns: 40, rows: 10, title: "T")
    expectPicture(
      seen.pictures[0],
      """
         ╭────────────────────────────────╮
         │ T                              │
         │ line 1                         │
         │ line 2                         │
         │ line 3                         │
         │ line 4                         │
         │ line 5                       ▼ │
         │                         ‹ OK › │
         ╰────────────────────────────────╯
           ⏎ OK   ↑↓ scroll
      """)
    #expect(seen.pictures[1].contains("line 5"))
    #expect(seen.pictures.last?.contains("line 40") == true)
    #expect(seen.pictures.last?.contains("‹ OK ›") == true)
  }

  @Test func wideTextKeepsTheFrame() {
    let alert = Alert(
      message: "社内ポータルの設定を変更します。👨‍👩‍👧‍👦 e\u{301}\u{1B}[31m\tテスト",
      buttons: [Button("保存"), Button("キャンセル", .cancel)])
    let seen = show(alert, columns: 36, rows: 10, title: "変更を保存しますか")
    expectPicture(
      seen.pictures[0],
      """
      ╭──────────────────────────────────╮
      │                                  │
      │   変更を保存しますか             │
      │   社内ポータルの設定を変更しま   │
      │   す。👨 é^[[31m      テスト     │
      │                                  │
      │         キャンセル    ‹ 保存 ›   │
      ╰──────────────────────────────────╯
       ⏎ 保存   ⇥ next   esc キャンセル
      """)
  }

  @Test func severityIsReadWithoutColour() {
    let alert = Alert(message: "M", buttons: [Button("OK")])
    let titled = show(alert, title: "Disk full") { $0.severity = .critical }
    #expect(titled.pictures[0].contains("✗ Disk full"))
    #expect(show(alert) { $0.severity = .warning }.pictures[0].contains("! Warning"))
  }
}
