/// How many columns a terminal gives to text.
///
/// The table is ours rather than the host's `wcwidth`, so that a layout is the same everywhere.
package enum DisplayWidth {
  /// The columns of a scalar on its own: 0 for what adds to its neighbour or is never seen, 1, or 2.
  ///
  /// A control character counts 1, for the substitute that is drawn in its place.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value == 0xAD ? 0 : 1 }
    if isIdeographOrSyllable(value) { return 2 }
    if isJoiningJamo(value) || Ink.scalars.contains(value) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .format where !isArabicNumberSign(value): return 0
    default: return isWide(value) ? 2 : 1
    }
  }

  /// A medial vowel or final consonant, which is drawn into the cell of the one before it.
  static func isJoiningJamo(_ value: UInt32) -> Bool {
    switch value {
    case 0x1160...0x11FF, 0xD7B0...0xD7C6, 0xD7CB...0xD7FB: true
    default: false
    }
  }

  /// The two large blocks that need no search: unified ideographs and Hangul syllables.
  private static func isIdeographOrSyllable(_ value: UInt32) -> Bool {
    0x4E00...0x9FFF ~= value || 0xAC00...0xD7A3 ~= value
  }

  /// The format characters that are seen: signs written around or under digits, and the like.
  ///
  /// They are Unicode's `Prepended_Concatenation_Mark`.
  private static func isArabicNumberSign(_ value: UInt32) -> Bool {
    switch value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  /// Whether an odd number of borders lies at or before the value.
  private static func isWide(_ value: UInt32) -> Bool {
    var (low, high) = (0, wideBorders.count)
    while low < high {
      let middle = (low + high) / 2
      if wideBorders[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low % 2 == 1
  }
}

extension Character {
  /// The columns that the character's glyphs take.
  package var displayWidth: Int {
    if utf8.count == 1 { return 1 }
    var columns = 0
    forEachGlyph { columns += $0.width }
    return columns
  }
}

extension StringProtocol {
  /// The columns that the text's glyphs take.
  package var displayWidth: Int {
    isASCII ? utf8.count : String(self).reduce(0) { $0 + $1.displayWidth }
  }

  /// Whether every scalar is one byte, so that bytes can be counted for columns.
  var isASCII: Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0x80 } }
      ?? utf8.allSatisfy { $0 < 0x80 }
  }
}
