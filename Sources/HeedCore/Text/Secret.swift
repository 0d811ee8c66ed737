/// Editable graphemes whose memory is overwritten when it is released or outgrown.
///
/// It is a value: copies share memory until one changes, and the last owner of a memory wipes it.
/// Two things are out of its reach: a grapheme of more than 15 bytes of UTF-8, which Swift keeps in
/// a heap object of its own, and the `String`s that text comes in and is asked for in.
package struct Secret: Sendable {
  private var memory: Memory

  package init() { memory = Memory(capacity: 0) }

  package init(_ text: String) {
    memory = Memory(capacity: text.utf8.count)
    for character in text { memory.append(character) }
  }

  package init(_ characters: [Character]) {
    memory = Memory(capacity: characters.count)
    for character in characters { memory.append(character) }
  }

  package var count: Int { memory.count }
  package var isEmpty: Bool { memory.count == 0 }
  package var last: Character? { isEmpty ? nil : self[count - 1] }

  package subscript(index: Int) -> Character {
    precondition(0..<memory.count ~= index, "grapheme index out of range")
    return memory.base[index]
  }

  /// A copy of some graphemes, no longer guarded.
  package subscript(range: Range<Int>) -> [Character] {
    Array(memory.all[range])
  }

  /// The whole as text, no longer guarded.
  package var text: String { String(memory.all) }

  /// Puts other graphemes in the place of some; takes time for what follows them.
  package mutating func replaceSubrange(_ range: Range<Int>, with other: Self) {
    let source = other.memory
    let newCount = count - range.count + source.count
    if isKnownUniquelyReferenced(&memory), newCount <= memory.capacity {
      return memory.replace(range, with: source.all)
    }
    let old = memory
    memory = Memory(capacity: newCount <= old.capacity ? newCount : max(16, newCount * 2))
    memory.append(contentsOf: old.all[..<range.lowerBound])
    memory.append(contentsOf: source.all[...])
    memory.append(contentsOf: old.all[range.upperBound...])
  }

  /// The bytes that hold the graphemes, so that a test can look at what becomes of them.
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      start: memory.base, count: memory.capacity * MemoryLayout<Character>.stride)
  }
}

/// The memory of some graphemes.
///
/// It is a class because its end matters. It is `Sendable` since it changes only while a single
/// ``Secret`` refers to it.
private final class Memory: @unchecked Sendable {
  let base: UnsafeMutablePointer<Character>
  let capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
    wipe(base, from: 0, to: capacity)
  }

  deinit {
    base.deinitialize(count: count)
    wipe(base, from: 0, to: capacity)
    base.deallocate()
  }

  var all: UnsafeBufferPointer<Character> { UnsafeBufferPointer(start: base, count: count) }

  func append(_ character: Character) {
    precondition(count < capacity, "graphemes beyond their memory")
    (base + count).initialize(to: character)
    count += 1
  }

  func append(contentsOf characters: Slice<UnsafeBufferPointer<Character>>) {
    for character in characters { append(character) }
  }

  /// Replaces in place, given that the result fits; what is vacated is wiped.
  func replace(_ range: Range<Int>, with source: UnsafeBufferPointer<Character>) {
    precondition(0 <= range.lowerBound && range.upperBound <= count, "range out of bounds")
    let start = base + range.lowerBound
    start.deinitialize(count: range.count)
    (start + source.count).moveInitialize(
      from: base + range.upperBound, count: count - range.upperBound)
    for (offset, character) in source.enumerated() { (start + offset).initialize(to: character) }
    let oldCount = count
    count += source.count - range.count
    wipe(base, from: count, to: oldCount)
  }
}

/// Overwrites memory that holds no value any more.
///
/// Not optimized, since an optimizer drops stores to memory that nothing reads again.
@inline(never) @_optimize(none)
private func wipe(_ base: UnsafeMutablePointer<Character>, from start: Int, to end: Int) {
  guard start < end else { return }
  let stride = MemoryLayout<Character>.stride
  UnsafeMutableRawPointer(base + start)
    .initializeMemory(as: UInt64.self, repeating: 0, count: (end - start) * stride / 8)
}
