/// What the core can't find out by itself, handed in by the program.
package struct Surroundings: Sendable {
  /// Why a pattern is none, in a few words.
  package struct PatternFailure: Error, Sendable {
    package var reason: String
    package init(reason: String) { self.reason = reason }
  }

  package var environment: @Sendable (String) -> String?
  package var makePattern: @Sendable (String) -> Result<Pattern, PatternFailure>

  /// Whether standard input is a terminal, so that nothing is to be read there.
  package var inputIsTerminal: @Sendable () -> Bool

  package init(
    environment: @escaping @Sendable (String) -> String?,
    inputIsTerminal: @escaping @Sendable () -> Bool,
    makePattern: @escaping @Sendable (String) -> Result<Pattern, PatternFailure>
  ) {
    self.environment = environment
    self.inputIsTerminal = inputIsTerminal
    self.makePattern = makePattern
  }
}
