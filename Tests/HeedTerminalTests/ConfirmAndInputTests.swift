import HeedCore
import Support
import Testing

/// The two kinds for the most frequent questions.
@Suite struct ConfirmAndInputTests {
  static let answers: [([String], [Key.Code], Int32)] = [
    ([], [Key.Code.enter], 0), ([], [.escape], 1), ([], [.character("y")], 0),
    ([], [.character("n")], 1), ([], [.tab, .enter], 1), (["--default", "no"], [.enter], 1),
    (["--default", "yes"], [.enter], 0), (["--default", "no"], [.character("y")], 0),
    (["--button", "Now", "--button", "Later", "--cancel", "Never"], [.down, .enter], 2),
  ]

  @Test(arguments: answers)
  func `a question is answered`(_ options: [String], _ keys: [Key.Code], _ status: Int32) {
    let session = Session.heed(["confirm", "Restart now?"] + options, stdout: .pipe)
    session.waitFor("Restart now?")
    session.press(keys)
    let ending = session.end()
    #expect(ending.status == .exited(status))
    #expect(ending.out == "")
  }

  @Test func `it looks like this`() {
    let session = Session.heed(["input", "Port", "--value", "8080", "--hint", "1 to 65535"])
    session.waitFor("8080")
    expectPicture(
      session.screen.picture,
      """






                   ╭────────────────────────────────────────────────────╮
                   │                                                    │
                   │   Port                                             │
                   │                                                    │
                   │   8080                                             │
                   │   ──────────────────────────────────────────────   │
                   │   1 to 65535                                       │
                   │                                                    │
                   │                                 Cancel      OK     │
                   ╰────────────────────────────────────────────────────╯
                     ⏎ OK   ⇥ next   esc Cancel
      """)
    session.press(.escape)
    #expect(session.end().status == .exited(1))
  }

  @Test func `what is wrong is told, and what was typed is kept`() {
    let session = Session.heed(
      ["input", "Code", "--pattern", "[0-9]{6}", "--hint", "six digits"], stdout: .pipe)
    session.waitFor("six digits")
    session.send("12")
    session.waitFor("12")
    session.press(.enter)
    session.waitFor("! six digits")
    session.send("34567")
    session.waitFor("1234567")
    session.press(.enter)
    session.settle()
    session.press(.backspace)
    session.wait { !$0.contains("! six digits") }
    session.press(.enter)
    let ending = session.end()
    #expect(ending.status == .exited(0))
    #expect(ending.out == "123456\n")
  }

  @Test func `a pattern of nested repeats stays quick`() {
    let session = Session.heed(["input", "Q", "--pattern", "(a+)+$"], stdout: .pipe)
    session.waitFor("OK")
    let start = ContinuousClock.now
    session.paste(String(repeating: "a", count: 2_000) + "b")
    session.waitFor("b")
    session.press(.enter)
    session.waitFor("!")
    session.press(.backspace)
    session.wait { !$0.contains("!") }
    session.press(.enter)
    #expect(session.end().out.count == 2_001)
    #expect(ContinuousClock.now - start < .seconds(3))
  }

  @Test func `a hundred thousand characters can be pasted`() {
    let text = String(repeating: "0123456789", count: 10_240)
    let session = Session.heed(["input", "Q"], stdout: .pipe)
    session.waitFor("OK")
    session.paste(text)
    session.waitFor("23456789")
    session.press(.enter)
    #expect(session.end().out == text + "\n")
  }

  @Test func `options of the environment go before those given`() {
    let session = Session.heed(
      ["input", "Q", "--output", "nul"], environment: ["HEED_OPTS": "--output json --no-footer"],
      stdout: .pipe)
    session.waitFor("OK")
    #expect(!session.screen.contains("esc Cancel"))
    session.send("x")
    session.press(.enter)
    #expect(session.end().out == "x\0")
  }

  @Test(arguments: [("\\n", false), ("\\n", true)])
  func `a backslash is text unless escapes are asked for`(_ text: String, _ isRead: Bool) {
    let session = Session.heed(
      ["alert", "T", "one\(text)two C:\\\\new"] + (isRead ? ["--escapes"] : []))
    session.waitFor("two C:")
    #expect(session.screen.contains("one\\ntwo C:\\\\new") == !isRead)
    #expect(session.screen.contains("two C:\\new") == isRead)
    session.press(.enter)
    #expect(session.end().code == 0)
  }
}
