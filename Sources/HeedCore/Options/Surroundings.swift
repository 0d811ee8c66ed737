/// What the core can't find out by itself, handed in by the program.
package struct Surroundings: Sendable {
  /// Why something can't be had, in a few words.
  package struct Failure: Error, Sendable {
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
  package var makePattern: @Sendable (String) -> Result<Pattern, Failure>

  /// The bytes of a file, or of standard input where no path is given, or the system's reason why
  /// there are none.
  package var readFile: @Sendable (_ path: String?) -> Result<[UInt8], Failure>
  /// Whether standard input is a terminal, so that nothing is to be read there.
  package var inputIsTerminal: @Sendable () -> Bool

  /// Opens a file, or standard input where no path is given.
  package var openText: @Sendable (_ path: String?) -> Result<OpenText, TextFailure>
  package var files: FileSystem

  /// The size of the terminal; `nil` where there is none.
  package var screenSize: @Sendable () -> Size? = { nil }
  /// The day and the time of it where the program runs.
  package var now: @Sendable () -> CivilMoment
  /// What the user's locale calls days and months; asked for only where that is told.
  package var dateNames: @Sendable () -> CivilNames = { .c }

  package init(
    environment: @escaping @Sendable (String) -> String?,
    readFile: @escaping @Sendable (_ path: String?) -> Result<[UInt8], Failure>,
    inputIsTerminal: @escaping @Sendable () -> Bool,
    makePattern: @escaping @Sendable (String) -> Result<Pattern, Failure>,
    openText: @escaping @Sendable (_ path: String?) -> Result<OpenText, TextFailure>,
    now: @escaping @Sendable () -> CivilMoment,
    files: FileSystem = .none
  ) {
    self.environment = environment
    self.readFile = readFile
    self.inputIsTerminal = inputIsTerminal
    self.makePattern = makePattern
    self.openText = openText
    self.now = now
    self.files = files
  }

  /// A format of which names are those of the user's locale.
  package func format(_ source: String) -> CivilFormat {
    CivilFormat(source, names: CivilFormat.dependsOnNames(source) ? dateNames() : .c)
  }
}
