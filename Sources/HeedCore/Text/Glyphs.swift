/// Marks beyond these are not drawn: no script needs more, and a stack of them leaves its cell.
private let drawnMarks = 4

/// What stands for a character that cannot be drawn.
private let substitute: Unicode.Scalar = "\u{FFFD}"

/// The glyphs of the ASCII characters, ready to be copied.
private let asciiGlyphs: [Glyph] = (0..<0x80).map { (byte: UInt8) in
  let isControl = byte < 0x20 || byte == 0x7F
  return Glyph(Character(isControl ? substitute : Unicode.Scalar(byte)), width: 1)
}

extension Character {
  /// Gives what is drawn for the character, cell by cell.
  ///
  /// Terminals differ on joined emoji, flags and variation selectors, so none of them is left to
  /// the terminal: a family is drawn as its first member, a skin tone in plain yellow, a flag as
  /// two letters. Alignment beats fidelity.
  package func forEachGlyph(_ body: (Glyph) -> Void) {
    if utf8.count == 1, let byte = utf8.first { return body(asciiGlyphs[Int(byte)]) }
    var assembly = GlyphAssembly()
    for scalar in unicodeScalars {
      if let glyph = assembly.take(scalar) { body(glyph) }
    }
    if let glyph = assembly.finish() { body(glyph) }
  }
}

extension StringProtocol {
  /// What is drawn for the text, cell by cell.
  package var glyphs: [Glyph] { HeedCore.glyphs(of: String(self)) }
}

/// Not generic, so that it is fast when called from another module.
private func glyphs(of text: String) -> [Glyph] {
  if text.isASCII { return text.utf8.map { asciiGlyphs[Int($0)] } }
  var result: [Glyph] = []
  result.reserveCapacity(text.utf8.count)
  for character in text { character.forEachGlyph { result.append($0) } }
  return result
}

/// The glyphs of one grapheme cluster in the making.
private struct GlyphAssembly {
  private var base: Unicode.Scalar?
  private var width = 0
  private var marks = String.UnicodeScalarView()
  private var followsJoiner = false
  private var isFirst = true

  /// Adds a scalar; the answer is the glyph before it, if it begins the next.
  mutating func take(_ scalar: Unicode.Scalar) -> Glyph? {
    defer {
      followsJoiner = scalar == "\u{200D}"
      isFirst = false
    }
    let columns = DisplayWidth.of(scalar)
    guard columns > 0 else {
      addMark(scalar)
      return nil
    }
    guard isFirst || !joinsBefore(scalar) else { return nil }
    let previous = finish()
    (base, width) = (drawn(scalar), columns)
    return previous
  }

  /// Gives the last glyph; a cluster of nothing but invisible scalars has none.
  mutating func finish() -> Glyph? {
    guard let base else { return nil }
    defer { self.base = nil }
    guard !marks.isEmpty else { return Glyph(Character(base), width: width) }
    var cluster = String.UnicodeScalarView([base])
    cluster.append(contentsOf: marks)
    marks.removeAll()
    return Glyph(Character(String(cluster)), width: width)
  }

  private mutating func addMark(_ scalar: Unicode.Scalar) {
    if DisplayWidth.isJoiningJamo(scalar.value) {
      // Nothing but a leading consonant forms one cluster with it.
      guard base != nil else { return (base, width) = (substitute, 1) }
      guard base != substitute else { return }
    } else {
      guard isDrawnMark(scalar) else { return }
      if base == nil { (base, width) = (" ", 1) }
    }
    if marks.count < drawnMarks { marks.append(scalar) }
  }

  private func isDrawnMark(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: !properties.isDefaultIgnorableCodePoint
    default: false
    }
  }

  /// Whether a spacing scalar melts into the emoji before it.
  ///
  /// A letter after a joiner (as in Devanagari) is a letter still.
  private func joinsBefore(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isEmojiModifier || followsJoiner && !properties.isAlphabetic
  }

  private func drawn(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if isEscapedByte(scalar) { return substitute }
    return switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: substitute
    default: scalar
    }
  }
}
