import HeedCore

/// zenity's grammar: options and words in any order, `--name=value` or `--name value`, and `--`
/// after which everything is a word.
enum ZenityArguments {
  static func scan(
    _ arguments: [String], into draft: inout ZenityDraft
  ) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        draft.words += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        draft.words.append(argument)
        continue
      }
      if let dialog = Zenity.dialogs.first(where: { $0.option == argument }) {
        if let first = draft.dialog, first.option != argument {
          throw .twoBoxes(first: first.option, second: argument)
        }
        draft.dialog = dialog
      } else {
        try takeOption(argument, from: &rest, into: &draft)
      }
    }
  }

  private static func takeOption(
    _ argument: String, from rest: inout ArraySlice<String>, into draft: inout ZenityDraft
  ) throws(UsageError) {
    let (name, attached) = optionParts(of: argument)
    if name.hasPrefix("--help-") {
      draft.asksForHelp = true
      return
    }
    guard let row = ZenityOptions.row(name) else {
      if name.contains(where: \.isWhitespace) { throw .textLikeOption(argument) }
      throw .unknownOption(
        name, kind: "zenity", nearest: nearestName(to: name, among: ZenityOptions.spellings))
    }
    let value = try row.value(name, attached, from: &rest)
    draft.used.append(name)
    try row.set(&draft, .init(option: name, value: value, subject: nil))
  }
}
