import HeedCore
import Support
import Testing

/// Keys, labels and room in dialogs of zenity.
@Suite struct ZenityKeysTests {
  private func start(
    _ words: [String], columns: Int = 80, rows: Int = 24, stdin: Stream = .terminal
  ) -> Session {
    let session = Session.heed(
      ["zenity"] + words, columns: columns, rows: rows, stdin: stdin, stdout: .pipe, stderr: .pipe)
    session.waitFor("╰")
    session.settle()
    return session
  }

  private func expect(
    _ session: Session, _ status: Int32, _ answer: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let ending = session.end(sourceLocation: sourceLocation)
    #expect(ending.code == status, sourceLocation: sourceLocation)
    #expect(ending.out == answer, sourceLocation: sourceLocation)
    #expect(ending.err.isEmpty, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    (["--password", "--username"], "a|b\n"),
    (["--forms", "--add-entry=A", "--add-password=B"], "a|b\n"),
    (
      ["--forms", "--add-entry=A", "--add-entry=B", "--add-combo=C", "--combo-values=x|y"],
      "a|b| \n"
    ),
  ])
  func `Return goes to the next field, and answers in the last`(words: [String], answer: String) {
    let session = start(words)
    session.waitFor("⏎ ⇥ next")
    session.press([.character("a"), .enter, .character("b"), .enter])
    if words.contains("--add-combo=C") {
      session.waitFor("space list")
      session.press(.enter)
    }
    expect(session, 0, answer)
  }

  @Test func `underscores mark letters of buttons, and are printed`() {
    let words = [
      "--question", "--text=Go?", "--ok-label=_Save", "--cancel-label=a__b",
      "--extra-button=_He_lp",
      "--extra-button=e_Xit",
    ]
    let session = start(words)
    let picture = session.screen.picture
    for label in ["Save", "Help", "eXit", "a_b"] { #expect(picture.contains(" \(label) ")) }
    session.press(.character("x"))
    expect(session, 1, "e_Xit\n")
    let helped = start(words)
    helped.press(.character("h"))
    expect(helped, 1, "_He_lp\n")
    let switched = start(["--question", "--switch", "--extra-button=_One", "--extra-button=T_wo"])
    switched.press(.character("w"))
    expect(switched, 1, "T_wo\n")
  }

  @Test func `all buttons are in sight where there is room`() {
    let session = start(["--forms", "--text=T", "--add-entry=A", "--extra-button=X"])
    expectPicture(
      session.screen.picture,
      """






                   ╭────────────────────────────────────────────────────╮
                   │                                                    │
                   │   T                                                │
                   │                                                    │
                   │   › A                                              │
                   │                                                    │
                   │                         OK                         │
                   │                         X                          │
                   │                       Cancel                       │
                   ╰────────────────────────────────────────────────────╯
                     ⏎ OK   ⇥ next   esc Cancel
      """)
    session.press(.escape)
    expect(session, 1, "")
  }

  @Test func `air gives way before the footer does`() {
    let fields = (1...5).map { "--add-entry=F\($0)" }
    let session = start(["--forms", "--text=one\\ntwo"] + fields, columns: 40, rows: 12)
    expectPicture(
      session.screen.picture,
      """
      ╭──────────────────────────────────────╮
      │  one                                 │
      │  two                                 │
      │                                      │
      │  › F1                                │
      │    F2                                │
      │    F3                                │
      │    F4                                │
      │    F5                                │
      │                    Cancel      OK    │
      ╰──────────────────────────────────────╯
        ⏎ ⇥ next   esc Cancel
      """)
    session.press(.escape)
    expect(session, 1, "")
  }

  @Test func `the footer names the keys that choose of the words`() {
    let session = start(["--entry", "--entry-text=zero", "one", "two"])
    session.waitFor("↑↓ choose")
    session.press([.down, .down, .enter])
    expect(session, 0, "two\n")
  }

  @Test func `cells and rows of a page stand apart`() {
    let page = """
      <html><head><title>no</title></head><body><h1>Sizes</h1>
      <table>
        <tr>
          <th>Name</th>
          <th>Size</th>
        </tr>
        <tr><td>a &lt; b</td><td>1</td></tr></table><!-- > no --><p>A
        paragraph<br>of two</p><ul><li>x</li> <li>y</li></ul><pre>k  e
      pt</pre></body></html>
      """
    let session = start(["--text-info", "--html"], stdin: .text(page))
    let shown = session.screen.picture.split(separator: "\n")
      .map { $0.filter { $0 != "│" } }
    let wanted = [
      "Sizes", "Name  Size", "a < b  1", "A paragraph", "of two", "• x", "• y", "k  e", "pt",
    ]
    let texts = shown.map { line in
      String(line.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    #expect(texts.filter(wanted.contains) == wanted)
    session.press(.enter)
    expect(session, 0, "")
  }

  @Test(arguments: [[], ["--title=T"]])
  func `a form without fields is its text`(title: [String]) {
    let session = start(["--forms", "--text=Only words"] + title)
    session.waitFor("Only words")
    session.press(.enter)
    expect(session, 0, "\n")
  }
}
