import HeedCore
import Support
import Testing

/// One dialog of zenity, and what its ends print.
struct ZenityCase: CustomTestStringConvertible, Sendable {
  var words: [String]
  /// What is on the screen before keys are sent.
  var shown: String
  /// What answers by OK.
  var keys: [Key.Code] = [.enter]
  var answer = ""
  /// What the end of the time prints, before any key.
  var atTimeout = ""
  var hasCancel = true
  var stdin = Stream.terminal

  var testDescription: String { words[0] }
}

/// Every dialog of zenity with every end, byte for byte.
@Suite struct ZenityProgramTests {
  static let dialogs = [
    ZenityCase(words: ["--info", "--text=Done"], shown: "Done", hasCancel: false),
    ZenityCase(words: ["--warning", "--text=Done"], shown: "Done", hasCancel: false),
    ZenityCase(words: ["--error", "--text=Done"], shown: "Done", hasCancel: false),
    ZenityCase(words: ["--question", "--text=Go?", "--cancel-label=Cancel"], shown: "Go?"),
    ZenityCase(
      words: ["--entry", "--entry-text=ab"], shown: "ab", keys: [.character("c"), .enter],
      answer: "abc\n", atTimeout: "ab\n"),
    ZenityCase(
      words: ["--password"], shown: "Type your password", keys: [.character("x"), .enter],
      answer: "x\n"),
    ZenityCase(
      words: ["--calendar", "--day=5", "--month=3", "--year=2024"], shown: "March 2024",
      keys: [.right, .enter], answer: "03/06/24\n", atTimeout: "03/05/24\n"),
    ZenityCase(
      words: ["--scale", "--value=41"], shown: "41", keys: [.right, .enter], answer: "42\n",
      atTimeout: "41\n"),
    ZenityCase(
      words: ["--color-selection", "--show-palette", "--color=#f00"], shown: "rgb(255,0,0)",
      keys: [.right, .enter], answer: "rgb(0,255,0)\n", atTimeout: "rgb(255,0,0)\n"),
    ZenityCase(
      words: ["--file-selection", "--filename=/etc/hostname"], shown: "/etc/hostname",
      answer: "/etc/hostname\n", atTimeout: "/etc/hostname\n"),
    ZenityCase(
      words: ["--file-selection", "--directory", "--filename=/etc"], shown: "/etc/",
      keys: [.tab, .enter], answer: "/etc\n", atTimeout: "/etc\n"),
    ZenityCase(
      words: ["--forms", "--add-entry=A", "--add-multiline-entry=B", "--separator=;"],
      shown: "› A", keys: [.tab, .character("b"), .enter, .tab, .enter], answer: ";b\n\n",
      atTimeout: ";\n"),
    ZenityCase(
      words: ["--list", "--column=A", "a1", "a2"], shown: "a2", keys: [.down, .enter],
      answer: "a2\n", atTimeout: "a1\n"),
    ZenityCase(
      words: ["--list", "--checklist", "--column=", "--column=B", "FALSE", "x", "TRUE", "y"],
      shown: "y", keys: [.character(" "), .enter], answer: "x|y\n", atTimeout: "y\n"),
    ZenityCase(
      words: ["--list", "--radiolist", "--column=", "--column=B", "FALSE", "x", "FALSE", "y"],
      shown: "y", keys: [.down, .character(" "), .enter], answer: "y\n"),
    ZenityCase(
      words: ["--list", "--editable", "--column=A", "a1"], shown: "a1",
      keys: [.function(2), .character("x"), .enter, .enter], answer: "a1x\n", atTimeout: "a1\n"),
    ZenityCase(words: ["--text-info"], shown: "one", stdin: .text("one\ntwo")),
    ZenityCase(
      words: ["--text-info", "--editable"], shown: "one", keys: [.character("x"), .tab, .enter],
      answer: "xone\ntwo", atTimeout: "one\ntwo", stdin: .text("one\ntwo")),
    ZenityCase(
      words: ["--text-info", "--editable", "--checkbox=I agree"], shown: "I agree",
      keys: [.tab, .character(" "), .enter], answer: "one\n", atTimeout: "one\n",
      stdin: .text("one\n")),
    ZenityCase(words: ["--progress", "--text=Work"], shown: "100", stdin: .text("100\n")),
  ]

  private func start(_ dialog: ZenityCase, _ more: [String] = []) -> Session {
    let session = Session.heed(
      ["zenity"] + dialog.words + more, stdin: dialog.stdin, stdout: .pipe, stderr: .pipe)
    session.waitFor(dialog.shown)
    return session
  }

  private func expect(
    _ session: Session, _ status: Int32, _ answer: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let ending = session.end(sourceLocation: sourceLocation)
    #expect(ending.code == status, sourceLocation: sourceLocation)
    #expect(ending.out == answer, sourceLocation: sourceLocation)
    #expect(ending.err.isEmpty, sourceLocation: sourceLocation)
    #expect(ending.isTerminalRestored, sourceLocation: sourceLocation)
  }

  @Test(arguments: dialogs)
  func `OK prints the answer`(_ dialog: ZenityCase) {
    let session = start(dialog)
    session.press(dialog.keys)
    expect(session, 0, dialog.answer)
  }

  @Test(arguments: dialogs)
  func `Escape returns 1 and prints nothing`(_ dialog: ZenityCase) {
    let session = start(dialog)
    session.press(.escape)
    expect(session, 1)
  }

  @Test(arguments: dialogs.filter(\.hasCancel))
  func `cancel returns 1 and prints nothing`(_ dialog: ZenityCase) {
    let session = start(dialog)
    session.click("Cancel")
    expect(session, 1)
  }

  @Test(arguments: dialogs)
  func `a further button returns 1 and prints its label`(_ dialog: ZenityCase) {
    let session = start(dialog, ["--extra-button=Foo"])
    session.click("Foo")
    expect(session, 1, "Foo\n")
  }

  @Test(arguments: dialogs)
  func `the end of the time returns 5 and prints what there is`(_ dialog: ZenityCase) {
    expect(start(dialog, ["--timeout=1"]), 5, dialog.atTimeout)
  }

  @Test func `rows with circles are shown while they come`() {
    let session = Session.heed(
      ["zenity", "--list", "--radiolist", "--column=", "--column=B", "--column=C"], stdin: .pipe,
      stdout: .pipe)
    session.feed("FALSE\none\n1\nTRUE\ntwo\n2\nFAL")
    session.waitFor("(*) two")
    session.feed("SE\nthree\n3\n")
    session.waitFor("( ) three")
    session.closeInput()
    session.press(.enter)
    let ending = session.end()
    #expect(ending.code == 0 && ending.out == "two\n")
  }

  @Test func `a notification says what comes, and nothing else`() {
    let session = Session.heed(
      ["zenity", "--notification", "--listen", "--text=Begin"], stdin: .pipe, stdout: .pipe)
    session.waitFor("Begin")
    session.feed("message: one\\ntwo\ntooltip: 三\n")
    session.waitFor("one")
    session.waitFor("two")
    session.waitFor("三")
    session.feed("icon: x.png\nvisible: false\nhints: urgency=1\nbogus: x\nmessage: last")
    session.closeInput()
    let ending = session.end()
    #expect(ending.code == 0 && ending.out.isEmpty)
    expectPicture(
      ending.picture,
      """
      Begin
      one
      two
      三
      unknown command 'bogus'
      last
      """)
  }

  @Test func `the size is as was asked for, and never too small for the dialog`() {
    let list = ["zenity", "--list", "--text=Pick", "--column=A"] + (1...40).map { "row \($0)" }
    for (height, rows) in [(300, 15), (20, 11), (9_000, 23)] {
      let session = Session.heed(list + ["--height=\(height)", "--width=320"])
      session.waitFor("› row 1")
      session.settle()
      let frame = (0..<24).filter { row in
        (0..<80).contains { ["│", "╭", "╰"].contains(session.screen[row, $0].text) }
      }
      #expect(frame.count == rows, "\(height) pixels")
      session.press(.escape)
      #expect(session.end().code == 1)
    }
  }

  @Test(
    .enabled(
      if: hasProgram("localedef") && run(["test", "-d", "/usr/share/i18n/locales"]).code == 0),
    arguments: [
      ([], "05.03.2024\n"), (["--date-format=%A, %d. %B"], "Dienstag, 05. März\n"),
      (["--date-format=%Y-%m-%d"], "2024-03-05\n"),
    ])
  func `dates are as the locale has them`(words: [String], answer: String) {
    let folder = Folder()
    let locale = run(["localedef", "-i", "de_DE", "-f", "UTF-8", folder.path + "/de_DE.UTF-8"])
    try? #require(locale.code == 0)
    let session = Session.heed(
      ["zenity", "--calendar", "--day=5", "--month=3", "--year=2024"] + words,
      environment: [
        "LOCPATH": folder.path, "LC_ALL": nil, "LANG": "C.UTF-8", "LC_TIME": "de_DE.UTF-8",
      ], stdout: .pipe)
    session.waitFor("March 2024")
    session.press(.enter)
    let ending = session.end()
    #expect(ending.code == 0 && ending.out == answer)
  }
}
