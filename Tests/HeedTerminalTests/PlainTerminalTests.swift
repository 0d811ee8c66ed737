import Glibc
import HeedCore
import Support
import Testing

/// Dialogs in plain lines on a terminal.
@Suite struct PlainTerminalTests {
  @Test(arguments: [["TERM": "dumb"], ["TERM": nil], ["TERM": ""], ["HEED_PLAIN": "1"]])
  func `lines are asked and answered`(_ environment: [String: String?]) {
    let session = Session.heed(
      ["alert", "Save?", "--button", "Save", "--cancel", "Cancel"], environment: environment,
      stdout: .pipe)
    session.waitFor("Answer [1]:")
    session.send("2\r")
    let ending = session.end()
    #expect(ending.status == .exited(1))
    #expect(ending.out == "")
    #expect(!session.raw.contains(0x1B))
    ending.expectGivenBack(
      showing: "Save?\n1. Save\n2. Cancel\nAnswer [1]: 2\nAnswered: Cancel.")
  }

  @Test func `keys for one question answer no other, and Ctrl-D cancels whatever was typed`() {
    let session = Session.script(
      "\"$HEED\" input A --plain; \"$HEED\" input B --plain; echo $?", stdout: .pipe)
    session.waitFor("A:")
    session.send("first\rsecond\r")
    session.waitFor("B:")
    session.send("half\u{4}\u{4}")
    let ending = session.end()
    #expect(ending.out == "first\n1\n")
    ending.expectGivenBack()
  }

  @Test func `a secret is not seen, and echo comes back`() {
    let session = Session.heed(["input", "Word", "--secure", "--plain"], stdout: .pipe)
    session.waitFor("Word")
    session.send("geheim\r")
    let ending = session.end()
    #expect(ending.out == "geheim\n")
    ending.expectGivenBack(showing: "Word (not shown):\nAnswered: OK.")
    #expect(!String(decoding: session.raw, as: UTF8.self).contains("geheim"))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends it, and echo comes back`(_ signal: Int32) {
    let session = Session.heed(["input", "Word", "--secure", "--plain"])
    session.waitFor("Word")
    session.send("gehe")
    if signal == SIGINT { session.send("\u{3}") } else { session.signal(signal) }
    let ending = session.end()
    #expect(
      ending.status == (signal == SIGHUP ? .signalled(SIGHUP) : .signalled(signal)))
    ending.expectGivenBack()
    #expect(!ending.picture.contains("gehe"))
  }

  @Test(arguments: [false, true]) func `a stopped one asks anew`(_ isSecret: Bool) {
    let session = Session.prompt()
    session.send("\"$HEED\" input Word --plain\(isSecret ? " --secure" : "")\n")
    session.waitFor("Word")
    session.send("lost")
    session.press(.character("z"), .control)
    session.waitFor("Stopped")
    session.send("echo see$((1+1))\n")
    session.waitFor("see2")
    session.send("fg\n")
    session.wait { $0.picture.components("Word") >= 3 }
    session.settle()
    session.send("kept\n")
    session.waitFor("Answered: OK.")
    session.wait { $0.picture.contains("\nkept\n") }
    #expect(session.screen.contains("Word: kept") == !isSecret)
    session.send("exit\n")
    session.end().expectGivenBack()
  }

  @Test func `it waits for its turn`() {
    let session = Session.script(
      "heed alert First & read -r go; HEED_PLAIN=1 heed alert Second; wait", stdin: .pipe)
    session.waitFor("First")
    session.feed("\n")
    session.settle()
    session.press(.enter)
    session.waitFor("Return for OK:")
    session.press(.enter)
    session.end().expectGivenBack(showing: "Second\nReturn for OK:\nAnswered: OK.")
  }

  @Test func `items come by a pipe, answers from the terminal`() {
    let session = Session.heed(
      ["choose", "Pick", "--plain"], stdin: .text("a\nb\n"), stdout: .pipe)
    session.waitFor("Choose [1]:")
    session.send("b\r")
    #expect(session.end().out == "b\n")
  }

  @Test func `time runs out`() {
    let session = Session.heed(["alert", "T", "--plain", "--timeout", "0.2"])
    let ending = session.end()
    #expect(ending.code == 124)
    ending.expectGivenBack(
      showing: "T\nWithout an answer in 1 s it closes.\nReturn for OK:\nTimed out.")
  }
}

extension String {
  /// How often a text stands in it.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
