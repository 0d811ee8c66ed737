import HeedCore
import Testing

@Suite struct TasksReaderTests {
  private static func task(
    _ name: String, _ state: TaskState? = nil, word: String? = nil, percent: Double? = nil,
    note: String? = nil
  ) -> TasksReader.Line {
    var news = TaskNews()
    (news.state, news.word, news.percent, news.note) = (state, word, percent, note)
    return .task(name, news)
  }

  static let cases: [(String, [TasksReader.Line])] = [
    ("build: running\n", [task("build", .running, word: "running", note: "")]),
    ("build: Failed  exit 2\r\n", [task("build", .failed, word: "Failed", note: "exit 2")]),
    ("build: 40\n", [task("build", .running, percent: 40, note: "")]),
    ("build: 40 % main.c\n", [task("build", .running, percent: 40, note: "main.c")]),
    ("build: 140%\n", [task("build", .running, percent: 100, note: "")]),
    ("build: compiling main.c\n", [task("build", note: "compiling main.c")]),
    ("http://x: done\n", [task("http://x", .done, word: "done", note: "")]),
    ("訳: running\u{3000}翻訳\n", [task("訳", .running, word: "running", note: "翻訳")]),
    ("a b: N/A\n", [task("a b", .plain, word: "N/A", note: "")]),
    ("build:\n", [task("build")]),
    ("# Now this\n", [.message("Now this")]),
    (" 45,5 %\n", [.percent(45.5)]),
    ("\n: x\nno state here\n{\"broken\n", []),
    (
      #"{"task":"b: c","progress":40,"note":"n"}"# + "\n",
      [task("b: c", .running, percent: 40, note: "n")]
    ),
    (#"{"task":"b","state":"done"}"# + "\n", [task("b", .done, word: "done", note: "")]),
    (#"{"message":"m"}"# + "\n" + #"{"progress":12.5}"# + "\n", [.message("m"), .percent(12.5)]),
    ("last: ok", [task("last", .done, word: "ok", note: "")]),
  ]

  @Test(arguments: cases, [1, 3, 1_000])
  func linesAreRead(sample: (String, [TasksReader.Line]), pieces: Int) {
    var reader = TasksReader()
    var lines: [TasksReader.Line] = []
    var rest = Array(sample.0.utf8)[...]
    while !rest.isEmpty {
      lines += reader.feed(Array(rest.prefix(pieces)))
      rest = rest.dropFirst(pieces)
    }
    lines += reader.finish()
    #expect(lines == sample.1)
  }

  @Test func aLineWithoutAnEndIsNotKeptForEver() {
    var reader = TasksReader()
    for _ in 0..<1_000 {
      #expect(reader.feed(Array(repeating: UInt8(ascii: "x"), count: 10_000)).isEmpty)
    }
    #expect(reader.finish().isEmpty)
  }
}
