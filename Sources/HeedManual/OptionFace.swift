import HeedCore

/// What may stand for an option's value.
enum OptionValue: Equatable {
  /// It is a flag.
  case none
  /// Any text.
  case free
  case choices([String])
  case file
  case directory
  case terminal
}

extension CommandDescription.Entry {
  var value: OptionValue {
    if placeholder == nil { return .none }
    if !choices.isEmpty { return .choices(choices) }
    switch completion {
    case .none: return .free
    case .file: return .file
    case .directory: return .directory
    case .terminal: return .terminal
    }
  }

  /// Spellings of one letter, such as `-h`.
  var shortSpellings: [String] {
    spellings.filter { $0.count == 2 && $0.hasPrefix("-") && $0 != "--" }
  }

  var longSpellings: [String] {
    let short = shortSpellings
    return spellings.filter { !short.contains($0) }
  }
}

extension [CommandDescription.Group] {
  /// The options of all groups; one that stands in several, as it describes several things, once.
  var entries: [CommandDescription.Entry] {
    var seen: Set<String> = []
    return flatMap(\.entries).filter { entry in
      let isNew = seen.isDisjoint(with: entry.spellings)
      seen.formUnion(entry.spellings)
      return isNew
    }
  }
}

extension CommandDescription {
  var entries: [Entry] { groups.entries }

  /// What its arguments are, told by the names in its synopsis.
  var operand: OptionValue {
    let words = synopsis.split { !$0.isLetter }
    if words.contains(where: { $0 == "FILE" || $0 == "PATH" }) { return .file }
    return words.contains { $0 == "DIRECTORY" || $0 == "DIR" } ? .directory : .free
  }
}

extension ProgramDescription {
  /// What follows the program's name.
  var synopsis: String { "COMMAND [ARGUMENT]… [OPTION]…" }

  var generalEntries: [CommandDescription.Entry] { general.entries }
}

extension String {
  /// The text as a sentence of its own.
  var asSentence: String { prefix(1).uppercased() + dropFirst().ended(with: ".") }

  /// The text as what follows a dash; a first word such as `UTF-8` stays as it is.
  var asClause: String {
    let bare = hasSuffix(".") ? String(dropLast()) : self
    guard let second = bare.dropFirst().first, second.isLowercase || second == " " else {
      return bare
    }
    return bare.prefix(1).lowercased() + bare.dropFirst()
  }
}

extension StringProtocol {
  /// The text with a mark at its end, unless it ends in punctuation.
  func ended(with mark: Character) -> String {
    guard let last, !".:!?…".contains(last) else { return String(self) }
    return self + String(mark)
  }
}
