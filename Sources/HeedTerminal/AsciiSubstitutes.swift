/// What stands for a sign where only ASCII can be drawn.
///
/// Substitutes are as wide as what they stand for, so that nothing moves.
enum AsciiSubstitutes {
  /// ASCII for a glyph of a width in columns.
  static func text(for glyph: Character, width: Int) -> String {
    let known = glyph.isASCII ? glyph : sign(for: glyph)
    let first = known.map(String.init) ?? "?"
    return width > 1 ? first + String(repeating: known == nil ? "?" : " ", count: width - 1) : first
  }

  /// ASCII for one sign of a dialog, `nil` where it has none.
  static func sign(for glyph: Character) -> Character? {
    guard let scalar = glyph.unicodeScalars.first else { return nil }
    if (0x2500...0x257F).contains(scalar.value) { return line(scalar.value) }
    return signs[scalar] ?? latin[glyph]
  }

  /// Box drawing: horizontal, vertical, and everything that joins.
  private static func line(_ value: UInt32) -> Character {
    switch value {
    case 0x2501: "#"
    case 0x2500, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2574, 0x2576, 0x2578,
      0x257A, 0x257C, 0x257E:
      "-"
    case 0x2550: "="
    case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551, 0x2575, 0x2577,
      0x2579, 0x257B, 0x257D, 0x257F:
      "|"
    case 0x2571: "/"
    case 0x2572: "\\"
    case 0x2573: "X"
    default: "+"
    }
  }

  private static let signs: [Unicode.Scalar: Character] = [
    "‹": "<", "›": ">", "«": "<", "»": ">", "•": "*", "◦": "o", "·": ".", "…": ".", "‥": ".",
    "▲": "^", "▼": "v", "△": "^", "▽": "v", "▴": "^", "▾": "v", "◀": "<", "▶": ">", "◂": "<",
    "▸": ">", "◄": "<", "►": ">", "↑": "^", "↓": "v", "←": "<", "→": ">", "↵": "<", "⏎": "<",
    "⇥": ">", "⇤": "<", "⇧": "^", "⌫": "<", "⌃": "^", "␣": "_", "❯": ">", "❮": "<",
    "✓": "v", "✔": "v", "✗": "x", "✘": "x", "×": "x", "☑": "x", "☒": "x", "☐": "_", "●": "*",
    "○": "o", "◉": "*", "◯": "o", "◆": "*", "◇": "o", "■": "#", "□": "_", "▪": "*", "★": "*",
    "☆": "*", "⚠": "!", "ℹ": "i", "⛔": "!", "✖": "x", "✱": "*", "‘": "'", "’": "'", "‚": "'",
    "“": "\"", "”": "\"", "„": "\"", "–": "-", "—": "-", "‐": "-", "‑": "-", "−": "-",
    "\u{A0}": " ",
    "⠋": "|", "⠙": "/", "⠹": "-", "⠸": "\\", "⠼": "|", "⠴": "/", "⠦": "-", "⠧": "\\",
    "█": "#", "▓": "#", "▒": ":", "░": ".", "▀": "#", "▄": "#", "▌": "#", "▐": "#", "▉": "#",
    "▊": "#", "▋": "#", "▍": "|", "▎": "|", "▏": "|", "▕": "|", "▁": "_", "▂": "_", "▃": "_",
    "▅": "#", "▆": "#", "▇": "#", "⋮": ":", "⋯": ".", "÷": "/", "±": "+", "°": "o", "¦": "|",
  ]

  /// The letter below an accent.
  private static let latin: [Character: Character] = [
    "à": "a", "á": "a", "â": "a", "ã": "a", "ä": "a", "å": "a", "ç": "c", "è": "e", "é": "e",
    "ê": "e", "ë": "e", "ì": "i", "í": "i", "î": "i", "ï": "i", "ñ": "n", "ò": "o", "ó": "o",
    "ô": "o", "õ": "o", "ö": "o", "ø": "o", "ù": "u", "ú": "u", "û": "u", "ü": "u", "ý": "y",
    "ÿ": "y", "À": "A", "Á": "A", "Â": "A", "Ã": "A", "Ä": "A", "Å": "A", "Ç": "C", "È": "E",
    "É": "E", "Ê": "E", "Ë": "E", "Ì": "I", "Í": "I", "Î": "I", "Ï": "I", "Ñ": "N", "Ò": "O",
    "Ó": "O", "Ô": "O", "Õ": "O", "Ö": "O", "Ø": "O", "Ù": "U", "Ú": "U", "Û": "U", "Ü": "U",
    "Ý": "Y",
  ]
}
