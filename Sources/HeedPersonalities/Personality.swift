package import HeedCore

/// A command line that the program can speak.
package protocol Personality: Sendable {
  /// The names of `argv[0]` that choose this personality.
  static var names: [String] { get }
  /// Reads a command line, without the program's name, into what it asks for.
  static func parse(
    _ arguments: [String], _ surroundings: Surroundings
  ) throws(UsageError) -> Invocation
  /// The status of a mistake in the command line.
  static var usageStatus: Int32 { get }
  /// The status of one mistake, where not all of them have the same.
  static func status(of error: UsageError) -> Int32
  /// The status where there is no terminal to ask on.
  static var noTerminalStatus: Int32 { get }
  /// The status where an answer could not be written in full.
  static var lostAnswerStatus: Int32 { get }
}

extension Personality {
  package static func status(of error: UsageError) -> Int32 { usageStatus }
}

/// Every personality, in the order in which they are looked up; the first is the program's own.
package let personalities: [any Personality.Type] = [Native.self]

/// The personality that the program's name asks for.
package func personality(named name: String) -> any Personality.Type {
  personalities.first { $0.names.contains(name) } ?? Native.self
}
