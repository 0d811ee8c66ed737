import HeedCore
import Support
import Testing

@Suite struct TasksTests {
  private static let end = ScriptedTerminal.Step.event(.endOfInput)

  private static func input(_ text: String) -> ScriptedTerminal.Step {
    .event(.input(Array(text.utf8)))
  }

  private static func tasks(_ presets: [(String, String?)] = []) -> Tasks {
    var tasks = Tasks()
    for (name, state) in presets {
      tasks.append(Tasks.Row(name))
      if let state { tasks.changeLast { $0.preset(state) } }
    }
    return tasks
  }

  private static let release = tasks([
    ("fetch", nil), ("build", nil), ("test", nil), ("docs", nil), ("deploy", nil),
  ])

  @Test func eachStateHasASignThatReadsWithoutColour() {
    let news = "fetch: running\n"
    let more = "fetch: done\nbuild: 40 main.c\ntest: failed exit 2\ndocs: skipped\n"
    let seen = show(
      Self.release, [Self.input(news), .wait(.seconds(3)), Self.input(more)], columns: 60, rows: 12,
      title: "Release")
    expectPicture(
      seen.pictures.last ?? "",
      """
      ╭──────────────────────────────────────────────────────────╮
      │  Release                                                 │
      │  ✓ fetch   done                                     3 s  │
      │  ⠋ build   ━━━━━────────   40 %  main.c                  │
      │  ✗ test    failed  exit 2                                │
      │  – docs    skipped                                       │
      │  · deploy  waiting                                       │
      │                                                          │
      │  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━────────────────   68 %  │
      ╰──────────────────────────────────────────────────────────╯
      """)
  }

  @Test func whatIsNewIsAddedAtTheFoot() {
    let seen = show(Self.tasks(), [Self.input("日本語: 50\nb: working\n"), Self.end])
    let rows = seen.pictures.last?.split(separator: "\n").map(String.init) ?? []
    #expect(rows.contains { $0.contains("… 日本語  ━━━━━━") && $0.contains("50 %") })
    #expect(rows.contains { $0.contains("… b       working") })
    #expect(seen.outcome == Outcome(.completed))
  }

  @Test func itEndsWithItsInput() {
    var tasks = Self.tasks()
    let failed = [Self.input("a: failed\nb: done"), Self.end]
    #expect(show(tasks, failed).outcome.end == .completed)
    tasks.failsWithTask = true
    #expect(show(tasks, failed).outcome.end == .finished(status: 1))
    #expect(show(tasks, [Self.input("a: ok\n"), Self.end]).outcome.end == .completed)
    // One that failed and then was done after all has not failed.
    let mended = [Self.input("a: failed\na: running\na: done\n"), Self.end]
    #expect(show(tasks, mended).outcome.end == .completed)
  }

  @Test func aNumberAloneIsForAllOfThem() {
    let seen = show(Self.release, [Self.input("12\n")])
    #expect(seen.pictures.last?.contains("12 %") == true)
    let mean = show(Self.release, [Self.input("fetch: done\nbuild: 50\n")])
    #expect(mean.pictures.last?.contains("30 %") == true)
  }

  @Test func presetsAreAsDialogHasThem() {
    let states = [
      "succeeded", "failed", "Passed", "completed", "checked", "done", "skipped", "in-progress",
      "blank", "n/a", "45", "any text", "-",
    ]
    let tasks = Self.tasks(states.enumerated().map { ("t\($0)", $1) })
    let picture = Chrome().frame(of: tasks, on: Size(columns: 70, rows: 24)).picture
    for row in [
      "✓ t0   succeeded", "✗ t1   failed", "✓ t2   Passed", "✓ t3   completed", "✓ t4   checked",
      "✓ t5   done", "– t6   skipped", "⠋ t7   in-progress", "  t8 ", "  t9   n/a",
      "⠋ t10  ━━━━━", "  t11  any text", "  t12  -",
    ] {
      #expect(picture.contains(row))
    }
  }

  @Test func theSpinnerTurnsOnlyWhileSomethingRuns() {
    var tasks = Self.release
    #expect(tasks.needs(at: Moment()).wake == nil)
    let size = Size(columns: 60, rows: 12)
    _ = tasks.handle(.input(Array("test: running\n".utf8)), in: size, at: Moment())
    #expect(tasks.needs(at: Moment(elapsed: .milliseconds(300))).wake == .milliseconds(375))
    _ = tasks.handle(.input(Array("test: done\n".utf8)), in: size, at: Moment())
    #expect(tasks.needs(at: Moment()).wake == nil)
  }

  @Test func whatChangesStaysInSight() {
    let news = (1...30).map { "task \($0): running\n" }.joined()
    let seen = show(
      Self.tasks(), [Self.input(news), .key(.home), Self.input("task 2: done\n"), .key(.end)],
      columns: 60, rows: 12)
    #expect(seen.pictures[1].contains("task 30"))
    #expect(seen.pictures[1].contains("▲"))
    #expect(seen.pictures[2].contains("⠋ task 1 "))
    #expect(seen.pictures[2].contains("▼"))
    #expect(seen.pictures.last?.contains("✓ task 2") == true)
  }

  @Test func itCanBeCancelledIfItHasAButton() {
    var tasks = Self.release
    #expect(show(tasks, [.key(.escape), .key(.enter), Self.end]).outcome.end == .completed)
    tasks.buttonList.buttons = [Button("Stop", .cancel)]
    let stop = End.button(Button("Stop", .cancel))
    #expect(show(tasks, [.key(.escape)]).outcome.end == stop)
    #expect(show(tasks, [.key(.character("s")), Self.end]).outcome.end == .completed)
  }

  @Test func aSmallScreenShowsWhatMattersMost() {
    let seen = show(
      Self.release, [Self.input("# Now\nbuild: 40\n")], columns: 20, rows: 5)
    #expect(seen.pictures.last?.contains("build") == true)
  }

  @Test func withoutATerminalThereIsALineForEachChange() {
    var input = [
      "build: running\nbuild: 10\nbuild: 20\n# Halfway\nbuild: 50 main.c\n",
      "build: failed exit 2\ndeploy: skipped\n",
    ]
    var lines: [String] = []
    var tasks = Self.release
    tasks.failsWithTask = true
    let outcome = tellPlainly(
      tasks, chrome: Chrome(title: "Release"), isDriven: false, observer: nil,
      nextEvent: { _ in
        input.isEmpty ? .endOfInput : .input(Array(input.removeFirst().utf8))
      },
      say: { lines += $0 })
    #expect(
      lines == [
        "Release", "build: running", "Halfway", "build: running main.c", "build: failed exit 2",
        "deploy: skipped",
      ])
    #expect(outcome.end == .finished(status: 1))
  }
}
