import HeedCore
import Support
import Testing

/// Dates and times as a script gets them.
@Suite struct DateProgramTests {
  @Test func `a date is chosen and printed`() {
    let session = Session.heed(
      ["date", "期日", "--value", "2024-01-31", "--format", "%A %d.%m.%Y"], stdout: .pipe)
    session.waitFor("January 2024")
    session.expectStraightFrame()
    session.press(.pageDown)
    session.waitFor("February 2024")
    session.press(.enter)
    let ending = session.end()
    #expect(ending.status == .exited(0))
    #expect(ending.out == "Thursday 29.02.2024\n")
  }

  @Test func `today comes from the clock and the time zone`() {
    let here = run(["sh", "-c", "date +%Y-%m-%d"]).out
    let session = Session.heed(["date", "When"], stdout: .pipe)
    session.waitFor("Mo  Tu")
    session.press(.enter)
    // Midnight may pass in between.
    #expect([here, run(["sh", "-c", "date +%Y-%m-%d"]).out].contains(session.end().out))
  }

  @Test func `a time is typed and printed`() {
    let session = Session.heed(["time", "Call at", "--value", "09:00"], stdout: .pipe)
    session.waitFor("‹09›")
    session.send("1745")
    session.waitFor("‹00›")
    session.press(.enter)
    let ending = session.end()
    #expect(ending.status == .exited(0))
    #expect(ending.out == "17:45:00\n")
  }

  @Test func `without a person what was declared is taken`() {
    let given = heed(["date", "--value", "2024-02-29", "--no-input"])
    #expect(given.out == "2024-02-29\n")
    #expect(given.status == .exited(0))
    #expect(heed(["date", "--no-input"]).status == .exited(65))
    #expect(heed(["time", "--value", "10:30", "--no-seconds", "--no-input"]).out == "10:30\n")
  }
}
