import Glibc
import HeedCore
import Support
import Testing

/// A line of `Tests/differential/NAME.jsonl`; `record.py` beside it says what the keys mean.
struct RecordedCase: Sendable, CustomTestStringConvertible {
  /// The name of the program that was recorded.
  let program: String
  private let line: JSON

  /// The cases of whiptail and of dialog in their order; none where the file cannot be read.
  static let whiptail = all(of: "whiptail")
  static let dialog = all(of: "dialog")

  private static func all(of program: String) -> [RecordedCase] {
    let path = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    let bytes = contents(of: "/\(path)/differential/\(program).jsonl") ?? []
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      (try? JSON.parse(Array(line))).map { RecordedCase(program: program, line: $0) }
    }
  }

  var testDescription: String { text("name") ?? "?" }
  /// Why the real program is not followed.
  var fault: String? { text("fault") }
  var arguments: [[UInt8]] { list("argv") }
  var keys: [[UInt8]] { list("keys") }
  var stdin: [UInt8]? { line["stdin"]?.bytes }
  var holdsInput: Bool { line["hold"] == .bool(true) }
  var hasTerminal: Bool { line["tty"] != .bool(false) }
  var redirects: String? { text("redirects") }
  var columns: Int { number("cols") ?? 80 }
  var rows: Int { number("rows") ?? 24 }
  var status: Int32? { number("status").map(Int32.init) }

  var environment: [String: String?] {
    Dictionary(uniqueKeysWithValues: members("env").map { ($0.key, text(of: $0.value)) })
  }

  /// The files of the working directory, by their names.
  var files: [(name: String, bytes: [UInt8])] {
    members("files").map { ($0.key, $0.value.bytes ?? []) }
  }

  /// Where a descriptor leads.
  func stream(_ number: Int) -> Stream {
    if number == 0, let stdin { return holdsInput ? .pipe : .bytes(stdin) }
    return switch line["fds"]?["\(number)"] {
    case .string("pipe"): .pipe
    case .string("null"): .null
    case .string("closed"): .closed
    case .string: .terminal
    default: number == 2 ? .pipe : .terminal
    }
  }

  /// What is wrong with the bytes of a channel (`out`, `err`, `answer`), if anything is.
  func mismatch(_ channel: String, _ found: [UInt8]) -> String? {
    guard let wanted = line[channel] else { return nil }
    if wanted["some"] != nil { return found.isEmpty ? "\(channel) is empty" : nil }
    guard wanted.bytes != found else { return nil }
    return "\(channel) is \(shown(found)), not \(shown(wanted.bytes ?? []))"
  }

  private func shown(_ bytes: [UInt8]) -> String {
    String(reflecting: String(decoding: bytes, as: UTF8.self))
  }

  private func text(of value: JSON?) -> String? {
    guard case .string(let text)? = value else { return nil }
    return text
  }

  private func text(_ key: String) -> String? { text(of: line[key]) }

  private func number(_ key: String) -> Int? {
    guard case .integer(let number)? = line[key] else { return nil }
    return number
  }

  private func list(_ key: String) -> [[UInt8]] {
    guard case .array(let items)? = line[key] else { return [] }
    return items.compactMap(\.bytes)
  }

  private func members(_ key: String) -> [(key: String, value: JSON)] {
    guard case .object(let members)? = line[key] else { return [] }
    return members
  }
}

/// The bytes of a file; `nil` where there is none.
func contents(of path: String) -> [UInt8]? {
  let file = open(path, O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { return nil }
  defer { close(file) }
  var bytes: [UInt8] = []
  while true {
    let part = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      count = max(0, read(file, buffer.baseAddress, buffer.count))
    }
    if part.isEmpty { return bytes }
    bytes += part
  }
}
