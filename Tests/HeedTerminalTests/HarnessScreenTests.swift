import HeedCore
import Support
import Testing

/// The emulated screen and the terminal in memory.
@Suite struct HarnessScreenTests {
  @Test func `wide and combined glyphs have their columns`() {
    let screen = VirtualScreen(Size(columns: 12, rows: 3))
    screen.feed("a界e\u{301}|\r\n  日本")
    expectPicture(screen.picture, "a界e\u{301}|\n  日本")
    #expect(screen[0, 1].text == "界")
    #expect(screen[0, 2].text == "")
    #expect(screen.position(of: "|") == Position(row: 0, column: 4))
    #expect(screen.position(of: "本") == Position(row: 1, column: 4))
    #expect(screen.cursor == Position(row: 1, column: 6))
  }

  @Test func `styles are read`() {
    let screen = VirtualScreen(Size(columns: 12, rows: 2))
    screen.feed("\u{1B}[1mb\u{1B}[0;7mr\u{1B}[1mR\u{1B}[0;4mu\u{1B}[0;31mc\u{1B}[0;44mg\u{1B}[0m.")
    expectPicture(screen.stylePicture, "brRucg")
    #expect(screen.cell(of: "c")?.foreground == .indexed(1))
    #expect(screen.cell(of: "g")?.background == .indexed(4))
    #expect(screen.cell(of: "R")?.attributes == [.bold, .reverse])
    screen.feed("\u{1B}[2;1H\u{1B}[38;2;1;2;3mx")
    #expect(screen.cell(of: "x")?.foreground == .rgb(red: 1, green: 2, blue: 3))
  }

  @Test func `modes are followed across reads`() {
    let screen = VirtualScreen(Size(columns: 12, rows: 2))
    screen.feed("main\u{1B}[?10")
    screen.feed("49h\u{1B}[Halt\u{1B}[?25l")
    #expect(screen.isAlternate)
    #expect(!screen.isCursorVisible)
    expectPicture(screen.picture, "alt")
    screen.feed("\u{1B}[?1049l\u{1B}[?25h")
    expectPicture(screen.picture, "main")
    #expect(screen.modes == VirtualScreen.initialModes)
  }

  @Test func `a paste is bracketed where that is asked for`() {
    let screen = VirtualScreen()
    screen.paste("x")
    #expect(screen.takeReplies() == Array("x".utf8))
    screen.feed("\u{1B}[?2004h")
    screen.paste("x")
    #expect(screen.takeReplies() == Array("\u{1B}[200~x\u{1B}[201~".utf8))
  }

  @Test func `a script plays events at their times`() {
    var terminal = ScriptedTerminal(
      .typing("é") + [
        .wait(.seconds(3)), .burst([.key(Key(.tab)), .key(Key(.enter))]),
        .resized(columns: 5, rows: 2),
      ])
    #expect(terminal.nextEvent(before: .zero) == nil)
    #expect(terminal.nextEvent(before: nil) == .key(.character("é")))
    #expect(terminal.nextEvent(before: .seconds(1)) == nil)
    #expect(terminal.now == .seconds(1))
    #expect(terminal.nextEvent(before: nil) == .key(Key(.tab)))
    #expect(terminal.now == .milliseconds(3_020))
    #expect(terminal.nextEvent(before: .zero) == .key(Key(.enter)))
    #expect(terminal.nextEvent(before: .zero) == nil)
    #expect(terminal.nextEvent(before: .seconds(9)) == .resized(Size(columns: 5, rows: 2)))
    #expect(terminal.size.columns == 5)
    #expect(terminal.nextEvent(before: .seconds(9)) == .hungUp)
  }

  @Test func `a script keeps the frames shown`() {
    var terminal = ScriptedTerminal(size: Size(columns: 3, rows: 1))
    var frame = Frame(terminal.size)
    terminal.show(frame)
    frame.put(Glyph("界", width: 2), row: 0, column: 1, style: Style(.text))
    terminal.show(frame)
    #expect(terminal.pictures == ["", " 界"])
    #expect(terminal.stylePicture == " tt")
  }

  @Test func `a wrong picture is shown line by line`() {
    #expect(
      pictureDifference(found: "same\nhere", wanted: "same\nthere\nmore")
        == "  same\n- there\n+ here\n- more")
  }
}
