import HeedCore

/// `heed replay`: runs a command whose dialogs are answered by a file.
package struct Replaying: Equatable, Sendable {
  package var file: String
  package var command: [String]

  init(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    guard let file = rest.popFirst(), !file.isEmpty else {
      throw .missingWord("FILE", of: Self.synopsis)
    }
    if file.hasPrefix("-") {
      throw .unknownOption(file, kind: "replay", nearest: nil)
    }
    if rest.first == "--" { rest.removeFirst() }
    guard !rest.isEmpty else { throw .missingWord("COMMAND", of: Self.synopsis) }
    self.file = file
    command = Array(rest)
  }

  private static let synopsis = "replay FILE -- COMMAND [ARGUMENT]..."

  static let description = CommandDescription(
    name: "replay", synopsis: synopsis,
    summary: "runs a command whose dialogs are answered by a file",
    discussion: [
      "FILE holds recorded answers as HEED_RECORD writes them. Every dialog that COMMAND shows, "
        + "whatever command line it speaks, takes the next line that fits it; nothing is drawn. "
        + "So a question that is asked again gets the next of its answers.",
      "Returns the status of COMMAND. Lines that no dialog took are told on standard error, and "
        + "make the status 65 where COMMAND itself returned 0. A dialog without an answer, and an "
        + "answer that does not fit, end that dialog with status 65, or 255 where it is called by "
        + "a classic name.",
      "A line is a JSON object: name, or kind, title and message, say which dialog is meant; "
        + "button is the label or id of the button to press, or end is escape or timeout; fields "
        + "are the values by their names, a list for several. {\"env\": \"NAME\"} takes a value "
        + "from the environment.",
    ],
    groups: [],
    examples: [
      CommandDescription.Example(
        purpose: "record an installation, and repeat it without a person",
        command: "HEED_RECORD=answers.jsonl ./install && heed replay answers.jsonl -- ./install")
    ],
    takesGeneral: false)
}
