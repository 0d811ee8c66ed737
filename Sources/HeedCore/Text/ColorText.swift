/// Colours as text: `#5f87af`, `rgb(95,135,175)` or a name.
package enum ColorText {
  package enum Format: String, CaseIterable, Sendable { case hex, rgb }

  /// What a text has to be, in a few words.
  package static let wanted = "a colour such as #5f87af, #58a, rgb(95,135,175) or teal"

  /// The names of HTML's basic colours, and a few spellings beside them.
  private static let names: KeyValuePairs<String, Int> = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
    "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF,
    "magenta": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000,
    "yellow": 0xFFFF00, "orange": 0xFFA500, "navy": 0x000080, "blue": 0x0000FF,
    "teal": 0x008080, "aqua": 0x00FFFF, "cyan": 0x00FFFF,
  ]

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

  package static func text(_ color: Color, as format: Format) -> String {
    let (red, green, blue) = Palette.components(color)
    if format == .rgb { return "rgb(\(red),\(green),\(blue))" }
    let digits = String(0x100_0000 | red << 16 | green << 8 | blue, radix: 16)
    return "#" + digits.dropFirst()
  }
}
