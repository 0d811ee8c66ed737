import Testing

@testable import HeedCore

@Suite struct LineEditorViewTests {
  /// What is visible, with `|` before the cursor's column and `<` `>` where text is cut.
  private func picture(_ editor: LineEditor, columns: Int, mask: Mask = .none) -> String {
    let view = editor.view(columns: columns, mask: mask)
    var (result, column) = (view.isCutLeft ? "<" : "", 0)
    for glyph in view.glyphs {
      if column == view.cursorColumn { result += "|" }
      result.append(glyph.character)
      column += glyph.width
    }
    if column == view.cursorColumn { result += "|" }
    #expect(column <= columns && view.cursorColumn < max(1, columns))
    return result + (view.isCutRight ? ">" : "")
  }

  @Test(arguments: [
    ("", 0, 5, "|"), ("abc", 3, 5, "abc|"), ("abcd", 4, 5, "abcd|"), ("abcde", 5, 5, "<bcde|"),
    ("abcde", 0, 5, "|abcde"), ("abcdef", 0, 5, "|abcde>"), ("abcdef", 4, 5, "abcd|e>"),
    ("abcdefgh", 6, 5, "<cdef|g>"), ("日本語", 3, 5, "<本語|"), ("日本語", 0, 5, "|日本>"),
    ("日本語", 2, 5, "<本|語"), ("e\u{301}x", 1, 5, "e\u{301}|x"), ("ab", 2, 1, "<|"),
    ("日", 0, 1, "|>"), ("a🇩🇪b", 2, 5, "a🇩🇪|b"),
  ])
  func `the cursor is visible`(text: String, cursor: Int, columns: Int, expected: String) {
    var editor = LineEditor(text)
    editor.cursor = cursor
    #expect(picture(editor, columns: columns) == expected)
    editor.scroll(columns: columns)
    #expect(picture(editor, columns: columns) == expected)
  }

  @Test func `the window stays until the cursor leaves it`() {
    var editor = LineEditor("0123456789")
    let pictures = (0..<6).map { _ in
      editor.scroll(columns: 5)
      defer { _ = editor.handle(Key(.left)) }
      return picture(editor, columns: 5)
    }
    #expect(
      pictures == ["<6789|", "<678|9", "<67|89", "<6|789", "<|6789", "<|56789"])
  }

  @Test func `room on the right is filled again`() {
    var editor = LineEditor("0123456789")
    editor.scroll(columns: 5)
    for _ in 0..<3 { _ = editor.handle(Key(.backspace)) }
    editor.scroll(columns: 5)
    #expect(picture(editor, columns: 5) == "<3456|")
    editor.scroll(columns: 20)
    #expect(picture(editor, columns: 20) == "0123456|")
  }

  @Test func `a mask shows bullets or nothing`() {
    var editor = LineEditor("日本👩‍🚀e\u{301}", isSecret: true)
    #expect(picture(editor, columns: 9, mask: .bullets) == "••••|")
    #expect(picture(editor, columns: 4, mask: .bullets) == "<•••|")
    #expect(picture(editor, columns: 9, mask: .hidden) == "|")
    editor.scroll(columns: 4)
    _ = editor.handle(Key(.home))
    editor.scroll(columns: 4)
    #expect(picture(editor, columns: 4, mask: .bullets) == "|••••")
  }

  @Test func `no columns show nothing`() {
    #expect(picture(LineEditor("abc"), columns: 0) == "|")
  }
}
