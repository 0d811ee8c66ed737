import HeedCore
import Support
import Testing

/// Trees and arranged lists as a script gets them.
@Suite struct TreeProgramTests {
  @Test func `paths from standard input`() {
    let session = Session.script(
      "printf '%s\\n' src/a src/b doc/c | heed tree Edit --leaves", stdout: .pipe)
    session.waitFor("▸ doc")
    session.press(.enter)
    session.waitFor("├── a")
    session.press([.down, .down, .enter])
    let ending = session.end()
    #expect(ending.status == .exited(0))
    #expect(ending.out == "src/b\n")
  }

  @Test func `ASCII stands for the lines where nothing else can be drawn`() {
    let session = Session.heed(
      ["tree", "T", "--ascii", "--item", "a", "--item", "b", "--depth", "1", "--item", "c"])
    session.waitFor("> a")
    session.press(.right)
    session.waitFor("+-- b")
    session.press(.escape)
    #expect(session.end().status == .exited(1))
  }

  @Test func `an order is printed line by line`() {
    let session = Session.heed(
      ["arrange", "Order", "--item", "a", "--selected", "--item", "b", "--item", "c"], stdout: .pipe
    )
    session.waitFor("Chosen")
    session.send(" ")
    session.waitFor("› b")
    session.press(.right)
    session.send("<")
    session.waitFor("⏎ OK")
    session.press(.enter)
    let ending = session.end()
    #expect(ending.status == .exited(0))
    #expect(ending.out == "b\na\n")
  }
}
