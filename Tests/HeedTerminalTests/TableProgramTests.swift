import HeedCore
import Support
import Testing

/// Tables and colours as a script gets them.
@Suite struct TableProgramTests {
  @Test func `rows from standard input, their cells divided by colons`() {
    let session = Session.script(
      "printf '%s\\n' Name:Size one:10 two:9 | "
        + "heed table Which --header --separator : --print-column 2,1",
      stdout: .pipe)
    session.waitFor("› one")
    session.send(">>")
    session.waitFor("Size ▲")
    session.press(.enter)
    let ending = session.end()
    #expect(ending.status == .exited(0))
    #expect(ending.out == "9:two\n")
  }

  @Test(arguments: [
    (["table"], "no rows to choose from; give them by --row or on standard input"),
    (
      ["table", "--row", "a", "--print-column", "2"],
      "--print-column got '2'; it takes numbers from 1 to 1"
    ),
    (
      ["table", "--row", "a", "--default", "b"],
      "--default got 'b'; it takes the first cell of a row, or what is printed"
    ),
    (
      ["table", "--column", "A", "--hidden", "--row", "a"],
      "--hidden has no place here: all columns are; leave one to be seen"
    ),
    (
      ["color", "--value", "mauve"],
      "--value got 'mauve'; it takes a colour such as #5f87af, #58a, rgb(95,135,175) or teal"
    ),
    (
      ["color", "--palette", "--value", "#123456"],
      "--value got '#123456'; it takes a colour of the palette, as --palette asks for"
    ),
  ])
  func `mistakes`(words: [String], message: String) {
    let session = Session.heed(words, stdout: .pipe, stderr: .pipe)
    let ending = session.end()
    #expect(ending.status == .exited(64))
    #expect(ending.err.contains(message))
  }
}
