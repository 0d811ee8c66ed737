import HeedCore
import Support
import Testing

/// Keys as terminals and slow lines really send them.
@Suite struct TypingTests {
  static let sequences: [(String, String)] = [
    ("ab\u{1B}[1;3DZ", "Zab"), ("ab\u{1B}[99;99~\u{1B}[57xc", "abc"), ("a\u{1B}OMb", "a"),
    ("é日本\u{7F}", "é日"), ("x\u{1B}[D\u{1B}[Cy", "xy"), ("abc def\u{17}g", "abc g"),
    ("bc\u{1}a", "abc"), ("x\u{1B}Oy", "x9"),
  ]

  @Test(arguments: sequences)
  func `sequences are keys, and never Escape`(_ typed: String, _ answer: String) {
    let session = Session.heed(["input", "Q"], stdout: .pipe)
    session.waitFor("OK")
    session.send(typed)
    session.waitFor(answer)
    session.press(.enter)
    let ending = session.end()
    #expect(ending.status == .exited(0))
    #expect(ending.out == answer + "\n")
  }

  @Test func `a paste of two lines is text`() {
    let session = Session.heed(["input", "Q"], stdout: .pipe)
    session.wait(for: "pastes") { $0.hasBracketedPaste && $0.contains("OK") }
    session.paste("hi\nyo")
    session.waitFor("hi yo")
    session.press(.enter)
    #expect(session.end().out == "hi yo\n")
  }

  @Test func `a paste in pieces is one paste`() {
    let session = Session.heed(["input", "Q"], environment: ["ESCDELAY": nil], stdout: .pipe)
    session.waitFor("OK")
    for piece in ["\u{1B}[20", "0~hi\r", "y", "o\u{1B}", "[201", "~"] {
      session.send(piece)
      session.settle(.milliseconds(30))
    }
    session.waitFor("hi yo")
    session.press(.enter)
    #expect(session.end().out == "hi yo\n")
  }

  @Test func `a key in pieces is one key`() {
    let session = Session.heed(
      ["sheet", "Q", "--button", "One", "--button", "Two"], environment: ["ESCDELAY": nil])
    session.waitFor("‹ One ›")
    for piece in ["\u{1B}", "[", "B"] {
      session.send(piece)
      session.settle(.milliseconds(150))
    }
    session.waitFor("‹ Two ›")
    session.press(.enter)
    #expect(session.end().status == .exited(2))
  }

  @Test func `a lone ESC acts soon`() {
    let session = Session.heed(["confirm", "Q"], environment: ["ESCDELAY": nil])
    session.waitFor("Yes")
    let start = ContinuousClock.now
    session.send("\u{1B}")
    #expect(session.end().status == .exited(1))
    #expect(ContinuousClock.now - start < .seconds(1))
  }

  @Test(arguments: [
    "\u{1B}[I", "\u{1B}[O", "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", "\u{1B}]11;rgb:0/0/0\u{7}",
    "\u{1B}[?62;22c", "\u{1B}P>|term(1)\u{1B}\\", "\u{1B}[<0;3;3M\u{1B}[<0;3;3m", "\u{1B}[5;7R",
    "\u{1B}[?1;2c", "\u{1B}[?2026;2$y",
  ])
  func `a report is swallowed`(_ report: String) {
    let session = Session.heed(["input", "Q"], stdout: .pipe)
    session.waitFor("OK")
    session.send("a\(report)b")
    session.waitFor("ab")
    session.press(.enter)
    let ending = session.end()
    #expect(ending.status == .exited(0))
    #expect(ending.out == "ab\n")
  }

  static let typeAheads: [([String], Bool)] = [([], false), (["--keep-typeahead"], true)]

  @Test(arguments: typeAheads)
  func `what was typed before does not answer`(_ options: [String], _ counts: Bool) {
    let session = Session.script(
      "read -r go; heed \(([ "alert", "Erase?"] + options).joined(separator: " ")); echo end $?",
      stdin: .pipe)
    session.send("\r")
    session.settle()
    session.feed("\n")
    if !counts {
      session.waitFor("‹ OK ›")
      session.settle(.milliseconds(150))
      #expect(session.screen.contains("‹ OK ›"))
      session.press(.enter)
    }
    session.waitFor("end 0")
    session.end().expectGivenBack()
  }

  @Test func `what follows the answer reaches no other program`() {
    let session = Session.script(
      """
      v=$(heed input Q); echo "<$v>"
      modes=$(stty -g); stty -icanon min 0 time 0; left=$(head -c 9 | wc -c); stty "$modes"
      echo "left $left"
      """)
    session.waitFor("OK")
    session.send("l1\rl2\r")
    session.end().expectGivenBack(showing: "<l1>\nleft 0")
  }

  @Test func `text in a field is no hot key`() {
    let session = Session.heed(
      ["alert", "Q", "--field", "key", "--button", "Yes", "--cancel", "No"], stdout: .pipe)
    session.waitFor("Yes")
    session.send("my-token-n0y")
    session.waitFor("my-token-n0y")
    session.press(.enter)
    #expect(session.end().out == "my-token-n0y\n")
  }

  @Test(arguments: ["é", "e\u{301}", "👨‍👩‍👧‍👦", "日", "🇩🇪"])
  func `Backspace takes a whole character`(_ character: String) {
    let session = Session.heed(["input", "Q"], stdout: .pipe)
    session.waitFor("OK")
    session.send("x\(character)\u{7F}y")
    session.waitFor("xy")
    session.press(.enter)
    #expect(session.end().out == "xy\n")
  }
}
