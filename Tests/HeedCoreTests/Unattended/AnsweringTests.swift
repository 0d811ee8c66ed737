import HeedCore
import Testing

/// Dialogs that are answered by a line of a file, or by their defaults.
@Suite struct AnsweringTests {
  private static let identity = Identity(kind: "alert", title: "T")

  private static func form() -> Alert {
    var alert = Alert(
      message: "", buttons: [Button("Save", id: "save"), Button("Drop", .destructive)])
    alert.buttonList.buttons.append(Button("Cancel", .cancel, id: "cancel"))
    var port = Field(name: "port", value: "80")
    port.rules.form = .integer
    var pin = Field(name: "pin", isSecure: true)
    pin.rules.form = .integer
    alert.fields = FieldList([port, pin])
    return alert
  }

  private static func answer(
    _ line: String, _ dialog: some Dialog = form(), timing: Timing = Timing()
  ) throws -> Outcome {
    var dialog = dialog
    let book = try AnswerBook(Array(line.utf8))
    return try Answering(identity, environment: { $0 == "PIN" ? "12" : nil })
      .outcome(of: &dialog, by: book.entries[0], timing)
  }

  @Test func `values are given and the button is pressed`() throws {
    let outcome = try Self.answer(
      #"{"kind":"alert","button":"save","fields":{"port":8080,"pin":{"env":"PIN"}}}"#)
    #expect(outcome.end == .button(Self.form().buttonList[0]))
    #expect(outcome.values.map(\.text) == ["8080", "12"])
  }

  static let misfits = [
    (#""button":"save","fields":{"port":"x"}"#, "'x' is no value for 'port': a whole number"),
    (#""button":"save","fields":{"pin":"x"}"#, "the value of 'pin' is not valid: a whole number"),
    (#""button":"Later""#, "there is no button 'Later'; there is 'Save', 'Drop', 'Cancel'"),
    (#""button":"save","fields":{"user":"x"}"#, "there is no field 'user'; there is 'port', 'pin'"),
    (
      #""button":"save","fields":{"port":["1","2"]}"#,
      "'1 2' is no value for 'port': it takes one text"
    ),
    (#""fields":{"port":"1"}"#, "it names no button; there is 'Save', 'Drop', 'Cancel'"),
    (
      #""button":"save","fields":{"pin":"1\u0007"}"#,
      "the value of 'pin' is not valid: a line can't hold control characters"
    ),
    (#""end":"timeout""#, "it has no --timeout"),
    (
      #""button":"save","fields":{"pin":{"env":"NIX"}}"#,
      "'pin' is in the variable NIX, which is not set"
    ),
  ]

  @Test(arguments: misfits)
  func `an answer that does not fit is refused`(_ answer: String, _ reason: String) {
    #expect(throws: NoAnswer.unfit(Self.identity, line: 1, reason: reason)) {
      try Self.answer(#"{"kind":"alert","# + answer + "}")
    }
  }

  @Test func `a disabled button is refused, and cancel needs no valid values`() throws {
    var alert = Self.form()
    alert.buttonList.buttons[0].isDisabled = true
    #expect(throws: NoAnswer.self) {
      try Self.answer(#"{"kind":"alert","button":"save"}"#, alert)
    }
    let outcome = try Self.answer(#"{"kind":"alert","end":"escape","fields":{"port":"x"}}"#)
    #expect(outcome.end == .button(alert.buttonList[2]))
  }

  @Test func `the end of the time can be an answer`() throws {
    var timing = Timing(timeout: .seconds(5))
    #expect(try Self.answer(#"{"kind":"alert","end":"timeout"}"#, timing: timing).end == .timeout)
    timing.pressedAtTimeout = Self.form().buttonList[0]
    let outcome = try Self.answer(#"{"kind":"alert","end":"timeout"}"#, timing: timing)
    #expect(outcome.end == .button(Self.form().buttonList[0]))
  }

  private static func list(isMultiple: Bool) -> Choose {
    var choose = Choose()
    choose.isMultiple = isMultiple
    for name in ["a", "b", "b", "c"] { choose.list.append(Item(name)) }
    choose.list.changeLast { $0.isDisabled = true }
    choose.buttonList.buttons = [Button("OK", id: "ok"), Button("Cancel", .cancel, id: "cancel")]
    return choose
  }

  @Test func `items are chosen by their values`() throws {
    let one = try Self.answer(
      #"{"kind":"choose","fields":{"choice":"b"}}"#, Self.list(isMultiple: false))
    #expect(one.values == [Value(name: "choice", text: "b")])
    let several = try Self.answer(
      #"{"kind":"choose","fields":{"choices":["b","a","b"]}}"#, Self.list(isMultiple: true))
    #expect(several.values == [Value(name: "choices", list: ["a", "b", "b"])])
    for wrong in [#"["c"]"#, #"["a","a"]"#, #"["zz"]"#] {
      #expect(throws: NoAnswer.self) {
        try Self.answer(
          #"{"kind":"choose","fields":{"choices":\#(wrong)}}"#, Self.list(isMultiple: true))
      }
    }
  }

  // MARK: Defaults

  private static func byDefault(
    _ dialog: some Dialog, _ answer: Default = .declared
  ) throws -> Outcome {
    var dialog = dialog
    return try defaultOutcome(of: &dialog, identity, answer)
  }

  @Test func `only what was declared is a default`() throws {
    var alert = Self.form()
    #expect(throws: NoAnswer.self) { try Self.byDefault(alert) }
    alert.fields[0].prefill("8080")
    alert.fields[1].prefill("")
    // Drop answers as well as Save does, so one of them has to be said.
    #expect(throws: NoAnswer.self) { try Self.byDefault(alert) }
    alert.buttonList.preferredName = "save"
    #expect(try Self.byDefault(alert).values.map(\.text) == ["8080", ""])
    alert.fields[0].prefill("x")
    #expect(throws: NoAnswer.self) { try Self.byDefault(alert) }
  }

  @Test func `a question has none unless it says so`() throws {
    var confirm = Alert(message: "", buttons: [Button("Yes", id: "yes"), Button("No", .cancel)])
    #expect(throws: NoAnswer.self) { try Self.byDefault(confirm) }
    #expect(try Self.byDefault(confirm, .immediateReturn).end == .button(confirm.buttonList[0]))
    confirm.buttonList.preferredName = "No"
    #expect(try Self.byDefault(confirm).end == .button(confirm.buttonList[1]))
    let message = Alert(message: "", buttons: [Button("OK", id: "ok")])
    #expect(try Self.byDefault(message).end == .button(message.buttonList[0]))
  }

  @Test func `a list has the item that was declared`() throws {
    var choose = Self.list(isMultiple: false)
    #expect(throws: NoAnswer.self) { try Self.byDefault(choose) }
    choose.initialValue = "b"
    choose.list.highlight(item: 1)
    #expect(try Self.byDefault(choose).values.map(\.text) == ["b"])
  }
}
