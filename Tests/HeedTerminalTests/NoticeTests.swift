import HeedCore
import Support
import Testing

/// Notices, which ask nothing and stay.
@Suite struct NoticeTests {
  @Test func `it is shown below the cursor and stays`() {
    let session = Session.script(
      """
      echo before
      heed notice "Backup finished" "42 files" --severity success; echo "status $?"
      """)
    session.end().expectGivenBack(
      showing: """
        before
          ✓ Backup finished
          42 files
        status 0
        """)
  }

  @Test func `it takes no keys`() {
    let session = Session.script(
      "read -r go; heed notice Hello; read -r line </dev/tty; echo \"<$line>\"", stdin: .pipe)
    session.send("typed\n")
    session.settle()
    session.feed("\n")
    session.waitFor("<typed>")
    session.end().expectGivenBack()
  }

  @Test func `without a terminal it is plain lines`() {
    let ending = heed(["notice", "Title", "one\ntwo \u{1B}[5m", "--severity", "warning"])
    #expect(ending.status == .exited(0))
    #expect(ending.out == "")
    #expect(ending.err == "warning: Title\none\ntwo ^[[5m\n")
  }

  @Test(arguments: ["dumb", nil] as [String?])
  func `a terminal that can't be drawn on has plain lines`(_ type: String?) {
    let session = Session.heed(["notice", "Title", "Text"], environment: ["TERM": type])
    let ending = session.end()
    #expect(ending.status == .exited(0))
    expectPicture(ending.picture, "Title\nText")
    #expect(!session.raw.contains(0x1B))
  }

  @Test func `it can make its program wait`() {
    let start = ContinuousClock.now
    let session = Session.heed(["notice", "Hold on", "--for", "0.4"])
    session.waitFor("Hold on")
    let ending = session.end()
    #expect(ending.status == .exited(0))
    #expect(ContinuousClock.now - start >= .milliseconds(400))
    expectPicture(ending.picture, "  Hold on")
  }

  @Test func `at the foot of the screen it scrolls`() {
    let session = Session.script(
      "for n in 1 2 3 4 5 6; do echo $n; done; heed notice T 'a\nb'; echo end", rows: 5)
    session.end().expectGivenBack(showing: "  T\n  a\n  b\nend")
  }

  @Test func `an interrupt ends its wait`() {
    let session = Session.heed(["notice", "Hold on", "--for", "60"])
    session.waitFor("Hold on")
    session.press(.character("c"), .control)
    let ending = session.end()
    #expect(ending.status == .signalled(2))
    ending.expectGivenBack()
  }
}
