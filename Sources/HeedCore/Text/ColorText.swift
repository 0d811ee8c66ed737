/// Colours as text: `#5f87af`, `rgb(95,135,175)` or a name.
package enum ColorText {
  package enum Format: String, CaseIterable, Sendable { case hex, rgb }

  /// What a text has to be, in a few words.
  package static let wanted = "a colour such as #5f87af, #58a, rgb(95,135,175) or teal"

  /// The names of HTML's basic colours, a few spellings beside them, and others that are much used.
  private static let names: KeyValuePairs<String, Int> = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
    "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF,
    "magenta": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000,
    "yellow": 0xFFFF00, "orange": 0xFFA500, "navy": 0x000080, "blue": 0x0000FF,
    "teal": 0x008080, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "pink": 0xFFC0CB, "brown": 0xA52A2A,
    "gold": 0xFFD700, "violet": 0xEE82EE, "indigo": 0x4B0082, "coral": 0xFF7F50,
    "salmon": 0xFA8072, "tomato": 0xFF6347, "crimson": 0xDC143C, "darkred": 0x8B0000,
    "darkgreen": 0x006400, "darkblue": 0x00008B, "darkgray": 0xA9A9A9, "darkgrey": 0xA9A9A9,
    "darkorange": 0xFF8C00, "forestgreen": 0x228B22, "lightblue": 0xADD8E6,
    "lightgreen": 0x90EE90, "lightgray": 0xD3D3D3, "lightgrey": 0xD3D3D3, "skyblue": 0x87CEEB,
    "steelblue": 0x4682B4, "royalblue": 0x4169E1, "turquoise": 0x40E0D0, "khaki": 0xF0E68C,
    "beige": 0xF5F5DC, "chocolate": 0xD2691E, "firebrick": 0xB22222, "hotpink": 0xFF69B4,
    "limegreen": 0x32CD32, "slategray": 0x708090, "slategrey": 0x708090,
  ]

  /// The colour of a text and how opaque that is, as in `rgba(95,135,175,0.5)`.
  ///
  /// - Returns: the opacity as it is written, `nil` where it is whole; `nil` where a text is no colour.
  package static func translucent(_ text: String) -> (color: Color, opacity: String?)? {
    let word = text.lowercased().filter { $0 != " " }
    guard word.hasPrefix("rgba("), word.last == ")", let comma = word.lastIndex(of: ",") else {
      return color(word).map { ($0, nil) }
    }
    let opacity = word[word.index(after: comma)...].dropLast()
    guard let number = Double(opacity), (0...1).contains(number),
      let color = color("rgb(\(word[..<comma].dropFirst(5)))")
    else { return nil }
    return (color, number == 1 ? nil : String(opacity))
  }

  /// The colour of a text, whatever its case; `nil` where it is none.
  package static func color(_ text: String) -> Color? {
    let word = text.lowercased().filter { $0 != " " }
    if let value = names.first(where: { $0.key == word })?.value { return color(value) }
    if word.hasPrefix("rgb("), word.hasSuffix(")") { return parts(word.dropFirst(4).dropLast()) }
    let digits = word.hasPrefix("#") ? word.dropFirst() : word[...]
    guard digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 }) else { return nil }
    switch digits.utf8.count {
    case 3: return Int(digits.map { "\($0)\($0)" }.joined(), radix: 16).map(color)
    case 6: return Int(digits, radix: 16).map(color)
    // Of four digits for each part the first two are enough.
    case 12:
      let all = Array(digits)
      return Int(String([0, 1, 4, 5, 8, 9].map { all[$0] }), radix: 16).map(color)
    default: return nil
    }
  }

  private static func parts(_ list: Substring) -> Color? {
    let words = list.split(separator: ",", omittingEmptySubsequences: false)
    let parts = words.compactMap { $0.first == "+" ? nil : UInt8($0) }
    guard words.count == 3, parts.count == 3 else { return nil }
    return .rgb(red: parts[0], green: parts[1], blue: parts[2])
  }

  private static func color(_ value: Int) -> Color {
    .rgb(
      red: UInt8(value >> 16 & 0xFF), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
  }

  /// `opacity`: as it is written in `rgba()`, and only there; `nil` where it is whole.
  package static func text(
    _ color: Color, as format: Format, opacity: String? = nil
  ) -> String {
    let (red, green, blue) = Palette.components(color)
    if let opacity { return "rgba(\(red),\(green),\(blue),\(opacity))" }
    if format == .rgb { return "rgb(\(red),\(green),\(blue))" }
    let digits = String(0x100_0000 | red << 16 | green << 8 | blue, radix: 16)
    return "#" + digits.dropFirst()
  }
}
