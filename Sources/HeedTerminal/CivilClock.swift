import Glibc
package import HeedCore

/// The day and the time of it by the clock and the time zone of the host.
package func civilNow() -> CivilMoment {
  var seconds = time(nil)
  var parts = tm()
  guard localtime_r(&seconds, &parts) != nil else { return CivilMoment(.first) }
  let date = CivilDate(
    near: Int(parts.tm_mday), inMonth: Int(parts.tm_mon) + 1, of: Int(parts.tm_year) + 1900)
  // A leap second is shown as the one before it.
  let time = CivilTime(
    hour: Int(parts.tm_hour), minute: Int(parts.tm_min), second: min(59, Int(parts.tm_sec)))
  return CivilMoment(date, time ?? .midnight)
}
