import HeedCore
import HeedPersonalities
import Testing

/// What dialog's command line makes of arguments, texts and outcomes.
@Suite struct CdialogTests {
  private func request(
    _ words: [String], environment: [String: String] = [:], files: [String: String] = [:]
  ) throws(UsageError) -> Request? {
    var surroundings = surroundings(environment)
    surroundings.readFile = { path in
      guard let text = files[path ?? ""] else { return .failure(.init(reason: "no such file")) }
      return .success(Array(text.utf8))
    }
    guard case .show(let request) = try Cdialog.parse(words, surroundings) else { return nil }
    return request
  }

  @Test(arguments: [
    (["--msgbox", "a", "8", "40"], "alert"), (["--yesno", "a", "8", "40"], "confirm"),
    (["--inputbox", "a", "8", "40"], "input"),
    (["--menu", "a", "9", "40", "3", "x", "X"], "choose"),
    (["--pause", "a", "8", "40", "5"], "alert"), (["--gauge", "a", "8", "40"], "progress"),
    (["--guage", "a", "8", "40"], "progress"), (["--infobox", "a", "8", "40"], "notice"),
    (["--rangebox", "a", "8", "40", "0", "9"], "range"),
    (["--calendar", "a", "0", "0"], "date"), (["--timebox", "a", "0", "0"], "time"),
    (["--treeview", "a", "0", "0", "0", "x", "X", "on", "0"], "tree"),
    (["--buildlist", "a", "0", "0", "0", "x", "X", "on"], "arrange"),
    (["--form", "a", "0", "0", "0", "L", "1", "1", "v", "1", "9", "9", "0"], "form"),
    (["--fselect", "/", "8", "40"], "file"), (["--dselect", "/", "8", "40"], "file"),
    (["--mixedgauge", "a", "0", "0", "33", "x", "0"], "tasks"),
    (["--progressbox", "8", "40"], "log"), (["--programbox", "a", "8", "40"], "log"),
    (["--prgbox", "ls", "8", "40"], "log"),
    (["--noshadow", "--shadow", "--msgbox", "a", "8", "40"], "alert"),
    (["--ignore", "--nosuch", "--msgbox", "a", "8", "40"], "alert"),
  ])
  func `boxes are told apart by the native command for them`(words: [String], kind: String) throws {
    #expect(try request(words)?.identity.kind == kind)
  }

  private static let mistakes: [([String], String)] = [
    (["--msgbox", "a", "8"], "WIDTH is missing in '--msgbox TEXT HEIGHT WIDTH'"),
    (
      ["--msgbox", "a", "8", "40", "b"],
      "unexpected word 'b': --msgbox takes TEXT HEIGHT WIDTH"
    ),
    (
      ["--msgbox", "a", "x", "40"],
      "--msgbox got 'x' for HEIGHT; it takes a whole number, 0 for automatic"
    ),
    (["--titel", "T", "--msgbox"], "unknown option '--titel' for dialog; did you mean '--title'?"),
    (["--title"], "--title needs a value, as in '--title TEXT'"),
    (["-t", "--msgbox", "a", "8", "40"], "'-t' is no option; only options may stand there"),
    (
      ["--menu", "a", "9", "40", "3", "x"],
      "ITEM is missing in '--menu TEXT HEIGHT WIDTH LISTHEIGHT [TAG ITEM]...'"
    ),
    (
      ["--separate-output", "--menu", "a", "9", "40", "3", "x", "X"],
      "--separate-output has no place here: --menu has just one answer"
    ),
    (["--file", "nosuch"], "'nosuch' can't be read: no such file"),
    (
      ["--begin", "1", "--msgbox", "a", "8", "40"],
      "--begin needs a value, as in '--begin ROW COLUMN'"
    ),
    (
      ["--begin", "-1", "-1", "--msgbox", "a", "8", "40"],
      "--begin got '-1 -1'; it takes a row and a column, counted from 0"
    ),
    (
      ["--timebox", "a", "0", "0", "25", "0", "0"],
      "--timebox got '25 0 0'; it takes a time from 0 0 0 to 23 59 59"
    ),
    (
      ["--treeview", "a", "0", "0", "0", "x", "X", "on", "y"],
      "--treeview got 'y' for DEPTH; it takes a whole number"
    ),
    (
      ["--rangebox", "a", "0", "0", "NaN", "5"],
      "--rangebox got 'NaN' for MINIMUM; it takes a whole number"
    ),
    (
      ["--rangebox", "a", "0", "0", "0", "2147483648"],
      "--rangebox got '2147483648'; it takes whole numbers from -2147483648 to 2147483647 for "
        + "MAXIMUM"
    ),
    (
      ["--and-widget", "--msgbox", "a", "0", "0"],
      "--and-widget has no place here: it stands between two boxes"
    ),
    (["--editbox", "nosuch", "0", "0"], "'nosuch' can't be read: there is no such file"),
    (["--tab-len", "x", "--msgbox"], "--tab-len got 'x'; it takes a whole number from 0 to 1000"),
  ]

  @Test(arguments: mistakes)
  func `a mistake is told in one line`(words: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try request(words) }
    #expect(error?.message == message)
  }

  @Test(
    arguments: [
      ("bindkey", "it is not bindkey WIDGET CURSES_KEY DIALOG_KEY"),
      ("bindkey * F2", "it is not bindkey WIDGET CURSES_KEY DIALOG_KEY"),
      ("bindkey * F2 ENTER # leaves", "it is not bindkey WIDGET CURSES_KEY DIALOG_KEY"),
      ("bindkey * F2 NEXT", "'NEXT' is none of dialog's keys, as ENTER or ITEM_NEXT"),
      (
        "bindkey * SPACE ENTER",
        "'SPACE' is no key; there are names as UP, F1 or BTAB, ^A, \\033 and single characters"
      ),
    ]
      + ["^AB", "\\400", "\\xyz", "KEY_F2"].map { key in
        (
          "bindkey * \(key) ENTER",
          "'\(key)' is no key; there are names as UP, F1 or BTAB, ^A, \\033 and single characters"
        )
      })
  func `a line that binds no key is a mistake`(line: String, reason: String) {
    let error = #expect(throws: UsageError.self) {
      try request(
        ["--msgbox", "a", "8", "40"], environment: ["DIALOGRC": "rc"], files: ["rc": "\n\(line)\n"])
    }
    #expect(error?.message == "'rc' can't be read: line 2: \(reason)")
  }

  @Test(arguments: [
    ([String](), "help"), (["--help"], "help"), (["-h"], "help"), (["--version"], "text"),
    (["--clear"], "clear"), (["--create-rc", "f"], "write"), (["--print-maxsize"], "report"),
  ])
  func `some need no box`(words: [String], what: String) throws {
    let found =
      switch try Cdialog.parse(words, surroundings()) {
      case .help: "help"
      case .text: "text"
      case .clear: "clear"
      case .write: "write"
      case .report: "report"
      default: "other"
      }
    #expect(found == what)
  }

  @Test(arguments: [
    ([String](), "a\\nb", "a\nb"), ([], "a\\n\nb", "a\nb"), ([], "a\\nb\n  c", "a\nb   c"),
    (["--cr-wrap"], "a\\nb\nc", "a\nb\nc"), ([], "a  b\tc\nd", "a b c\nd"),
    (["--no-collapse"], "a  b\tc", "a  b c"), (["--trim"], "a  b\n\nc", "a b c"),
    (["--trim", "--cr-wrap"], "a  b\nc", "a b\nc"), (["--no-nl-expand"], "a\\nb", "a\\nb"),
    (["--colors"], "\\Z1a\\Zn\\Zqb\\", "ab\\"),
  ])
  func `text is read as dialog reads it`(options: [String], text: String, shown: String) throws {
    #expect(try request(options + ["--msgbox", text, "8", "40"])?.dialog.question.message == shown)
  }

  @Test(arguments: [
    ("abc", "abc"), ("\"a b\"", "a b"), ("a\\ b", "a b"), ("\"a\\\"b\"", "a\"b"),
    ("\"a\\\\b\"", "a\\b"),
    ("\"a\nb\"", "a\nb"), ("\"a\\\nb\"", "ab"), ("\"a\\nb\"", "a\\nb"), ("\"x", "x\n"),
    ("\"\"", ""),
    ("-- --title", "--title"),
  ])
  func `the words of a file are taken apart`(text: String, word: String) throws {
    let request = try request(
      ["--inputbox", "P", "8", "40", "--file", "f"], files: ["f": "\(text)\n"])
    #expect(request?.dialog.values.first?.text == word)
  }

  private static func button(_ id: String, _ role: Button.Role) -> Outcome {
    Outcome(.button(Button(id, role, id: id)))
  }

  @Test(arguments: [
    ("ok", Int32(0)), ("extra", 3), ("cancel", 1), ("help", 2),
  ])
  func `buttons have their statuses`(id: String, status: Int32) throws {
    let request = try request(["--inputbox", "P", "8", "40", "x"])
    #expect(request?.report(Self.button(id, .normal)).status == status)
  }

  @Test func `the environment changes statuses`() throws {
    let words = ["--msgbox", "a", "8", "40"]
    let environment = ["DIALOG_ESC": "300", "DIALOG_TIMEOUT": "5", "DIALOG_OK": "7x"]
    let request = try request(words, environment: environment)
    #expect(request?.report(Outcome(.escape)).status == 44)
    #expect(request?.report(Outcome(.timeout)).status == 5)
    #expect(request?.report(Self.button("ok", .normal)).status == 7)
    #expect(Cdialog.failure(255, surroundings(["DIALOG_ERROR": "9"])) == 9)
  }

  @Test(arguments: [
    ([String](), "\"a b\" \"c\\\"q\" d'q \"\""), (["--single-quoted"], "'a b' c\"q 'd\\'q' ''"),
    (["--separate-output"], "a b\nc\"q\nd'q\n\n"),
    (["--separator", ","], ",\"a b\",\"c\\\"q\",d'q,\"\""),
  ])
  func `ticked tags are quoted`(options: [String], answer: String) throws {
    let items = ["a b", "c\"q", "d'q", ""].flatMap { [$0, "", "on"] }
    let request = try request(options + ["--checklist", "P", "12", "40", "4"] + items)
    var outcome = Self.button("ok", .normal)
    outcome.values = request?.dialog.values ?? []
    #expect(request.map { $0.report(outcome).answer } == Array(answer.utf8))
  }
}
