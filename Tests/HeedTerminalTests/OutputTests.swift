import HeedCore
import Support
import Testing

/// What the script gets: bytes, stream and status.
@Suite struct OutputTests {
  private static let twoFields = [
    "alert", "T", "--field", "a", "--value", "1", "--field", "b", "--secure", "--value", "2 \"x\"",
    "--button", "OK", "--id", "ok", "--cancel", "No",
  ]

  static let formats: [([String], String)] = [
    ([], "1\n2 \"x\"\n"),
    (["--output", "lines"], "1\n2 \"x\"\n"),
    (["--output", "nul"], "1\02 \"x\"\0"),
    (["--output", "shell"], "a=1\nb='2 \"x\"'\n"),
    (["--output", "shell", "--prefix", "my_"], "my_a=1\nmy_b='2 \"x\"'\n"),
    (
      ["--output", "json", "--name", "n"],
      #"{"name":"n","button":"OK","id":"ok","end":"button","status":0,"#
        + #""fields":{"a":"1","b":"2 \"x\""}}"# + "\n"
    ),
  ]

  @Test(arguments: formats)
  func `values are printed in the order of the fields`(_ options: [String], _ out: String) {
    let ending = answer(Self.twoFields + options, .enter)
    #expect(ending.status == .exited(0))
    #expect(ending.out == out)
  }

  static let cancelled: [([String], String)] = [
    ([], ""), (["--output", "nul"], ""), (["--output", "shell"], ""),
    (["--always-output"], "1\n2 \"x\"\n"),
    (["--output", "json"], #"{"button":"No","id":null,"end":"button","status":1}"# + "\n"),
  ]

  @Test(arguments: cancelled)
  func `cancel prints only what is asked for`(_ options: [String], _ out: String) {
    let ending = answer(Self.twoFields + options, .escape)
    #expect(ending.status == .exited(1))
    #expect(ending.out == out)
  }

  @Test func `JSON tells of the end by time`() {
    let session = Session.heed(
      ["input", "Q", "--timeout", "0.1", "--output", "json"], stdout: .pipe)
    let ending = session.end()
    #expect(ending.status == .exited(124))
    #expect(ending.out == #"{"button":null,"id":null,"end":"timeout","status":124}"# + "\n")
  }

  @Test func `what was typed survives eval`() {
    let session = Session.script(
      """
      eval "$(heed alert T --field a --button OK --output shell)"
      printf '<%s>' "$a"
      """)
    session.waitFor("OK")
    session.send("a'b $(x) `y` \\ \"z\" *")
    session.waitFor("*")
    session.press(.enter)
    session.end().expectGivenBack(showing: "<a'b $(x) `y` \\ \"z\" *>")
  }

  @Test func `any byte that a terminal types comes back`() {
    let session = Session.heed(["input", "Q", "--output", "nul"], stdout: .pipe)
    session.waitFor("OK")
    let bytes: [UInt8] = [0x61, 0xFF, 0xC3, 0xA9, 0xF0, 0x9F, 0x62, 0xFE, 0x63]
    session.send(bytes)
    session.waitFor("c")
    session.press(.enter)
    #expect(session.end().outBytes == bytes + [0])
  }

  @Test func `bytes that are no text are base64 in JSON`() {
    let session = Session.heed(["input", "Q", "--output", "json"], stdout: .pipe)
    session.waitFor("OK")
    session.send([0xFF, 0x61])
    session.waitFor("a")
    session.press(.enter)
    #expect(session.end().out.contains(#""fields":{"value":{"base64":"/2E="}}"#))
  }

  @Test func `a full disk is told`() {
    let session = Session.heed(
      ["input", "Q", "--value", "x"], stdout: .file("/dev/full"), stderr: .pipe)
    session.waitFor("OK")
    session.press(.enter)
    let ending = session.end()
    #expect(ending.status == .exited(74))
    #expect(
      ending.err == "heed: the answer could not be written to descriptor 1: "
        + "No space left on device\n")
    ending.expectGivenBack(showing: "")
  }

  @Test func `a reader that has gone is told`() {
    let session = Session.script(
      "heed input Q --value x 2>/dev/null | :; echo \"${PIPESTATUS[0]}\"", shell: ["bash", "-c"])
    session.waitFor("OK")
    session.press(.enter)
    session.end().expectGivenBack(showing: "74")
  }

  @Test func `the answer goes to the descriptor named`() {
    let session = Session.script(
      """
      v=$(heed input Q --output-fd 3 3>&1 1>/dev/null); echo "$? <$v>"
      """)
    session.waitFor("OK")
    session.send("here")
    session.waitFor("here")
    session.press(.enter)
    session.end().expectGivenBack(showing: "0 <here>")
  }

  /// Answers a dialog by one key; its output and errors are captured.
  private func answer(_ arguments: [String], _ key: Key.Code) -> Ending {
    let session = Session.heed(arguments, stdout: .pipe, stderr: .pipe)
    session.waitFor("OK")
    session.press(key)
    let ending = session.end()
    #expect(ending.err == "")
    #expect(!ending.outBytes.contains(0x1B))
    return ending
  }
}
