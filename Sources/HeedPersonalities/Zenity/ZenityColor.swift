import HeedCore

/// A colour as zenity reads and prints it.
struct ZenityColor: Equatable, Sendable {
  let color: Color
  /// The opacity, where it is not whole.
  let opacity: String?

  /// A colour, if a text names one: a name, digits behind their sign, or parts as in `rgb()`.
  init?(_ text: String) {
    if text.lowercased().hasPrefix("rgb") {
      guard let read = Self.parts(text) else { return nil }
      self = read
      return
    }
    // Digits are a colour here only behind their sign.
    let isName = text.contains { !$0.isHexDigit && $0 != " " }
    guard isName, let color = ColorText.color(text) else { return nil }
    self.init(color, opacity: nil)
  }

  private init(_ color: Color, opacity: String?) { (self.color, self.opacity) = (color, opacity) }

  var text: String { ColorText.text(color, as: .rgb, opacity: opacity) }

  /// The colour of the terminal's palette that is nearest: one of the cube, or a grey.
  var indexed: UInt8 { UInt8(Palette.nearest(to: color, among: 16..<256)) }

  /// `rgb(r,g,b)` or `rgba(r,g,b,opacity)`, of parts to 255 or in per cent; what is beyond is cut.
  private static func parts(_ text: String) -> ZenityColor? {
    let hasOpacity = text.hasPrefix("rgba(")
    guard hasOpacity || text.hasPrefix("rgb("), text.hasSuffix(")") else { return nil }
    var words = text.dropFirst(hasOpacity ? 5 : 4).dropLast()
      .split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmed }
    var opacity = 1.0
    if hasOpacity {
      guard let word = words.popLast(), let number = number(word) else { return nil }
      opacity = min(max(number, 0), 1)
    }
    let parts = words.compactMap(part)
    guard words.count == 3, parts.count == 3 else { return nil }
    return ZenityColor(
      .rgb(red: parts[0], green: parts[1], blue: parts[2]),
      opacity: opacity == 1 ? nil : opacity == 0 ? "0" : "\(opacity)")
  }

  private static func part(_ word: String) -> UInt8? {
    let isShare = word.hasSuffix("%")
    guard let number = number(isShare ? String(word.dropLast()) : word) else { return nil }
    let share = min(max(number / (isShare ? 100 : 255), 0), 1)
    return UInt8(share * 255 + 0.5)
  }

  private static func number(_ word: String) -> Double? {
    Double(word).flatMap { $0.isNaN ? nil : $0 }
  }
}
