import HeedCore
import Support
import Testing

/// What a dialog tells those who watch it.
@Suite struct EventsTests {
  @Test func everyKeyIsToldAndTheFocusAndThePress() {
    let seen = drive(account(), .typing("al") + [.key(.left), .key(.tab), .key(.enter)])
    #expect(
      seen.events == [
        #"{"event":"shown"}"#,
        #"{"event":"change","field":"name","value":"a","valid":true}"#,
        #"{"event":"change","field":"name","value":"al","valid":true}"#,
        #"{"event":"focus","on":"save"}"#,
        #"{"event":"press","button":"Save","id":"save"}"#,
      ])
  }

  @Test func whetherItIsValidIsTold() {
    let seen = drive(account("é"), [.key(.backspace), .paste("e\u{301}")])
    #expect(
      seen.events.dropFirst() == [
        #"{"event":"change","field":"name","value":"","valid":false}"#,
        "{\"event\":\"change\",\"field\":\"name\",\"value\":\"e\u{301}\",\"valid\":true}",
      ])
  }

  @Test func anExchangeOfEqualLookingTextsIsAChange() {
    let seen = drive(account("é"), [.burst([.key(Key(.backspace)), .paste("e\u{301}")])])
    #expect(seen.events.last?.contains("e\u{301}") == true)
  }

  @Test func highlightsAndTicksAreTold() {
    var choose = Choose()
    choose.buttonList = ButtonList([Button("OK")])
    for value in ["a", "b"] { choose.list.append(Item(value)) }
    #expect(
      drive(choose, [.key(.down), .key(.down), .key(.enter)]).events.dropFirst() == [
        #"{"event":"change","field":"choice","value":"b","valid":true}"#,
        #"{"event":"press","button":"OK"}"#,
      ])
    choose.isMultiple = true
    choose.list.marks = .boxes
    #expect(
      drive(choose, [.key(.character(" ")), .key(.down), .key(.tab)]).events.dropFirst() == [
        #"{"event":"change","field":"choices","value":["a"],"valid":true}"#,
        #"{"event":"focus","on":"OK"}"#,
      ])
  }

  @Test func itemsThatArriveChangeTheChoice() {
    var choose = Choose()
    choose.buttonList = ButtonList([Button("OK")])
    choose.readsItems = true
    let seen = drive(
      choose,
      [.burst([.input(Array("a\n".utf8)), .input(Array("b\n".utf8))]), .wait(.seconds(1))])
    #expect(
      seen.events.dropFirst() == [#"{"event":"change","field":"choice","value":"a","valid":true}"#])
  }

  @Test func whatIsControlledIsNotToldButTheFocusIs() {
    let alert = Alert(message: "M", buttons: [Button("A"), Button("B")])
    let seen = drive(
      alert, [.control(#"{"button":"A","enabled":false}"#), .control(#"{"message":"N"}"#)])
    #expect(seen.events == [#"{"event":"shown"}"#, #"{"event":"focus","on":"B"}"#])
    let typed = drive(account(), [.control(#"{"field":"name","value":"x"}"#)] + .typing("y"))
    #expect(
      typed.events.dropFirst() == [
        #"{"event":"change","field":"name","value":"xy","valid":true}"#
      ])
  }

  @Test func repliesToWhatCameEarlyFollowTheShowing() {
    let seen = drive(account(), [], early: [#"{"title":"T","id":1}"#, #"{"titel":1}"#])
    #expect(seen.events[0] == #"{"event":"shown"}"#)
    #expect(seen.events[1] == #"{"event":"reply","id":1,"ok":true}"#)
    #expect(seen.events.count == 3)
    #expect(seen.pictures.count == 1)
  }

  @Test func aKeyThatCameEarlyIsNotLost() {
    var terminal = ScriptedTerminal(
      [.control("{}")], early: [.control(Array("{}\n".utf8)), .key(.character("x"))])
    var dialog = account()
    var events: [Happening] = []
    _ = run(
      &dialog, chrome: Chrome(), timing: Timing(), observer: { events.append($0) }, on: &terminal)
    #expect(events == [.shown, .change(Value(name: "name", text: "x"), isValid: true)])
  }

  @Test func theTimeAndAProgramPressButtonsToo() {
    var timing = Timing(timeout: .seconds(1))
    timing.pressedAtTimeout = Button("Save", id: "save")
    let press = #"{"event":"press","button":"Save","id":"save"}"#
    #expect(drive(account("x"), [.wait(.seconds(2))], timing: timing).events.last == press)
    #expect(
      drive(account("x"), [.control(#"{"button":"save","press":true}"#)]).events.last == press)
  }
}
