/// What dates and times are called, and how they are written, where somebody lives.
package struct CivilNames: Equatable, Sendable {
  /// From January on.
  package var months = CivilDate.monthNames
  package var shortMonths = CivilDate.monthNames.map { String($0.prefix(3)) }
  /// From Sunday on.
  package var weekdays = CivilDate.weekdayNames
  package var shortWeekdays = CivilDate.weekdayNames.map { String($0.prefix(3)) }
  /// Before and after noon.
  package var halves = ["AM", "PM"]
  /// What `%x`, `%X`, `%r` and `%c` stand for.
  package var date = "%m/%d/%y"
  package var time = "%H:%M:%S"
  package var timeOfHalf = "%I:%M:%S %p"
  package var moment = "%a %b %e %H:%M:%S %Y"

  package init() {}

  /// Those of the C locale.
  package static let c = CivilNames()
}
