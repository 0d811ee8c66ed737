import HeedCore
import HeedPersonalities
import Testing

/// Surroundings without a libc: every pattern is taken as the text that it matches, but `[`.
func surroundings(_ environment: [String: String] = [:]) -> Surroundings {
  Surroundings(
    environment: { environment[$0] },
    readFile: { _ in .failure(.init(reason: "no files here")) },
    inputIsTerminal: { true },
    makePattern: { source in
      source == "["
        ? .failure(.init(reason: "unmatched bracket"))
        : .success(Pattern(source: source) { $0 == source })
    },
    openText: { _ in .failure(.isTerminal) },
    now: {
      CivilMoment(CivilDate("2024-03-14") ?? .first, CivilTime("15:09:26") ?? .midnight)
    })
}

/// The same with files, of which `-` is standard input; each can be viewed too.
func surroundings(
  files: [String: String], environment: [String: String] = [:]
) -> Surroundings {
  var surroundings = surroundings(environment)
  surroundings.readFile = { path in
    files[path ?? "-"].map { .success(ByteText.encode($0)) }
      ?? .failure(.init(reason: "No such file or directory"))
  }
  surroundings.openText = { path in
    guard let path else { return .failure(.isTerminal) }
    return files[path].map { .success(.source(TextSource(bytes: ByteText.encode($0)))) }
      ?? .failure(.unreadable(reason: "No such file or directory"))
  }
  return surroundings
}

/// Reads a native command line that prints something.
func text(_ words: [String], files: [String: String] = [:]) throws -> String {
  let invocation = try Native.parse(words, surroundings(files: files))
  guard case .text(let text) = invocation else {
    Issue.record("\(words) comes down to \(invocation)")
    return ""
  }
  return text
}

/// Reads a native command line that asks for a dialog.
func request(
  _ words: [String], environment: [String: String] = [:]
) throws(UsageError) -> Request? {
  guard case .show(let request) = try Native.parse(words, surroundings(environment)) else {
    return nil
  }
  return request
}
