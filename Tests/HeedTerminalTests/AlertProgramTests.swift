import HeedCore
import Support
import Testing

/// Alerts as the person at the terminal and the script around them see them.
@Suite struct AlertProgramTests {
  private static let save = [
    "alert", "Save changes?", "Unsaved edits will be lost.", "--button", "Save", "--destructive",
    "Don't Save", "--cancel", "Cancel",
  ]
  private static let frame = """







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
    """

  static let answers: [([Key.Code], Int32)] = [
    ([Key.Code.enter], 0), ([.tab, .enter], 2), ([.tab, .tab, .enter], 1), ([.escape], 1),
    ([.down, .enter], 2), ([.character("s")], 0), ([.character("c")], 1),
  ]

  @Test(arguments: answers)
  func `three buttons have their statuses`(_ keys: [Key.Code], _ status: Int32) {
    let session = Session.heed(Self.save, stdout: .pipe)
    session.waitFor("‹ Save ›")
    expectPicture(session.screen.picture, Self.frame)
    #expect(session.screen.isAlternate)
    #expect(!session.screen.isCursorVisible)
    session.press(keys)
    let ending = session.end()
    #expect(ending.status == .exited(status))
    #expect(ending.out == "")
    ending.expectGivenBack(showing: "")
  }

  @Test func `the screen is as it was before`() {
    let session = Session.script(
      """
      echo one; echo two; before=$(stty -a)
      heed alert "Save changes?" --button Save --cancel Cancel
      echo "status $?"; [ "$before" = "$(stty -a)" ] && echo 'same modes'
      """)
    session.waitFor("‹ Save ›")
    #expect(!session.screen.contains("one"))
    session.press(.enter)
    session.end().expectGivenBack(showing: "one\ntwo\nstatus 0\nsame modes")
  }

  @Test func `a name is asked for while standard output is captured`() {
    let session = Session.script(
      """
      name=$(heed alert "Project name" "1 to 20 characters." --field name \
        --placeholder "e.g. intranet" --length 1..20 --button Create --cancel Cancel \
        --preferred Create)
      echo "status $?, name <$name>"
      """)
    session.waitFor("e.g. intranet")
    #expect(session.screen.isCursorVisible)
    #expect(session.screen.cursor == session.screen.position(of: "e.g."))
    #expect(session.screen.cell(of: "Create")?.attributes == [])
    #expect(!session.screen.contains("⏎ Create"))
    session.press(.enter)
    session.waitFor("! between 1 and 20 characters")
    session.send("123456789012345678901")
    session.waitFor("123456789012345678901")
    session.press(.enter)
    session.settle()
    #expect(session.screen.cell(of: "Create")?.attributes == [])
    session.press(.character("u"), .control)
    session.waitFor("e.g. intranet")
    session.send("社内ポータル")
    session.waitFor("⏎ Create")
    #expect(session.screen.cell(of: "Create")?.attributes == [.bold])
    session.press(.enter)
    session.end().expectGivenBack(showing: "status 0, name <社内ポータル>")
  }

  @Test func `a dimmed button is dead for mouse, letter and Return`() {
    let session = Session.heed([
      "alert", "Q", "--field", "a", "--required", "--button", "Go", "--cancel", "Stop",
    ])
    session.click("Go")
    session.waitFor("! needs a value")
    session.press(.tab)
    session.waitFor("‹ Stop ›")
    session.press(.character("g"))
    session.press(.tab)
    session.wait { !$0.contains("‹ Stop ›") }
    session.send("x")
    session.waitFor("⏎ Go")
    session.click("Go")
    #expect(session.end().status == .exited(0))
  }

  static let buttons: [([String], [Key.Code], Int32)] = [
    (["--button", "A", "--exit", "7"], [Key.Code.enter], 7),
    (["--button", "A", "--button", "B", "--button", "C"], [.tab, .tab, .enter], 3),
    (["--button", "A", "--disabled", "--button", "B"], [.enter], 2),
    (["--button", "A", "--button", "B", "--preferred", "B"], [.enter], 2),
    (["--destructive", "A", "--cancel", "B"], [.enter], 1),
    (["--destructive", "A", "--cancel", "B", "--preferred", "A"], [.enter], 0),
    (["--button", "A", "--cancel", "B", "--exit", "9"], [.escape], 9),
    ([], [.escape, .enter], 0),
  ]

  @Test(arguments: buttons)
  func `buttons are told by their statuses`(
    _ options: [String], _ keys: [Key.Code], _ status: Int32
  ) {
    let session = Session.heed(["alert", "T"] + options)
    session.waitFor("╭")
    for key in keys {
      session.press(key)
      session.settle(.milliseconds(40))
    }
    #expect(session.end().status == .exited(status))
  }

  @Test func `a long message scrolls and says that there is more`() {
    let text = (1...60).map { "line \($0)" }.joined(separator: "\n")
    let session = Session.heed(["alert", "Title", text])
    session.waitFor("▼")
    #expect(session.screen.contains("‹ OK ›"))
    session.press(.end)
    session.waitFor("line 60")
    #expect(session.screen.contains("▲"))
    #expect(session.screen.contains("‹ OK ›"))
    session.press(.enter)
    #expect(session.end().code == 0)
  }

  @Test func `a secret is nowhere but in the answer`() {
    let session = Session.heed(
      ["alert", "Log in", "--field", "pw", "--secure", "--button", "OK"], stdout: .pipe)
    session.waitFor("OK")
    session.send("s3cr3t")
    session.waitFor("••••••")
    session.press(.enter)
    let ending = session.end()
    #expect(ending.out == "s3cr3t\n")
    #expect(!String(decoding: session.raw, as: UTF8.self).contains("3cr"))
  }
}
