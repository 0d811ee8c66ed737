import HeedCore
import Support
import Testing

/// What of dialog's boxes stays on the screen: behind those after them, and when the program ends.
@Suite struct CdialogChainTests {
  private let folder = Folder()

  private func dialog(_ words: [String], environment: [String: String?] = [:]) -> Session {
    .heed(["dialog"] + words, columns: 40, rows: 12, environment: environment, stderr: .pipe)
  }

  @Test(arguments: [
    (
      ["--infobox", "Wait", "0", "0"],
      """




                  ┌──────────────┐
                  │ Wait         │
                  └──────────────┘
      """
    ),
    (
      ["--begin", "2", "3", "--infobox", "Wait", "3", "12"],
      """


         ┌──────────┐
         │ Wait     │
         └──────────┘
      """
    ),
  ])
  func `an infobox is left at its place`(words: [String], picture: String) {
    let session = Session.script(
      "echo before; \"$HEED\" dialog \(words.joined(separator: " ")); sleep 60", columns: 40,
      rows: 12)
    session.waitFor("Wait")
    session.settle()
    let lines = session.screen.picture.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = picture.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.prefix(wanted.count).map { String($0) } == wanted.map { String($0) })
    #expect(!session.screen.picture.contains("before"))
    session.signal(15)
    #expect(session.end().isTerminalRestored)
  }

  @Test(arguments: [["--keep-window"], []])
  func `a box stays behind the next one, without its focus`(options: [String]) {
    let session = dialog(
      options + ["--begin", "0", "0", "--msgbox", "First", "5", "20", "--and-widget"]
        + ["--begin", "6", "10", "--yesno", "Second", "5", "24"])
    session.waitFor("First")
    session.press(.enter)
    session.waitFor("Second")
    expectPicture(
      session.screen.picture,
      """
      ┌──────────────────┐
      │ First            │
      │                  │
      │       <OK>       │
      └──────────────────┘

                ┌──────────────────────┐
                │ Second               │
                │                      │
                │    <Yes>    <No>     │
                └──────────────────────┘

      """)
    session.press(.enter)
    #expect(session.end().code == 0)
  }

  @Test func `--clear takes a box away before the next one`() {
    let session = dialog(
      ["--clear", "--begin", "0", "0", "--msgbox", "First", "5", "20", "--and-widget"]
        + ["--begin", "6", "10", "--yesno", "Second", "5", "24"])
    session.waitFor("First")
    session.press(.enter)
    session.waitFor("Second")
    #expect(!session.screen.picture.contains("First"))
    session.press(.enter)
    _ = session.end()
  }

  @Test func `an infobox in a chain is seen behind what follows, and left where it is the last`() {
    let session = dialog(
      ["--begin", "0", "0", "--infobox", "Status", "3", "20", "--and-widget"]
        + ["--begin", "4", "2", "--inputbox", "Name", "7", "30", "me", "--and-widget"]
        + ["--begin", "1", "10", "--infobox", "Done", "3", "12"])
    session.waitFor("Name")
    #expect(session.screen.picture.contains("Status"))
    session.press(.enter)
    session.waitFor("Done")
    let ending = session.end()
    #expect(ending.err == "me")
    #expect(ending.isTerminalRestored)
    #expect(ending.picture.contains("Done"))
  }

  @Test func `a log is followed behind other boxes, and nothing of it is printed`() {
    let log = folder.write("log", (1...9).map { "line \($0)\n" }.joined())
    let session = Session.script(
      "heed dialog --title Log --begin 0 0 --tailboxbg \(log) 5 30 --and-widget "
        + "--begin 6 0 --yesno 'Go on?' 5 24; echo status $?", columns: 40, rows: 12)
    session.waitFor("Go on?")
    expectPicture(
      session.screen.picture,
      """
      ┌─────────── Log ────────────┐
      │ line 7                   │ │
      │ line 8                   │ │
      │ line 9                   █ │
      └────────────────────────────┘

      ┌──────────────────────┐
      │ Go on?               │
      │                      │
      │    <Yes>    <No>     │
      └──────────────────────┘

      """)
    #expect(run(["sh", "-c", "echo fresh >>\(log)"]).code == 0)
    session.waitFor("fresh")
    session.press(.enter)
    session.waitFor("status 0")
    #expect(!session.end().picture.contains("line"))
  }

  @Test func `a log that is to outlive the program leaves its picture`() {
    let log = folder.write("log", "last line\n")
    let ending = dialog(["--no-kill", "--tailboxbg", log, "5", "30"]).end()
    #expect(ending.code == 0)
    #expect(ending.err.isEmpty)
    #expect(ending.picture.contains("last line"))
  }

  @Test func `a file is opened when its box is shown`() {
    let file = "\(folder.path)/late"
    let words = [
      "--inputbox", "Name", "8", "30", "me", "--and-widget", "--textbox", file, "8", "30",
    ]
    let missing = dialog(words)
    missing.waitFor("Name")
    missing.press(.enter)
    let ending = missing.end()
    #expect(ending.code == 255)
    #expect(ending.err == "dialog: '\(file)' can't be read: No such file or directory\nme")
    let session = dialog(words)
    session.waitFor("Name")
    _ = folder.write("late", "written meanwhile\n")
    session.press(.enter)
    session.waitFor("written meanwhile")
    session.press(.enter)
    #expect(session.end().code == 0)
    let mistake = dialog(["--msgbox", "a", "0", "0", "--and-widget", "--textbox", "none", "x", "0"])
    #expect(mistake.end().err.contains("--textbox got 'x' for HEIGHT"))
  }
}
