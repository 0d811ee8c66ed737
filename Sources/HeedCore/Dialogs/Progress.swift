/// How far something has come, as standard input tells; it asks nothing and ends with its input.
package struct Progress: Dialog {
  package var message = ""
  /// 0 to 100; `nil` while it is not known, which a moving bar shows.
  package var percent: Double? = 0
  /// A cancel button, if it can be cancelled.
  package var buttonList = ButtonList()
  package let manner: Manner
  /// What is made of a message that comes, where a command line has its own ways with text.
  package var shaping: (@Sendable (String) -> String)?
  /// Whether a program drives it, so that standard input need not say anything.
  package var isDriven = false
  /// Whether standard input is read.
  package var readsInput = true
  /// What ends it.
  package enum Ending: Sendable {
    /// The end of its input.
    case withInput
    /// The first 100 %, or the end of its input.
    case whole
    /// A button that can be pressed once all is done.
    case pressed
  }
  package var ending = Ending.withInput
  /// Whether its input has ended.
  private var hasEnded = false
  /// The button that was gone to.
  var chosenFocus: Int?
  private var reader: ProgressReader
  private(set) var estimate = Estimate()
  /// The most rows that a message took so far, so that the bar stays where it is.
  private var messageRows = 0

  /// A progress from a percentage on; in classic manner it is drawn and read as by whiptail.
  package init(message: String = "", percent: Double? = 0, manner: Manner = .native) {
    self.message = message
    self.percent = percent.map { min(max(0, $0), 100) }
    self.manner = manner
    reader = ProgressReader(manner)
  }

  package var question: Question { Question(message: message, buttons: buttonList) }
  package var standing: Standing { Standing(message: message, percent: percent) }
  package var values: [Value] { [] }

  package func needs(at moment: Moment) -> Needs {
    Needs(
      readsInput: readsInput, wake: manner == .native ? nextChange(after: moment.elapsed) : nil)
  }

  /// When the bar moves, or the text below it changes, by itself.
  private func nextChange(after now: Duration) -> Duration? {
    guard percent == nil else { return estimate.nextChange(after: now) }
    return Meter.beat * (Int(now / Meter.beat) + 1)
  }

  package func hints(at moment: Moment) -> [KeyHint] {
    guard ending != .withInput else {
      return buttonList.buttons.isEmpty ? [] : [KeyHint("esc", buttonList[0].shownLabel)]
    }
    let enter = focus.map { [KeyHint("⏎", buttonList[$0].shownLabel)] } ?? []
    let cancel = buttonList.cancelIndex.map { buttonList[$0].shownLabel } ?? "close"
    return enter + [KeyHint("esc", cancel)]
  }

  package mutating func apply(_ change: Change) throws(ChangeError) -> Outcome? {
    switch change {
    case .value(let name, _), .problem(let name, _): throw .noSuchField(name)
    case .press(let name): return press(try buttonList.pressed(name, isLive: isLive))
    case .escape: return escape()
    case .enable(let name, let isEnabled): try buttonList.enable(name, isEnabled)
    case .message(let text): message = text
    case .items: throw .hasNone("items")
    case .progress(let percent):
      if let start = self.percent { estimate.begin(at: start) }
      self.percent = percent.map { min(max(0, $0), 100) }
    }
    return nil
  }

  /// Whether all is done, so that it can be agreed to.
  private var isDone: Bool { hasEnded || percent == 100 }

  func isLive(_ index: Int) -> Bool {
    let button = buttonList[index]
    guard !button.isDisabled else { return false }
    return ending == .withInput || button.role.leaves || button.id == nil || isDone
  }

  func press(_ index: Int) -> Outcome { Outcome(.button(buttonList[index])) }

  /// Escape is the cancel button, or else the only one that there is.
  func escape() -> Outcome? {
    if let index = buttonList.cancelIndex ?? (ending == .withInput ? buttonList.indices.first : nil)
    {
      return isLive(index) ? press(index) : nil
    }
    return buttonList.hasEscape ? Outcome(.escape) : nil
  }

  /// The button that Return presses now: by itself only one that is there to be pressed then.
  var focus: Int? {
    if let chosenFocus, isLive(chosenFocus) { return chosenFocus }
    if ending == .withInput { return buttonList.indices.first { isLive($0) } }
    return isDone ? buttonList.indices.first { isLive($0) && buttonList[$0].role == .normal } : nil
  }
}

extension Progress {
  package mutating func handle(_ event: Event, in size: Size, at moment: Moment) -> Outcome? {
    switch event {
    case .input(let bytes):
      // From now on its end means something.
      isDriven = false
      take(reader.feed(bytes), in: size, at: moment)
      if ending == .whole, percent == 100 { return Outcome(.completed) }
    case .endOfInput where isDriven: readsInput = false
    case .changed:
      if let percent { estimate.note(percent, at: moment.elapsed) }
      messageRows = max(messageRows, rows(of: message, columns: size.columns))
    case .endOfInput:
      take(reader.finish(), in: size, at: moment)
      guard ending == .pressed else { return Outcome(.completed) }
      (percent, readsInput, hasEnded) = (100, false, true)
    // Rows were counted for another width.
    case .resized: messageRows = 0
    case .key(let key): return handle(key)
    case .mouse(let mouse): return handle(mouse, in: size)
    default: break
    }
    return nil
  }

  private mutating func take(_ update: ProgressReader.Update, in size: Size, at moment: Moment) {
    if let percent = update.percent {
      if let start = self.percent { estimate.begin(at: start) }
      self.percent = percent
      estimate.note(percent, at: moment.elapsed)
    }
    guard let text = update.message else { return }
    let message = shaping?(text) ?? text
    guard message != self.message else { return }
    messageRows = max(messageRows, rows(of: self.message, columns: size.columns))
    self.message = message
    messageRows = max(messageRows, rows(of: message, columns: size.columns))
  }

  private mutating func handle(_ key: Key) -> Outcome? {
    // No letters: what was typed for the next prompt must not stop what is going on.
    switch key.code {
    case .escape: return escape()
    case .enter: return focus.map { press($0) }
    case .character(" ") where key.modifiers.isEmpty: return focus.map { press($0) }
    case .tab: moveFocus(key.modifiers.contains(.shift) ? -1 : 1)
    case .left: moveFocus(-1)
    case .right: moveFocus(1)
    default: break
    }
    return nil
  }

  private mutating func moveFocus(_ distance: Int) {
    let live = ButtonArea(buttonList, columns: .max).order.filter { isLive($0) }
    guard !live.isEmpty else { return }
    guard let focus, let place = live.firstIndex(of: focus) else {
      chosenFocus = distance > 0 ? live.first : live.last
      return
    }
    chosenFocus = live[(place + distance + live.count) % live.count]
  }

  private func handle(_ mouse: Mouse, in size: Size) -> Outcome? {
    let rect = parts(in: size).foot
    guard mouse.action == .press, rect.contains(mouse.position) else { return nil }
    let place = Position(row: 0, column: mouse.position.column)
    let area = ButtonArea(buttonList, columns: size.columns)
    let index = area.index(at: place, in: rect.size, focus: focus)
    return index.flatMap { isLive($0) ? press($0) : nil }
  }
}

// MARK: - Layout

extension Progress {
  /// Lines longer than this are hard to read.
  private static let readable = 60

  /// The rows that a text takes in a width.
  private func rows(of text: String, columns: Int) -> Int {
    Body.wrapped(text, columns: columns).count
  }

  /// Always as wide as may be, so that it doesn't change with the message.
  package func measure(in size: Size) -> Size {
    let columns = max(1, min(manner == .native ? Self.readable : classicColumns, size.columns))
    let text = max(messageRows, rows(of: message, columns: columns))
    // The last row is for the button and the time left; empty, it is the air at the foot.
    return Size(columns: columns, rows: text + 3)
  }

  /// The width that whiptail's gauge takes where none is given, about.
  private var classicColumns: Int {
    max(30, DisplayText.lines(message).map(\.displayWidth).max() ?? 0)
  }

  /// Where message, bar and what is below it are on a canvas.
  struct Parts: Equatable {
    var textRows: Int
    var barRow: Int
    var foot: Rect
  }

  func parts(in size: Size) -> Parts {
    let text = rows(of: message, columns: size.columns)
    let hasFoot =
      switch manner {
      case .native: size.rows > 1 && (!buttonList.buttons.isEmpty || size.rows > text + 1)
      // whiptail leaves a row below the bar even where its text is cut.
      case .classic, .dialog: size.rows > 2
      }
    let barRow = max(0, size.rows - 1 - (hasFoot ? 1 : 0))
    return Parts(
      textRows: barRow, barRow: barRow,
      foot: Rect(row: barRow + 1, column: 0, columns: size.columns, rows: hasFoot ? 1 : 0))
  }

  package func draw(on canvas: inout Canvas, at moment: Moment) {
    let parts = parts(in: canvas.size)
    drawMessage(rows: parts.textRows, on: &canvas)
    Meter(percent, phase: Int(moment.elapsed / Meter.beat), manner: manner)
      .draw(row: parts.barRow, on: &canvas)
    canvas.within(parts.foot) { drawFoot(on: &$0, at: moment) }
  }

  /// The message; one that is too long is cut, so that the bar is always seen.
  private func drawMessage(rows: Int, on canvas: inout Canvas) {
    let columns = canvas.size.columns
    let lines = Body.wrapped(message, columns: columns)
    for (row, line) in lines.prefix(rows).enumerated() {
      let isCut = row == rows - 1 && lines.count > rows
      canvas.write(
        isCut ? truncate("\(line) …", columns: columns) : line, row: row, column: 0, .text)
    }
  }

  private func drawFoot(on canvas: inout Canvas, at moment: Moment) {
    let area = ButtonArea(buttonList, columns: canvas.size.columns)
    let room = canvas.size.columns - area.naturalColumns - 2
    if let text = time(at: moment.elapsed), text.displayWidth <= room {
      canvas.write(text, row: 0, column: 0, .hint)
    }
    guard !buttonList.buttons.isEmpty else { return }
    area.draw(ButtonArea.State(focus: focus) { isLive($0) }, on: &canvas)
  }

  /// The time that is left, or the time so far where nothing else is known.
  private func time(at now: Duration) -> String? {
    guard manner == .native else { return nil }
    guard percent == nil else { return estimate.text(at: now) }
    let seconds = Int(now.components.seconds)
    return seconds < 3 ? nil : "\(Estimate.words(seconds)) so far"
  }
}
