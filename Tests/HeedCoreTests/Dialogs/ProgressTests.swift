import HeedCore
import Support
import Testing

@Suite struct ProgressTests {
  private static let end = ScriptedTerminal.Step.event(.endOfInput)

  private static func input(_ text: String) -> ScriptedTerminal.Step {
    .event(.input(Array(text.utf8)))
  }

  private static func cancellable(_ message: String = "M") -> Progress {
    var progress = Progress(message: message)
    progress.buttonList.buttons = [Button("Cancel", .cancel)]
    return progress
  }

  @Test func aBarAndItsPercentage() {
    let seen = show(
      Progress(message: "Copying files"), [Self.input("45\n"), Self.end], columns: 46, rows: 9,
      title: "Installing")
    #expect(seen.outcome == Outcome(.completed))
    expectPicture(
      seen.pictures.last ?? "",
      """
      ╭────────────────────────────────────────────╮
      │                                            │
      │   Installing                               │
      │   Copying files                            │
      │                                            │
      │   ━━━━━━━━━━━━━──────────────────   45 %   │
      │                                            │
      ╰────────────────────────────────────────────╯
      """)
    #expect(seen.styles.contains("GGGGGGGGGGGGGgggggggggggggggggg...tttt"))
  }

  @Test func aButtonStandsBelowTheBar() {
    let steps = [Self.input("10\n"), .wait(.seconds(4)), Self.input("50\n"), .wait(.seconds(1))]
    let seen = show(Self.cancellable(), steps, columns: 46, rows: 8, title: "T") {
      $0.hasFooter = true
    }
    expectPicture(
      seen.pictures.last ?? "",
      """
      ╭────────────────────────────────────────────╮
      │  T                                         │
      │  M                                         │
      │                                            │
      │  ━━━━━━━━━━━━━━━━─────────────────   50 %  │
      │  about 4 s left                ‹ Cancel ›  │
      ╰────────────────────────────────────────────╯
        esc Cancel
      """)
  }

  @Test(arguments: [
    ScriptedTerminal.Step.key(.escape), .key(.enter), .key(.character(" ")),
    .mouse(.press, row: 13, column: 67),
  ])
  func theButtonIsPressed(step: ScriptedTerminal.Step) {
    let seen = show(Self.cancellable(), [step])
    #expect(seen.outcome.end == .button(Button("Cancel", .cancel)))
  }

  @Test func nothingElseEndsIt() {
    let steps: [ScriptedTerminal.Step] = [
      .key(.character("c")), .key(.tab), .paste("x"), .event(.pressedOutside),
      .mouse(.press, row: 12, column: 40), .event(.resumed), Self.end,
    ]
    #expect(show(Self.cancellable(), steps).outcome.end == .completed)
    let keys: [ScriptedTerminal.Step] = [
      .key(.escape), .key(.enter), .key(.character(" ")), .key(.control("d")), Self.end,
    ]
    #expect(show(Progress(), keys).outcome.end == .completed)
    #expect(show(Progress(), [.signal(2)]).outcome.end == .signal(2))
  }

  @Test func theLastValueIsShownBeforeTheEnd() {
    let events = [Event.input(Array("1\n2\n".utf8)), .input(Array("99".utf8)), .endOfInput]
    let seen = show(Progress(), [.burst(events)])
    #expect(seen.pictures.last?.contains("99 %") == true)
    #expect(seen.pictures.count == 2)
  }

  @Test func updatesWithoutAPauseAreDrawnNowAndThen() {
    let events = (0..<30_000).map { Event.input(Array("\($0 % 101)\n".utf8)) }
    let seen = show(Progress(), [.burst(events), Self.end])
    #expect(seen.pictures.count < 5)
  }

  @Test(arguments: [
    (Double?.some(0), 0, "0 %"), (0.9, 0, "0 %"), (50, 26, "50 %"), (99.99, 52, "99 %"),
    (100, 53, "100 %"), (250, 53, "100 %"), (-3, 0, "0 %"),
  ])
  func theBarIsFullOnlyWhenAllIsDone(percent: Double?, full: Int, label: String) {
    let picture = show(Progress(percent: percent)).pictures[0]
    #expect(picture.count { $0 == "━" } == full)
    #expect(picture.contains(" \(label)   │"))
  }

  @Test func whatIsNotKnownMoves() {
    let steps: [ScriptedTerminal.Step] = [.wait(.seconds(60)), Self.input("50\n"), Self.end]
    let seen = show(Progress(percent: nil), steps, columns: 40, rows: 8)
    let moving = seen.pictures.dropLast(2)
    #expect((479...482).contains(moving.count))
    #expect(moving.allSatisfy { $0.count { $0 == "━" } == 4 })
    let places = moving.map { $0.prefix { $0 != "━" }.count }
    #expect(Set(places).count > 10)
    #expect(moving.last?.contains("so far") == true)
    #expect(seen.pictures.last?.contains("50 %") == true)
  }

  @Test func aMessageThatGetsShorterLeavesTheBarWhereItIs() {
    let steps = [
      Self.input("XXX\n10\none\ntwo\nthree\nXXX\n"), Self.input("# one\n"), Self.input("#\n"),
    ]
    let seen = show(Progress(message: "M"), steps)
    let rows = seen.pictures.map { picture in
      picture.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("─   ") }
    }
    #expect(rows.count == 4)
    #expect(Set(rows.dropFirst()).count == 1)
  }

  @Test(arguments: [(200, 60), (80, 24), (40, 12), (20, 6), (12, 4), (5, 3), (1, 1)])
  func itFitsEveryScreen(columns: Int, rows: Int) {
    let long = (1...40).map { "line \($0)" }.joined(separator: "\n")
    let steps = [
      ScriptedTerminal.Step.resized(columns: columns, rows: rows),
      Self.input("XXX\n30\n\(long)\nXXX\n"), .key(.escape),
    ]
    let seen = show(Self.cancellable(), steps, title: "A title that is not short")
    #expect(seen.outcome.end == .button(Button("Cancel", .cancel)))
    guard columns >= 12 else { return }
    #expect(seen.pictures.last?.contains("30 %") == true)
    guard columns >= 20 else { return }
    #expect(seen.pictures.last?.contains("‹ Cancel ›") == true)
    #expect(seen.pictures.last?.contains("…") == (rows < 60))
  }

  @Test func itStandsBelowTheCursor() {
    let seen = show(
      Progress(message: "M"), [Self.input("50\n")], columns: 40, rows: 12, title: "T",
      place: .cursor
    ) { $0.hasFooter = false }
    expectPicture(
      seen.pictures.last ?? "",
      """
        T
        M

        ━━━━━━━━━━━━━━───────────────   50 %
      """)
  }

  @Test func inClassicMannerThePercentageStandsInTheBar() {
    let progress = Progress(message: "Step A", percent: 10, manner: .classic)
    let seen = show(progress, [Self.input("XXX\n30\nB\\nC\nXXX\n")], columns: 38, rows: 9)
    expectPicture(
      seen.pictures.last ?? "",
      """
      ╭────────────────────────────────────╮
      │                                    │
      │   B                                │
      │   C                                │
      │                                    │
      │                30%                 │
      │                                    │
      ╰────────────────────────────────────╯
      """)
    #expect(seen.styles.contains("GGGGGGGGGggggggggggggggggggggg"))
    #expect(show(progress, [Self.input("50\n\n")]).pictures.last?.contains(" 0%") == true)
    #expect(show(progress).pictures[0].contains("10%"))
  }

  @Test func itIsAppliedWithoutKeys() throws {
    var progress = Self.cancellable()
    #expect(
      try progress.apply(.press(button: "Cancel"))
        == Outcome(.button(Button("Cancel", .cancel))))
    #expect(throws: ChangeError.noSuchButton("OK", labels: ["Cancel"])) {
      try progress.apply(.press(button: "OK"))
    }
    #expect(throws: ChangeError.noSuchField("a")) {
      try progress.apply(.value(field: "a", ["b"]))
    }
  }
}

@Suite struct EstimateTests {
  @Test func itIsSilentUntilItIsSteady() {
    var estimate = Estimate()
    estimate.begin(at: 0)
    estimate.note(2, at: .seconds(1))
    #expect(estimate.text(at: .seconds(1)) == nil)
    estimate.note(3, at: .seconds(10))
    #expect(estimate.text(at: .seconds(10)) == nil)
    estimate.note(50, at: .seconds(12))
    #expect(estimate.text(at: .seconds(12)) == "about 12 s left")
    #expect(estimate.text(at: .seconds(20)) == "about 4 s left")
    #expect(estimate.nextChange(after: .seconds(20)) == .seconds(21))
    #expect(estimate.text(at: .seconds(24)) == nil)
    #expect(estimate.nextChange(after: .seconds(24)) == nil)
  }

  @Test func itBeginsAnewWhereItWentBack() {
    var estimate = Estimate()
    estimate.begin(at: 0)
    estimate.note(50, at: .seconds(10))
    #expect(estimate.text(at: .seconds(10)) == "about 10 s left")
    estimate.note(10, at: .seconds(11))
    #expect(estimate.text(at: .seconds(11)) == nil)
    estimate.note(20, at: .seconds(21))
    #expect(estimate.text(at: .seconds(21)) == "about 1 min 30 s left")
  }

  @Test(arguments: [
    (0, "0 s"), (59, "59 s"), (60, "1 min"), (61, "1 min 1 s"), (3_599, "59 min 59 s"),
    (3_600, "1 h 0 min"), (90_000, "25 h 0 min"),
  ])
  func secondsInWords(seconds: Int, words: String) {
    #expect(Estimate.words(seconds) == words)
  }
}
