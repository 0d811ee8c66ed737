import HeedCore
import Support
import Testing

/// `--hfile` of dialog's command line.
@Suite struct CdialogHelpFileTests {
  private let folder = Folder()

  private func dialog(_ words: [String], help: String, stdin: Stream = .terminal) -> Session {
    .heed(["dialog", "--hfile", help] + words, columns: 50, rows: 14, stdin: stdin, stderr: .pipe)
  }

  @Test func `F1 shows a file above the box, which is as before then`() {
    let help = folder.write("help", "First of all\n\twith a tab\n" + (1...20).lines)
    let session = dialog(["--inputbox", "Name", "8", "40", "ab"], help: help)
    session.waitFor("[F1 help]")
    session.send("c")
    session.waitFor("abc")
    let before = session.screen.picture
    session.press(.function(1))
    session.waitFor("HELP")
    expectPicture(
      session.screen.picture,
      """
              ┌───────────── HELP ─────────────┐
              │ First of all                 █ │
              │         with a tab           │ │
           ┌──│ line 1                       │ │──┐
           │ N│ line 2                       │ │  │
           │  │ line 3                       │ │  │
           │ a│ line 4                       │ │  │
           │  │ line 5                       │ │  │
           │  │ line 6                       │ │  │
           │  │ line 7                       │ │  │
           └──│                                │──┘
              │             <EXIT>             │
              └────────────────────────────────┘

      """)
    session.press(.end)
    session.waitFor("line 20")
    session.press(.function(1))
    session.press(.enter)
    session.wait(for: "the box as before") { $0.picture == before }
    session.send("d\r")
    #expect(session.end().err == "abcd")
  }

  @Test func `Control-E shows it where nothing is typed, and is an editing key where something is`()
  {
    let help = folder.write("help", "First of all\n")
    let session = dialog(["--inputbox", "Name", "8", "40", "ab"], help: help)
    session.waitFor("[F1 help]")
    session.press(.home)
    session.press(.control("e"))
    session.send("c")
    session.waitFor("abc")
    session.press(.tab)
    session.press(.control("e"))
    session.waitFor("First of all")
    session.press(.escape)
    session.wait(for: "the box") { !$0.contains("First of all") }
    session.press(.enter)
    #expect(session.end().err == "abc")
  }

  @Test func `a file that is missing is told, and nothing is lost`() {
    let session = dialog(["--inputbox", "Name", "8", "40", "ab"], help: "/nosuch")
    session.waitFor("[F1 help]")
    session.press(.function(1))
    session.waitFor("'/nosuch' can't be read: No such file or")
    session.press(.enter)
    session.wait(for: "the box") { !$0.contains("nosuch") }
    session.press(.enter)
    let ending = session.end()
    #expect(ending.err == "ab")
    #expect(ending.code == 0)
  }

  @Test func `what is reported goes on beneath it`() {
    let help = folder.write("help", "First of all\n")
    let session = dialog(["--gauge", "Copying", "8", "40"], help: help, stdin: .pipe)
    session.feed("10\n")
    session.waitFor("10%")
    session.press(.function(1))
    session.waitFor("First of all")
    session.feed("55\n")
    session.press(.escape)
    session.waitFor("55%")
    session.press(.function(1))
    session.waitFor("First of all")
    session.closeInput()
    #expect(session.end().code == 0)
  }

  @Test func `the mouse is its own`() {
    let help = folder.write("help", "First of all\n")
    let session = dialog(["--yesno", "Go on?", "8", "40"], help: help)
    session.waitFor("Go on?")
    session.press(.function(1))
    session.click("EXIT")
    session.wait(for: "the box") { !$0.contains("First of all") }
    session.click("No")
    #expect(session.end().code == 1)
  }

  @Test func `a FIFO is told to be no help, and nobody waits for it`() {
    let path = "\(folder.path)/fifo"
    #expect(run(["mkfifo", path]).code == 0)
    let session = dialog(["--msgbox", "Text", "0", "0"], help: path)
    session.waitFor("Text")
    session.press(.function(1))
    session.waitFor("regular")
    session.press(.enter)
    session.press(.enter)
    #expect(session.end().code == 0)
  }
}

extension ClosedRange<Int> {
  /// A line for each number.
  fileprivate var lines: String { map { "line \($0)\n" }.joined() }
}
