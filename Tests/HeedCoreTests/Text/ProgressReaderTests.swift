import HeedCore
import Testing

@Suite struct ProgressReaderTests {
  private typealias Update = ProgressReader.Update

  /// Everything that a text says, read at once.
  private func read(_ text: String, _ manner: Manner = .native) -> ProgressReader.Update {
    read([Array(text.utf8)], manner)
  }

  private func read(_ pieces: [[UInt8]], _ manner: Manner = .native) -> ProgressReader.Update {
    var reader = ProgressReader(manner)
    var result = ProgressReader.Update()
    for update in pieces.map({ reader.feed($0) }) + [reader.finish()] {
      result.percent = update.percent ?? result.percent
      result.message = update.message ?? result.message
    }
    return result
  }

  @Test(
    arguments: [
      ("10\n", 10), (" 25\n", 25), ("10\r\n", 10), ("\t7 \n", 7), ("50%\n", 50), ("50 %\r\n", 50),
      ("12.5\n", 12.5), ("12,5\n", 12.5), (".5\n", 0.5), ("010\n", 10), ("+3\n", 3), ("0\n", 0),
      ("-5\n", 0), ("101\n", 100), ("99999999999999999999999\n", 100), ("10\n20\n30\n", 30),
      ("77", 77), ("50\nabc\n", 50), ("50\n# 60\n", 50),
      ("50\n1 2\n3x\n%\n.\n-\n0x10\n1.2.3\n5%%\nXXX 40\n--5\n1e2\n", 50),
    ] as [(String, Double)])
  func aLineThatIsANumberIsAPercentage(text: String, percent: Double) {
    #expect(read(text).percent == percent)
    #expect(read(text, .classic).percent == percent)
  }

  @Test func anEmptyLineMeansNothingButInClassicManner() {
    #expect(read("50\n\n", .classic).percent == 0)
    #expect(read("50\n\r\n", .classic).percent == 0)
    #expect(read("50\n\n \nx\n").percent == 50)
    #expect(read("").percent == nil)
    #expect(read("", .classic).percent == nil)
  }

  @Test(arguments: [
    ("# Step A\n", "Step A"), ("#Step A\r\n", "Step A"), ("  ##  Step  A \n", "Step  A"),
    ("#\n", ""), ("# a\n# b\n", "b"), ("# last", "last"), ("# 日本語\n", "日本語"),
    ("# a\\nb\n", "a\\nb"),
  ])
  func aLineAfterAHashIsTheMessage(text: String, message: String) {
    #expect(read(text) == Update(message: message))
    #expect(read(text, .classic) == Update())
  }

  @Test(
    arguments: [
      ("XXX\n30\nStep A\nXXX\n", 30, "Step A"),
      ("XXX\r\n30\r\nStep A\r\nmore\r\nXXX\r\n", 30, "Step A\nmore"),
      ("XXX\n30%\nA\n\nB\nXXX", 30, "A\n\nB"),
      ("XXX\nnone\nA\nXXX\n", nil, "none\nA"),
      ("XXX\n\nA\nXXX\n", nil, "A"),
      ("5\nXXX\n30\nA\nXXX\n40\n", 40, "A"),
      ("XXX\n30\nA\nXXX\nXXX\n40\nB\nXXX\n", 40, "B"),
      ("XXX\n30\n50\n# no mark\nXXX\n", 30, "50\n# no mark"),
      ("5\nXXX\n30\nA\n", 5, nil),
      ("XXX\n30\nXXX\n", 30, nil),
    ] as [(String, Double?, String?)])
  func aBlockSetsBoth(text: String, percent: Double?, message: String?) {
    #expect(read(text) == Update(percent: percent, message: message))
  }

  @Test func aBlockInClassicManner() {
    #expect(
      read("XXX\n30\nA\\nB\\tC\n  D\nXXX\n", .classic)
        == Update(percent: 30, message: "A\nB\\tC\n  D"))
    #expect(read("XXX\n30\nXXX\n", .classic) == Update(percent: 30, message: ""))
    #expect(read("XXX\n30\nA\\\\nB\nXXX\n", .classic).message == "A\\\nB")
  }

  @Test(arguments: [Manner.native, .classic])
  func itDoesNotMatterWhereTheBytesAreCut(manner: Manner) {
    let text = "5\r\n# Schritt ä\n\nXXX\n30\nZeile 日本\\nnoch\n\u{FF}zwei\nXXX\n12.5%\n44"
    let bytes = Array(text.utf8) + [0x0A, 0xFF, 0x0A] + Array("61".utf8)
    let whole = read([bytes], manner)
    #expect(whole.percent == 61)
    for cut in 0...bytes.count {
      #expect(read([Array(bytes[..<cut]), Array(bytes[cut...])], manner) == whole)
    }
    #expect(read(bytes.map { [$0] }, manner) == whole)
  }

  @Test func whatWasSaidIsToldWithTheBytesThatSaidIt() {
    var reader = ProgressReader()
    #expect(reader.feed(Array("4".utf8)) == Update())
    #expect(reader.feed(Array("5\n6".utf8)) == Update(percent: 45))
    #expect(reader.feed(Array("XXX".utf8)) == Update())
    #expect(reader.feed(Array("\nXXX\n3\nA\n".utf8)) == Update())
    #expect(reader.feed(Array("XXX\n".utf8)) == Update(percent: 3, message: "A"))
    #expect(reader.finish() == Update())
  }

  @Test func endlessLinesAndBlocksAreCut() {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    let line = read([Array("# ".utf8), long, Array("\n7\n".utf8)])
    #expect(line.percent == 7)
    #expect((line.message?.utf8.count ?? 0) < 5_000)
    let lines = Array(String(repeating: "line of text\n", count: 100_000).utf8)
    let block = read([Array("XXX\n9\n".utf8), lines, Array("XXX\n".utf8)])
    #expect(block.percent == 9)
    #expect((block.message?.utf8.count ?? 0) < 20_000)
  }

  @Test func junkOfAllBytesIsHarmless() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let junk = (0..<500).map { _ in
        [0x0A, 0x58, 0x35, 0x23, UInt8.random(in: 0...255, using: &generator)]
          .randomElement(using: &generator) ?? 0
      }
      let percent = read([junk]).percent ?? 0
      #expect((0...100).contains(percent))
    }
  }
}
