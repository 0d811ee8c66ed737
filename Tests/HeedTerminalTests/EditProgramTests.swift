import Glibc
import HeedCore
import Support
import Testing

/// `heed edit` with real files, streams and signals.
@Suite struct EditProgramTests {
  private func withDirectory(_ script: String, _ body: (String) -> Void) {
    var name = Array("/tmp/heed-edit-test-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { return }
    let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { _ = run(["rm", "-rf", path]) }
    _ = run(["bash", "-c", script], directory: path)
    body(path)
  }

  private func start(
    _ arguments: [String], in path: String, stdin: Stream = .terminal,
    environment: [String: String?] = [:]
  ) -> Session {
    Session(
      [heed, "edit"] + arguments, environment: environment, stdin: stdin, stdout: .pipe,
      stderr: .pipe, directory: path)
  }

  @Test func `the text is printed, and the file left alone`() {
    withDirectory(#"printf 'one\r\ntwo\377' >f"#) { path in
      let session = start(["Notes", "--file", "f"], in: path)
      session.waitFor("two")
      session.send("x")
      session.waitFor("xone")
      session.send("\t\r")
      let ending = session.end()
      #expect(ending.code == 0)
      #expect(ending.outBytes == Array("xone\r\ntwo".utf8) + [0xFF, 0x0A])
      #expect(ending.isTerminalRestored)
      #expect(run(["cat", "f"], directory: path).outBytes == Array("one\r\ntwo".utf8) + [0xFF])
    }
  }

  @Test func `in place it is saved, through a link, with its mode`() {
    withDirectory("echo old >f; chmod 640 f; ln -s f link") { path in
      let session = start(["--file", "link", "--in-place"], in: path)
      session.waitFor("old")
      session.send("new \t\r")
      let ending = session.end()
      #expect(ending.code == 0)
      #expect(ending.out.isEmpty)
      let now = run(["sh", "-c", "cat f; stat -c %a f; readlink link; ls"], directory: path).out
      #expect(now == "new old\n640\nf\nf\nlink\n")
    }
  }

  @Test func `what can't be saved is told, and can still be left`() {
    withDirectory("mkdir gone") { path in
      let session = start(["--file", "gone/f", "--in-place"], in: path)
      session.waitFor("line 1 of 1")
      session.send("text")
      _ = run(["rmdir", "gone"], directory: path)
      session.send("\t\r")
      session.waitFor("! the text can't be saved: No such file or directory")
      session.press(.escape)
      session.waitFor("esc again leaves without the changes")
      session.press(.escape)
      #expect(session.end().code == 1)
    }
  }

  @Test func `without a person a lost answer has its own status`() {
    withDirectory("mkdir d") { path in
      let ending = run(
        [heed, "edit", "--file", "none/f", "--in-place", "--no-input"], directory: path)
      #expect(ending.code == 74)
      #expect(ending.err == "heed: the text can't be saved: No such file or directory\n")
    }
  }

  @Test func `standard input is the text, keys come from the terminal`() {
    let session = start(["Text"], in: "/tmp", stdin: .pipe)
    session.feed("piped\n")
    session.closeInput()
    session.waitFor("line 1 of 2")
    session.send("x\t\r")
    #expect(session.end().out == "xpiped\n")
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal loses nothing`(signal: Int32) {
    withDirectory("mkdir state") { path in
      let session = start(
        ["--value", ""], in: path, environment: ["XDG_STATE_HOME": "\(path)/state"])
      session.waitFor("line 1 of 1")
      session.send("precious")
      session.waitFor("precious")
      session.signal(signal)
      let ending = session.end()
      #expect(ending.err.hasPrefix("heed: the text is kept in \(path)/state/heed-edit-"))
      let kept = run(["sh", "-c", "cat state/*; stat -c %a state/*"], directory: path)
      #expect(kept.out == "precious600\n")
    }
  }

  @Test func `nor is anything lost in a wizard, or where the answer is`() {
    withDirectory("mkdir state") { path in
      let environment = ["XDG_STATE_HOME": "\(path)/state"]
      let wizard = "printf '%s' '[{\"kind\":\"edit\",\"title\":\"Note\",\"value\":\"\"}]' >w"
      _ = run(["sh", "-c", wizard], directory: path)
      for (output, keys) in [("/dev/null", ""), ("/dev/full", "\t\r")] {
        let session = Session.heed(
          ["show", "\(path)/w"], environment: environment, stdout: .file(output), stderr: .pipe)
        session.waitFor("Note")
        session.send("precious")
        session.waitFor("precious")
        if keys.isEmpty { session.signal(SIGTERM) } else { session.send(keys) }
        let ending = session.end()
        #expect(ending.code == (keys.isEmpty ? 128 + SIGTERM : 74))
        #expect(ending.err.contains("heed: the text is kept in \(path)/state/heed-edit-"))
      }
      #expect(run(["sh", "-c", "cat state/*"], directory: path).out == "preciousprecious")
    }
  }

  @Test func `nothing is kept of what was not changed or was cancelled`() {
    withDirectory("mkdir state") { path in
      let state: [String: String?] = ["XDG_STATE_HOME": "\(path)/state"]
      let unchanged = start(["--value", "old"], in: path, environment: state)
      unchanged.waitFor("old")
      unchanged.signal(SIGTERM)
      #expect(unchanged.end().err.isEmpty)
      let cancelled = start(["--value", "old"], in: path, environment: state)
      cancelled.waitFor("old")
      cancelled.send("x")
      cancelled.waitFor("xold")
      cancelled.press(.escape)
      cancelled.waitFor("esc again leaves without the changes")
      cancelled.press(.escape)
      #expect(cancelled.end().out.isEmpty)
      #expect(run(["ls", "state"], directory: path).out.isEmpty)
    }
  }

  @Test(arguments: [
    (["--in-place"], "--in-place has no place here: name a file to save to with --file FILE"),
    (["--value", "x", "--file", "f"], "--value has no place here: the text is that of --file"),
  ])
  func `mistakes are told`(arguments: [String], message: String) {
    let ending = heed(["edit"] + arguments)
    #expect(ending.code == 64)
    #expect(ending.err == "heed: \(message)\n")
  }

  @Test func `an empty text is nothing at all`() {
    let ending = run([heed, "edit", "--value", "", "--no-input"])
    #expect(ending.code == 0)
    #expect(ending.out.isEmpty)
    #expect(run([heed, "edit", "--value", "a\nb", "--no-input"]).out == "a\nb\n")
    #expect(run([heed, "edit", "--value", "a\n\n", "--no-input"]).out == "a\n\n")
  }

  @Test func `the most characters count in an empty text too`() {
    let session = Session([heed, "edit", "T", "--max-length", "5"], stdout: .pipe)
    session.waitFor("0/5 characters")
    session.send("abcdefgh\t\r")
    session.waitFor("at most 5 characters; there are 8")
    session.signal(SIGTERM)
    #expect(session.end().out.isEmpty)
  }

  @Test func `what was typed and taken back is no change`() {
    let session = Session([heed, "edit", "T", "--value", "old"], stdout: .pipe)
    session.waitFor("old")
    session.send("x\u{7F}")
    session.waitFor("line 1 of 1, column 1")
    session.press(.escape)
    #expect(session.end().code == 1)
  }
}
