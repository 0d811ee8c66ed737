package import HeedCore

/// A terminal in memory: it plays a script of events to the real loop and keeps what was shown.
///
/// Steps follow each other as slowly as a typist's keys, 20 ms apart, so that the loop draws after
/// each; only the events of a `.burst` arrive together. Once the script is played it hangs up.
package struct ScriptedTerminal: Terminal, ~Copyable {
  /// One thing that happens to the terminal.
  package enum Step: Equatable, Sendable {
    case event(Event)
    /// Events that arrive together, before the loop can draw.
    case burst([Event])
    /// Nothing happens for this long.
    case wait(Duration)
  }

  /// A frame, and when it was shown.
  package struct Shown: Equatable, Sendable {
    package var frame: Frame
    package var at: Duration
  }

  package private(set) var size: Size
  package private(set) var now: Duration
  package var readsInput = false
  package let hasControl: Bool
  package private(set) var shown: [Shown] = []
  /// Whether the script was played to its end and the loop asked for more.
  package private(set) var hasHungUp = false
  private var steps: ArraySlice<Step>
  private var pending: ArraySlice<Event> = []
  private var emptyLooks = 0
  /// When the next step may come.
  private var ready = Duration.zero

  /// A terminal for a script; `early` events are there before the first frame.
  package init(
    _ steps: [Step] = [], early: [Event] = [], size: Size = Size(columns: 80, rows: 24),
    now: Duration = .zero
  ) {
    pending = early[...]
    hasControl = (early + steps.flatMap(\.events)).contains {
      if case .control = $0 { true } else { false }
    }
    self.steps = steps[...]
    self.size = size
    self.now = now
  }

  package mutating func show(_ frame: borrowing Frame) {
    shown.append(Shown(frame: copy frame, at: now))
  }

  package mutating func nextEvent(before deadline: Duration?) -> Event? {
    if let event = pending.popFirst() { return deliver(event) }
    if let deadline, deadline <= now { return lookInVain() }
    // The script begins with the first frame.
    if let deadline, readsInput, shown.isEmpty {
      now = deadline
      return nil
    }
    emptyLooks = 0
    if let deadline, deadline < ready {
      now = deadline
      return nil
    }
    now = max(now, ready)
    while let step = steps.popFirst() {
      switch step {
      case .event(let event): return deliver(event)
      case .burst(let events):
        pending = events[...]
        if let event = pending.popFirst() { return deliver(event) }
      case .wait(let duration):
        guard let deadline, deadline < now + duration else {
          now += duration
          continue
        }
        steps = [.wait(now + duration - deadline)] + steps
        now = deadline
        return nil
      }
    }
    hasHungUp = true
    return .hungUp
  }

  private mutating func deliver(_ event: Event) -> Event {
    if case .resized(let size) = event { self.size = size }
    ready = now + .milliseconds(20)
    return event
  }

  /// Nothing is pending; a loop that only ever looks would never end, so it is hung up on.
  private mutating func lookInVain() -> Event? {
    emptyLooks += 1
    guard emptyLooks > 10_000 else { return nil }
    hasHungUp = true
    return .hungUp
  }
}

extension ScriptedTerminal {
  package var frames: [Frame] { shown.map(\.frame) }
  /// The text of every frame shown.
  package var pictures: [String] { frames.map(\.picture) }
  /// The text of the last frame shown; empty before the first.
  package var picture: String { shown.last?.frame.picture ?? "" }
  /// The roles of the last frame shown, a letter a cell.
  package var stylePicture: String { shown.last?.frame.stylePicture ?? "" }
  /// Where the last frame has the cursor; `nil` where it is hidden.
  package var cursor: Position? { shown.last?.frame.cursor }
}

extension ScriptedTerminal.Step {
  fileprivate var events: [Event] {
    switch self {
    case .event(let event): [event]
    case .burst(let events): events
    case .wait: []
    }
  }

  /// Lines of the control channel that come together.
  package static func control(_ lines: String...) -> Self {
    .event(.control(lines.flatMap { Array("\($0)\n".utf8) }))
  }
  package static func key(_ code: Key.Code, _ modifiers: Key.Modifiers = []) -> Self {
    .event(.key(Key(code, modifiers)))
  }
  package static func key(_ key: Key) -> Self { .event(.key(key)) }
  package static func paste(_ text: String) -> Self { .event(.paste(text)) }
  package static func mouse(_ action: Mouse.Action, row: Int, column: Int) -> Self {
    .event(.mouse(Mouse(action, at: Position(row: row, column: column))))
  }
  package static func resized(_ size: Size) -> Self { .event(.resized(size)) }
  package static func resized(columns: Int, rows: Int) -> Self {
    .resized(Size(columns: columns, rows: rows))
  }
  package static func signal(_ number: Int32) -> Self { .event(.signal(number)) }
}

extension [ScriptedTerminal.Step] {
  /// The keys that type a text, one step a character.
  package static func typing(_ text: String) -> Self { text.map { .key(Key.character($0)) } }
}
