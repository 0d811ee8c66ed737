/// What one or two cells show: a character that advances the cursor, and its marks.
///
/// It never makes a terminal act: a control character becomes `?`.
package struct Glyph: Hashable, Sendable {
  package let character: Character
  /// 1 or 2 columns.
  package let width: Int

  package init(_ character: Character, width: Int) {
    let first = character.unicodeScalars.first ?? " "
    let isControl = first.value < 0x20 || 0x7F...0x9F ~= first.value
    (self.character, self.width) = isControl ? ("?", 1) : (character, width)
  }
}
