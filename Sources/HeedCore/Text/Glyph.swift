/// What one or two cells show: a character that advances the cursor, and its marks.
package struct Glyph: Hashable, Sendable {
  package var character: Character
  /// 1 or 2 columns.
  package var width: Int

  package init(_ character: Character, width: Int) {
    self.character = character
    self.width = width
  }
}
