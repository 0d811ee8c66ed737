@testable import HeedCore

/// Random numbers that are the same in each run (SplitMix64, Steele, Lea and Flood 2014).
struct Repeatable: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Scalars that make trouble beside each other, and some that do not.
let troublesome: [Unicode.Scalar] = [
  "a", "Z", "1", " ", ".", "\t", "\n", "\r", "\u{1B}", "\0", "\u{7F}", "\u{9B}", "é", "\u{AD}",
  "\u{301}", "\u{20E3}", "\u{FE0E}", "\u{FE0F}", "\u{200D}", "\u{200B}", "\u{200E}", "\u{2028}",
  "界", "、", "「", "한", "\u{1100}", "\u{1161}", "\u{11A8}", "\u{115F}", "\u{1160}", "Ａ", "\u{FF76}",
  "\u{FF9E}", "👩", "👍", "🏽", "❤", "♂", "\u{1F1E9}", "\u{1F1EA}", "\u{1FAE9}", "ก", "\u{E33}",
  "\u{915}", "\u{94D}", "\u{937}", "\u{903}", "\u{600}", "\u{D4E}", "\u{302E}", "\u{10FF9B}",
  "\u{10FFFF}", "\u{FFFE}", "\u{E0067}", "\u{3000}", "\u{FFFD}", "\u{1F9D1}", "\u{34F}",
]

/// Random strings of troublesome scalars.
func troublesomeTexts(count: Int, length: Int = 12, seed: UInt64) -> [String] {
  var random = Repeatable(seed: seed)
  return (0..<count).map { _ in
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...length, using: &random) {
      scalars.append(troublesome[Int.random(in: 0..<troublesome.count, using: &random)])
    }
    return String(scalars)
  }
}
