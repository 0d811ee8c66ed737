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
}
