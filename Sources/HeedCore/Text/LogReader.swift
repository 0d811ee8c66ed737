/// Makes lines of text out of what a program writes for a terminal, in pieces of any size.
///
/// Escape sequences go; a carriage return, a backspace and the sequences that move about in a line
/// or erase in it do to the line what they would do on a terminal. So a progress that rewrites its
/// line over and over comes to one line.
package struct LogReader: Sendable {
  /// What came of some bytes.
  package struct Text: Equatable, Sendable {
    /// Lines that stay as they are.
    package var settled: [UInt8]
    /// The last line so far, which may still be rewritten.
    package var open: [UInt8]
  }

  /// Whether everything is kept as it came.
  private let isRaw: Bool
  private var line = LogLine()
  /// Bytes of the last line that are kept as they came.
  private var pending: [UInt8] = []
  private var sequence = EscapeSequence.none
  /// A carriage return that may be part of a line end.
  private var hasReturn = false
  private var settled: [UInt8] = []

  /// A line that is longer than this is no longer rewritten.
  private static let longest = 32_768

  package init(isRaw: Bool = false) { self.isRaw = isRaw }

  package mutating func feed(_ bytes: [UInt8]) -> Text {
    settled = []
    var rest = bytes[...]
    while !rest.isEmpty {
      if isPlain { takePlain(&rest) }
      if let byte = rest.popFirst() { take(byte) }
    }
    if pending.count > Self.longest || line.count > Self.longest { settle(ending: []) }
    let open = isPlain ? pending : line.bytes
    return Text(settled: settled, open: open)
  }

  /// What is left at the end.
  package mutating func finish() -> Text {
    settled = []
    settle(ending: [])
    return Text(settled: settled, open: [])
  }

  /// Whether the line so far is as it came.
  private var isPlain: Bool { line.isEmpty && sequence == .none && !hasReturn }

  /// Takes as much as is nothing but text, all of it at once.
  private mutating func takePlain(_ rest: inout ArraySlice<UInt8>) {
    let end = isRaw ? rest.endIndex : rest.firstIndex { Self.acts($0) } ?? rest.endIndex
    let text = rest[..<end]
    rest = rest[end...]
    if let last = text.lastIndex(of: 0x0A) {
      settled += pending
      settled += text[...last]
      pending = Array(text[(last + 1)...])
    } else {
      pending += text
    }
  }

  /// Whether a byte does something to its line.
  private static func acts(_ byte: UInt8) -> Bool {
    byte == 0x1B || byte == 0x0D || byte == 0x08 || byte == 0x07
  }

  private mutating func take(_ byte: UInt8) {
    // What came as it was is what the line begins with.
    if !pending.isEmpty {
      line.write(pending)
      pending = []
    }
    if hasReturn {
      hasReturn = false
      if byte != 0x0A { line.cursor = 0 }
    }
    if sequence != .none {
      if let effect = sequence.take(byte) { line.apply(effect) }
      // A line end is one, whatever sequence it breaks off.
      guard byte == 0x0A else { return }
      sequence = .none
    }
    if Self.acts(byte) { line.flush() }
    switch byte {
    case 0x0A: settle(ending: [0x0A])
    case 0x0D: hasReturn = true
    case 0x08: line.cursor = max(0, line.cursor - 1)
    case 0x07: break
    case 0x1B: sequence = .begun
    default: line.write([byte])
    }
  }

  private mutating func settle(ending: [UInt8]) {
    settled += pending
    settled += line.bytes
    settled += ending
    (pending, line) = ([], LogLine())
  }
}

/// A line that is being written, cell by cell.
private struct LogLine: Sendable {
  /// A character in its first column, nothing in its second.
  private var cells: [String] = []
  /// Bytes of a character that is not whole yet.
  private var part: [UInt8] = []
  var cursor = 0

  var isEmpty: Bool { cells.isEmpty && part.isEmpty && cursor == 0 }
  var count: Int { cells.count }
  var bytes: [UInt8] { cells.flatMap { ByteText.encode($0) } + part }

  /// Writes text over what stands at the cursor.
  mutating func write(_ bytes: [UInt8]) {
    part += bytes
    place(part.wholeCharacters)
  }

  /// Takes a character that is not whole as it is, since something else comes.
  mutating func flush() { place(part.count) }

  private mutating func place(_ end: Int) {
    guard end > 0 else { return }
    for character in ByteText.decode(Array(part[..<end])) {
      if character == "\t" {
        let blanks = 8 - cursor % 8
        cursor += blanks
        if cells.count < cursor { pad(to: cursor) }
      } else {
        put(character)
      }
    }
    part.removeFirst(end)
  }

  private mutating func put(_ character: Character) {
    let width = character.displayWidth
    guard width > 0 else {
      // A mark belongs to the character before it.
      if cursor > 0, cursor <= cells.count { cells[cursor - 1].append(character) }
      return
    }
    pad(to: cursor + width)
    for column in cursor..<cursor + width { clear(column) }
    cells[cursor] = String(character)
    for column in cursor + 1..<cursor + width { cells[column] = "" }
    cursor += width
  }

  private mutating func pad(to count: Int) {
    if cells.count < count {
      cells += Array(repeating: " ", count: count - cells.count)
    }
  }

  /// Blanks a cell, and the other half of what stood there.
  private mutating func clear(_ column: Int) {
    if cells[column].isEmpty, column > 0 { cells[column - 1] = " " }
    if column + 1 < cells.count, cells[column + 1].isEmpty { cells[column + 1] = " " }
    cells[column] = " "
  }

  /// No sequence leads further than this.
  private static let most = 4_096

  mutating func apply(_ effect: EscapeSequence.Effect) {
    let number = min(effect.number ?? 0, Self.most)
    switch effect.final {
    case UInt8(ascii: "K"): erase(number)
    case UInt8(ascii: "G"): cursor = max(0, number - 1)
    case UInt8(ascii: "C"): cursor = min(cursor + max(1, number), Self.most)
    case UInt8(ascii: "D"): cursor = max(0, cursor - max(1, number))
    default: break
    }
  }

  /// Erases to the end of the line, to its beginning, or all of it.
  private mutating func erase(_ part: Int) {
    if part == 0 || part == 2 {
      if part == 0, cursor < cells.count { clear(cursor) }
      cells.removeLast(max(0, cells.count - (part == 2 ? 0 : cursor)))
    } else if part == 1 {
      for column in 0..<min(cursor + 1, cells.count) { clear(column) }
    }
  }
}

extension [UInt8] {
  /// How many bytes there are before a character of UTF-8 that is not whole.
  fileprivate var wholeCharacters: Int {
    for back in 1...3 where back <= count {
      let byte = self[count - back]
      if byte & 0xC0 == 0x80 { continue }
      let needed = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return needed > back ? count - back : count
    }
    return count
  }
}
