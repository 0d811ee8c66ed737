import HeedCore
import Support
import Testing

/// A whole number on a bar.
@Suite struct SliderTests {
  private static func panel(_ slider: Slider) -> Panel<Slider> {
    Panel(slider, buttons: [Button("OK", id: "ok"), Button("Cancel", .cancel, id: "cancel")])
  }

  private func answer(
    _ keys: [ScriptedTerminal.Step], _ slider: Slider = Slider(10...50, value: 20)
  ) -> (value: String?, picture: String) {
    var panel = Self.panel(slider)
    var terminal = ScriptedTerminal(keys, size: Size(columns: 60, rows: 14))
    let outcome = run(
      &panel, chrome: Chrome(title: "T"), timing: Timing(), on: &terminal)
    guard case .button(let button) = outcome.end, button.role == .normal else {
      return (nil, terminal.picture)
    }
    return (outcome.values.first?.text, terminal.picture)
  }

  @Test(arguments: [
    ([ScriptedTerminal.Step.key(.right)], "21"), ([.key(.left), .key(.down)], "18"),
    ([.key(.home)], "10"), ([.key(.end)], "50"), ([.key(.pageUp)], "24"),
    (.typing("33"), "33"), (.typing("339") + [.key(.backspace)], "33"),
    (.typing("+"), "21"), (.typing("-"), "19"),
  ])
  func `keys move it`(_ keys: [ScriptedTerminal.Step], _ value: String) {
    #expect(answer(keys + [.key(.enter)]).value == value)
  }

  @Test(arguments: ["7", "99"])
  func `a number out of its bounds is refused and said`(_ text: String) {
    let (value, picture) = answer(.typing(text) + [.key(.enter)])
    #expect(value == nil)
    #expect(picture.contains("! between 10 and 50"))
    #expect(picture.contains("  \(text) "))
  }

  @Test func `a sign begins a number below zero, and none within one`() {
    let nice = { (keys: String) in
      answer(.typing(keys) + [.key(.enter)], Slider(-20...19, value: 0)).value
    }
    #expect(nice("-5") == "-5")
    #expect(nice("1-5") == "15")
  }
}
