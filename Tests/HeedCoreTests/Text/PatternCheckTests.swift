import HeedCore
import Testing

@Suite struct PatternCheckTests {
  @Test(arguments: [
    "", "[a-z]+", "(a+)+$", "[0-9]{1,3}(\\.[0-9]{1,3}){3}", "\\\\1", "[\\1]", "[]\\1]", "[^]\\1]",
    "[[:alpha:]\\1]+", ".{1,5000}", "[a-z]{2,63}\\.[a-z]{2,63}\\.[a-z]{2,63}", "a{2", "{", "(", ")",
    "\\",
  ])
  func ordinaryPatternsPass(pattern: String) {
    #expect(PatternCheck.reason(against: pattern) == nil)
  }

  @Test(arguments: [
    ("(.+)\\1", "back-references are no part of extended expressions"),
    ("[a](b)\\2x", "back-references are no part of extended expressions"),
    ("((a{1,255}){1,255}){1,255}", "it repeats too much"),
    (String(repeating: "(", count: 15_000) + "a", "too many groups within groups"),
  ])
  func costlyPatternsAreRefused(pattern: String, reason: String) {
    #expect(PatternCheck.reason(against: pattern) == reason)
  }
}
