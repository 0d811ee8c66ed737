import HeedCore
import Support
import Testing

/// Descriptions that the program itself shows.
@Suite struct WizardProgramTests {
  private static let account = #"""
    {"pages": [
      {"kind": "alert", "title": "New account", "fields": [{"field": "user", "required": true}]},
      {"kind": "alert", "title": "Mail of {{user}}", "fields": [
        {"field": "mail", "type": "email", "required": true}]},
      {"kind": "choose", "name": "shell", "title": "Shell", "items": ["bash", "zsh"]}
    ], "output": "json"}
    """#

  private func wizard(_ options: String = "", stdout: Stream = .pipe) -> Session {
    Session.script(
      "heed show - \(options) <<'END'\n\(Self.account)\nEND\n", rows: 20, stdout: stdout)
  }

  @Test func `a page has back between cancel and next`() {
    let session = wizard()
    session.waitFor("New account")
    session.send("ada")
    session.waitFor("ada")
    session.press(.enter)
    session.waitFor("Mail of ada")
    session.send("x")
    session.waitFor("! ")
    expectPicture(
      session.screen.picture,
      """




                   ╭────────────────────────────────────────────────────╮
                   │                                                    │
                   │   Mail of ada                                      │
                   │                                                    │
                   │   Mail                                             │
                   │   x                                                │
                   │   ──────────────────────────────────────────────   │
                   │   ! an address, as in name@example.org             │
                   │                                                    │
                   │                     Cancel      Back      Next     │
                   ╰────────────────────────────────────────────────────╯
                     ⇥ next   esc Cancel
      """)
    session.press(.escape)
    let ending = session.end()
    #expect(ending.code == 1)
    #expect(ending.out == #"{"button":"Cancel","id":"cancel","end":"button","status":1}"# + "\n")
    ending.expectGivenBack()
  }

  @Test func `one goes back, changes, and goes on`() {
    let session = wizard()
    session.waitFor("New account")
    session.send("ada")
    session.waitFor("ada")
    session.press(.enter)
    session.waitFor("Mail of ada")
    session.send("a@x")
    session.waitFor("a@x")
    // Back can be pressed while the field is wrong, by its letter too.
    session.press([.tab, .character("b")])
    session.waitFor("New account")
    session.send("x")
    session.waitFor("adax")
    session.press(.enter)
    session.waitFor("Mail of adax")
    session.waitFor("a@x")
    session.send(".org")
    session.waitFor("a@x.org")
    session.press(.enter)
    session.waitFor("Shell")
    session.press([.down, .enter])
    let ending = session.end()
    #expect(ending.code == 0)
    #expect(
      ending.out == #"{"button":"Done","id":"done","end":"button","status":0,"#
        + #""fields":{"user":"adax","mail":"a@x.org","shell":"zsh"}}"# + "\n")
    ending.expectGivenBack()
  }

  @Test func `all pages are one session of the terminal`() {
    let session = wizard("--output lines", stdout: .terminal)
    session.waitFor("New account")
    session.send("ada")
    session.waitFor("ada")
    session.press(.enter)
    session.waitFor("Mail of ada")
    session.click("Back")
    session.waitFor("New account")
    session.press(.escape)
    #expect(session.end().code == 1)
    let raw = String(decoding: session.raw, as: UTF8.self)
    #expect(raw.split(separator: "\u{1B}[?1049h", omittingEmptySubsequences: false).count == 2)
    #expect(raw.split(separator: "\u{1B}[?1049l", omittingEmptySubsequences: false).count == 2)
  }

  @Test func `interrupting ends a wizard as any dialog`() {
    let session = wizard()
    session.waitFor("New account")
    session.press(.character("c"), .control)
    #expect(session.end().code == 130)
  }

  @Test func `a box of whiptail becomes a native dialog`() {
    let session = Session.script(
      "heed spec whiptail --checklist P 12 40 3 a A on b B off c C off | heed show -", rows: 10,
      stdout: .pipe)
    session.waitFor("1 of 3 chosen")
    expectPicture(
      session.screen.picture,
      """
        P
        › [✓] A
          [ ] B
          [ ] C
        1 of 3 chosen

        ⏎ choose   space tick   esc cancel   ↑↓ move   a-z filter   ^A all   ^T invert
      """)
    session.press([.down, .character(" ")])
    session.waitFor("2 of 3 chosen")
    session.press(.enter)
    let ending = session.end()
    #expect(ending.code == 0)
    #expect(ending.out == "a\nb\n")
  }

  @Test func `without a terminal a wizard says so at once`() {
    let ending = run(
      ["sh", "-c", "printf '[{\"kind\":\"input\"}]' | \"$0\" show -", Support.heed])
    #expect(ending.code == 69)
    #expect(ending.out == "")
  }
}
