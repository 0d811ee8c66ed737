/// What the core can't find out by itself, handed in by the program.
package struct Surroundings: Sendable {
  /// Why a pattern is none, in a few words.
  package struct PatternFailure: Error, Sendable {
    package var reason: String
    package init(reason: String) { self.reason = reason }
  }

  package var environment: @Sendable (String) -> String?
  package var makePattern: @Sendable (String) -> Result<Pattern, PatternFailure>

  package init(
    environment: @escaping @Sendable (String) -> String?,
    makePattern: @escaping @Sendable (String) -> Result<Pattern, PatternFailure>
  ) {
    self.environment = environment
    self.makePattern = makePattern
  }
}
