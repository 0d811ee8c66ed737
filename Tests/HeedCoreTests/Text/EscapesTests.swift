import HeedCore
import Testing

@Suite struct EscapesTests {
  static let texts: [(String, String)] = [
    ("", ""), ("plain", "plain"), ("a\\nb", "a\nb"), ("a\\tb", "a\tb"), ("a\\\\nb", "a\\nb"),
    ("C:\\dir", "C:\\dir"), ("end\\", "end\\"), ("\\\\", "\\"), ("\\e[31m", "\\e[31m"),
    ("日\\n本", "日\n本"),
  ]

  @Test(arguments: texts)
  func `three sequences are read, the rest is text`(_ text: String, _ expected: String) {
    #expect(Escapes.unescaped(text) == expected)
  }
}
