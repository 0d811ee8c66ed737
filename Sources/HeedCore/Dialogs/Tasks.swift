/// Several tasks with their states, as standard input tells; it asks nothing and ends with its input.
package struct Tasks: Dialog {
  /// One task, as it stands.
  package struct Row: Equatable, Sendable {
    package var name: String
    package var state = TaskState.waiting
    /// The word for its state, if it is another one than usual.
    package var word: String?
    package var percent: Double?
    package var note = ""
    var started: Duration?
    var ended: Duration?

    package init(_ name: String) { self.name = name }

    /// What its state is called, safe to draw.
    package var shownWord: String { DisplayText.line(word ?? state.word) }
  }

  package var message = ""
  /// How far everything is, as it was said; `nil` for the mean of the tasks.
  package var percent: Double?
  package private(set) var rows: [Row] = []
  /// A cancel button, if it can be cancelled.
  package var buttonList = ButtonList()
  /// Whether a task that failed makes the status 1.
  package var failsWithTask = false
  /// Whether it stays as it is, and reads nothing.
  package var isStill = false
  /// Whether nothing more comes.
  private(set) var isOver = false
  private var reader = TasksReader()
  /// The row that changed last.
  private(set) var latest = 0
  /// The first row in sight where it was scrolled.
  var scrolled: Int?
  /// What is new since the last event, in plain lines.
  private var news: [String] = []

  /// More tasks than anyone reads; what is said of others is passed over.
  private static let most = 10_000

  package init() {}

  /// Takes a task before it is shown.
  package mutating func append(_ row: Row) { rows.append(row) }

  /// Changes the task given last, as its options do.
  package mutating func changeLast(_ change: (inout Row) -> Void) {
    if !rows.isEmpty { change(&rows[rows.count - 1]) }
  }

  package var question: Question { Question(message: message, buttons: buttonList) }
  package var values: [Value] { [] }
  package var standing: Standing {
    var standing = Standing(message: message, percent: percent)
    standing.news = news
    return standing
  }

  package func hints(at moment: Moment) -> [KeyHint] {
    buttonList.buttons.isEmpty ? [] : [KeyHint("esc", buttonList[0].shownLabel)]
  }

  package func needs(at moment: Moment) -> Needs {
    let isMoving = !isOver && !isStill && rows.contains { $0.state == .running }
    let beat = Meter.beat
    return Needs(
      readsInput: !isStill, wake: isMoving ? beat * (Int(moment.elapsed / beat) + 1) : nil)
  }

  package mutating func apply(_ change: Change) throws(ChangeError) -> Outcome? {
    switch change {
    case .value(let name, _), .problem(let name, _): throw .noSuchField(name)
    case .press(let name): return press(try buttonList.pressed(name, isLive: isLive))
    case .escape: return buttonList.indices.first.flatMap { isLive($0) ? press($0) : nil }
    case .enable(let name, let isEnabled): try buttonList.enable(name, isEnabled)
    case .message(let text): message = text
    case .items: throw .hasNone("items")
    case .progress(let percent): self.percent = percent.map { min(max(0, $0), 100) }
    }
    return nil
  }

  func isLive(_ index: Int) -> Bool { !buttonList[index].isDisabled }
  func press(_ index: Int) -> Outcome { Outcome(.button(buttonList[index])) }

  /// How far everything is: as it was said, else the mean of the tasks that count.
  var overall: Double? {
    if let percent { return percent }
    let counted = rows.filter { $0.state != .plain }
    guard !counted.isEmpty else { return nil }
    let sum = counted.reduce(0.0) { $0 + ($1.state.isOver ? 100 : $1.percent ?? 0) }
    return sum / Double(counted.count)
  }

  // MARK: News

  package mutating func handle(_ event: Event, in size: Size, at moment: Moment) -> Outcome? {
    news = []
    switch event {
    case .input(let bytes): for line in reader.feed(bytes) { take(line, at: moment.elapsed) }
    case .endOfInput:
      for line in reader.finish() { take(line, at: moment.elapsed) }
      return finish(at: moment.elapsed)
    case .key(let key): return handle(key, in: size)
    case .mouse(let mouse): return handle(mouse, in: size)
    default: break
    }
    return nil
  }

  private mutating func finish(at now: Duration) -> Outcome {
    isOver = true
    scrolled = nil
    // What stays has no button.
    buttonList.buttons = []
    for index in rows.indices where rows[index].ended == nil { rows[index].ended = now }
    let hasFailed = rows.contains { $0.state == .failed }
    return Outcome(failsWithTask && hasFailed ? .finished(status: 1) : .completed)
  }

  private mutating func take(_ line: TasksReader.Line, at now: Duration) {
    switch line {
    case .message(let text): message = text
    case .percent(let percent): self.percent = min(max(0, percent), 100)
    case .task(let name, let news): take(news, of: name, at: now)
    }
  }

  private mutating func take(_ news: TaskNews, of name: String, at now: Duration) {
    // What changes mostly is what changed last, or comes after it.
    let index: Int
    if rows.indices.contains(latest), rows[latest].name == name {
      index = latest
    } else if let found = rows.firstIndex(where: { $0.name == name }) {
      index = found
    } else {
      guard rows.count < Self.most else { return }
      index = rows.count
      rows.append(Row(name))
    }
    latest = index
    let before = rows[index]
    rows[index].take(news, at: now)
    let row = rows[index]
    if row.state != before.state || row.word != before.word || row.note != before.note {
      self.news.append(row.line)
    }
  }
}

extension Tasks.Row {
  /// Takes what was said of it; a text alone means that it runs.
  mutating func take(_ news: TaskNews, at now: Duration) {
    let next = news.state ?? (state == .waiting ? .running : state)
    if next != state || news.state != nil {
      word = news.word ?? (next == state ? word : nil)
    }
    if next != state {
      if next == .running || started == nil { started = now }
      ended = next.isOver ? now : nil
    }
    state = next
    percent = next == .running ? news.percent ?? (news.state == nil ? percent : nil) : nil
    note = news.note ?? note
  }

  /// What is said of it in a plain line.
  fileprivate var line: String {
    let words = [shownWord, DisplayText.line(note)].filter { !$0.isEmpty }.joined(separator: " ")
    return "\(DisplayText.line(name)): \(words)"
  }

  /// How long it has taken; `nil` where that is not known, or less than a second.
  func seconds(at now: Duration) -> Int? {
    guard let started, state == .running || state.isOver else { return nil }
    let seconds = Int(((ended ?? now) - started).components.seconds)
    return seconds > 0 ? seconds : nil
  }
}
