import HeedCore
import Support
import Testing

@Suite struct FieldTests {
  private static func project() -> Alert {
    var field = Field(name: "name")
    field.placeholder = "e.g. intranet"
    field.rules.length = Bounds(least: 1, greatest: 20)
    var alert = Alert(
      message: "1 to 20 characters.", buttons: [Button("Create"), Button("Cancel", .cancel)],
      fields: [field])
    alert.buttonList.preferredName = "Create"
    return alert
  }

  @Test func anInvalidFieldDimsTheButtonAndSaysWhy() {
    let seen = show(
      Self.project(), [.key(.enter)], columns: 60, rows: 14, title: "Project name")
    expectPicture(
      seen.pictures[1],
      """
         ╭────────────────────────────────────────────────────╮
         │                                                    │
         │   Project name                                     │
         │   1 to 20 characters.                              │
         │                                                    │
         │   Name                                             │
         │   e.g. intranet                                    │
         │   ──────────────────────────────────────────────   │
         │   ! between 1 and 20 characters                    │
         │                                                    │
         │                             Cancel      Create     │
         ╰────────────────────────────────────────────────────╯
           ⇥ next   esc Cancel
      """)
    #expect(seen.styles.contains("bbbbbbbbbb..xxxxxxxxxx"))
    #expect(seen.styles.contains("EEEEEEEEEEEEEEEEEEEEEEEEEEEEE"))
  }

  @Test func aValidFieldEnablesTheButton() {
    let seen = show(Self.project(), .typing("社内ポータル") + [.key(.enter)])
    #expect(
      seen.outcome
        == Outcome(
          .button(Button("Create")),
          values: [
            Value(name: "name", text: "社内ポータル")
          ]))
    #expect(seen.styles.contains("BBBBBBBBBB"))
  }

  @Test func whatIsTooLongIsKeptAndRefused() {
    let long = String(repeating: "x", count: 21)
    let seen = show(Self.project(), .typing(long) + [.key(.enter)])
    #expect(seen.outcome.end == .hungUp)
    #expect(seen.outcome.values == [Value(name: "name", text: long)])
    let mended = show(Self.project(), .typing(long) + [.key(.backspace), .key(.enter)])
    #expect(mended.outcome.end == .button(Button("Create")))
  }

  @Test func cancelWorksWhileAFieldIsInvalid() {
    let cancel = End.button(Button("Cancel", .cancel))
    #expect(show(Self.project(), [.key(.escape)]).outcome.end == cancel)
    #expect(show(Self.project(), [.key(.tab), .key(.enter)]).outcome.end == cancel)
  }

  @Test func neitherMouseNorHotKeyFiresADimmedButton() {
    let click = ScriptedTerminal.Step.mouse(.press, row: 15, column: 56)
    let seen = show(Self.project(), [click], title: "Project name")
    #expect(seen.outcome.end == .hungUp)
    #expect(seen.pictures.last?.contains("! between 1 and 20 characters") == true)
    #expect(
      show(Self.project(), [.key(.tab), .key(.character("c"))]).outcome.end
        == .button(Button("Cancel", .cancel)))
  }

  @Test func aButtonThatIsAlwaysLiveCanBePressed() {
    var alert = Self.project()
    var later = Button("Later")
    later.isAlways = true
    alert.buttonList.buttons.append(later)
    #expect(show(alert, [.key(.tab), .key(.enter)]).outcome.end == .button(later))
  }

  @Test func lettersTypeInAFieldAndAreNoHotKeys() {
    let alert = Alert(
      message: "", buttons: [Button("Yes"), Button("No", .cancel)], fields: [Field(name: "key")])
    let seen = show(alert, .typing("my-token-n0y ") + [.key(.enter)])
    #expect(seen.outcome.values.first?.text == "my-token-n0y ")
  }

  @Test func returnMovesOnWhereOnlyDestructiveButtonsAreLeft() {
    let alert = Alert(
      message: "", buttons: [Button("Wipe", .destructive), Button("Keep", .cancel)],
      fields: [Field(name: "a"), Field(name: "b")])
    let seen = show(alert, [.key(.enter), .key(.character("x")), .key(.enter)])
    #expect(seen.outcome.end == .hungUp)
    #expect(seen.outcome.values.map(\.text) == ["", "x"])
  }

  @Test func aSecretIsMaskedAndCanBeRevealed() {
    let alert = Alert(
      message: "", buttons: [Button("OK")],
      fields: [Field(name: "pw", value: "", isSecure: true)])
    let seen = show(alert, .typing("s3cret") + [.key(.control("r"))])
    let pictures = seen.pictures
    #expect(pictures[6].contains("••••••"))
    #expect(!pictures[..<7].contains { $0.contains("s3") })
    #expect(pictures[7].contains("s3cret"))
    #expect(pictures[6].contains("^R reveal"))
    #expect(pictures[7].contains("^R hide"))
  }

  @Test func theLengthOfASecretCanBeHidden() {
    var field = Field(name: "pw", isSecure: true)
    field.mask = .hidden
    let alert = Alert(message: "", buttons: [Button("OK")], fields: [field])
    let seen = show(alert, .typing("s3cret"))
    #expect(seen.pictures.first == seen.pictures.last)
    #expect(seen.outcome.values.first?.text == "s3cret")
  }

  @Test func aPasteOfSeveralLinesIsTextAndAnswersNothing() {
    let alert = Alert(message: "", buttons: [Button("OK")], fields: [Field(name: "a")])
    let seen = show(alert, [.paste("hi\nyo"), .key(.enter)])
    #expect(seen.outcome.values.first?.text == "hi yo")
  }

  @Test func aLongPasteIsQuickAndWhole() {
    let text = String(repeating: "0123456789", count: 10_240)
    let alert = Alert(message: "", buttons: [Button("OK")], fields: [Field(name: "a")])
    let seen = show(alert, [.paste(text), .key(.home), .key(.enter)])
    #expect(seen.outcome.values.first?.text == text)
    #expect(seen.pictures[1].contains("‹"))
  }

  @Test func theFieldWithTheFocusStaysInSight() {
    let fields = (1...12).map { Field(name: "f\($0)", label: "Field \($0)") }
    let alert = Alert(message: "Text", buttons: [Button("OK")], fields: fields)
    let tabs = [ScriptedTerminal.Step](repeating: .key(.tab), count: 11)
    let seen = show(alert, tabs + .typing("here"), columns: 40, rows: 10)
    #expect(seen.pictures.last?.contains("here") == true)
    #expect(seen.pictures.last?.contains("OK") == true)
  }

  @Test func aTwinHasToBeTheSame() {
    var second = Field(name: "again", label: "Again", isSecure: true)
    second.rules.twin = "pw"
    let alert = Alert(
      message: "", buttons: [Button("OK")],
      fields: [Field(name: "pw", label: "Password", isSecure: true), second])
    let different = show(alert, .typing("a") + [.key(.tab)] + .typing("b") + [.key(.enter)])
    #expect(different.outcome.end == .hungUp)
    #expect(different.pictures.last?.contains("! not the same as Password") == true)
    let same = show(alert, .typing("a") + [.key(.tab)] + .typing("a") + [.key(.enter)])
    #expect(same.outcome.end == .button(Button("OK")))
  }
}
