import HeedCore
import Testing

@Suite struct NearestNameTests {
  static let names = ["alert", "sheet", "confirm", "input", "notice", "--button", "--on-timeout"]
  static let words: [(String, String?)] = [
    ("alret", "alert"), ("alerts", "alert"), ("aler", "alert"), ("lert", "alert"),
    ("ALERT", nil), ("shet", "sheet"), ("confrim", "confirm"), ("conf", "confirm"),
    ("--buton", "--button"), ("--timeout", "--on-timeout"), ("x", nil), ("", nil),
    ("frobnicate", nil), (String(repeating: "a", count: 10_000), nil), ("nötice", "notice"),
  ]

  @Test(arguments: words)
  func `only what was likely meant is suggested`(_ word: String, _ nearest: String?) {
    #expect(nearestName(to: word, among: Self.names) == nearest)
  }

  @Test func `a beginning that several names have suggests none`() {
    #expect(nearestName(to: "--no-", among: ["--no-mouse-wheel", "--no-footer-line"]) == nil)
  }
}
