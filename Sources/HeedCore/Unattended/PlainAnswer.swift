/// What a line means where a value is asked for.
enum PlainAnswer: Equatable {
  /// An empty line: what there is stays.
  case keep
  case help
  /// `\<`: the question before this one is asked again.
  case back
  /// `\>`: no more values are asked for.
  case leave
  case text(String)

  /// Reads a line: one of backslashes and at most one of `?`, `<` and `>` means itself without its
  /// first backslash, so that every text can be given.
  init(_ line: String) {
    switch line {
    case "": self = .keep
    case "?": self = .help
    case #"\<"#: self = .back
    case #"\>"#: self = .leave
    default: self = .text(Self.isEscaped(line, marks: "?<>") ? String(line.dropFirst()) : line)
    }
  }

  /// A line of several, of which a lone `.` is the last; `nil` for that.
  static func line(_ line: String) -> String? {
    if line == "." { return nil }
    return isEscaped(line, marks: "?<>.") ? String(line.dropFirst()) : line
  }

  private static func isEscaped(_ line: String, marks: String) -> Bool {
    guard line.first == #"\"# else { return false }
    let rest = line.drop { $0 == #"\"# }
    return rest.isEmpty || (rest.count == 1 && rest.first.map { marks.contains($0) } == true)
  }
}
