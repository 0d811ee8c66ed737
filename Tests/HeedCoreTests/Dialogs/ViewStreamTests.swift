import HeedCore
import Support
import Testing

@Suite struct ViewStreamTests {
  private static func receiving(following: Bool = false) -> View {
    var view = View()
    (view.isReceiving, view.isFollowing) = (true, following)
    return view
  }

  private static func input(_ text: String) -> ScriptedTerminal.Step {
    .event(.input(Array(text.utf8)))
  }

  @Test func itIsUpAtOnceAndGrows() {
    let seen = show(
      Self.receiving(),
      [Self.input("one\ntw"), Self.input("o\r\nthree\n"), .event(.endOfInput)], title: "T")
    #expect(seen.pictures[0].contains("waiting for text"))
    #expect(seen.pictures[1].contains("1-2 of 2+"))
    #expect(seen.pictures[1].contains("tw "))
    #expect(seen.pictures[2].contains("two "))
    #expect(seen.pictures[3].contains("3 lines"))
  }

  @Test func aCharacterMayComeInTwoPieces() {
    let bytes = Array("日".utf8)
    let seen = show(
      Self.receiving(),
      [.event(.input([bytes[0]])), .event(.input(Array(bytes[1...]))), .event(.input([0xFF]))])
    #expect(seen.pictures[1].contains("\u{FFFD}"))
    #expect(seen.pictures[2].contains("日"))
    #expect(seen.pictures[3].contains("日\u{FFFD}"))
  }

  @Test func theEndStaysInSightUntilOneGoesUp() {
    let lines = { (range: ClosedRange<Int>) in
      Self.input(range.map { "line \($0)\n" }.joined())
    }
    let seen = show(
      Self.receiving(following: true),
      [lines(1...50), lines(51...100), .key(.up), lines(101...150), .key(.end), lines(151...200)])
    #expect(seen.pictures[1].contains("line 50 "))
    #expect(seen.pictures[2].contains("line 100 "))
    #expect(seen.pictures[3].contains("line 99 "))
    #expect(!seen.pictures[4].contains("line 100 "))
    #expect(seen.pictures[4].contains("of 150+"))
    #expect(seen.pictures[6].contains("line 200 "))
  }

  @Test func itStaysAsLargeAsItWas() {
    var view = Self.receiving(following: true)
    view.fillsRoom = true
    let seen = show(
      view, [Self.input("one\n"), .event(.endOfInput), .key(.up)], columns: 60, rows: 10)
    let corners = seen.pictures.map { $0.split(separator: "\n").map(\.count) }
    #expect(Set(corners.map { $0.filter { $0 == 60 }.count }).count == 1)
    #expect(corners[0].filter { $0 == 60 }.count >= 8)
  }

  @Test func whatBringsMuchWaitsUntilItIsWanted() {
    var view = Self.receiving()
    let size = Size(columns: 80, rows: 20)
    let piece = [UInt8](repeating: 0x0A, count: 1 << 20)
    for _ in 0..<7 { _ = view.handle(.input(piece), in: size, at: Moment()) }
    #expect(view.needs(at: Moment()).readsInput)
    _ = view.handle(.input(piece), in: size, at: Moment())
    #expect(!view.needs(at: Moment()).readsInput)
    _ = view.handle(.key(Key(.end)), in: size, at: Moment())
    #expect(view.needs(at: Moment()).readsInput)
    _ = view.handle(.endOfInput, in: size, at: Moment())
    #expect(!view.needs(at: Moment()).readsInput)
  }

  @Test func aFileThatIsFollowedIsLookedAtAgain() {
    let box = Box()
    var view = View(
      source: TextSource(size: { box.text.utf8.count }) {
        Array(box.text.utf8.dropFirst($0).prefix($1))
      })
    view.isFollowing = true
    #expect(view.needs(at: Moment()).wake == .milliseconds(500))
    let size = Size(columns: 40, rows: 10)
    let before = Chrome().frame(of: view, on: size).picture
    box.text += "new\n"
    #expect(!before.contains("new"))
    #expect(Chrome().frame(of: view, on: size).picture.contains("new"))
  }
}

/// Text that grows behind a view's back.
private final class Box: @unchecked Sendable {
  var text = (1...30).map { "line \($0)\n" }.joined()
}
