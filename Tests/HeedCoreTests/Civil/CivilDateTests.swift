import HeedCore
import Testing

@Suite struct CivilDateTests {
  @Test func `every day has a number of its own and is found by it`() throws {
    var date = try #require(CivilDate("1999-12-30"))
    for _ in 0..<(366 * 5) {
      let next = date.adding(days: 1)
      #expect(next > date)
      #expect(next.number == date.number + 1)
      #expect(next.weekday == (date.weekday + 1) % 7)
      #expect(next.adding(days: -1) == date)
      date = next
    }
    #expect(CivilDate(number: CivilDate.last.number) == .last)
    #expect(CivilDate(number: 0) == .first)
    #expect(CivilDate.first.weekdayName == "Monday")
    #expect(CivilDate.last.weekdayName == "Friday")
  }

  @Test(arguments: [
    ("2024-03-14", 4), ("1970-01-01", 4), ("2000-02-29", 2), ("1582-10-15", 5), ("0001-01-01", 1),
  ])
  func `weekdays are those of the Gregorian calendar`(text: String, weekday: Int) throws {
    #expect(try #require(CivilDate(text)).weekday == weekday)
  }

  @Test(arguments: [
    ("2024-01-31", 1, "2024-02-29"), ("2023-01-31", 1, "2023-02-28"),
    ("2024-03-31", -1, "2024-02-29"),
    ("2024-12-05", 1, "2025-01-05"), ("2024-01-05", -13, "2022-12-05"),
    ("0001-01-05", -1, "0001-01-05"), ("9999-12-05", 1, "9999-12-05"),
    ("2024-02-29", 12, "2025-02-28"), ("2024-02-29", 48, "2028-02-29"),
  ])
  func `steps of months keep the day where it exists`(
    text: String, months: Int, wanted: String
  ) throws {
    #expect(try #require(CivilDate(text)).adding(months: months).text == wanted)
  }

  @Test func `steps of years keep the day`() throws {
    let date = try #require(CivilDate("2024-03-05"))
    #expect(date.adding(years: 1).text == "2025-03-05")
    #expect(date.adding(years: -1).text == "2023-03-05")
    #expect(date.adding(years: -5000).text == "0001-03-05")
    #expect(date.adding(days: -10_000_000) == .first)
    #expect(date.adding(days: 10_000_000) == .last)
  }

  @Test(arguments: ["2023-02-29", "2024-1-1", "2024-13-01", "0000-01-01", "", "2024-01-32", "x"])
  func `what is no date is refused`(text: String) { #expect(CivilDate(text) == nil) }

  @Test(arguments: [
    ("2024-12-30", 1, 2025), ("2021-01-03", 53, 2020), ("2020-12-31", 53, 2020),
    ("2023-01-01", 52, 2022), ("2024-03-14", 11, 2024), ("0001-01-01", 1, 1),
    ("9999-12-31", 52, 9999),
  ])
  func `weeks are counted as ISO 8601 does`(text: String, week: Int, year: Int) throws {
    let found = try #require(CivilDate(text)).week
    #expect(found.number == week)
    #expect(found.year == year)
  }
}

@Suite struct CivilFormatTests {
  private static let moment = CivilMoment(
    CivilDate("2024-03-05") ?? .first, CivilTime("15:04:09") ?? .midnight)

  @Test(arguments: [
    ("%Y-%m-%d", "2024-03-05"), ("%F %T", "2024-03-05 15:04:09"), ("%D %R", "03/05/24 15:04"),
    ("%e|%-d|%_m|%0e|%^b", " 5|5| 3|05|MAR"), ("%A, %B %b %a", "Tuesday, March Mar Tue"),
    ("%j %u %w %V %G %g %U %W %C %y", "065 2 2 10 2024 24 09 10 20 24"),
    ("%I:%M:%S %p %P", "03:04:09 PM pm"), ("%k %l", "15  3"), ("%r", "03:04:09 PM"),
    ("100%%", "100%"), ("%Q and %", "%Q and %"), ("%-", "%-"), ("日付 %d日", "日付 05日"), ("", ""),
  ])
  func `conversions are those of strftime`(format: String, text: String) {
    #expect(CivilFormat(format).text(of: Self.moment) == text)
  }

  @Test func `unknown conversions are named`() {
    #expect(CivilFormat("%Y %Q").firstUnknown(forTimes: false) == "%Q")
    #expect(CivilFormat("%H").firstUnknown(forTimes: false) == "%H")
    #expect(CivilFormat("%-Y").firstUnknown(forTimes: true) == "%-Y")
    #expect(CivilFormat("a%").firstUnknown(forTimes: true) == "%")
    #expect(CivilFormat("%d.%m.%Y %A %%").firstUnknown(forTimes: false) == nil)
    #expect(CivilFormat("%I:%M %p").firstUnknown(forTimes: true) == nil)
  }

  @Test(arguments: [
    "%Y-%m-%d", "%d.%m.%y", "%-d/%-m/%Y", "%A, %e %B %Y", "%Y%m%d", "%j of %Y", "%^b %d %Y",
    "%F (%a, week %V)",
  ])
  func `a date is read back in its format`(format: String) {
    let format = CivilFormat(format)
    #expect(format.date(from: format.text(of: Self.moment)) == Self.moment.date)
  }

  @Test(arguments: ["%H:%M:%S", "%I:%M:%S %p", "%T", "%k.%M'%S", "%H%M%S"])
  func `a time is read back in its format`(format: String) {
    let format = CivilFormat(format)
    #expect(format.time(from: format.text(of: Self.moment)) == Self.moment.time)
  }

  @Test func `what does not fit is not read`() {
    #expect(CivilFormat("%d.%m.%Y").date(from: "31.02.2024") == nil)
    #expect(CivilFormat("%d.%m.%Y").date(from: "1.2.2024") == nil)
    #expect(CivilFormat("%A %Y-%m-%d").date(from: "Monday 2024-03-05") == nil)
    #expect(CivilFormat("%B").date(from: "March") == nil)
    #expect(CivilFormat("%H:%M").time(from: "24:00") == nil)
  }
}
