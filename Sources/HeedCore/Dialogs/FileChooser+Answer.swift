extension FileChooser {
  /// Patterns of files, one of which a file has to match to be shown.
  package struct Filter: Equatable, Sendable {
    /// What is said of them; the patterns where it is empty.
    package var name: String
    package var globs: [Glob]

    package init(name: String = "", _ globs: [Glob]) { (self.name, self.globs) = (name, globs) }

    var label: String {
      DisplayText.line(name.isEmpty ? globs.map(\.pattern).joined(separator: " ") : name)
    }
  }

  /// A path as the answer has it.
  func answer(_ path: String) -> String {
    guard !takesAnything else { return path }
    let end = wanted == .directory || target == .directory ? FilePath.withoutSlash(path) : path
    if isAbsolute, !path.isEmpty || wanted == .directory {
      return FilePath.absolute(end, from: files.workingDirectory())
    }
    // Programs would take it for an option.
    return end.utf8.first == UInt8(ascii: "-") ? "./" + end : end
  }

  private var answers: [String] {
    if isMultiple, !ticked.isEmpty { return ticked.map { answer($0) } }
    return isMultiple && path.isEmpty ? [] : [answer(path)]
  }

  package var values: [Value] {
    [
      isMultiple
        ? Value(name: Self.valueName, list: answers)
        : Value(name: Self.valueName, text: answers.first ?? "")
    ]
  }

  package var problem: String? {
    guard !takesAnything, ticked.isEmpty else { return nil }
    let hasName = !FilePath.split(path).name.isEmpty
    switch (wanted, target) {
    case (.file, .directory?): return hasName ? "that is a directory" : "choose a file"
    case (.file, .lostLink?): return "that link leads nowhere"
    case (.file, nil): return hasName ? "there is no such file" : "there is no such directory"
    case (.newFile, _) where !hasName: return "type a name"
    case (.newFile, .directory?): return "that is a directory"
    case (.newFile, nil) where failure != nil && !isDirectoryThere:
      return "there is no such directory"
    case (.directory, nil): return "there is no such directory"
    case (.directory, .file?), (.directory, .lostLink?): return "that is no directory"
    default: return nil
    }
  }

  private var isDirectoryThere: Bool {
    files.kind(directory.isEmpty ? "." : directory) == .directory
  }

  package var canFail: Bool { true }

  package var doubt: Doubt? {
    guard confirmsOverwrite, wanted == .newFile, target == .file else { return nil }
    let name = FilePath.drawn(FilePath.split(path).name)
    return Doubt("\(name) exists already. Replace it?", answer: "Replace")
  }

  /// The name of the value by which plain lines ask whether a file is replaced.
  private static let consentName = "replace"

  /// The same question in plain lines.
  private var consentPrompt: Prompt? {
    guard let doubt else { return nil }
    let said = consent?.path == path ? consent?.isGiven : nil
    var prompt = Prompt(
      name: Self.consentName, label: doubt.question,
      form: .one([Item("true", label: "yes"), Item("false", label: "no")]),
      texts: said.map { [$0 ? "true" : "false"] } ?? [])
    if said == nil { prompt.problem = "say yes or no" }
    if said == false { prompt.problem = "then give another path: \\< goes back to it" }
    return prompt
  }

  package var prompts: [Prompt] {
    let label =
      switch wanted {
      case .file, .newFile: isMultiple ? "Files" : "File"
      case .directory: isMultiple ? "Directories" : "Directory"
      }
    var prompt = Prompt(
      name: Self.valueName, label: label, form: isMultiple ? .lines : .text, texts: answers)
    prompt.isDeclared = isDeclared
    prompt.declaration = "--path"
    prompt.problem = problem
    let folder = FilePath.split(path).directory
    if folder.hasPrefix("/") { prompt.folder = folder }
    return [prompt] + (consentPrompt.map { [$0] } ?? [])
  }

  package mutating func setValue(of name: String, to texts: [String]) throws(ChangeError) {
    if name == Self.consentName, doubt != nil {
      consent = texts.first.map { (path, $0 == "true") }
      return
    }
    guard name == Self.valueName else { throw .noSuchField(name, names: [Self.valueName]) }
    if let text = texts.first(where: { $0.utf8.contains(0) }) {
      throw .badValue(field: name, value: text, reason: "a path can't hold a NUL")
    }
    guard isMultiple else {
      guard let text = texts.first, texts.count == 1 else {
        throw .badValue(
          field: name, value: texts.joined(separator: " "), reason: "it takes one path")
      }
      return give(text)
    }
    let paths = texts.flatMap { texts.count == 1 ? lines($0) : [$0] }
    give("")
    for path in paths {
      give(path)
      if let problem { throw .badValue(field: name, value: path, reason: problem) }
    }
    ticked = paths
  }

  /// The paths in the lines of a text, unless that is a path itself.
  private func lines(_ text: String) -> [String] {
    guard files.kind(text) == nil else { return [text] }
    return text.utf8.split(separator: 0x0A).map { String(Substring($0)) }
  }

  private mutating func give(_ path: String) {
    ticked = []
    enter(FilePath.split(path).directory)
    pick(path)
  }
}
