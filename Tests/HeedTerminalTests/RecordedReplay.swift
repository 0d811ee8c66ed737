import Glibc
import HeedCore
import Support
import Testing

/// A case of the real program, played to the one under test.
struct RecordedReplay {
  private let session: Session
  private let played: RecordedCase
  private let directory: ScratchDirectory

  init(_ played: RecordedCase) {
    self.played = played
    directory = ScratchDirectory(played.files)
    let (argv, program) = Self.command(played)
    session = Session(
      argv, program: program, columns: played.columns, rows: played.rows,
      environment: played.environment, stdin: played.stream(0), stdout: played.stream(1),
      stderr: played.stream(2), hasTerminal: played.hasTerminal, directory: directory.path)
  }

  /// Types the keys; returns what came out otherwise than with the real program.
  func differences() -> [String] {
    if played.holdsInput { session.feed(played.stdin ?? []) }
    for (index, group) in played.keys.enumerated() {
      waitUntilStill(isFirst: index == 0)
      session.send(group)
    }
    if played.holdsInput {
      waitUntilStill(isFirst: false)
      session.closeInput()
    }
    let ending = session.end(timeout: .seconds(3))
    return [
      ending.code == played.status
        ? nil : "status is \(ending.code), not \(played.status.map { "\($0)" } ?? "?")",
      played.mismatch("out", ending.outBytes), played.mismatch("err", ending.errBytes),
      played.mismatch("answer", directory.answer),
    ].compactMap(\.self)
  }

  /// Waits until the program has drawn and sleeps: keys before that would be lost.
  private func waitUntilStill(isFirst: Bool) {
    let deadline = ContinuousClock.now + .seconds(5)
    // A case may hide the screen: then it is long enough that nothing comes.
    let blind = ContinuousClock.now + .milliseconds(300)
    while ContinuousClock.now < deadline {
      session.settle(.milliseconds(20))
      let hasShown = !session.raw.isEmpty || !session.out.isEmpty || !session.err.isEmpty
      let isReady = hasShown || !isFirst || ContinuousClock.now > blind
      if isReady, isWaiting { return }
    }
  }

  /// Whether the program waits for something, or has ended.
  private var isWaiting: Bool {
    guard let line = contents(of: "/proc/\(session.pid)/stat") else { return true }
    let name = line.lastIndex(of: UInt8(ascii: ")")) ?? 0
    return line.dropFirst(name + 2).first != UInt8(ascii: "R")
  }

  /// The program by the name of the recorded one; by bash where the case wants redirections or odd bytes.
  private static func command(_ played: RecordedCase) -> (argv: [String], program: String) {
    let texts = played.arguments.compactMap { String(validating: $0, as: UTF8.self) }
    if played.redirects == nil, texts.count == played.arguments.count {
      return ([played.program] + texts, heed)
    }
    let words = ([Array(heed.utf8)] + played.arguments).map(word).joined(separator: " ")
    return (["bash", "-c", "exec -a \(played.program) \(words) \(played.redirects ?? "")"], "bash")
  }

  /// A word of bash, whatever its bytes.
  private static func word(_ bytes: [UInt8]) -> String {
    "$'" + bytes.map { "\\x" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "'"
  }
}

/// A directory that is gone after its use.
private final class ScratchDirectory {
  let path: String
  private let names: [String]

  init(_ files: [(name: String, bytes: [UInt8])]) {
    var name = Array("/tmp/heed-recorded-XXXXXX".utf8CString)
    precondition(mkdtemp(&name) != nil, "no directory to be had")
    path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    names = files.map(\.name) + ["answer"]
    for file in files {
      let descriptor = open("\(path)/\(file.name)", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
      precondition(write(descriptor, file.bytes, file.bytes.count) == file.bytes.count)
      close(descriptor)
    }
  }

  deinit {
    for name in names { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  /// The bytes of the file `answer`.
  var answer: [UInt8] { contents(of: "\(path)/answer") ?? [] }
}
