import HeedCore
import HeedPersonalities
import Testing

/// What dialog's boxes for dates, trees, lists and fields begin with, and how they answer.
@Suite struct CdialogPanelTests {
  /// The answer of a box as it stands, by a button.
  private func answer(_ words: [String], by id: String = "ok") throws -> String {
    guard case .show(let request) = try Cdialog.parse(words, surroundings()) else { return "-" }
    let button = Button(id, id: id)
    let report = request.report(Outcome(.button(button), values: request.dialog.values))
    return ByteText.decode(report.answer)
  }

  // Today is 14 March 2024, and it is 15:09:26.
  @Test(arguments: [
    (["15", "6", "2023"], "15/06/2023"), ([], "14/03/2024"), (["5"], "05/03/2024"),
    (["5", "13", "2023"], "05/01/2024"), (["31", "4", "2023"], "14/04/2023"),
    (["1", "1", "1800"], "01/01/2024"),
  ])
  func `a calendar begins at a date`(day: [String], date: String) throws {
    #expect(try answer(["--calendar", "a", "0", "0"] + day) == date)
  }

  @Test(arguments: [
    (["13", "6", "9"], "13:06:09"), ([], "15:09:26"), (["5"], "05:09:26"),
    (["5", "-1", "0"], "05:09:00"),
  ])
  func `a timebox begins at a time`(numbers: [String], time: String) throws {
    #expect(try answer(["--timebox", "a", "0", "0"] + numbers) == time)
  }

  @Test func `formats say how dates and times are printed`() throws {
    let date = [
      "--date-format", "%Y-%m-%d %q %EY %%", "--calendar", "a", "0", "0", "1", "2", "2003",
    ]
    #expect(try answer(date) == "2003-02-01 %q 2003 %")
    let time = ["--time-format", "%I:%M %p", "--timebox", "a", "0", "0", "13", "6", "9"]
    #expect(try answer(time) == "01:06 PM")
  }

  private static let tree = [
    "--treeview", "P", "0", "0", "0", "a", "A", "off", "0", "b", "B", "on", "1", "c", "C", "on",
    "0",
  ]
  private static let pick = [
    "--buildlist", "P", "0", "0", "0", "a", "A", "on", "b b", "B", "off", "c c", "C", "on",
  ]
  private static let form =
    ["--form", "P", "0", "0", "0"]
    + ["A:", "1", "1", "x y", "1", "9", "5", "0", "B:", "2", "1", "b", "2", "9", "0", "0"]
    + ["C:", "3", "1", "", "3", "9", "5", "0"]

  @Test(arguments: [
    ([], tree, "b"), (["--separator", ","], tree, ",b"), ([], pick, "a \"c c\""),
    (["--separate-output"], pick, "a\nc c"), (["--separator", ","], pick, ",a,\"c c\""),
    (["--separate-output", "--separator", ","], pick, ",a,c c"), ([], form, "x y\n\n"),
    (["--separator", "|"], form, "x y||"), (["--quoted"], form, "\"x y\"\n\"\"\n"),
  ])
  func `answers stand as dialog writes them`(
    options: [String], box: [String], answer: String
  ) throws {
    #expect(try self.answer(options + box) == answer)
  }
}
