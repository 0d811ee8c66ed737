import HeedCore

extension WaysToAnswerTests {
  /// Those of zenity.
  static let zenity = [
    AnsweredDialog(
      words: ["zenity", "--question", "--text=Go?"], shown: "Go?", keys: [.escape], lines: "no\n",
      record: #""kind":"confirm","button":"no""#, status: 1),
    AnsweredDialog(
      words: ["zenity", "--info", "--text=Done", "--extra-button=More"], shown: "Done",
      keys: [.right, .enter], lines: "More\n", record: #""kind":"alert","button":"More""#,
      status: 1,
      answer: "More\n"),
    AnsweredDialog(
      words: ["zenity", "--entry", "--text=Name", "--entry-text=init"], shown: "Name",
      keys: [.character("x"), .enter], lines: "initx\n",
      record: #""kind":"input","fields":{"value":"initx"}"#, status: 0, answer: "initx\n"),
    AnsweredDialog(
      words: ["zenity", "--password", "--username"], shown: "Username",
      keys: [.character("a"), .tab, .character("b"), .enter], lines: "a\nb\n",
      record: #""kind":"input","fields":{"username":"a","password":"b"}"#, status: 0,
      answer: "a|b\n"),
    AnsweredDialog(
      words: [
        "zenity", "--list", "--column=A", "--column=B", "--print-column=ALL", "a1", "b1", "a2",
        "b2",
      ],
      shown: "b2", keys: [.down, .enter], lines: "2\n",
      record: #""kind":"table","fields":{"row":"a2|b2"}"#, status: 0, answer: "a2|b2\n"),
    AnsweredDialog(
      words: [
        "zenity", "--list", "--checklist", "--column=", "--column=B", "TRUE", "x", "FALSE", "y",
      ],
      shown: "y", keys: [.down, .character(" "), .enter], lines: "1 2\n",
      record: #""kind":"table","fields":{"rows":["x","y"]}"#, status: 0, answer: "x|y\n"),
    AnsweredDialog(
      words: [
        "zenity", "--list", "--radiolist", "--column=", "--column=B", "TRUE", "x", "FALSE", "y",
      ],
      shown: "y", keys: [.down, .character(" "), .enter], lines: "2\n",
      record: #""kind":"table","fields":{"row":"y"}"#, status: 0, answer: "y\n"),
    AnsweredDialog(
      words: [
        "zenity", "--list", "--editable", "--multiple", "--column=A", "--column=B",
        "--print-column=ALL", "a1", "b1", "a2", "b2",
      ],
      shown: "b2", keys: [.character(" "), .function(2), .character("x"), .tab, .enter, .enter],
      lines: "1\na1x\n\n", record: #""kind":"table","fields":{"rows":["a1x|b1"]}"#, status: 0,
      answer: "a1x|b1\n"),
    AnsweredDialog(
      words: ["zenity", "--scale", "--text=Level", "--value=3"], shown: "Level",
      keys: [.right, .enter], lines: "4\n", record: #""kind":"range","fields":{"value":"4"}"#,
      status: 0, answer: "4\n"),
    AnsweredDialog(
      words: ["zenity", "--calendar", "--text=When", "--year=2024", "--month=2", "--day=28"],
      shown: "When", keys: [.right, .enter], lines: "2024-02-29\n",
      record: #""kind":"date","fields":{"value":"2024-02-29"}"#, status: 0, answer: "02/29/24\n"),
    AnsweredDialog(
      words: ["zenity", "--forms", "--text=Who", "--add-entry=Name", "--add-password=Word"],
      shown: "Who", keys: [.character("a"), .tab, .character("b"), .enter], lines: "a\nb\n",
      record: #""kind":"form","fields":{"Name":"a","Word":"b"}"#, status: 0, answer: "a|b\n"),
    AnsweredDialog(
      words: ["zenity", "--color-selection", "--color=red"], shown: "rgb(255,0,0)", keys: [.enter],
      lines: "#f00\n", record: #""kind":"color","fields":{"value":"rgb(255,0,0)"}"#, status: 0,
      answer: "rgb(255,0,0)\n"),
    AnsweredDialog(
      words: ["zenity", "--color-selection", "--color=rgba(1,2,3,0.5)"], shown: "rgba(1,2,3,0.5)",
      keys: [.enter], lines: "\n", record: #""kind":"color","button":"ok""#, status: 0,
      answer: "rgba(1,2,3,0.5)\n"),
    AnsweredDialog(
      words: ["zenity", "--forms", "--add-multiline-entry=Note", "--add-entry=Name"],
      shown: "› Note", keys: [.character("a"), .enter, .character("b"), .tab, .enter],
      lines: "a\nb\n.\n\n", record: #""kind":"form","fields":{"Note":"a\nb","Name":""}"#,
      status: 0, answer: "a\nb|\n"),
    AnsweredDialog(
      words: [
        "zenity", "--file-selection", "--save", "--confirm-overwrite", "--filename=/etc/hostname",
      ],
      shown: "hostname", keys: [.enter, .tab, .enter], lines: "\nyes\n",
      record: #""kind":"file","fields":{"path":"/etc/hostname"}"#, status: 0,
      answer: "/etc/hostname\n"),
    AnsweredDialog(
      words: ["zenity", "--text-info", "--filename=/etc/hostname", "--checkbox=I agree"],
      shown: "[ ] I agree", keys: [.character(" "), .tab, .enter], lines: "yes\nok\n",
      record: #""kind":"view","fields":{"agreed":"true"},"button":"ok""#, status: 0),
    AnsweredDialog(
      words: [
        "zenity", "--text-info", "--editable", "--filename=/dev/null", "--checkbox=I agree",
      ],
      shown: "[ ] I agree", keys: [.character("a"), .tab, .character(" "), .enter],
      lines: "a\n.\nyes\n", record: #""kind":"edit","fields":{"text":"a","agreed":"true"}"#,
      status: 0, answer: "a"),
  ]
}
