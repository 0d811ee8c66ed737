import Testing

@testable import HeedCore

/// Random bytes that a seed makes again.
private struct Random: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

@Suite struct KeyDecoderFuzzTests {
  /// Bytes that begin, fill and end sequences, so that random ones come near real ones.
  static let alphabet: [UInt8] =
    Array("\u{1B}\u{1B}\u{1B}[[]OP_^X\\;:<?0123459~MmRAuZ$a \u{07}\r".utf8) + [
      0x80, 0xC3, 0xE7, 0xFF,
    ]

  @Test(arguments: 0..<400) func anyBytesEndCleanly(_ seed: Int) {
    var random = Random(state: UInt64(seed) &* 7919)
    var decoder = KeyDecoder(
      sequences: seed % 3 == 0 ? [[27, 91, 86]: Key(.pageUp), [1, 2]: Key(.up)] : [:],
      interruptByte: seed % 2 == 0)
    decoder.expectsCursorReport = seed % 5 == 0
    var now = Duration.zero
    for _ in 0..<300 {
      let piece = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        Bool.random(using: &random)
          ? Self.alphabet.randomElement(using: &random) ?? 0
          : UInt8.random(in: 0...255, using: &random)
      }
      now += .milliseconds(Int.random(in: 0...400, using: &random))
      decoder.feed(piece, at: now)
      while decoder.next(at: now) != nil {}
      #expect(decoder.isIdle || decoder.deadline != nil)
    }
    var steps = 0
    while let deadline = decoder.deadline, steps < 100 {
      steps += 1
      now = deadline
      while decoder.next(at: now) != nil {}
    }
    #expect(decoder.isIdle)
    decoder.feed(Array("x".utf8), at: now)
    #expect(decoder.next(at: now) == .key(.character("x")))
  }

  @Test func aFloodIsLinear() {
    var decoder = KeyDecoder()
    decoder.feed(Array("\u{1B}[200~".utf8), at: .zero)
    for _ in 0..<1_000 {
      decoder.feed(Array(repeating: 0x61, count: 1_000), at: .zero)
      #expect(decoder.next(at: .zero) == nil)
    }
    decoder.feed(Array("\u{1B}[201~".utf8), at: .zero)
    #expect(decoder.next(at: .zero) == .paste(String(repeating: "a", count: 1_000_000)))
  }
}
