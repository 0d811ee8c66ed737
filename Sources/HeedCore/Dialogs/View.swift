/// A text to read, longer and wider than the screen perhaps: a file, or what standard input brings.
///
/// It reads only the windows of its text that are in sight or searched, so its size does not matter.
package struct View: ButtonHolder {
  package var source: TextSource
  package var buttonList: ButtonList
  package let manner: Manner
  /// Whether lines that are too long go on in the next row.
  package var wraps: Bool
  /// Whether the two characters `\n` end a row, as in whiptail.
  package var breaksAtBackslashN = false
  /// How many columns stops of tabs are apart; at least 1.
  package var tab = 8 {
    didSet {
      guard tab != oldValue else { return }
      extent = TextExtent()
      takeInText()
    }
  }
  /// Whether the end stays in sight as the text grows.
  package var isFollowing = false
  /// Whether it is as large as can be from the start, since nobody knows how much will come.
  package var fillsRoom = false
  /// Whether its width is given, so that the text need not be looked at for that.
  let isSized: Bool
  /// Whether standard input still brings text.
  package var isReceiving = false
  /// What stands above the text.
  package var message = ""
  /// What is known of a log; `nil` for a text that is only read.
  package var log: Log?
  /// The file to show, before it is opened.
  package var path: String?

  /// What has to be agreed to before the buttons that answer can be pressed.
  var consent: Consent?

  /// The first row in sight.
  var top = TextPlace.start
  /// Columns out of sight on the left.
  var left = 0
  var search = TextSearch()
  var count = LineCount()
  /// How often there was another text in place of the one there was.
  var changes = 0
  /// How wide and how long the text is, as far as that says how large to be.
  var extent = TextExtent()
  private var chosenFocus: Int?

  /// A view of a source; the classic manner has its buttons spread and wraps long lines.
  package init(
    source: TextSource = TextSource(), buttons: [Button] = [Button("OK", id: "ok")],
    manner: Manner = .native, isSized: Bool = false
  ) {
    self.source = source
    self.manner = manner
    self.isSized = isSized
    buttonList = ButtonList(buttons)
    wraps = manner == .classic
    if manner != .native { buttonList.arrangement = .spread }
    // Letters move about in the text; in dialog those of the buttons come first.
    buttonList.hasHotKeys = manner == .dialog
    buttonList.hasOwnLetters = manner == .dialog
    takeInText()
  }

  /// A view of a text in memory.
  package init(
    text: String, buttons: [Button] = [Button("OK", id: "ok")], manner: Manner = .native
  ) {
    self.init(
      source: TextSource(bytes: ByteText.encode(text)), buttons: buttons, manner: manner)
  }

  /// Shows another source, from its beginning.
  package mutating func show(_ source: TextSource) {
    self.source = source
    (top, left, count, extent) = (.start, 0, LineCount(), TextExtent())
    takeInText()
  }

  /// Begins anew where there is another text by now.
  mutating func noticeChange() {
    guard isFollowing else { return }
    let changes = source.lookAgain()
    guard changes != self.changes else { return }
    self.changes = changes
    (top, left, count, extent, search.found) = (.start, 0, LineCount(), TextExtent(), nil)
    takeInText()
  }

  /// Takes note of text that has come.
  mutating func takeInText() {
    count.extend(over: source)
    if !isSized { extent.extend(over: source, tab: tab) }
  }

  package var beginsWithText: Bool { true }

  package var question: Question {
    var question = Question(
      message: message, prompts: consent.map { [$0.prompt] } ?? [], buttons: buttonList)
    question.buttons.removeAll { $0.id == Consent.name }
    question.source = source
    return question
  }

  package var standing: Standing {
    var standing = Standing(message: message)
    standing.endsWithInput = log?.isRunning != true
    standing.news = log.map { DisplayText.lines(ByteText.decode($0.news)) } ?? []
    return standing
  }

  package var values: [Value] { consent.map { [$0.value] } ?? [] }
  package var focusName: String? { focus.map { buttonList[$0].key } }
  package var isTyping: Bool { search.editor != nil }

  package mutating func apply(_ change: Change) throws(ChangeError) -> Outcome? {
    switch change {
    case .value(Consent.name, let texts) where consent != nil:
      setConsent(texts == ["true"])
    case .value(let name, _), .problem(let name, _): throw .noSuchField(name)
    case .press(let name):
      let index = try buttonList.pressed(name, isLive: isLive)
      return left(by: Outcome(.button(buttonList[index]), values: values))
    case .escape:
      return manner == .native ? left(by: close(at: Moment(elapsed: .zero))) : Outcome(.escape)
    case .enable(let name, let isEnabled): try buttonList.enable(name, isEnabled)
    case .message(let text) where log != nil: message = text
    case .message(let text): show(TextSource(bytes: ByteText.encode(text)))
    case .items: throw .hasNone("items")
    case .progress: throw .hasNone("progress bar")
    }
    return nil
  }

  private mutating func left(by outcome: Outcome?) -> Outcome? {
    log == nil ? outcome : follow(.resumed, outcome, at: Moment())
  }

  /// How far ahead of what is in sight standard input is read; what brings it waits meanwhile.
  private static let ahead = 8 << 20
  /// How much of standard input is kept at most.
  private static let most = 256 << 20
  /// How often the end of a file is looked for anew.
  private static let glance = Duration.milliseconds(500)

  package func needs(at moment: Moment) -> Needs {
    if let log {
      let wake = log.stopping.map { $0 + Log.patience }
      return Needs(
        readsInput: isReceiving || log.isRunning,
        wake: wake.flatMap { $0 > moment.elapsed ? $0 : nil }, stop: log.stop(at: moment))
    }
    let isHungry = source.size < Self.most && (isFollowing || source.size < top.offset + Self.ahead)
    return Needs(
      readsInput: isReceiving && isHungry,
      wake: isFollowing && source.isFile ? moment.elapsed + Self.glance : nil)
  }

  // MARK: Buttons

  func isLive(_ index: Int) -> Bool {
    !buttonList[index].isDisabled && (consent?.isGiven != false || isFree(index))
  }

  /// The button with the focus; none that stops a command has it by itself.
  var focus: Int? {
    if log?.isRunning == true { return chosenFocus }
    return chosenFocus.flatMap { buttonList.indices.contains($0) ? $0 : nil }
      ?? buttonList.firstFocus(isLive: isLive)
  }

  func press(_ index: Int?, at moment: Moment) -> Outcome? {
    guard let index, isLive(index), !buttonList.isLocked(index, at: moment) else { return nil }
    return Outcome(.button(buttonList[index]), values: values)
  }

  mutating func moveFocus(by distance: Int, wraps: Bool, in size: Size) {
    let order = area(columns: size.columns).order.filter { isLive($0) }
    guard !order.isEmpty else { return }
    let place = focus.flatMap { order.firstIndex(of: $0) } ?? 0
    let next = place + distance
    chosenFocus =
      order[wraps ? (next + order.count) % order.count : min(max(0, next), order.count - 1)]
  }

  // MARK: Layout

  func area(columns: Int, lockedSeconds: Int = 0) -> ButtonArea {
    ButtonArea(buttonList, columns: columns, lockedSeconds: lockedSeconds)
  }

  /// Where text, status and buttons are on a canvas.
  struct Parts {
    var text: Rect
    /// The columns of the text that are for a scroll bar.
    var barColumns: Int
    var status: Rect
    var buttons: Rect
  }

  func parts(in size: Size) -> Parts {
    let area = area(columns: size.columns)
    let wantsOwnRow = manner == .native && !sharesRow(area, columns: size.columns)
    let wanted = area.naturalRows + (wantsOwnRow ? 1 : 0)
    let most = consent == nil ? size.rows / 2 : size.rows - 2
    let foot = min(wanted, max(size.rows > 1 ? 1 : 0, most))
    let hasOwnRow = wantsOwnRow && foot > 1
    let air = foot > 0 && size.rows >= 6 ? 1 : 0
    let head = headRows(in: Size(columns: size.columns, rows: size.rows - foot - air))
    let rows = max(0, size.rows - foot - air - head)
    let buttonRows = hasOwnRow ? foot - 1 : min(foot, area.naturalRows)
    let buttons = Rect(
      row: size.rows - buttonRows, column: 0, columns: size.columns, rows: buttonRows)
    let beside = area.isRow ? max(0, size.columns - area.naturalColumns - 1) : 0
    let statusColumns = hasOwnRow ? size.columns : beside
    let bar = manner != .native && !fits(columns: size.columns, rows: rows) ? 2 : 0
    return Parts(
      text: Rect(row: head, column: 0, columns: max(1, size.columns - bar), rows: rows),
      barColumns: bar,
      status: Rect(
        row: size.rows - foot, column: 0, columns: statusColumns, rows: min(1, foot)),
      buttons: buttons)
  }

  /// Whether the status stands in the row of the buttons, left of them.
  private func sharesRow(_ area: ButtonArea, columns: Int) -> Bool {
    buttonList.buttons.isEmpty
      || (area.isRow && columns >= area.naturalColumns + statusColumns)
  }

  /// Enough for what the status mostly says: three numbers of lines, or how a command stands.
  var statusColumns: Int {
    max(18, "\(count.lineEnds)".utf8.count * 3 + 6, log?.stateColumns ?? 0)
  }

  /// The rows of the message above the text, with the air below it.
  private func headRows(in size: Size) -> Int {
    guard !message.isEmpty else { return 0 }
    let lines = Body.wrapped(message, columns: size.columns).count
    let rows = min(lines, size.rows / 3)
    return rows > 0 && size.rows >= 8 ? rows + 1 : rows
  }

  private func fits(columns: Int, rows: Int) -> Bool {
    var walker = walker(columns: columns)
    return walker.countRows(from: .start, upTo: rows + 1) <= rows
  }

  func shape(columns: Int) -> TextShape {
    TextShape(
      columns: columns, left: left, wraps: wraps, breaksAtBackslashN: breaksAtBackslashN, tab: tab)
  }

  func walker(columns: Int) -> TextWalker { TextWalker(source, shape(columns: columns)) }

  /// The first row in sight: the end stays at the foot, and no rows are left empty below it.
  func shownTop(_ walker: inout TextWalker, rows: Int) -> TextPlace {
    let isAtStart = top.offset == 0 && top.row == 0
    if !isFollowing, isAtStart { return top }
    if !isFollowing, walker.countRows(from: top, upTo: rows) == rows { return top }
    var count = isFollowing && source.lookAgain() != changes ? LineCount() : count
    count.extend(over: source)
    return walker.up(walker.end(count), by: rows)
  }
}

/// How large a text is, as far as that says how large its view should be.
struct TextExtent: Equatable, Sendable {
  /// The columns of the longest line seen.
  private(set) var columns = 0
  /// How much of the text was looked at.
  private(set) var end = 0

  /// No more of a text than this says how wide it is shown, so that it is shown at once.
  private static let limit = 16_384

  /// Takes note that what follows an offset will be other text.
  mutating func goBack(to offset: Int) { end = min(end, offset) }

  /// Looks at whole lines that have come, and at the last one as far as it has.
  mutating func extend(over source: TextSource, tab: Int) {
    guard end < Self.limit else { return }
    var reader = TextReader(source)
    let shape = TextShape(columns: View.mostColumns, tab: tab)
    while end < Self.limit, let line = reader.line(at: end) {
      let width =
        reader.plainColumns(in: line.range)
        ?? shape.text(of: reader.bytes(in: line.range)).displayWidth
      columns = max(columns, min(View.mostColumns, width))
      guard line.isEnded || line.next < reader.size else { return }
      end = line.next
    }
  }
}
