import Glibc
import HeedManual
import HeedPersonalities
import Testing

/// The committed manual pages and completions.
@Suite struct GeneratedFilesTests {
  /// The package's root, two directories above this file's.
  private static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/")

  @Test func `what is generated is current`() {
    let files = generatedFiles(Native.program, date: Native.manualDate)
    let stale = files.filter { Self.contents(of: $0.path) != Array($0.contents.utf8) }
    #expect(stale.map(\.path) == [], "not current: \(stale.map(\.path)); repair: make generate")
  }

  @Test func `nothing is left that is no longer generated`() {
    let made = Set(generatedFiles(Native.program, date: Native.manualDate).map(\.path))
    let committed = ["man", "completions"].flatMap { folder in
      Self.names(in: folder).map { "\(folder)/\($0)" }
    }
    #expect(committed.filter { !made.contains($0) } == [], "remove them")
  }

  private static func contents(of path: String) -> [UInt8]? {
    guard let file = fopen("\(root)/\(path)", "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return bytes
  }

  private static func names(in folder: String) -> [String] {
    guard let directory = opendir("\(root)/\(folder)") else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }
}
