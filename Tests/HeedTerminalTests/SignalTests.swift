import HeedCore
import Support
import Testing

/// Signals, job control and terminals that go away.
@Suite struct SignalTests {
  private static let kinds = [
    ["alert", "Title", "--button", "Wait", "--cancel", "No"],
    ["sheet", "Title", "--button", "Wait", "--cancel", "No"],
    ["input", "Title", "--button", "Wait"],
  ]

  @Test(arguments: kinds, [Int32(1), 2, 3, 15])
  func `a signal kills it after it gave the terminal back`(_ words: [String], _ number: Int32) {
    let session = Session.heed(words, stdout: .pipe)
    session.waitFor("Wait")
    session.signal(number)
    let ending = session.end()
    #expect(ending.status == .signalled(number))
    #expect(ending.out == "")
    ending.expectGivenBack(showing: "")
  }

  static let signalKeys: [(Character, Int32)] = [("c", Int32(2)), ("\\", 3)]

  @Test(arguments: signalKeys)
  func `a key that makes a signal does what it does everywhere`(
    _ key: Character, _ number: Int32
  ) {
    let session = Session.heed(Self.kinds[2])
    session.waitFor("Wait")
    session.press(.character(key), .control)
    let ending = session.end()
    #expect(ending.status == .signalled(number))
    ending.expectGivenBack(showing: "")
  }

  @Test func `an interrupt stops the script`() {
    let session = Session.script(
      "heed alert Title; echo after", shell: ["bash", "-c"])
    session.waitFor("Title")
    session.press(.character("c"), .control)
    let ending = session.end()
    #expect(ending.status == .signalled(2))
    ending.expectGivenBack(showing: "")
  }

  @Test func `an interrupt while it waits in the queue ends it`() {
    let session = Session.script(
      """
      "$HEED" alert First & read -r go
      "$HEED" alert Second & second=$!; echo "$second"; wait "$second"; echo "status $?"; wait
      """, stdin: .pipe, stdout: .pipe)
    session.waitFor("First")
    session.feed("\n")
    session.wait(for: "the number") { _ in session.out.contains("\n") }
    session.settle()
    let second = run(["kill", "-TERM", String(session.out.dropLast())])
    #expect(second.code == 0)
    session.wait(for: "the status") { _ in session.out.hasSuffix("status 143\n") }
    session.press(.enter)
    session.end().expectGivenBack(showing: "")
  }

  static let stopped: [([String], String)] = [
    (["input", "Title"], "OK"), (["input", "Title", "--at", "cursor"], "OK"),
  ]

  @Test(arguments: stopped)
  func `a stop and its continuation change nothing`(_ words: [String], _ button: String) {
    let session = Session.prompt()
    session.send("\"$HEED\" \(words.joined(separator: " "))\n")
    session.waitFor(button)
    session.send("ab")
    session.waitFor("ab")
    session.press(.character("z"), .control)
    session.waitFor("Stopped")
    #expect(session.screen.isCursorVisible)
    #expect(!session.screen.isAlternate)
    #expect(!session.screen.hasMouse)
    #expect(!session.screen.hasBracketedPaste)
    session.send("stty -a | grep -o ' icanon.*'; echo shell $((1 + 1))\n")
    session.waitFor("shell 2")
    #expect(session.screen.contains(" icanon"))
    session.send("fg\n")
    session.wait(for: "the dialog") { $0.contains(button) && $0.contains("ab") }
    session.send("c")
    session.waitFor("abc")
    session.press(.enter)
    session.wait(for: "the answer") { !$0.contains(button) && $0.contains("abc") }
    session.send("exit\n")
    session.end().expectGivenBack()
  }

  @Test func `a stop that can't be caught is drawn over`() {
    let session = Session.heed(["alert", "Title"])
    session.waitFor("‹ OK ›")
    let picture = session.screen.picture
    session.signal(19)
    session.settle()
    session.screen.feed("\u{1B}[2Jnoise")
    session.signal(18)
    session.wait(for: "the dialog") { $0.picture == picture }
    session.press(.enter)
    session.end().expectGivenBack(showing: "")
  }

  @Test func `a terminal that goes takes it along`() {
    let session = Session.heed(["alert", "Title"])
    session.waitFor("‹ OK ›")
    session.hangUp()
    #expect(session.end().status == .signalled(1))
  }

  @Test(arguments: [["alert", "Title"], ["sheet", "Title"]])
  func `without the signal a lost terminal ends it too`(_ words: [String]) {
    let session = Session.script(
      "trap '' HUP; exec \"$HEED\" \(words.joined(separator: " "))", stdout: .pipe)
    session.waitFor("‹ OK ›")
    let start = ContinuousClock.now
    session.hangUp()
    #expect(session.end().status == .exited(129))
    #expect(ContinuousClock.now - start < .seconds(2))
  }

  @Test func `signals ignored before stay ignored`() {
    let session = Session.script("trap '' INT TERM; heed alert Title; echo $?")
    session.waitFor("‹ OK ›")
    session.press(.character("c"), .control)
    session.settle()
    #expect(session.screen.contains("‹ OK ›"))
    session.press(.enter)
    session.end().expectGivenBack(showing: "0")
  }
}
