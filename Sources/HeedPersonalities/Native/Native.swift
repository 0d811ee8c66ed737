package import HeedCore

/// The program's own command line.
package enum Native: Personality {
  package static let names = ["heed"]
  package static let noTerminalStatus: Int32 = 69
  package static let noAnswerStatus: Int32 = 65
  package static let lostAnswerStatus: Int32 = 74

  package static func status(of error: UsageError) -> Int32 { error.nativeStatus }

  /// Every kind of dialog, in the order in which help lists them.
  package static let kinds: [any Kind.Type] = [
    Alert.self, Sheet.self, Confirm.self, Input.self, FormKind.self, Choose.self, TableKind.self,
    TreeKind.self, ArrangeKind.self, RangeKind.self, DateKind.self, TimeKind.self, ColorKind.self,
    FileKind.self, EditKind.self, View.self, LogKind.self, Progress.self, Tasks.self, Notice.self,
  ]

  package static func parse(
    _ arguments: [String], _ surroundings: Surroundings
  ) throws(UsageError) -> Invocation {
    guard let word = arguments.first else { throw .noKind }
    switch word {
    case "--help", "-h": return .help(command: nil)
    case "--version", "-V": return .text("heed \(version)\n")
    case "replay":
      let words = Array(arguments.dropFirst())
      if ["--help", "-h"].contains(words.first) { return .help(command: word) }
      return .replay(try Replaying(words))
    case "help": return try help(arguments.dropFirst())
    default: break
    }
    let rest = Array(arguments.dropFirst())
    if let invocation = try SpecCommands.invocation(word, rest, surroundings) { return invocation }
    guard let kind = kinds.first(where: { $0.name == word }) else {
      if word.hasPrefix("-") {
        throw .unknownOption(
          word, kind: "heed without a command",
          nearest: nearestName(to: word, among: ["--help", "--version"]))
      }
      let names =
        kinds.map { $0.name } + SpecCommands.names + [Replaying.description.name]
        + personalities.flatMap { $0.names }
      throw .unknownKind(word, nearest: nearestName(to: word, among: names))
    }
    return try parse(kind, rest, surroundings)
  }

  private static func help(_ words: ArraySlice<String>) throws(UsageError) -> Invocation {
    guard let word = words.first else { return .help(command: nil) }
    if let surplus = words.dropFirst().first { throw .surplus(surplus, kind: "help") }
    let names = program.commands.map(\.name)
    guard names.contains(word) else {
      throw .unknownKind(word, nearest: nearestName(to: word, among: names))
    }
    return .help(command: word)
  }

  private static func parse<K: Kind>(
    _ kind: K.Type, _ arguments: [String], _ surroundings: Surroundings
  ) throws(UsageError) -> Invocation {
    if Draft<K>.scanner.asksForHelp(arguments) { return .help(command: kind.name) }
    var draft = Draft<K>(dialog: K.blank(), general: General())
    try draft.read(arguments, surroundings)
    return .show(try draft.request(surroundings))
  }
}
