import Glibc
import HeedCore
import Support
import Testing

/// `heed file` among real files.
@Suite struct FileProgramTests {
  /// Runs a script in a fresh directory and tells its path.
  private func withDirectory(_ script: String, _ body: (String) -> Void) {
    var name = Array("/tmp/heed-files-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { return }
    let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { _ = run(["rm", "-rf", path]) }
    _ = run(["bash", "-c", script], directory: path)
    body(path)
  }

  private func start(_ arguments: [String], in path: String) -> Session {
    Session([heed, "file"] + arguments, stdout: .pipe, stderr: .pipe, directory: path)
  }

  @Test func `a file is found and printed byte for byte`() {
    withDirectory(#"mkdir sub; echo x >"sub/$(printf 'a\nb\377')"; ln -s nowhere lost"#) { path in
      let session = start(["Open"], in: path)
      session.waitFor("› sub/")
      session.press(.enter)
      session.waitFor("a^Jb")
      session.press(.enter)
      let ending = session.end()
      #expect(ending.outBytes == Array("sub/a\nb".utf8) + [0xFF, 0x0A])
      #expect(ending.isTerminalRestored)
    }
  }

  @Test func `no escape byte of a name reaches the terminal`() {
    withDirectory(#"touch "$(printf 'red\033[31m')""#) { path in
      let session = start(["Open", "--absolute"], in: path)
      session.waitFor("red^[[31m")
      session.press(.end)
      session.press(.enter)
      let ending = session.end()
      #expect(ending.out == "\(path)/red\u{1B}[31m\n")
      #expect(!String(decoding: session.raw, as: UTF8.self).contains("red\u{1B}"))
    }
  }

  @Test func `a large directory is there at once`() {
    withDirectory("seq -f file%g 5000 | xargs touch") { path in
      let session = start(["Open"], in: path)
      session.waitFor("file1")
      session.send("4999\r")
      #expect(session.end(timeout: .seconds(20)).out == "file4999\n")
    }
  }

  @Test func `without a person it takes the path that was given`() {
    withDirectory("touch here; mkdir sub") { path in
      let given = run(
        [heed, "file", "--path", "here", "--no-input"], directory: path)
      #expect(given.out == "here\n")
      let lost = run([heed, "file", "--path", "gone", "--no-input"], directory: path)
      #expect(lost.code == 65)
      #expect(lost.err.contains("there is no such file"))
      let none = run([heed, "file", "T", "--no-input"], directory: path)
      #expect(none.code == 65)
      #expect(none.err.contains("--path"))
      let directory = run(
        [heed, "file", "--directory", "--path", "sub/", "--no-input"], directory: path)
      #expect(directory.out == "sub\n")
    }
  }

  @Test func `mistakes are told`() {
    let ending = heed(["file", "--save", "--multiple"])
    #expect(ending.code == 64)
    #expect(ending.err == "heed: --multiple has no place here: --save asks for one file\n")
  }

  @Test func `a name in plain lines is one of the directory that was given`() {
    withDirectory("mkdir d; touch d/there here") { path in
      let plain: [String: String?] = ["HEED_PLAIN": "stdin"]
      let saved = run(
        [heed, "file", "--save", "--path", "\(path)/d"], environment: plain,
        stdin: .bytes(Array("new\n".utf8)), directory: path)
      #expect(saved.out == "\(path)/d/new\n")
      let opened = run(
        [heed, "file", "--path", "\(path)/d/"], environment: plain,
        stdin: .bytes(Array("here\n\(path)/here\n".utf8)), directory: path)
      #expect(opened.out == "\(path)/here\n")
    }
  }

  @Test func `no path holds a NUL`() {
    let ending = run(
      [heed, "file", "--save"], environment: ["HEED_PLAIN": "stdin"],
      stdin: .bytes(Array("a\0b\n".utf8)))
    #expect(ending.code != 0)
    #expect(ending.out.isEmpty)
    #expect(ending.err.contains("a path can't hold a NUL"))
  }
}
