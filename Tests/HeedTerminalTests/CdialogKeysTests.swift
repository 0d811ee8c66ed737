import HeedCore
import Support
import Testing

/// Keys that dialog's configuration file binds anew, and keys from another descriptor.
@Suite struct CdialogKeysTests {
  private static let list = ["--menu", "Pick", "12", "40", "3", "a", "A", "b", "B", "c", "C"]
  private static let field = ["--inputbox", "Name", "8", "40", "ab"]
  private static let f2: Key.Code = .function(2)

  private static func answer(
    _ lines: String, _ box: [String], _ keys: [Key]
  ) -> String {
    let folder = Folder()
    let file = folder.write("rc", lines + "\n")
    let session = Session.heed(
      ["dialog"] + box, columns: 60, rows: 16, environment: ["DIALOGRC": file], stderr: .pipe)
    session.waitFor("<")
    for key in keys { session.press(key) }
    let ending = session.end()
    return "\(ending.code) \(ending.err)"
  }

  @Test(arguments: [
    ("bindkey menubox F2 ITEM_NEXT", [Key(f2), Key(.enter)], "0 b"),
    ("bindkey menubox F2 PAGE_LAST", [Key(f2), Key(.enter)], "0 c"),
    ("bindkey menubox F2 FIELD_NEXT", [Key(f2), Key(.enter)], "1 "),
    ("bindkey menubox TAB ITEM_NEXT", [Key(.tab), Key(.enter)], "0 b"),
    ("bindkey menubox ^I item_next", [Key(.tab), Key(.enter)], "0 b"),
    ("bindkey * F2 CANCEL", [Key(f2)], "1 "), ("BINDKEY * F2 ESC", [Key(f2)], "255 "),
    ("bindkey * F2 LEAVE", [Key(.right), Key(f2)], "1 "),
    ("bindkey menubox \\s ITEM_NEXT", [.character(" "), .character(" "), Key(.enter)], "0 c"),
    ("bindkey menubox \\170 ITEM_LAST", [.character("x"), Key(.enter)], "0 c"),
    ("bindkey menubox x ITEM_LAST", [.character("x"), Key(.enter)], "0 c"),
    ("bindkey textbox F2 CANCEL", [Key(f2), Key(.enter)], "0 a"),
    ("bindkey * F2 CANCEL\nbindkey menubox F2 ENTER", [Key(f2)], "0 a"),
    ("bindkey menubox F2 ITEM_NEXT\nbindkey menubox F2 ESC", [Key(f2), Key(.enter)], "0 b"),
    ("bindkey menubox SDC ESC\n# bindkey\n\nbindkey menubox F63 ESC", [Key(.enter)], "0 a"),
  ])
  func `in a list`(lines: String, keys: [Key], answer: String) {
    #expect(Self.answer(lines, Self.list, keys) == answer)
  }

  @Test(arguments: [
    ("bindkey inputbox2 ^A DELETE_ALL", [.control("a"), Key(.enter)], "0 "),
    ("bindkey * ^A DELETE_LEFT", [.control("a"), Key(.enter)], "0 a"),
    ("bindkey inputbox ^A DELETE_ALL", [.control("a"), .character("x"), Key(.enter)], "0 xab"),
    ("bindkey inputbox F2 CANCEL", [Key(f2), Key(.tab), Key(f2)], "1 "),
    ("bindkey inputbox2 F2 LEAVE", [Key(f2)], "0 ab"),
    ("bindkey inputbox2 F2 BEGIN", [Key(f2), .character("x"), Key(.enter)], "0 xab"),
    ("bindkey inputbox2 \\b ESC", [Key(.backspace)], "255 "),
  ])
  func `where text is typed`(lines: String, keys: [Key], answer: String) {
    #expect(Self.answer(lines, Self.field, keys) == answer)
  }

  @Test func `one key goes through fields and buttons`() {
    let lines = "bindkey formfield TAB form_NEXT\nbindkey formbox TAB form_NEXT"
    let form = [
      "--form", "F", "12", "40", "2", "l", "1", "1", "v", "1", "5", "5", "5", "m", "2", "1", "w",
      "2", "5", "5", "5",
    ]
    let typing: [Key] = [.character("Q"), Key(.tab), .character("R"), Key(.tab)]
    #expect(Self.answer(lines, form, typing + [Key(.enter)]) == "0 Qv\nRw\n")
    #expect(Self.answer(lines, form, typing + [Key(.tab), Key(.enter)]) == "1 ")
  }

  @Test func `a key that is bound shows the help, and another one leaves it`() {
    let folder = Folder()
    let rc = folder.write("rc", "bindkey msgbox F2 HELPFILE\nbindkey textbox F3 LEAVE\n")
    let session = Session.heed(
      ["dialog", "--hfile", folder.write("help", "First of all\n"), "--msgbox", "Done", "8", "40"],
      environment: ["DIALOGRC": rc], stderr: .pipe)
    session.waitFor("Done")
    session.press(.function(2))
    session.waitFor("First of all")
    session.press(.function(3))
    session.wait(for: "the box") { !$0.contains("First of all") }
    session.press(.enter)
    #expect(session.end().code == 0)
  }

  // MARK: Another descriptor

  @Test(arguments: [
    ("abc\\n", "0 abc"), ("ab\\033[D\\033[DX\\n", "0 Xab"), ("ab\\t\\t\\n", "1 "), ("ab", "255 "),
    ("", "255 "),
  ])
  func `keys come from a pipe`(keys: String, answer: String) {
    let script = """
      printf '\(keys)' | { exec 5<&0 </dev/tty; heed dialog --input-fd 5 --inputbox Name 8 40; }
      """
    let session = Session.script(script, stderr: .pipe)
    session.send("never read")
    let ending = session.end()
    #expect("\(ending.code) \(ending.err)" == answer)
    #expect(ending.isTerminalRestored)
  }

  @Test func `the boxes of a chain share them, and a gauge needs none`() {
    let chain = Session.script(
      "printf 'A\\nB\\n' | { exec 5<&0 </dev/tty; heed dialog --input-fd 5 --inputbox One 8 40 "
        + "--and-widget --inputbox Two 8 40; }", stderr: .pipe)
    #expect(chain.end().err == "A\tB")
    let gauge = Session.heed(
      ["dialog", "--gauge", "Copying", "8", "40", "--input-fd", "2"], stdin: .pipe, stderr: .null)
    gauge.feed("42\n")
    gauge.waitFor("42%")
    gauge.closeInput()
    #expect(gauge.end().code == 0)
  }

  @Test func `the descriptor may be the terminal itself`() {
    let session = Session.heed(
      ["dialog", "--input-fd", "0", "--inputbox", "Name", "8", "40"], stderr: .pipe)
    session.waitFor("Name")
    session.send("ab\u{1B}[Dc\r")
    let ending = session.end()
    #expect(ending.err == "acb")
    ending.expectGivenBack()
  }

  @Test(arguments: [("ab\u{1B}[Dc\r", "0 acb"), ("a\u{3}", "130 ")])
  func `keys come from another terminal, which has its modes back then`(
    keys: String, answer: String
  ) {
    let there = Session(["sh", "-c", "tty; exec sleep 60"])
    there.waitFor("/dev/")
    let here = Session.script(
      "exec \"$HEED\" dialog --input-fd 5 --inputbox Name 8 40 5<\(there.screen.row(0))",
      stderr: .pipe)
    here.waitFor("Name")
    there.send(keys)
    let ending = here.end()
    #expect("\(ending.code) \(ending.err)" == answer)
    #expect(ending.isTerminalRestored)
    there.signal(15)
    there.end().expectGivenBack()
  }

  @Test func `a descriptor that can't be read is told at once`() {
    let ending = Session.script(
      "heed dialog --input-fd 7 --msgbox Done 8 40 7>/dev/null", stderr: .pipe
    ).end()
    #expect(ending.code == 255)
    #expect(
      ending.err
        == "dialog: --input-fd 7 is not open for reading; redirect it, as in '7<file'\n")
  }

  @Test func `a directory has no keys, which is told`() {
    let ending = Session.script(
      "heed dialog --input-fd 7 --msgbox Done 8 40 7</", stderr: .pipe
    ).end()
    #expect(ending.code == 255)
    #expect(
      ending.err
        == "dialog: --input-fd got '7'; it takes the descriptor of a terminal, a pipe or a file, "
        + "and that is a directory\n")
  }

  @Test func `NUL is no key, and what gives nothing else has none`() {
    let zero = Session.script("heed dialog --input-fd 7 --msgbox Done 8 40 7</dev/zero").end()
    #expect(zero.code == 255)
    let some = Session.script(
      "printf 'a\\0b\\n' | { exec 5<&0 </dev/tty; heed dialog --input-fd 5 --inputbox N 8 40; }",
      stderr: .pipe)
    #expect(some.end().err == "ab")
  }
}
