import HeedCore
import Support
import Testing

@Suite struct ViewTests {
  private static let ok = End.button(Button("OK", id: "ok"))
  private static let numbers = View(text: (1...40).map { "line \($0)\n" }.joined())

  @Test func aShortTextIsShownWhole() {
    let seen = show(
      View(text: "One\ttab\nbell \u{7} and \0\n"), columns: 50, rows: 12, title: "A text")
    expectPicture(
      seen.pictures[0],
      """

            ╭────────────────────────────────────╮
            │                                    │
            │   A text                           │
            │   One     tab                      │
            │   bell ^G and ^@                   │
            │                                    │
            │   2 lines                 ‹ OK ›   │
            ╰────────────────────────────────────╯
              ⏎ OK   ↑↓←→ scroll   / search
      """)
  }

  @Test func japaneseIsWrappedAndCut() {
    var view = View(text: "設定ファイルを読み込みました。問題はありません。続けてください。\n終わり\n")
    let side = show(view, [.key(.right), .key(.right)], columns: 40, rows: 12, title: "記録")
    expectPicture(
      side.pictures[0],
      """

      ╭──────────────────────────────────────╮
      │                                      │
      │   記録                               │
      │   設定ファイルを読み込みました。 ›   │
      │   終わり                             │
      │                                      │
      │   2 lines                   ‹ OK ›   │
      ╰──────────────────────────────────────╯
        ⏎ OK   ↑↓←→ scroll   / search
      """)
    #expect(side.pictures[2].contains("column 17"))
    view.wraps = true
    expectPicture(
      show(view, columns: 40, rows: 12, title: "記録").pictures[0],
      """

      ╭──────────────────────────────────────╮
      │                                      │
      │   記録                               │
      │   設定ファイルを読み込みました。問   │
      │   題はありません。続けてください。   │
      │   終わり                             │
      │                                      │
      │   2 lines                   ‹ OK ›   │
      ╰──────────────────────────────────────╯
        ⏎ OK   ↑↓ scroll   / search
      """)
  }

  @Test(arguments: [
    ([ScriptedTerminal.Step.key(.down)], "line 2", "2-"), ([.key(.character("j"))], "line 2", "2-"),
    ([.key(.pageDown)], "line 7", "7-"), ([.key(.character(" "))], "line 7", "7-"),
    ([.key(.pageDown), .key(.pageUp)], "line 1", "1-"), ([.key(.character("d"))], "line 4", "4-"),
    ([.key(.end)], "line 34", "34-40 of 40"), ([.key(.character("G"))], "line 34", "34-"),
    ([.key(.end), .key(.down)], "line 34", "34-"), ([.key(.end), .key(.up)], "line 33", "33-"),
    ([.key(.end), .key(.home)], "line 1", "1-"), ([.key(.up)], "line 1", "1-7 of 40"),
    ([.mouse(.wheelDown, row: 4, column: 20)], "line 4", "4-"),
  ])
  func keysScroll(steps: [ScriptedTerminal.Step], first: String, status: String) {
    let seen = show(Self.numbers, steps, columns: 40, rows: 12)
    let rows = (seen.pictures.last ?? "").split(separator: "\n").map(String.init)
    #expect(rows[1].contains("\(first) "))
    #expect(rows[9].contains(" \(status)"))
  }

  @Test(arguments: [
    (ScriptedTerminal.Step.key(.enter), ok), (.key(.escape), ok), (.key(.character("q")), ok),
    (.mouse(.press, row: 21, column: 52), ok),
  ])
  func itIsClosed(step: ScriptedTerminal.Step, end: End) {
    let view = View(text: (1...90).map { "line \($0)\n" }.joined())
    #expect(show(view, [step], columns: 80, rows: 24).outcome.end == end)
  }

  @Test func buttonsAreThoseOfAnAlert() {
    let buttons = [Button("Accept"), Button("Decline", .cancel)]
    let view = View(text: "Terms", buttons: buttons)
    #expect(show(view, [.key(.escape)]).outcome.end == .button(buttons[1]))
    #expect(show(view, [.key(.enter)]).outcome.end == .button(buttons[0]))
    #expect(show(view, [.key(.tab), .key(.enter)]).outcome.end == .button(buttons[1]))
    #expect(show(view, [.key(.left), .key(.enter)]).outcome.end == .button(buttons[1]))
    #expect(show(view).pictures[0].contains("1 line              Decline    ‹ Accept ›"))
    let many = View(text: "Terms", buttons: [Button("A"), Button("B"), Button("C", .cancel)])
    let seen = show(many, [.key(.tab), .key(.enter)])
    #expect(seen.outcome.end == .button(Button("B")))
    #expect(seen.pictures[0].contains("1 line"))
    #expect(show(many, [.key(.character("q"))]).outcome.end == .button(Button("C", .cancel)))
  }

  @Test func itFitsEveryScreen() {
    for (columns, rows) in [(200, 60), (80, 24), (40, 12), (20, 6), (12, 4), (2, 2), (1, 1)] {
      let seen = show(
        Self.numbers, [.resized(columns: columns, rows: rows), .key(.end), .key(.enter)],
        title: "A title that is not short")
      #expect(seen.outcome.end == Self.ok)
      guard columns >= 20 else { continue }
      #expect(seen.pictures[1].contains("line 1"))
      #expect(seen.pictures[2].contains("line 40"))
      #expect(seen.pictures[2].contains("‹ OK ›"))
    }
  }

  @Test func aClassicViewHasItsButtonBelowAndWrapsAtBackslashN() {
    var view = View(
      text: #"First\nSecond line that is long enough\to wrap"# + "\nThird",
      buttons: [Button("Ok")], manner: .classic)
    view.breaksAtBackslashN = true
    let seen = show(
      view, [.key(.escape)], columns: 30, rows: 12, title: "T", adjust: { $0.hasFooter = false })
    #expect(seen.outcome.end == .escape)
    expectPicture(
      seen.pictures[0],
      """

      ╭────────────────────────────╮
      │                            │
      │   T                        │
      │   First                    │
      │   Second line that is      │
      │   long enough\\to wrap      │
      │   Third                    │
      │                            │
      │            <Ok>            │
      ╰────────────────────────────╯
      """)
    #expect(show(view, [.key(.down), .key(.enter)]).outcome.end == .button(Button("Ok")))
  }

  @Test func aClassicViewOfALongTextHasABar() {
    var view = View(
      text: (1...30).map { "line \($0)\n" }.joined(), buttons: [Button("Ok")], manner: .classic)
    view.breaksAtBackslashN = true
    let seen = show(
      view, [.key(.pageDown), .key(.end)], columns: 20, rows: 9, adjust: { $0.hasFooter = false })
    expectPicture(
      seen.pictures[1],
      """
      ╭──────────────────╮
      │ line 5         █ │
      │ line 6         │ │
      │ line 7         │ │
      │ line 8         │ │
      │ line 9         │ │
      │                  │
      │       <Ok>       │
      ╰──────────────────╯
      """)
    #expect(seen.pictures[2].contains("line 30        █"))
  }

  /// Moves about at random and holds what is seen against the lines themselves.
  @Test(arguments: 1...20)
  func wanderingShowsTheLinesThatAreThere(seed: UInt64) {
    var random = Random(state: seed)
    let lines = (0..<Int.random(in: 1...60, using: &random)).map { number in
      "\(number):" + String(repeating: "語x", count: Int.random(in: 0...9, using: &random))
    }
    let size = Size(columns: 40, rows: 9)
    var view = View(text: lines.joined(separator: "\n"))
    let room = size.rows - 2
    var top = 0
    for _ in 0..<60 {
      let last = max(0, lines.count - room)
      let moves: [(Key.Code, Int)] = [
        (.up, top - 1), (.down, top + 1), (.pageUp, top - room + 1), (.pageDown, top + room - 1),
        (.home, 0), (.end, last), (.character("d"), top + room / 2),
      ]
      let (key, wanted) = moves.randomElement(using: &random) ?? (.home, 0)
      top = min(max(0, wanted), last)
      _ = view.handle(.key(Key(key)), in: size, at: Moment())
      var canvas = Canvas(size)
      view.draw(on: &canvas, at: Moment())
      let rows = canvas.frame.picture.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(
        Array(rows.prefix(room).map(String.init).filter { !$0.isEmpty })
          == Array(lines[top...].prefix(room)))
    }
  }
}

/// Numbers that are the same each time.
private struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
