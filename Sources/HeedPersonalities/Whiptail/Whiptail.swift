package import HeedCore

/// The command line of newt's whiptail 0.52.23: same boxes, options, statuses, streams and bytes.
package enum Whiptail: ClassicPersonality {
  package static let names = ["whiptail"]

  package static func parse(
    _ arguments: [String], _ surroundings: Surroundings
  ) throws(UsageError) -> Invocation {
    guard !arguments.isEmpty else { throw .noBox(boxes: boxes.map(\.option)) }
    var draft = WhiptailDraft()
    let words = try WhiptailArguments.scan(arguments, into: &draft)
    if draft.asksForHelp { return .help(command: "whiptail") }
    if draft.asksForVersion { return .text("whiptail (newt): 0.52.23\n") }
    guard let box = draft.box else { throw .noBox(boxes: boxes.map(\.option)) }
    return .show(try draft.request(box, words, surroundings))
  }

  /// The statuses of mistakes: 1 where an option is wrong, 255 where a box is.
  package static func status(of error: UsageError) -> Int32 {
    switch error {
    case .unknownOption, .missingValue, .unexpectedValue, .badValue, .textLikeOption: 1
    default: 255
    }
  }

  /// Every box, as whiptail's help lists them.
  static let boxes: [WhiptailBox] = [
    WhiptailBox("--msgbox", "alert", "TEXT HEIGHT WIDTH", "a message and Ok") {
      (draft, words, _)
        throws(UsageError) in try draft.message(words, isQuestion: false)
    },
    WhiptailBox("--yesno", "confirm", "TEXT HEIGHT WIDTH", "a question with Yes and No") {
      (draft, words, _)
        throws(UsageError) in try draft.message(words, isQuestion: true)
    },
    WhiptailBox("--infobox", "notice", "TEXT HEIGHT WIDTH", "a message that asks nothing and stays")
    {
      (draft, words, _) throws(UsageError) in try draft.info(words)
    },
    WhiptailBox("--inputbox", "input", "TEXT HEIGHT WIDTH [INIT]", "one line to type") {
      (draft, words, _)
        throws(UsageError) in try draft.input(words, isSecure: false)
    },
    WhiptailBox("--passwordbox", "input", "TEXT HEIGHT WIDTH [INIT]", "one line to type, masked") {
      (draft, words, _) throws(UsageError) in try draft.input(words, isSecure: true)
    },
    WhiptailBox("--textbox", "view", "FILE HEIGHT WIDTH", "a file to read") {
      (draft, words, files)
        throws(UsageError) in try draft.text(words, files)
    },
    WhiptailBox(
      "--menu", "choose", "TEXT HEIGHT WIDTH LISTHEIGHT [TAG ITEM]...", "one of several items"
    ) {
      (draft, words, _) throws(UsageError) in try draft.list(words, .none)
    },
    WhiptailBox(
      "--checklist", "choose", "TEXT HEIGHT WIDTH LISTHEIGHT [TAG ITEM STATUS]...",
      "any of several items"
    ) { (draft, words, _) throws(UsageError) in try draft.list(words, .boxes) },
    WhiptailBox(
      "--radiolist", "choose", "TEXT HEIGHT WIDTH LISTHEIGHT [TAG ITEM STATUS]...",
      "one of several items, marked with Space"
    ) { (draft, words, _) throws(UsageError) in try draft.list(words, .circles) },
    WhiptailBox(
      "--gauge", "progress", "TEXT HEIGHT WIDTH PERCENT",
      "a bar that follows numbers on standard input"
    ) { (draft, words, _) throws(UsageError) in try draft.gauge(words) },
  ]
}

/// One box: its option, what follows it, and how a dialog is made of that.
struct WhiptailBox: Sendable {
  typealias Maker =
    @Sendable (
      WhiptailDraft, WhiptailWords, Surroundings
    ) throws(UsageError) -> any Dialog

  let option: String
  /// The native command for it.
  let kind: String
  let synopsis: String
  let summary: String
  let make: Maker

  init(
    _ option: String, _ kind: String, _ synopsis: String, _ summary: String, make: @escaping Maker
  ) {
    self.option = option
    self.kind = kind
    self.synopsis = synopsis
    self.summary = summary
    self.make = make
  }

  /// The words that have to follow, by their names in the synopsis.
  var required: [String] {
    synopsis.split(separator: " ").prefix { !$0.hasPrefix("[") }.map(String.init)
  }
}
