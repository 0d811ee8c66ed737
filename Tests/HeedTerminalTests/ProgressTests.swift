import HeedCore
import Support
import Testing

/// The program's progress with real streams, alone and beside other dialogs.
@Suite struct ProgressTests {
  private static let updates = (1...30_000).map { "\($0 % 101)\n" }.joined()

  /// A shell command line on a terminal, `heed` being the one that is tested.
  private func shell(_ script: String, stdin: Stream = .terminal) -> Session {
    Session(["bash", "-c", script, "bash", heed], stdin: stdin)
  }

  @Test func withoutAPipeThereIsNothingToFollow() {
    let ending = Session([heed, "progress", "X"], stderr: .pipe).end()
    #expect(ending.code == 64)
    #expect(ending.err.contains("pipe numbers"))
  }

  @Test(arguments: ["center", "cursor"])
  func itShowsWhatComesAndEndsWithItsInput(place: String) {
    let session = Session([heed, "progress", "Copying", "M", "--at", place], stdin: .pipe)
    session.waitFor("0 %")
    session.feed("10")
    session.feed("\r\n# Step A\n")
    session.waitFor("10 %")
    session.waitFor("Step A")
    session.feed("XXX\n45%\nStep B\nmore\nXXX\n")
    session.waitFor("45 %")
    #expect(session.screen.contains("more"))
    session.resize(columns: 50, rows: 15)
    session.waitFor("45 %")
    session.feed("77")
    session.closeInput()
    let ending = session.end()
    #expect(ending.status == .exited(0))
    #expect(ending.isTerminalRestored)
    #expect(String(decoding: session.raw, as: UTF8.self).contains("77"))
    expectPicture(ending.picture, "")
  }

  @Test func chattyInputIsNotDrawnLineByLine() {
    let session = Session([heed, "progress", "X"], stdin: .text(Self.updates))
    #expect(session.end().status == .exited(0))
    #expect(session.raw.count < 50_000)
  }

  @Test func cancelEndsItAndWhatFeedsIt() {
    let session = shell("yes 10 | \"$1\" progress X --cancel Stop; echo \"<${PIPESTATUS[@]}>\"")
    session.waitFor("‹ Stop ›")
    session.press(.escape)
    session.waitFor("<141 1>")
    #expect(session.end().isTerminalRestored)
  }

  @Test func controlCEndsItAndWhatFeedsIt() {
    let session = shell("yes 10 | \"$1\" progress X; echo not reached")
    session.waitFor("10 %")
    session.press(.control("c"))
    let ending = session.end()
    #expect(ending.status == .signalled(2))
    #expect(ending.isTerminalRestored)
    #expect(!ending.picture.contains("reached"))
  }

  @Test func withoutAPipeControlDIsTheEnd() {
    let session = Session(["whiptail", "--gauge", "X", "8", "50", "0"], program: heed)
    session.waitFor("0%")
    session.send("50\n")
    session.press(.control("d"))
    let ending = session.end()
    #expect(ending.status == .exited(0))
    #expect(ending.isTerminalRestored)
  }

  @Test(arguments: ["center", "cursor"])
  func whatFeedsItMayAsk(place: String) {
    let script = """
      (echo 10; "$1" confirm "Sure?" --at \(place) && echo 50; cat) |
        "$1" progress Copying --at \(place); echo "<$?>"
      """
    let session = shell(script, stdin: .pipe)
    session.waitFor("‹ Yes ›")
    session.press(.enter)
    session.waitFor("50 %")
    #expect(!session.screen.contains("Sure?"))
    session.feed("75\n")
    session.waitFor("75 %")
    session.closeInput()
    session.waitFor("<0>")
    let ending = session.end()
    #expect(ending.isTerminalRestored)
    #expect(!ending.picture.contains("Copying"))
  }

  @Test(arguments: ["center", "cursor"])
  func itWaitsForTheDialogOnTopBeforeItEnds(place: String) {
    let script = """
      (echo 10; "$1" confirm "Sure?" >/dev/null & cat) | "$1" progress Copying --at \(place)
      echo "<$?>"
      """
    let session = shell(script, stdin: .pipe)
    session.waitFor("‹ Yes ›")
    session.feed("30\n")
    session.closeInput()
    session.press(.enter)
    session.waitFor("<0>")
    let ending = session.end()
    #expect(ending.isTerminalRestored)
    #expect(!ending.picture.contains("Copying"))
  }

  @Test func startedTogetherTheyLeaveTheTerminalAsItWas() {
    for _ in 0..<5 {
      let session = shell("(\"$1\" confirm \"Sure?\"; echo 100) | \"$1\" progress X; echo \"<$?>\"")
      session.waitFor("‹ Yes ›")
      session.press(.enter)
      session.waitFor("<0>")
      #expect(session.end().isTerminalRestored)
    }
  }

  @Test func aDialogThatDoesNotWaitIsShownAllTheSame() {
    let session = shell("(yes 10 & \"$1\" confirm Q --if-busy fail; kill %1) | \"$1\" progress X")
    session.waitFor("‹ Yes ›")
    session.press(.enter)
    #expect(session.end().isTerminalRestored)
  }

  @Test func withoutATerminalItPrintsLines() {
    let input = "10\n11\n12\n# Step A\n\u{1B}[31m\nXXX\n20\nStep B\nXXX\n" + "99"
    let ending = run([heed, "progress", "Copying", "files"], stdin: .text(input))
    #expect(ending.code == 0)
    #expect(ending.outBytes.isEmpty)
    #expect(ending.err == "Copying\nfiles\n10 %\n12 %  Step A\n20 %  Step B\n99 %\n")
  }

  @Test func withoutATerminalItReadsToTheEnd() {
    let script = "yes 10 | head -n 200000 | \"$1\" progress X; echo \"${PIPESTATUS[@]}\""
    let ending = run(["bash", "-c", script, "bash", heed])
    #expect(ending.out == "0 0 0\n" || ending.out == "141 0 0\n")
    #expect(ending.err == "X\n10 %\n")
  }

  @Test func aDumbTerminalGetsLinesToo() {
    let session = Session(
      [heed, "progress", "X"], environment: ["TERM": "dumb"], stdin: .text("50\n100\n"))
    let ending = session.end()
    #expect(ending.status == .exited(0))
    expectPicture(ending.picture, "X\n50 %\n100 %")
    #expect(!session.raw.contains(0x1B))
  }

  @Test(arguments: [["--value", "x"], ["--value", "101"], ["--cancel", "A", "--cancel", "B"]])
  func mistakesAreTold(options: [String]) {
    let ending = run([heed, "progress", "X"] + options)
    #expect(ending.code == 64)
    #expect(ending.err.hasPrefix("heed: "))
  }

  @Test func inASCIIItReadsToo() {
    let session = Session([heed, "progress", "X", "--ascii"], stdin: .pipe)
    session.feed("50\n")
    session.waitFor("####-----")
    session.closeInput()
    #expect(session.end().status == .exited(0))
  }
}
