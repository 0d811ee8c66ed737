import HeedCore

/// whiptail's grammar: options and words in any order, `--name=value` or `--name value`, and `--`
/// after which everything is a word.
enum WhiptailArguments {
  /// Sets the draft by the options and returns the words.
  static func scan(
    _ arguments: [String], into draft: inout WhiptailDraft
  ) throws(UsageError) -> [String] {
    var rest = arguments[...]
    var words: [String] = []
    while let argument = rest.popFirst() {
      if argument == "--" { return words + rest }
      if let box = Whiptail.boxes.first(where: { $0.option == argument }) {
        if let first = draft.box { throw .twoBoxes(first: first.option, second: box.option) }
        draft.box = box
      } else if try !takeOption(argument, from: &rest, into: &draft) {
        words.append(argument)
      }
    }
    return words
  }

  /// Takes an option with its value; whether it was one.
  private static func takeOption(
    _ argument: String, from rest: inout ArraySlice<String>, into draft: inout WhiptailDraft
  ) throws(UsageError) -> Bool {
    guard argument.utf8.first == 0x2D else { return false }
    let (name, attached) = optionParts(of: argument)
    guard let row = WhiptailDraft.options.rows.first(where: { $0.entry.spellings.contains(name) })
    else {
      if isText(argument) { return false }
      if takeLetters(argument, into: &draft) { return true }
      throw .unknownOption(name, kind: "whiptail", nearest: nearestName(to: name, among: spellings))
    }
    let value = try row.value(name, attached, from: &rest)
    try row.set(&draft, .init(option: name, value: value, subject: nil))
    return true
  }

  /// `-h` and `-v` with whatever letters follow them, as in `-hv`.
  private static func takeLetters(_ argument: String, into draft: inout WhiptailDraft) -> Bool {
    guard !argument.hasPrefix("--") else { return false }
    switch argument.dropFirst().first {
    case "h": draft.asksForHelp = true
    case "v":
      draft.asksForVersion = true
      draft.asksForHelp = draft.asksForHelp || argument.dropFirst(2).first == "h"
    default: return false
    }
    return true
  }

  /// Whether a word that begins with a dash can be no option: a lone dash, a rule of dashes, or text
  /// with blanks.
  private static func isText(_ word: String) -> Bool {
    guard word.hasPrefix("-"), word != "-" else { return true }
    return word.contains(where: \.isWhitespace) || word.allSatisfy { $0 == "-" }
  }

  private static var spellings: [String] {
    Whiptail.boxes.map(\.option) + WhiptailDraft.options.rows.flatMap(\.entry.spellings)
  }
}

/// The words of a box: its text, its size and what follows them.
struct WhiptailWords: Sendable {
  let option: String
  private let words: [String]
  private let required: [String]

  init(_ words: [String], of box: WhiptailBox) throws(UsageError) {
    (option, required) = (box.option, box.required)
    self.words = words
    guard words.count < required.count else { return }
    throw .missingWord(required[words.count], of: "\(box.option) \(box.synopsis)")
  }

  /// The text, in which `\n` is a line break.
  var text: String { Self.broken(words[0]) }
  var first: String { words[0] }

  /// What follows the required words.
  var rest: [String] { Array(words.dropFirst(required.count)) }

  /// A required word that is a number: nothing means 0, and less than 0 is as good as 0.
  func number(_ index: Int) throws(UsageError) -> Int {
    let word = words[index]
    if word.isEmpty { return 0 }
    let digits = word.drop { $0 == " " }
    let isWhole = digits.utf8.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
    guard isWhole, let number = Double(digits) else {
      throw .badWord(word, name: required[index], of: option)
    }
    return Int(max(0, min(number, 1_000_000)))
  }

  /// Whether all parts of the size are given.
  var isSized: Bool {
    get throws(UsageError) {
      let hasList = required.count > 3 && required[3] == "LISTHEIGHT"
      let list = hasList ? try number(3) : 1
      let (rows, columns) = (try number(1), try number(2))
      return rows > 0 && columns > 0 && list > 0
    }
  }

  /// The size asked for, or `nil` where any part of it is left to the box.
  func window(_ draft: WhiptailDraft) throws(UsageError) -> Window {
    let size = Size(columns: try number(2), rows: try number(1))
    var window = Window(size: try isSized ? size : nil)
    window.least = size
    if draft.isTopLeft { window.corner = Position(row: 0, column: 0) }
    window.backtitle = draft.backtitle
    return window
  }

  static func broken(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    // Pieces are added as strings: what adds other sequences has to look its types up first.
    while let backslash = rest.firstIndex(of: "\\") {
      let next = rest.index(after: backslash)
      guard next < rest.endIndex, rest[next] == "n" else {
        result += String(rest[...backslash])
        rest = rest[next...]
        continue
      }
      result += String(rest[..<backslash]) + "\n"
      rest = rest[rest.index(after: next)...]
    }
    return result + String(rest)
  }
}
