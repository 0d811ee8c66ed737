/// What the core can't find out by itself, handed in by the program.
package struct Surroundings: Sendable {
  /// Why a pattern is none, in a few words.
  package struct PatternFailure: Error, Sendable {
    package var reason: String
    package init(reason: String) { self.reason = reason }
  }

  /// A text that was opened.
  package enum OpenText: Sendable {
    case source(TextSource)
    /// Standard input, whose bytes come as events.
    case arriving
  }

  /// Why a text can't be opened.
  package enum TextFailure: Error, Equatable, Sendable {
    /// Standard input is a terminal, from which keys come.
    case isTerminal
    /// `reason` is the system's text for the error.
    case unreadable(reason: String)
  }

  package var environment: @Sendable (String) -> String?
  package var makePattern: @Sendable (String) -> Result<Pattern, PatternFailure>
  /// Opens a file, or standard input where no path is given.
  package var openText: @Sendable (_ path: String?) -> Result<OpenText, TextFailure>

  package init(
    environment: @escaping @Sendable (String) -> String?,
    makePattern: @escaping @Sendable (String) -> Result<Pattern, PatternFailure>,
    openText: @escaping @Sendable (_ path: String?) -> Result<OpenText, TextFailure> = { _ in
      .failure(.isTerminal)
    }
  ) {
    self.environment = environment
    self.makePattern = makePattern
    self.openText = openText
  }
}
