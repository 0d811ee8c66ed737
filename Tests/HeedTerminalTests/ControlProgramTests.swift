import HeedCore
import Support
import Testing

/// The program driven by scripts, over real pipes and FIFOs.
@Suite struct ControlProgramTests {
  /// A script of bash in a directory of its own with a FIFO `f`, which descriptor 3 keeps open.
  private func bash(_ script: String, stdin: Support.Stream = .terminal) -> Session {
    Session.script(
      """
      dir=$(mktemp -d) && trap 'rm -rf "$dir"' EXIT
      cd "$dir" && mkfifo f && exec 3<>f
      \(script)
      """, shell: ["bash", "-c"], stdin: stdin)
  }

  /// Watches changes of a field: only what a rule lets pass may be answered.
  private static let watch = """
    watch() {
      while IFS= read -r event; do
        [[ $event == *'"event":"change"'* ]] || continue
        if [[ $event == *'"value":"root"'* ]]; then
          echo '{"field":"value","problem":"already taken"}'
        else
          echo '{"field":"value","problem":null}'
        fi
      done
    }

    """

  @Test(arguments: ["center", "cursor"])
  func aScriptValidatesByItsOwnRules(place: String) {
    let session = bash(
      Self.watch + """
        echo '{"field":"value","problem":"type a name"}' >&3
        name=$(heed input User --at \(place) --control 3 --events 4 4> >(watch >&3))
        echo "<$? $name>"
        """)
    session.waitFor("! type a name")
    session.press(.enter)
    session.send("root")
    session.waitFor("! already taken")
    session.press(.enter)
    session.send("y")
    session.wait(for: "the problem to go") { !$0.contains("already") && $0.contains("rooty") }
    session.press(.enter)
    session.waitFor("<0 rooty>")
    #expect(session.end().isTerminalRestored)
  }

  @Test func aCoprocessWatchesAndAnswers() {
    let session = bash(
      Self.watch + """
        coproc WATCH { watch; }
        heed input User --control 0 --events 1 --output-fd 5 \\
          <&"${WATCH[0]}" >&"${WATCH[1]}" 5>answer
        echo "<$? $(cat answer)>"
        """)
    session.waitFor("User")
    session.send("root")
    session.waitFor("! already taken")
    session.press(.backspace)
    session.wait(for: "the problem to go") { !$0.contains("already") }
    session.press(.enter)
    session.waitFor("<0 roo>")
  }

  @Test func writersOfAFIFOComeAndGo() {
    let session = bash(
      """
      heed progress Copying --control f & dialog=$!
      for step in 10 20 30; do echo "{\\"progress\\":$step}" >f; done
      read -r line; echo '{"progress":77,"title":"Almost"}' >f
      read -r line; echo '{"dismiss":3}' >f
      wait $dialog; echo "<$?>"
      """, stdin: .pipe)
    session.waitFor("30 %")
    session.feed("\n")
    session.waitFor("Almost")
    session.waitFor("77 %")
    session.feed("\n")
    session.waitFor("<3>")
    #expect(session.end().isTerminalRestored)
  }

  @Test func theEndOfTheChannelEndsNothing() {
    let session = bash(#"heed alert T --control 5 5< <(echo '{"message":"Driven"}'); echo "<$?>""#)
    session.waitFor("Driven")
    session.press(.enter)
    session.waitFor("<0>")
  }

  @Test func aProgressReadsStandardInputToo() {
    let session = bash(
      """
      exec 5<&0
      yes 10 | head -n 20000 | { cat; read -r line <&5; echo 60; } |
        heed progress Copying --control f & dialog=$!
      echo '{"message":"Driven"}' >f
      wait $dialog; echo "<$?>"
      """, stdin: .pipe)
    session.waitFor("Driven")
    session.waitFor("10 %")
    session.feed("\n")
    session.waitFor("<0>")
  }

  @Test(arguments: ["center", "cursor"])
  func manyMessagesAreDrawnNowAndThen(place: String) {
    let session = bash(
      """
      { for n in {1..30000}; do echo "{\\"progress\\":$((n % 101))}"; done; echo '{"dismiss":0}'; } |
        heed progress X --control 0 --at \(place); echo "<$?>"
      """)
    session.waitFor("<0>", timeout: .seconds(20))
    #expect(session.raw.count < 60_000)
  }

  @Test func itemsComeByControl() {
    let session = bash(
      """
      echo '{"items":[{"item":"one"},{"item":"two","label":"Two"}]}' >f
      choice=$(heed choose Which --control f); echo "<$? $choice>"
      """)
    session.waitFor("Two")
    session.press([.down, .enter])
    session.waitFor("<0 two>")
  }

  @Test func theEndIsToldOnceTheTerminalIsGivenBack() {
    let session = bash(
      """
      printf '%s\\n' '{"id":7,"message":"M"}' '{"dismiss":9}' >f
      heed alert T --field a --required --output json --control f --events 4 4>log
      echo "<$?>"; cat log
      """)
    session.waitFor("<9>")
    session.waitFor(#"{"event":"reply","id":7,"ok":true}"#)
    session.waitFor(#"{"event":"end","end":"dismissed","status":9}"#)
    #expect(session.screen.contains(#"{"button":null,"id":null,"end":"dismissed","status":9}"#))
  }

  @Test func aReaderThatHasGoneIsForgotten() {
    let session = bash(#"heed input T --events 4 4> >(exit); echo "<$?>""#)
    session.waitFor("esc Cancel")
    session.send("abc")
    session.waitFor("abc")
    session.press(.enter)
    session.waitFor("<0>")
  }

  @Test func aReaderThatDoesNotReadHoldsNothingUp() {
    let session = bash(
      """
      mkfifo e && exec 5<>e
      heed input T --events 5 >answer; echo "<$?>"
      timeout 1 cat <&5 >log & wait $!
      grep -c . log; tail -n 1 log | cut -c 1-40; wc -c <answer
      """)
    session.waitFor("OK")
    // Each key is told with all that stands there.
    session.paste(String(repeating: "x", count: 3_000))
    for _ in 0..<30 { session.send("yyyyyyyyyy") }
    session.press(.enter)
    session.waitFor("<0>")
    session.waitFor("3301")
    #expect(session.end().isTerminalRestored)
  }

  @Test func hostileMessagesLeaveTheDialogIntact() {
    let session = bash(
      #"""
      heed alert T --control f --events 4 4>log & dialog=$!
      printf '%s\n' nonsense '{"title":' '[' '{"dismiss":"x"}' '{"title":"A\u001b]0;x\u0007\u009b31mB"}' >f
      printf '{"title":"\x1b[31mraw"}\n\xff\xfe\n' >f
      head -c 2000000 /dev/zero | tr '\0' x >f; echo >f
      echo '{"message":"Still\u001b[2Jhere"}' >f
      wait $dialog; echo "<$?>"; grep -c '"ok":false' log; grep -c "$(printf '\033')" log
      """#)
    session.waitFor("Still^[[2Jhere")
    session.waitFor("A^[]0;x^G")
    session.expectStraightFrame()
    #expect(!session.raw.windows(of: Array("\u{1B}]0;".utf8)))
    session.press(.enter)
    session.waitFor("<0>")
    session.wait(for: "seven refusals, no escape byte") {
      $0.contains("<0>\n7\n0") || $0.picture.contains("<0>\n7\n0")
    }
  }

  @Test(arguments: [
    ("--control 9", "--control 9 is not open for reading; open it, as in '9<>fifo'"),
    ("--control 9 9>x", "--control 9 is not open for reading; open it, as in '9<>fifo'"),
    ("--control 0", "--control 0 is a terminal, from which keys come; name a pipe or a FIFO"),
    (
      "--control x",
      "--control 'x' can't be opened: No such file or directory; make a FIFO with 'mkfifo'"
    ),
    (
      "--control ../..",
      "--control '../..' is no FIFO; make one with 'mkfifo', or name an open descriptor"
    ),
    ("--control ''", "--control got ''; it takes an open descriptor or the path of a FIFO"),
    ("--events 9", "--events 9 is not open for writing; redirect it, as in '9>file'"),
    ("--events 2", "--events 2 is a terminal; redirect it, as in '2>file'"),
    ("--events x", "--events got 'x'; it takes a whole number from 0 to 65535"),
  ])
  func mistakesAreTold(options: String, reason: String) {
    let session = bash("COLUMNS=300 heed alert T \(options); echo \"<$?>\"")
    session.waitFor("<64>")
    let text = session.screen.picture.split(separator: "\n").joined()
    #expect(text.contains(reason) || text.contains("heed: " + reason))
  }

  @Test func standardInputIsNotReadTwice() {
    let ending = run([heed, "view", "--control", "0"], stdin: .text("x"))
    #expect(ending.code == 64)
    #expect(
      ending.err == "heed: --control 0 is standard input, which this dialog reads itself; "
        + "name another descriptor\n")
  }
}

extension [UInt8] {
  /// Whether some bytes occur in these.
  fileprivate func windows(of bytes: [UInt8]) -> Bool {
    indices.contains { self[$0...].starts(with: bytes) }
  }
}
