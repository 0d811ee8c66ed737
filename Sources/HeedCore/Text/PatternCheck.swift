/// Looks at a regular expression before it is compiled: some are no extended expressions, and some
/// would cost more time and memory than any value is worth.
package enum PatternCheck {
  /// The most that repetitions within repetitions may multiply to.
  private static let mostStates = 30_000
  private static let deepest = 200

  /// Why a pattern is refused, in a few words, or `nil`.
  package static func reason(against pattern: String) -> String? {
    var rest = Array(pattern.utf8)[...]
    // What each open group holds so far, and what the atom before a repetition costs.
    var groups = [0]
    var atom = 0
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"):
        guard let next = rest.popFirst() else { break }
        if (0x31...0x39).contains(next) {
          return "back-references are no part of extended expressions"
        }
        take(1, &groups, &atom)
      case UInt8(ascii: "["):
        skipBracket(&rest)
        take(1, &groups, &atom)
      case UInt8(ascii: "("):
        groups.append(0)
        if groups.count > deepest { return "too many groups within groups" }
      case UInt8(ascii: ")") where groups.count > 1:
        let inner = groups.removeLast()
        take(inner, &groups, &atom)
      case UInt8(ascii: "{"):
        let times = repetitions(&rest)
        groups[groups.count - 1] += atom * max(0, times - 1)
        atom *= max(1, times)
      default: take(1, &groups, &atom)
      }
      if groups[groups.count - 1] > mostStates { return "it repeats too much" }
    }
    return nil
  }

  private static func take(_ cost: Int, _ groups: inout [Int], _ atom: inout Int) {
    groups[groups.count - 1] += cost
    atom = cost
  }

  /// Passes over `[...]`, in which `]` is itself where it comes first.
  private static func skipBracket(_ rest: inout ArraySlice<UInt8>) {
    if rest.first == UInt8(ascii: "^") { rest.removeFirst() }
    if rest.first == UInt8(ascii: "]") { rest.removeFirst() }
    while let byte = rest.popFirst(), byte != UInt8(ascii: "]") {
      // A class such as [:alpha:] has a bracket of its own.
      guard byte == UInt8(ascii: "["), let kind = rest.first, ":.=".utf8.contains(kind) else {
        continue
      }
      rest.removeFirst()
      while let inner = rest.popFirst(), !(inner == kind && rest.first == UInt8(ascii: "]")) {}
      rest = rest.dropFirst()
    }
  }

  /// The greater number of `{m,n}`, whose first brace has been read.
  private static func repetitions(_ rest: inout ArraySlice<UInt8>) -> Int {
    guard let end = rest.firstIndex(of: UInt8(ascii: "}")) else { return 1 }
    let numbers = rest[..<end].split(separator: UInt8(ascii: ",")).map {
      Int(String(decoding: $0.prefix(6), as: UTF8.self)) ?? 1
    }
    rest = rest[(end + 1)...]
    return numbers.max() ?? 1
  }
}
