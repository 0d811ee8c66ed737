/// What a producer says of its tasks, read from its bytes in pieces of any size.
///
/// A line is `NAME: STATE [NOTE]`, `# MESSAGE`, a number for all tasks together, or a JSON object
/// with `task`, `state`, `progress`, `note`, `message`. Other lines are passed over.
package struct TasksReader: Sendable {
  /// What one line says.
  package enum Line: Equatable, Sendable {
    case task(String, TaskNews)
    case message(String)
    case percent(Double)
  }

  private static let longestLine = 4_096
  private var line: [UInt8] = []

  package init() {}

  /// Reads some bytes; lines that have not ended yet are kept.
  package mutating func feed(_ bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 0x0A) {
      keep(rest[..<end])
      if let line = take() { lines.append(line) }
      rest = rest[(end + 1)...]
    }
    keep(rest)
    return lines
  }

  /// Reads the end: a last line counts without its line feed.
  package mutating func finish() -> [Line] { take().map { [$0] } ?? [] }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    line += bytes.prefix(Self.longestLine - line.count)
  }

  private mutating func take() -> Line? {
    defer { line.removeAll(keepingCapacity: true) }
    let bytes = line.drop(while: Self.isBlank)
    guard let first = bytes.first else { return nil }
    if first == UInt8(ascii: "{") { return Self.read(json: Array(bytes)) }
    if let percent = ProgressReader.number(bytes.trimmingBlanks) { return .percent(percent) }
    let text = ByteText.decode(Array(bytes.trimmingBlanks))
    if first == UInt8(ascii: "#") {
      return .message(String(text.drop { $0 == "#" }.drop { $0 == " " }))
    }
    return Self.read(text)
  }

  fileprivate static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

  /// A name up to a colon that a blank follows, or that ends the line.
  private static func read(_ text: String) -> Line? {
    var index = text.startIndex
    while let colon = text[index...].firstIndex(of: ":") {
      let after = text.index(after: colon)
      if after == text.endIndex || text[after] == " " || text[after] == "\t" {
        guard colon > text.startIndex else { return nil }
        return .task(String(text[..<colon]), TaskNews(String(text[after...])))
      }
      index = after
    }
    return nil
  }

  private static func read(json bytes: [UInt8]) -> Line? {
    guard let json = try? JSON.parse(bytes) else { return nil }
    let text = { (key: String) -> String? in json[key]?.bytes.map { ByteText.decode($0) } }
    let percent: Double? =
      switch json["progress"] {
      case .integer(let number): Double(number)
      case .number(let number): Rules.Form.number(number)
      default: nil
      }
    if let name = text("task"), !name.isEmpty {
      var news = text("state").map { TaskNews($0) } ?? TaskNews()
      news.percent = percent.map { min(max(0, $0), 100) } ?? news.percent
      if percent != nil, news.state == nil { news.state = .running }
      news.note = text("note") ?? news.note
      return .task(name, news)
    }
    return text("message").map { .message($0) } ?? percent.map { .percent($0) }
  }
}

extension BidirectionalCollection<UInt8> {
  fileprivate var trimmingBlanks: SubSequence {
    var rest = self[...]
    while let last = rest.last, TasksReader.isBlank(last) { rest.removeLast() }
    return rest
  }
}

/// What is said of one task.
package struct TaskNews: Equatable, Sendable {
  /// Its state, where one is said.
  package var state: TaskState?
  /// The word for it, as it was said.
  package var word: String?
  /// How far it is, 0 to 100.
  package var percent: Double?
  /// What it does, or why it is as it is.
  package var note: String?

  package init() {}

  /// Reads a state or a percentage, and a note after it; other text is a note.
  package init(_ text: String) {
    let isBlank = { (character: Character) in character.isWhitespace }
    let words = text.split(maxSplits: 1, whereSeparator: isBlank)
    guard let first = words.first else { return }
    let rest = words.count > 1 ? String(words[1].drop(while: isBlank)) : ""
    if let percent = ProgressReader.number(Array(first.utf8)) {
      self.percent = min(max(0, percent), 100)
      state = .running
      note = rest.first == "%" ? String(rest.dropFirst().drop(while: isBlank)) : rest
    } else if let state = TaskState(word: first.lowercased()) {
      self.state = state
      word = String(first)
      note = rest
    } else {
      note = words.joined(separator: " ")
    }
  }
}

/// How a task stands.
package enum TaskState: Equatable, Sendable {
  case waiting, running, done, failed, skipped
  /// It has nothing to do with it, or a text of its own says how it stands.
  case plain

  /// The state that a word in small letters names.
  package init?(word: String) {
    switch word {
    case "waiting", "pending", "queued": self = .waiting
    case "running", "started", "in-progress", "progress": self = .running
    case "done", "ok", "succeeded", "success", "passed", "completed", "checked": self = .done
    case "failed", "failure", "error": self = .failed
    case "skipped": self = .skipped
    case "n/a", "blank": self = .plain
    default: return nil
    }
  }

  package var isOver: Bool {
    switch self {
    case .done, .failed, .skipped: true
    case .waiting, .running, .plain: false
    }
  }

  package var word: String {
    switch self {
    case .waiting: "waiting"
    case .running: "running"
    case .done: "done"
    case .failed: "failed"
    case .skipped: "skipped"
    case .plain: ""
    }
  }
}
