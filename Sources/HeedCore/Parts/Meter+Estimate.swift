/// How long something will still take, judged by how far it came in the time so far.
package struct Estimate: Sendable {
  private var start: (percent: Double, at: Duration)?
  private var percent = 0.0
  /// When it is expected to be done.
  private var end: Duration?

  package init() {}

  /// What has to have passed and happened before an estimate is worth something.
  private static let leastTime = Duration.seconds(3)
  private static let leastWay = 4.0

  /// The percentage that stood there from the first frame on.
  package mutating func begin(at percent: Double) {
    if start == nil { note(percent, at: .zero) }
  }

  /// Takes note of a percentage at a time.
  package mutating func note(_ percent: Double, at now: Duration) {
    guard let start, percent >= self.percent else {
      // It begins anew where it went back.
      (start, self.percent, end) = ((percent, now), percent, nil)
      return
    }
    guard percent > self.percent else { return }
    self.percent = percent
    let (way, time) = (percent - start.percent, now - start.at)
    guard way >= Self.leastWay, time >= Self.leastTime else { return }
    end = now + time * ((100 - percent) / way)
  }

  /// When ``text(at:)`` changes next, if there is one.
  package func nextChange(after now: Duration) -> Duration? {
    guard let end, end > now else { return nil }
    return end - .seconds((end - now).secondsRoundedUp - 1)
  }

  /// The time left in words; nothing where that is not known, or longer ago than thought.
  package func text(at now: Duration) -> String? {
    guard let end, end > now, percent < 100 else { return nil }
    return "about \(Self.words(Self.rounded((end - now).secondsRoundedUp))) left"
  }

  /// A number of seconds in words.
  package static func words(_ seconds: Int) -> String {
    switch seconds {
    case ..<60: "\(seconds) s"
    case ..<3_600 where seconds % 60 == 0: "\(seconds / 60) min"
    case ..<3_600: "\(seconds / 60) min \(seconds % 60) s"
    default: "\(seconds / 3_600) h \(seconds / 60 % 60) min"
    }
  }

  /// Longer times are told in coarser steps, so that the text stands still.
  private static func rounded(_ seconds: Int) -> Int {
    let step =
      switch seconds {
      case ...15: 1
      case ...60: 5
      case ...300: 30
      default: 60
      }
    return (seconds + step - 1) / step * step
  }
}
