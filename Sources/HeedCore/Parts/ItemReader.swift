/// Cuts items out of the bytes of standard input, as they come.
package struct ItemReader: Sendable {
  /// What ends an item.
  package var end: UInt8 = 0x0A
  /// Whether a tab divides what the script gets from what the person sees.
  package var hasLabels = true
  /// Whether an empty line is an item too.
  package var keepsEmpty = false
  /// Bytes of an item that has not ended.
  private var unfinished: [UInt8] = []
  private var count = 0

  package init() {}

  /// Where standard input never ends, the items do.
  private static let most = 2_000_000
  /// What a line has beyond this is lost.
  private static let longest = 1_048_576

  package var isFull: Bool { count >= Self.most }

  /// The items that end within some bytes.
  package mutating func items(of bytes: [UInt8]) -> [Item] { texts(of: bytes).map { item($0) } }

  /// The item that wasn't ended.
  package mutating func lastItem() -> Item? { lastText().map { item($0) } }

  /// What stands between ends within some bytes, but for what is empty.
  mutating func texts(of bytes: [UInt8]) -> [String] {
    var texts: [String] = []
    var rest = bytes[...]
    while let place = rest.firstIndex(of: end), !isFull {
      if let text = text(unfinished + rest[..<place]) { texts.append(text) }
      unfinished = []
      rest = rest[(place + 1)...]
    }
    unfinished += rest.prefix(max(0, Self.longest - unfinished.count))
    return texts
  }

  /// What wasn't ended.
  mutating func lastText() -> String? {
    defer { unfinished = [] }
    return isFull || unfinished.isEmpty ? nil : text(unfinished)
  }

  private mutating func text(_ bytes: [UInt8]) -> String? {
    let isLine = end == 0x0A && bytes.last == 0x0D
    let text = ByteText.decode(isLine ? bytes.dropLast() : bytes[...])
    guard !text.isEmpty || keepsEmpty else { return nil }
    count += 1
    return text
  }

  /// A tab divides what the script gets from what the person sees.
  private func item(_ text: String) -> Item {
    guard hasLabels else { return Item(text) }
    let parts = text.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
    return Item(String(parts[0]), label: parts.count == 2 ? String(parts[1]) : nil)
  }
}
