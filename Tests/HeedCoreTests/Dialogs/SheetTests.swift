import HeedCore
import Support
import Testing

@Suite struct SheetTests {
  private static let delete = Sheet(
    message: "This cannot be undone.",
    buttons: [Button("Delete Photo", .destructive), Button("Cancel", .cancel)])
  private static let cancel = End.button(Button("Cancel", .cancel))

  @Test func itOpensBelowTheCursor() {
    let seen = show(Self.delete, columns: 60, title: "Delete this photo?", place: .cursor)
    expectPicture(
      seen.pictures[0],
      """
        Delete this photo?
        This cannot be undone.

          Delete Photo
        ‹ Cancel ›

        ⏎ Cancel   ↑↓ move   esc Cancel
      """)
  }

  @Test(arguments: [
    ([ScriptedTerminal.Step.key(.enter)], Self.cancel),
    ([.key(.escape)], Self.cancel),
    ([.mouse(.press, row: 20, column: 70)], Self.cancel),
    ([.mouse(.press, row: 3, column: 6)], .button(Button("Delete Photo", .destructive))),
    ([.key(.up), .key(.enter)], .button(Button("Delete Photo", .destructive))),
    ([.key(.character("d"))], .hungUp),
    ([.key(.character("d")), .key(.enter)], .button(Button("Delete Photo", .destructive))),
    ([.mouse(.press, row: 0, column: 4)], .hungUp),
  ])
  func keysAndMouse(steps: [ScriptedTerminal.Step], end: End) {
    #expect(show(Self.delete, steps, title: "Delete?", place: .cursor).outcome.end == end)
  }

  @Test func withoutCancelEscapeDismissesIt() {
    let sheet = Sheet(message: "", buttons: [Button("One"), Button("Two")])
    #expect(show(sheet, [.key(.escape)]).outcome.end == .escape)
    #expect(show(sheet, [.event(.pressedOutside)]).outcome.end == .escape)
  }

  @Test func manyButtonsScrollBetweenTitleAndCancel() {
    let buttons = (1...40).map { Button("Choice \($0)") } + [Button("Cancel", .cancel)]
    let sheet = Sheet(message: "", buttons: buttons)
    let seen = show(
      sheet, [.key(.pageDown), .key(.end), .key(.up)], columns: 40, rows: 10, title: "Many",
      place: .center)
    expectPicture(
      seen.pictures[0],
      """
                ╭─────────────────╮
                │ Many            │
                │ ‹ Choice 1 ›    │
                │   Choice 2      │
                │   Choice 3      │
                │   Choice 4      │
                │   Choice 5   ▼  │
                │   Cancel        │
                ╰─────────────────╯
         ⏎ Choice 1   ↑↓ move   esc Cancel
      """)
    for picture in seen.pictures {
      #expect(picture.contains("Many"))
      #expect(picture.contains("Cancel"))
    }
    #expect(seen.pictures[2].contains("‹ Cancel ›"))
    #expect(seen.pictures[3].contains("‹ Choice 40 ›"))
  }

  @Test(arguments: [1, 7, 20, 40])
  func everyButtonCanBeReached(number: Int) {
    let sheet = Sheet(message: "", buttons: (1...40).map { Button("Choice \($0)") })
    let downs = [ScriptedTerminal.Step](repeating: .key(.down), count: number - 1)
    let seen = show(sheet, downs + [.key(.enter)], columns: 40, rows: 10)
    #expect(seen.outcome.end == .button(Button("Choice \(number)")))
  }
}
