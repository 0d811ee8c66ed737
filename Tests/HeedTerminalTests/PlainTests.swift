import Glibc
import HeedCore
import Support
import Testing

/// Dialogs in plain lines.
@Suite struct PlainTests {
  private static func plain(
    _ arguments: [String], _ input: String, environment: [String: String?] = [:],
    stdout: Support.Stream = .pipe
  ) -> Ending {
    run(
      ["heed"] + arguments, program: heed, environment: environment, stdin: .text(input),
      stdout: stdout)
  }

  @Test func `a pipe answers`() {
    let ending = Self.plain(["input", "Name", "--plain"], "alice\n")
    #expect(ending.status == .exited(0))
    #expect(ending.out == "alice\n")
    #expect(ending.err == "Name: alice\nAnswered: OK.\n")
  }

  private static let odd: [([UInt8], [UInt8])] = [
    (Array("a\r\n".utf8), Array("a\n".utf8)), (Array("no end".utf8), Array("no end\n".utf8)),
    ([0xFF, 0x41, 0x0A], [0xFF, 0x41, 0x0A]),
    ([0x61, 0, 0x1B, 0x62, 10, 0x61, 10], Array("a\n".utf8)),
  ]

  /// Control characters are refused, and the value asked for again.
  @Test(arguments: odd) func `bytes are kept as a field can have them`(
    _ input: [UInt8], _ output: [UInt8]
  ) {
    let ending = run(["heed", "input", "N", "--plain"], program: heed, stdin: .bytes(input))
    #expect(ending.outBytes == output)
    #expect(!ending.errBytes.contains(0x1B))
  }

  @Test func `a line without end is cut`() {
    let ending = Self.plain(
      ["input", "N", "--plain"], String(repeating: "é", count: 600_000) + "\n")
    #expect(ending.code == 0)
    #expect(ending.out == String(repeating: "é", count: 524_288) + "\n")
  }

  @Test func `each takes its line, and the end is a cancel`() {
    let script = """
      "$0" input A --plain 2>/dev/null; "$0" confirm B --plain 2>/dev/null; echo "$?"; cat
      "$0" input C --plain 2>/dev/null; echo "$?"
      """
    let ending = run(["sh", "-c", script, heed], stdin: .text("one\ny\nrest\n"))
    #expect(ending.out == "one\n0\nrest\n1\n")
  }

  @Test func `words go where the answer does not`() {
    let menu = ["whiptail", "--menu", "Pick one", "12", "40", "3", "r", "Red", "g", "Green"]
    let ending = Self.plain(menu, "2\n", environment: ["HEED_PLAIN": "stdin"])
    #expect(ending.status == .exited(0))
    #expect(ending.err == "g")
    #expect(
      ending.out
        == "Pick one\n1. r: Red\n2. g: Green\nChoose [1]: 2\nChosen: Green.\nAnswered: Ok.\n")
    let keys = Session(
      ["whiptail"] + menu.dropFirst(), program: heed, environment: ["ESCDELAY": "30"],
      stderr: .pipe)
    keys.waitFor("<Ok>")
    keys.send("\u{1B}[B\r")
    let other = keys.end()
    #expect((other.code, other.err) == (ending.code, ending.err))
  }

  private static let answers: [(String, Int32)] = [("y\n", 0), ("No\n", 1), ("\n", 0), ("", 255)]

  @Test(arguments: answers) func `whiptail asks too`(_ input: String, _ status: Int32) {
    let ending = Self.plain(
      ["whiptail", "--yesno", "Sure?", "8", "40"], input, environment: ["HEED_PLAIN": "stdin"])
    #expect(ending.status == .exited(status))
    #expect(ending.err == "")
  }

  @Test func `what asks nothing is told`() {
    let environment = ["HEED_PLAIN": "1"]
    let box = ["whiptail", "--infobox", "Please wait", "8", "40"]
    #expect(Self.plain(box, "", environment: environment).err == "Please wait\n")
    let gauge = ["whiptail", "--gauge", "Working", "8", "40", "0"]
    #expect(Self.plain(gauge, "50\n", environment: environment).err == "Working\n50 %\n")
    for kind in ["notice", "progress"] {
      let session = Session.heed([kind, "Title", "--plain"], stdin: .text("50\n"))
      let ending = session.end()
      #expect(ending.code == 0)
      #expect(ending.picture.hasPrefix("Title"))
      #expect(!session.raw.contains(0x1B))
    }
  }

  @Test(arguments: ["2", "yes"]) func `another value is told`(_ value: String) {
    let native = Self.plain(["alert", "T"], "", environment: ["HEED_PLAIN": value])
    #expect(native.code == 64)
    #expect(native.err.hasPrefix("heed: HEED_PLAIN in the environment is '\(value)'; it takes"))
    #expect(native.err.count { $0 == "\n" } == 1)
    let other = Self.plain(
      ["whiptail", "--msgbox", "T", "8", "40"], "", environment: ["HEED_PLAIN": value])
    #expect(other.code == 255)
  }

  @Test func `items and answers can't come by one stream`() {
    let ending = Self.plain(["choose", "T"], "a\nb\n", environment: ["HEED_PLAIN": "stdin"])
    #expect(ending.code == 65)
    #expect(ending.out == "")
    #expect(ending.err.count { $0 == "\n" } == 1)
  }

  @Test(arguments: [["HEED_PLAIN": "1"], ["TERM": "dumb"], ["TERM": nil], ["HEED_PLAIN": "stdin"]])
  func `without a terminal it is one line`(_ environment: [String: String?]) {
    guard environment["HEED_PLAIN"] != "stdin" else {
      #expect(Self.plain(["alert", "T"], "", environment: environment).code == 1)
      return
    }
    let ending = Self.plain(["alert", "T"], "\n", environment: environment)
    #expect(ending.code == 69)
    #expect(ending.out == "")
    #expect(ending.err.hasPrefix("heed: no terminal to ask on ("))
    #expect(ending.err.count { $0 == "\n" } == 1)
    let box = ["whiptail", "--msgbox", "T", "8", "40"]
    #expect(Self.plain(box, "\n", environment: environment).code == 255)
  }
}
