import HeedCore
import Testing

@Suite struct InkTests {
  private static let red = String(Character(Ink.scalar(.foreground(1))))
  private static let bold = String(Character(Ink.scalar(.on(.bold))))
  private static let normal = String(Character(Ink.scalar(.reset)))

  @Test func `switches take no column and are no text`() {
    let text = "\(Self.red)ab\(Self.normal)c"
    #expect(text.displayWidth == 3)
    #expect(Ink.stripped(text) == "abc")
    #expect(DisplayText.line(text) == text)
    #expect(truncate(text, columns: 2).displayWidth == 2)
  }

  @Test func `a style holds over the end of a line`() {
    let lines = Body.wrapped("a \(Self.red)\(Self.bold)bc de\(Self.normal) f", columns: 4)
    #expect(lines.map { Ink.stripped($0) } == ["a bc", "de f"])
    var canvas = Canvas(Size(columns: 4, rows: 2))
    for (row, line) in lines.enumerated() { canvas.write(line, row: row, column: 0, .text) }
    let red = Style(.text, foreground: .indexed(1), attributes: .bold)
    #expect(canvas.frame[0, 0].style == Style(.text))
    #expect(canvas.frame[0, 2].style == red)
    #expect(canvas.frame[1, 1].style == red)
    #expect(canvas.frame[1, 3].style == Style(.text))
    #expect(canvas.frame.picture == "a bc\nde f")
  }

  @Test func `text from outside has no switches, and comes back byte for byte`() {
    for value in [0x10FC00, 0x10FD41, 0x10FF7F, 0x10FF80] as [UInt32] {
      let bytes = Array("x\(Character(Unicode.Scalar(value) ?? "?"))y".utf8)
      let text = ByteText.decode(bytes)
      #expect(!Ink.isIn(text))
      #expect(ByteText.encode(text) == bytes)
    }
  }

  @Test(arguments: [
    Ink.Switch.foreground(255), .foreground(nil), .background(7), .on(.underline), .off(.bold),
    .reset,
  ])
  func `each switch is a scalar of its own range`(change: Ink.Switch) {
    #expect(Ink.scalars.contains(Ink.scalar(change).value))
  }
}
