/// Cuts items out of the bytes of standard input, as they come.
package struct ItemReader: Sendable {
  /// What ends an item.
  package var end: UInt8 = 0x0A
  /// Whether a tab divides what the script gets from what the person sees.
  package var hasLabels = true
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
  package mutating func items(of bytes: [UInt8]) -> [Item] {
    var items: [Item] = []
    var rest = bytes[...]
    while let place = rest.firstIndex(of: end), !isFull {
      if let item = item(unfinished + rest[..<place]) { items.append(item) }
      unfinished = []
      rest = rest[(place + 1)...]
    }
    unfinished += rest.prefix(max(0, Self.longest - unfinished.count))
    return items
  }

  /// The item that wasn't ended.
  package mutating func lastItem() -> Item? {
    defer { unfinished = [] }
    return isFull ? nil : item(unfinished)
  }

  private mutating func item(_ bytes: [UInt8]) -> Item? {
    let isLine = end == 0x0A && bytes.last == 0x0D
    let text = ByteText.decode(isLine ? bytes.dropLast() : bytes[...])
    guard !text.isEmpty else { return nil }
    count += 1
    guard hasLabels else { return Item(text) }
    let parts = text.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
    return Item(String(parts[0]), label: parts.count == 2 ? String(parts[1]) : nil)
  }
}
