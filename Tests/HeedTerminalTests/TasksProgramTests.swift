import HeedCore
import Support
import Testing

/// `heed tasks` on a terminal.
@Suite struct TasksProgramTests {
  @Test func `the summary stays below the line that asked`() {
    let session = Session.script(
      #"echo before; heed tasks Release --task build --task test --fail; echo "status $?""#,
      stdin: .pipe)
    session.waitFor("· test   waiting")
    session.feed("build: 40\n")
    session.waitFor("40 %")
    session.feed("build: done\ntest: failed exit 2\n")
    session.waitFor("✗ test   failed  exit 2")
    session.closeInput()
    session.waitFor("status 1")
    let ending = session.end()
    #expect(ending.isTerminalRestored)
    #expect(ending.picture.contains("before\n  Release\n  ✓ build  done"))
    #expect(ending.picture.contains("100 %"))
    #expect(ending.picture.contains("\nstatus 1"))
  }

  @Test func `ASCII has signs too`() {
    let session = Session(
      [
        heed, "tasks", "--ascii", "--at", "center", "--task", "a", "--state", "done", "--task",
        "b", "--state", "failed", "--task", "c", "--state", "skipped",
      ], stdin: .pipe)
    session.waitFor("v a  done")
    #expect(session.screen.contains("x b  failed"))
    #expect(session.screen.contains("- c  skipped"))
    session.closeInput()
    #expect(session.end().code == 0)
  }

  @Test func `another dialog comes on top`() {
    let session = Session.script(
      #"{ echo "a: running"; heed confirm Sure </dev/tty && echo "a: done"; sleep 1; } "#
        + #"| heed tasks T --at center; echo "status $?""#)
    session.waitFor("‹ Yes ›")
    session.press(.enter)
    session.waitFor("✓ a  done")
    session.waitFor("status 0")
    #expect(session.end().isTerminalRestored)
  }

  @Test func `without a terminal it says each change`() {
    let ending = run(
      [heed, "tasks", "T", "--fail"], stdin: .text("a: running\na: failed\nb: 3\n"))
    #expect(ending.code == 1)
    #expect(ending.err == "T\na: running\na: failed\nb: running\n")
    let typed = Session([heed, "tasks"], stderr: .pipe).end()
    #expect(typed.code == 64)
    #expect(typed.err.contains("pipe states in"))
  }
}
