package import HeedCore

/// The files that are made of the description, by their paths from the package's root.
///
/// The date stands in the manual pages, as `November 30, 2026`.
package func generatedFiles(
  _ program: ProgramDescription, date: String
) -> [(path: String, contents: String)] {
  let name = program.name
  let pages = program.commands.map { command in
    (
      path: "man/\(name)-\(command.name).1",
      contents: ManPage.command(command, of: program, date: date)
    )
  }
  return [(path: "man/\(name).1", contents: ManPage.program(program, date: date))] + pages + [
    (path: "completions/\(name).bash", contents: BashCompletion.script(program)),
    (path: "completions/_\(name)", contents: ZshCompletion.script(program)),
    (path: "completions/\(name).fish", contents: FishCompletion.script(program)),
  ]
}
