import HeedCore

/// The names that curses and dialog have for keys.
enum CdialogKeyNames {
  /// The keys of a name; none for one that no terminal of today has, `nil` for what is no name.
  static func keys(named word: String) -> [Key]? {
    let name = word.uppercased()
    if let keys = named[name] { return keys }
    if others.contains(name) { return [] }
    if name.hasPrefix("F"), let number = Int(name.dropFirst()), number >= 0 {
      // What xterm sends for F13 is Shift-F1 too.
      let shifted = number > 12 ? [Key(.function((number - 1) % 12 + 1), .shift)] : []
      return [Key(.function(number))] + shifted
    }
    let scalars = Array(word.unicodeScalars)
    switch (scalars.first, scalars.count) {
    case ("^", 2): return control(scalars[1]).map { keys(ofByte: $0) }
    // Bytes from 128 to 159 are no keys in UTF-8.
    case ("~", 2): return control(scalars[1]).map { _ in [] }
    case ("\\", 2...): return escaped(String(word.dropFirst()))
    default: return word.count == 1 ? word.first.map { [.character($0)] } : nil
    }
  }

  /// The control character of a letter.
  private static func control(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case "?": 127
    case "@"..."_", "a"..."z": UInt8(scalar.value & 0x1F)
    case "^": 0x1E
    default: nil
    }
  }

  /// What stands for a backslash and what follows it.
  private static func escaped(_ rest: String) -> [Key]? {
    if rest.utf8.allSatisfy({ 0x30...0x37 ~= $0 }) {
      guard let number = Int(rest, radix: 8), number < 256 else { return nil }
      return number < 128 ? keys(ofByte: UInt8(number)) : []
    }
    guard rest.count == 1, let letter = rest.first else { return nil }
    switch letter {
    case "b": return keys(ofByte: 8)
    case "f": return keys(ofByte: 12)
    case "n", "r": return [Key(.enter)]
    case "s": return [.character(" ")]
    case "t": return [Key(.tab)]
    default: return [.character(letter)]
    }
  }

  private static func keys(ofByte byte: UInt8) -> [Key] {
    if byte == 27 { return [Key(.escape)] }
    if let key = KeyDecoder.controlKey(byte) { return [key] }
    return byte >= 32 ? [.character(Character(Unicode.Scalar(byte)))] : []
  }

  private static let named: [String: [Key]] = [
    "UP": [Key(.up)], "DOWN": [Key(.down)], "LEFT": [Key(.left)], "RIGHT": [Key(.right)],
    "HOME": [Key(.home)], "END": [Key(.end)], "LL": [Key(.end)],
    "NPAGE": [Key(.pageDown)], "PPAGE": [Key(.pageUp)], "IC": [Key(.insert)], "DC": [Key(.delete)],
    "BACKSPACE": [Key(.backspace)], "DEL": [Key(.backspace)], "ENTER": [Key(.enter)],
    "CR": [Key(.enter)], "LF": [Key(.enter)], "TAB": [Key(.tab)], "BTAB": [.backTab],
    "ESC": [Key(.escape)], "SF": [Key(.down, .shift)], "SR": [Key(.up, .shift)],
    "SLEFT": [Key(.left, .shift)], "SRIGHT": [Key(.right, .shift)],
    "SHOME": [Key(.home, .shift)], "SEND": [Key(.end, .shift)],
    "SDC": [Key(.delete, .shift)], "SIC": [Key(.insert, .shift)],
    "SNEXT": [Key(.pageDown, .shift)], "SPREVIOUS": [Key(.pageUp, .shift)],
  ]

  /// Keys that curses knows, and keyboards of today lack.
  private static let others: Set<String> = [
    "A1", "A3", "B2", "BEG", "C1", "C3", "CANCEL", "CATAB", "CLEAR", "CLOSE", "COMMAND", "COPY",
    "CREATE", "CTAB", "DL", "EIC", "EOL", "EOS", "EXIT", "FIND", "HELP", "IL", "MARK", "MESSAGE",
    "MOVE", "NEXT", "OPEN", "OPTIONS", "PREVIOUS", "PRINT", "REDO", "REFERENCE", "REFRESH",
    "REPLACE", "RESTART", "RESUME", "SAVE", "SBEG", "SCANCEL", "SCOMMAND", "SCOPY", "SCREATE",
    "SDL", "SELECT", "SEOL", "SEXIT", "SFIND", "SHELP", "SMESSAGE", "SMOVE", "SOPTIONS", "SPRINT",
    "SREDO", "SREPLACE", "SRSUME", "SSAVE", "SSUSPEND", "STAB", "SUNDO", "SUSPEND", "UNDO",
  ]
}
