import HeedCore
import HeedPersonalities
import Testing

@Suite struct TreeAndArrangeParseTests {
  private static let items = [
    "--item", "eu", "--label", "Europe", "--item", "de", "--depth", "1", "--item", "ber", "--depth",
    "2", "--item", "us",
  ]

  @Test(arguments: [
    ([], ["eu"]), (["--default", "ber"], ["ber"]), (["--multiple"], []),
    (["--selected"], ["us"]), (["--selected", "--multiple"], ["us"]),
  ])
  func `a tree by depth`(options: [String], values: [String]) throws {
    let request = try #require(try request(["tree", "T"] + Self.items + options))
    #expect(request.dialog.values.flatMap(\.texts) == values)
    #expect(
      request.dialog.question.prompts[0].items.map(\.label) == [
        "Europe", "Europe / de", "Europe / de / ber", "us",
      ])
  }

  @Test(arguments: [
    (
      ["--depth", "4"],
      "--depth got '4'; it takes a whole number from 0 to 3, a level below the item before"
    ),
    (
      ["--depth", "-1"],
      "--depth got '-1'; it takes a whole number from 0 to 3, a level below the item before"
    ),
    (["--default", "x"], "--default 'x' names no item; it takes a value of one"),
    (["--min", "5"], "--min got '5'; it takes at most 4, which is what can be ticked"),
    (
      ["--separator", "/"],
      "--separator has no place here: the items have a --depth; give one or the other"
    ),
    (["--separator", ""], "--separator got ''; it takes at least one character, as in /"),
  ])
  func `mistakes with trees`(options: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try request(["tree"] + Self.items + options) }
    #expect(error?.message == message)
  }

  @Test func `the first item is a root, and there has to be one`() {
    let first = #expect(throws: UsageError.self) {
      try request(["tree", "--item", "a", "--depth", "1"])
    }
    #expect(first?.message == "--depth got '1'; it takes 0, for the first item is a root")
    #expect(throws: UsageError.noItems) { try request(["tree"]) }
    #expect(throws: UsageError.noItems) { try request(["arrange"]) }
  }

  @Test func `what is selected is chosen`() throws {
    let words = ["arrange", "T", "--item", "a", "--item", "b", "--selected", "--item", "c"]
    let request = try #require(try request(words))
    #expect(request.dialog.values == [Value(name: "choices", list: ["b"])])
  }
}
