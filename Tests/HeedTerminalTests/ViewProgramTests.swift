import Glibc
import HeedCore
import Support
import Testing

/// `heed view` on a terminal.
@Suite struct ViewProgramTests {
  /// Runs with a file of some text.
  private func withFile(_ text: String, _ body: (String) -> Void) {
    var name = Array("/tmp/heed-view-XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    _ = Array(text.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
    let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    body(path)
  }

  @Test func `a file is shown, searched and closed`() {
    withFile((1...300).map { "line \($0)\n" }.joined()) { path in
      let session = Session([heed, "view", "--file", path], stdout: .pipe)
      session.waitFor(path)
      session.waitFor("of 300")
      session.press(.end)
      session.waitFor("line 300")
      session.send("/line 77\r")
      session.waitFor("line 77")
      session.send("q")
      let ending = session.end()
      #expect(ending.code == 0)
      #expect(ending.out.isEmpty)
      #expect(ending.isTerminalRestored)
    }
  }

  @Test func `standard input is shown while it comes`() {
    let session = Session([heed, "view", "Log"], stdin: .pipe, stdout: .pipe)
    session.waitFor("waiting for text")
    session.feed("first\n")
    session.waitFor("1-1 of 1+")
    session.feed("second\n")
    session.waitFor("second")
    session.closeInput()
    session.waitFor("2 lines")
    session.press(.escape)
    #expect(session.end().code == 0)
  }

  @Test func `a file on standard input is read where it is`() {
    withFile((1...500).map { "line \($0)\n" }.joined()) { path in
      let session = Session([heed, "view", "--file", "-", "--follow"], stdin: .file(path))
      session.waitFor("line 500")
      session.press(.home)
      session.waitFor("1-")
      session.press(.enter)
      #expect(session.end().code == 0)
    }
  }

  @Test func `what has no size is read to its end`() {
    let session = Session([heed, "view", "--file", "/proc/self/status"])
    session.waitFor("Name:")
    session.send("q")
    #expect(session.end().code == 0)
  }

  @Test func `a followed file is seen to grow`() {
    withFile("one\n") { path in
      let session = Session([heed, "view", "--file", path, "--follow"])
      session.waitFor("one")
      let descriptor = open(path, O_WRONLY | O_APPEND)
      _ = Array("grown\n".utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      close(descriptor)
      session.waitFor("grown")
      session.send("q")
      #expect(session.end().code == 0)
    }
  }

  private func put(_ text: String, into path: String, _ flags: Int32) {
    let descriptor = open(path, O_WRONLY | flags, 0o600)
    _ = Array(text.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
  }

  @Test func `a followed file that is begun anew is followed from there`() {
    withFile("old one\nold two\nold three\n") { path in
      let session = Session([heed, "view", "--file", path, "--follow"])
      session.waitFor("old three")
      put("cut\n", into: path, O_TRUNC)
      session.waitFor("cut")
      session.wait(for: "the old text to go") { !$0.contains("old") }
      session.waitFor("1 line")
      rename(path, path + ".1")
      defer { unlink(path + ".1") }
      put("rotated\n", into: path, O_CREAT)
      session.waitFor("rotated")
      session.wait(for: "the old text to go") { !$0.contains("cut") }
      put("grown\n", into: path, O_APPEND)
      session.waitFor("grown")
      session.send("q")
      #expect(session.end().code == 0)
    }
  }

  @Test func `an empty file is followed`() {
    withFile("") { path in
      let session = Session([heed, "view", "--file", path, "--follow"])
      session.waitFor("empty")
      put("grown\n", into: path, O_APPEND)
      session.waitFor("grown")
      session.send("q")
      #expect(session.end().code == 0)
    }
  }

  @Test(arguments: [
    (["--file", "/does/not/exist"], "'/does/not/exist' can't be read: No such file or directory"),
    (["--file", "/tmp"], "'/tmp' can't be read: Is a directory"),
  ])
  func `what can't be read is status 65`(arguments: [String], reason: String) {
    let session = Session([heed, "view"] + arguments, stderr: .pipe)
    let ending = session.end()
    #expect(ending.code == 65)
    #expect(ending.err == "heed: \(reason)\n")
    #expect(session.raw.isEmpty)
  }

  @Test func `without a text it is a usage error`() {
    let ending = Session([heed, "view", "T"], stderr: .pipe).end()
    #expect(ending.code == 64)
    #expect(ending.err.contains("--file FILE"))
    let surplus = Session([heed, "view", "T", "file"], stdin: .null, stderr: .pipe).end()
    #expect(surplus.code == 64)
    #expect(surplus.err.contains("name the file with --file"))
  }
}
