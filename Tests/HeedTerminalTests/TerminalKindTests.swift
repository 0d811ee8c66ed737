import HeedCore
import Support
import Testing

/// Terminals of other sizes, types and locales, and none at all.
@Suite struct TerminalKindTests {
  private static let sizes = [
    Size(columns: 200, rows: 60), Size(columns: 80, rows: 24), Size(columns: 40, rows: 12),
    Size(columns: 20, rows: 6),
  ]
  private static let save = [
    "alert", "Save changes?", "Unsaved edits will be lost.", "--button", "Save", "--destructive",
    "Don't Save", "--cancel", "Cancel",
  ]
  private static let login = [
    "alert", "Log in", "To the server.", "--field", "user", "--value", "me", "--field", "pw",
    "--secure", "--button", "Go", "--cancel", "Stop",
  ]

  struct Sample: Sendable {
    var words: [String]
    var focus: String
    var button: String
  }

  private static let dialogs = [
    Sample(words: save, focus: "‹ Save ›", button: "Cancel"),
    Sample(words: login, focus: "me", button: "Stop"),
  ]

  @Test(arguments: sizes, dialogs)
  func `every size shows the focus and the buttons`(_ size: Size, _ dialog: Sample) {
    let session = Session.heed(dialog.words, columns: size.columns, rows: size.rows)
    session.waitFor(dialog.focus)
    session.expectStraightFrame()
    #expect(session.screen.contains(dialog.button))
    session.press(.escape)
    session.end().expectGivenBack(showing: "")
  }

  @Test(arguments: dialogs)
  func `a resize lays it out anew`(_ dialog: Sample) {
    let session = Session.heed(dialog.words)
    session.waitFor(dialog.focus)
    for size in Self.sizes + Self.sizes.reversed() {
      session.resize(columns: size.columns, rows: size.rows)
      session.wait(for: "the layout for \(size)") {
        session.isFrameStraight && $0.contains(dialog.focus) && $0.contains(dialog.button)
          && session.isCentred
      }
    }
    session.press(.escape)
    session.end().expectGivenBack(showing: "")
  }

  @Test func `in ASCII it looks like this`() {
    let session = Session.heed(Self.save + ["--ascii"], columns: 50, rows: 12)
    session.waitFor("< Save >")
    expectPicture(
      session.screen.picture,
      """

            +------------------------------------+
            |                                    |
            |   Save changes?                    |
            |   Unsaved edits will be lost.      |
            |                                    |
            |              < Save >              |
            |             Don't Save             |
            |               Cancel               |
            +------------------------------------+
              enter Save   tab next   esc Cancel
      """)
    #expect(session.raw.allSatisfy { $0 < 0x80 })
    session.press(.enter)
    #expect(session.end().code == 0)
  }

  @Test func `without colours focus and role still show`() {
    let session = Session.heed(Self.save, environment: ["NO_COLOR": "1"])
    session.waitFor("‹ Save ›")
    #expect(session.screen.cell(of: "Save ›")?.letter == "R")
    #expect(session.screen.cell(of: "Don't")?.letter == "u")
    let cells = (0..<24).flatMap { row in (0..<80).map { session.screen[row, $0] } }
    #expect(cells.allSatisfy { $0.foreground == nil && $0.background == nil })
    session.press(.enter)
    #expect(session.end().code == 0)
  }

  @Test(arguments: ["C", "POSIX", "de_DE.UTF-8", "nowhere"])
  func `a locale that is missing or plain draws the same`(_ locale: String) {
    let session = Session.heed(["alert", "héllo 日本"], environment: ["LC_ALL": locale])
    session.waitFor("OK")
    session.expectStraightFrame()
    #expect(session.screen.contains("héllo 日本"))
    session.press(.enter)
    #expect(session.end().code == 0)
  }

  private static let types = [
    "no-such-terminal", "xterm", "screen-256color", "tmux-256color", "linux", "vt100", "ansi",
    "rxvt", "cygwin",
  ]

  @Test(arguments: types, ["alert", "sheet"])
  func `types known and unknown work`(_ type: String, _ kind: String) {
    let session = Session.heed([kind] + Self.save.dropFirst(), environment: ["TERM": type])
    session.waitFor("‹ Save ›")
    session.press(.down)
    session.waitFor("‹ Don't Save ›")
    session.press(.enter)
    let ending = session.end()
    #expect(ending.status == .exited(2))
    #expect(ending.modesRestored)
    #expect(session.screen.isCursorVisible)
  }

  @Test(arguments: [["alert", "T"], ["sheet", "T"], ["input", "T"], ["confirm", "T"]])
  func `without a terminal nothing is asked`(_ words: [String]) {
    let ending = heed(words)
    #expect(ending.status == .exited(69))
    #expect(ending.out == "")
    #expect(
      ending.err == "heed: no terminal to ask on (No such device or address); "
        + "run it in a terminal, name one with --tty, answer on standard input with "
        + "HEED_PLAIN=stdin or --plain, from a file with HEED_ANSWERS=FILE, "
        + "or take defaults with HEED_NO_INPUT=1\n")
  }

  @Test func `standard input is left alone`() {
    let session = Session.script("printf 'a\\nb\\n' | { heed alert Title; cat; }")
    session.waitFor("‹ OK ›")
    session.press(.enter)
    session.end().expectGivenBack(showing: "a\nb")
  }

  @Test func `a script that comes by a pipe goes on`() {
    let session = Session(
      ["sh"], environment: ["HEED": heed],
      stdin: .text("v=$(\"$HEED\" input One)\n\"$HEED\" alert Two\necho \"end $v\"\n"))
    session.waitFor("One")
    session.send("x\r")
    session.waitFor("Two")
    session.press(.enter)
    session.end().expectGivenBack(showing: "end x")
  }

  @Test(arguments: [
    [0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2],
  ])
  func `streams that are closed harm nothing`(_ closed: [Int]) {
    let streams = (0...2).map { closed.contains($0) ? Stream.closed : .null }
    let session = Session.heed(
      ["alert", "Title"], stdin: streams[0], stdout: streams[1], stderr: streams[2])
    session.waitFor("‹ OK ›")
    session.press(.enter)
    let ending = session.end()
    #expect(ending.status == .exited(0))
    ending.expectGivenBack(showing: "")
  }

  @Test func `an answer that has nowhere to go is told before it is asked for`() {
    let session = Session.heed(["input", "Q"], stdout: .closed, stderr: .pipe)
    let ending = session.end()
    #expect(ending.status == .exited(64))
    #expect(ending.err.contains("standard output is closed"))
    #expect(session.raw == [])
  }

  @Test func `the mouse is left to the terminal where that is asked for`() {
    let session = Session.heed(["alert", "T", "--no-mouse"])
    session.waitFor("‹ OK ›")
    #expect(!session.screen.hasMouse)
    session.press(.enter)
    #expect(session.end().code == 0)
  }
}

extension Session {
  /// Whether the frame on the screen has as much beside it on the left as on the right.
  fileprivate var isCentred: Bool {
    guard let left = screen.position(of: "╭")?.column, let right = screen.position(of: "╮")?.column
    else { return false }
    return abs(left - (screen.size.columns - 1 - right)) <= 1
  }
}
