import HeedCore

/// What comes before options are read: `--` before data, and `--file` for the words of a file.
struct CdialogSplicing {
  private let surroundings: Surroundings
  /// Files in files are more than one likes to read, and may be a circle.
  private static let mostFiles = 100

  init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  /// The words, with those of files in the place of `--file FILE`.
  func tokens(of arguments: [String]) throws(UsageError) -> [CdialogToken] {
    var rest = arguments[...]
    var tokens: [CdialogToken] = []
    var files = 0
    while let word = rest.popFirst() {
      switch word {
      case "--":
        // At the end there is nothing that it could stand before.
        let data = rest.popFirst()
        tokens.append(CdialogToken(text: data ?? word, isData: true))
      case "--file":
        guard let name = rest.popFirst() else {
          throw .missingValue(option: word, placeholder: "FILE")
        }
        files += 1
        guard files <= Self.mostFiles else {
          throw .unreadable(path: name, reason: "it is one of more than \(Self.mostFiles) files")
        }
        rest = try words(of: name)[...] + rest
      default: tokens.append(CdialogToken(text: word))
      }
    }
    return tokens
  }

  /// The words of a file, or of a descriptor where the name is `&` and its number.
  private func words(of name: String) throws(UsageError) -> [String] {
    var path = name
    if name.hasPrefix("&") {
      guard let number = Int32(name.dropFirst()), number >= 0 else {
        throw .badValue(option: "--file", value: name, wanted: "a file, or & and a descriptor")
      }
      path = "/dev/fd/\(number)"
    }
    switch surroundings.readFile(path) {
    case .success(let bytes): return Self.split(bytes)
    case .failure(let failure): throw .unreadable(path: name, reason: failure.reason)
    }
  }

  /// Text taken apart: blanks and line breaks separate words, `"` keeps them together, and a
  /// backslash takes their meaning from a quote, a blank or a backslash, and a line break away.
  ///
  /// A quote that is not closed ends with the text.
  static func split(_ bytes: [UInt8]) -> [String] {
    var words: [[UInt8]] = []
    var word: [UInt8]?
    var isQuoted = false
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"): word = (word ?? []) + escaped(&rest)
      case UInt8(ascii: "\""):
        isQuoted.toggle()
        word = word ?? []
      case _ where !isQuoted && (byte == 0x20 || 0x09...0x0D ~= byte): end(&word, &words)
      default: word = (word ?? []) + [byte]
      }
    }
    end(&word, &words)
    return words.map { ByteText.decode($0) }
  }

  /// What stands for a backslash and what follows it.
  private static func escaped(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    guard let next = rest.first else { return [] }
    switch next {
    case 0x0A:
      rest.removeFirst()
      return []
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x20, 0x09:
      rest.removeFirst()
      return [next]
    default: return [UInt8(ascii: "\\")]
    }
  }

  private static func end(_ word: inout [UInt8]?, _ words: inout [[UInt8]]) {
    if let word { words.append(word) }
    word = nil
  }
}
