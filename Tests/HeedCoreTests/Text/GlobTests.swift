import Testing

@testable import HeedCore

@Suite struct GlobTests {
  @Test(arguments: [
    ("*.png", "a.png", true), ("*.png", ".png", true), ("*.png", "a.PNG", false),
    ("*.png", "a.png~", false), ("?", "ä", true), ("?", "ab", false), ("[a-c]x", "bx", true),
    ("[!a-c]x", "bx", false), ("[!a-c]x", "dx", true), ("[]]", "]", true), ("[a", "[a", true),
    (#"\*"#, "*", true), (#"\*"#, "a", false), ("a*b*c", "axxbxxc", true),
    ("a*b*c", "axxbxx", false), ("", "", true), ("*", "", true), ("[a-]", "-", true),
  ])
  func `the whole name has to match`(pattern: String, name: String, isMatch: Bool) {
    #expect(Glob(pattern).matches(name) == isMatch)
  }

  @Test func `many stars are no burden`() {
    let name = String(repeating: "a", count: 255)
    #expect(!Glob(String(repeating: "*a", count: 60) + "b").matches(name))
  }
}

@Suite struct FilePathTests {
  @Test(arguments: [
    ("", "../"), ("../", "../../"), ("a/", ""), ("a/b/", "a/"), ("/", "/"), ("/a/", "/"),
    ("./", "../"), ("a//b//", "a//"), ("//", "//"),
  ])
  func `the directory above`(directory: String, parent: String) {
    #expect(FilePath.parent(of: directory) == parent)
  }

  @Test(arguments: [
    ("a", "/w/d/a"), ("../a", "/w/a"), ("../../../a", "/a"), ("./a//b/", "/w/d/a/b"),
    ("a/../b", "/w/d/a/../b"), ("/x", "/x"), ("..", "/w"), (".", "/w/d"),
  ])
  func `from the root on`(path: String, absolute: String) {
    #expect(FilePath.absolute(path, from: "/w/d") == absolute)
  }

  @Test(arguments: [
    (0, "0 B"), (999, "999 B"), (1_000, "1.0 kB"), (4_149, "4.1 kB"), (9_960, "10 kB"),
    (999_600, "1.0 MB"), (12_345_678, "12 MB"),
  ])
  func `sizes in a few letters`(bytes: Int, text: String) {
    #expect(FileSize.text(bytes) == text)
  }
}
