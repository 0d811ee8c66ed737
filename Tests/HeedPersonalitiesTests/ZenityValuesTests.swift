import HeedCore
import HeedPersonalities
import Testing

/// What zenity makes of values that are not as they should be.
@Suite struct ZenityValuesTests {
  private func request(_ words: [String]) throws -> Request {
    guard case .show(let request) = try Zenity.parse(words, surroundings()) else {
      throw UsageError.noKind
    }
    return request
  }

  /// What OK prints at once.
  private func answer(_ words: [String]) throws -> Report {
    let request = try request(words)
    let button = try #require(request.dialog.question.buttons.first { $0.id == "ok" })
    return request.report(Outcome(.button(button), values: request.dialog.values))
  }

  private static let colors = [
    ("rgb(65535,0,0)", "rgb(255,0,0)"), ("rgb(50%,0%,0%)", "rgb(128,0,0)"),
    ("rgb(100%,200%,-3%)", "rgb(255,255,0)"), ("rgb(-5,127.6,300)", "rgb(0,128,255)"),
    ("rgb( 1 , 2 , 3 )", "rgb(1,2,3)"), ("rgb(1e1,0x10,7)", "rgb(10,16,7)"),
    ("rgba(50%,0,0,0.25)", "rgba(128,0,0,0.25)"), ("rgba(1,2,3,2)", "rgb(1,2,3)"),
    ("grey50", "rgb(127,127,127)"), ("gray7", "rgb(18,18,18)"), ("red1", "rgb(255,0,0)"),
    ("DarkSlateGray4", "rgb(82,139,139)"), ("Light Sea Green", "rgb(32,178,170)"),
    ("green", "rgb(0,128,0)"), ("#fffff0000", "rgb(255,254,0)"), ("#ABC", "rgb(170,187,204)"),
    // What is no colour is white.
    ("", "rgb(255,255,255)"), ("#12345", "rgb(255,255,255)"), ("#11223344", "rgb(255,255,255)"),
    ("transparent", "rgb(255,255,255)"), ("hsl(120,100%,50%)", "rgb(255,255,255)"),
    ("rgb(10,20)", "rgb(255,255,255)"), ("rgba(1,2,3)", "rgb(255,255,255)"),
    ("rgba(1,2,3,50%)", "rgb(255,255,255)"), ("rgb(nan,0,0)", "rgb(255,255,255)"),
    ("grey101", "rgb(255,255,255)"), ("grey+5", "rgb(255,255,255)"),
    ("RGB(1,2,3)", "rgb(255,255,255)"), ("123456", "rgb(255,255,255)"),
  ]

  @Test(arguments: colors)
  func `a colour is read as there, or is white`(text: String, color: String) throws {
    #expect(
      try answer(["--color-selection", "--color", text])
        == Report(status: 0, answer: Array((color + "\n").utf8)))
  }

  private static let columns = [
    ("5", ""), ("x", ""), ("0", ""), ("-1", ""), ("", ""), ("2,5", "b\n"), ("5,2", "b\n"),
    ("2x", "b\n"), ("2x,1", "b|a\n"), ("1,,2", "a|b\n"), ("all", "a|b\n"),
  ]

  @Test(arguments: columns)
  func `columns that there are not are not printed`(printed: String, answer: String) throws {
    let report = Report(status: 0, answer: Array(answer.utf8))
    let both = ["--list", "--column=A", "--column=B", "--print-column", printed, "a", "b"]
    #expect(try self.answer(both) == report)
    #expect(try self.answer(both + ["--hide-column=2"]) == report)
  }

  @Test func `numbers that mean nothing are taken`() throws {
    let scale = ["--scale", "--step=0", "--value=5"]
    #expect(try answer(scale) == Report(status: 0, answer: Array("5\n".utf8)))
    #expect(try request(["--info", "--timeout=-1"]).timing.timeout == nil)
    #expect(try answer(["--forms", "--text=hi"]) == Report(status: 0, answer: Array("\n".utf8)))
  }

  private static let headings = [
    (["--file-selection"], "Select a file"),
    (["--file-selection", "--multiple"], "Select files"),
    (["--file-selection", "--directory"], "Select a directory"),
    (["--file-selection", "--save"], "Save as"), (["--color-selection"], "Select a color"),
    (["--forms", "--add-entry=A"], "Forms dialog"),
    (
      ["--list", "--column=A", "--text=", "a"],
      "Select items from the list"
    ),
    (["--file-selection", "--title=T"], "T"), (["--forms", "--text=x", "--add-entry=A"], ""),
    (["--entry"], ""),
  ]

  @Test(arguments: headings)
  func `what has neither title nor text says what it is for`(
    words: [String], heading: String
  ) throws {
    #expect(try request(words).chrome.title == heading)
  }
}
