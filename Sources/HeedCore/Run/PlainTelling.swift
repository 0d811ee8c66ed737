/// How things stand in a dialog that asks nothing.
package struct Standing: Equatable, Sendable {
  package var message: String
  /// 0 to 100; `nil` where it is not known.
  package var percent: Double?
  /// Lines that have come since the last event, safe to say.
  package var news: [String] = []
  /// Whether it is over when its input is.
  package var endsWithInput = true

  package init(message: String, percent: Double? = nil) {
    self.message = Ink.stripped(message)
    self.percent = percent
  }
}

/// Says what a dialog that asks nothing would show, in plain lines, until it is over.
///
/// That is for a log: a line for each new message and for every ten percent, not for each update.
/// `nextEvent` waits for standard input, where that is read, and for the program that drives it.
package func tellPlainly(
  _ dialog: some Dialog, chrome: Chrome, isDriven: Bool, observer: Observer?,
  nextEvent: (_ readsInput: Bool) -> Event, say: ([String]) -> Void
) -> Outcome {
  var (dialog, isDriven) = (dialog, isDriven)
  var driving = Driving(chrome, observer)
  var telling = PlainTelling()
  say(telling.opening(of: chrome, dialog.standing))
  driving.showed(dialog)
  while true {
    let readsInput = dialog.needs(at: Moment()).readsInput
    guard readsInput || isDriven else { break }
    let event = nextEvent(readsInput)
    if case .signal(let number) = event { return Outcome(.signal(number)) }
    if event == .control([]) { isDriven = false }
    for event in event.lines {
      let outcome =
        if case .control(let bytes) = event { driving.take(bytes, &dialog) } else {
          dialog.handle(event, in: Size(columns: 80, rows: 24), at: Moment())
        }
      let lines = telling.lines(for: dialog.standing)
      if !lines.isEmpty { say(lines) }
      if let outcome { return outcome }
    }
    if event == .endOfInput, !isDriven, dialog.isOver { break }
  }
  return dialog.outcomeByItself
}

extension Dialog {
  /// Whether nothing more can come once its input has ended.
  fileprivate var isOver: Bool { !needs(at: Moment()).readsInput || standing.endsWithInput }

  /// How it ends where nobody is there to end it: by the only button that answers, if there is one.
  fileprivate var outcomeByItself: Outcome {
    var dialog = self
    guard let button = question.loneAnswer,
      let outcome = try? dialog.apply(.press(button: button.key))
    else { return Outcome(.completed) }
    return outcome
  }
}

extension Event {
  /// The same line by line, so that no message is lost to the one after it; anything else as it is.
  fileprivate var lines: [Event] {
    switch self {
    case .input(let bytes): pieces(of: bytes).map { .input($0) }
    case .control(let bytes) where !bytes.isEmpty: pieces(of: bytes).map { .control($0) }
    default: [self]
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
    guard isNew || tens != self.tens else { return standing.news }
    var lines = isNew ? DisplayText.lines(standing.message) : []
    if let percent = standing.percent, tens != self.tens || !lines.isEmpty {
      let figure = "\(Int(percent)) %"
      lines = lines.isEmpty ? [figure] : ["\(figure)  \(lines[0])"] + lines.dropFirst()
    }
    (message, self.tens) = (standing.message, tens)
    return lines + standing.news
  }

  private static func tens(_ standing: Standing) -> Int? { standing.percent.map { Int($0) / 10 } }
}
