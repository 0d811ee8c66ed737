import Glibc
package import HeedCore

/// A file of recorded answers, read and perhaps marked by one dialog after the other.
package enum AnswerFile {
  /// The answers of a file; one that everybody may write to is refused, for it answers for us.
  package static func read(_ path: String) throws(NoAnswer) -> AnswerBook {
    try book(bytes(of: path), path)
  }

  fileprivate static func bytes(of path: String) throws(NoAnswer) -> [UInt8] {
    switch contents(of: path, isTrusted: true) {
    case .success(let bytes): return bytes
    case .failure(let failure): throw .badFile(path: path, reason: failure.reason)
    }
  }

  fileprivate static func book(_ bytes: [UInt8], _ path: String) throws(NoAnswer) -> AnswerBook {
    do throws(AnswerFileError) {
      return try AnswerBook(bytes)
    } catch { throw .badFile(path: path, reason: error.message) }
  }

  /// Gives the next unused answer of a book to a dialog, and marks it as used for those that follow.
  ///
  /// `state` is the path of the marks, a byte an answer.
  package static func nextAnswer(
    of book: AnswerBook, to identity: Identity, state: String
  ) throws(NoAnswer) -> AnswerBook.Entry? {
    let descriptor = open(path(state), O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw .badFile(path: state, reason: reason(errno)) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    var marks = [UInt8](repeating: 0, count: book.entries.count)
    _ = pread(descriptor, &marks, marks.count, 0)
    var used = marks.map { $0 == mark }
    let answer = try book.nextAnswer(to: identity, used: &used)
    let written = used.map { $0 ? mark : unused }
    guard pwrite(descriptor, written, written.count, 0) == written.count else {
      throw .badFile(path: state, reason: reason(errno))
    }
    return answer
  }

  private static let mark = UInt8(ascii: "x")
  fileprivate static let unused = UInt8(ascii: ".")
}

/// A file to which answers are appended, one line each.
package struct AnswerRecord: ~Copyable {
  private let descriptor: Int32
  private let path: String

  /// Opens it, or makes one that only its owner can read.
  package init(_ name: String) throws(NoAnswer) {
    // Without O_NONBLOCK a named pipe would wait for its reader.
    let opened = open(
      HeedTerminal.path(name), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOCTTY | O_NONBLOCK,
      0o600)
    guard opened >= 0 else { throw .noRecord(path: name, reason: reason(errno)) }
    if let reason = Self.refusal(of: opened) {
      close(opened)
      throw .noRecord(path: name, reason: reason)
    }
    (descriptor, path) = (opened, name)
  }

  deinit { close(descriptor) }

  /// Why what was opened is no place for answers.
  private static func refusal(of descriptor: Int32) -> String? {
    var state = stat()
    guard fstat(descriptor, &state) == 0 else { return reason(errno) }
    switch state.st_mode & S_IFMT {
    case S_IFREG where state.st_mode & S_IWOTH != 0:
      return openToAll
    case S_IFREG, S_IFCHR: return nil
    default: return "it is no file"
    }
  }

  package func append(_ line: AnswerLine) throws(NoAnswer) {
    // In one piece, so that programs that record at once keep their lines apart.
    let text = (endsInLine ? "" : "\n") + line.json.text + "\n"
    guard writeAll(Array(text.utf8), to: descriptor) else {
      throw .noRecord(path: path, reason: reason(errno))
    }
  }
}

extension AnswerRecord {
  /// Whether what comes next begins a line.
  private var endsInLine: Bool {
    var state = stat()
    var last: UInt8 = 0x0A
    if fstat(descriptor, &state) == 0, state.st_size > 0 {
      _ = pread(descriptor, &last, 1, state.st_size - 1)
    }
    return last == 0x0A
  }
}

/// A copy of a file of answers for one run of a command, and the marks of those that were used.
package struct Replay: ~Copyable {
  private let folder: String
  package let book: AnswerBook
  /// The paths of the answers and of the marks.
  package var answers: String { folder + Self.answersName }
  package var state: String { folder + Self.stateName }

  package init(_ file: String) throws(NoAnswer) {
    let bytes = try AnswerFile.bytes(of: file)
    let book = try AnswerFile.book(bytes, file)
    let folder = try Self.makeFolder()
    do throws(NoAnswer) {
      try Self.make(folder + Self.answersName, bytes)
      try Self.make(
        folder + Self.stateName,
        [UInt8](repeating: AnswerFile.unused, count: book.entries.count))
    } catch {
      Self.remove(folder)
      throw error
    }
    (self.book, self.folder) = (book, folder)
  }

  deinit { Self.remove(folder) }

  private static let answersName = "/answers"
  private static let stateName = "/used"

  private static func remove(_ folder: String) {
    for file in [folder + answersName, folder + stateName] { unlink(path(file)) }
    rmdir(path(folder))
  }

  private static func makeFolder() throws(NoAnswer) -> String {
    let parent = environmentValue(of: "TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var template = path(parent + "/heed-replay-XXXXXX")
    guard mkdtemp(&template) != nil else { throw .badFile(path: parent, reason: reason(errno)) }
    return ByteText.decode(template.dropLast().map { UInt8(bitPattern: $0) })
  }

  /// The answers that no dialog took.
  package var leftOver: [AnswerBook.Entry] {
    guard case .success(let marks) = contents(of: state) else { return [] }
    return zip(book.entries, marks).filter { $0.1 == AnswerFile.unused }.map(\.0)
  }

  private static func make(_ name: String, _ bytes: [UInt8]) throws(NoAnswer) {
    let descriptor = open(path(name), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .badFile(path: name, reason: reason(errno)) }
    defer { close(descriptor) }
    guard writeAll(bytes, to: descriptor) else {
      throw .badFile(path: name, reason: reason(errno))
    }
  }
}
