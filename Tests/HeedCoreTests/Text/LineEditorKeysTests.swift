import Testing

@testable import HeedCore

@Suite struct LineEditorKeysTests {
  /// Types keys: characters, and in angle brackets named ones like `<C-a>`, `<M-b>`, `<BS>`.
  private func press(_ keys: String, in editor: inout LineEditor) {
    for key in Self.keys(keys) {
      let isUsed = editor.handle(key)
      #expect(isUsed, "\(key)")
    }
  }

  private static let named: [String: Key] = [
    "BS": Key(.backspace), "Del": Key(.delete), "Left": Key(.left), "Right": Key(.right),
    "Home": Key(.home), "End": Key(.end), "C-Left": Key(.left, .control),
    "C-Right": Key(.right, .control), "M-Left": Key(.left, .alt), "M-Right": Key(.right, .alt),
    "M-BS": Key(.backspace, .alt), "M-Del": Key(.delete, .alt), "S-Left": Key(.left, .shift),
  ]

  private static func keys(_ text: String) -> [Key] {
    var result: [Key] = []
    var rest = text[...]
    while let first = rest.popFirst() {
      guard first == "<", let end = rest.firstIndex(of: ">") else {
        result.append(.character(first))
        continue
      }
      let name = String(rest[..<end])
      rest = rest[end...].dropFirst()
      let letter = name.last ?? " "
      result.append(named[name] ?? (name.hasPrefix("M-") ? .alt(letter) : .control(letter)))
    }
    return result
  }

  /// The text with `|` at the cursor.
  private func state(_ editor: LineEditor) -> String {
    let text = Array(editor.text)
    return String(text[..<editor.cursor]) + "|" + String(text[editor.cursor...])
  }

  @Test(arguments: [
    ("", "abc", "abc|"), ("abc def", "<C-a>X<C-e>Y<C-w>W", "Xabc W|"), ("abc", "<Home>x", "x|abc"),
    ("héllo日本", "<BS>", "héllo日|"), ("e\u{301}", "<BS>", "|"), ("👨‍👩‍👧", "<BS>", "|"),
    ("", "e\u{301}<BS>", "|"), ("abc", "<C-b><C-b><C-f>-", "ab-|c"), ("abc", "<Left><C-h>", "a|c"),
    ("abc", "<S-Left>x", "abx|c"), ("abc", "<Home><Del><C-d>", "|c"), ("abc", "<Del><C-d>", "abc|"),
    ("abc", "<Home><BS><Left>", "|abc"), ("abc", "<Right>", "abc|"), ("one two", "<C-u>", "|"),
    ("one two", "<Home><C-k>", "|"), ("one two", "<M-b><C-k>", "one |"),
    ("one two", "<Left><Left><C-u>", "|"),
  ])
  func `keys edit`(text: String, keys: String, expected: String) {
    var editor = LineEditor(text)
    press(keys, in: &editor)
    #expect(state(editor) == expected)
    #expect(editor.count == editor.text.count)
  }

  @Test(arguments: [
    ("foo-bar baz", "<M-b>", "foo-bar |baz"), ("foo-bar baz", "<M-b><M-b>", "foo-|bar baz"),
    ("foo-bar  ", "<C-Left>", "foo-|bar  "), ("foo-bar", "<M-Left><M-Left><M-Left>", "|foo-bar"),
    ("foo-bar baz", "<Home><M-f>", "foo|-bar baz"),
    ("foo-bar", "<Home><C-Right><M-Right>", "foo-bar|"),
    ("foo-bar baz", "<C-w><C-w>", "|"), ("foo-bar baz  ", "<C-w>", "foo-bar |"),
    ("foo-bar", "<M-BS>", "foo-|"), ("foo bar baz", "<Home><M-d><M-d>", "| baz"),
    ("foo bar", "<Home><M-Del>", "| bar"), ("日本 語é1", "<M-BS>", "日本 |"),
  ])
  func `words are moved over and removed`(text: String, keys: String, expected: String) {
    var editor = LineEditor(text)
    press(keys, in: &editor)
    #expect(state(editor) == expected)
  }

  @Test(arguments: [
    ("one two", "<C-w><Home><C-y> ", "two |one "), ("ab", "<C-u><C-y><C-y>", "abab|"),
    ("ab", "<Home><C-k><C-k><C-y>", "ab|"), ("ab", "<C-y>", "ab|"),
    ("one two", "<M-b><M-d><Home><C-y>", "two|one "),
    ("abc", "<C-t>", "acb|"), ("abc", "<Left><C-t>", "acb|"), ("abc", "<Left><Left><C-t>", "ba|c"),
    ("abc", "<Home><C-t>", "|abc"), ("a", "<C-t>", "a|"), ("", "<C-t>", "|"),
  ])
  func `text is yanked and transposed`(text: String, keys: String, expected: String) {
    var editor = LineEditor(text)
    press(keys, in: &editor)
    #expect(state(editor) == expected)
  }

  @Test(arguments: [
    ("", "abc<C-_>", "|"), ("x", "abc<C-_>", "x|"), ("", "ab<Left>c<C-_>", "a|b"),
    ("", "ab<Left>c<C-_><C-_>", "|"), ("", "abc<BS><C-_>", "abc|"), ("", "abc<BS><C-_><C-_>", "|"),
    ("", "e\u{301}x<C-_>", "|"), ("one two", "<C-w><C-_>", "one two|"),
    ("one two", "<Home><Right><C-u><C-_>", "o|ne two"), ("abc", "<C-_>", "abc|"),
    ("ab", "<Left>xyz<C-_>", "a|b"), ("abc", "<C-t><C-_>", "abc|"), ("", "a<C-_>b<C-_>", "|"),
  ])
  func `steps are undone`(text: String, keys: String, expected: String) {
    var editor = LineEditor(text)
    press(keys, in: &editor)
    #expect(state(editor) == expected)
  }

  @Test func `a typed mark and its undoing stay one run`() {
    var editor = LineEditor("🇪🇫🇷")
    press("<Home>", in: &editor)
    for scalar in ["🇩", "a", "\u{301}", "\u{323}"] { press(scalar, in: &editor) }
    #expect(state(editor) == "🇩🇪a\u{301}\u{323}|🇫🇷")
    press("<C-_>", in: &editor)
    #expect(state(editor) == "|🇪🇫🇷")
  }

  @Test func `only so many steps are kept`() {
    var editor = LineEditor()
    for _ in 0..<EditHistory<Character>.limit + 20 { press("a<C-e>", in: &editor) }
    for _ in 0..<EditHistory<Character>.limit + 20 { press("<C-_>", in: &editor) }
    #expect(editor.count == 20)
  }

  @Test func `a secret is neither undone nor yanked, and is one word`() {
    var editor = LineEditor("two words", isSecret: true)
    press("<C-Left>", in: &editor)
    #expect(editor.cursor == 0)
    press("<M-f>", in: &editor)
    #expect(editor.cursor == 9)
    press("<C-w><C-y><C-_>", in: &editor)
    #expect(state(editor) == "|")
  }

  @Test(arguments: [
    Key(.up), Key(.down), Key(.enter), Key(.tab), .backTab, Key(.escape), Key(.pageUp),
    Key(.function(1)), Key(.insert), .control("c"), .control("z"), .control("g"), .alt("x"),
    .character("\n"), .character("\u{1}"), .character("\u{7F}"), .character("\u{9B}"),
    .character("\r\n"), .character("\u{2028}"), .character("a", [.control, .alt]),
  ])
  func `other keys are left to others`(key: Key) {
    var editor = LineEditor("ab")
    let isUsed = editor.handle(key)
    #expect(!isUsed)
    #expect(state(editor) == "ab|")
  }

  @Test func `end of file on an empty line is left to others`() {
    var editor = LineEditor()
    let (endsFile, deletes) = (editor.handle(.control("d")), editor.handle(.control("h")))
    #expect(!endsFile && deletes)
  }

  @Test func `no key inserts a control character`() {
    var editor = LineEditor()
    for value in UInt8.min...UInt8.max {
      for modifiers in [[], .shift, .control, .alt] as [Key.Modifiers] {
        _ = editor.handle(.character(Character(Unicode.Scalar(value)), modifiers))
      }
      #expect(!editor.text.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
  }
}
