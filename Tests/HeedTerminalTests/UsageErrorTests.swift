import Support
import Testing

/// Mistakes in a command line: one helpful line, status 64, and nothing drawn.
@Suite struct UsageErrorTests {
  /// A command line, and what its line of help has to name.
  static let mistakes: [([String], [String])] = [
    ([], ["heed alert", "--help"]),
    (["alret", "T"], ["'alret'", "'alert'"]),
    (["frobnicate"], ["'frobnicate'", "--help"]),
    (["--alert"], ["'--alert'"]),
    (["alert", "T", "--cancel", "A", "--cancel", "B"], ["'A'", "'B'", "--button"]),
    (["alert", "T", "--preferred", "Nope"], ["--preferred", "'Nope'"]),
    (["alert", "T", "--button", "Yes", "--preferred", "Yse"], ["'Yse'", "'Yes'"]),
    (["alert", "T", "--button", "A", "--on-timeout", "B"], ["--on-timeout", "'B'", "'A'"]),
    (["alert", "T", "--timeout", "abc"], ["--timeout", "'abc'", "seconds"]),
    (["alert", "T", "--timeout", "-1"], ["--timeout", "'-1'", "seconds"]),
    (["alert", "T", "--timeout"], ["--timeout", "SECONDS"]),
    (["alert", "T", "--required"], ["--required", "--field NAME"]),
    (["alert", "T", "--button", "A", "--label", "x"], ["--label", "--button A", "--field NAME"]),
    (["alert", "T", "--field", "a", "--exit", "3"], ["--exit", "--field a", "--button LABEL"]),
    (["alert", "T", "--buton", "A"], ["'--buton'", "'--button'"]),
    (["alert", "T", "M", "more"], ["'more'", "quote"]),
    (["alert", "-v text"], ["'-v text'", "'--'"]),
    (["alert", "T", "--ascii=yes"], ["--ascii", "'yes'"]),
    (["alert", "T", "--button", "A", "--exit", "64"], ["--exit", "'64'", "0 to 63"]),
    (["alert", "T", "--button", "A", "--disabled"], ["no button", "--timeout"]),
    (["alert", "T", "--field", "a", "--field", "a"], ["'a'"]),
    (["alert", "T", "--field", "a", "--pattern", "["], ["'['", "grep -E"]),
    (["alert", "T", "--field", "a", "--length", "9..1"], ["--length", "'9..1'"]),
    (["alert", "T", "--field", "a", "--type", "int"], ["--type", "'int'", "integer"]),
    (["alert", "T", "--field", "a", "--same-as", "b"], ["--same-as", "'b'"]),
    (["alert", "T", "--field", "a b", "--output", "shell"], ["'a b'", "shell"]),
    (["alert", "T", "--output-fd", "9"], ["--output-fd 9", "9>file"]),
    (["alert", "T", "--output", "xml"], ["--output", "'xml'", "json"]),
    (["alert", "T", "--at", "left"], ["--at", "'left'", "center"]),
    (["sheet", "T", "--field", "x"], ["--field", "sheet", "alert"]),
    (["sheet", "T", "--button", "A", "--preferred", "A"], ["--preferred", "sheet", "alert"]),
    (["confirm", "T", "--default", "maybe"], ["--default", "'maybe'", "yes, no"]),
    (["input", "T", "--pattern", "["], ["'['"]),
    (["input", "T", "--field", "x"], ["--field", "alert"]),
    (["notice"], ["TITLE is missing", "'notice TITLE [MESSAGE]'"]),
    (["notice", "T", "--button", "A"], ["'--button'", "notice"]),
    (["notice", "T", "--for", "long"], ["--for", "'long'"]),
    (["help", "alret"], ["'alret'", "'alert'"]),
  ]

  @Test(arguments: mistakes)
  func `one line names the mistake and the remedy`(_ words: [String], _ named: [String]) {
    let session = Session.heed(words, stdout: .pipe, stderr: .pipe)
    let ending = session.end()
    #expect(ending.status == .exited(64))
    #expect(ending.out == "")
    #expect(session.raw == [])
    #expect(ending.err.hasPrefix("heed: "))
    #expect(ending.err.hasSuffix("\n"))
    #expect(ending.err.count { $0 == "\n" } == 1)
    #expect(!ending.errBytes.contains(0x1B))
    for text in named { #expect(ending.err.contains(text), "\(ending.err)") }
    ending.expectGivenBack()
  }

  @Test func `escape bytes of an argument are not repeated`() {
    let ending = heed(["alert", "T", "--\u{1B}[31mred\n\u{9B}2J"])
    #expect(ending.code == 64)
    #expect(!ending.errBytes.contains(0x1B))
    #expect(!ending.err.contains("\u{9B}"))
    #expect(ending.err.count { $0 == "\n" } == 1)
  }

  @Test func `a button that would have status 64 is refused`() {
    let many = (1...70).flatMap { ["--button", "B\($0)"] }
    let ending = heed(["alert", "T"] + many)
    #expect(ending.code == 64)
    #expect(ending.err.contains("'B64'"))
    #expect(ending.err.contains("--exit"))
  }

  @Test(arguments: [["--help"], ["-h"], ["alert", "--help"], ["help", "sheet"], ["--version"]])
  func `help needs no terminal`(_ words: [String]) {
    let ending = heed(words)
    #expect(ending.code == 0)
    #expect(ending.err == "")
    #expect(ending.out.contains("heed"))
    #expect(!ending.outBytes.contains(0x1B))
  }

  @Test func `the environment's options are named where they are wrong`() {
    let ending = heed(["alert", "T"], environment: ["HEED_OPTS": "--timeout never"])
    #expect(ending.code == 64)
    #expect(ending.err.contains("HEED_OPTS"))
    #expect(ending.err.contains("'never'"))
  }
}
