import Glibc
import HeedCore
import Support
import Testing

/// `--trace` of dialog's command line.
@Suite struct CdialogTraceTests {
  private let folder = Folder()

  private func dialog(_ words: [String], log: String = "log") -> Session {
    .heed(
      ["dialog", "--trace", "\(folder.path)/\(log)"] + words, columns: 44, rows: 10, stderr: .pipe)
  }

  /// The lines of the log, without their times.
  private var lines: [String] {
    folder.contents("log").split(separator: "\n").map { line in
      let times = line.prefix(20)
      #expect(times.count { $0 == "-" || $0 == ":" } == 4, "no time in \(line)")
      return String(line.dropFirst(20))
    }
  }

  @Test func `it has words, box, keys and end, and a picture at Control-T`() {
    let session = dialog(["--inputbox", "Name", "8", "40", "x"])
    session.waitFor("Name")
    session.send("a ")
    session.press(.control("t"))
    session.press(.tab)
    session.press(.enter)
    #expect(session.end().err == "xa ")
    let words = [
      "dialog", "--trace", "\(folder.path)/log", "--inputbox", "Name", "8", "40", "x",
    ]
    #expect(
      lines == words.enumerated().map { "argument \($0): \($1)" } + [
        "box --inputbox", "key a", "key \\s", "key ^T", "picture:", "|",
        "|  ┌──────────────────────────────────────┐",
        "|  │ Name                                 │",
        "|  │                                      │",
        "|  │ xa                                   │",
        "|  │                                      │",
        "|  │                                      │",
        "|  │         <OK>        <Cancel>         │",
        "|  └──────────────────────────────────────┘", "|",
        "key TAB", "key ENTER", "end: button OK, status 0",
      ])
  }

  @Test func `what is typed into secure fields is never in it`() {
    let session = dialog(["--insecure", "--passwordbox", "Password", "8", "40", "initial"])
    session.waitFor("Password")
    session.send("sEcrET")
    session.paste("pasted")
    session.press(.control("r"))
    session.press(.control("t"))
    session.press(.tab)
    session.send("zzz")
    session.press(.enter)
    #expect(session.end().err == "initialsEcrETpasted")
    let log = folder.contents("log")
    for text in ["initial", "asted", "key s", "key E\n", "key c", "key z", "initialsEcrET"] {
      #expect(!log.contains(text), "\(text) is in the log")
    }
    #expect(lines.filter { $0 == "key (hidden)" }.count == 9)
    #expect(lines.contains("paste (hidden)"))
    #expect(lines.contains("picture: none, as there are secure fields"))
  }

  @Test func `it is added to, and new ones are their owner's alone`() {
    for _ in 1...2 {
      let session = dialog(["--msgbox", "Done", "8", "40"])
      session.waitFor("Done")
      session.press(.escape)
      #expect(session.end().code == 255)
    }
    #expect(lines.filter { $0 == "end: escape, status 255" }.count == 2)
    #expect(run(["stat", "-c", "%a", "\(folder.path)/log"]).out == "600\n")
    _ = folder.write("open", "", mode: 0o644)
    let session = dialog(["--msgbox", "Done", "8", "40"], log: "open")
    session.waitFor("Done")
    session.press(.enter)
    #expect(session.end().code == 0)
    #expect(run(["stat", "-c", "%a", "\(folder.path)/open"]).out == "644\n")
  }

  @Test func `boxes of a chain are in one log`() {
    let session = dialog(
      ["--msgbox", "One", "8", "40", "--and-widget", "--trace", "\(folder.path)/log", "--msgbox"]
        + ["Two", "8", "40"])
    for text in ["One", "Two"] {
      session.waitFor(text)
      session.press(.enter)
    }
    #expect(session.end().code == 0)
    #expect(lines.filter { $0 == "box --msgbox" }.count == 2)
    #expect(lines.filter { $0 == "argument 0: dialog" }.count == 1)
  }

  @Test func `a file that can't be written is told at once`() {
    let ending = dialog(["--msgbox", "Done", "8", "40"], log: "no/log").end()
    #expect(ending.code == 255)
    #expect(
      ending.err
        == "dialog: --trace '\(folder.path)/no/log' can't be written: No such file or directory\n")
  }

  @Test func `a FIFO is no log, and nobody waits for its reader`() {
    #expect(run(["mkfifo", "\(folder.path)/fifo"]).code == 0)
    let ending = dialog(["--msgbox", "Text", "0", "0"], log: "fifo").end()
    #expect(ending.code == 255)
    #expect(
      ending.err
        == "dialog: --trace '\(folder.path)/fifo' can't be written: it is no regular file\n")
  }
}
