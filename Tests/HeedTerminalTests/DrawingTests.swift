import HeedCore
import Support
import Testing

/// How little is drawn, and how much it bears.
@Suite struct DrawingTests {
  private static let tiny = [
    Size(columns: 1, rows: 1), Size(columns: 2, rows: 2), Size(columns: 5, rows: 3),
    Size(columns: 12, rows: 4), Size(columns: 300, rows: 2),
  ]
  private static let kinds = [
    ["alert", "Title", "Some text", "--button", "A", "--button", "B", "--cancel", "No"],
    ["alert", "Title", "--field", "a", "--field", "b", "--cancel", "No"],
    ["sheet", "Title", "Some text", "--button", "A", "--button", "B", "--cancel", "No"],
  ]

  @Test(arguments: tiny, kinds)
  func `no terminal is too small to survive`(_ size: Size, _ words: [String]) {
    // The emulator itself does not bear such sizes: only the program is told of them.
    let resize = "stty cols \(size.columns) rows \(size.rows) </dev/tty"
    let command = words.map { "'\($0)'" }.joined(separator: " ")
    let session = Session.script(
      """
      \(resize); "$HEED" \(command) & read -r go
      stty cols 80 rows 24 </dev/tty; read -r go; \(resize); wait $!; echo "status $?"
      """, stdin: .pipe, stdout: .pipe)
    session.wait(for: "a frame") { _ in !session.raw.isEmpty }
    session.settle()
    session.feed("\n")
    session.wait(for: "a layout") { $0.contains("Title") && $0.contains("No") }
    session.feed("\n")
    session.settle()
    session.press(.escape)
    let ending = session.end()
    #expect(ending.out == "status 1\n")
    ending.expectGivenBack()
  }

  @Test(arguments: ["center", "cursor"])
  func `a key draws only what it changes`(_ place: String) {
    let buttons = (1...15).flatMap { ["--button", "Choice \($0)"] }
    let session = Session.heed(["sheet", "Many", "--at", place] + buttons)
    session.waitFor("‹ Choice 1 ›")
    session.settle()
    for number in 2...9 {
      let before = session.raw.count
      session.press(.down)
      session.waitFor("‹ Choice \(number) ›")
      session.settle(.milliseconds(20))
      #expect(session.raw.count - before < 300)
    }
    #expect(!session.raw.text.contains("\u{1B}[2J") || place == "center")
    session.press(.escape)
    #expect(session.end().code == 1)
  }

  @Test(arguments: ["xterm", "xterm-256color", "screen", "linux", "vt100"])
  func `frames are characters and no switched alphabet`(_ type: String) {
    let session = Session.heed(["alert", "T"], environment: ["TERM": type])
    session.waitFor("╰")
    session.expectStraightFrame()
    #expect(!session.raw.text.contains("\u{1B}(0"))
    #expect(!session.raw.contains(0x0E))
    session.press(.enter)
    #expect(session.end().code == 0)
  }

  @Test func `what stands before the cursor stays`() {
    let session = Session.script("printf 'prompt> '; heed sheet Which; echo \"$?\"")
    session.waitFor("‹ OK ›")
    expectPicture(
      session.screen.picture,
      """
      prompt>
        Which
      ‹ OK ›

        ⏎ OK   esc dismiss
      """.replacing("\n‹", with: "\n  ‹"))
    session.press(.escape)
    session.end().expectGivenBack(showing: "prompt>\n1")
  }

  @Test func `a text of many lines is read to its end`() {
    let text = (1...9_000).map { "line \($0)" }.joined(separator: "\n")
    let session = Session.heed(["alert", "Long", text])
    session.waitFor("line 1")
    session.press(.end)
    session.waitFor("line 9000")
    session.press(.enter)
    #expect(session.end().code == 0)
  }

  @Test func `a click beside an alert answers nothing`() {
    let session = Session.heed(["alert", "T", "--button", "Go", "--cancel", "Stop"])
    session.waitFor("‹ Go ›")
    session.click(row: 0, column: 0)
    session.settle()
    #expect(session.screen.contains("‹ Go ›"))
    session.click("Stop")
    #expect(session.end().status == .exited(1))
  }

  @Test func `wide text in ASCII keeps the frame`() {
    let session = Session.heed(["alert", "日本 héllo", "“x” – 界", "--ascii"], columns: 40, rows: 9)
    session.waitFor("< OK >")
    expectPicture(
      session.screen.picture,
      """
       +------------------------------------+
       |                                    |
       |   ???? hello                       |
       |   "x" - ??                         |
       |                                    |
       |                           < OK >   |
       +------------------------------------+
         enter OK
      """)
    session.press(.enter)
    #expect(session.end().code == 0)
  }
}

extension [UInt8] {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
