import HeedCore
import Support
import Testing

/// The harness itself, with the programs of any system in the place of `heed`.
@Suite struct HarnessTests {
  @Test func `a program sees a terminal of the size asked for`() {
    let ending = Session(["sh", "-c", "stty size; tty -s && : </dev/tty && echo yes"], columns: 33)
      .end()
    #expect(ending.status == .exited(0))
    expectPicture(ending.picture, "24 33\nyes")
  }

  @Test func `streams that are pipes are captured apart`() {
    let session = Session(
      ["sh", "-c", "echo out; echo err >&2; echo seen >/dev/tty; exit 3"], stdin: .null,
      stdout: .pipe, stderr: .pipe)
    let ending = session.end()
    #expect(ending.status == .exited(3))
    #expect(ending.code == 3)
    #expect(ending.out == "out\n")
    #expect(ending.err == "err\n")
    expectPicture(ending.picture, "seen")
    #expect(session.raw == Array("seen\r\n".utf8))
  }

  @Test func `without a terminal there is no dev tty`() {
    let ending = run(["sh", "-c", "( : </dev/tty ) 2>/dev/null || echo none; cat"])
    #expect(ending.out == "none\n")
    #expect(ending.code == 0)
  }

  @Test func `a stream can be closed, full or fed`() {
    let probe = "cat; echo $? >&2; ( : 3>&1 ); echo $? >&2"
    #expect(
      run(["sh", "-c", probe], stdin: .text("abc"), stdout: .file("/dev/full")).err
        .hasSuffix("\n1\n0\n"))
    let closed = run(["sh", "-c", "( : 3<&0 ) 2>/dev/null || echo closed"], stdin: .closed)
    #expect(closed.out == "closed\n")
    #expect(run(["cat"], stdin: .text("fed")).out == "fed")
  }

  @Test func `much input goes through`() {
    let bytes = [UInt8](repeating: 7, count: 1 << 20)
    #expect(run(["cat"], stdin: .bytes(bytes)).outBytes == bytes)
  }

  @Test func `a program that does not exist is status 127`() {
    #expect(run(["/does/not/exist"]).status == .exited(127))
  }

  @Test func `argv zero may differ from the program`() {
    #expect(run(["whip", "-c", "echo $0"], program: "sh").out == "whip\n")
  }

  @Test func `environment and directory are the test's`() {
    let ending = run(
      ["sh", "-c", "pwd; echo $TERM ${HOME-unset} $A"], environment: ["HOME": nil, "A": "b"],
      directory: "/usr")
    #expect(ending.out == "/usr\nxterm-256color unset b\n")
  }

  @Test func `input comes bit by bit through a pipe`() {
    let session = Session(
      ["sh", "-c", "while read -r line; do echo \"<$line>\" >/dev/tty; done; echo end >/dev/tty"],
      stdin: .pipe)
    session.feed("one\n")
    session.waitFor("<one>")
    session.feed("two\n")
    session.waitFor("<two>")
    session.closeInput()
    expectPicture(session.end().picture, "<one>\n<two>\nend")
  }

  @Test func `a key, a signal and a hang up arrive`() {
    let interrupted = Session(["sh", "-c", "echo ready; exec cat"])
    interrupted.waitFor("ready")
    interrupted.press(.character("c"), .control)
    #expect(interrupted.end().status == .signalled(2))

    let terminated = Session(["sh", "-c", "echo ready; exec cat"])
    terminated.waitFor("ready")
    terminated.signal(15)
    #expect(terminated.end().status == .signalled(15))

    let abandoned = Session(["sh", "-c", "echo ready; exec cat"])
    abandoned.waitFor("ready")
    abandoned.hangUp()
    #expect(abandoned.end().status == .signalled(1))
  }

  @Test func `a resize reaches the program and the screen`() {
    let session = Session([
      "bash", "-c", "trap 'stty size' WINCH; echo ready; while ! read -r -t 1; do :; done",
    ])
    session.waitFor("ready")
    session.resize(columns: 50, rows: 10)
    session.waitFor("10 50")
    #expect(session.screen.size == Size(columns: 50, rows: 10))
    session.send("\n")
    #expect(session.end().status == .exited(0))
  }

  @Test func `what is left of modes is told`() {
    #expect(Session(["true"]).end().isTerminalRestored)
    #expect(!Session(["stty", "-echo"]).end().modesRestored)
    let left = Session(["printf", "\\033[?1049h\\033[?25l\\033[?1006;1000h\\033[?2004h"]).end()
    #expect(left.modesLeft == [25, 1049, 1006, 1000, 2004])
    #expect(left.modesRestored)
  }

  @Test func `the emulator answers and types in the mode asked for`() {
    let script = """
      modes=$(stty -g); stty raw -echo; printf '\\033[6n'; head -c 6 | od -An -c
      printf '\\033[?1h\\033[?1000h\\033[?1006hready'; head -c 12 | od -An -c; stty $modes
      """
    let session = Session(["sh", "-c", script])
    session.waitFor("ready")
    #expect(session.screen.contains("033   [   1   ;   1   R"))
    #expect(session.screen.hasMouse)
    session.press(.up)
    session.mouse(.press, row: 2, column: 4)
    session.waitFor("033   O   A 033   [   <   0   ;   5   ;   3   M")
    #expect(session.end().modesRestored)
  }
}
