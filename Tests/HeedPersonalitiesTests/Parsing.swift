import HeedCore
import HeedPersonalities

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

/// Reads a native command line that asks for a dialog.
func request(
  _ words: [String], environment: [String: String] = [:]
) throws(UsageError) -> Request? {
  guard case .show(let request) = try Native.parse(words, surroundings(environment)) else {
    return nil
  }
  return request
}
