import Glibc
import Testing

@testable import HeedCore

@Suite struct SecretTests {
  /// A grapheme that nothing else in the process is likely to hold.
  private static let mark = "\u{1D7D8}\u{1D7D9}\u{1D7DA}"

  @Test func `it holds what an array would`() {
    var random = Repeatable(seed: 7)
    var secret = Secret("start")
    var model = Array("start")
    for round in 0..<500 {
      let bounds = (0..<2).map { _ in Int.random(in: 0...model.count, using: &random) }.sorted()
      let text = Array("ab界é").shuffled(using: &random).prefix(round % 5)
      let copy = secret
      let before = model
      secret.replaceSubrange(bounds[0]..<bounds[1], with: Secret(Array(text)))
      model.replaceSubrange(bounds[0]..<bounds[1], with: text)
      #expect(secret[0..<secret.count] == model)
      #expect(secret.text == String(model))
      if round % 2 == 0 { #expect(copy[0..<copy.count] == before) }
    }
    #expect(Secret().isEmpty && Secret().last == nil)
  }

  @Test func `what is removed leaves no bytes behind`() {
    var secret = Secret(String(repeating: Self.mark, count: 20))
    secret.replaceSubrange(1..<59, with: Secret())
    #expect(secret.count == 2)
    #expect(secret.bytes[32...].allSatisfy { $0 == 0 })
    #expect(secret.bytes[..<32].contains { $0 != 0 })
  }

  @Test func `memory is overwritten when its last owner lets go`() throws {
    var owners = [Secret(String(repeating: Self.mark, count: 20))]
    owners.append(owners[0])
    let memory = owners[0].bytes
    let before = try Memory.read(memory)
    owners.removeFirst()
    #expect(try Memory.read(memory) == before)
    owners.removeFirst()
    try expectWiped(memory, before)
  }

  @Test func `memory that is outgrown is overwritten`() throws {
    var secret = Secret(String(repeating: Self.mark, count: 20))
    let memory = secret.bytes
    let before = try Memory.read(memory)
    secret.replaceSubrange(0..<0, with: Secret(String(repeating: "x", count: 500)))
    #expect(secret.bytes.baseAddress != memory.baseAddress)
    try expectWiped(memory, before)
  }

  @Test func `memory is overwritten behind a line editor`() throws {
    var editor: LineEditor? = LineEditor(String(repeating: Self.mark, count: 20), isSecret: true)
    let memory = try #require(editor?.graphemes.bytes)
    let before = try Memory.read(memory)
    editor = nil
    try expectWiped(memory, before)
  }

  /// The allocator may write to the memory again, so that few bytes need not be zero.
  private func expectWiped(_ memory: UnsafeRawBufferPointer, _ before: [UInt8]) throws {
    let after = try Memory.read(memory)
    let left = zip(before, after).count { $0 != 0 && $0 == $1 }
    let all = before.count { $0 != 0 }
    #expect(all > 200 && left < all / 20, "\(left) of \(all) bytes are left")
  }
}

/// Reads memory that no value lives in any more, by way of the kernel.
private enum Memory {
  struct Unreadable: Error {}

  static func read(_ memory: UnsafeRawBufferPointer) throws -> [UInt8] {
    let file = open("/proc/self/mem", O_RDONLY)
    guard file >= 0 else { throw Unreadable() }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: memory.count)
    let count = pread(file, &bytes, bytes.count, Int(bitPattern: memory.baseAddress))
    guard count == bytes.count else { throw Unreadable() }
    return bytes
  }
}
