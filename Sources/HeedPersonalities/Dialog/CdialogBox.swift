import HeedCore

/// One box: its option, what follows it, and how a dialog is made of that.
struct CdialogBox: Sendable {
  typealias Maker =
    @Sendable (CdialogDraft, CdialogWords, Surroundings) throws(UsageError) -> any Dialog

  /// What a box prints.
  enum Answer: Sendable {
    case none
    /// A text as it was typed.
    case text
    /// The tag of one item.
    case choice
    /// The tags of those that are ticked.
    case ticks
    /// The values of fields, a line each.
    case fields
    /// The lines of a text.
    case lines
  }

  let option: String
  /// The native command for it.
  let kind: String
  let synopsis: String
  let summary: String
  let answer: Answer
  let purpose: Purpose
  let make: Maker

  init(
    _ option: String, _ kind: String, _ synopsis: String, _ summary: String,
    answer: Answer = .none, purpose: Purpose = .asks, make: @escaping Maker
  ) {
    self.option = option
    self.kind = kind
    self.synopsis = synopsis
    self.summary = summary
    self.answer = answer
    self.purpose = purpose
    self.make = make
  }

  /// Whether its first word is a message, and not a file's path.
  var hasMessage: Bool { names.first?.name == "TEXT" }

  /// The words that have to follow, by their names in the synopsis.
  var wordNames: [String] { names.filter(\.isNeeded).map(\.name) }

  /// The words of the synopsis, and whether they stand outside of brackets.
  fileprivate var names: [(name: String, isNeeded: Bool)] {
    var depth = 0
    return synopsis.split(separator: " ").map { word in
      depth += word.count { $0 == "[" }
      defer { depth -= word.count { $0 == "]" } }
      return (word.filter { $0 != "[" && $0 != "]" }, depth == 0)
    }
  }

  /// The fewest words that may follow.
  var least: Int { wordNames.count }

  /// The most words that may follow; `nil` where there may be any number.
  var most: Int? { synopsis.contains("...") ? nil : names.count }
}

/// The words of a box: its text, its size and what follows them.
struct CdialogWords: Sendable {
  let box: CdialogBox
  private let words: [String]
  // Read from the synopsis once, for all that ask.
  private let names: [(name: String, isNeeded: Bool)]

  init(_ words: [String], of box: CdialogBox) {
    names = box.names
    // The text before all others may be left out.
    let lacksText = names.first?.isNeeded == false && words.count < box.most ?? 0
    self.words = lacksText ? [""] + words : words
    self.box = box
  }

  /// Where a word stands, by its name in the synopsis.
  private func place(of name: String) -> Int { names.firstIndex { $0.name == name } ?? 0 }
  func word(_ name: String) -> String { words[place(of: name)] }
  var first: String { words[0] }
  func rest(from index: Int) -> ArraySlice<String> { words.dropFirst(index) }
  /// What follows the words that are required.
  var rest: ArraySlice<String> { words.dropFirst(names.count(where: \.isNeeded)) }

  /// A number as dialog reads it: nothing is 0, and blanks and a sign may stand before it.
  ///
  /// One beyond what 32 bits hold is the nearest that they do.
  static func number(_ word: String) -> Int? {
    let digits = word.drop { $0 == " " }
    if digits.isEmpty { return word.isEmpty ? 0 : nil }
    guard let number = Double(digits), digits.utf8.dropFirst().allSatisfy({ 0x30...0x39 ~= $0 })
    else { return nil }
    return Int(max(Double(Int32.min), min(number, Double(Int32.max))))
  }

  /// A number that is an answer or bounds one, which is not moved to another without a word.
  func exactNumber(_ index: Int, _ name: String, missing: Int = 0) throws(UsageError) -> Int {
    let number = try number(index, name, missing: missing)
    guard words.indices.contains(index), let exact = Double(words[index].drop { $0 == " " }),
      exact != Double(number)
    else { return number }
    throw .badValue(
      option: box.option, value: words[index],
      wanted: "whole numbers from \(Int32.min) to \(Int32.max) for \(name)")
  }

  /// A word that has to be a number, by its place; one that isn't there is `missing`.
  func number(_ index: Int, _ name: String, missing: Int = 0) throws(UsageError) -> Int {
    guard words.indices.contains(index) else { return missing }
    guard let number = Self.number(words[index]) else {
      throw .badWord(words[index], name: name, of: box.option)
    }
    return number
  }

  /// The window asked for by the two words that say its size.
  func window(_ draft: CdialogDraft) throws(UsageError) -> Window {
    var window = Window()
    window.rows = Self.extent(try number(place(of: "HEIGHT"), "HEIGHT"))
    window.columns = Self.extent(try number(place(of: "WIDTH"), "WIDTH"))
    // The height of these is that of their text or list.
    let isOfPart = ["--fselect", "--dselect", "--calendar", "--timebox"].contains(box.option)
    if isOfPart, window.rows != .full { window.rows = .natural }
    window.corner = draft.corner
    window.backtitle = draft.text.colored(draft.backtitle)
    window.foot = box.purpose == .tells ? draft.foot : draft.footOfBox
    window.lines = draft.lines
    window.isPlain = true
    // As narrow as the original has them at least.
    window.least.columns = box.answer == .none && box.option != "--yesno" ? 16 : 30
    return window
  }

  private static func extent(_ number: Int) -> Window.Extent {
    number == 0 ? .natural : number < 0 ? .full : .cells(number)
  }
}
