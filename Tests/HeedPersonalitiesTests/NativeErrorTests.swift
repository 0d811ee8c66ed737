import HeedCore
import HeedPersonalities
import Testing

/// Mistakes in native command lines, and the line that each is answered by.
@Suite struct NativeErrorTests {
  static let mistakes: [([String], String)] = [
    (
      [], "no dialog asked for; name one, as in 'heed alert \"Title\"' (see 'heed --help')"
    ),
    (["alret", "T"], "unknown command 'alret'; did you mean 'alert'? (see 'heed --help')"),
    (["zzz"], "unknown command 'zzz' (see 'heed --help')"),
    (
      ["alert", "T", "--buton", "A"], "unknown option '--buton' for alert; did you mean '--button'?"
    ),
    (
      ["alert", "-v text"],
      "'-v text' looks like an option; put '--' before text that begins with a dash"
    ),
    (["alert", "--timeout"], "--timeout needs a value, as in '--timeout SECONDS'"),
    (["alert", "--ascii=1"], "--ascii takes no value, but got '1'"),
    (
      ["alert", "--timeout", "abc"],
      "--timeout got 'abc'; it takes seconds, as in 5, 2.5, 30s or 2m"
    ),
    (
      ["alert", "a", "b", "c"],
      "unexpected word 'c': alert takes TITLE and MESSAGE; quote text with blanks"
    ),
    (
      ["alert", "--required"],
      "--required describes a field, but none stands before it; put it after '--field NAME'"
    ),
    (
      ["alert", "--field", "a", "--exit", "3"],
      "--exit describes a button, but stands after --field a; put it right after '--button LABEL'"
    ),
    (
      ["choose", "--item", "a", "--heading", "H", "--selected"],
      "--selected describes an item, but stands after --heading H; put it right after '--item VALUE'"
    ),
    (
      ["alert", "--cancel", "A", "--cancel", "B"],
      "two cancel buttons, 'A' and 'B'; a dialog has at most one: make one of them --button"
    ),
    (["alert", "--preferred", "X"], "--preferred 'X' names no button; give the button first"),
    (
      ["alert", "--button", "A", "--button", "B", "--on-timeout", "X"],
      "--on-timeout 'X' names no button; there is 'A', 'B'"
    ),
    (
      ["alert", "--button", "A", "--button", "A", "--preferred", "A"],
      "--preferred 'A' names several buttons; give them an --id and name that"
    ),
    (["sheet", "--field", "x"], "--field has no place in a sheet; use 'heed alert' for fields"),
    (
      ["sheet", "--button", "A", "--preferred", "A"],
      "--preferred has no place in a sheet; use 'heed alert' for a preferred button"
    ),
    (
      ["input", "--pattern", "["],
      "--pattern '[' is no regular expression (unmatched bracket); it takes one as 'grep -E' does"
    ),
    (
      ["alert", "--field", "a", "--field", "a"],
      "two fields are named 'a'; give each its own name"
    ),
    (
      ["alert", "--field", "1x", "--output", "shell"],
      "field '1x' can't be a shell variable; with --output shell names are letters, digits and _, "
        + "not beginning with a digit"
    ),
    (
      ["alert", "--button", "A", "--disabled"],
      "this alert has no button that can be pressed; leave one enabled or give a --timeout"
    ),
    (
      ["input", "--type", "integer", "--range", "9..1"],
      "--range '9..1' allows nothing; the least must not be above the greatest"
    ),
    (
      ["alert", "T\u{1B}[m", "--\u{1B}[31m"],
      "unknown option '--^[[31m' for alert"
    ),
  ]

  @Test(arguments: mistakes)
  func `a mistake is told in one line`(_ words: [String], _ line: String) {
    let error = #expect(throws: UsageError.self) { try request(words) }
    #expect(error?.message == line)
  }

  @Test func `a mistake in the environment says where it stands`() {
    let error = #expect(throws: UsageError.self) {
      try request(["alert"], environment: ["HEED_OPTS": "--timeout 'a"])
    }
    #expect(error?.message == "in HEED_OPTS: a quote ' is not closed")
  }

  @Test func `a message that is long is cut`() {
    let error = #expect(throws: UsageError.self) {
      try request(["alert", "--" + String(repeating: "x", count: 10_000)])
    }
    #expect((error?.message.count ?? 0) < 120)
  }
}
