/// A mistake in a command line, with what its reader needs to mend it.
package enum UsageError: Error, Equatable, Sendable {
  case noKind
  case unknownKind(String, nearest: String?)
  case unknownOption(String, kind: String, nearest: String?)
  /// Text with blanks that begins with a dash is most likely no option.
  case textLikeOption(String)
  case missingValue(option: String, placeholder: String)
  case unexpectedValue(option: String, value: String)
  case badValue(option: String, value: String, wanted: String)
  case surplus(String, kind: String, taken: String = "TITLE and MESSAGE; quote text with blanks")
  /// An option that describes a button or field, with none before it.
  case describesNothing(option: String, subjects: [Subject])
  /// An option that describes a button or field, after something else.
  case describesOther(option: String, subjects: [Subject], after: String)
  case secondCancel(first: String, second: String)
  case noSuchButton(option: String, name: String, labels: [String])
  case ambiguousButton(option: String, name: String)
  case notInSheet(option: String, remedy: String)
  /// An option of other kinds that has no meaning in this one.
  case badKindOption(option: String, remedy: String)
  case statusTooHigh(button: String)
  case badPattern(String, reason: String)
  case repeatedField(String)
  case noSuchTwin(field: String, twin: String)
  case emptyBounds(option: String, value: String)
  case noShellName(String)
  case noWayOut(kind: String)
  case closedDescriptor(Int)
  case closedInput(Int)
  /// A file that an option names and that can't be written to.
  case unwritable(option: String, path: String, reason: String)
  case closedEvents(Int, isTerminal: Bool)
  case badControl(General.Channel, ControlProblem)
  case unclosedQuote(Character)
  /// A word where only options may stand.
  case noOption(String)
  case repeatedID(String)
  case noItems
  /// A table without rows.
  case noRows
  /// A form in which nothing is to be filled in.
  case noFields
  /// A choice without anything to choose from.
  case noOptions(field: String)
  /// A progress whose standard input is a terminal.
  case noNumbers
  /// Tasks whose standard input is a terminal.
  case noStates
  /// No box option on a classic command line.
  case noBox(boxes: [String])
  case twoBoxes(first: String, second: String)
  case missingWord(String, of: String)
  case badWord(String, name: String, of: String)
  case noSuchItem(String)
  /// A view without a file whose standard input is a terminal.
  case noText
  /// A log without a command whose standard input is a terminal.
  case noLog
  /// A file that can't be read; a path of `nil` is standard input.
  case unreadable(path: String?, reason: String)
  /// A variable of the environment that has another value than those it may have.
  case badVariable(name: String, value: String, wanted: String)
  /// A mistake in the options of the environment.
  indirect case inEnvironment(name: String, UsageError)
  /// A mistake in a description that was read from a file, or from standard input.
  indirect case inFile(String, UsageError)
  /// A mistake whose own words do not say where it is.
  indirect case at(place: String, UsageError)
  /// A mistake that only descriptions can have.
  case spec(SpecMistake)
  /// A mistake in a command line of another personality, which has its own status for it.
  indirect case ofOther(status: Int32, UsageError)

  /// The exit status of the native command line.
  package static let status: Int32 = 64
  /// The exit status of this mistake there: what is well spelled but can't be had is 65.
  package var nativeStatus: Int32 {
    switch self {
    case .unreadable, .inFile: 65
    case .ofOther(let status, _): status
    case .at(_, let error): error.nativeStatus
    default: Self.status
    }
  }
}

/// Why no messages can come by a control channel.
package enum ControlProblem: Error, Equatable, Sendable {
  /// The descriptor is not open for reading.
  case notOpen
  case isTerminal
  /// The path is that of something else.
  case notFIFO
  /// It is standard input, which the dialog reads itself.
  case isRead
  /// It can't be opened; `reason` is the system's text for the error.
  case unreadable(reason: String)
}

/// What an option can describe: the thing that the option before it opened.
package enum Subject: String, Sendable {
  case button, field, item
  /// One of what a field lets choose from.
  case option
  /// A heading or a remark, which nothing describes.
  case remark
  case task
  /// A line among items, which nothing describes.
  case heading
  /// A column and a row of a table.
  case column, row
}

extension UsageError {
  /// The option whose use is the mistake, and its value, where the mistake knows them.
  package var culprit: (option: String, value: String?)? {
    switch self {
    case .badValue(let option, let value, _), .emptyBounds(let option, let value),
      .noSuchButton(let option, let value, _), .ambiguousButton(let option, let value):
      (option, value)
    case .missingValue(let option, _), .describesNothing(let option, _),
      .describesOther(let option, _, _), .notInSheet(let option, _),
      .badKindOption(let option, _), .unknownOption(let option, _, _):
      (option, nil)
    case .badPattern(let source, _): ("--pattern", source)
    case .noSuchTwin(_, let twin): ("--same-as", twin)
    case .noSuchItem(let value): ("--default", value)
    case .repeatedID(let id): ("--id", id)
    case .repeatedField(let name): ("--field", name)
    case .noShellName: ("--output", "shell")
    case .unreadable(let path?, _): ("--file", path)
    default: nil
    }
  }
}
