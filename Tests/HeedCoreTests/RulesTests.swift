import HeedCore
import Testing

@Suite struct RulesTests {
  @Test(arguments: [
    (Rules.Form.integer, "12", true), (.integer, "-7", true), (.integer, "+7", true),
    (.integer, "1.5", false), (.integer, "0x10", false), (.integer, "--1", false),
    (.integer, "123456789012345678901234567890", true), (.integer, "-", false),
    (.number, "1.5", true), (.number, "-1e3", true), (.number, "nan", false),
    (.number, "inf", false), (.number, "1,5", false), (.number, "0x1p3", false),
    (.email, "ada@example.org", true), (.email, "ada@localhost", true), (.email, "ada", false),
    (.email, "a@b@c", false), (.email, "a b@c.d", false), (.email, "a@-c.d", false),
    (.email, "a@c..d", false),
    (.url, "https://example.org/x?y", true), (.url, "example.org", false),
    (.url, "https://", false), (.url, "ht tp://x", false), (.url, "1a://x", false),
    (.date, "2024-02-29", true), (.date, "2023-02-29", false), (.date, "1900-02-29", false),
    (.date, "2000-02-29", true), (.date, "2024-13-01", false), (.date, "2024-1-1", false),
    (.date, "24-01-01", false), (.date, "2024-04-31", false), (.date, "2024-01-00", false),
    (.time, "00:00", true), (.time, "23:59:59", true), (.time, "24:00", false),
    (.time, "7:30", false), (.time, "12:60", false),
    (.path, "/a b", true), (.path, "a\u{0}b", false),
  ])
  func formsAcceptWhatTheyShould(form: Rules.Form, value: String, isRight: Bool) {
    #expect(form.accepts(value) == isRight)
  }

  @Test(arguments: [
    (Rules.Form.integer, "1", "10", "10", true), (.integer, "1", "10", "11", false),
    (.integer, "2", "10", "1", false), (.number, "0.5", "1", "0.75", true),
    (.date, "2024-01-31", "2024-02-02", "2024-02-01", true),
    (.time, "09:00", "17:00", "08:59", false),
  ])
  func rangesAreComparedAsTheFormAsks(
    form: Rules.Form, least: String, greatest: String, value: String, isRight: Bool
  ) {
    #expect(form.isValue(value, in: Bounds(least: least, greatest: greatest)) == isRight)
  }

  @Test func anEmptyValueIsWrongOnlyWhereOneIsRequired() {
    var rules = Rules()
    rules.form = .email
    #expect(rules.problem(with: "", twinValue: nil) == nil)
    rules.isRequired = true
    #expect(rules.problem(with: "", twinValue: nil) == .required)
  }

  @Test(arguments: [
    (Problem.required, "needs a value"),
    (.length(Bounds(least: 1, greatest: 20)), "between 1 and 20 characters"),
    (.length(Bounds(least: 1, greatest: nil)), "at least 1 character"),
    (.length(Bounds(least: 6, greatest: 6)), "exactly 6 characters"),
    (.length(Bounds(least: nil, greatest: 9)), "at most 9 characters"),
    (.range(Bounds(least: "1", greatest: "65535")), "between 1 and 65535"),
    (.form(.date), "a date, as in 2026-02-28"),
    (.pattern, "not in the form asked for"),
    (.differs(from: "Password"), "not the same as Password"),
  ])
  func reasonsAreWords(problem: Problem, reason: String) {
    #expect(problem.reason == reason)
  }

  @Test func lengthCountsWhatOneSees() {
    var rules = Rules()
    rules.length = Bounds(least: nil, greatest: 2)
    #expect(rules.problem(with: "e\u{301}👨‍👩‍👧‍👦", twinValue: nil) == nil)
  }
}
