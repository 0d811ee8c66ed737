/// A path of a file or directory.
package enum FileKind: PanelKind {
  package static let name = "file"
  package static let summary = "a file or directory, typed or found in a list"
  package static let discussion = [
    "Asks for the path of a file that exists, with --save of one that need not, or with "
      + "--directory of a directory, and prints it. Nothing is created or changed.",
    "The list shows a directory. Arrows move in it, Return opens a directory or chooses a file, "
      + "Left or Backspace goes to the directory above. What is typed goes into the field above "
      + "the list and narrows the list to names that contain it, in either case unless there is a "
      + "capital in it; any path can be typed, and ~/ stands for the home directory. Tab completes "
      + "a name in the field where it can. Alt-. shows hidden files or hides them, F5 reads the "
      + "directory anew.",
    "A path is printed as it was composed: relative to the working directory unless --path or "
      + "what was typed begins at the root, or --absolute is given. One that would begin with a "
      + "dash gets ./ before it. A directory is printed without a slash at its end. Names are "
      + "printed byte for byte; since they may hold line breaks, --output nul is the safe way to "
      + "get several.",
  ]
  package static let examples = [
    CommandDescription.Example(
      purpose: "a picture",
      command: #"picture=$(heed file "Picture" --filter '*.png,*.jpg' --path ~/Pictures) || exit"#),
    CommandDescription.Example(
      purpose: "where to save a report",
      command: #"report=$(heed file "Save report" --save --path report.txt)"#),
  ]

  package static func blankContent() -> FileChooser { FileChooser() }

  package static let contentOptions = [
    OptionGroup<FileChooser>(
      "What is chosen",
      [
        OptionRow("--open", "a file that exists; so it is if nothing is said") {
          (chooser: inout FileChooser, _) throws(UsageError) in chooser.wanted = .file
        },
        OptionRow("--save", "a file that need not exist, in a directory that does") {
          (chooser: inout FileChooser, _) throws(UsageError) in chooser.wanted = .newFile
        },
        OptionRow("--confirm-overwrite", "with --save, asks before a file that exists is chosen") {
          (chooser: inout FileChooser, _) throws(UsageError) in chooser.confirmsOverwrite = true
        },
        OptionRow("--directory", "a directory") {
          (chooser: inout FileChooser, _) throws(UsageError) in chooser.wanted = .directory
        },
        OptionRow("--multiple", "several, ticked with the space bar") {
          (chooser: inout FileChooser, _) throws(UsageError) in chooser.isMultiple = true
        },
        OptionRow(
          "--path", placeholder: "PATH", completion: .file,
          "the directory to begin in, or the path to begin with"
        ) { (chooser: inout FileChooser, use) throws(UsageError) in
          guard !use.value.isEmpty else { throw use.bad("a path, as in . or /etc/hosts") }
          chooser.start = use.value
        },
        OptionRow("--absolute", "prints paths from the root on") {
          (chooser: inout FileChooser, _) throws(UsageError) in chooser.isAbsolute = true
        },
      ]),
    OptionGroup<FileChooser>(
      "What is shown",
      [
        OptionRow(
          "--filter", placeholder: "GLOBS",
          "shows only files of these patterns, as '*.png,*.jpg', until Alt-a shows all; where there "
            + "are several, Alt-f goes to the next"
        ) { (chooser: inout FileChooser, use) throws(UsageError) in
          let globs = use.value.split(separator: ",").map { Glob(String($0)) }
          guard !globs.isEmpty else { throw use.bad("patterns, as in '*.png,*.jpg'") }
          chooser.filters.append(FileChooser.Filter(globs))
        },
        OptionRow("--hidden", "shows hidden files from the start") {
          (chooser: inout FileChooser, _) throws(UsageError) in chooser.showsHidden = true
        },
      ]),
  ]

  package static func finish(
    _ chooser: inout FileChooser, _ general: inout General, _ surroundings: Surroundings
  ) throws(UsageError) {
    if chooser.isMultiple, chooser.wanted == .newFile {
      throw .badKindOption(option: "--multiple", remedy: "--save asks for one file")
    }
    if chooser.confirmsOverwrite, chooser.wanted != .newFile {
      throw .badKindOption(option: "--confirm-overwrite", remedy: "give --save too")
    }
    chooser.files = surroundings.files
    chooser.home = surroundings.environment("HOME")
    chooser.open(chooser.start)
  }
}
