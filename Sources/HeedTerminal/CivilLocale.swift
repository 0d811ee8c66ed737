import Glibc
package import HeedCore

/// What the locale of LC_ALL, LC_TIME or LANG calls days and months; what it does not say is as in C.
package func civilNames() -> CivilNames {
  var names = CivilNames.c
  guard let locale = newlocale(1 << LC_TIME, "", nil) else { return names }
  defer { freelocale(locale) }
  func text(_ item: Int) -> String? {
    guard let bytes = nl_langinfo_l(nl_item(item), locale) else { return nil }
    let text = ByteText.decode(
      Array(UnsafeBufferPointer(start: bytes, count: strlen(bytes)).map { UInt8(bitPattern: $0) }))
    return text.isEmpty ? nil : text
  }
  func fill(_ list: inout [String], from first: Int) {
    for index in list.indices { list[index] = text(first + index) ?? list[index] }
  }
  fill(&names.months, from: Int(MON_1))
  fill(&names.shortMonths, from: Int(ABMON_1))
  fill(&names.weekdays, from: Int(DAY_1))
  fill(&names.shortWeekdays, from: Int(ABDAY_1))
  // Many locales have no words for the halves of a day, and write none.
  for index in 0...1 { names.halves[index] = text(Int(AM_STR) + index) ?? "" }
  names.date = text(Int(D_FMT)) ?? names.date
  names.time = text(Int(T_FMT)) ?? names.time
  names.timeOfHalf = text(Int(T_FMT_AMPM)) ?? names.timeOfHalf
  names.moment = text(Int(D_T_FMT)) ?? names.moment
  return names
}
