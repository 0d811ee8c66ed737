import HeedCore
import Support
import Testing

/// Text of all scripts and of none, in titles, messages, labels and values.
@Suite struct TextSafetyTests {
  static let texts = [
    "日本語のテキスト", "👨‍👩‍👧‍👦 family", "e\u{301}a\u{308}o\u{302} combined", "שלום עולם",
    "مرحبا بالعالم", "tab\tin\tbetween", "esc \u{1B}[5mX\u{1B}[0m", "osc \u{1B}]0;PWN\u{7}title",
    "c1 \u{9B}5mX \u{90}q\u{9C}", "cr\rover", "\u{202E}reversed", "zero\u{200B}width\u{FEFF}",
    "🇩🇪🇫🇷 flags", "1\u{FE0F}\u{20E3} keycap", "👍🏽 tone", "ｆｕｌｌ　ｗｉｄｔｈ", "Ａ\u{301}",
    "क्षि नमस्ते", "กำลัง", "한국어 \u{1112}\u{1161}\u{11AB}", "a\u{0}b".replacing("\u{0}", with: "␀"),
    String(repeating: "long", count: 60), String(repeating: "界", count: 90),
  ]

  @Test(arguments: texts)
  func `the frame stays straight and nothing acts`(_ text: String) {
    let session = Session.heed(
      [
        "alert", text, "\(text)\nnext line\n\(text) \(text)", "--field", "f", "--label", text,
        "--value", text, "--hint", text, "--button", "Go \(text)", "--cancel", "Stop",
      ], columns: 72, rows: 30)
    session.waitFor("Stop")
    session.expectStraightFrame()
    expectNothingActs(session)
    session.press(.escape)
    session.end().expectGivenBack(showing: "")
  }

  @Test(arguments: texts)
  func `a sheet shows the same`(_ text: String) {
    let session = Session.heed(
      ["sheet", text, text, "--button", text, "--cancel", "Stop"], columns: 72, rows: 30)
    session.waitFor("Stop")
    session.settle()
    expectNothingActs(session)
    session.press(.escape)
    session.end().expectGivenBack(showing: "")
  }

  @Test func `bytes that are no text are shown as such`() {
    let session = Session.script(
      """
      bad=$(printf 'bad \\377\\376 \\200 \\360\\237 end')
      heed alert "$bad" "$bad" --button "$bad" --cancel Stop; echo $?
      """)
    session.waitFor("Stop")
    session.expectStraightFrame()
    #expect(session.screen.contains("bad ��"))
    #expect(session.screen.contains("end"))
    session.press(.enter)
    session.end().expectGivenBack(showing: "0")
  }

  @Test(arguments: ["center", "cursor"])
  func `letters have their marks`(_ place: String) {
    let text = "e\u{301} a\u{308}\u{323} q\u{302} ş"
    let session = Session.heed(["alert", text, "--button", text, "--at", place])
    session.waitFor("‹ \(text) ›")
    session.press(.enter)
    #expect(session.end().code == 0)
  }

  @Test func `control characters can be read`() {
    let session = Session.heed(["alert", "A\u{1B}]0;PWN\u{7}B", "red \u{1B}[31mX\u{7F}"])
    session.waitFor("‹ OK ›")
    #expect(session.screen.contains("A^[]0;PWN^GB"))
    #expect(session.screen.contains("red ^[[31mX^?"))
    session.press(.enter)
    #expect(session.end().code == 0)
  }

  @Test(.enabled(if: hasProgram("tmux"), "tmux is not installed"))
  func `tmux shows a straight frame too`() {
    let text = "日本語 👨‍👩‍👧‍👦 e\u{301} שלום ｆｕｌｌ"
    let session = Session.tmux("heed alert '\(text)' '\(text)\n\(text)' --button 保存")
    session.waitFor("保存")
    session.expectStraightFrame()
    session.press(.enter)
    #expect(session.end().code == 0)
  }

  /// Expects that no sequence and no bell of the text reached the terminal.
  private func expectNothingActs(_ session: Session) {
    let raw = session.raw
    #expect(!raw.contains(0x07))
    let seen = String(decoding: raw, as: UTF8.self)
    for sequence in ["\u{1B}[5m", "\u{1B}]0;", "\u{9B}", "\u{90}", "\u{202E}"] {
      #expect(!seen.unicodeScalars.contains(sequence.unicodeScalars))
    }
  }
}
