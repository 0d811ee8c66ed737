import HeedCore
import Support
import Testing

/// Holds a conversation with a dialog in plain lines.
func converse(
  _ dialog: some Dialog, _ steps: [ScriptedLines.Step] = [], title: String = "",
  timing: Timing = Timing(), input: [String] = [], answersByInput: Bool = false,
  adjust: (inout Chrome) -> Void = { _ in }
) -> (outcome: Outcome, conversation: String) {
  var dialog = dialog
  var chrome = Chrome(title: title)
  adjust(&chrome)
  var channel = ScriptedLines(steps, input: input)
  channel.answersByInput = answersByInput
  let outcome = askPlainly(&dialog, chrome: chrome, timing: timing, on: &channel)
  return (outcome, channel.conversation)
}

@Suite struct PlainAskingTests {
  static let save = Alert(
    message: "Unsaved edits will be lost.",
    buttons: [
      Button("Save", id: "save"), Button("Don't Save", .destructive), Button("Cancel", .cancel),
    ])

  static var account: Alert {
    var name = Field(name: "user", value: "ada")
    name.hint = "small letters"
    name.rules.isRequired = true
    let password = Field(name: "password", isSecure: true)
    var again = Field(name: "again", label: "Once more", isSecure: true)
    again.rules.twin = "password"
    return Alert(
      message: "", buttons: [Button("Create"), Button("Cancel", .cancel)],
      fields: [name, password, again])
  }

  private static let answers: [(String, String)] = [
    ("", "Save"), ("1", "Save"), ("save", "Save"), ("SA", "Save"), ("d", "Don't Save"),
    ("Don't Save", "Don't Save"), ("2", "Don't Save"), ("３", "Cancel"), ("c", "Cancel"),
  ]

  @Test(arguments: answers) func aButtonIsNamed(_ line: String, _ label: String) {
    let (outcome, text) = converse(Self.save, [.line(line)], title: "Save changes?")
    guard case .button(let button) = outcome.end else {
      Issue.record("\(outcome.end)")
      return
    }
    #expect(button.label == label)
    expectPicture(
      text,
      """
      Save changes?
      Unsaved edits will be lost.
      1. Save
      2. Don't Save (destructive)
      3. Cancel
      Answer [1]: \(line)
      Answered: \(label).
      """)
  }

  @Test func mistakesAreToldAndHelpIsGiven() {
    let (outcome, text) = converse(Self.save, ["?", "4", "x", "\u{1B}"], title: "Save?") {
      $0.severity = .warning
    }
    #expect(outcome.end == .button(Button("Cancel", .cancel)))
    expectPicture(
      text.replacing("\u{1B}", with: "ESC"),
      """
      warning: Save?
      Unsaved edits will be lost.
      1. Save
      2. Don't Save (destructive)
      3. Cancel
      Answer [1]: ?
      Type the number of an answer, or how its name begins, then Return.
      Return alone means Save.
      The end of input, Ctrl-D, cancels.
      Answer [1]: 4
      ! '4' is none of these; give a number, or the beginning of a name
      ? gives help.
      Answer [1]: x
      ! 'x' is none of these; give a number, or the beginning of a name
      Answer [1]: ESC
      ! '^[' is none of these; give a number, or the beginning of a name
      Answer [1]:\u{20}
      Cancelled.
      """)
  }

  @Test func fieldsAreAskedOneByOne() {
    let (outcome, text) = converse(Self.account, ["", "s3", "s4", "s3"], title: "New account")
    #expect(outcome.end == .button(Button("Create")))
    #expect(outcome.values.map(\.text) == ["ada", "s3", "s3"])
    expectPicture(
      text,
      """
      New account
      small letters
      User [ada]:\u{20}
      Password (not shown):\u{20}
      Once more (not shown):\u{20}
      ! not the same as Password
      ? gives help.
      Once more (not shown):\u{20}
      Answered: Create.
      """)
  }

  @Test func oneCanGoBackAndOn() {
    let (outcome, text) = converse(
      Self.account, ["\\", "bob", "a", "b", "\\<", "c", "c"], title: "T")
    #expect(outcome.values.map(\.text) == ["bob", "c", "c"])
    #expect(text.contains("User [ada]: \\\n! needs a value\n"))
    let (cancelled, words) = converse(Self.account, ["", "s", "\\>", "1", "s", "c"], title: "T")
    #expect(cancelled.end == .button(Button("Create")))
    expectPicture(
      words,
      """
      T
      small letters
      User [ada]:\u{20}
      Password (not shown):\u{20}
      Once more (not shown):\u{20}
      1. Create
      2. Cancel
      Answer [1]: 1
      ! Once more: not the same as Password
      ? gives help.
      Once more (not shown):\u{20}
      Answered: Create.
      """)
  }

  private static let escaped: [(String, String)] = [
    ("\\", ""), ("\\\\", "\\"), ("\\?", "?"), ("\\\\?", "\\?"), ("\\\\<", "\\<"),
    ("\\n", "\\n"), ("\\\\server", "\\\\server"), (" a ", " a "), ("a?", "a?"),
  ]

  @Test(arguments: escaped) func everyTextCanBeGiven(_ line: String, _ text: String) {
    var field = Field(name: "value", label: "")
    field.prefill("old")
    let dialog = Alert(message: "", buttons: [Button("OK")], fields: [field])
    let (outcome, conversation) = converse(dialog, [.line(line)], title: "Name")
    #expect(outcome.values.map(\.text) == [text])
    expectPicture(conversation, "Name [old]: \(line)\nAnswered: OK.")
  }

  @Test func aSecretIsNeverSaid() {
    let field = Field(name: "p", label: "", value: "hidden", isSecure: true)
    let dialog = Alert(message: "", buttons: [Button("OK")], fields: [field])
    let (outcome, text) = converse(dialog, ["?", ""], title: "PIN?")
    #expect(outcome.values.map(\.text) == ["hidden"])
    #expect(text.hasPrefix("PIN? (not shown) [unchanged]: "))
    #expect(!text.contains("hidden"))
  }

  @Test func aProgramMayRefuseAnAnswer() {
    let dialog = Alert(
      message: "", buttons: [Button("OK")], fields: [Field(name: "user", label: "User")])
    func control(_ text: String) -> ScriptedLines.Step {
      .stop(.control(Array((text + "\n").utf8)))
    }
    let (outcome, text) = converse(
      dialog,
      [
        "root", control(#"{"field":"user","problem":"already taken"}"#), "ada",
        control(#"{"field":"user","problem":null}"#),
      ], title: "Account")
    #expect(outcome.values.map(\.text) == ["ada"])
    #expect(text.contains("! already taken"))
    let (ended, _) = converse(dialog, [control(#"{"dismiss":7}"#)], title: "Account")
    #expect(ended.end == .dismissed(status: 7))
  }

  @Test func theEndOfTheInputCancels() {
    let alert = Alert(message: "M", buttons: [Button("OK")])
    #expect(converse(alert).outcome.end == .escape)
    expectPicture(converse(alert).conversation, "M\nReturn for OK: \nCancelled.")
    #expect(converse(Self.account, ["x"]).outcome.end == .button(Button("Cancel", .cancel)))
    #expect(converse(alert, [.stop(.signal(2))]).outcome.end == .signal(2))
    #expect(converse(alert, [.stop(.hungUp)]).outcome.end == .hungUp)
  }

  @Test func timeEndsIt() {
    var timing = Timing(timeout: .seconds(90))
    let alert = Alert(message: "M", buttons: [Button("Go", id: "go"), Button("Stop", .cancel)])
    let (outcome, text) = converse(alert, ["x", .wait(.seconds(90)), "1"], timing: timing)
    #expect(outcome.end == .timeout)
    #expect(text.contains("Without an answer in 1 min 30 s it closes.\n1. Go\n"))
    #expect(text.hasSuffix("Timed out.\n"))
    timing.pressedAtTimeout = alert.buttonList[0]
    let pressed = converse(alert, [.wait(.seconds(100))], timing: timing)
    #expect(pressed.outcome.end == .button(alert.buttonList[0]))
    #expect(pressed.conversation.contains("Without an answer in 1 min 30 s: Go.\n"))
    #expect(pressed.conversation.hasSuffix("Answer [1]: \nTimed out: Go.\n"))
  }

  @Test func lockedButtonsAreWaitedFor() {
    var timing = Timing()
    timing.enableAfter = .seconds(2)
    let (outcome, text) = converse(Self.save, ["1"], title: "T", timing: timing)
    #expect(outcome.end == .button(Self.save.buttonList[0]))
    #expect(text.contains("lost.\nWait 2 s.\n1. Save\n"))
    timing.timeout = .seconds(1)
    #expect(converse(Self.save, ["1"], timing: timing).outcome.end == .timeout)
  }

  @Test func whatIsUnavailableIsSaid() {
    var alert = Self.save
    alert.buttonList.buttons[0].isDisabled = true
    let (outcome, text) = converse(alert, ["1", "2"], title: "T")
    #expect(outcome.end == .button(alert.buttonList[1]))
    #expect(text.contains("1. Save (unavailable)\n2. Don't Save (destructive)\n"))
    #expect(text.contains("! 'Save' is unavailable\n"))
  }

  @Test func onlyADestructiveButtonIsAskedFor() {
    var alert = Self.account
    alert.buttonList.buttons[0].role = .destructive
    let (outcome, text) = converse(alert, ["", "", "", "", "1"], title: "T")
    #expect(outcome.end == .button(alert.buttonList[0]))
    #expect(text.contains("Answer: \n! give the number of an answer\n"))
  }

  @Test func aTextIsSaidWhole() {
    let (outcome, text) = converse(
      View(text: "one\n\n\ttwo\u{1B}[31m\r\nend"), [""], title: "File")
    #expect(outcome.end == .button(Button("OK", id: "ok")))
    expectPicture(
      text, "File\none\n\n        two^[[31m\nend\nReturn for OK: \nAnswered: OK.")
  }

  @Test func aTextThatArrivesIsSaidAsItComes() {
    var view = View()
    view.isReceiving = true
    let (outcome, text) = converse(
      view, title: "Build", input: ["a\nb", "c\n", "d"], answersByInput: true)
    #expect(outcome.end == .button(Button("OK", id: "ok")))
    expectPicture(text, "Build\na\nbc\nd\nReturn for OK: \nAnswered: OK.")
  }

  @Test func aLineWithoutAnEndIsCut() {
    var view = View()
    view.isReceiving = true
    let long = String(repeating: "é", count: 40_000)
    let (_, text) = converse(view, [""], title: "T", input: [long])
    let lines = text.split(separator: "\n").dropFirst().prefix(3)
    #expect(lines.joined() == long)
    #expect(lines.allSatisfy { $0.utf8.count <= 32_768 })
  }
}
