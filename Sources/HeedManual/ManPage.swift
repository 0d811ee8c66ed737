package import HeedCore

/// Manual pages in mdoc, of which `mandoc -Tlint` has nothing to say.
package enum ManPage {
  /// `heed.1`; the date is such as `November 30, 2026`.
  package static func program(_ program: ProgramDescription, date: String) -> String {
    page(
      header(title: program.name, summary: program.summary, date: date)
        + synopsis(program.synopsis, of: program.name)
        + description(program.discussion, orElse: program.summary)
        + commands(program)
        + options(program.general, last: [])
        + program.sections.flatMap(told)
        + environment(program)
        + statuses(program)
        + examples(program.examples)
        + seeAlso(program.commands.map { "\(program.name)-\($0.name)" }))
  }

  /// `heed-alert.1`; the date is such as `November 30, 2026`.
  package static func command(
    _ command: CommandDescription, of program: ProgramDescription, date: String
  ) -> String {
    let name = program.name
    let general = command.takesGeneral && !program.general.isEmpty
    return page(
      header(title: "\(name)-\(command.name)", summary: command.summary, date: date)
        + synopsis(command.synopsis, of: name)
        + description(command.discussion, orElse: command.summary)
        + options(
          command.groups, last: general ? reference("Options that every command takes", name) : [])
        + section("ENVIRONMENT", reference("Environment variables", name))
        + (command.takesGeneral ? statuses(program) : [])
        + examples(command.examples)
        + seeAlso([name]))
  }

  /// A spelling with the macro that fits it: `Fl \-help`, `Cm word`.
  static func spelling(_ spelling: String) -> String {
    spelling.hasPrefix("-")
      ? "Fl " + Roff.argument(spelling.dropFirst()) : "Cm " + Roff.argument(spelling)
  }

  private static func page(_ lines: [String]) -> String {
    lines.joined(separator: "\n") + "\n"
  }

  static func section(_ heading: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [".Sh " + heading] + lines
  }

  private static func header(title: String, summary: String, date: String) -> [String] {
    [
      ".Dd " + date, ".Dt \(title.uppercased()) 1", ".Os", ".Sh NAME",
      ".Nm " + Roff.argument(title), ".Nd " + Roff.arguments(summary.asClause),
    ]
  }

  private static func synopsis(_ synopsis: String, of name: String) -> [String] {
    section(
      "SYNOPSIS",
      synopsis.split(separator: "\n").flatMap { [".Nm " + name, ManSynopsis(String($0)).line] })
  }

  private static func description(_ paragraphs: [String], orElse summary: String) -> [String] {
    let texts = paragraphs.isEmpty ? [summary.asSentence] : paragraphs
    return section(
      "DESCRIPTION", Array(texts.map(Roff.prose).joined(separator: [".Pp"])))
  }

  private static func commands(_ program: ProgramDescription) -> [String] {
    let rows = program.commands.map { command in
      (
        tag: "Cm " + Roff.argument(command.name),
        text: Roff.prose(command.summary.asSentence) + ["See"]
          + [".Xr \(program.name)-\(command.name) 1 ."]
      )
    }
    return section("COMMANDS", list(rows))
  }

  private static func told(_ told: ProgramDescription.Section) -> [String] {
    let lines = told.parts.enumerated().flatMap { place, part in
      switch part {
      case .paragraph(let text): (place > 0 ? [".Pp"] : []) + Roff.prose(text)
      case .table(let rows):
        list(
          rows.map { row in
            (tag: "Li " + Roff.argument(row.literal), text: Roff.prose(row.meaning.asSentence))
          })
      }
    }
    return section(told.heading.uppercased(), lines)
  }

  private static func environment(_ program: ProgramDescription) -> [String] {
    let rows = program.environment.map { variable in
      (
        tag: "Ev " + Roff.argument(variable.name),
        text: Roff.prose(variable.effect.asSentence)
      )
    }
    return section("ENVIRONMENT", list(rows))
  }

  private static func statuses(_ program: ProgramDescription) -> [String] {
    let rows = program.statuses.map { row in
      (tag: Roff.arguments(row.status), text: Roff.prose(row.cause.asSentence))
    }
    return section("EXIT STATUS", list(rows))
  }

  private static func examples(_ examples: [CommandDescription.Example]) -> [String] {
    let blocks = examples.map { example in
      Roff.prose(example.purpose.ended(with: ":"))
        + [".Bd -literal -offset indent"] + Roff.literal(example.command) + [".Ed"]
    }
    return section("EXAMPLES", Array(blocks.joined(separator: [".Pp"])))
  }

  private static func seeAlso(_ names: [String]) -> [String] {
    let sorted = names.sorted()
    return section("SEE ALSO", sorted.map { ".Xr \($0) 1" + ($0 == sorted.last ? "" : " ,") })
  }

  private static func reference(_ subject: String, _ name: String) -> [String] {
    ["\(subject) are described in", ".Xr \(name) 1 ."]
  }

  static func list(_ rows: [(tag: String, text: [String])]) -> [String] {
    if rows.isEmpty { return [] }
    return [".Bl -tag -width Ds"] + rows.flatMap { [".It " + $0.tag] + $0.text } + [".El"]
  }
}
