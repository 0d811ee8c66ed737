import Testing

@testable import HeedCore

private let shape = EditShape(columns: 20, wraps: true)

/// An editor of a text, after some keys: `<C-x>`, `<M-x>`, `<S-right>` and characters.
private func edited(_ text: String, _ keys: String, _ shape: EditShape = shape) -> TextEditor {
  edited(TextEditor(Array(text.utf8)), keys, shape)
}

private func edited(_ editor: TextEditor, _ keys: String, _ shape: EditShape = shape) -> TextEditor
{
  var editor = editor
  for key in parsed(keys) { _ = editor.handle(key, shape, page: 3) }
  return editor
}

private func text(_ editor: TextEditor) -> String { ByteText.decode(editor.bytes) }

private func parsed(_ text: String) -> [Key] {
  var (keys, rest) = ([Key](), Substring(text))
  while let scalar = rest.unicodeScalars.popFirst() {
    let character = Character(scalar)
    guard character == "<", let end = rest.unicodeScalars.firstIndex(of: ">") else {
      keys.append(character == "\n" ? Key(.enter) : .character(character))
      continue
    }
    keys.append(named(String(rest[..<end])))
    rest = rest[rest.unicodeScalars.index(after: end)...]
  }
  return keys
}

private func named(_ name: String) -> Key {
  var (parts, modifiers) = (name.split(separator: "-").map { String($0) }, Key.Modifiers())
  while parts.count > 1 {
    switch parts.removeFirst() {
    case "C": modifiers.insert(.control)
    case "M": modifiers.insert(.alt)
    default: modifiers.insert(.shift)
    }
  }
  let codes: [String: Key.Code] = [
    "left": .left, "right": .right, "up": .up, "down": .down, "home": .home, "end": .end,
    "pgup": .pageUp, "pgdn": .pageDown, "bs": .backspace, "del": .delete, "space": .character(" "),
  ]
  return Key(codes[parts[0]] ?? .character(Character(parts[0])), modifiers)
}

@Suite struct TextEditorTests {
  @Test(arguments: [
    ("", "ab\nc", "ab\nc"), ("abc", "<right>x", "axbc"), ("a\nb", "<down>x", "a\nxb"),
    ("a\nb", "<C-end><bs><bs>", "a"), ("a\nb", "<end><del>", "ab"), ("ab\ncd", "<C-k><C-k>", "cd"),
    ("ab cd", "<end><C-w>", "ab "), ("ab\ncd", "<down><C-u>", "ab\n"),
    ("ab cd", "<M-d>", " cd"), ("one two", "<C-right><C-right>!", "one two!"),
    ("one\ntwo", "<C-end><C-left><C-left>!", "!one\ntwo"), ("ab", "<end><C-t>", "ba"),
    ("ab", "<M-i>", "\tab"), ("abc", "<end><S-left><S-left>x", "ax"),
    ("ab cd", "<S-right><S-right><C-w><C-end><C-y>", " cdab"),
    ("ab cd", "<C-space><right><right><M-w><C-end><C-y>", "ab cdab"),
  ])
  func `keys edit`(before: String, keys: String, after: String) {
    #expect(text(edited(before, keys)) == after)
  }

  @Test func `line ends stay as they came, and new ones are like them`() {
    let dos = edited("a\r\nb\r\n", "<end>\nx")
    #expect(text(dos) == "a\r\nx\r\nb\r\n")
    #expect(text(edited(dos, "<C-end><bs><bs>")) == "a\r\nx\r\n")
    #expect(text(edited("a\r\nb", "<C-end>\n")) == "a\r\nb\r\n")
    #expect(text(edited("a\r\nb", "<end><right>x")) == "a\r\nxb")
    #expect(text(edited("a\rb", "<right><right>x")) == "a\rxb")
  }

  @Test func `graphemes are whole, and bytes that are no UTF-8 are kept`() {
    #expect(text(edited("e\u{301}👨‍👩‍👧x", "<right><right><del>")) == "e\u{301}👨‍👩‍👧")
    #expect(text(edited("日本語", "<right><bs>")) == "本語")
    let odd: [UInt8] = [0x61, 0xFF, 0x62, 0x0A, 0xC3]
    #expect(
      edited(TextEditor(odd), "<right><right>x<C-end>y").bytes
        == [0x61, 0xFF, 0x78, 0x62, 0x0A, 0xC3, 0x79])
    #expect(edited(TextEditor(odd), "<right><del>").bytes == [0x61, 0x62, 0x0A, 0xC3])
    // A mark typed behind a letter joins it; the cursor is behind both.
    #expect(edited("ab", "<right>\u{301}").cursor == 3)
  }

  @Test func `undo and redo go step by step`() {
    let three = edited("", "one\ntwo<C-w>")
    #expect(text(three) == "one\n")
    #expect(text(edited(three, "<C-_>")) == "one\ntwo")
    #expect(text(edited(three, "<C-_><C-_>")) == "one")
    #expect(text(edited(three, "<C-_><C-_><C-_><C-_>")) == "")
    #expect(text(edited(three, "<C-_><C-_><C-_><M-/><M-/>")) == "one\ntwo")
    #expect(text(edited(three, "<C-_><C-_><M-/>!<M-/>")) == "one\ntwo!")
    var pasted = TextEditor(Array("ab".utf8))
    pasted.moveCursor(to: 1)
    pasted.paste(String(repeating: "line\n", count: 50_000))
    #expect(pasted.size == 250_002)
    #expect(pasted.lineEnds == 50_000)
    #expect(pasted.cursorLine == 50_000)
    pasted.undo()
    #expect(text(pasted) == "ab")
    #expect(pasted.lineEnds == 0)
    #expect(pasted.cursor == 1)
  }

  @Test func `up and down keep to their column, by rows`() {
    let lines = "long line\nx\nlong line"
    #expect(text(edited(lines, "<end><down><down>!")) == "long line\nx\nlong line!")
    #expect(text(edited(lines, "<end><down>!")) == "long line\nx!\nlong line")
    let wrapped = "aaaa bbbb cccc dddd eeee"
    let narrow = EditShape(columns: 10, wraps: true)
    #expect(text(edited(wrapped, "<down>!", narrow)) == "aaaa bbbb !cccc dddd eeee")
    #expect(text(edited(wrapped, "<end>!", narrow)) == "aaaa bbbb! cccc dddd eeee")
    #expect(text(edited(wrapped, "<end><end>!", narrow)) == "aaaa bbbb cccc dddd eeee!")
    #expect(text(edited("a\nb", "<up>x<down><down>y")) == "xa\nby")
  }

  @Test func `a paste is cleaned`() {
    var editor = TextEditor(Array("a\r\n".utf8))
    editor.paste("x\u{1B}[31m\ty\nz\u{9B}")
    #expect(text(editor) == "x[31m\ty\r\nza\r\n")
  }

  @Test func `rows break behind blanks and beside wide characters`() {
    func rows(_ text: String, _ columns: Int) -> [String] {
      let editor = TextEditor(Array(text.utf8))
      let line = editor.line(at: 0, EditShape(columns: columns, wraps: true))
      return line.rows.indices.map { row in
        String(line.cells[line.range(ofRow: row)].map(\.character))
      }
    }
    #expect(rows("one two three", 8) == ["one two ", "three"])
    #expect(rows("one two", 7) == ["one two"])
    #expect(rows("abcdefghij", 4) == ["abcd", "efgh", "ij"])
    #expect(rows("日本語。です", 6) == ["日本", "語。で", "す"])
    #expect(rows("a    b", 3) == ["a  ", "  b"])
    #expect(rows("", 5) == [""])
  }

  @Test func `the characters are counted along`() {
    var editor = TextEditor(Array("a\r\nb".utf8), countsCharacters: true)
    #expect(editor.length == 3)
    for key in parsed("x\n<C-end>\u{301}<bs><C-_>") {
      _ = editor.handle(key, shape, page: 3)
      #expect(editor.length == ByteText.decode(editor.bytes).count)
    }
  }

  @Test func `what was done at random is taken back to where it began`() {
    var random = SystemRandomNumberGenerator()
    let keys = parsed(
      "a\n日<bs><del><C-k><C-y><C-w><left><right><up><down><C-end><C-home><M-d><S-left>")
    let start = Array("one\r\ntwo \u{301}three\nfour".utf8) + [0xFF, 0x0A]
    var editor = TextEditor(start)
    for _ in 0..<400 {
      _ = editor.handle(keys[Int.random(in: keys.indices, using: &random)], shape, page: 3)
      #expect(editor.lineEnds == editor.bytes[...].lineEnds)
      #expect(editor.cursorLine == editor.bytes[..<editor.cursor].lineEnds)
    }
    let end = editor.bytes
    for _ in 0..<400 { editor.undo() }
    #expect(editor.bytes == start)
    for _ in 0..<400 { editor.redo() }
    #expect(editor.bytes == end)
  }

  @Test func `pieces of memory are replaced like an array's`() {
    var bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    var source = TextSource(bytes: bytes)
    for _ in 0..<200 {
      let lower = Int.random(in: 0...bytes.count)
      let upper = min(bytes.count, lower + [0, 1, 10, 100_000].randomElement()!)
      let new = [UInt8](repeating: 7, count: [0, 1, 5_000, 150_000].randomElement()!)
      bytes.replaceSubrange(lower..<upper, with: new)
      source.replace(lower..<upper, with: new)
      #expect(source.size == bytes.count)
      let place = Int.random(in: 0...bytes.count)
      #expect(source.read(at: place, count: 70_000) == Array(bytes[place...].prefix(70_000)))
    }
    #expect(source.read(at: 0, count: bytes.count) == bytes)
  }

  @Test func `a large text is edited without lag`() {
    let line = String(repeating: "word ", count: 20) + "\n"
    var editor = TextEditor(Array(String(repeating: line, count: 100_000).utf8))
    let clock = ContinuousClock()
    let time = clock.measure {
      for key in parsed("abc\n<C-end>xyz<C-home><down><bs><C-_><C-end><C-w>") {
        _ = editor.handle(key, shape, page: 20)
      }
    }
    #expect(time < .seconds(5))
  }
}
