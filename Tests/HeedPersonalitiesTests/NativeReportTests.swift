import HeedCore
import HeedPersonalities
import Testing

/// What native command lines make of an outcome: bytes and status.
@Suite struct NativeReportTests {
  private static let values = [
    Value(name: "a", text: "it's"), Value(name: "b", text: "x\u{10FFFF}"),
  ]
  static let formats: [(String, String)] = [
    ("lines", "it's\nx<FF>\n"), ("nul", "it's\0x<FF>\0"), ("shell", "a='it'\\''s'\nb='x<FF>'\n"),
    (
      "json",
      #"{"button":"OK","id":"ok","end":"button","status":0,"#
        + #""fields":{"a":"it's","b":{"base64":"eP8="}}}"# + "\n"
    ),
  ]

  @Test(arguments: formats)
  func `values are bytes in every format`(_ format: String, _ answer: String) throws {
    let report = try Self.report(["--output", format], Outcome(Self.ok, values: Self.values))
    #expect(report.status == 0)
    let shown = report.answer.split(separator: 0xFF, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "<FF>")
    #expect(shown == answer)
  }

  private static let ok: End = {
    var button = Button("OK", id: "ok")
    button.status = 0
    return .button(button)
  }()

  private static let no: End = {
    var button = Button("No", .cancel)
    button.status = 1
    return .button(button)
  }()

  static let ends: [(End, Int32)] = [
    (ok, 0), (no, 1), (.escape, 1), (.timeout, 124), (.hungUp, 129), (.signal(2), 130),
  ]

  @Test(arguments: ends)
  func `every end has its status`(_ end: End, _ status: Int32) throws {
    #expect(try Self.report([], Outcome(end, values: [])).status == status)
  }

  @Test(arguments: [no, .escape, .timeout])
  func `only an answer prints values`(_ end: End) throws {
    let outcome = Outcome(end, values: Self.values)
    #expect(try Self.report([], outcome).answer == [])
    #expect(try Self.report(["--output", "shell"], outcome).answer == [])
    #expect(!(try Self.report(["--always-output"], outcome).answer.isEmpty))
  }

  @Test(arguments: [End.hungUp, .signal(15)])
  func `what ends by force prints nothing`(_ end: End) throws {
    let options = ["--always-output", "--output", "json"]
    #expect(try Self.report(options, Outcome(end, values: Self.values)).answer == [])
  }

  @Test func `buttons are numbered in their order`() throws {
    let words = [
      "alert", "--button", "A", "--cancel", "N", "--destructive", "B", "--button", "C", "--exit",
      "9", "--button", "D",
    ]
    let buttons = try request(words)?.dialog.question.buttons
    #expect(buttons?.map(\.status) == [0, 1, 2, 9, 4])
  }

  private static func report(_ options: [String], _ outcome: Outcome) throws -> Report {
    try #require(try request(["alert", "T"] + options)).report(outcome)
  }
}
