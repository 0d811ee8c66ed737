import Glibc
import HeedCore
import HeedKit
import Support
import Testing

/// The example of the documentation, as it stands there but for the terminal.
@Suite struct ExampleTests {
  private static func printed(on terminal: inout ScriptedTerminal) throws -> [String] {
    var lines: [String] = []
    func print(_ line: String) { lines.append(line) }

    var alert = AlertController(
      title: "Project name", message: "1 to 20 characters.", preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "e.g. intranet"
      field.rules.length = 1...20
    }
    let create = AlertAction(title: "Create")
    alert.addAction(create)
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.preferredAction = create
    let result = try alert.present(on: &terminal)
    if result.action == create { print(result.texts[0]) }
    return lines
  }

  @Test func `a name is typed`() throws {
    var terminal = ScriptedTerminal(
      .typing("intranet") + [.key(.enter)], size: Size(columns: 60, rows: 16))
    #expect(try Self.printed(on: &terminal) == ["intranet"])
    expectPicture(
      terminal.pictures[0],
      """


         ╭────────────────────────────────────────────────────╮
         │                                                    │
         │   Project name                                     │
         │   1 to 20 characters.                              │
         │                                                    │
         │   e.g. intranet                                    │
         │   ──────────────────────────────────────────────   │
         │                                                    │
         │                                                    │
         │                             Cancel      Create     │
         ╰────────────────────────────────────────────────────╯
           ⇥ next   esc Cancel
      """)
  }

  @Test func `escape prints nothing`() throws {
    var terminal = ScriptedTerminal(.typing("in") + [.key(.escape)])
    #expect(try Self.printed(on: &terminal) == [])
  }

  @Test func `it is the example of the documentation`() {
    let here = #filePath
    let root = here.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
    let comment = Self.lines(of: root + "/Sources/HeedKit/AlertController.swift")
      .drop { $0 != "/// ```swift" }.dropFirst().prefix { $0 != "/// ```" }
    let example = comment.map {
      "    "
        + ($0 == "/// let result = try alert.present()"
          ? "let result = try alert.present(on: &terminal)" : $0.dropFirst(4))
    }
    let code = Self.lines(of: here).drop { $0 != example.first }.prefix(example.count)
    #expect(!example.isEmpty)
    #expect(Array(code) == example)
  }

  private static func lines(of path: String) -> [String] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
