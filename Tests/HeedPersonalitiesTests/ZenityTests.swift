import HeedCore
import HeedPersonalities
import Testing

/// What zenity's command line makes of arguments, texts and outcomes.
@Suite struct ZenityTests {
  private func request(
    _ words: [String], _ environment: [String: String] = [:]
  ) throws(UsageError) -> Request? {
    guard case .show(let request) = try Zenity.parse(words, surroundings(environment)) else {
      return nil
    }
    return request
  }

  private struct Ends: Sendable {
    var words: [String]
    /// What is printed by OK, and at the end of the time.
    var answer: String
    var atTimeout: String

    init(_ words: [String], _ answer: String, atTimeout: String? = nil) {
      (self.words, self.answer, self.atTimeout) = (words, answer, atTimeout ?? answer)
    }
  }

  private static let dialogs = [
    Ends(["--info"], ""), Ends(["--warning"], ""), Ends(["--error"], ""), Ends(["--question"], ""),
    Ends(["--entry"], "\n"), Ends(["--entry", "--entry-text=abc"], "abc\n"),
    Ends(["--password"], "\n", atTimeout: ""),
    Ends(["--password", "--username"], "|\n", atTimeout: ""),
    Ends(["--calendar", "--day=5", "--month=3", "--year=2024"], "03/05/24\n"),
    Ends(
      ["--calendar", "--day=5", "--month=3", "--year=2024", "--date-format=%Y-%m-%d"],
      "2024-03-05\n"),
    Ends(["--scale"], "0\n"), Ends(["--scale", "--value=41"], "41\n"),
    Ends(["--color-selection"], "rgb(255,255,255)\n"),
    Ends(["--color-selection", "--color=#f00"], "rgb(255,0,0)\n"),
    Ends(["--color-selection", "--color=rgba(10,20,30,0.5)"], "rgba(10,20,30,0.5)\n"),
    Ends(["--list", "--column=A", "a1", "a2"], "a1\n"),
    Ends(["--list", "--column=A", "--column=B", "a1", "b1"], "a1\n"),
    Ends(["--list", "--column=A", "--column=B", "--print-column=ALL", "a|1", "b1"], "a|1|b1\n"),
    Ends(
      [
        "--list", "--checklist", "--separator=\\n", "--column=", "--column=B", "TRUE", "x", "true",
        "y", "yes", "z",
      ], "x\ny\n"),
    Ends(["--list", "--checklist", "--column=", "--column=B", "on", "x"], ""),
    Ends(["--list", "--radiolist", "--column=", "--column=B", "FALSE", "x", "TRUE", "y"], "y\n"),
    Ends(["--forms", "--add-entry=a", "--add-password=b"], "|\n"),
    Ends(["--forms", "--add-combo=a", "--combo-values=x|y", "--separator=,"], " \n"),
    Ends(["--text-info", "--editable", "--filename=/nowhere"], ""),
  ]

  @Test(arguments: dialogs)
  private func `every end has its status and bytes`(_ dialog: Ends) throws {
    let request = try #require(try self.request(dialog.words + ["--extra-button=Foo"]))
    let values = request.dialog.values
    let buttons = request.dialog.question.buttons
    let answering = try #require(buttons.first { $0.role == .normal && $0.id != nil })
    #expect(
      request.report(Outcome(.button(answering), values: values))
        == Report(status: 0, answer: Array(dialog.answer.utf8)))
    if let cancel = buttons.first(where: { $0.role == .cancel }) {
      #expect(request.report(Outcome(.button(cancel), values: values)) == Report(status: 1))
    }
    #expect(request.report(Outcome(.escape, values: values)) == Report(status: 1))
    #expect(
      request.report(Outcome(.timeout, values: values))
        == Report(status: 5, answer: Array(dialog.atTimeout.utf8)))
    let extra = try #require(buttons.first { $0.label == "Foo" })
    #expect(
      request.report(Outcome(.button(extra), values: values))
        == Report(status: 1, answer: Array("Foo\n".utf8)))
  }

  @Test func `the environment changes statuses`() throws {
    let variables = ["ZENITY_OK": "7", "DIALOG_CANCEL": "8", "ZENITY_ESC": "9"]
    let request = try #require(try self.request(["--question"], variables))
    let buttons = request.dialog.question.buttons
    #expect(request.report(Outcome(.button(buttons[0]))).status == 7)
    #expect(request.report(Outcome(.button(buttons[1]))).status == 8)
    var escape = Outcome(.button(buttons[1]))
    escape.lastKey = Key(.escape)
    #expect(request.report(escape).status == 9)
  }

  @Test func `only a cancelled progress stops the caller`() throws {
    let request = try #require(try self.request(["--progress", "--auto-kill"]))
    #expect(request.report(Outcome(.completed)).hangsUpCaller == false)
    let cancel = try #require(request.dialog.question.buttons.last)
    #expect(request.report(Outcome(.button(cancel))).hangsUpCaller)
  }

  private static let mistakes: [([String], String)] = [
    (["--info", "--error"], "two boxes, --info and --error; ask for one"),
    (
      ["--entry", "--checklist"],
      "--checklist has no place here: --entry has no such option, but --list"
    ),
    (["--info", "--titel=x"], "unknown option '--titel' for zenity; did you mean '--title'?"),
    (["--scale", "--value=101"], "--value got '101'; it takes a number from 0 to 100"),
    (["--list", "a"], "--column TITLE is missing in '--list --column TITLE [CELL]...'"),
    (["--info", "--no-wrap=1"], "--no-wrap takes no value, but got '1'"),
    (["--info", "--width"], "--width needs a value, as in '--width PIXELS'"),
  ]

  @Test(arguments: mistakes)
  func `a mistake is told in one line`(words: [String], message: String) throws {
    #expect(throws: UsageError.self) { try request(words) }
    do throws(UsageError) { _ = try request(words) } catch {
      #expect(error.message == message)
      #expect(Zenity.status(of: error) == 255)
    }
  }

  private static let texts: [(String, String)] = [
    ("<b>a</b> &amp; b", "a & b"), ("a &lt; b &#65;&#x42;", "a < b AB"),
    ("<span foreground='red' size=\"16pt\">x</span>", "x"), ("one\\ntwo\\ttab", "one\ntwo\ttab"),
    // What is no markup is shown as it is.
    ("a < b", "a < b"), ("<b>open", "<b>open"), ("R&D", "R&D"), ("<i>x</b>", "<i>x</b>"),
    ("<blink>x</blink>", "<blink>x</blink>"),
    ("<span color=red>x</span>", "<span color=red>x</span>"),
  ]

  @Test(arguments: texts)
  func `markup is read, or shown`(text: String, shown: String) throws {
    let request = try #require(try self.request(["--info", "--text", text]))
    #expect(Ink.stripped(request.dialog.message) == shown)
    let plain = try #require(try self.request(["--info", "--no-markup", "--text", text]))
    #expect(Ink.isIn(plain.dialog.message) == false)
  }

  @Test func `styles nest`() throws {
    let request = try #require(
      try self.request(["--info", "--text=<b>a<span color='#ff0000'>b</span></b>c"]))
    let (bold, red) = (Ink.scalar(.on(.bold)), Ink.scalar(.foreground(196)))
    let plain = Ink.scalar(.reset)
    #expect(
      request.dialog.message
        == "\(plain)\(bold)a\(plain)\(bold)\(red)b\(plain)\(bold)\(plain)c")
  }
}
