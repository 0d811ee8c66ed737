import HeedCore
import Support
import Testing

/// What messages of the control channel do to a dialog.
@Suite struct ControlTests {
  @Test func titleSeverityAndMessageChange() {
    let seen = drive(
      Alert(message: "Old", buttons: [Button("OK")]),
      [
        .control(
          #"{"title":"A\u001b[31mB","severity":"warning","message":"New\nlines"}"#,
          #"{"button":"OK","press":true}"#)
      ], early: [#"{"title":"First"}"#], title: "Zero")
    #expect(seen.outcome.end == .button(Button("OK")))
    #expect(seen.pictures[0].contains("First"))
    #expect(!seen.pictures.contains { $0.contains("Zero") || $0.contains("\u{1B}") })
  }

  @Test func theFrameFollows() {
    let seen = drive(
      Alert(message: "Old", buttons: [Button("OK")]),
      [.control(#"{"title":"A\u001b[31mB","severity":"warning","message":"New\nlines"}"#)])
    expectPicture(
      seen.picture,
      """



                 ╭────────────────────────────────────╮
                 │                                    │
                 │   ! A^[[31mB                       │
                 │   New                              │
                 │   lines                            │
                 │                                    │
                 │                           ‹ OK ›   │
                 ╰────────────────────────────────────╯
                   ⏎ OK
      """)
  }

  @Test func aValueAndAProblemShow() {
    let seen = drive(
      account(),
      [
        .control(#"{"field":"name","value":{"base64":"YWRh"}}"#),
        .control(#"{"field":"name","problem":"already\u001btaken"}"#), .key(.enter),
        .control(#"{"field":"name","problem":null}"#), .key(.enter),
      ])
    #expect(seen.pictures.contains { $0.contains("! already^[taken") })
    #expect(seen.outcome == Outcome(.button(Button("Save", id: "save")), values: [.ada]))
  }

  @Test func theFrameStandsStillWhenAProblemComesAndGoes() {
    let alert = Alert(message: "M", buttons: [Button("OK")], fields: [Field(name: "a")])
    let problem = ScriptedTerminal.Step.control(#"{"field":"a","problem":"no"}"#)
    let seen = drive(
      alert, [problem, .control(#"{"field":"a","problem":null}"#), problem, .wait(.seconds(1))])
    let rows = seen.pictures.map { $0.split(separator: "\n").count }
    #expect(rows.count == 4)
    #expect(Set(rows.dropFirst()).count == 1)
  }

  @Test func buttonsAreLetAndForbidden() {
    let seen = drive(
      account("ada"),
      [
        .control(#"{"button":"save","enabled":false}"#), .key(.enter),
        .control(#"{"button":"save","press":true,"id":1}"#),
        .control(#"{"button":"Save","enabled":true,"press":true}"#),
      ])
    #expect(seen.refusals == ["button 'save' can't be pressed"])
    #expect(seen.outcome.end == .button(Button("Save", id: "save")))
  }

  @Test func itemsAreReplacedAndChosen() {
    var choose = Choose()
    choose.buttonList = ButtonList([Button("OK")])
    for value in ["a", "b"] { choose.list.append(Item(value)) }
    let items = """
      {"items":[{"heading":"H"},{"item":"x","label":"Ex","help-text":"why"},\
      {"item":"b","disabled":true},{"item":"c"}],"field":"choice","value":"c"}
      """
    let seen = drive(choose, [.control(items), .key(.up), .key(.enter)])
    #expect(seen.picture.contains("Ex"))
    #expect(seen.outcome.values == [Value(name: "choice", text: "x")])
    choose.isMultiple = true
    choose.list.marks = .boxes
    let many = drive(
      choose, [.control(#"{"field":"choices","value":["b","a"]}"#), .key(.enter)])
    #expect(many.outcome.values == [Value(name: "choices", list: ["a", "b"])])
  }

  @Test func aProgressIsDrivenToItsEnd() {
    let seen = drive(
      Progress(message: "M"),
      [
        .control(#"{"progress":42.5}"#), .wait(.seconds(10)), .control(#"{"progress":50}"#),
        .wait(.milliseconds(30)), .control(#"{"progress":null}"#), .wait(.milliseconds(30)),
        .control(#"{"dismiss":0}"#),
      ])
    #expect(seen.pictures.contains { $0.contains(" 42 %") })
    #expect(seen.pictures.contains { $0.contains("50 %") && $0.contains("left") })
    #expect(seen.outcome.end == .dismissed(status: 0))
  }

  @Test func itIsDismissedThoughAFieldIsInvalid() {
    let seen = drive(account(), [.key(.enter), .control(#"{"dismiss":3}"#)])
    #expect(seen.outcome.end == .dismissed(status: 3))
    #expect(seen.outcome.values == [Value(name: "name", text: "")])
    let early = drive(account(), [], early: [#"{"dismiss":3,"id":"x"}"#])
    #expect(early.outcome.end == .dismissed(status: 3))
    #expect(early.pictures == [])
    #expect(early.events == [#"{"event":"reply","id":"x","ok":true}"#])
  }

  @Test func aMessageIsDoneWhollyOrNotAtAll() {
    let seen = drive(
      account(),
      [
        .control(
          #"{"title":"T2","message":"M2","field":"name","value":"x","button":"No","enabled":true}"#)
      ],
      title: "T1")
    #expect(seen.refusals == ["there is no button 'No'; there is 'Save', 'Cancel'"])
    #expect(seen.picture.contains("T1"))
    #expect(seen.picture.contains("Who is it?"))
    #expect(seen.outcome.values == [Value(name: "name", text: "")])
  }

  @Test func linesComeInPieces() {
    let text = Array(#"{"dismiss":7}"#.utf8)
    let pieces = text.map { ScriptedTerminal.Step.event(.control([$0])) }
    #expect(drive(account(), pieces).outcome.end == .hungUp)
    // The end of the channel ends the last line, and nothing else.
    #expect(
      drive(account(), pieces + [.event(.control([]))]).outcome.end == .dismissed(status: 7))
    #expect(
      drive(account(), [.event(.control([])), .key(.escape)]).events.last?.contains("Cancel")
        == true)
  }

  @Test func manyMessagesAreDrawnOnce() {
    let messages = (1...30_000).map { Event.control(Array("{\"progress\":\($0 % 101)}\n".utf8)) }
    let seen = drive(Progress(), [.burst(messages), .control(#"{"dismiss":0}"#)])
    #expect(seen.outcome.end == .dismissed(status: 0))
    #expect(seen.pictures.count < 5)
  }
}

extension Value {
  fileprivate static let ada = Value(name: "name", text: "ada")
}
