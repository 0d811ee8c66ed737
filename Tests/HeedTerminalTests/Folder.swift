import Glibc
import Support
import Testing

/// A folder for files of a test, removed at the end.
final class Folder {
  let path: String

  init() {
    var template = Array("/tmp/heed-test-XXXXXX".utf8CString)
    mkdtemp(&template)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { _ = run(["rm", "-rf", path]) }

  /// Writes a file and returns its path.
  func write(_ name: String, _ text: String, mode: mode_t = 0o600) -> String {
    let file = "\(path)/\(name)"
    let stream = fopen(file, "w")
    fputs(text, stream)
    fclose(stream)
    chmod(file, mode)
    return file
  }

  func contents(_ name: String) -> String { run(["cat", "\(path)/\(name)"]).out }
}
