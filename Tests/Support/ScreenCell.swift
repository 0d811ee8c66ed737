package import HeedCore
import CVterm

/// What a terminal shows in one cell.
package struct ScreenCell: Equatable, Sendable {
  /// The glyph with its marks; empty in the right half of a wide one.
  package var text: String
  package var attributes: Attributes
  /// `nil` is the terminal's own colour.
  package var foreground: Color?
  package var background: Color?

  /// The letter for a cell in a style picture, the first that fits: `R` bold reverse, `r` reverse,
  /// `b` bold, `u` underlined, `i` italic, `g` a background, `c` a foreground, or a blank.
  package var letter: Character {
    if attributes.contains(.reverse) { return attributes.contains(.bold) ? "R" : "r" }
    if attributes.contains(.bold) { return "b" }
    if attributes.contains(.underline) { return "u" }
    if attributes.contains(.italic) { return "i" }
    if background != nil { return "g" }
    return foreground == nil ? " " : "c"
  }
}

extension ScreenCell {
  init(_ cell: VTermScreenCell) {
    text = Self.text(of: cell)
    attributes = []
    if cell.attrs.bold != 0 { attributes.insert(.bold) }
    if cell.attrs.italic != 0 { attributes.insert(.italic) }
    if cell.attrs.underline != 0 { attributes.insert(.underline) }
    if cell.attrs.reverse != 0 { attributes.insert(.reverse) }
    var (ink, paper) = (cell.fg, cell.bg)
    foreground = cvterm_is_default_foreground(&ink) ? nil : Color(ink)
    background = cvterm_is_default_background(&paper) ? nil : Color(paper)
  }

  /// libvterm marks the right half of a wide glyph by a code beyond Unicode, and a blank by none.
  private static func text(of cell: VTermScreenCell) -> String {
    let codes = withUnsafeBytes(of: cell.chars) { Array($0.bindMemory(to: UInt32.self)) }
    guard codes.first != .max else { return "" }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: codes.prefix { $0 != 0 }.compactMap(Unicode.Scalar.init))
    return text.isEmpty ? " " : String(text)
  }
}

extension Color {
  fileprivate init(_ color: VTermColor) {
    var color = color
    self =
      cvterm_is_indexed(&color)
      ? .indexed(color.indexed.idx)
      : .rgb(red: color.rgb.red, green: color.rgb.green, blue: color.rgb.blue)
  }
}
