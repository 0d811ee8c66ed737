import HeedCore
import Support
import Testing

/// Files that exist where new ones are wanted, and filters.
@Suite struct FileDoubtTests {
  private static func panel(
    _ path: String, adjust: (inout FileChooser) -> Void = { _ in }
  ) -> Panel<FileChooser> {
    var chooser = FileChooser(.newFile)
    let names = ["notes.txt", "photo.png", "tune.ogg"]
    chooser.files = FileSystem(
      list: { _ in .success(names.map { FileSystem.Entry($0, .file) }) },
      kind: { $0 == "." ? .directory : names.contains($0) ? .file : nil },
      workingDirectory: { "/" })
    chooser.confirmsOverwrite = true
    adjust(&chooser)
    chooser.open(path)
    return Panel(
      chooser, buttons: [Button("OK", id: "ok"), Button("Cancel", .cancel, id: "cancel")])
  }

  private static func answer(_ path: String, _ steps: [ScriptedTerminal.Step]) -> [String] {
    let outcome = show(panel(path), steps).outcome
    guard case .button(let button) = outcome.end else { return ["\(outcome.end)"] }
    return [button.label] + outcome.values.flatMap(\.texts)
  }

  @Test func `it is asked over the list, and cancel has the focus`() {
    let seen = show(Self.panel("notes.txt"), [.key(.enter)], columns: 50, rows: 18)
    expectPicture(
      seen.pictures[1].split(separator: "\n").filter {
        $0.contains("╮") || $0.contains("R") || $0.contains("Replace")
      }
      .joined(separator: "\n"),
      """
      ╭────────────────────────────────────────────────╮
      │   ╭───────────────────────────────────────╮    │
      │   │ notes.txt exists already. Replace it? │    │
      │   │               ‹ Cancel ›    Replace   │    │
      """)
  }

  @Test func `only what is confirmed is the answer`() {
    #expect(
      Self.answer("notes.txt", [.key(.enter), .key(.tab), .key(.enter)]) == ["OK", "notes.txt"])
    #expect(
      Self.answer("notes.txt", [.key(.enter), .key(.enter), .key(.character("2")), .key(.enter)])
        == ["OK", "notes.txt2"])
    #expect(
      Self.answer("notes.txt", [.key(.enter), .key(.escape), .key(.escape)])
        == ["Cancel", "notes.txt"])
    #expect(Self.answer("new.txt", [.key(.enter)]) == ["OK", "new.txt"])
  }

  @Test func `plain lines ask it too, and a file of answers has said it`() throws {
    var panel = Self.panel("notes.txt")
    #expect(panel.question.prompts.map(\.name) == ["path", "replace"])
    #expect(panel.question.prompts[1].problem == "say yes or no")
    _ = try panel.apply(.value(field: "replace", ["false"]))
    #expect(panel.question.prompts[1].problem == #"then give another path: \< goes back to it"#)
    _ = try panel.apply(.value(field: "replace", ["true"]))
    #expect(panel.question.prompts[1].problem == nil)
    _ = try panel.apply(.value(field: "path", ["photo.png"]))
    #expect(panel.question.prompts[1].problem == "say yes or no")
    _ = try panel.apply(.value(field: "path", ["new.txt"]))
    #expect(panel.question.prompts.map(\.name) == ["path"])
    _ = try panel.apply(.value(field: "path", ["notes.txt"]))
    #expect(try panel.apply(.press(button: "ok"))?.values.flatMap(\.texts) == ["notes.txt"])
  }

  @Test func `one filter after the other`() {
    let panel = Self.panel("") {
      $0.wanted = .file
      $0.filters = [
        .init(name: "Pictures", [Glob("*.png"), Glob("*.jpg")]),
        .init([Glob("*.ogg"), Glob("*.mp3")]),
      ]
    }
    let seen = show(
      panel,
      [.key(.character("f"), .alt), .key(.character("a"), .alt), .key(.character("f"), .alt)])
    let shown = seen.pictures.map { picture in
      ["photo.png", "tune.ogg", "notes.txt", "Pictures", "*.ogg *.mp3", "all files   │"]
        .filter(picture.contains)
    }
    #expect(
      shown == [
        ["photo.png", "Pictures"], ["tune.ogg", "*.ogg *.mp3"],
        ["photo.png", "tune.ogg", "notes.txt", "all files   │"], ["photo.png", "Pictures"],
      ])
    #expect(seen.pictures[0].contains("alt-f next filter"))
  }
}
