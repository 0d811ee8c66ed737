import HeedCore
import Testing

@Suite struct PlainTellingTests {
  private func told(
    _ dialog: some Dialog, _ input: [String] = [], adjust: (inout Chrome) -> Void = { _ in }
  ) -> [String] {
    var chrome = Chrome(title: "Install")
    adjust(&chrome)
    var rest = input[...]
    var lines: [String] = []
    let outcome = tellPlainly(
      dialog, chrome: chrome, isDriven: false, observer: nil,
      nextEvent: { _ in rest.popFirst().map { .input(Array($0.utf8)) } ?? .endOfInput },
      say: { lines += $0 })
    #expect(outcome == Outcome(.completed))
    return lines
  }

  @Test func aLineForEveryTenPercentAndForEachMessage() {
    let all = (0...100).map { "\($0)\n" }.joined()
    #expect(
      told(Progress(message: "M"), [all])
        == ["Install", "M"] + (1...10).map { "\($0 * 10) %" })
    #expect(
      told(Progress(), ["# A\n# A\n12\n# B\n", "13\n14\n", "XXX\n55\nC\nmore\nXXX\n", "7", "7"])
        == ["Install", "0 %  A", "12 %", "12 %  B", "55 %  C", "more", "77 %"])
  }

  @Test func aProgramDrivesIt() {
    var messages = [
      #"{"progress":10,"message":"Fetching"}"#, #"{"progress":90}"# + "\n" + #"{"dismiss":3}"#,
    ][...]
    var lines: [String] = []
    let outcome = tellPlainly(
      Progress(), chrome: Chrome(title: "Update"), isDriven: true, observer: nil,
      nextEvent: { _ in .control(messages.popFirst().map { Array(($0 + "\n").utf8) } ?? []) },
      say: { lines += $0 })
    #expect(lines == ["Update", "10 %  Fetching", "90 %"])
    #expect(outcome.end == .dismissed(status: 3))
  }

  @Test func withoutAPercentageThereAreOnlyMessages() {
    #expect(told(Progress(percent: nil), ["# A\n# B\n"]) == ["Install", "A", "B"])
    #expect(told(Progress(percent: nil), ["# A\n3\n"]) == ["Install", "A", "3 %"])
  }

  @Test func nothingInItIsAnEscape() {
    let lines = told(Progress(message: "\u{1B}[31m"), ["# a\u{1B}]0;b\u{7}\n"])
    #expect(!lines.joined().utf8.contains(0x1B))
  }

  @Test func whatReadsNoInputIsSaidOnce() {
    let lines = told(Notice(message: "a\nb")) {
      $0.severity = .warning
      $0.title = ""
    }
    #expect(lines == ["warning: ", "a", "b"])
  }
}
