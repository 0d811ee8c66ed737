import Glibc
import HeedManual
import HeedPersonalities

/// Writes the manual pages and completions, or with `--check` says which are not current.
@main
enum Generate {
  static func main() {
    let isCheck = CommandLine.arguments.dropFirst().first == "--check"
    var stale: [String] = []
    for file in generatedFiles(Native.program, date: Native.manualDate)
    where contents(of: file.path) != Array(file.contents.utf8) {
      stale.append(file.path)
      if !isCheck { write(file.contents, to: file.path) }
    }
    for path in stale { print(isCheck ? "not current: \(path)" : "wrote \(path)") }
    if isCheck, !stale.isEmpty {
      print("repair: swift run generate")
      exit(1)
    }
  }

  private static func contents(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return bytes
  }

  private static func write(_ text: String, to path: String) {
    let folder = String(path.prefix { $0 != "/" })
    mkdir(folder, 0o777)
    guard let file = fopen(path, "w"), fputs(text, file) >= 0, fclose(file) == 0 else {
      print("can't write \(path): \(String(cString: strerror(errno)))")
      exit(1)
    }
  }
}
