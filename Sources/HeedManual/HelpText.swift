package import HeedCore

/// What `--help` prints.
package enum HelpText {
  /// The program's commands, the options that all of them take, and the exit statuses.
  package static func program(_ program: ProgramDescription) -> String {
    let name = program.name
    return page(
      [usage(program.synopsis, of: name), paragraph(program.summary)]
        + [table("Commands", program.commands.map { ($0.name, $0.summary) })]
        + options(program.general)
        + [
          table("Exit status", program.statuses.map { ($0.status, $0.cause) }),
          examples(program.examples),
          paragraph(
            "See '\(name) COMMAND --help' for a command, 'man \(name)' for the whole manual."),
        ])
  }

  /// How a command is used, and all its options.
  package static func command(
    _ command: CommandDescription, of program: ProgramDescription
  ) -> String {
    let name = program.name
    return page(
      [usage(command.synopsis, of: name), paragraph(command.summary)]
        + options(command.groups + (command.takesGeneral ? program.general : []))
        + [
          examples(command.examples),
          paragraph(
            "See 'man \(name)-\(command.name)' for more, '\(name) --help' for all commands."),
        ])
  }

  /// Blocks of lines with an empty line between them.
  private static func page(_ blocks: [[String]]) -> String {
    blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private static func paragraph(_ text: String) -> [String] {
    wrapped(text, width: Columns.width)
  }

  /// `Usage: heed alert [TITLE]`, the further forms and lines below the first.
  private static func usage(_ synopsis: String, of name: String) -> [String] {
    var lines: [String] = []
    for form in synopsis.split(separator: "\n") {
      let label = lines.isEmpty ? "Usage: " : "       "
      let margin = String(repeating: " ", count: label.count + name.count + 1)
      let parts = filled(units(of: form), width: Columns.width - margin.count)
      for (index, part) in parts.enumerated() {
        lines.append((index == 0 ? "\(label)\(name) " : margin) + part)
      }
    }
    return lines
  }

  /// The words of a synopsis, those within brackets together.
  private static func units(of form: Substring) -> [Substring] {
    var depth = 0
    return form.split { character in
      depth += character == "[" ? 1 : character == "]" ? -1 : 0
      return depth == 0 && character == " "
    }
  }

  private static func table(_ heading: String, _ rows: [(String, String)]) -> [String] {
    let columns = Columns(fitting: rows.map(\.0))
    return rows.isEmpty ? [] : [heading + ":"] + rows.flatMap { columns.lines($0.0, $0.1) }
  }

  private static func options(_ groups: [CommandDescription.Group]) -> [[String]] {
    let all = groups.flatMap(\.entries)
    let indentsLong = all.contains { !$0.shortSpellings.isEmpty }
    let columns = Columns(fitting: all.map { label(of: $0, indentsLong: indentsLong) })
    return groups.filter { !$0.entries.isEmpty }.map { group in
      [group.heading.ended(with: ":")]
        + group.entries.flatMap { entry in
          columns.lines(
            label(of: entry, indentsLong: indentsLong), entry.summary, note: choices(of: entry))
        }
    }
  }

  /// `-h, --help`, long spellings below each other where some option has a short one.
  private static func label(of entry: CommandDescription.Entry, indentsLong: Bool) -> String {
    let spellings = entry.shortSpellings + entry.longSpellings
    let margin = indentsLong && entry.shortSpellings.isEmpty ? "    " : ""
    let value = entry.placeholder.map { " " + $0 } ?? ""
    return margin + spellings.joined(separator: ", ") + value
  }

  private static func choices(of entry: CommandDescription.Entry) -> String {
    entry.choices.isEmpty ? "" : "[" + entry.choices.joined(separator: ", ") + "]"
  }

  private static func examples(_ examples: [CommandDescription.Example]) -> [String] {
    if examples.isEmpty { return [] }
    return ["Examples:"]
      + examples.flatMap { example in
        wrapped(example.purpose.ended(with: ":"), width: Columns.width - 2).map { "  " + $0 }
          + example.command.split(separator: "\n").map { "    " + $0 }
      }
  }
}
