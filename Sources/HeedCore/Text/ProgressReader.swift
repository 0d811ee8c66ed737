/// What a producer says of its progress, read from its bytes in pieces of any size.
///
/// A line that is a number is a percentage. `XXX`, a number, lines of text and `XXX` again set
/// percentage and message at once. Natively `# text` is a message too. Everything else is passed
/// over, and no line can make it hold more than a few pages.
package struct ProgressReader: Sendable {
  /// What is new; `nil` where nothing was said.
  package struct Update: Equatable, Sendable {
    package var percent: Double?
    package var message: String?

    package init(percent: Double? = nil, message: String? = nil) {
      self.percent = percent
      self.message = message
    }
  }

  /// What has come of a block between two lines of `XXX`.
  private struct Block {
    var hasNumberLine = false
    var percent: Double?
    var lines: [[UInt8]] = []
    var count = 0
  }

  private static let longestLine = 4_096
  private static let longestBlock = 16_384

  private let manner: Manner
  /// The line that has not ended yet.
  private var line: [UInt8] = []
  private var block: Block?
  private var update = Update()

  /// A reader; in other manners than ours an empty line means 0, in classic manner `\n` in a block's
  /// text breaks a line, and in that of dialog only whole numbers are percentages.
  package init(_ manner: Manner = .native) { self.manner = manner }

  /// Reads some bytes; of what they say the last counts.
  package mutating func feed(_ bytes: [UInt8]) -> Update {
    update = Update()
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 0x0A) {
      keep(rest[..<end])
      takeLine()
      rest = rest[(end + 1)...]
    }
    keep(rest)
    return update
  }

  /// Reads the end: a last line counts without its line feed, and a block that never ended doesn't.
  package mutating func finish() -> Update {
    update = Update()
    if !line.isEmpty { takeLine() }
    block = nil
    return update
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    line += bytes.prefix(Self.longestLine - line.count)
  }

  private mutating func takeLine() {
    let words = Self.trimmed(line)
    if words.elementsEqual("XXX".utf8) {
      takeMark()
    } else if block != nil {
      takeBlockLine(words)
    } else if let percent = percent(words) {
      update.percent = percent
    } else if manner == .native, words.first == UInt8(ascii: "#") {
      let text = words.drop { $0 == UInt8(ascii: "#") }
      update.message = ByteText.decode(Self.trimmed(Array(text)))
    }
    line.removeAll(keepingCapacity: true)
  }

  private mutating func takeMark() {
    guard let block else {
      self.block = Block()
      return
    }
    update.percent = block.percent ?? update.percent
    // Classic programs show no text where a block has none.
    if !block.lines.isEmpty || manner != .native { update.message = text(of: block) }
    self.block = nil
  }

  private mutating func takeBlockLine(_ words: ArraySlice<UInt8>) {
    guard var block else { return }
    // Taken out, so that growing copies nothing.
    self.block = nil
    defer { self.block = block }
    if !block.hasNumberLine {
      block.hasNumberLine = true
      block.percent = percent(words)
      if block.percent != nil || words.isEmpty { return }
    }
    guard block.count + line.count < Self.longestBlock else { return }
    block.count += line.count + 1
    block.lines.append(line.last == 0x0D ? line.dropLast() : line)
  }

  private func text(of block: Block) -> String {
    let text = ByteText.decode(block.lines.joined(separator: [0x0A]))
    guard manner == .classic, text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    return Self.brokenAtEscapes(text)
  }

  /// A text with a line break for each `\n` of two characters.
  private static func brokenAtEscapes(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte == UInt8(ascii: "n"), bytes.last == UInt8(ascii: "\\") {
        bytes[bytes.count - 1] = 0x0A
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func percent(_ words: ArraySlice<UInt8>) -> Double? {
    if words.isEmpty { return manner == .native ? nil : 0 }
    let isWhole = words.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2B }
    if manner == .dialog, !isWhole { return nil }
    return Self.number(words).map { min(max(0, $0), 100) }
  }

  private static func trimmed(_ line: [UInt8]) -> ArraySlice<UInt8> {
    var words = line[...]
    while let last = words.last, isBlank(last) { words.removeLast() }
    return words.drop(while: isBlank)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
}

extension ProgressReader {
  /// A number, perhaps with a percent sign; `nil` where there is anything else.
  package static func number(_ text: some BidirectionalCollection<UInt8>) -> Double? {
    var value = 0.0
    var scale: Double?
    var digits = 0
    var isNegative = false
    for (place, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        let digit = Double(byte - UInt8(ascii: "0"))
        if let fraction = scale {
          value += digit * fraction
          scale = fraction / 10
        } else {
          value = min(value * 10 + digit, 1_000)
        }
      case UInt8(ascii: "."), UInt8(ascii: ","):
        guard scale == nil else { return nil }
        scale = 0.1
      case UInt8(ascii: "+") where place == 0: break
      case UInt8(ascii: "-") where place == 0: isNegative = true
      default:
        guard digits > 0, isSign(text.dropFirst(place)) else { return nil }
        return isNegative ? -value : value
      }
    }
    guard digits > 0 else { return nil }
    return isNegative ? -value : value
  }

  /// Whether there is nothing but a percent sign, perhaps after blanks.
  private static func isSign(_ text: some BidirectionalCollection<UInt8>) -> Bool {
    text.drop(while: isBlank).elementsEqual("%".utf8)
  }
}
