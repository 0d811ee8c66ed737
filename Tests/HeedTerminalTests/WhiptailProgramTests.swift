import HeedCore
import Support
import Testing

/// heed under the name whiptail, in the hands of programs that call it.
@Suite struct WhiptailProgramTests {
  private static func whiptail(
    _ arguments: [String], columns: Int = 80, rows: Int = 24,
    environment: [String: String?] = [:], stdin: Stream = .terminal,
    stdout: Stream = .terminal, stderr: Stream = .pipe
  ) -> Session {
    Session(
      ["whiptail"] + arguments, program: heed, columns: columns, rows: rows,
      environment: ["ESCDELAY": "30"].merging(environment) { $1 }, stdin: stdin, stdout: stdout,
      stderr: stderr)
  }

  @Test func `a menu is drawn as large as asked, its title in the border`() {
    let session = Self.whiptail(
      ["--title", "色", "--backtitle", "Setup"]
        + ["--menu", "Pick one", "12", "40", "3", "r", "Red", "gr", "緑", "b", "Blue"])
    session.waitFor("Blue")
    expectPicture(
      session.screen.picture,
      """
      Setup





                          ┌────────────────┤ 色 ├────────────────┐
                          │                                      │
                          │ Pick one                             │
                          │                                      │
                          │               r  Red                 │
                          │               gr 緑                  │
                          │               b  Blue                │
                          │                                      │
                          │                                      │
                          │         <Ok>        <Cancel>         │
                          │                                      │
                          └──────────────────────────────────────┘
      """)
    session.send("\u{1B}[B\r")
    let ending = session.end()
    #expect(ending.code == 0)
    #expect(ending.err == "gr")
    #expect(ending.isTerminalRestored)
  }

  @Test(arguments: [("--menu", "a"), ("--msgbox", "")])
  func `a box larger than the screen is cut to it`(_ box: String, _ answer: String) {
    let items = box == "--menu" ? ["20", "a", "Alpha", "b", "Beta"] : []
    let session = Self.whiptail([box, "Big", "50", "200"] + items)
    session.waitFor("<Ok>")
    #expect(session.screen.row(0).hasPrefix("┌"))
    #expect(session.screen.contains("Big"))
    session.press(.enter)
    let ending = session.end()
    #expect(ending.code == 0)
    #expect(ending.err == answer)
  }

  @Test func `an info box stays on the screen`() {
    let ending = Self.whiptail(["--title", "T", "--infobox", "Please wait", "7", "40"]).end()
    #expect(ending.code == 0)
    #expect(ending.picture.contains("Please wait"))
    #expect(ending.picture.contains("┤ T ├"))
  }

  @Test func `the colours of newt can be set`() {
    let session = Self.whiptail(
      ["--msgbox", "hello", "8", "40"], environment: ["NEWT_COLORS": "root=white,color53"])
    session.waitFor("hello")
    #expect(session.screen[0, 0].background == .indexed(53))
    session.press(.enter)
    #expect(session.end().code == 0)
    let mono = Self.whiptail(["--msgbox", "hello", "8", "40"], environment: ["NEWT_MONO": "1"])
    mono.waitFor("hello")
    #expect(mono.screen[0, 0].background == nil)
    mono.press(.enter)
    #expect(mono.end().code == 0)
  }

  @Test func `a question asked by what feeds a gauge is answered, and the gauge goes on`() {
    let session = Session.script(
      """
      { echo 10; heed confirm "Go on?" && echo 50; sleep 60; } |
        "$HEED" whiptail --gauge Working 8 50 0
      """, shell: ["bash", "-c"])
    session.waitFor("Go on?")
    session.press(.enter)
    session.waitFor("50%")
    #expect(session.screen.contains("Working"))
    session.send("\u{3}")
    #expect(session.end().isTerminalRestored)
  }

  private static let mistakes: [([String], Int32)] = [
    (["--nosuch"], 1), (["--title"], 1), (["--msgbox", "hi"], 255),
    (["--msgbox", "hi", "abc", "40"], 255), (["--menu", "P", "12", "40", "4", "a"], 255),
    (["--msgbox", "a", "8", "40", "--yesno"], 255), ([], 255),
  ]

  @Test(arguments: mistakes)
  func `a mistake is told in one line, and nothing is drawn`(words: [String], status: Int32) {
    let ending = Self.whiptail(words, stdout: .pipe).end()
    #expect(ending.code == status)
    #expect(ending.out.isEmpty)
    #expect(ending.err.hasPrefix("whiptail: "))
    #expect(ending.err.split(separator: "\n").count == 1)
    #expect(!ending.err.contains("\u{1B}"))
  }

  @Test func `without a terminal it is 255 and one line`() {
    let ending = run(["whiptail", "--yesno", "Q", "8", "40"], program: heed)
    #expect(ending.code == 255)
    #expect(ending.out.isEmpty)
    #expect(ending.err.split(separator: "\n").count == 1)
  }
}
