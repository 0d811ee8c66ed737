import Glibc
import HeedCore
import Support
import Testing

/// Several dialogs before one terminal.
@Suite struct QueueTests {
  @Test func `two at once are answered one after the other`() {
    let session = Session.script(
      """
      heed alert First & one=$!
      heed alert Second & two=$!
      wait $one; first=$?; wait $two
      echo "first $first, second $?"
      """)
    session.waitFor("‹ OK ›")
    session.settle()
    let isFirst = session.screen.contains("First")
    #expect(isFirst != session.screen.contains("Second"))
    session.press(.enter)
    session.waitFor(isFirst ? "Second" : "First")
    #expect(!session.screen.contains(isFirst ? "First" : "Second"))
    session.press(.enter)
    let ending = session.end()
    // Told at the end: a line between the two could fall on the second one's screen.
    #expect(ending.picture.contains("first 0, second 0"))
    ending.expectGivenBack()
  }

  @Test func `the place in the queue dies with its holder`() {
    let session = Session.script(
      """
      "$HEED" alert First & echo $!
      read -r go; "$HEED" alert Second; echo "status $?"
      """, stdin: .pipe, stdout: .pipe)
    session.waitFor("First")
    session.feed("\n")
    session.settle()
    #expect(!session.screen.contains("Second"))
    let holder = pid_t(session.out.prefix { $0 != "\n" }) ?? 0
    #expect(holder > 1)
    if holder > 1 { kill(holder, SIGKILL) }
    session.waitFor("Second")
    session.press(.enter)
    #expect(session.end().out.hasSuffix("status 0\n"))
  }

  @Test func `who won't wait fails with 75`() {
    let session = Session.script(
      """
      "$HEED" alert First & read -r go
      "$HEED" alert Second --if-busy fail; echo "status $?"; wait
      """, stdin: .pipe, stdout: .pipe, stderr: .pipe)
    session.waitFor("First")
    session.feed("\n")
    session.wait(for: "the status") { _ in session.out == "status 75\n" }
    #expect(session.err.hasPrefix("heed: another dialog has the terminal"))
    #expect(session.err.hasSuffix("waits for it\n"))
    #expect(session.screen.contains("First"))
    session.press(.enter)
    session.end().expectGivenBack()
  }

  @Test func `a timer starts when its dialog is shown`() {
    let session = Session.script(
      """
      "$HEED" alert First & read -r go
      "$HEED" alert Second --timeout 0.3; echo "status $?"; wait
      """, stdin: .pipe, stdout: .pipe)
    session.waitFor("First")
    session.feed("\n")
    session.settle(.milliseconds(400))
    session.press(.enter)
    session.waitFor("closes in 1 s")
    #expect(session.end().out == "status 124\n")
  }

  @Test func `a job in the background blocks nobody`() {
    let session = Session.prompt()
    session.send("\"$HEED\" alert Behind &\n")
    session.send("\"$HEED\" alert Front; echo \"front $?\"\n")
    session.waitFor("‹ OK ›")
    #expect(session.screen.contains("Front"))
    session.press(.enter)
    session.waitFor("front 0")
    session.send("fg; echo \"behind $?\"\n")
    session.waitFor("‹ OK ›")
    #expect(session.screen.contains("Behind"))
    session.press(.enter)
    session.waitFor("behind 0")
    session.send("exit\n")
    #expect(session.end().status == .exited(0))
  }

  @Test func `a stopped dialog blocks nobody`() {
    let session = Session.prompt()
    session.send("\"$HEED\" alert Held\n")
    session.waitFor("‹ OK ›")
    session.press(.character("z"), .control)
    session.waitFor("Stopped")
    session.send("\"$HEED\" alert Next; echo \"next $?\"\n")
    session.waitFor("‹ OK ›")
    #expect(session.screen.contains("Next"))
    session.press(.enter)
    session.waitFor("next 0")
    session.send("fg; echo \"held $?\"\n")
    session.waitFor("‹ OK ›")
    #expect(session.screen.contains("Held"))
    session.press(.enter)
    session.waitFor("held 0")
    session.send("exit\n")
    #expect(session.end().status == .exited(0))
  }

  @Test func `a notice waits for nobody`() {
    let session = Session.script(
      """
      "$HEED" alert Holder & read -r go
      "$HEED" notice Hello; echo "status $?"; wait
      """, stdin: .pipe, stdout: .pipe)
    session.waitFor("Holder")
    session.feed("\n")
    session.wait(for: "the status") { _ in session.out == "status 0\n" }
    session.press(.enter)
    session.end().expectGivenBack()
  }

  @Test func `a dialog follows another without a wait`() {
    let session = Session.script("heed alert One && heed alert Two && heed sheet Three; echo $?")
    for name in ["One", "Two", "Three"] {
      session.waitFor(name)
      session.press(.enter)
    }
    session.end().expectGivenBack(showing: "0")
  }
}
