/// Colours as text: `#5f87af`, `rgb(95,135,175)` or a name.
package enum ColorText {
  package enum Format: String, CaseIterable, Sendable { case hex, rgb }

  /// What a text has to be, in a few words.
  package static let wanted = "a colour such as #5f87af, #58a, rgb(95,135,175) or teal"

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
    if let value = ColorNames.value(of: word) { return color(value) }
    if word.hasPrefix("rgb("), word.hasSuffix(")") { return parts(word.dropFirst(4).dropLast()) }
    let digits = word.hasPrefix("#") ? word.dropFirst() : word[...]
    guard digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 }) else { return nil }
    let count = digits.utf8.count
    guard [3, 6, 9, 12].contains(count) else { return nil }
    let most = 1 << (4 * count / 3) - 1
    var (value, rest) = (0, digits)
    while !rest.isEmpty {
      guard let part = Int(rest.prefix(count / 3), radix: 16) else { return nil }
      value = value << 8 | (part * 0xFF * 2 + most) / (2 * most)
      rest = rest.dropFirst(count / 3)
    }
    return color(value)
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
