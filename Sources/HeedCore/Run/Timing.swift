/// When a dialog ends or unlocks by itself; counted from the first frame.
package struct Timing: Equatable, Sendable {
  /// How long until it ends; `nil` means never.
  package var timeout: Duration?
  /// The button that the end of the time presses if it can be pressed.
  package var pressedAtTimeout: Button?
  /// How long all buttons but cancel stay locked.
  package var enableAfter: Duration = .zero

  package init(timeout: Duration? = nil) { self.timeout = timeout }

  /// Whole seconds left at a time.
  func secondsLeft(at elapsed: Duration) -> Int? { timeout.map { ($0 - elapsed).secondsRoundedUp } }

  /// What happens in so many seconds.
  func countdown(_ seconds: Int) -> String {
    let time = Self.words(forSeconds: seconds)
    guard let button = pressedAtTimeout else { return "closes in \(time)" }
    return "\(button.shownLabel) in \(time)"
  }

  static func words(forSeconds seconds: Int) -> String {
    seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
  }

  func moment(at elapsed: Duration) -> Moment {
    Moment(elapsed: elapsed, lockedSeconds: (enableAfter - elapsed).secondsRoundedUp)
  }

  func isOver(at elapsed: Duration) -> Bool {
    guard let timeout else { return false }
    return elapsed >= timeout
  }

  /// When something changes by itself next: a countdown steps or ends.
  func nextChange(after elapsed: Duration) -> Duration? {
    var next: Duration?
    for end in [timeout, enableAfter] {
      guard let end, end > elapsed else { continue }
      let step = end - .seconds((end - elapsed).secondsRoundedUp - 1)
      next = min(next ?? step, step)
    }
    return next
  }
}

extension Duration {
  /// Whole seconds, rounded up, and never below zero.
  package var secondsRoundedUp: Int {
    guard self > .zero else { return 0 }
    let (seconds, attoseconds) = components
    return Int(seconds) + (attoseconds > 0 ? 1 : 0)
  }
}
