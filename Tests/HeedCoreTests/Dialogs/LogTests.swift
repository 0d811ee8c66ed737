import HeedCore
import Support
import Testing

@Suite struct LogTests {
  private static func input(_ text: String) -> ScriptedTerminal.Step {
    .event(.input(Array(text.utf8)))
  }
  private static func ended(_ status: Int32, signal: Int32? = nil) -> ScriptedTerminal.Step {
    .event(.commandEnded(CommandEnd(status: status, signal: signal)))
  }

  private static func log(
    _ command: String? = "make", closing: Log.Closing = .never, cancel: Bool = true
  ) -> View {
    var view = LogKind.blank()
    view.log?.command = command
    view.log?.closing = closing
    view.buttonList.buttons[0].isDisabled = command != nil
    if cancel { view.buttonList.buttons.append(Button("Stop", .cancel)) }
    return view
  }

  @Test func theEndIsInSightAndHowItEndedIsTold() {
    let lines = (1...12).map { "line \($0)\n" }.joined()
    let seen = show(
      Self.log(), [Self.input(lines), Self.ended(2), .key(.enter)], columns: 60, rows: 10,
      title: "Build")
    expectPicture(
      seen.pictures[1],
      """
      ╭──────────────────────────────────────────────────────────╮
      │ Build                                                    │
      │ line 9                                                   │
      │ line 10                                                  │
      │ line 11                                                  │
      │ line 12                                                  │
      │                                                          │
      │ make is running   9-12 of 12+             Stop      OK   │
      ╰──────────────────────────────────────────────────────────╯
        ↑↓←→ scroll   / search   ⇥ button   esc Stop
      """)
    #expect(seen.pictures[2].contains("! make ended with status 2"))
    #expect(seen.pictures[2].contains("‹ OK ›"))
    #expect(!seen.pictures[2].contains("Stop"))
    var button = Button("OK", id: "ok")
    button.status = 2
    #expect(seen.outcome.end == .button(button))
  }

  @Test func aLineThatIsRewrittenIsShownSo() {
    let seen = show(
      Self.log(),
      [
        Self.input("a\n10%"), Self.input("\r20%"), Self.input("\r\u{1B}[32m30%\u{1B}[0m\nb"),
        Self.ended(0),
      ], columns: 60, rows: 10)
    #expect(seen.pictures[1].contains("│ 10% "))
    #expect(seen.pictures[2].contains("│ 20% "))
    #expect(!seen.pictures[2].contains("10%"))
    #expect(seen.pictures[3].contains("│ 30% "))
    #expect(
      seen.pictures[4].contains("✓ make is done   3 lines") || seen.pictures[4].contains("1-3"))
  }

  @Test func escapeStopsTheCommandAndThenTheDialogEnds() {
    var view = Self.log()
    let size = Size(columns: 60, rows: 10)
    #expect(view.handle(.key(Key(.enter)), in: size, at: Moment()) == nil)
    #expect(view.needs(at: Moment()).stop == nil)
    let now = Moment(elapsed: .seconds(3))
    #expect(view.handle(.key(Key(.escape)), in: size, at: now) == nil)
    #expect(view.needs(at: now) == Needs(readsInput: true, wake: .seconds(8), stop: .politely))
    #expect(view.needs(at: Moment(elapsed: .seconds(8))).stop == .atOnce)
    let end = CommandEnd(status: 143, signal: 15)
    let outcome = view.handle(.commandEnded(end), in: size, at: now)
    #expect(outcome?.end == .button(Button("Stop", .cancel)))
  }

  @Test func askedTwiceTheCommandIsKilled() {
    var view = Self.log()
    let size = Size(columns: 60, rows: 10)
    for _ in 0..<2 { _ = view.handle(.key(Key(.escape)), in: size, at: Moment()) }
    #expect(view.needs(at: Moment()).stop == .atOnce)
  }

  @Test func withoutACancelButtonNothingStopsIt() {
    let steps: [ScriptedTerminal.Step] = [
      .key(.escape), .key(.enter), .key(.tab), .key(.enter), .key(.character("q")),
      .mouse(.press, row: 22, column: 72),
    ]
    #expect(show(Self.log(cancel: false), steps).outcome.end == .hungUp)
  }

  @Test func itClosesByItselfWhereItIsToldTo() {
    let end = { (closing: Log.Closing, status: Int32) in
      show(Self.log(closing: closing), [Self.ended(status)]).outcome.end
    }
    #expect(end(.always, 2) == .finished(status: 2))
    #expect(end(.onSuccess, 0) == .finished(status: 0))
    #expect(end(.onSuccess, 2) == .hungUp)
    #expect(end(.never, 0) == .hungUp)
    let input = show(Self.log(nil, closing: .always), [Self.input("a"), .event(.endOfInput)])
    #expect(input.outcome.end == .finished(status: 0))
  }

  @Test func signalsAndTheWishForATerminalAreTold() {
    let seen = show(Self.log(), [.event(.commandPaused), Self.ended(137, signal: 9)])
    #expect(seen.pictures[1].contains("! make waits for a terminal, but has none"))
    #expect(seen.pictures[2].contains("! make was ended by signal 9"))
  }

  @Test func theMessageStandsAboveTheText() {
    var view = Self.log()
    view.message = "All of it."
    let seen = show(view, [Self.input("one\n")], columns: 60, rows: 14, title: "Build")
    let rows = seen.pictures[1].split(separator: "\n").map(String.init)
    #expect(rows[2].contains("All of it."))
    #expect(rows[4].contains("one"))
  }

  @Test func scrollingUpStaysThereWhileMoreComes() {
    let lines = { (range: ClosedRange<Int>) in
      Self.input(range.map { "line \($0)\n" }.joined())
    }
    let seen = show(
      Self.log(), [lines(1...50), .key(.up), lines(51...90), .key(.end), lines(91...99)])
    #expect(seen.pictures[3].contains("line 49 "))
    #expect(!seen.pictures[3].contains("line 90"))
    #expect(seen.pictures[5].contains("line 99 "))
  }

  @Test func ofTooMuchTheOlderHalfGoes() {
    var view = Self.log()
    let size = Size(columns: 60, rows: 10)
    let piece = [UInt8](repeating: 0x0A, count: 4 << 20)
    for _ in 0..<66 { _ = view.handle(.input(piece), in: size, at: Moment()) }
    #expect(view.source.size <= 256 << 20)
    #expect(view.source.size >= 128 << 20)
    _ = view.handle(.input(Array("the end\n".utf8)), in: size, at: Moment())
    #expect(Chrome().frame(of: view, on: size).picture.contains("the end"))
  }

  @Test func withoutATerminalLinesAreSaidAndTheStatusIsTheCommands() {
    var events: [Event] = [
      .input(Array("a\n10%\r20%\r".utf8)), .input(Array("30%\n\u{1B}[1mb".utf8)), .endOfInput,
      .commandEnded(CommandEnd(status: 3)),
    ]
    var lines: [String] = []
    let outcome = tellPlainly(
      Self.log(), chrome: Chrome(title: "T"), isDriven: false, observer: nil,
      nextEvent: { _ in events.removeFirst() },
      say: { lines += $0 })
    #expect(lines == ["T", "a", "30%", "b"])
    guard case .button(let button) = outcome.end else {
      Issue.record("\(outcome)")
      return
    }
    #expect(button.status == 3)
  }
}
