import HeedCore
import Support
import Testing

/// Boxes of dialog's command line on a terminal: tabs, bounds, and answers one after the other.
@Suite struct CdialogBoxesTests {
  private let folder = Folder()

  @Test(arguments: [
    ([String](), "a       b"), (["--tab-len", "4"], "a       b"), (["--tab-correct"], "a       b"),
    (["--tab-correct", "--tab-len", "4"], "a   b"), (["--tab-correct", "--tab-len", "1"], "a b"),
  ])
  func `tabs of a file are as far apart as asked for`(options: [String], line: String) {
    let file = folder.write("text", "a\tb\n")
    for box in ["--textbox", "--tailbox"] {
      let session = Session.heed(["dialog"] + options + [box, file, "8", "40"])
      session.waitFor("│ \(line) ")
      session.press(.escape)
      #expect(session.end().code == 255)
    }
    let log = Session.heed(
      ["dialog"] + options + ["--programbox", "8", "40"], stdin: .bytes(Array("a\tb\n".utf8)))
    log.waitFor("│ \(line) ")
    log.press(.enter)
    #expect(log.end().code == 0)
  }

  @Test func `the configuration file says how far apart they are`() {
    let file = folder.write("text", "a\tb\n")
    let session = Session.heed(
      ["dialog", "--tab-correct", "--textbox", file, "8", "40"],
      environment: ["DIALOGRC": folder.write("rc", "tab_len = 3\n")])
    session.waitFor("│ a  b ")
    session.press(.escape)
    _ = session.end()
  }

  @Test func `bounds that leave no number show the least, which nothing changes`() {
    let session = Session.heed(
      ["dialog", "--rangebox", "How many", "10", "40", "10", "0", "5"], stderr: .pipe)
    session.waitFor("10")
    for key in [Key.Code.character("+"), .up, .home, .end, .enter] { session.press(key) }
    let ending = session.end()
    #expect(ending.code == 0)
    #expect(ending.err == "10")
  }

  @Test func `a number out of the bounds is told, and Return does not mean Cancel`() {
    let session = Session.heed(
      ["dialog", "--rangebox", "How many", "10", "40", "0", "100", "7"], stderr: .pipe)
    session.waitFor("How many")
    session.send("500\r\r")
    session.waitFor("between 0 and 100")
    for _ in "500" { session.press(.backspace) }
    session.send("42\r")
    let ending = session.end()
    #expect(ending.code == 0)
    #expect(ending.err == "42")
  }

  @Test func `bounds may be as wide as 32 bits are`() {
    let session = Session.heed(
      ["dialog", "--rangebox", "N", "10", "60", "-2147483648", "2147483647", "2147483646"],
      stderr: .pipe)
    session.waitFor("2147483646")
    session.press(.down)
    session.press(.enter)
    #expect(session.end().err == "2147483647")
  }

  @Test(arguments: ["0", "-1"])
  func `a pause of no time ends after a second`(seconds: String) {
    let session = Session.heed(["dialog", "--pause", "Wait", "0", "0", seconds])
    session.waitFor("Wait")
    #expect(session.end().code == 0)
  }

  @Test func `while an item is renamed its tag stays`() {
    let session = Session.heed(
      ["dialog", "--inputmenu", "M", "0", "0", "0", "a", "Alpha", "bb", "Beta"], rows: 9,
      stderr: .pipe)
    session.waitFor("a   Alpha")
    for key in [Key.Code.down, .tab, .enter] { session.press(key) }
    session.send("The ")
    session.waitFor("bb  The Beta")
    session.press(.enter)
    #expect(session.end().err == "RENAMED bb The Beta")
  }

  @Test func `no more rows of a form are in sight than asked for`() {
    let fields = (1...6).flatMap { ["L\($0)", "\($0)", "1", "v\($0)", "\($0)", "9", "9", "0"] }
    let session = Session.heed(
      ["dialog", "--form", "F", "14", "40", "3"] + fields, columns: 40, rows: 14)
    session.waitFor("L3")
    #expect(!session.screen.picture.contains("L4"))
    session.press(.pageDown)
    session.press(.down)
    session.waitFor("L4")
    #expect(!session.screen.picture.contains("L1"))
    session.press(.escape)
    _ = session.end()
  }

  @Test func `a blank copies a file's path, and the highlight does not`() {
    _ = folder.write("one", "")
    _ = folder.write("two", "")
    let session = Session.heed(
      ["dialog", "--fselect", "\(folder.path)/", "6", "60"], stderr: .pipe)
    session.waitFor("two")
    session.press([.down, .down])
    session.settle()
    #expect(!session.screen.picture.contains("/one"))
    session.send(" ")
    session.waitFor("\(folder.path)/one")
    #expect(!session.screen.picture.contains("would be replaced"))
    session.send("x")
    session.waitFor("/onex")
    #expect(!session.screen.picture.contains("nothing here"))
    session.press(.enter)
    #expect(session.end().err == "\(folder.path)/onex")
  }

  @Test(arguments: [
    ["--editbox"], ["--textbox"], ["--tailbox"], ["--tailboxbg"],
    ["--msgbox", "Text", "0", "0", "--and-widget", "--textbox"],
  ])
  func `a FIFO is refused, and nobody waits for it`(words: [String]) {
    let path = "\(folder.path)/fifo"
    #expect(run(["mkfifo", path]).code == 0)
    let session = Session.heed(["dialog"] + words + [path, "0", "0"], stderr: .pipe)
    if words.count > 1 {
      session.waitFor("Text")
      session.press(.enter)
    }
    let ending = session.end()
    #expect(ending.code == 255)
    #expect(ending.err == "dialog: '\(path)' can't be read: it is no regular file\n")
  }

  private static let boxes: [Character: [String]] = [
    "i": ["--inputbox", "Box", "8", "40"], "y": ["--yesno", "Box", "8", "40"],
    "m": ["--msgbox", "Box", "8", "40"],
  ]

  /// What has been written once each of some boxes was answered by OK.
  private func answers(_ boxes: String) -> [String] {
    var words: [String] = []
    for (index, box) in boxes.enumerated() {
      words += (Self.boxes[box] ?? []).map { $0 == "Box" ? "Box \(index)" : $0 }
      if box == "i" { words.append(String(Unicode.Scalar(UInt8(65 + index)))) }
      if index < boxes.count - 1 { words.append("--and-widget") }
    }
    let session = Session.heed(["dialog"] + words, stderr: .pipe)
    var answers: [String] = []
    for index in boxes.indices {
      let number = boxes.distance(from: boxes.startIndex, to: index)
      session.waitFor("Box \(number)")
      answers.append(session.err)
      session.press(.enter)
    }
    return answers.dropFirst() + [session.end().err]
  }

  @Test(arguments: [
    ("ii", ["A", "A\tB"]), ("iim", ["A", "A\tB", "A\tB\t"]),
    ("iiyi", ["A", "A\tB", "A\tB\t", "A\tB\t\tD"]), ("iyyi", ["A", "A", "A", "A\tD"]),
    ("ymii", ["", "", "C", "C\tD"]), ("imiyi", ["A", "A", "A\tC", "A\tC\t", "A\tC\t\tE"]),
  ])
  func `each box of a chain is answered as it ends`(boxes: String, written: [String]) {
    #expect(answers(boxes) == written)
  }

  @Test func `what was answered before a box was left stays written`() {
    let chain = ["--inputbox", "One", "8", "40", "A", "--and-widget", "--print-size", "--inputbox"]
    let session = Session.heed(["dialog"] + chain + ["Two", "8", "40"], stderr: .pipe)
    session.waitFor("One")
    session.press(.enter)
    session.waitFor("Two")
    #expect(session.err == "A")
    session.press(.escape)
    let ending = session.end()
    #expect(ending.code == 255)
    #expect(ending.err == "ASize: 8, 40\n")
  }

  @Test func `on a terminal answers stand below the boxes`() {
    let chain = ["--inputbox", "One", "8", "40", "A", "--and-widget", "--inputbox", "Two", "8"]
    let session = Session.heed(["dialog"] + chain + ["40", "B"])
    session.waitFor("One")
    session.press(.enter)
    session.waitFor("Two")
    session.press(.enter)
    let ending = session.end()
    #expect(ending.code == 0)
    #expect(session.raw.suffix(3) == Array("A\tB".utf8))
  }
}
