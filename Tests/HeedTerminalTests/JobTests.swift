import HeedCore
import Support
import Testing

/// Ways in which scripts and systems start a dialog.
@Suite struct JobTests {
  @Test(.enabled(if: hasProgram("timeout"), "timeout is not installed"))
  func `timeout in the foreground ends it cleanly`() {
    let session = Session.script("echo one; timeout --foreground 0.4 \"$HEED\" alert T; echo $?")
    session.waitFor("‹ OK ›")
    session.end().expectGivenBack(showing: "one\n124")
  }

  @Test(.enabled(if: hasProgram("timeout"), "timeout is not installed"))
  func `timeout in a group of its own never draws and ends it`() {
    let session = Session.script("echo one; timeout 0.3 \"$HEED\" alert T; echo $?")
    session.end().expectGivenBack(showing: "one\n124")
  }

  @Test(.enabled(if: hasProgram("setsid"), "setsid is not installed"))
  func `a session of its own asks on the streams it has`() {
    let session = Session.script(
      "setsid -w \"$HEED\" input T >/dev/null; echo \"status $?\"", stdout: .terminal)
    session.waitFor("OK")
    session.send("x\r")
    session.end().expectGivenBack(showing: "status 0")
  }

  @Test func `a substitution within a pipe within a loop asks each time`() {
    let session = Session.script(
      """
      printf 'a\\nb\\n' | while read -r line; do
        v=$(heed input "Value of $line" | tr a-z A-Z); echo "$line=$v"
      done
      """)
    for line in ["a", "b"] {
      session.waitFor("Value of \(line)")
      session.send("v\(line)")
      session.waitFor("v\(line)")
      session.press(.enter)
    }
    session.end().expectGivenBack(showing: "a=VA\nb=VB")
  }

  @Test func `an interrupt in a pipe restores the terminal`() {
    let session = Session.script("heed alert T | cat", shell: ["bash", "-c"])
    session.waitFor("‹ OK ›")
    session.press(.character("c"), .control)
    session.end().expectGivenBack(showing: "")
  }

  @Test func `a shell in an alternate screen keeps it`() {
    let session = Session.script(
      "printf '\\033[?1049h\\033[Hinside'; heed sheet Q; read -r x; printf '\\033[?1049l'")
    session.waitFor("‹ OK ›")
    #expect(session.screen.contains("inside"))
    session.press(.escape)
    session.wait { !$0.contains("‹ OK ›") }
    expectPicture(session.screen.picture, "inside")
    session.press(.enter)
    session.end().expectGivenBack(showing: "")
  }

  @Test func `line modes of the caller's own come back`() {
    let session = Session.script(
      """
      stty -ixon -echo intr ^X erase ^H; before=$(stty -g); heed alert T
      [ "$before" = "$(stty -g)" ] && echo same; stty sane
      """)
    session.waitFor("‹ OK ›")
    session.press(.enter)
    #expect(session.end().picture == "same")
  }

  @Test func `a resize while it is stopped is seen when it goes on`() {
    let session = Session.prompt()
    session.send("\"$HEED\" alert Title\n")
    session.waitFor("‹ OK ›")
    session.press(.character("z"), .control)
    session.waitFor("Stopped")
    session.resize(columns: 50, rows: 12)
    session.send("fg\n")
    session.wait(for: "the dialog in the middle") {
      $0.position(of: "╭") == Position(row: 2, column: 6) && session.isFrameStraight
    }
    session.press(.enter)
    session.wait { !$0.contains("‹ OK ›") }
    session.send("exit\n")
    session.end().expectGivenBack()
  }

  @Test func `it is stopped in the queue and goes on there`() {
    let session = Session.prompt()
    session.send("(\"$HEED\" alert First & \"$HEED\" alert Second; wait)\n")
    session.waitFor("‹ OK ›")
    session.press(.character("z"), .control)
    session.waitFor("Stopped")
    session.send("\"$HEED\" alert Third; echo \"third $?\"\n")
    session.waitFor("‹ OK ›")
    #expect(session.screen.contains("Third"))
    session.press(.enter)
    session.waitFor("third 0")
    session.send("fg; echo \"both $?\"\n")
    session.waitFor("‹ OK ›")
    let isFirst = session.screen.contains("First")
    session.press(.enter)
    session.waitFor(isFirst ? "Second" : "First")
    session.waitFor("‹ OK ›")
    session.press(.enter)
    session.waitFor("both 0")
    session.send("exit\n")
    session.end().expectGivenBack()
  }

  @Test func `a script is stopped and goes on as a whole`() {
    let session = Session.prompt()
    session.send("sh -c '\"$HEED\" input Name; echo \"end $?\"'\n")
    session.waitFor("OK")
    session.send("ab")
    session.waitFor("ab")
    session.press(.character("z"), .control)
    session.waitFor("Stopped")
    session.send("\"$HEED\" alert Next; echo \"next $?\"\n")
    session.waitFor("‹ OK ›")
    session.press(.enter)
    session.waitFor("next 0")
    session.send("fg\n")
    session.wait(for: "the dialog") { $0.contains("ab") && $0.contains("Cancel") }
    session.press(.enter)
    session.waitFor("end 0")
    session.send("exit\n")
    session.end().expectGivenBack()
  }

  @Test func `a stopped dialog can be killed`() {
    let session = Session.prompt()
    session.send("\"$HEED\" alert Title\n")
    session.waitFor("‹ OK ›")
    session.press(.character("z"), .control)
    session.waitFor("Stopped")
    session.send(
      "p=$(jobs -p); kill %1; while kill -0 $p 2>/dev/null; do :; done; echo gone $((1))\n")
    session.waitFor("gone 1")
    session.send("exit\n")
    session.end().expectGivenBack()
  }

  @Test func `the cursor stands where the text is`() {
    let session = Session.heed(["input", "Q"])
    session.waitFor("OK")
    let start = session.screen.cursor
    session.send("a日本e\u{301}")
    session.waitFor("e\u{301}")
    #expect(session.screen.cursor == Position(row: start.row, column: start.column + 6))
    session.press(.left)
    session.press(.left)
    session.wait { $0.cursor.column == start.column + 3 }
    session.press(.escape)
    #expect(session.end().code == 1)
  }
}
