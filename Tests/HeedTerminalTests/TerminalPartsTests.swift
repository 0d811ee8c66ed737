import HeedCore
import Testing

@testable import HeedTerminal

@Suite struct TerminalPartsTests {
  @Test(arguments: [
    ("─", 1, "-"), ("│", 1, "|"), ("╭", 1, "+"), ("┤", 1, "+"), ("═", 1, "="), ("‹", 1, "<"),
    ("›", 1, ">"), ("•", 1, "*"), ("…", 1, "."), ("▲", 1, "^"), ("▼", 1, "v"), ("█", 1, "#"),
    ("é", 1, "e"), ("е", 1, "?"), ("界", 2, "??"), ("⛔", 2, "! "), ("a", 1, "a"),
  ])
  func substitutesAreAsciiAndAsWide(_ glyph: Character, _ width: Int, _ expected: String) {
    let text = AsciiSubstitutes.text(for: glyph, width: width)
    #expect(text == expected)
    #expect(text.utf8.count == width)
  }

  @Test(arguments: [
    ([10, 10, 10], 2, 0, 20, 2), ([10, 30, 0], 2, 0, 20, 3), ([40, 41, 20], 3, 0, 20, 6),
    ([0, 0], 1, 25, 20, 2), ([], 3, 0, 20, 3), ([5], 0, 0, 0, 0), ([80], 0, 79, 30, 2),
  ])
  func rowsAreCountedAfterReflow(
    _ lengths: [Int], _ row: Int, _ column: Int, _ width: Int, _ expected: Int
  ) {
    #expect(
      InlineReflow.rowsAbove(lengths: lengths, row: row, column: column, width: width) == expected)
  }

  @Test func xtermAndScreenDoNotReflow() {
    #expect(InlineReflow.happens(type: "xterm-256color", isXterm: false, isTmux: false))
    #expect(InlineReflow.happens(type: "screen", isXterm: false, isTmux: true))
    #expect(!InlineReflow.happens(type: "xterm", isXterm: true, isTmux: false))
    #expect(!InlineReflow.happens(type: "screen", isXterm: false, isTmux: false))
    #expect(!InlineReflow.happens(type: "linux", isXterm: false, isTmux: false))
  }

  @Test(arguments: [
    (Color.indexed(1), 8, Int32(1)), (.indexed(9), 8, 1), (.indexed(9), 16, 9),
    (.indexed(200), 256, 200), (.indexed(196), 16, 9), (.indexed(196), 8, 1),
    (.rgb(red: 255, green: 0, blue: 0), 256, 196), (.rgb(red: 8, green: 8, blue: 8), 256, 232),
    (.rgb(red: 250, green: 250, blue: 250), 8, 7), (.rgb(red: 0, green: 0, blue: 0), 8, 0),
    (.rgb(red: 1, green: 2, blue: 3), 1 << 24, 0x010203), (.indexed(3), 1 << 24, 3),
    (.rgb(red: 0, green: 0, blue: 1), 1 << 24, 8),
  ])
  func coloursAreTheNearest(_ color: Color, _ count: Int, _ expected: Int32) {
    #expect(ColorReduction.index(of: color, in: count) == expected)
  }

  @Test func everyColourFits() {
    for count in [8, 16, 88, 256] {
      for index in UInt8.min...UInt8.max {
        #expect(ColorReduction.index(of: .indexed(index), in: count) < count)
      }
    }
  }

  @Test func paddingIsTakenOut() {
    #expect(Terminfo.withoutPadding("a$<5>b$<10*/>") == "ab")
    #expect(Terminfo.withoutPadding("$5 $<") == "$5 $<")
  }

  @Test func devicesHavePaths() {
    #expect(TerminalQueue.devicePath(136 << 8 | 3) == "/dev/pts/3")
    #expect(TerminalQueue.devicePath(137 << 8 | 3) == "/dev/pts/259")
    #expect(TerminalQueue.devicePath(4 << 8 | 1) == "/dev/tty1")
    #expect(TerminalQueue.devicePath(4 << 8 | 64) == "/dev/ttyS0")
    #expect(TerminalQueue.devicePath(5 << 8) == nil)
  }

  @Test func waitsAreRoundedUp() {
    #expect(Duration.microseconds(1).pollMilliseconds == 1)
    #expect(Duration.milliseconds(300).pollMilliseconds == 300)
    #expect(Duration.milliseconds(-5).pollMilliseconds == 0)
    #expect(Duration.seconds(1_000_000_000).pollMilliseconds == 1_000_000_000)
  }
}
