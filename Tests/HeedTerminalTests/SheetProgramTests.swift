import HeedCore
import Support
import Testing

/// Sheets, which open below the line that asked.
@Suite struct SheetProgramTests {
  private static let script = """
    echo one; echo two
    heed sheet "Delete this photo?" --destructive "Delete Photo" --cancel Cancel
    echo "status $?"
    """
  private static let shown = """
    one
    two
      Delete this photo?
        Delete Photo
      ‹ Cancel ›

      ⏎ Cancel   ↑↓ move   esc Cancel
    """

  static let answers: [([Key.Code], Int32)] = [
    ([Key.Code.enter], 1), ([.escape], 1), ([.up, .enter], 0), ([.tab, .enter], 0),
    ([.character("d"), .enter], 0),
  ]

  @Test(arguments: answers)
  func `it opens below the cursor and gives its lines back`(
    _ keys: [Key.Code], _ status: Int32
  ) {
    let session = Session.script(Self.script)
    session.waitFor("esc Cancel")
    expectPicture(session.screen.picture, Self.shown)
    #expect(!session.screen.isAlternate)
    session.press(keys)
    session.end().expectGivenBack(showing: "one\ntwo\nstatus \(status)")
  }

  @Test func `a click outside cancels, one on its title does not`() {
    let session = Session.script(Self.script)
    session.wait(for: "the mouse") { $0.hasMouse }
    session.click("Delete this")
    session.settle()
    #expect(session.screen.contains("‹ Cancel ›"))
    session.click(row: 20, column: 60)
    session.end().expectGivenBack(showing: "one\ntwo\nstatus 1")
  }

  @Test func `a button that is held does not hold the program`() {
    let session = Session.script(Self.script)
    session.wait(for: "the mouse") { $0.hasMouse }
    session.mouse(.press, row: 20, column: 60)
    session.waitFor("status 1", timeout: .seconds(1))
    session.mouse(.release, row: 20, column: 60)
    session.end().expectGivenBack(showing: "one\ntwo\nstatus 1")
  }

  @Test func `a click on a button presses it`() {
    let session = Session.script(Self.script)
    session.wait(for: "the mouse") { $0.hasMouse }
    session.click("Delete Photo")
    session.end().expectGivenBack(showing: "one\ntwo\nstatus 0")
  }

  @Test func `at the foot of the screen what was above scrolls up`() {
    let session = Session.script(
      """
      for n in 1 2 3 4 5 6 7 8 9 10 11 12; do echo "line $n"; done
      heed sheet "Which?" --button A --button B --cancel None
      echo "status $?"
      """, rows: 10)
    session.waitFor("esc None")
    expectPicture(
      session.screen.picture,
      """
      line 10
      line 11
      line 12
        Which?
      ‹ A ›
          B

          None

        ⏎ A   ↑↓ move   esc None
      """.replacing("‹ A ›", with: "  ‹ A ›"))
    session.press(.escape)
    session.end().expectGivenBack(showing: "line 10\nline 11\nline 12\nstatus 1")
  }

  @Test(arguments: [[40], [40, 80], [20, 120, 33]])
  func `a resize leaves no debris`(_ widths: [Int]) {
    let session = Session.script(Self.script)
    session.waitFor("esc Cancel")
    for width in widths {
      session.resize(columns: width, rows: 24)
      session.settle()
      #expect(session.screen.contains("‹ Cancel ›"))
    }
    session.press(.escape)
    session.end().expectGivenBack(showing: "one\ntwo\nstatus 1")
  }

  @Test(arguments: [[8], [8, 24], [5, 30], [9, 7, 12]])
  func `a lower or higher screen has no debris left`(_ heights: [Int]) {
    let session = Session.script(
      "for n in 11 12 13 14 15 16 17 18 19; do echo \"line $n\"; done\n" + Self.script)
    session.waitFor("esc Cancel")
    for height in heights {
      session.resize(columns: 80, rows: height)
      session.settle()
      #expect(session.screen.contains("‹ Cancel ›"))
      #expect(session.screen.picture.count { $0 == "‹" } == 1)
    }
    session.press(.escape)
    let lines = session.end().picture.split(separator: "\n").map(String.init)
    let expected = (11...19).map { "line \($0)" } + ["one", "two", "status 1"]
    #expect(lines == Array(expected.suffix(lines.count)))
  }

  @Test func `a field below the cursor scrolls in a narrow terminal`() {
    let session = Session.script(
      "v=$(heed input Name --at cursor --value 'a long value to begin with'); echo \"<$v>\"",
      columns: 24)
    session.waitFor("begin with")
    session.send(" more")
    session.waitFor("with more")
    session.press(.home)
    session.waitFor("a long")
    session.resize(columns: 40, rows: 24)
    session.waitFor("begin with more")
    session.press(.enter)
    session.end().expectGivenBack(showing: "<a long value to begin with more>")
  }

  @Test(.enabled(if: hasProgram("tmux"), "tmux is not installed"), arguments: [[40], [40, 80]])
  func `a terminal that wraps lines anew has no debris left`(_ widths: [Int]) {
    let session = Session.tmux(Self.script + "; read -r answer")
    session.waitFor("esc Cancel")
    for width in widths {
      session.resize(columns: width, rows: 24)
      session.settle(.milliseconds(150))
      #expect(session.screen.contains("‹ Cancel ›"))
    }
    session.press(.escape)
    session.waitFor("status 1")
    expectPicture(session.screen.picture, "one\ntwo\nstatus 1")
    session.press(.enter)
    _ = session.end()
  }

  @Test func `forty buttons scroll between title and cancel`() {
    let buttons = (1...40).flatMap { ["--button", "Choice \($0)"] }
    let session = Session.heed(["sheet", "Many"] + buttons + ["--cancel", "None"])
    session.waitFor("▼")
    for _ in 1..<40 { session.press(.down) }
    session.waitFor("‹ Choice 40 ›")
    #expect(session.screen.contains("Many"))
    #expect(session.screen.contains("  None"))
    session.press(.enter)
    #expect(session.end().status == .exited(40))
  }

  @Test func `it can be placed, and dismissed without a cancel button`() {
    let session = Session.heed(["sheet", "Where?", "--button", "Here", "--at", "3,10"])
    session.waitFor("‹ Here ›")
    #expect(session.screen.position(of: "╭") == Position(row: 2, column: 9))
    session.expectStraightFrame()
    session.click(row: 20, column: 70)
    let ending = session.end()
    #expect(ending.status == .exited(1))
    ending.expectGivenBack(showing: "")
  }

  static let visibilities: [(String, Bool)] = [
    ("hidden", false), ("visible", true), ("automatic", true),
  ]

  @Test(arguments: visibilities)
  func `its title can be hidden`(_ visibility: String, _ isShown: Bool) {
    let session = Session.heed(["sheet", "Title", "--title-visibility", visibility])
    session.waitFor("‹ OK ›")
    #expect(session.screen.contains("Title") == isShown)
    session.press(.enter)
    #expect(session.end().code == 0)
  }
}
