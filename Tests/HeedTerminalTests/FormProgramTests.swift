import HeedCore
import Support
import Testing

/// `heed form` on a terminal.
@Suite struct FormProgramTests {
  private static let fields = [
    "--section", "Address", "--field", "host", "--required", "--field", "port", "--value", "80",
    "--toggle", "tls", "--label", "Use TLS", "--select", "level", "--option", "low", "--option",
    "high", "--label", "High", "--multi-select", "parts", "--option", "web", "--option", "mail's",
    "--selected",
  ]

  @Test func `it is filled in and printed`() {
    let session = Session(
      [heed, "form", "Server"] + Self.fields + ["--output", "json"], stdout: .pipe)
    session.waitFor("› Host")
    session.send("db\r")
    session.waitFor("› Port")
    session.send("\r \r")
    session.waitFor("› Level")
    session.press(.right)
    session.waitFor("‹ High ›")
    session.press(.down)
    session.waitFor("› Parts")
    session.send("\r")
    session.waitFor("› [ ] web")
    session.send(" \r")
    session.waitFor("web, mail's ▾")
    session.send("\t\r")
    let ending = session.end()
    #expect(ending.code == 0)
    let fields = #"{"host":"db","port":"80","tls":"true","level":"high","parts":["web","mail's"]}"#
    #expect(ending.out.contains(fields))
    #expect(ending.isTerminalRestored)
  }

  @Test func `a small screen scrolls with the focus`() {
    let session = Session([heed, "form", "Server"] + Self.fields, columns: 40, rows: 10)
    session.waitFor("› Host")
    session.press(.pageDown)
    session.waitFor("› Parts")
    session.wait(for: "what is below the top alone") { !$0.contains("Address") }
    session.press([.pageUp, .pageUp])
    session.waitFor("› Host")
    session.waitFor("Address")
    session.press(.escape)
    #expect(session.end().code == 1)
  }

  @Test func `each of several values has a line at least`() {
    let session = Session(
      [
        heed, "form", "T", "--field", "a", "--multiline", "n", "--multi-select", "m",
        "--option", "x", "--option", "y", "--field", "b", "--value", "B", "--button", "OK",
      ], stdout: .pipe)
    session.waitFor("none ▾")
    session.send("\t\t\t\t\r")
    #expect(session.end().out == "\n\n\nB\n")
  }

  @Test(arguments: ["nul", "shell"])
  func `a NUL in a value is told where it would end it`(output: String) {
    let ending = run(
      [heed, "form", "T", "--multiline", "m", "--button", "OK", "--output", output],
      environment: ["HEED_PLAIN": "stdin"], stdin: .bytes(Array("a\0b\n.\n1\n".utf8)))
    #expect(ending.code == 65)
    #expect(ending.out.isEmpty)
    #expect(
      ending.err.contains(
        "the value of 'm' holds a NUL, which --output \(output) can't carry; use --output json"))
  }

  @Test func `dates and numbers are stepped through`() {
    let session = Session(
      [
        heed, "form", "T", "--field", "day", "--type", "date", "--value", "2024-02-28",
        "--field", "n", "--type", "integer", "--range", "1..9", "--value", "9", "--button", "OK",
      ], stdout: .pipe)
    session.waitFor("alt-↑↓ step")
    session.send("\u{1B}[1;3A")
    session.waitFor("2024-02-29")
    session.send("\u{1B}[1;3A")
    session.waitFor("2024-03-01")
    // The greatest stays.
    session.send("\t\u{1B}[1;3A\u{1B}[1;3B")
    session.waitFor("  8 ")
    session.send("\t\r")
    #expect(session.end().out == "2024-03-01\n8\n")
  }
}
