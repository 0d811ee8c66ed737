/// What links a dialog to a program that drives it: messages go in, happenings come out.
///
/// Without either it does nothing but hold what surrounds the dialog.
struct Driving {
  private(set) var chrome: Chrome
  private let observer: Observer?
  /// What helps with the dialog, where something does.
  private var aiding: Aiding?
  private var reader = ControlReader()
  private var isShown = false
  /// Replies to messages that came before the dialog was shown.
  private var held: [Happening] = []
  /// An event that came before the dialog was shown, for afterwards.
  private var early: Event?
  /// The values and the focus that the observer knows.
  private var (values, focus): ([Value], String?) = ([], nil)
  /// Whether standard input may have changed the values since.
  private var isStale = false

  init(_ chrome: Chrome, _ observer: Observer?, _ aids: Aids = Aids()) {
    aiding = aids.isEmpty ? nil : Aiding(aids)
    self.chrome = chrome
    self.observer = observer
  }

  /// How long messages may keep a dialog from being shown.
  private static let patience = Duration.milliseconds(100)

  /// Does what messages ask for that are there already, before the dialog is shown.
  mutating func prepare<T: Terminal & ~Copyable>(
    _ dialog: inout some Dialog, on terminal: inout T
  ) -> Outcome? {
    guard terminal.hasControl else { return nil }
    let deadline = terminal.now + Self.patience
    while terminal.now < deadline, let event = terminal.nextEvent(before: terminal.now) {
      guard case .control(let bytes) = event else {
        early = event
        return nil
      }
      if let outcome = take(bytes, &dialog) { return outcome }
    }
    return nil
  }

  /// How long the first picture waits at most for what standard input has at once, so that nothing
  /// jumps.
  private static let firstInputPatience = Duration.milliseconds(10)

  /// Gives the dialog what standard input has, before there is a picture.
  ///
  /// - Returns: an outcome if that ends it, which is shown then.
  mutating func takeFirstInput<T: Terminal & ~Copyable>(
    of dialog: inout some Dialog, timing: Timing, on terminal: inout T
  ) -> Outcome? {
    let moment = timing.moment(at: .zero)
    let deadline = terminal.now + Self.firstInputPatience
    while early == nil, terminal.now < deadline, dialog.needs(at: moment).readsInput {
      terminal.readsInput = true
      guard let event = terminal.nextEvent(before: deadline) else { return nil }
      guard event.isInput else {
        early = event
        return nil
      }
      let layout = Layout(of: dialog, in: chrome, on: terminal.size)
      if let outcome = answer(of: &dialog, to: event, in: layout, at: moment) {
        _ = show(dialog, timing: timing, at: moment, on: &terminal)
        return outcome.noting(event, layout)
      }
    }
    return nil
  }

  mutating func takeEarly() -> Event? {
    defer { early = nil }
    return early
  }

  /// Draws the dialog, tells what is new of it, and returns where its parts are.
  mutating func show<T: Terminal & ~Copyable>(
    _ dialog: some Dialog, timing: Timing, at moment: Moment, on terminal: inout T
  ) -> Layout {
    let layout = chrome.show(dialog, timing: timing, at: moment, on: &terminal) {
      aiding?.draw(at: moment, on: &$0)
    }
    showed(dialog)
    return layout
  }

  mutating func showed(_ dialog: some Dialog) {
    guard let observer else { return }
    if isShown {
      if isStale { look(at: dialog) }
      return
    }
    isShown = true
    (values, focus) = (dialog.values, dialog.focusName)
    observer(.shown)
    tellHeld()
  }

  /// What an event makes of a dialog, and of those who watch it.
  mutating func answer(
    of dialog: inout some Dialog, to event: Event, in layout: Layout, at moment: Moment
  ) -> Outcome? {
    if case .control(let bytes) = event {
      if let outcome = take(bytes, &dialog) { return outcome }
      let outcome = dialog.handle(.changed, in: layout.content.size, at: moment)
      if observer != nil {
        // Whoever changed it knows the values.
        values = dialog.values
        look(at: dialog)
      }
      return outcome
    }
    let outcome =
      aiding == nil
      ? HeedCore.answer(of: &dialog, to: event, in: layout, at: moment)
      : aiding?.answer(of: &dialog, to: event, in: layout, chrome, at: moment)
    guard observer != nil else { return outcome }
    if case .input = event, outcome == nil {
      // Once a frame: to compare long lists for each piece that comes would take too long.
      isStale = true
    } else {
      look(at: dialog)
    }
    return outcome
  }

  /// The dialog is over.
  mutating func end(_ outcome: Outcome) {
    tellHeld()
    if case .button(let button) = outcome.end { observer?(.press(button)) }
  }

  // MARK: Out

  private mutating func tell(_ happening: Happening) {
    if isShown { observer?(happening) } else { held.append(happening) }
  }

  private mutating func tellHeld() {
    for happening in held { observer?(happening) }
    held = []
  }

  /// Tells what is new since the last look.
  mutating func look(at dialog: some Dialog) {
    isStale = false
    let current = dialog.values
    for value in current {
      let last = values.first { $0.name == value.name }
      if last?.isSame(as: value) == true { continue }
      tell(.change(value, isValid: dialog.question.prompt(named: value.name)?.problem == nil))
    }
    values = current
    guard dialog.focusName != focus else { return }
    focus = dialog.focusName
    tell(.focus(focus))
  }

  // MARK: In

  /// Does what messages ask for.
  mutating func take(_ bytes: [UInt8], _ dialog: inout some Dialog) -> Outcome? {
    for line in reader.feed(bytes) {
      do throws(ControlMessage.Refusal) {
        guard case .whole(let text) = line else {
          throw ControlMessage.Refusal(reason: "a line of more than 1 MiB")
        }
        let message = try ControlMessage(text)
        let outcome = try perform(message, &dialog)
        if let id = message.id { tell(.reply(id: id, error: nil)) }
        if let outcome { return outcome }
      } catch {
        tell(.reply(id: error.id ?? .null, error: error.reason))
      }
    }
    return nil
  }

  /// Does all that a message asks for, or nothing.
  private mutating func perform(
    _ message: ControlMessage, _ dialog: inout some Dialog
  ) throws(ControlMessage.Refusal) -> Outcome? {
    let before = dialog
    var outcome: Outcome?
    do throws(ChangeError) {
      for change in message.changes { outcome = try dialog.apply(change) }
    } catch {
      dialog = before
      throw ControlMessage.Refusal(id: message.id, reason: error.message)
    }
    if let title = message.title { chrome.title = title }
    if let severity = message.severity { chrome.severity = severity }
    if let status = message.dismissal {
      outcome = Outcome(.dismissed(status: status), values: dialog.values)
    }
    return outcome
  }
}

extension Value {
  /// Equal byte for byte, where `==` takes é and e + ◌́ for one.
  fileprivate func isSame(as other: Value) -> Bool {
    texts.count == other.texts.count && zip(texts, other.texts).allSatisfy(HeedCore.isSame)
  }
}
