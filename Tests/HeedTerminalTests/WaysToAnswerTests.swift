import HeedCore
import Support
import Testing

/// One dialog and one answer to it, given in three ways.
struct AnsweredDialog: CustomTestStringConvertible {
  var words: [String]
  /// What is on the screen before keys are sent.
  var shown: String
  var keys: [Key.Code]
  /// What is answered line by line.
  var lines: String
  /// What a file of answers says beside the kind.
  var record: String
  var status: Int32
  /// The answer, byte for byte.
  var answer = ""

  var testDescription: String { words.joined(separator: " ") }

  /// The descriptor that the answer goes to.
  var descriptor: Int { words[0] == "whiptail" || words[0] == "dialog" ? 2 : 1 }
}

/// Keys, plain lines and recorded answers give the same status and the same bytes, in every kind.
@Suite struct WaysToAnswerTests {
  static let dialogs = [
    AnsweredDialog(
      words: ["alert", "Save?", "--button", "Save", "--destructive", "Drop", "--cancel", "Cancel"],
      shown: "Save?", keys: [.tab, .enter], lines: "2\n",
      record: #""kind":"alert","button":"Drop""#, status: 2),
    AnsweredDialog(
      words: [
        "alert", "Account", "--field", "user", "--required", "--field", "port", "--type", "integer",
        "--value", "80", "--button", "Create", "--cancel", "Cancel",
      ],
      shown: "Account", keys: [.character("a"), .character("d"), .tab, .character("8"), .enter],
      lines: "\nad\nx\n808\n",
      record: #""kind":"alert","button":"Create","fields":{"user":"ad","port":"808"}"#, status: 0,
      answer: "ad\n808\n"),
    AnsweredDialog(
      words: ["alert", "Sure?", "--button", "Go", "--cancel", "Stop"], shown: "Sure?",
      keys: [.escape], lines: "", record: #""kind":"alert","end":"escape""#, status: 1),
    AnsweredDialog(
      words: ["sheet", "Delete?", "--destructive", "Delete", "--cancel", "Keep"], shown: "Delete?",
      keys: [.up, .enter], lines: "delete\n", record: #""kind":"sheet","button":"Delete""#,
      status: 0),
    AnsweredDialog(
      words: ["confirm", "Go?"], shown: "Go?", keys: [.character("n")], lines: "n\n",
      record: #""kind":"confirm","button":"no""#, status: 1),
    AnsweredDialog(
      words: ["input", "Name", "--output", "json"], shown: "Name",
      keys: [.character("é"), .character(" "), .character("名"), .enter], lines: "é 名\n",
      record: #""kind":"input","fields":{"value":"é 名"}"#, status: 0,
      answer:
        #"{"button":"OK","id":"ok","end":"button","status":0,"fields":{"value":"é 名"}}"# + "\n"),
    AnsweredDialog(
      words: ["input", "Word", "--secure"], shown: "Word", keys: [.character("x"), .enter],
      lines: "x\n", record: #""kind":"input","fields":{"value":"x"}"#, status: 0, answer: "x\n"),
    AnsweredDialog(
      words: ["choose", "Colour", "--item", "red", "--heading", "Cold", "--item", "blue"],
      shown: "Colour", keys: [.down, .enter], lines: "2\n",
      record: #""kind":"choose","fields":{"choice":"blue"}"#, status: 0, answer: "blue\n"),
    AnsweredDialog(
      words: [
        "choose", "Colours", "--multiple", "--min", "1", "--item", "red", "--item", "green",
        "--item", "blue", "--selected", "--output", "nul",
      ],
      shown: "Colours", keys: [.character(" "), .enter], lines: "0\n1 3\n",
      record: #""kind":"choose","fields":{"choices":["red","blue"]}"#, status: 0,
      answer: "red\0blue\0"),
    AnsweredDialog(
      words: [
        "view", "Licence", "--file", "/etc/hostname", "--button", "Accept", "--cancel", "No",
      ],
      shown: "Licence", keys: [.tab, .enter], lines: "no\n",
      record: #""kind":"view","button":"No""#, status: 1),
    AnsweredDialog(
      words: ["range", "Volume", "--max", "11", "--value", "5"], shown: "Volume",
      keys: [.right, .right, .enter], lines: "12\n7\n",
      record: #""kind":"range","fields":{"value":"7"}"#, status: 0, answer: "7\n"),
    AnsweredDialog(
      words: ["date", "When", "--value", "2024-02-28"], shown: "When", keys: [.right, .enter],
      lines: "2024-02-30\n2024-02-29\n",
      record: #""kind":"date","fields":{"value":"2024-02-29"}"#, status: 0,
      answer: "2024-02-29\n"),
    AnsweredDialog(
      words: ["time", "When", "--value", "10:20", "--no-seconds"], shown: "When",
      keys: [.up, .enter], lines: "11:20\n",
      record: #""kind":"time","fields":{"value":"11:20"}"#, status: 0, answer: "11:20\n"),
    AnsweredDialog(
      words: [
        "form", "Server", "--field", "host", "--required", "--toggle", "tls", "--select", "log",
        "--option", "info", "--option", "debug",
      ],
      shown: "Server",
      keys: [.character("h"), .enter, .character(" "), .tab, .right, .tab, .enter],
      lines: "\nh\n1\n2\n",
      record: #""kind":"form","fields":{"host":"h","tls":"true","log":"debug"}"#, status: 0,
      answer: "h\ntrue\ndebug\n"),
    AnsweredDialog(
      words: [
        "tree", "Where", "--item", "eu", "--expanded", "--item", "de", "--depth", "1", "--item",
        "us",
      ],
      shown: "Where", keys: [.down, .enter], lines: "de\n",
      record: #""kind":"tree","fields":{"choice":"de"}"#, status: 0, answer: "de\n"),
    AnsweredDialog(
      words: [
        "table", "Which", "--column", "Name", "--column", "Size", "--row", "a\t10", "--row",
        "b\t9",
      ],
      shown: "Which", keys: [.character(">"), .down, .enter], lines: "b\n",
      record: #""kind":"table","fields":{"row":"b"}"#, status: 0, answer: "b\n"),
    AnsweredDialog(
      words: [
        "table", "Which", "--multiple", "--print-column", "2,1", "--separator", ":", "--row",
        "a:10", "--row", "b:9", "--row", "c:8",
      ],
      shown: "Which", keys: [.character(" "), .end, .character(" "), .enter], lines: "1 3\n",
      record: #""kind":"table","fields":{"rows":["10:a","8:c"]}"#, status: 0,
      answer: "10:a\n8:c\n"),
    AnsweredDialog(
      words: [
        "table", "Which", "--editable", "1", "--column", "Name", "--column", "Size", "--row",
        "a\t10", "--row", "b\t9", "--output", "json",
      ],
      shown: "Which", keys: [.down, .function(2), .character("x"), .enter, .enter],
      lines: "2\nbx\n", record: #""kind":"table","fields":{"row":"bx"}"#, status: 0,
      answer: #"{"button":"OK","id":"ok","end":"button","status":0,"fields":{"row":"bx"}}"#
        + "\n"),
    AnsweredDialog(
      words: ["form", "Note", "--multiline", "note", "--value", "old", "--field", "name"],
      shown: "› Note",
      keys: [.character("a"), .enter, .tab, .character("b"), .enter], lines: "a\nold\n.\nb\n",
      record: #""kind":"form","fields":{"note":"a\nold","name":"b"}"#, status: 0,
      answer: "a\nold\nb\n"),
    AnsweredDialog(
      words: ["color", "Accent", "--value", "#ff0000"], shown: "Accent",
      keys: [.character("#"), .character("5"), .character("8"), .character("a"), .enter],
      lines: "mauve\n#58a\n", record: ##""kind":"color","fields":{"value":"#5588aa"}"##, status: 0,
      answer: "#5588aa\n"),
    AnsweredDialog(
      words: ["arrange", "Order", "--item", "a", "--item", "b", "--item", "c"], shown: "Order",
      keys: [.down, .character(" "), .home, .character(" "), .enter], lines: "2,1\n",
      record: #""kind":"arrange","fields":{"choices":["b","a"]}"#, status: 0, answer: "b\na\n"),
    AnsweredDialog(
      words: ["file", "Which", "--path", "/etc/"], shown: "Which",
      keys: "hostname".map { .character($0) } + [.enter], lines: "/etc/hostname\n",
      record: #""kind":"file","fields":{"path":"/etc/hostname"}"#, status: 0,
      answer: "/etc/hostname\n"),
    AnsweredDialog(
      words: ["edit", "Note", "--value", "old"], shown: "Note",
      keys: [.character("a"), .enter, .tab, .enter], lines: "a\nold\n.\n",
      record: #""kind":"edit","fields":{"text":"a\nold"}"#, status: 0, answer: "a\nold\n"),
    AnsweredDialog(
      words: ["whiptail", "--yesno", "Go?", "8", "30"], shown: "Go?", keys: [.escape], lines: "",
      record: #""kind":"confirm","end":"escape""#, status: 255),
    AnsweredDialog(
      words: ["whiptail", "--inputbox", "Name", "8", "30", "init"], shown: "Name",
      keys: [.character("x"), .enter], lines: "initx\n",
      record: #""kind":"input","fields":{"value":"initx"}"#, status: 0, answer: "initx"),
    AnsweredDialog(
      words: ["whiptail", "--menu", "Pick", "12", "40", "3", "a", "A", "b", "B"], shown: "Pick",
      keys: [.down, .enter], lines: "2\n", record: #""kind":"choose","fields":{"choice":"b"}"#,
      status: 0, answer: "b"),
    AnsweredDialog(
      words: [
        "whiptail", "--checklist", "Pick", "12", "40", "3", "a", "A", "on", "b b", "B", "off",
      ],
      shown: "Pick", keys: [.down, .character(" "), .enter], lines: "1 2\n",
      record: #""kind":"choose","fields":{"choices":["a","b b"]}"#, status: 0,
      answer: #""a" "b b""#),
    AnsweredDialog(
      words: ["whiptail", "--radiolist", "Pick", "12", "40", "3", "a", "A", "on", "b", "B", "off"],
      shown: "Pick", keys: [.down, .character(" "), .enter], lines: "2\n",
      record: #""kind":"choose","fields":{"choice":"b"}"#, status: 0, answer: "b"),
    AnsweredDialog(
      words: ["whiptail", "--msgbox", "Done", "8", "30"], shown: "Done", keys: [.enter],
      lines: "\n", record: #""kind":"alert","button":"ok""#, status: 0),
    AnsweredDialog(
      words: ["dialog", "--yesno", "Go?", "8", "30"], shown: "Go?", keys: [.tab, .enter],
      lines: "no\n", record: #""kind":"confirm","button":"no""#, status: 1),
    AnsweredDialog(
      words: ["dialog", "--inputbox", "Name", "8", "30", "init"], shown: "Name",
      keys: [.character("x"), .enter], lines: "initx\n",
      record: #""kind":"input","fields":{"value":"initx"}"#, status: 0, answer: "initx"),
    AnsweredDialog(
      words: ["dialog", "--menu", "Pick", "12", "40", "3", "a", "A", "b", "B"], shown: "Pick",
      keys: [.down, .enter], lines: "b\n", record: #""kind":"choose","fields":{"choice":"b"}"#,
      status: 0, answer: "b"),
    AnsweredDialog(
      words: ["dialog", "--checklist", "Pick", "12", "40", "3", "a", "A", "on", "b b", "B", "off"],
      shown: "Pick", keys: [.down, .character(" "), .enter], lines: "1 2\n",
      record: #""kind":"choose","fields":{"choices":["a","b b"]}"#, status: 0,
      answer: #"a "b b""#),
    AnsweredDialog(
      words: ["dialog", "--rangebox", "Level", "8", "40", "0", "9", "3"], shown: "Level",
      keys: [.down, .enter], lines: "4\n", record: #""kind":"range","fields":{"value":"4"}"#,
      status: 0, answer: "4"),
  ]

  @Test(arguments: dialogs + zenity)
  func `keys, lines and a file give the same`(_ dialog: AnsweredDialog) {
    #expect(byKeys(dialog) == dialog.status)
    let lines = withoutTerminal(dialog, ["HEED_PLAIN": "stdin"], stdin: dialog.lines)
    expect(dialog, lines, by: "plain lines")
    let folder = Folder()
    let file = folder.write("answers", "{\(dialog.record)}\n")
    expect(dialog, withoutTerminal(dialog, ["HEED_ANSWERS": file]), by: "a file")
  }

  /// Answers by keys, checks the bytes, and returns the status.
  private func byKeys(_ dialog: AnsweredDialog) -> Int32? {
    let session = Session.heed(
      dialog.words, stdout: dialog.descriptor == 1 ? .pipe : .terminal,
      stderr: dialog.descriptor == 2 ? .pipe : .terminal)
    session.waitFor(dialog.shown)
    session.settle()
    session.press(dialog.keys)
    let ending = session.end()
    #expect((dialog.descriptor == 1 ? ending.out : ending.err) == dialog.answer)
    return ending.code
  }

  private func withoutTerminal(
    _ dialog: AnsweredDialog, _ environment: [String: String?], stdin: String = ""
  ) -> Ending {
    run(
      ["heed"] + dialog.words, program: Support.heed,
      environment: environment.merging(["TERM": nil]) { $1 }, stdin: .text(stdin))
  }

  private func expect(_ dialog: AnsweredDialog, _ ending: Ending, by way: Comment) {
    #expect(ending.code == dialog.status, way)
    let output = dialog.descriptor == 1 ? ending.out : ending.err
    #expect(output == dialog.answer, way)
    #expect(!ending.out.contains("\u{1B}") && !ending.err.contains("\u{1B}"), way)
  }
}
