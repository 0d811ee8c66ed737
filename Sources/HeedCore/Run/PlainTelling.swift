/// How things stand in a dialog that asks nothing.
package struct Standing: Equatable, Sendable {
  package var message: String
  /// 0 to 100; `nil` where it is not known.
  package var percent: Double?

  package init(message: String, percent: Double? = nil) {
    self.message = Ink.stripped(message)
    self.percent = percent
  }
}

/// Says what a dialog that asks nothing would show, in plain lines, until its input ends.
///
/// That is for a log: a line for each new message and for every ten percent, not for each update.
/// `nextInput` waits for bytes of standard input; an empty array is its end.
package func tellPlainly(
  _ dialog: some Dialog, chrome: Chrome, nextInput: () -> [UInt8], say: ([String]) -> Void
) {
  var dialog = dialog
  var telling = PlainTelling()
  say(telling.opening(of: chrome, dialog.standing))
  while dialog.needs(at: Moment()).readsInput {
    let bytes = nextInput()
    // Line by line, so that no message is lost to the one after it.
    for line in bytes.isEmpty ? [[]] : pieces(of: bytes) {
      let event = line.isEmpty ? Event.endOfInput : .input(line)
      let outcome = dialog.handle(event, in: Size(columns: 80, rows: 24), at: Moment())
      let lines = telling.lines(for: dialog.standing)
      if !lines.isEmpty { say(lines) }
      if outcome != nil || line.isEmpty { return }
    }
  }
}

/// Bytes cut behind each line feed.
private func pieces(of bytes: [UInt8]) -> [[UInt8]] {
  var pieces: [[UInt8]] = []
  var rest = bytes[...]
  while !rest.isEmpty {
    let end = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex
    pieces.append(Array(rest[..<end]))
    rest = rest[end...]
  }
  return pieces
}

/// What was said in plain lines, and so need not be said again.
struct PlainTelling {
  private var message = ""
  private var tens: Int?

  /// What is said first: the title, how grave it is, and the message.
  mutating func opening(of chrome: Chrome, _ standing: Standing) -> [String] {
    let title = DisplayText.line(chrome.title)
    let sign = chrome.severity.map { "\($0.word.lowercased()): " } ?? ""
    message = standing.message
    tens = Self.tens(standing)
    return (title.isEmpty && sign.isEmpty ? [] : [sign + title]) + DisplayText.lines(message)
  }

  /// What is new since then.
  mutating func lines(for standing: Standing) -> [String] {
    let tens = Self.tens(standing)
    let isNew = standing.message != message
    guard isNew || tens != self.tens else { return [] }
    var lines = isNew ? DisplayText.lines(standing.message) : []
    if let percent = standing.percent, tens != self.tens || !lines.isEmpty {
      let figure = "\(Int(percent)) %"
      lines = lines.isEmpty ? [figure] : ["\(figure)  \(lines[0])"] + lines.dropFirst()
    }
    (message, self.tens) = (standing.message, tens)
    return lines
  }

  private static func tens(_ standing: Standing) -> Int? { standing.percent.map { Int($0) / 10 } }
}
