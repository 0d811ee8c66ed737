import HeedCore
import HeedPersonalities
import Testing

@Suite struct DateAndTimeParseTests {
  @Test(arguments: [
    ([], "2024-03-14"), (["--value", "2023-01-31"], "2023-01-31"),
    (["--min", "2024-04-01"], "2024-04-01"), (["--max", "2024-01-01"], "2024-01-01"),
    (["--value", "2023-01-31", "--format", "%-d %B %Y"], "31 January 2023"),
  ])
  func `a date is today if nothing is said`(options: [String], text: String) throws {
    let request = try #require(try request(["date", "T"] + options))
    #expect(request.dialog.values == [Value(name: "value", text: text)])
  }

  @Test(arguments: [
    (
      ["--value", "2023-02-29"],
      "--value got '2023-02-29'; it takes a date that exists, as YYYY-MM-DD"
    ),
    (
      ["--min", "2024-05-01", "--max", "2024-04-01"],
      "--max '2024-04-01' allows nothing; the least must not be above the greatest"
    ),
    (
      ["--max", "2024-05-01", "--value", "2024-06-01"],
      "--value got '2024-06-01'; it takes a date at most 2024-05-01"
    ),
    (
      ["--format", "%d %Q"],
      "--format got '%d %Q'; it takes the conversions of a date, such as %Y %m %d %e %B %a %j %F "
        + "and %%, but not %Q"
    ),
    (["--format", ""], "--format got ''; it takes a format, as in %d.%m.%Y"),
    (
      ["--week-start", "7"],
      "--week-start got '7'; it takes a day, as in monday or sunday, or 0 for Sunday to 6 for "
        + "Saturday"
    ),
  ])
  func `mistakes with dates`(options: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try request(["date", "T"] + options) }
    #expect(error?.message == message)
    #expect(error?.nativeStatus == 64)
  }

  @Test(arguments: [
    ([], "15:09:26"), (["--no-seconds"], "15:09"), (["--value", "07:05"], "07:05:00"),
    (["--max", "12:00"], "12:00:00"), (["--value", "07:05", "--format", "%-I.%M %P"], "7.05 am"),
  ])
  func `a time is now if nothing is said`(options: [String], text: String) throws {
    let request = try #require(try request(["time", "T"] + options))
    #expect(request.dialog.values == [Value(name: "value", text: text)])
  }

  @Test(arguments: [
    (["--value", "25:00"], "--value got '25:00'; it takes a time, as HH:MM or HH:MM:SS"),
    (
      ["--min", "12:00", "--max", "11:59:59"],
      "--max '11:59:59' allows nothing; the least must not be above the greatest"
    ),
    (
      ["--min", "12:00", "--value", "11:00"],
      "--value got '11:00'; it takes a time at least 12:00"
    ),
    (
      ["--format", "%Y %H"],
      "--format got '%Y %H'; it takes the conversions of a time, such as %H %M %S %I %p %T %R "
        + "and %%, but not %Y"
    ),
  ])
  func `mistakes with times`(options: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try request(["time", "T"] + options) }
    #expect(error?.message == message)
  }
}
