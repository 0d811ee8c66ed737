import HeedCore
import HeedPersonalities
import Testing

/// Command lines of `heed form`.
@Suite struct FormParseTests {
  private func values(_ words: [String]) throws -> [Value] {
    try request(["form", "T"] + words)?.dialog.values ?? []
  }

  @Test func fieldsOfAllKindsHaveTheirFirstValues() throws {
    let values = try values([
      "--section", "S", "--field", "a", "--value", "x", "--info", "I", "--toggle", "b", "--toggle",
      "c", "--on", "--toggle", "d", "--value", "yes", "--select", "e", "--option", "1",
      "--option", "2", "--select", "f", "--option", "1", "--option", "2", "--label", "Two",
      "--selected", "--select", "g", "--value", "2", "--option", "1", "--option", "2",
      "--multi-select", "h", "--option", "1", "--selected", "--option", "2", "--selected",
    ])
    #expect(values.map(\.name) == ["a", "b", "c", "d", "e", "f", "g", "h"])
    #expect(
      values.map(\.texts) == [
        ["x"], ["false"], ["true"], ["true"], ["1"], ["2"], ["2"], ["1", "2"],
      ])
  }

  @Test func whatIsRequiredHasToBeChosen() throws {
    let words = ["--select", "e", "--required", "--option", "1", "--option", "2"]
    let dialog = try #require(try request(["form", "T"] + words)?.dialog)
    #expect(dialog.values[0].text.isEmpty)
    #expect(dialog.question.prompts[0].problem == "needs a choice")
    let toggle = try #require(try request(["form", "T", "--toggle", "t", "--required"])?.dialog)
    #expect(toggle.question.prompts[0].problem == "has to be on")
  }

  static let mistakes: [([String], String)] = [
    ([], "nothing to fill in; give fields, as by --field NAME or --toggle NAME"),
    (["--section", "S"], "nothing to fill in; give fields, as by --field NAME or --toggle NAME"),
    (
      ["--field", "a", "--option", "1"],
      "--option has no place here: put it after --select or --multi-select"
    ),
    (["--field", "a", "--on"], "--on has no place here: it describes a --toggle"),
    (
      ["--toggle", "a", "--pattern", "x"],
      "--pattern has no place here: it describes a --field, which is typed"
    ),
    (["--toggle", "a", "--value", "x"], "--value got 'x'; it takes true or false"),
    (["--select", "a"], "field 'a' has nothing to choose from; add --option VALUE"),
    (
      ["--select", "a", "--value", "3", "--option", "1", "--option", "2"],
      "--value got '3'; it takes one of 1, 2"
    ),
    (
      ["--select", "a", "--option", "1", "--option", "1"],
      "--option got '1'; it takes a value that no other option of the field has"
    ),
    (
      ["--multi-select", "a", "--value", "1"],
      "--value has no place here: mark its options as --selected"
    ),
    (["--field", "a", "--toggle", "a"], "two fields are named 'a'; give each its own name"),
    (
      ["--section", "S", "--required"],
      "--required describes a field, but stands after --section S; "
        + "put it right after '--field NAME'"
    ),
    (
      ["--field", "a", "--selected"],
      "--selected describes an option, but stands after --field a; "
        + "put it right after '--option VALUE'"
    ),
  ]

  @Test(arguments: mistakes)
  func mistakesAreTold(words: [String], message: String) {
    do throws(UsageError) {
      _ = try request(["form", "T"] + words)
      Issue.record("it was taken")
    } catch { #expect(error.message == message) }
  }
}
