import HeedCore

/// Notifications that come as commands on standard input, each said in lines of its own.
struct ZenityListener: Dialog {
  var message: String
  /// The line that has not ended yet.
  private var line: [UInt8] = []
  /// What has come since the last event.
  private var news: [String] = []
  private var isOver = false
  /// What a line has beyond this is lost.
  private static let longest = 65_536

  init(message: String) { self.message = message }

  var question: Question { Question(message: message) }
  var values: [Value] { [] }
  var standing: Standing {
    var standing = Standing(message: message)
    standing.news = news
    return standing
  }

  func needs(at moment: Moment) -> Needs { Needs(readsInput: !isOver) }
  func hints(at moment: Moment) -> [KeyHint] { [] }
  func measure(in size: Size) -> Size { Size(columns: size.columns, rows: 1) }
  func draw(on canvas: inout Canvas, at moment: Moment) {
    canvas.write(
      truncate(DisplayText.line(message), columns: canvas.size.columns), row: 0, column: 0, .text)
  }

  mutating func handle(_ event: Event, in size: Size, at moment: Moment) -> Outcome? {
    news = []
    switch event {
    case .input(let bytes):
      for byte in bytes {
        if byte == 0x0A { takeLine() } else if line.count < Self.longest { line.append(byte) }
      }
    case .endOfInput:
      if !line.isEmpty { takeLine() }
      isOver = true
    default: break
    }
    return nil
  }

  /// A command is a word, a colon and what it sets.
  private mutating func takeLine() {
    let text = ByteText.decode(line)
    line = []
    guard let colon = text.firstIndex(of: ":") else {
      if !text.allSatisfy(\.isWhitespace) { news.append("? \(DisplayText.line(text))") }
      return
    }
    let command = text[..<colon].filter { !$0.isWhitespace }.lowercased()
    let value = String(text[text.index(after: colon)...].drop(while: \.isWhitespace))
    switch command {
    case "message", "tooltip":
      news += DisplayText.lines(Ink.stripped(PangoMarkup.styled(ZenityText.compressed(value))))
    case "icon", "visible", "hints": break
    default: news.append("unknown command '\(DisplayText.line(command))'")
    }
  }

  mutating func apply(_ change: Change) throws(ChangeError) -> Outcome? {
    if let text = try change.messageAlone() { message = text }
    return nil
  }
}
