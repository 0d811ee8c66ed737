import HeedCore
import Support
import Testing

/// What is saved in a test.
private final class Disk: @unchecked Sendable {
  var bytes: [UInt8]?
  var failure: String?
}

private func panel(
  _ text: String = "", adjust: (inout Edit) -> Void = { _ in }
) -> Panel<Edit> {
  var edit = Edit()
  adjust(&edit)
  edit.begin(with: ByteText.encode(text))
  return Panel(edit, buttons: [Button("OK", id: "ok"), Button("Cancel", .cancel, id: "cancel")])
}

private func text(_ outcome: Outcome) -> String { outcome.values.first?.text ?? "" }

/// To the OK button, and Return.
private let done: [ScriptedTerminal.Step] = [.key(.tab), .key(.enter)]

@Suite struct EditTests {
  @Test func `a text is shown and changed`() {
    let shown = show(
      panel("Dear reader,\n\n\tthis is long enough to be wrapped in this narrow place.\nBye\n"),
      [.key(.down), .key(.down)], columns: 44, rows: 17, title: "Letter")
    expectPicture(
      shown.pictures[shown.pictures.count - 1],
      """
      ╭──────────────────────────────────────────╮
      │                                          │
      │   Letter                                 │
      │                                          │
      │   Dear reader,                           │
      │                                          │
      │           this is long enough to be      │
      │   wrapped in this narrow place.          │
      │   Bye                                    │
      │                                          │
      │   ────────────────────────────────────   │
      │   line 3 of 5, column 1                  │
      │                                          │
      │                       Cancel      OK     │
      ╰──────────────────────────────────────────╯
       ⇥ buttons   ^S find   ^_ undo   esc Cancel
      """)
    #expect(text(shown.outcome).hasSuffix("Bye\n"))
  }

  @Test func `Return is a line end, and Tab leaves the text`() {
    let steps: [ScriptedTerminal.Step] = .typing("a") + [.key(.enter)] + .typing("b") + done
    let outcome = show(panel(), steps).outcome
    #expect(text(outcome) == "a\nb")
    guard case .button(let button) = outcome.end else { return #expect(Bool(false)) }
    #expect(button.label == "OK")
    #expect(show(panel("x"), [.key(.escape)]).outcome.end == .button(panel().buttonList[1]))
  }

  @Test func `the cursor stays in sight`() {
    let lines = (1...100).map { "line \($0)\n" }.joined()
    let end = show(panel(lines), [.key(.end, .control)], columns: 40, rows: 12)
    #expect(end.pictures.last?.contains("line 100") == true)
    #expect(end.pictures.last?.contains("line 101 of 101") == true)
    let small = show(
      panel(lines), [.key(.end, .control), .resized(columns: 30, rows: 7)], columns: 80, rows: 24)
    #expect(small.pictures.last?.contains("line 100") == true)
    let wheel = show(
      panel(lines), [.mouse(.wheelDown, row: 5, column: 5), .mouse(.wheelDown, row: 5, column: 5)],
      columns: 40, rows: 12)
    #expect(wheel.pictures.last?.contains("line 1  ") == false)
    #expect(text(wheel.outcome) == lines)
  }

  @Test func `long lines scroll to the side when they are not wrapped`() {
    let line = (1...30).map { "\($0) " }.joined()
    let shown = show(panel(line) { $0.wraps = false }, [.key(.end)], columns: 40, rows: 10)
    #expect(shown.pictures.last?.contains("‹") == true)
    #expect(shown.pictures.last?.contains("30") == true)
    let wrapped = show(
      panel(line) { $0.wraps = false }, [.key(.alt("z"))], columns: 40, rows: 12)
    #expect(wrapped.pictures.last?.contains("30") == true)
  }

  @Test func `search goes on as one types, and back where it began`() {
    let lines = "alpha\nbeta\nalbum\n"
    let steps: [ScriptedTerminal.Step] = [.key(.control("s"))] + .typing("al")
    let first = show(panel(lines), steps + [.key(.enter)] + .typing("!") + done)
    #expect(text(first.outcome) == "!alpha\nbeta\nalbum\n")
    let second = show(
      panel(lines), steps + [.key(.control("s")), .key(.enter)] + .typing("!") + done)
    #expect(text(second.outcome) == "alpha\nbeta\n!album\n")
    let back = show(
      panel(lines), [.key(.down)] + steps + [.key(.escape)] + .typing("!") + done)
    #expect(text(back.outcome) == "alpha\n!beta\nalbum\n")
    let none = show(panel(lines), [.key(.control("s"))] + .typing("zz"), columns: 60)
    #expect(none.pictures.last?.contains("not found: zz") == true)
  }

  @Test func `the mouse puts the cursor, and selects when it is let go elsewhere`() {
    // The text begins below border and title.
    let click = ScriptedTerminal.Step.mouse(.press, row: 3, column: 5)
    let typed = show(
      panel("abcd\nefgh"), [click] + .typing("!") + done, columns: 40, rows: 12, title: "T")
    #expect(text(typed.outcome) == "abcd\nef!gh")
    let cut = show(
      panel("abcd\nefgh"),
      [click, .mouse(.release, row: 2, column: 4), .key(.control("w"))] + done, columns: 40,
      rows: 12,
      title: "T")
    #expect(text(cut.outcome) == "agh")
  }

  @Test func `a paste is one step`() {
    let pasted = show(panel("x"), [.paste("a\nb\n"), .key(.control("_"))] + done)
    #expect(text(pasted.outcome) == "x")
  }

  @Test func `what is required or too long is refused`() {
    let required = show(panel { $0.isRequired = true }, done, columns: 60, rows: 16)
    #expect(required.pictures.last?.contains("! must not be empty") == true)
    let long = show(
      panel("abc") { $0.mostCharacters = 4 }, .typing("xy") + done, columns: 60, rows: 16)
    #expect(long.pictures.last?.contains("! at most 4 characters; there are 5") == true)
    #expect(long.pictures.last?.contains("5/4 characters") == true)
    let short = show(
      panel("abc") { $0.mostCharacters = 4 }, .typing("xy") + [.key(.backspace)] + done)
    #expect(text(short.outcome) == "xabc")
  }

  @Test func `it is saved before the end, and goes on where that fails`() {
    let disk = Disk()
    let saving = panel("old\n") { edit in
      edit.save = { bytes in
        if let reason = disk.failure { return .init(reason: reason) }
        disk.bytes = bytes
        return nil
      }
    }
    disk.failure = "No space left on device"
    let failed = show(saving, .typing("x") + done, columns: 60, rows: 16)
    #expect(failed.outcome.end == .hungUp)
    #expect(
      failed.pictures.last?.contains("! the text can't be saved: No space left on device") == true)
    #expect(failed.outcome.values.first?.isDraft == true)
    disk.failure = nil
    let saved = show(saving, .typing("x") + done)
    #expect(disk.bytes == Array("xold\n".utf8))
    guard case .button = saved.outcome.end else { return #expect(Bool(false)) }
    disk.bytes = nil
    _ = show(saving, [.key(.escape)])
    #expect(disk.bytes == nil)
  }

  @Test func `standard input is taken in before an answer`() {
    var edit = Edit()
    edit.beginReceiving()
    let receiving = Panel(edit, buttons: [Button("OK", id: "ok")])
    let early = show(receiving, [.event(.input(Array("a\n".utf8)))] + done, columns: 60, rows: 16)
    #expect(early.pictures.last?.contains("! standard input has not ended yet") == true)
    let all = show(
      receiving,
      [.event(.input(Array("a\n".utf8))), .event(.input([0x62])), .event(.endOfInput)] + done)
    #expect(text(all.outcome) == "a\nb")
    #expect(all.outcome.values.first?.isDraft == false)
  }

  @Test func `it is of use on small screens`() {
    for (columns, rows) in [(40, 12), (20, 5), (12, 3), (200, 60)] {
      let outcome = show(panel(), .typing("hello") + done, columns: columns, rows: rows).outcome
      #expect(text(outcome) == "hello")
    }
  }

  @Test func `it is answered without a screen`() throws {
    var dialog = panel("old")
    _ = try dialog.apply(.value(field: "text", ["a\nb\n"]))
    #expect(dialog.values.first?.text == "a\nb\n")
    #expect(dialog.question.prompts.first?.isDeclared == true)
    #expect(throws: ChangeError.self) { try dialog.apply(.value(field: "name", [""])) }
  }

  @Test func `no control character reaches the screen`() {
    let shown = show(panel("a\u{1B}[31mb\u{9B}c\u{202E}d\rx"), columns: 60, rows: 16)
    #expect(shown.pictures[0].contains("a^[[31mb<9B>cd^Mx"))
  }
}
