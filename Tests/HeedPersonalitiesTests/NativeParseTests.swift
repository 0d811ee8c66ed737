import HeedCore
import HeedPersonalities
import Testing

/// What native command lines ask for.
@Suite struct NativeParseTests {
  @Test func `title and message may stand anywhere`() throws {
    let request = try request(["alert", "--ascii", "T", "--button", "A", "M", "--at", "3,4"])
    #expect(request?.chrome.title == "T")
    #expect(request?.dialog.question.message == "M")
    #expect(request?.chrome.place == .at(row: 3, column: 4))
    #expect(request?.stage.isASCII == true)
  }

  @Test func `two dashes end the options`() throws {
    let request = try request(["alert", "--", "--title", "-m"])
    #expect(request?.chrome.title == "--title")
    #expect(request?.dialog.question.message == "-m")
  }

  static let times: [(String, Duration?)] = [
    ("5", .seconds(5)), ("2.5", .milliseconds(2_500)), ("30s", .seconds(30)),
    ("2m", .seconds(120)), (".5", .milliseconds(500)), ("0", nil),
  ]

  @Test(arguments: times)
  func `times have units`(_ text: String, _ time: Duration?) throws {
    #expect(try request(["alert", "--timeout", text])?.timing.timeout == time)
  }

  @Test(arguments: ["", "abc", "-1", "1h", "1e99", "nan", "0x10", "inf", "1 s", "s"])
  func `other times are refused`(_ text: String) {
    #expect(throws: UsageError.self) { try request(["alert", "--timeout", text]) }
  }

  @Test func `the environment's options give way to those given`() throws {
    let environment = ["HEED_OPTS": "--ascii --timeout 9 --at 'top'"]
    let request = try request(["alert", "--timeout", "3"], environment: environment)
    #expect(request?.stage.isASCII == true)
    #expect(request?.timing.timeout == .seconds(3))
    #expect(request?.chrome.place == .top)
  }

  @Test func `a notice asks nothing`() throws {
    let request = try request(["notice", "T", "--for", "2"])
    #expect(request?.stage.purpose == .tells)
    #expect(request?.stage.stay == .seconds(2))
    #expect(request?.answerDescriptor == nil)
  }

  @Test func `a descriptor is needed only for an answer`() throws {
    #expect(try request(["alert", "T"])?.answerDescriptor == nil)
    #expect(try request(["alert", "T", "--output", "json"])?.answerDescriptor == 1)
    #expect(try request(["alert", "T", "--field", "a"])?.answerDescriptor == 1)
    #expect(try request(["alert", "T", "--output-fd", "9"])?.answerDescriptor == 9)
    #expect(try request(["input", "T"])?.answerDescriptor == 1)
  }

  static let helps: [([String], String?)] = [
    (["--help"], nil), (["help"], nil), (["help", "sheet"], "sheet"),
    (["alert", "--help"], "alert"),
    (["alert", "T", "--bogus", "-h"], "alert"),
  ]

  @Test(arguments: helps)
  func `help is asked for`(_ words: [String], _ command: String?) throws {
    guard case .help(let found) = try Native.parse(words, surroundings()) else {
      Issue.record("no help for \(words)")
      return
    }
    #expect(found == command)
  }

  @Test func `a value that reads like help is a value`() throws {
    #expect(try request(["alert", "T", "--button", "--help"]) != nil)
    #expect(try request(["alert", "--", "--help"])?.chrome.title == "--help")
  }

  @Test(arguments: ["heed", "unknown", ""])
  func `the program's name chooses the language`(_ name: String) {
    #expect(personality(named: name, ["alert"]).0.names == Native.names)
  }

  @Test func `the first argument can choose the language too`() {
    let (chosen, rest) = personality(named: "heed", ["whiptail", "--msgbox"])
    #expect(chosen.names == Whiptail.names)
    #expect(rest == ["--msgbox"])
    #expect(personality(named: "whiptail", ["whiptail"]).1 == ["whiptail"])
  }
}
