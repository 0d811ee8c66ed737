import HeedCore
import Support
import Testing

/// A few files in memory.
private func sample() -> FileSystem {
  let tree: [String: [FileSystem.Entry]] = [
    ".": [
      .init("notes.txt", .file, size: 4_100, modified: "2025-11-30 10:03"),
      .init("src", .directory, modified: "2025-11-29 09:00"),
      .init("Apfel.md", .file, size: 12),
      .init(".hidden", .file, size: 1),
      .init("link", .directory, isLink: true),
      .init("lost", .lostLink, isLink: true),
      .init("new\nline", .file),
      .init(ByteText.decode([0x62, 0xFF]), .file),
    ],
    "src/": [
      .init("main.swift", .file, size: 999), .init("main.c", .file), .init("lib", .directory),
    ],
    "src/lib/": [],
    "../": [.init("work", .directory)],
  ]
  return FileSystem(
    list: { path in
      if path == "link/" { return .failure(.init(reason: "Permission denied")) }
      return tree[path].map { .success($0) } ?? .failure(.init(reason: "No such file or directory"))
    },
    kind: { path in
      if tree[path] != nil || tree[path + "/"] != nil || path == "link/" { return .directory }
      let name = path.split(separator: "/").last.map { String($0) } ?? ""
      let directory = path.contains("/") ? String(path.dropLast(name.count)) : "."
      return tree[directory]?.first { $0.name == name }?.kind
    }, workingDirectory: { "/home/me/work" })
}

private func panel(
  _ wanted: FileChooser.Wanted = .file, path: String? = nil,
  adjust: (inout FileChooser) -> Void = { _ in }
) -> Panel<FileChooser> {
  var chooser = FileChooser(wanted)
  chooser.files = sample()
  chooser.home = "/home/me"
  adjust(&chooser)
  chooser.open(path)
  return Panel(
    chooser, buttons: [Button("OK", id: "ok"), Button("Cancel", .cancel, id: "cancel")])
}

/// What a script makes of it: the button and the paths.
private func answer(
  _ panel: Panel<FileChooser>, _ steps: [ScriptedTerminal.Step], columns: Int = 80, rows: Int = 24
) -> [String] {
  let outcome = show(panel, steps, columns: columns, rows: rows).outcome
  guard case .button(let button) = outcome.end else { return ["\(outcome.end)"] }
  return [button.label] + outcome.values.flatMap(\.texts)
}

@Suite struct FileChooserTests {
  @Test func `a directory is listed, directories first`() {
    expectPicture(
      show(panel(), columns: 60, rows: 20, title: "Open").pictures[0],
      """
      ╭──────────────────────────────────────────────────────────╮
      │                                                          │
      │   Open                                                   │
      │                                                          │
      │                                                          │
      │   ────────────────────────────────────────────────────   │
      │   /home/me/work                                          │
      │     ../                                                  │
      │   › link/ →                                              │
      │     src/                            2025-11-29 09:00     │
      │     Apfel.md                  12 B                       │
      │     b�                                                   │
      │     lost →                                               │
      │     new^Jline                                        ▼   │
      │                                                          │
      │                                                          │
      │                                       Cancel      OK     │
      ╰──────────────────────────────────────────────────────────╯
       ⏎ open   ← up   a-z find   alt-. hidden   esc Cancel
      """)
  }

  @Test func `Return opens a directory and chooses a file`() {
    #expect(
      answer(panel(), [.key(.down), .key(.enter), .key(.down), .key(.enter)])
        == ["OK", "src/main.c"])
    #expect(answer(panel(), [.key(.left), .key(.enter), .key(.enter)]).count == 1)
  }

  @Test func `what is typed narrows the list, and Return takes the match`() {
    let shown = show(panel(), .typing("no"), columns: 60, rows: 12)
    #expect(shown.pictures.last?.contains("› notes.txt") == true)
    #expect(shown.pictures.last?.contains("Apfel") == false)
    #expect(answer(panel(), .typing("no") + [.key(.enter)]) == ["OK", "notes.txt"])
    #expect(answer(panel(), .typing("apf") + [.key(.enter)]) == ["OK", "Apfel.md"])
    #expect(
      answer(panel(), .typing("src/main.swift") + [.key(.enter)]) == ["OK", "src/main.swift"])
  }

  @Test func `Tab completes while it can, then moves on`() {
    let steps: [ScriptedTerminal.Step] = .typing("s") + [.key(.tab)] + .typing("m") + [.key(.tab)]
    let shown = show(panel(), steps, columns: 60, rows: 16)
    #expect(shown.pictures.last?.contains("src/main.") == true)
    #expect(
      answer(panel(), steps + .typing("c") + [.key(.tab), .key(.enter)]) == ["OK", "src/main.c"])
  }

  @Test func `Backspace and Left go up, and come back to where one was`() {
    let steps: [ScriptedTerminal.Step] = [
      .key(.down), .key(.enter), .key(.backspace), .key(.enter),
    ]
    #expect(show(panel(), steps, columns: 60, rows: 16).pictures.last?.contains("src/lib") == false)
    let above = show(panel(), [.key(.left)], columns: 60, rows: 16).pictures.last ?? ""
    #expect(above.contains("› work/"))
    #expect(above.contains("/home/me\n") || above.contains("/home/me "))
  }

  @Test func `names come back byte for byte`() {
    let odd = answer(panel(), [.key(.down), .key(.down), .key(.down), .key(.enter)])
    #expect(odd.last.map { ByteText.encode($0) } == [0x62, 0xFF])
    #expect(answer(panel(), .typing("new") + [.key(.enter)]) == ["OK", "new\nline"])
    #expect(answer(panel(path: "new\nline"), [.key(.enter)]) == ["OK", "new\nline"])
  }

  @Test func `a directory that can't be read says why`() {
    let shown = show(panel(), [.key(.enter)], columns: 60, rows: 16)
    #expect(shown.pictures.last?.contains("can't be read: Permission denied") == true)
    let typed = show(panel(), .typing("nowhere/x") + [.key(.enter)], columns: 60, rows: 16)
    #expect(typed.outcome.end == .hungUp)
    #expect(typed.pictures.last?.contains("! there is no such file") == true)
  }

  @Test func `what is no file is refused`() {
    let refused = show(panel(), .typing("lost") + [.key(.enter)], columns: 60, rows: 16)
    #expect(refused.pictures.last?.contains("! that link leads nowhere") == true)
    let nothing = show(panel(.newFile), [.key(.enter)], columns: 60, rows: 16)
    #expect(nothing.pictures.last?.contains("! type a name") == true)
  }

  @Test func `a new file needs its directory, and one that exists is told of`() {
    #expect(answer(panel(.newFile), .typing("src/new.c") + [.key(.enter)]) == ["OK", "src/new.c"])
    let lost = show(panel(.newFile), .typing("no/new.c") + [.key(.enter)], columns: 60, rows: 16)
    #expect(lost.pictures.last?.contains("! there is no such directory") == true)
    let there = show(panel(.newFile, path: "notes.txt"), columns: 60, rows: 16)
    #expect(there.pictures.last?.contains("exists already and would be replaced") == true)
    // Chosen in the list, it takes a second Return.
    let steps: [ScriptedTerminal.Step] = [.key(.down), .key(.end), .key(.enter)]
    #expect(answer(panel(.newFile), steps) == ["hungUp"])
    #expect(answer(panel(.newFile), steps + [.key(.enter)]) == ["OK", "notes.txt"])
  }

  @Test func `a directory is the one in sight, or one typed`() {
    #expect(answer(panel(.directory), [.key(.enter)]) == ["OK", "."])
    #expect(
      answer(panel(.directory), .typing("src") + [.key(.enter)]) == ["OK", "src"])
    #expect(answer(panel(.directory, path: "src"), [.key(.enter)]) == ["OK", "src"])
    let absolute = panel(.directory, path: "src") { $0.isAbsolute = true }
    #expect(answer(absolute, [.key(.enter)]) == ["OK", "/home/me/work/src"])
    #expect(answer(absolute, [.key(.left), .key(.left), .key(.enter)]) == ["OK", "/home/me"])
    let shown = show(panel(.directory), columns: 60, rows: 18).pictures[0]
    #expect(!shown.contains("notes.txt"))
  }

  @Test func `several are ticked, in several directories`() {
    let several = panel { $0.isMultiple = true }
    let steps: [ScriptedTerminal.Step] = [
      .key(.end), .key(.character(" ")), .key(.home), .key(.down), .key(.down), .key(.enter),
      .key(.end), .key(.character(" ")),
    ]
    let shown = show(several, steps, columns: 60, rows: 18)
    #expect(shown.pictures.last?.contains("[✓] main.swift") == true)
    #expect(shown.pictures.last?.contains("2 chosen") == true)
    #expect(answer(several, steps + [.key(.enter)]) == ["OK", "notes.txt", "src/main.swift"])
    #expect(answer(several, [.key(.end), .key(.enter)]) == ["OK", "notes.txt"])
  }

  @Test func `hidden files and those of other patterns are shown when asked for`() {
    let some = panel { $0.filters = [.init([Glob("*.md"), Glob("*.[ch]")])] }
    let first = show(some, columns: 60, rows: 18).pictures[0]
    #expect(first.contains("*.md *.[ch]"))
    #expect(first.contains("Apfel.md") && first.contains("src/") && !first.contains("notes"))
    let all = show(some, [.key(.alt("a")), .key(.alt("."))], columns: 60, rows: 30)
    #expect(all.pictures.last?.contains("notes.txt") == true)
    #expect(all.pictures.last?.contains(".hidden") == true)
    #expect(answer(some, .typing("notes.txt") + [.key(.enter)]) == ["OK", "notes.txt"])
    #expect(answer(panel(), .typing(".hid") + [.key(.enter)]) == ["OK", ".hidden"])
  }

  @Test func `the mouse highlights, then chooses`() {
    let click = ScriptedTerminal.Step.mouse(.press, row: 10, column: 10)
    let once = show(panel(), [click], columns: 60, rows: 20, title: "Open")
    #expect(once.pictures.last?.contains("› Apfel.md") == true)
    #expect(
      show(panel(), [click, click], columns: 60, rows: 20, title: "Open").outcome.values
        == [Value(name: "path", text: "Apfel.md")])
  }

  @Test func `it is of use on small screens`() {
    for (columns, rows) in [(40, 12), (20, 5), (12, 3)] {
      #expect(
        answer(panel(), [.key(.end), .key(.enter)], columns: columns, rows: rows)
          == ["OK", "notes.txt"])
    }
    let resized = show(panel(), [.key(.end), .resized(columns: 30, rows: 8)])
    #expect(resized.pictures.last?.contains("› notes.txt") == true)
  }

  @Test func `it is answered without a screen`() throws {
    var one = panel()
    _ = try one.apply(.value(field: "path", ["src/main.c"]))
    #expect(one.values == [Value(name: "path", text: "src/main.c")])
    #expect(one.question.prompts[0].problem == nil)
    _ = try one.apply(.value(field: "path", ["src/none"]))
    #expect(one.question.prompts[0].problem == "there is no such file")
    var several = panel { $0.isMultiple = true }
    _ = try several.apply(.value(field: "path", ["notes.txt\nsrc/main.c"]))
    #expect(several.values == [Value(name: "path", list: ["notes.txt", "src/main.c"])])
    #expect(throws: ChangeError.self) { try several.apply(.value(field: "path", ["none"])) }
  }

  @Test func `as in dialog any path is an answer`() {
    var chooser = FileChooser()
    chooser.files = sample()
    chooser.takesAnything = true
    chooser.completesByBlank = true
    chooser.begin(typing: "src")
    let panel = Panel(chooser, buttons: [Button("OK", id: "ok")])
    #expect(answer(panel, [.key(.enter)]) == ["OK", "src"])
    #expect(answer(panel, .typing("/none ") + [.key(.enter)]) == ["OK", "src/none "])
    #expect(answer(panel, .typing(" m main") + [.key(.enter)]) == ["OK", "src/main.main"])
  }

  @Test func `home is written out, and no path looks like an option`() {
    let typed = show(panel(.newFile), .typing("~/x"), columns: 60, rows: 14)
    #expect(typed.pictures.last?.contains("/home/me/x") == true)
    #expect(answer(panel(.newFile), .typing("-rf") + [.key(.enter)]) == ["OK", "./-rf"])
  }
}
