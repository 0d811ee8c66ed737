import Testing

@testable import HeedCore

@Suite struct LineEditorTests {
  @Test(arguments: [
    ("abc", "abc"), ("a\nb", "a b"), ("a\r\nb\r\n", "a b"), ("a\tb\t", "a b "),
    ("a\n\nb\n", "a  b"),
    ("a\rb", "a b"), ("\u{1B}[31mx\u{7F}\u{9B}", "[31mx"), ("\n", ""),
    ("a\u{2028}b\u{85}c", "a b c"),
    ("\u{202E}a", "\u{202E}a"), ("\u{10FF9B}", "\u{10FF9B}"),
  ])
  func `text becomes one line`(text: String, line: String) {
    var pasted = LineEditor()
    pasted.insert(text)
    var replaced = LineEditor("old")
    replaced.replace(with: text)
    for editor in [LineEditor(text), pasted, replaced] {
      #expect(Array(editor.text.unicodeScalars) == Array(line.unicodeScalars))
      #expect(editor.cursor == editor.count && editor.count == line.count)
    }
  }

  @Test(
    arguments: [
      // Text, cursor, inserted, whole text in graphemes, cursor behind.
      ("e", 1, "\u{301}", ["e\u{301}"], 1),
      ("ab", 1, "\u{301}", ["a\u{301}", "b"], 1),
      ("\u{301}", 0, "e", ["e\u{301}"], 1),
      ("👩🚀", 1, "\u{200D}", ["👩‍🚀"], 1),
      ("🇪x", 0, "🇩", ["🇩🇪", "x"], 1),
      ("🇪🇫🇷🇮🇹", 0, "🇩", ["🇩🇪", "🇫🇷", "🇮🇹"], 1),
      ("🇩🇪🇫🇷!", 0, "🇽", ["🇽🇩", "🇪🇫", "🇷", "!"], 1),
      ("\u{94D}\u{937}", 0, "\u{915}", ["\u{915}\u{94D}\u{937}"], 1),
      ("ac", 1, "b", ["a", "b", "c"], 2),
    ] as [(String, Int, String, [String], Int)])
  func `inserted text joins its neighbours`(
    text: String, cursor: Int, inserted: String, graphemes: [String], after: Int
  ) {
    var editor = LineEditor(text)
    editor.cursor = cursor
    editor.insert(inserted)
    #expect(editor.text.map(String.init) == graphemes)
    #expect(editor.count == graphemes.count)
    #expect(editor.cursor == after)
  }

  @Test func `random edits keep whole clusters and can be undone`() {
    var random = Repeatable(seed: 8)
    for text in troublesomeTexts(count: 400, seed: 9) {
      var editor = LineEditor(text)
      let start = editor.text
      var steps = 0
      for piece in troublesomeTexts(count: 6, length: 3, seed: random.next()) {
        let bounds = (0..<2).map { _ in Int.random(in: 0...editor.count, using: &random) }.sorted()
        editor.cursor = bounds[0]
        let isNothing = piece.isEmpty && bounds[0] == bounds[1]
        editor.edit(bounds[0]..<bounds[1], with: DisplayText.line(piece), isTyping: false)
        if !isNothing, bounds[0] != bounds[1] || !DisplayText.line(piece).isEmpty { steps += 1 }
        let whole = editor.text
        #expect(
          (0..<editor.count).map { editor.graphemes[$0] } == Array(whole),
          "\(whole.debugDescription)")
        #expect(0...editor.count ~= editor.cursor)
      }
      for _ in 0..<steps { editor.undo() }
      #expect(editor.text.unicodeScalars.elementsEqual(start.unicodeScalars))
    }
  }

  @Test func `clearing and replacing move the cursor`() {
    var editor = LineEditor("some text")
    editor.replace(with: "other")
    #expect(editor.text == "other" && editor.cursor == 5)
    editor.clear()
    #expect(editor.isEmpty && editor.cursor == 0)
  }

  @Test func `a large paste is quick, and so is editing behind it`() {
    let block = String(repeating: "0123456789 日本語 é 👩‍🚀 ", count: 3000)
    #expect(block.utf8.count > 100_000)
    var editor = LineEditor("ab")
    editor.cursor = 1
    let paste = ContinuousClock().measure { editor.insert(block) }
    #expect(editor.text == "a" + block + "b")
    #expect(paste < .seconds(1))
    let typing = ContinuousClock().measure {
      for _ in 0..<200 {
        _ = editor.handle(.character("x"))
        editor.scroll(columns: 40)
        _ = editor.view(columns: 40, mask: .none)
      }
    }
    #expect(typing < .seconds(1))
  }
}
