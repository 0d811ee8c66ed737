import HeedCore
import Support
import Testing

/// Dialogs that are answered by files, and people whose answers are recorded.
@Suite struct UnattendedTests {
  private static let script = """
    heed alert "Save changes?" --button Save --destructive Drop --cancel Cancel; echo "alert $?"
    name=$(heed input "名前" --required); echo "input $? $name"
    list=$(printf '%s\\n' red green blue | heed choose Colour --multiple --at center)
    echo "choose $? $list"
    pick=$(heed whiptail --title Menu --menu Pick 12 40 3 a A b B c C 3>&1 1>&2 2>&3)
    echo "menu $? $pick"
    heed whiptail --msgbox Done 8 30; echo "message $?"
    word=$(heed input Password --secure); echo "secret $? $word"
    """

  @Test func `a session is recorded and replayed without a terminal`() {
    let folder = Folder()
    let session = Session.script(
      Self.script, environment: ["HEED_RECORD": "\(folder.path)/a.jsonl"])
    session.waitFor("Save changes?")
    session.press([.tab, .enter])
    session.waitFor("名前")
    session.send("太郎")
    session.press([.enter])
    session.waitFor("Colour")
    session.press([.character(" "), .down, .down, .character(" "), .enter])
    session.waitFor("Pick")
    session.press([.down, .enter])
    session.waitFor("Done")
    session.press([.enter])
    session.waitFor("Password")
    session.send("hunter2")
    session.press([.enter])
    session.waitFor("secret 0 hunter2")
    let recorded = session.end()
    #expect(recorded.status == .exited(0))
    let answers = folder.contents("a.jsonl")
    #expect(!answers.contains("hunter2"))
    let expected = """
      alert 2
      input 0 太郎
      choose 0 red
      blue
      menu 0 b
      message 0
      secret 0 hunter2

      """
    let script = "heed() { \"$HEED\" \"$@\"; }\n" + Self.script
    let environment = ["HEED": Support.heed, "HEED_SECRET_PASSWORD": "hunter2", "TERM": nil]
    for command in [
      ["sh", "-c", script],
      [Support.heed, "replay", "\(folder.path)/a.jsonl", "--", "sh", "-c", script],
    ] {
      let variables = command.count == 3 ? ["HEED_ANSWERS": "\(folder.path)/a.jsonl"] : [:]
      let ending = run(
        ["setsid", "--wait"] + command, environment: environment.merging(variables) { $1 })
      #expect(ending.out == expected)
      #expect(ending.err == "")
      #expect(ending.status == .exited(0))
    }
  }

  static let refusals = [
    (
      ["confirm", "Go?"], #"{"kind":"confirm","button":"Maybe"}"#, Int32(65),
      "heed: line 1 of the answers does not fit the confirm dialog 'Go?': there is no button 'Maybe'; there is 'Yes', 'No'\n"
    ),
    (
      ["confirm", "Go?"], #"{"kind":"alert","button":"yes"}"#, 65,
      "heed: the answers have none for the confirm dialog 'Go?'; add a line, as in {\"kind\":\"confirm\",\"title\":\"Go?\",\"message\":\"\",\"button\":\"yes\"}\n"
    ),
    (
      ["whiptail", "--yesno", "Go?", "0", "0"], #"{"kind":"alert","button":"yes"}"#, 255,
      "whiptail: the answers have none for the confirm dialog 'Go?'; add a line, as in {\"kind\":\"confirm\",\"title\":\"\",\"message\":\"Go?\",\"button\":\"yes\"}\n"
    ),
    (
      ["input", "N", "--name", "n", "--type", "integer"],
      #"{"name":"n","fields":{"value":"x\u001b[31m"}}"#, 65,
      "heed: line 1 of the answers does not fit the input dialog 'n': 'x^[[31m' is no value for 'value': a line can't hold control characters\n"
    ),
    (["confirm", "Go?"], "{", 65, nil),
  ]

  @Test(arguments: refusals)
  func `an answer that does not fit is told in a line`(
    _ words: [String], _ line: String, _ status: Int32, _ message: String?
  ) {
    let folder = Folder()
    let file = folder.write("a.jsonl", line + "\n")
    let ending = heed(words, environment: ["HEED_ANSWERS": file])
    #expect(ending.status == .exited(status))
    #expect(ending.out == "")
    if let message { #expect(ending.err == message) }
    #expect(ending.err.split(separator: "\n").count == 1)
    #expect(!ending.err.contains("\u{1B}"))
  }

  static let secrets: [([String], String)] = [
    (["input", "T", "--secure"], #"{"kind":"input","fields":{"value":{"env":"PW"}}}"#),
    (["input", "T", "--secure"], #"{"kind":"input","fields":{"value":["SECRET","b"]}}"#),
    (
      ["input", "T", "--secure", "--type", "integer"],
      #"{"kind":"input","fields":{"value":"SECRET"}}"#
    ),
    (
      ["whiptail", "--passwordbox", "T", "0", "0"],
      #"{"kind":"input","fields":{"value":{"env":"PW"}}}"#
    ),
  ]

  @Test(arguments: secrets)
  func `a secret that does not fit is not told`(_ words: [String], _ line: String) {
    let folder = Folder()
    let file = folder.write("a", line)
    let ending = heed(words, environment: ["HEED_ANSWERS": file, "PW": "SECRET\r"])
    #expect(ending.code == (words[0] == "whiptail" ? 255 : 65))
    #expect(ending.err.contains("the value of 'value' is not valid"))
    #expect(!ending.err.contains("SECRET"))
  }

  static let questions: [([String], String)] = [
    (["confirm", "T", "--default", "no"], #"{"kind":"confirm"}"#),
    (["confirm", "T"], #"{"kind":"confirm"}"#),
    (["sheet", "T", "--destructive", "A", "--cancel", "B"], #"{"kind":"sheet"}"#),
    (["alert", "T", "--destructive", "A", "--cancel", "B"], #"{"kind":"alert"}"#),
    (["whiptail", "--defaultno", "--yesno", "T", "0", "0"], #"{"kind":"confirm"}"#),
  ]

  @Test(arguments: questions)
  func `a line without a button agrees to nothing`(_ words: [String], _ line: String) {
    let folder = Folder()
    let ending = heed(words, environment: ["HEED_ANSWERS": folder.write("a", line)])
    let takesDefault = words.contains { $0.hasSuffix("no") && $0 != "--yesno" }
    #expect(ending.code == (takesDefault ? 1 : 65))
  }

  @Test func `going back by the same lines is no loop`() {
    let folder = Folder()
    let answers = folder.write(
      "a", #"{"name":"a","fields":{"value":"q"}}"# + "\n" + #"{"name":"b","button":"back"}"#)
    let wizard = folder.write(
      "w", #"[{"kind":"input","name":"a"},{"kind":"input","name":"b"}]"#)
    let ending = heed(["show", wizard], environment: ["HEED_ANSWERS": answers])
    #expect(ending.code == 65)
    #expect(ending.err.hasSuffix("only 'heed replay' can go back\n"))
    let declared = folder.write(
      "d", #"[{"kind":"alert"},{"kind":"input","name":"b","value":"2"}]"#)
    #expect(heed(["show", declared, "--no-input"]).out == "2\n")
  }

  @Test func `a record begins a line, and what can't be recorded is still answered`() {
    let folder = Folder()
    let file = folder.write("a", #"{"kind":"confirm","button":"yes"}"#)
    for record in [file, "/dev/full"] {
      let session = Session.heed(
        ["input", "T"], environment: ["HEED_RECORD": record], stdout: .pipe)
      session.waitFor("Cancel")
      session.send("v\r")
      let ending = session.end()
      #expect(ending.out == "v\n")
      #expect(ending.code == (record == file ? 0 : 74))
    }
    #expect(
      folder.contents("a")
        == #"{"kind":"confirm","button":"yes"}"# + "\n"
        + #"{"kind":"input","title":"T","message":"","button":"ok","fields":{"value":"v"}}"# + "\n")
    let pipe = folder.path + "/pipe"
    _ = run(["mkfifo", pipe])
    #expect(heed(["confirm", "T"], environment: ["HEED_RECORD": pipe]).code == 65)
    #expect(heed(["confirm", "T"], environment: ["HEED_ANSWERS": pipe]).code == 65)
  }

  @Test func `a file that everybody may write to is refused`() {
    let folder = Folder()
    let file = folder.write("a.jsonl", #"{"kind":"confirm","button":"yes"}"#, mode: 0o602)
    let ending = heed(["confirm", "Go?"], environment: ["HEED_ANSWERS": file])
    #expect(ending.status == .exited(65))
    #expect(
      ending.err
        == "heed: the answers in '\(file)' can't be taken: everybody may write to it; take that away with 'chmod o-w'\n"
    )
  }

  @Test func `a record that can't be written is told before anything is asked`() {
    let ending = heed(["confirm", "Go?"], environment: ["HEED_RECORD": "/nowhere/a"])
    #expect(ending.status == .exited(65))
    #expect(
      ending.err
        == "heed: HEED_RECORD '/nowhere/a' can't be written: No such file or directory\n")
  }

  static let defaults: [([String], Int32, String)] = [
    (["confirm", "Go?", "--default", "no"], 1, ""), (["confirm", "Go?"], 65, ""),
    (["alert", "Hello"], 0, ""), (["input", "N", "--value", "x"], 0, "x\n"),
    (["input", "N", "--value", "x", "--type", "integer"], 65, ""), (["input", "N"], 65, ""),
    (["choose", "N", "--item", "a", "--item", "b", "--default", "b"], 0, "b\n"),
    (["choose", "N", "--item", "a", "--multiple", "--selected"], 0, "a\n"),
    (["choose", "N", "--item", "a"], 65, ""), (["sheet", "N", "--button", "a"], 0, ""),
    (["sheet", "N", "--button", "a", "--button", "b"], 65, ""),
    (["whiptail", "--yesno", "Q", "0", "0"], 0, ""),
    (["whiptail", "--defaultno", "--yesno", "Q", "0", "0"], 1, ""),
    (["whiptail", "--output-fd", "1", "--inputbox", "Q", "0", "0", "in"], 0, "in"),
    (["whiptail", "--output-fd", "1", "--menu", "Q", "0", "0", "0", "a", "A", "b", "B"], 0, "a"),
    (["whiptail", "--infobox", "Q", "0", "0"], 0, ""), (["notice", "Q"], 0, ""),
  ]

  @Test(arguments: defaults)
  func `defaults are taken where nobody is to be asked`(
    _ words: [String], _ status: Int32, _ output: String
  ) {
    let ending = heed(words, environment: ["HEED_NO_INPUT": "1"])
    #expect(ending.status == .exited(status))
    #expect(ending.out == output)
    #expect(ending.err.split(separator: "\n").count <= 1)
    if status == 65 { #expect(ending.err.contains("no default for")) }
  }

  @Test func `what was not asked for is told`() {
    let folder = Folder()
    let file = folder.write(
      "a.jsonl",
      #"{"kind":"confirm","button":"yes"}"# + "\n\n" + #"{"kind":"input","fields":{"value":"x"}}"#)
    let ending = heed(["replay", file, "--", Support.heed, "confirm", "Go?"])
    #expect(ending.status == .exited(65))
    #expect(
      ending.err
        == "heed: line 3 of \(file) was not asked for: {\"kind\":\"input\"}\n"
    )
    #expect(heed(["replay", file, "--", "sh", "-c", "exit 7"]).status == .exited(7))
    #expect(heed(["replay", file, "--", "/nowhere"]).status == .exited(127))
    #expect(heed(["replay", file]).status == .exited(64))
    #expect(run(["sh", "-c", "ls -d /tmp/heed-replay-* 2>/dev/null"]).out == "")
  }

  @Test func `consent is not given by nobody`() {
    let ending = run(
      [heed, "zenity", "--text-info", "--filename=/etc/hostname", "--checkbox=I agree"],
      environment: ["HEED_NO_INPUT": "1"])
    #expect(ending.code == 255)
    #expect(ending.err.contains("has to be ticked"))
  }
}
