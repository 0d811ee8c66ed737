package import HeedCore

/// The command line of cdialog 1.3-20230209: same boxes, options, statuses, streams and bytes.
package enum Cdialog: ClassicPersonality {
  package static let names = ["dialog"]

  static let version = "1.3-20230209"

  package static func failure(_ status: Int32, _ surroundings: Surroundings) -> Int32 {
    CdialogStatuses(surroundings).error
  }

  package static func parse(
    _ arguments: [String], _ surroundings: Surroundings
  ) throws(UsageError) -> Invocation {
    if arguments.isEmpty || ["--help", "-h"].contains(arguments) {
      return .help(command: "dialog")
    }
    let all = try CdialogSplicing(surroundings).tokens(of: arguments)
    var words = all.filter { $0 != CdialogToken(text: "--args") }
    moveStreams(in: &words)
    var tokens = CdialogTokens(words)
    var draft = try CdialogDraft.fresh(surroundings)
    guard let box = try draft.readOptions(of: &tokens) else {
      return try draft.invocationWithoutBox(surroundings)
    }
    var chain = CdialogChain(surroundings)
    try chain.add(box, draft, &tokens)
    while tokens.next != nil {
      var next = try CdialogDraft.fresh(surroundings, after: draft)
      guard let box = try next.readOptions(of: &tokens) else {
        throw .noBox(boxes: boxes.map(\.option))
      }
      try chain.add(box, next, &tokens)
      draft = next
    }
    chain.remark = all.contains { !$0.isData && $0.text == "--args" } ? dump(arguments) : nil
    return chain.invocation(of: arguments)
  }

  /// Puts options that say where the answer goes before all others, since they hold wherever they
  /// stand, behind the last box too.
  private static func moveStreams(in words: inout [CdialogToken]) {
    var streams: [CdialogToken] = []
    var index = 0
    while index < words.count {
      let count =
        switch words[index].isData ? "" : words[index].text {
        case "--stdout", "--stderr": 1
        case "--output-fd", "--input-fd": min(2, words.count - index)
        default: 0
        }
      streams += words[index..<(index + count)]
      words.removeSubrange(index..<(index + count))
      if count == 0 { index += 1 }
    }
    words = streams + words
  }

  /// What `--args` shows: every argument with its number.
  private static func dump(_ arguments: [String]) -> String {
    let start = (arguments.firstIndex(of: "--args") ?? 0) + 1
    let lines = (["dialog"] + arguments).enumerated().map { " arg\($0):\($1)\n" }
    return "Showing arguments at arg\(start)\n" + lines.joined()
  }

  /// The box of an option, by whichever of its names.
  static func box(_ option: String) -> CdialogBox? {
    // As the original program once misspelled it.
    let name = option == "--guage" ? "--gauge" : option
    return boxes.first { $0.option == name }
  }
}

extension [String] {
  /// Whether a command line is just one of these words.
  fileprivate func contains(_ words: [String]) -> Bool { words.count == 1 && contains(words[0]) }
}
