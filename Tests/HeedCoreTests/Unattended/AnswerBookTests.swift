import HeedCore
import Testing

/// Files of recorded answers, and which dialog a line is for.
@Suite struct AnswerBookTests {
  static let mistakes = [
    (
      "{\"name\":\"a\"}\n{",
      "line 2, column 2: expected a key in double quotes or }, found the end of the text"
    ),
    ("[1]", "line 1: an answer is an object, as in {\"kind\":\"confirm\",\"button\":\"yes\"}"),
    ("\n\n{\"name\":\"a\",\"buton\":\"x\"}", "line 3: unknown key 'buton'; did you mean 'button'?"),
    (
      "{\"name\":\"a\",\"zzzzzz\":1}",
      "line 1: unknown key 'zzzzzz'; an answer has name, kind, title, message, button, end, fields"
    ),
    ("{\"name\":1}", "line 1: name takes a string"),
    ("{\"name\":\"a\",\"end\":\"x\"}", "line 1: end takes \"escape\" or \"timeout\""),
    ("{\"name\":\"a\",\"fields\":[]}", "line 1: fields takes an object of names and values"),
    (
      "{\"name\":\"a\",\"fields\":{\"f\":null}}",
      "line 1: fields.f takes a string, a list of strings, or {\"env\": \"VARIABLE\"}"
    ),
    (
      "{\"button\":\"ok\"}",
      "line 1: it says of no dialog which; give it a name, kind, title or message"
    ),
    (
      "{\"name\":\"a\",\"button\":\"ok\",\"end\":\"escape\"}",
      "line 1: it has both button and end; an answer has one of them"
    ),
  ]

  @Test(arguments: mistakes)
  func `a mistake is told by its line`(_ text: String, _ message: String) {
    do throws(AnswerFileError) {
      _ = try AnswerBook(Array(text.utf8))
      Issue.record("taken: \(text)")
    } catch { #expect(error.message == message) }
  }

  private static let book = """
    {"name":"who","button":"ok","fields":{"value":"by name"}}
    {"kind":"input","title":"Who","button":"ok","fields":{"value":"by title"}}
    {"kind":"input","title":"Twice","button":"ok","fields":{"value":"1"}}
    {"kind":"input","title":"Twice","button":"ok","fields":{"value":"2"}}
    {"kind":"confirm","button":"yes"}
    {"title":"Again","button":"yes"}
    {"title":"Again","button":"yes"}
    """

  private static func answer(_ identity: Identity) throws -> Int? {
    try AnswerBook(Array(book.utf8)).answer(to: identity)?.number
  }

  @Test func `a name comes before what is said of a dialog`() throws {
    #expect(try Self.answer(Identity(name: "who", kind: "input", title: "Who")) == 1)
    #expect(try Self.answer(Identity(kind: "input", title: "Who")) == 2)
    #expect(try Self.answer(Identity(name: "other", kind: "input", title: "Who")) == 2)
    #expect(try Self.answer(Identity(kind: "alert", title: "Who")) == nil)
    #expect(try Self.answer(Identity(kind: "confirm", title: "T", message: "M")) == 5)
  }

  @Test func `answers that differ are refused, and those that agree are one`() throws {
    let twice = Identity(kind: "input", title: "Twice")
    #expect(throws: NoAnswer.severalAnswers(twice, lines: [3, 4])) { try Self.answer(twice) }
    #expect(try Self.answer(Identity(kind: "sheet", title: "Again")) == 6)
  }

  @Test func `a replay takes repeats in their order`() throws {
    let book = try AnswerBook(Array(Self.book.utf8))
    var used = [Bool](repeating: false, count: book.entries.count)
    let twice = Identity(kind: "input", title: "Twice")
    #expect(try book.nextAnswer(to: twice, used: &used)?.number == 3)
    #expect(try book.nextAnswer(to: twice, used: &used)?.number == 4)
    #expect(throws: NoAnswer.noAnswerLeft(twice)) { try book.nextAnswer(to: twice, used: &used) }
    #expect(used == [false, false, true, true, false, false, false])
    #expect(try book.nextAnswer(to: Identity(kind: "alert", title: "?"), used: &used) == nil)
  }

  @Test func `what is recorded can be read again`() throws {
    var alert = Alert(message: "M", buttons: [Button("Save", id: "s"), Button("No", .cancel)])
    alert.fields = FieldList([
      Field(name: "user", value: "\u{1B}x"), Field(name: "pass word", value: "s", isSecure: true),
    ])
    let identity = Identity(name: "n", kind: "alert", title: "T", message: "M")
    let outcome = Outcome(.button(alert.buttonList[0]), values: alert.values)
    let line = AnswerLine(outcome, of: identity, alert.question)
    let text = try #require(line).json.text
    #expect(
      text == """
        {"name":"n","kind":"alert","title":"T","message":"M","button":"s",\
        "fields":{"user":"x","pass word":{"env":"HEED_SECRET_PASS_WORD"}}}
        """)
    #expect(try AnswerBook(Array(text.utf8)).entries.map(\.line) == [line])
    #expect(AnswerLine(Outcome(.hungUp), of: identity, alert.question) == nil)
  }
}
