/// Puts paths into a tree; what is above them is made as needed.
struct TreePaths: Sendable {
  let separator: String
  private let mark: [UInt8]
  /// The node of each path without a separator at its end.
  private var nodes: [String: Int] = [:]

  /// The most parts of a path; the rest is one part.
  private static let mostParts = 256

  init(separator: String) {
    self.separator = separator
    mark = Array(separator.utf8)
  }

  /// Adds a path with its label, or gives these to the node that was made for it.
  ///
  /// - Returns: the node, `nil` for a path without any part.
  @discardableResult
  mutating func add(_ item: Item, to tree: inout TreeList) -> Int? {
    let parts = parts(of: item.value)
    guard !parts.isEmpty else { return nil }
    var known = parts.count
    while known > 0, nodes[key(parts[..<known])] == nil { known -= 1 }
    var node = known > 0 ? nodes[key(parts[..<known])] : nil
    for end in (known + 1)..<(parts.count + 1) where end > known {
      let path = key(parts[..<end])
      // The root of all paths has no name but the separator.
      let name = parts[end - 1].isEmpty ? separator : parts[end - 1]
      node = tree.append(Item(path.isEmpty ? separator : path, label: name), below: node)
      nodes[path] = node
    }
    guard let node else { return nil }
    let isLabelled = item.label != item.value
    tree.change(node) { own in
      own.value = item.value
      if isLabelled { own.label = item.label }
      own.help = item.help
      own.isDisabled = item.isDisabled
      own.isSelected = item.isSelected
    }
    return node
  }

  private func key(_ parts: ArraySlice<String>) -> String { parts.joined(separator: separator) }

  /// The parts of a path: an empty one where it begins with a separator, no others that are empty.
  private func parts(of path: String) -> [String] {
    let bytes = Array(path.utf8)
    var parts: [String] = []
    var start = 0
    var place = 0
    while place + mark.count <= bytes.count, parts.count < Self.mostParts - 1 {
      guard bytes[place] == mark[0], bytes[place..<(place + mark.count)].elementsEqual(mark) else {
        place += 1
        continue
      }
      if place > start || place == 0 {
        parts.append(String(decoding: bytes[start..<place], as: UTF8.self))
      }
      place += mark.count
      start = place
    }
    if start < bytes.count { parts.append(String(decoding: bytes[start...], as: UTF8.self)) }
    return parts
  }
}
