import HeedCore

extension ManPage {
  /// Options by groups, and a last paragraph.
  static func options(_ groups: [CommandDescription.Group], last: [String]) -> [String] {
    let lists = groups.filter { !$0.entries.isEmpty }.flatMap { group in
      [".Ss " + Roff.arguments(group.heading)]
        + list(group.entries.map { (tag: tag(of: $0), text: text(of: $0)) })
    }
    return section("OPTIONS", lists + (lists.isEmpty || last.isEmpty ? [] : [".Pp"]) + last)
  }

  /// `Fl h Ar LABEL , Fl \-help Ar LABEL`.
  private static func tag(of entry: CommandDescription.Entry) -> String {
    let value = entry.placeholder.map { " Ar " + Roff.argument($0) } ?? ""
    return (entry.shortSpellings + entry.longSpellings).map { spelling($0) + value }
      .joined(separator: " , ")
  }

  private static func text(of entry: CommandDescription.Entry) -> [String] {
    let text = Roff.prose(entry.summary.asSentence) + choices(entry.choices)
    return text
  }

  /// The closed list: one of a, b or c.
  private static func choices(_ choices: [String]) -> [String] {
    guard let last = choices.last else { return [] }
    let lines = choices.dropLast().enumerated().map { index, choice in
      ".Cm " + Roff.argument(choice) + (index < choices.count - 2 ? " ," : "")
    }
    return (lines.isEmpty ? ["Only"] : ["One of"] + lines + ["or"])
      + [".Cm \(Roff.argument(last)) ."]
  }
}
