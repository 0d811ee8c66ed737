import HeedCore
import HeedPersonalities
import Testing

/// From a command line to JSON or to another command line, and back.
@Suite struct SpecRoundTripTests {
  /// A command line for each option of each kind, with what that option needs beside it.
  static let lines: [[String]] = Native.kinds.flatMap { lines(of: $0) }

  /// What kinds have to show before anything can be asked of them.
  private static let contents = [
    "choose": ["--item", "red", "--item", "blue"], "tree": ["--item", "red", "--item", "blue"],
    "arrange": ["--item", "red", "--item", "blue"],
    "table": ["--column", "A", "--row", "one\ttwo", "--row", "three\tfour"],
  ]

  private static func lines<K: Kind>(of kind: K.Type) -> [[String]] {
    let groups = K.options.map { $0.rows.map(Option.init) }
    let general = K.generalOptions.map { $0.rows.map(Option.init) }
    let options = (groups + general).flatMap(\.self)
    let opensFields = options.contains { $0.opens == .field }
    // An input has no other field to be the same as.
    return options.filter { K.name != "input" || $0.name != "--same-as" }.map { option in
      var line = [K.name] + (K.name == "view" ? ["T", "--file", "f"] : ["T", "a 'message'"])
      line += contents[K.name] ?? []
      if option.name == "--on" { return line + ["--toggle", "t", "--on"] }
      if option.name == "--in-place" { line += ["--file", "f"] }
      if option.name == "--confirm-overwrite" { line += ["--save"] }
      if K.takesCommand { return line + option.words + ["--", "make", "-j"] }
      if ["progress", "tasks"].contains(K.name), option.name == "--cancel" {
        return line + ["--cancel", "Stop"]
      }
      if options.contains(where: { $0.name == "--button" }) {
        line += ["--button", "A", "--id", "a"]
      }
      if opensFields { line += ["--field", "one", "--field", "two"] }
      if option.name == "--option" { line += ["--select", "s"] }
      if option.name.hasSuffix("select") { return line + option.words + ["--option", "o"] }
      if option.name == "--range" { line += ["--type", "integer"] }
      if option.name == "--default", K.name == "confirm" {
        line += ["--button", "Y", "--id", "yes"]
      }
      switch option.subjects.first {
      case .button?: line += ["--button", "B"]
      case .item?: line += ["--item", "green"]
      case .option?: line += ["--select", "s", "--option", "o"]
      case .task?: line += ["--task", "t"]
      case .column?: line += ["--column", "B"]
      case .row?: line += ["--row", "five\tsix"]
      default: break
      }
      return line + option.words
    }
  }

  /// What a test needs of an option row, whatever it sets.
  private struct Option {
    let name: String
    let subjects: [Subject]
    let opens: Subject?
    let value: String?
    var words: [String] { [name] + (value.map { [$0] } ?? []) }

    init<Target>(_ row: OptionRow<Target>) {
      name = row.entry.spellings[0]
      (subjects, opens) = (row.subjects, row.opens)
      let values = [
        "SECONDS": "2.5", "BUTTON": "a", "N": "1", "PERCENT": "40", "STATUS": "7", "FIELD": "one",
        "DATE": "2024-03-05", "TIME": "10:20:30", "FORMAT": "%%", "GLOBS": "*.c", "DAY": "0",
        "FD": "7", "COLOR": "#ff00d7", "COLUMNS": "2,1", "CELL": "three", "CELLS": "é\t7",
        "FD|FIFO": "7", "MIN..MAX": "1..3", "REGEX": "a+", "VALUE": "blue",
        "PATH": "/dev/pts/9", "FILE": "f",
      ]
      value = row.entry.placeholder.map { placeholder in
        row.entry.choices.first ?? values[placeholder] ?? "-\u{10FFFF} é"
      }
    }
  }

  private static let files = ["f": "text\n"]

  @Test(arguments: lines)
  func `every option comes back from JSON`(_ line: [String]) throws {
    let json = try text(["spec"] + line, files: Self.files)
    let files = ["f": "text\n", "spec.json": json]
    #expect(try text(["spec", "show", "spec.json"], files: files) == json)
    try expectSame(line, ["show", "spec.json"], files)
  }

  @Test(arguments: lines)
  func `every option comes back from a command line`(_ line: [String]) throws {
    let explained = try text(["explain"] + line, files: Self.files)
    // Control characters and bytes that are no UTF-8 are made by the shell itself.
    guard !explained.contains("printf") else { return }
    let words = try ShellWords.split(explained)
    #expect(words.first == "heed")
    #expect(
      try text(["spec"] + words, files: Self.files) == text(["spec"] + line, files: Self.files))
    try expectSame(line, Array(words.dropFirst()), Self.files)
  }

  /// Expects that two command lines ask for the same.
  private func expectSame(
    _ one: [String], _ other: [String], _ files: [String: String]
  ) throws {
    #expect(try Self.shown(one, files) == Self.shown(other, files))
  }

  /// All that can be told of a request: what it asks, where, how long, and how it looks.
  private static func shown(_ line: [String], _ files: [String: String]) throws -> String {
    var surroundings = surroundings(files: files)
    surroundings.inputIsTerminal = { false }
    let invocation = try Native.parse(line, surroundings)
    guard case .show(let request) = invocation else { return "\(invocation)" }
    let picture = request.chrome.frame(of: request.dialog, on: Size(columns: 80, rows: 30)).picture
    var question = request.dialog.question
    question.source = nil
    return [
      "\(request.identity)", "\(question)", "\(request.dialog.values)", "\(request.chrome)",
      "\(request.timing)", "\(request.stage)", "\(String(describing: request.answerDescriptor))",
      picture,
    ].joined(separator: "\n")
  }

  @Test func `there is a line for every kind`() {
    #expect(Set(Self.lines.map { $0[0] }) == Set(Native.kinds.map { $0.name }))
  }
}
