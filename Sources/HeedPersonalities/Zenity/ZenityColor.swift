import HeedCore

/// A colour as zenity reads and prints it.
struct ZenityColor: Equatable, Sendable {
  private let color: Color
  /// The opacity as it was written, where it is not whole.
  private let alpha: String?

  static let wish = "a colour: a name, #rgb, #rrggbb or rgb(r,g,b)"

  /// A colour, if a text names one.
  init?(_ text: String) {
    let word = text.lowercased().filter { $0 != " " }
    let (opaque, opacity) = Self.divided(word)
    guard let color = Self.color(opaque), let alpha = Self.alpha(opacity) else { return nil }
    (self.color, self.alpha) = (color, alpha == "1" ? nil : alpha)
  }

  /// `rgba(1,2,3,0.5)` as `rgb(1,2,3)` and `0.5`.
  private static func divided(_ word: String) -> (opaque: String, opacity: Substring?) {
    guard word.hasPrefix("rgba("), word.last == ")", let comma = word.lastIndex(of: ",") else {
      return (word, nil)
    }
    return (
      "rgb(\(word[..<comma].dropFirst(5)))", word[word.index(after: comma)...].dropLast()
    )
  }

  /// The opacity, `1` where it is whole; `nil` where it is none.
  private static func alpha(_ text: Substring?) -> String? {
    guard let text else { return "1" }
    guard let opacity = Double(text), (0...1).contains(opacity) else { return nil }
    return opacity == 1 ? "1" : String(text)
  }

  private static func color(_ word: String) -> Color? {
    if let code = names[word] { return ColorText.color(code) }
    // Of four digits for each part the first two are enough.
    if word.hasPrefix("#"), word.utf8.count == 13, word.dropFirst().allSatisfy(\.isHexDigit) {
      let digits = Array(word.dropFirst())
      return ColorText.color("#" + String([0, 1, 4, 5, 8, 9].map { digits[$0] }))
    }
    // Digits are a colour here only behind their sign.
    let isCode = word.allSatisfy(\.isHexDigit)
    return isCode ? nil : ColorText.color(word)
  }

  var text: String {
    let opaque = ColorText.text(color, as: .rgb)
    return alpha.map { "rgba(\(opaque.dropFirst(4).dropLast()),\($0))" } ?? opaque
  }

  /// The colour of the terminal's palette that is nearest: one of the cube, or a grey.
  var indexed: UInt8 { UInt8(Palette.nearest(to: color, among: 16..<256)) }

  /// The names that are most used beside those of HTML.
  private static let names: [String: String] = [
    "pink": "#FFC0CB", "brown": "#A52A2A", "gold": "#FFD700", "violet": "#EE82EE",
    "indigo": "#4B0082", "coral": "#FF7F50", "salmon": "#FA8072", "tomato": "#FF6347",
    "crimson": "#DC143C", "darkred": "#8B0000", "darkgreen": "#006400", "darkblue": "#00008B",
    "darkgray": "#A9A9A9", "darkgrey": "#A9A9A9", "darkorange": "#FF8C00",
    "forestgreen": "#228B22", "lightblue": "#ADD8E6", "lightgreen": "#90EE90",
    "lightgray": "#D3D3D3", "lightgrey": "#D3D3D3", "skyblue": "#87CEEB",
    "steelblue": "#4682B4", "royalblue": "#4169E1", "turquoise": "#40E0D0",
    "khaki": "#F0E68C", "beige": "#F5F5DC", "chocolate": "#D2691E", "firebrick": "#B22222",
    "hotpink": "#FF69B4", "limegreen": "#32CD32", "slategray": "#708090",
  ]
}
