import HeedCore
import Support
import Testing

/// Lists in plain lines.
@Suite struct PlainChoicesTests {
  private static var colours: Choose {
    var choose = Choose()
    for name in ["red", "rose", "green"] { choose.list.append(Item(name)) }
    choose.list.changeLast { $0.label = "Green or so" }
    choose.buttonList = ButtonList([Button("OK", id: "ok"), Button("Cancel", .cancel)])
    return choose
  }

  private static var toppings: Choose {
    var choose = colours
    var heading = Item("", label: "Sweet")
    heading.isHeading = true
    choose.list.append(heading)
    var pineapple = Item("p", label: "Pineapple")
    pineapple.help = "are you sure?"
    choose.list.append(pineapple)
    var tofu = Item("tofu")
    tofu.isDisabled = true
    choose.list.append(tofu)
    choose.isMultiple = true
    choose.list.marks = .boxes
    choose.list.tickOnly([1])
    return choose
  }

  private static let single: [(String, String)] = [
    ("", "red"), ("2", "rose"), ("ro", "rose"), ("G", "green"), ("green", "green"),
    ("Green or so", "green"), ("３", "green"),
  ]

  @Test(arguments: single) func oneIsChosen(_ line: String, _ value: String) {
    let (outcome, text) = converse(Self.colours, [.line(line)], title: "Colour")
    #expect(outcome.values.map(\.text) == [value])
    expectPicture(
      text,
      """
      Colour
      1. red
      2. rose
      3. Green or so
      Choose [1]: \(line)
      Chosen: \(value == "green" ? "Green or so" : value).
      Answered: OK.
      """)
  }

  @Test func whatIsMeantIsAskedAgain() {
    let (outcome, text) = converse(Self.colours, ["r", "0", "red rose", "\\"], title: "Colour")
    #expect(outcome.end == .button(Button("Cancel", .cancel)))
    expectPicture(
      text.split(separator: "\n").dropFirst(4).joined(separator: "\n"),
      """
      Choose [1]: r
      ! 'r' may be red or rose
      ? gives help.
      Choose [1]: 0
      ! '0' is none of these; give a number, or the beginning of a name
      Choose [1]: red rose
      ! 'red rose' is none of these; give a number, or the beginning of a name
      Choose [1]: \\
      ! '' is no value for 'choice': one item is chosen
      Choose [1]:\u{20}
      Cancelled.
      """)
  }

  private static let several: [(String, [String])] = [
    ("", ["rose"]), ("1,3", ["red", "green"]), ("4 1", ["red", "p"]), ("1-5", all), ("0", []),
    ("none", []), ("p、red", ["red", "p"]), ("3-2", ["rose", "green"]), ("2 2", ["rose"]),
    ("Green or so", ["green"]), ("\\", []),
  ]
  private static let all = ["red", "rose", "green", "p"]

  @Test(arguments: several) func manyAreChosen(_ line: String, _ values: [String]) {
    let (outcome, text) = converse(Self.toppings, [.line(line)], title: "Toppings")
    #expect(outcome.values.flatMap(\.texts) == values)
    #expect(
      text.hasPrefix(
        """
        Toppings
        1. [ ] red
        2. [x] rose
        3. [ ] Green or so
        Sweet
        4. [ ] Pineapple - are you sure?
        5. [ ] tofu (unavailable)
        Choose [2]: \(line)
        """))
  }

  @Test func theAmountCounts() {
    var choose = Self.toppings
    choose.amount = Bounds(least: 1, greatest: 2)
    let (outcome, text) = converse(choose, ["1-3", "0", "5", "1"], title: "T")
    #expect(outcome.values.flatMap(\.texts) == ["red"])
    #expect(text.contains("Choose [2]: 1-3\n! choose between 1 and 2\n? gives help.\n"))
    #expect(text.contains("Choose [2]: 5\n! 'tofu' is unavailable\n"))
    #expect(text.hasSuffix("Choose [2]: 1\nChosen: red.\nAnswered: OK.\n"))
  }

  @Test func valuesThatAreSeenAreSaid() throws {
    var choose = Self.colours
    choose.list.showsValues = true
    let (_, text) = converse(choose, ["3"], title: "T")
    #expect(text.contains("2. rose\n3. green: Green or so\n"))
    _ = try choose.apply(.items([Item("1", label: "Network"), Item("9", label: "Exit")]))
    let (outcome, words) = converse(choose, ["2", "9"], title: "T")
    #expect(outcome.values.map(\.text) == ["9"])
    #expect(words.contains("1. Network\n9. Exit\nChoose [1]: 2\n! '2' is none of these"))
  }

  @Test func itemsComeFromStandardInput() {
    var choose = Choose()
    choose.readsItems = true
    choose.buttonList = ButtonList([Button("OK", id: "ok"), Button("Cancel", .cancel)])
    let (outcome, text) = converse(choose, ["b"], title: "T", input: ["a\nb", "b\nc\tSee\n"])
    #expect(outcome.values.map(\.text) == ["bb"])
    #expect(text.hasPrefix("T\n1. a\n2. bb\n3. See\nChoose [1]: b\n"))
    guard case .failed = converse(choose).outcome.end else {
      Issue.record("nothing to choose from")
      return
    }
    let both = converse(choose, ["1"], input: ["a\n"], answersByInput: true)
    #expect(both.conversation == "")
    guard case .failed(let reason) = both.outcome.end else {
      Issue.record("items and answers came by one stream")
      return
    }
    #expect(reason.contains("HEED_PLAIN=1"))
  }

  @Test func helpSaysHow() {
    let (_, text) = converse(Self.toppings, ["?"], title: "T")
    #expect(
      text.contains(
        """
        Type numbers or names, as in 1,3 or 2-4; 0 for none.
        Return alone keeps 2.
        \\< goes back to the value before, \\> on to the buttons.
        The end of input, Ctrl-D, cancels.
        """))
  }
}
