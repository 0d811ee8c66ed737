import HeedCore

/// A colour as zenity reads and prints it.
struct ZenityColor: Equatable, Sendable {
  /// 0 to 255.
  var red: Int
  var green: Int
  var blue: Int
  /// The opacity as it was written, where it is not whole.
  var alpha: String?

  static let wish = "a colour: a name, #rgb, #rrggbb or rgb(r,g,b)"

  /// A colour, if a text names one.
  init?(_ text: String) {
    let text = text.lowercased().filter { $0 != " " }
    if let number = Self.names[text] {
      (red, green, blue) = (number >> 16 & 0xFF, number >> 8 & 0xFF, number & 0xFF)
    } else if text.hasPrefix("#") {
      guard let parts = Self.parts(ofHex: text.dropFirst()) else { return nil }
      (red, green, blue) = (parts[0], parts[1], parts[2])
    } else {
      guard let open = text.firstIndex(of: "("), text.last == ")",
        ["rgb", "rgba"].contains(text[..<open])
      else { return nil }
      let words = text[text.index(after: open)...].dropLast().split(separator: ",")
      let parts = words.prefix(3).compactMap { Int($0) }.filter { (0...255).contains($0) }
      guard parts.count == 3, words.count == (text.hasPrefix("rgba") ? 4 : 3) else { return nil }
      (red, green, blue) = (parts[0], parts[1], parts[2])
      guard words.count == 4 else { return }
      guard let opacity = Double(words[3]), (0...1).contains(opacity) else { return nil }
      alpha = opacity == 1 ? nil : String(words[3])
    }
  }

  /// One, two or four digits for each of three parts.
  private static func parts(ofHex digits: Substring) -> [Int]? {
    guard [3, 6, 12].contains(digits.utf8.count), digits.utf8.count == digits.count else {
      return nil
    }
    let width = digits.count / 3
    var rest = digits
    var parts: [Int] = []
    while !rest.isEmpty {
      guard let value = Int(rest.prefix(width), radix: 16), value >= 0 else { return nil }
      parts.append(width == 1 ? value * 17 : width == 2 ? value : value >> 8)
      rest = rest.dropFirst(width)
    }
    return parts
  }

  var text: String {
    alpha.map { "rgba(\(red),\(green),\(blue),\($0))" } ?? "rgb(\(red),\(green),\(blue))"
  }

  /// The colour of the terminal's palette that is nearest: one of the cube, or a grey.
  var indexed: UInt8 {
    let levels = [0, 95, 135, 175, 215, 255]
    func nearest(_ part: Int) -> Int {
      levels.indices.min { abs(levels[$0] - part) < abs(levels[$1] - part) } ?? 0
    }
    let (r, g, b) = (nearest(red), nearest(green), nearest(blue))
    let mean = (red + green + blue) / 3
    let step = min(23, max(0, (mean - 8 + 5) / 10))
    let grey = step * 10 + 8
    func distance(_ r: Int, _ g: Int, _ b: Int) -> Int {
      (r - red) * (r - red) + (g - green) * (g - green) + (b - blue) * (b - blue)
    }
    if distance(grey, grey, grey) < distance(levels[r], levels[g], levels[b]) {
      return UInt8(232 + step)
    }
    return UInt8(16 + 36 * r + 6 * g + b)
  }

  /// The names that are most used.
  private static let names: [String: Int] = [
    "black": 0x000000, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF,
    "yellow": 0xFFFF00, "cyan": 0x00FFFF, "aqua": 0x00FFFF, "magenta": 0xFF00FF,
    "fuchsia": 0xFF00FF, "gray": 0x808080, "grey": 0x808080, "lime": 0x00FF00,
    "maroon": 0x800000, "navy": 0x000080, "olive": 0x808000, "purple": 0x800080,
    "silver": 0xC0C0C0, "teal": 0x008080, "orange": 0xFFA500, "pink": 0xFFC0CB,
    "brown": 0xA52A2A, "gold": 0xFFD700, "violet": 0xEE82EE, "indigo": 0x4B0082,
    "coral": 0xFF7F50, "salmon": 0xFA8072, "tomato": 0xFF6347, "crimson": 0xDC143C,
    "darkred": 0x8B0000, "darkgreen": 0x006400, "darkblue": 0x00008B, "darkgray": 0xA9A9A9,
    "darkgrey": 0xA9A9A9, "darkorange": 0xFF8C00, "forestgreen": 0x228B22,
    "lightblue": 0xADD8E6, "lightgreen": 0x90EE90, "lightgray": 0xD3D3D3,
    "lightgrey": 0xD3D3D3, "skyblue": 0x87CEEB, "steelblue": 0x4682B4, "royalblue": 0x4169E1,
    "turquoise": 0x40E0D0, "khaki": 0xF0E68C, "beige": 0xF5F5DC, "chocolate": 0xD2691E,
    "firebrick": 0xB22222, "hotpink": 0xFF69B4, "limegreen": 0x32CD32, "slategray": 0x708090,
  ]
}
