import HeedCore
import HeedPersonalities
import Testing

/// Mistakes in descriptions, and the line that each is answered by.
@Suite struct SpecErrorTests {
  static let mistakes: [(String, String)] = [
    ("", "line 1, column 1: expected a value, found the end of the text"),
    (
      #"{"kind":"alert""# + ",\n  x}",
      #"line 2, column 3: expected a key in double quotes, found "x""#
    ),
    (#"{"kind":"alert","kind":"alert"}"#, #"line 1, column 17: the key "kind" is given twice"#),
    ("3", #"the description got 3; it takes an object, as in {"kind": "alert"}"#),
    (
      "{}",
      "kind is missing; it takes one of "
        + Native.kinds.map { $0.name }.joined(separator: ", ")
    ),
    (
      #"{"kind":"alret"}"#,
      "kind got 'alret', which is no kind of dialog; did you mean 'alert'?"
    ),
    (
      #"{"kind":"alert","buttons":[{"button":"A"},{"cancel":"C","idd":"x"}]}"#,
      "buttons[1].idd: unknown key; did you mean 'id'?"
    ),
    (#"{"kind":"alert","tilte":"x"}"#, "tilte: unknown key; did you mean 'title'?"),
    (#"{"kind":"alert","zzzzzz":"x"}"#, "zzzzzz: unknown key"),
    (
      #"{"kind":"alert","fields":["a",{"field":"b","length":"x"}]}"#,
      "fields[1].length got 'x'; it takes LEAST..GREATEST, as in 1..20, 8.. or ..64"
    ),
    (
      #"{"kind":"alert","fields":[{"field":"a","required":"yes"}]}"#,
      #"fields[0].required got "yes"; it takes true or false"#
    ),
    (
      #"{"kind":"alert","timeout":true}"#,
      #"timeout got true; it takes text, a number or {"base64": "…"}"#
    ),
    (#"{"kind":"alert","fields":3}"#, #"fields got 3; it takes a list, as in [{"field": "…"}]"#),
    (
      #"{"kind":"alert","buttons":[true]}"#,
      #"buttons[0] got true; it takes an object, as in {"button": "…"}"#
    ),
    (
      #"{"kind":"alert","buttons":[{"button":"A","cancel":"B"}]}"#,
      "buttons[0] takes exactly one of the keys button, destructive, cancel"
    ),
    (
      #"{"kind":"alert","buttons":[{"cancel":"A"},{"cancel":"B"}]}"#,
      "buttons[1].cancel: two cancel buttons, 'A' and 'B'; a dialog has at most one: "
        + "make one of them --button"
    ),
    (
      #"{"kind":"sheet","fields":[]}"#,
      "fields: --field has no place in a sheet; use 'heed alert' for fields"
    ),
    (
      #"{"kind":"sheet","preferred":"x"}"#,
      "preferred: --preferred has no place in a sheet; use 'heed alert' for a preferred button"
    ),
    (
      #"{"kind":"alert","required":true}"#,
      #"required: this describes one of "fields"; put it into that object"#
    ),
    (
      #"{"kind":"choose","items":[{"heading":"H","selected":true}]}"#,
      "items[0].selected: unknown key"
    ),
    (#"{"kind":"alert","preferred":"x"}"#, "preferred 'x' names no button; give the button first"),
    (
      #"{"kind":"choose","items":["a"],"default":"b"}"#,
      "default: --default 'b' names no item; it takes a value of one"
    ),
    (
      #"{"kind":"input","type":"integer","range":"9..1"}"#,
      "range: --range '9..1' allows nothing; the least must not be above the greatest"
    ),
    (
      #"{"kind":"alert","fields":["a",{"field":"b","pattern":"["}]}"#,
      "fields[1].pattern: --pattern '[' is no regular expression (unmatched bracket); "
        + "it takes one as 'grep -E' does"
    ),
    (
      #"{"kind":"alert","buttons":[{"button":"A","disabled":true}]}"#,
      "this alert has no button that can be pressed; leave one enabled or give a --timeout"
    ),
    (
      #"{"kind":"alert","title":"a\u0000"}"#,
      #"title got "a\u0000"; it takes text without NUL characters"#
    ),
    (
      #"{"kind":"alert","title":{"base64":"?"}}"#,
      #"title got {"base64":"?"}; it takes text, a number or {"base64": "…"}"#
    ),
  ]

  @Test(arguments: mistakes)
  func `a mistake is told in one line`(_ json: String, _ line: String) {
    expectMistake(json, "spec.json: " + line)
  }

  static let inputs: [(String, String)] = [
    (#"{"kind":"choose"}"#, #"give it "items""#), (#"{"kind":"view"}"#, #"give it a "file""#),
    (#"{"kind":"progress"}"#, "put the description into a file"),
  ]

  @Test(arguments: inputs)
  func `standard input is read once`(_ json: String, _ remedy: String) {
    expectMistake(
      json,
      "standard input: it would read standard input, which can't be had here; \(remedy)", "-")
  }

  static let wizards: [(String, String)] = [
    ("[]", "the wizard has no pages; it takes at least one"),
    (#"{"pages":{}}"#, "pages got {}; it takes a list"),
    (#"{"pages":[]}"#, "pages has no pages; it takes at least one"),
    (
      #"{"pages":[{"kind":"input"}],"outptu":"json"}"#,
      "outptu: unknown key; did you mean 'output'?"
    ),
    (
      #"{"pages":[{"kind":"input"},{"kind":"alert","buttons":[{"idd":1,"button":2}]}]}"#,
      "pages[1].buttons[0].idd: unknown key; did you mean 'id'?"
    ),
    (
      #"[{"kind":"notice"}]"#,
      "[0].kind: notice has no place in a wizard; whose pages have to ask something"
    ),
    (
      #"[{"kind":"input","at":"cursor"}]"#,
      "[0].at has no place in a wizard; its pages are shown in the middle of the screen"
    ),
    (
      #"{"pages":[{"kind":"input"}],"at":"cursor"}"#,
      "at has no place in a wizard; its pages are shown in the middle of the screen"
    ),
    (
      #"[{"kind":"input","output":"json"}]"#,
      #"[0].output has no place in a wizard; give it beside "pages", for all of them"#
    ),
    (
      #"[{"kind":"choose"}]"#,
      #"[0]: it would read standard input, which can't be had here; give it "items""#
    ),
    (
      #"[{"kind":"input"},{"kind":"input"}]"#,
      "[1]: a second value is named 'value'; give each its own name, "
        + #"an input or a choose by the "name" of its page"#
    ),
    (
      #"[{"kind":"input"},{"kind":"alert","fields":["a","value"]}]"#,
      "[1].fields[1].field: a second value is named 'value'; give each its own name, "
        + #"an input or a choose by the "name" of its page"#
    ),
    (
      #"[{"kind":"input","name":"user"},{"kind":"alert","message":"{{usr}}"}]"#,
      "[1].message: {{usr}} names no value of an earlier page; did you mean 'user'?"
    ),
    (
      #"[{"kind":"input","name":"user","title":"{{user}}"}]"#,
      "[0].title: {{user}} names no value of an earlier page"
    ),
    (
      #"[{"kind":"input","name":"n","secure":true},"#
        + #"{"kind":"alert","fields":[{"field":"f","value":"{{n}}"}]}]"#,
      "[1].fields[0].value: {{n}} is a secret; it may stand only in the value of a secure field"
    ),
    (
      #"[{"kind":"input","title":"{{"}]"#,
      "[0].title: '{{' without '}}'; it takes {{NAME}}, or '{{{{' for two braces"
    ),
  ]

  @Test(arguments: wizards)
  func `a mistake in a wizard is told before anything is shown`(_ json: String, _ line: String) {
    expectMistake(json, "spec.json: " + line)
  }

  @Test func `options beside the file are mistakes of the command line`() {
    expectMistake(
      #"{"kind":"alert"}"#, "--timeout got 'x'; it takes seconds, as in 5, 2.5, 30s or 2m",
      options: ["--timeout", "x"], status: 64)
    expectMistake(
      #"{"kind":"alert"}"#, "--on-timeout 'x' names no button; there is 'OK'",
      options: ["--on-timeout", "x"], status: 64)
    expectMistake(
      #"{"kind":"notice"}"#, "unknown option '--timeout' for notice", options: ["--timeout", "5"],
      status: 64)
    expectMistake(
      "{}", "unexpected word 'b': show takes one FILE, or - for standard input",
      options: ["b"], status: 64)
  }

  private func expectMistake(
    _ json: String, _ line: String, _ path: String = "spec.json", options: [String] = [],
    status: Int32 = 65, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: UsageError.self, sourceLocation: sourceLocation) {
      _ = try Native.parse(["show", path] + options, surroundings(files: [path: json]))
    }
    #expect(error?.message == line, sourceLocation: sourceLocation)
    #expect(error.map { Native.status(of: $0) } == status, sourceLocation: sourceLocation)
  }
}
