import HeedCore
import Support
import Testing

/// Messages that can't be done: why, and that nothing else comes of them.
@Suite struct ControlRefusalTests {
  @Test(arguments: [
    ("nonsense", "not JSON: column 1: expected a value, found \"nonsense\""),
    (
      "{\"title\":\"\u{1B}\"}",
      #"not JSON: column 11: a control character must be written as \u001B in a string"#
    ),
    ("[1]", #"a message is an object, as in {"progress":50}"#),
    (#"{"titel":"x"}"#, "unknown key 'titel'; did you mean 'title'?"),
    (#"{"\u001bqqqqqqq":"x"}"#, "unknown key '^[qqqqqqq'"),
    (#"{"title":1}"#, #"'title' takes a string or {"base64":"…"}"#),
    (#"{"message":{"base64":"*"}}"#, #"'message' takes a string or {"base64":"…"}"#),
    (#"{"severity":"bad"}"#, "'severity' takes info, success, warning, critical or null"),
    (#"{"value":"x"}"#, "'value' goes with 'field'"),
    (#"{"problem":null}"#, "'problem' goes with 'field'"),
    (#"{"field":"name"}"#, "'field' goes with 'value' or 'problem'"),
    (
      #"{"field":"name","value":7}"#, #"'value' takes a string, {"base64":"…"} or an array of them"#
    ),
    (#"{"field":"name","value":["a","b"]}"#, "'a b' is no value for 'name': it takes one text"),
    (#"{"field":"nam","value":"a"}"#, "there is no field 'nam'; there is 'name'"),
    (#"{"press":true}"#, "'press' goes with 'button'"),
    (#"{"button":"save"}"#, "'button' goes with 'enabled' or 'press'"),
    (#"{"button":"save","enabled":1}"#, "'enabled' takes true or false"),
    (#"{"button":"save","press":false}"#, "'press' takes true"),
    (#"{"button":"save","press":true}"#, "button 'save' can't be pressed"),
    (#"{"button":"save","press":true,"dismiss":1}"#, "'press' and 'dismiss' exclude each other"),
    (#"{"dismiss":64}"#, "'dismiss' takes a status from 0 to 63"),
    (#"{"dismiss":"0"}"#, "'dismiss' takes a status from 0 to 63"),
    (#"{"progress":101}"#, "'progress' takes a number from 0 to 100, or null"),
    (#"{"progress":"5"}"#, "'progress' takes a number from 0 to 100, or null"),
    (#"{"progress":1e999}"#, "'progress' takes a number from 0 to 100, or null"),
    (#"{"progress":5}"#, "this dialog has no progress bar"),
    (#"{"items":[]}"#, "this dialog has no items"),
    (#"{"items":["a"]}"#, "'items' takes an array of objects"),
    (#"{"items":[{"label":"a"}]}"#, "'items' takes an array of objects with 'item' or 'heading'"),
    (#"{"items":[{"item":"a","help":"x"}]}"#, "unknown key 'help'; did you mean 'help-text'?"),
    (#"{"items":[{"item":"a","selected":1}]}"#, "'selected' takes true or false"),
    (#"{"title":"a","title":"b"}"#, #"not JSON: column 14: the key "title" is given twice"#),
  ])
  func itIsToldAndNothingElse(line: String, reason: String) {
    let seen = drive(account(), [.control(line)])
    #expect(seen.refusals == [reason])
    #expect(seen.outcome.end == .hungUp)
    #expect(seen.pictures.allSatisfy { $0 == seen.pictures[0] })
    let reply = JSON.object([
      ("event", "reply"), ("id", .null), ("ok", false), ("error", .string(reason)),
    ])
    #expect(seen.events == [#"{"event":"shown"}"#, reply.text])
  }

  @Test func theReplyBearsTheID() {
    let seen = drive(
      account(), [.control(#"{"id":[1,"é"],"titel":"x"}"#, #"{"id":null}"#, "", " ")])
    #expect(
      seen.events.dropFirst() == [
        #"{"event":"reply","id":[1,"é"],"ok":false,"error":"unknown key 'titel'; did you mean 'title'?"}"#,
        #"{"event":"reply","id":null,"ok":true}"#,
      ])
  }

  @Test func aLineThatIsTooLongIsPassedOver() {
    let long = [UInt8](repeating: 0x20, count: 65_536)
    let seen = drive(
      account(),
      (0..<17).map { _ in .event(.control(long)) } + [
        .control(#"{"dismiss":1}"#), .control(#"{"dismiss":2}"#),
      ])
    #expect(seen.refusals == ["a line of more than 1 MiB"])
    #expect(seen.outcome.end == .dismissed(status: 2))
  }

  @Test func noBytesBreakIt() {
    var generator = SystemRandomNumberGenerator()
    let alphabet = Array(#"{}[]":,\u0019eE.-+ntrfase"#.utf8) + [0, 0x0A, 0x1B, 0xC3, 0xFF]
    for _ in 0..<200 {
      let bytes = (0..<200).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
      #expect(drive(account(), [.event(.control(bytes))]).outcome.end == .hungUp)
    }
  }
}
