/// A time of day, to the second.
package struct CivilTime: Hashable, Comparable, Sendable {
  /// 0 to 23.
  package var hour: Int
  /// 0 to 59.
  package var minute: Int
  /// 0 to 59.
  package var second: Int

  package static let midnight = CivilTime(known: 0, 0, 0)

  private init(known hour: Int, _ minute: Int, _ second: Int) {
    (self.hour, self.minute, self.second) = (hour, minute, second)
  }

  /// A time, if there is such a one.
  package init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else {
      return nil
    }
    self.init(known: hour, minute, second)
  }

  /// A time of day, as `HH:MM` or `HH:MM:SS`.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count),
      parts.allSatisfy({ part in
        part.utf8.count == 2 && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
      })
    else { return nil }
    let numbers = parts.compactMap { Int($0) }
    self.init(hour: numbers[0], minute: numbers[1], second: numbers.count == 3 ? numbers[2] : 0)
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.hour, left.minute, left.second) < (right.hour, right.minute, right.second)
  }

  /// The time so many minutes later or earlier, past midnight if need be.
  package func adding(minutes: Int) -> CivilTime {
    let day = 24 * 60
    let number = (((hour * 60 + minute + minutes) % day) + day) % day
    return CivilTime(known: number / 60, number % 60, second)
  }

  /// As `HH:MM:SS`, or without the seconds.
  package func text(hasSeconds: Bool = true) -> String {
    padded(hour, 2) + ":" + padded(minute, 2) + (hasSeconds ? ":" + padded(second, 2) : "")
  }
}

/// A day and a time of it, as the clock of a place has them.
package struct CivilMoment: Hashable, Sendable {
  package var date: CivilDate
  package var time: CivilTime

  package init(_ date: CivilDate, _ time: CivilTime = .midnight) {
    (self.date, self.time) = (date, time)
  }
}
