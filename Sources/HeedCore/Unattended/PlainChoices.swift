/// What can be chosen by its number or its name: items or buttons, as lines to be said.
struct PlainChoices {
  /// One of them.
  struct Choice {
    /// What chooses it; `nil` for a heading.
    var number: Int?
    var value: String
    /// What it is called, safe to print.
    var label: String
    var isOpen = true
    /// What is said of it after its number.
    var words: String
  }

  let all: [Choice]

  /// Buttons in the order given, counted from 1.
  init(_ buttons: [Button]) {
    all = buttons.enumerated().map { index, button in
      let notes = [
        button.role == .destructive ? "destructive" : nil, button.isDisabled ? "unavailable" : nil,
      ].compactMap(\.self)
      let words = button.shownLabel + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
      return Choice(
        number: index + 1, value: button.key, label: button.shownLabel,
        isOpen: !button.isDisabled, words: words)
    }
  }

  /// The items of a prompt, counted from 1, but by their values where those are shown and numbers.
  init(_ prompt: Prompt) {
    let items = prompt.items
    let numbers = Self.numbers(items, prompt)
    let ticked = Set(prompt.isList ? Self.chosen(in: prompt) : [])
    var count = 0
    var all: [Choice] = []
    all.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      if !item.isHeading { count += 1 }
      let value = DisplayText.line(item.value)
      let label = item.label.isEmpty ? value : DisplayText.line(item.label)
      let showsValue = prompt.showsValues && numbers == nil && label != value && !value.isEmpty
      var words = showsValue ? "\(value): \(label)" : label
      if prompt.isList, !item.isHeading {
        words = (ticked.contains(index) ? "[x] " : "[ ] ") + words
      }
      if !item.help.isEmpty { words += " - \(DisplayText.line(item.help))" }
      if item.isDisabled { words += " (unavailable)" }
      all.append(
        Choice(
          number: item.isHeading ? nil : numbers?[index] ?? count, value: item.value, label: label,
          isOpen: item.canBeChosen, words: words))
    }
    self.all = all
  }

  /// A line for each.
  var lines: [String] {
    all.map { choice in choice.number.map { "\($0). \(choice.words)" } ?? choice.words }
  }

  /// The items that are chosen as it stands, in the order of their values.
  static func chosen(in prompt: Prompt) -> [Int] {
    var places: [String: [Int]] = [:]
    let wanted = Set(prompt.texts)
    let items = prompt.items
    for index in items.indices.reversed() where !items[index].isHeading {
      if wanted.contains(items[index].value) {
        places[items[index].value, default: []].append(index)
      }
    }
    return prompt.texts.compactMap { places[$0]?.popLast() }
  }

  /// The values as numbers, where each of them is one of its own and can be seen.
  private static func numbers(_ items: [Item], _ prompt: Prompt) -> [Int]? {
    let isSeen = prompt.showsValues || items.allSatisfy { $0.label == $0.value }
    guard isSeen, !items.isEmpty else { return nil }
    var seen: Set<Int> = []
    var numbers: [Int] = []
    for item in items {
      guard let number = Int(item.value), "\(number)" == item.value, number >= 0,
        seen.insert(number).inserted
      else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}

/// Why an answer names none of the choices.
enum PlainMiss: Error, Equatable {
  case unknown(String)
  case unavailable(String)
  case several(String, [String])

  var message: String {
    switch self {
    case .unknown(let text):
      "'\(text)' is none of these; give a number, or the beginning of a name"
    case .unavailable(let label): "'\(label)' is unavailable"
    case .several(let text, let labels):
      "'\(text)' may be \(labels.prefix(5).joined(separator: " or "))"
        + (labels.count > 5 ? " or another" : "")
    }
  }
}

extension PlainChoices {
  /// The one that an answer means: by number, else by value, by label, or by how either begins.
  func index(of text: String) throws(PlainMiss) -> Int {
    if let found = try exact(text) { return found }
    let start = text.lowercased()
    let found = all.indices.filter {
      all[$0].number != nil && !start.isEmpty
        && (all[$0].label.lowercased().hasPrefix(start)
          || all[$0].value.lowercased().hasPrefix(start))
    }
    let open = found.filter { all[$0].isOpen }
    if open.count > 1 { throw .several(Self.shown(text), open.map { all[$0].label }) }
    if let only = open.first { return only }
    throw found.first.map { .unavailable(all[$0].label) } ?? .unknown(Self.shown(text))
  }

  /// The one of that number, value or label.
  private func exact(_ text: String) throws(PlainMiss) -> Int? {
    if let number = Self.number(text), let found = try open({ $0.number == number }) {
      return found
    }
    if let found = try open({ $0.number != nil && $0.value == text }) { return found }
    return try open { $0.number != nil && $0.label == text }
  }

  /// Those that an answer means: one, or numbers, ranges and names between blanks or commas.
  func indices(of text: String) throws(PlainMiss) -> [Int] {
    if ["0", "none"].contains(text.lowercased()), try exact(text) == nil { return [] }
    if let one = try? index(of: text) { return [one] }
    let words = text.split { $0.isWhitespace || [",", "、", "，"].contains($0) }.map { String($0) }
    var found: [Int] = []
    var seen: Set<Int> = []
    for word in words {
      let meant = if let range = range(word) { range } else { [try index(of: word)] }
      for index in meant where seen.insert(index).inserted { found.append(index) }
    }
    return found
  }

  /// The open ones of a range such as 2-4, in its direction; `nil` where the word is none.
  private func range(_ word: String) -> [Int]? {
    let ends = word.split(separator: "-", omittingEmptySubsequences: false).map { String($0) }
    guard ends.count == 2, let first = Self.number(ends[0]), let last = Self.number(ends[1]),
      let from = all.firstIndex(where: { $0.number == first }),
      let to = all.firstIndex(where: { $0.number == last })
    else { return nil }
    return stride(from: from, through: to, by: from <= to ? 1 : -1).filter { all[$0].isOpen }
  }

  private func open(_ matches: (Choice) -> Bool) throws(PlainMiss) -> Int? {
    let found = all.indices.filter { matches(all[$0]) }
    if let live = found.first(where: { all[$0].isOpen }) { return live }
    if let closed = found.first { throw .unavailable(all[closed].label) }
    return nil
  }

  /// A whole number in ASCII digits, or in the wide ones of East Asian keyboards.
  private static func number(_ text: String) -> Int? {
    var number = 0
    guard !text.isEmpty, text.unicodeScalars.count <= 9 else { return nil }
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x30...0x39: number = number * 10 + Int(scalar.value - 0x30)
      case 0xFF10...0xFF19: number = number * 10 + Int(scalar.value - 0xFF10)
      default: return nil
      }
    }
    return number
  }

  private static func shown(_ text: String) -> String {
    truncate(DisplayText.line(text), columns: 60)
  }
}
