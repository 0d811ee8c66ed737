import HeedCore
import Testing

@Suite("Shell quoting")
struct ShellQuotingTests {
  @Test(
    "a word without special characters stays as it is",
    arguments: ["a", "/usr/bin/x-1_2", "a:b=c@d%e+f,g.h"])
  func leaves(plain: String) {
    #expect(ShellQuoting.quote(plain) == plain)
  }

  @Test(
    "everything else goes into single quotes",
    arguments: [
      ("", "''"), (" ", "' '"), ("a b", "'a b'"), ("$(reboot)", "'$(reboot)'"),
      ("it's", #"'it'\''s'"#),
      ("'", #"''\'''"#), ("a\nb", "'a\nb'"), ("a\r\nb", "'a\r\nb'"), ("~", "'~'"), (#"\"#, #"'\'"#),
      ("!", "'!'"), ("=ls", "'=ls'"), ("Grüße", "'Grüße'"), ("'\u{301}", "''\\''\u{301}'"),
    ])
  func quotes(text: String, expected: String) {
    #expect(ShellQuoting.quote(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }
}
