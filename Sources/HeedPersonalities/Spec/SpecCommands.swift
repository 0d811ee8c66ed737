import HeedCore

/// The commands that read and write descriptions.
enum SpecCommands {
  /// Their names.
  static let names = ["show", "spec", "explain"]

  /// What one of them comes down to; `nil` where the word names none of them.
  static func invocation(
    _ word: String, _ arguments: [String], _ surroundings: Surroundings
  ) throws(UsageError) -> Invocation? {
    guard names.contains(word) else { return nil }
    if ["--help", "-h"].contains(arguments.first) { return .help(command: word) }
    switch word {
    case "show": return try show(arguments, surroundings)
    case "spec":
      return try describe(word, arguments, surroundings) { $0.json.pretty }
    default: return try describe(word, arguments, surroundings) { $0.commandLine }
    }
  }

  // MARK: Showing

  private static let scanner = ArgumentScanner(kind: "show", groups: General.askingOptions)

  private static func show(
    _ arguments: [String], _ surroundings: Surroundings
  ) throws(UsageError) -> Invocation {
    if scanner.asksForHelp(arguments) { return .help(command: "show") }
    let (source, document) = try read(arguments, surroundings)
    if Wizard.isWizard(document) { return .series(try Wizard(document, source).series) }
    return .show(try source.request(of: try source.spec(document, at: "", prefix: "")))
  }

  private static func read(
    _ arguments: [String], _ surroundings: Surroundings
  ) throws(UsageError) -> (SpecSource, JSON) {
    var general = General()
    let scan = try scanner.scan(arguments, into: &general)
    guard let path = scan.words.first else {
      throw .missingWord("FILE", of: "heed show FILE [OPTION]...")
    }
    if scan.words.count > 1 {
      throw .surplus(scan.words[1], kind: "show", taken: "one FILE, or - for standard input")
    }
    return try SpecSource.read(path, options: scan.uses, surroundings)
  }

  // MARK: Describing

  /// What a command line is described by, or what it comes down to if it shows nothing.
  private enum Described {
    case spec(Spec)
    case other(Invocation)
  }

  private static func describe(
    _ word: String, _ arguments: [String], _ surroundings: Surroundings,
    by text: (Spec) -> String
  ) throws(UsageError) -> Invocation {
    guard !arguments.isEmpty else {
      throw .missingWord("COMMAND-LINE", of: "heed \(word) COMMAND-LINE...")
    }
    switch try described(arguments, surroundings.withAnyInput) {
    case .spec(let spec): return .text(text(spec) + "\n")
    case .other(.help(let command)): return .help(command: command)
    case .other(.text(let text)): return .text(text)
    case .other: throw .spec(.noDialog)
    }
  }

  private static func described(
    _ given: [String], _ surroundings: Surroundings
  ) throws(UsageError) -> Described {
    // A line out of a script may name the program by its path.
    let called = given.first?.split(separator: "/").last.map { String($0) }
    let words = called.map { [$0] + given.dropFirst() } ?? given
    let isNamed = words.first.map { Native.names.contains($0) } ?? false
    let (personality, rest) = personality(
      named: Native.names[0], isNamed ? Array(words.dropFirst()) : words)
    if personality == Native.self { return try native(rest, surroundings) }
    do {
      let invocation = try personality.parse(rest, surroundings)
      guard case .show(let request) = invocation else { return .other(invocation) }
      return .spec(try Spec(describing: request, surroundings))
    } catch { throw .ofOther(status: personality.status(of: error), error) }
  }

  private static func native(
    _ words: [String], _ surroundings: Surroundings
  ) throws(UsageError) -> Described {
    let arguments = Array(words.dropFirst())
    if words.first == "show", !scanner.asksForHelp(arguments) {
      let (source, document) = try read(arguments, surroundings)
      if Wizard.isWizard(document) { throw .spec(.noDialog) }
      var spec = try source.spec(document, at: "", prefix: "")
      _ = try source.request(of: spec)
      spec.uses += source.options
      return .spec(spec.ordered)
    }
    guard let kind = Native.kinds.first(where: { $0.name == words.first }) else {
      return .other(try Native.parse(words, surroundings))
    }
    return try native(kind, arguments, surroundings)
  }

  private static func native<K: Kind>(
    _ kind: K.Type, _ arguments: [String], _ surroundings: Surroundings
  ) throws(UsageError) -> Described {
    if Draft<K>.scanner.asksForHelp(arguments) { return .other(.help(command: K.name)) }
    var draft = Draft<K>(dialog: K.blank(), general: General())
    var spec = Spec(kind: K.name)
    spec.uses = try draft.read(arguments, surroundings)
    (spec.title, spec.message) = (draft.general.title, draft.general.message)
    spec.command = draft.general.command
    // What is wrong with all of it together is wrong here too.
    _ = try draft.request(surroundings)
    return .spec(spec)
  }
}
