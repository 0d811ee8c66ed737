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
  static func status(of error: UsageError) -> Int32
  /// What the environment makes of the status of a failure.
  static func failure(_ status: Int32, _ surroundings: Surroundings) -> Int32
  /// The status where there is no terminal to ask on.
  static var noTerminalStatus: Int32 { get }
  /// The status where no answer fits the dialog, and nobody is asked.
  static var noAnswerStatus: Int32 { get }
  /// The status where an answer could not be written in full.
  static var lostAnswerStatus: Int32 { get }
}

extension Personality {
  package static func failure(_ status: Int32, _ surroundings: Surroundings) -> Int32 { status }
}

/// The command line of another program, for which every failure is 255.
package protocol ClassicPersonality: Personality {}

extension ClassicPersonality {
  package static var noTerminalStatus: Int32 { 255 }
  package static var noAnswerStatus: Int32 { 255 }
  package static var lostAnswerStatus: Int32 { 255 }
  package static func status(of error: UsageError) -> Int32 { 255 }
}

/// Every personality, in the order in which they are looked up; the first is the program's own.
package let personalities: [any Personality.Type] = [
  Native.self, Whiptail.self, Cdialog.self, Zenity.self,
]

/// The personality that the program's name or its first argument asks for, and what is left.
package func personality(
  named name: String, _ arguments: [String]
) -> (any Personality.Type, [String]) {
  if let called = personalities.first(where: { $0.names.contains(name) }), called != Native.self {
    return (called, arguments)
  }
  if let first = arguments.first,
    let named = personalities.first(where: { $0.names.contains(first) && $0 != Native.self })
  {
    return (named, Array(arguments.dropFirst()))
  }
  return (Native.self, arguments)
}
