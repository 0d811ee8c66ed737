import HeedCore
import Support
import Testing

/// A dialog on the terminal of another session, named by `--tty`.
@Suite struct OtherTerminalTests {
  /// A terminal where nothing happens, and its path.
  private func idle() -> (session: Session, path: String) {
    let session = Session(["sh", "-c", "tty; exec sleep 60"])
    session.waitFor("/dev/")
    return (session, session.screen.row(0))
  }

  private func asking(_ words: [String]) -> Session {
    Session(
      ["heed"] + words, program: heed, stdin: .null, stdout: .pipe, stderr: .pipe,
      hasTerminal: false)
  }

  @Test(arguments: [["input", "Q"], ["input", "Q", "--at", "cursor"]])
  func `it is shown and answered there`(_ words: [String]) {
    let (there, path) = idle()
    let here = asking(words + ["--tty", path])
    there.waitFor("OK")
    there.send("yes\r")
    let ending = here.end()
    #expect(ending.status == .exited(0))
    #expect(ending.out == "yes\n")
    there.settle()
    expectPicture(there.screen.picture, path)
    there.signal(15)
    there.end().expectGivenBack()
  }

  @Test func `its interrupt key ends the dialog and not what runs there`() {
    let (there, path) = idle()
    let here = asking(["alert", "T", "--tty", path])
    there.waitFor("OK")
    there.send("\u{3}")
    #expect(here.end().status == .signalled(2))
    there.signal(15)
    let ending = there.end()
    #expect(ending.status == .signalled(15))
    ending.expectGivenBack()
  }

  static let wrong: [(String, String)] = [
    ("/dev/null", "is no terminal"), ("/no/such", "can't be opened"),
  ]

  @Test(arguments: wrong)
  func `what is no terminal is told`(_ path: String, _ reason: String) {
    let ending = asking(["alert", "T", "--tty", path]).end()
    #expect(ending.status == .exited(69))
    #expect(ending.err.contains("'\(path)'"))
    #expect(ending.err.contains(reason))
    #expect(ending.err.count { $0 == "\n" } == 1)
  }
}
