import HeedCore
import Support
import Testing

/// What a dialog does by itself as time passes.
@Suite struct TimingTests {
  @Test func `it counts down visibly and ends with 124`() {
    let session = Session.heed(["alert", "T", "M", "--timeout", "2.2"])
    session.waitFor("closes in 3 s")
    let start = ContinuousClock.now
    session.waitFor("closes in 2 s")
    session.waitFor("closes in 1 s")
    let ending = session.end()
    #expect(ContinuousClock.now - start > .seconds(2))
    #expect(ending.status == .exited(124))
    ending.expectGivenBack(showing: "")
  }

  @Test func `the end of the time presses a button`() {
    let session = Session.heed([
      "alert", "T", "--button", "Go", "--button", "Wait", "--on-timeout", "Wait", "--timeout",
      "0.4s",
    ])
    session.waitFor("Wait in 1 s")
    #expect(session.end().status == .exited(2))
  }

  @Test(arguments: [("", Int32(124)), ("x", 0)])
  func `the end of the time presses no dimmed button`(_ typed: String, _ status: Int32) {
    let session = Session.heed([
      "alert", "T", "--field", "x", "--required", "--button", "OK", "--on-timeout", "OK",
      "--timeout", "0.5",
    ])
    session.waitFor("OK in 1 s")
    session.send(typed)
    #expect(session.end().status == .exited(status))
  }

  @Test func `buttons are locked until their time has come`() {
    let session = Session.heed(["alert", "T", "--enable-after", "1", "--button", "OK"])
    session.waitFor("OK (1)")
    session.press(.enter)
    session.press(.character("o"))
    session.press(.character(" "))
    session.click("OK (1)")
    session.settle()
    #expect(session.screen.contains("OK (1)"))
    session.wait(for: "the button") { !$0.contains("OK (1)") && $0.contains("OK") }
    session.press(.enter)
    #expect(session.end().status == .exited(0))
  }

  @Test func `a lock holds neither cancel nor the timer`() {
    let arguments = [
      "alert", "T", "--enable-after", "60", "--button", "Go", "--cancel", "Stop", "--on-timeout",
      "Go",
    ]
    let session = Session.heed(arguments)
    session.waitFor("Go (60)")
    session.press(.escape)
    #expect(session.end().status == .exited(1))
    #expect(Session.heed(arguments + ["--timeout", "0.2"]).end().status == .exited(0))
  }

  @Test func `time does not pass while it is stopped`() {
    let session = Session.prompt()
    session.send("\"$HEED\" alert Title --timeout 0.8\n")
    session.waitFor("closes in 1 s")
    session.press(.character("z"), .control)
    session.waitFor("Stopped")
    session.settle(.milliseconds(900))
    session.send("fg; echo \"status $?\"\n")
    session.waitFor("closes in 1 s")
    session.waitFor("status 124")
    session.send("exit\n")
    session.end().expectGivenBack()
  }

  @Test func `signals that mean nothing change nothing`() {
    let session = Session.heed(["alert", "T", "--timeout", "61"])
    session.waitFor("closes in 1 min 1 s")
    for _ in 1...50 {
      session.signal(28)
      session.signal(18)
    }
    session.settle()
    #expect(session.screen.contains("‹ OK ›"))
    session.press(.enter)
    #expect(session.end().status == .exited(0))
  }
}
