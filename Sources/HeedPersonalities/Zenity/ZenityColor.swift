import HeedCore

/// A colour as zenity reads and prints it.
struct ZenityColor: Equatable, Sendable {
  let color: Color
  /// The opacity as it was written, where it is not whole.
  let opacity: String?

  static let wish = "a colour: a name, #rgb, #rrggbb or rgb(r,g,b)"

  /// A colour, if a text names one.
  init?(_ text: String) {
    // Digits are a colour here only behind their sign.
    guard let (color, opacity) = ColorText.translucent(text), !text.allSatisfy(\.isHexDigit) else {
      return nil
    }
    (self.color, self.opacity) = (color, opacity)
  }

  var text: String { ColorText.text(color, as: .rgb, opacity: opacity) }

  /// The colour of the terminal's palette that is nearest: one of the cube, or a grey.
  var indexed: UInt8 { UInt8(Palette.nearest(to: color, among: 16..<256)) }
}
