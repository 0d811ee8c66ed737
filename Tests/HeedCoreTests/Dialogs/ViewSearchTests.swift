import HeedCore
import Support
import Testing

@Suite struct ViewSearchTests {
  private static let text = (1...60).map { number in
    number % 20 == 0 ? "Row \(number) has a needle, a Needle\n" : "Row \(number)\n"
  }.joined()

  private func search(
    _ steps: [ScriptedTerminal.Step], text: String = text
  ) -> (pictures: [String], styles: String, outcome: Outcome) {
    let seen = show(View(text: text), steps, columns: 50, rows: 12)
    return (seen.pictures, seen.styles, seen.outcome)
  }

  private func typing(_ pattern: String) -> [ScriptedTerminal.Step] {
    [.key(.character("/"))] + .typing(pattern) + [.key(.enter)]
  }

  @Test func aMatchIsBroughtIntoSightAndMarked() {
    let seen = search(typing("needle"))
    #expect(seen.pictures[3].contains("/ne"))
    #expect(seen.pictures.last?.contains("Row 20 has a needle") == true)
    let row = seen.styles.split(separator: "\n").first { $0.contains("u") }
    #expect(row?.contains("ttttuuuuuuttttuuuuuu") == true)
  }

  @Test func nextAndPreviousGoRound() {
    let next = search(typing("Needle") + [.key(.character("n"))])
    #expect(next.pictures.last?.contains("Row 40") == true)
    let round = search(typing("Needle") + .typing("nnn"))
    #expect(round.pictures.last?.contains("from the top again") == true)
    #expect(round.pictures.last?.contains("Row 20") == true)
    let back = search(typing("Needle") + .typing("N"))
    #expect(back.pictures.last?.contains("from the end again") == true)
    #expect(back.pictures.last?.contains("Row 60") == true)
    let both = search(typing("Needle") + .typing("nnNN"))
    #expect(both.pictures.last?.contains("Row 20") == true)
    #expect(both.pictures.last?.contains("of 60") == true)
  }

  @Test func whatIsNotThereIsToldUntilTheNextKey() {
    let seen = search(typing("nowhere") + [.key(.down)])
    #expect(seen.pictures[seen.pictures.count - 2].contains("not found: nowhere"))
    #expect(seen.pictures.last?.contains("2-8 of 60") == true)
    #expect(search(typing("NEEDLE")).pictures.last?.contains("not found") == true)
  }

  @Test func escapeLeavesTheSearchNotTheView() {
    let seen = search([.key(.character("/")), .key(.character("q")), .key(.escape)])
    #expect(seen.outcome.end == .hungUp)
    #expect(seen.pictures.last?.contains("1-7 of 60") == true)
    #expect(search([.key(.character("/")), .key(.backspace)]).outcome.end == .hungUp)
  }

  @Test func aMatchFarToTheSideIsBroughtIntoSight() {
    let text = "start\n" + String(repeating: "ほげ", count: 200) + "ここ" + "\nend\n"
    let seen = search(typing("ここ"), text: text)
    #expect(seen.pictures.last?.contains("ここ") == true)
    #expect(
      search(typing("ここ") + .typing("/start") + [.key(.enter)], text: text)
        .pictures.last?.contains("start") == true)
  }

  @Test func aMatchThatIsWrappedIsMarkedInBothRows() {
    var view = View(text: String(repeating: "x", count: 40) + "needle\n")
    view.wraps = true
    let seen = show(view, typing("needle"), columns: 49, rows: 12)
    let rows = seen.styles.split(separator: "\n").filter { $0.contains("u") }
    #expect(rows.count == 2)
    #expect(rows.joined().filter { $0 == "u" }.count == 6)
  }
}
