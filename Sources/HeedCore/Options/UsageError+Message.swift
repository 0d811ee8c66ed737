extension UsageError {
  /// One line: what is wrong, where, and what would be right.
  package var message: String {
    switch self {
    case .noKind: "no dialog asked for; name one, as in 'heed alert \"Title\"' (see 'heed --help')"
    case .unknownKind(let word, let nearest):
      "unknown command \(quoted(word))\(suggestion(nearest)) (see 'heed --help')"
    case .unknownOption(let option, let kind, let nearest):
      "unknown option \(quoted(option)) for \(kind)\(suggestion(nearest))"
    case .textLikeOption(let text):
      "\(quoted(text)) looks like an option; put '--' before text that begins with a dash"
    case .missingValue(let option, let placeholder):
      "\(option) needs a value, as in '\(option) \(placeholder)'"
    case .unexpectedValue(let option, let value):
      "\(option) takes no value, but got \(quoted(value))"
    case .badValue(let option, let value, let wanted):
      "\(option) got \(quoted(value)); it takes \(wanted)"
    case .surplus(let word, let kind, let taken):
      "unexpected word \(quoted(word)): \(kind) takes \(taken)"
    case .badVariable(let name, let value, let wanted):
      "\(name) in the environment is \(quoted(value)); it takes \(wanted)"
    case .inEnvironment(let name, let error): "in \(name): \(error.message)"
    case .inFile(let name, let error): "\(shown(name)): \(error.message)"
    case .at(let place, let error): "\(shown(place)): \(error.message)"
    case .spec(let mistake): mistake.message
    case .ofOther(_, let error): error.message
    default: detail
    }
  }

  /// The line for a mistake in what was asked for, rather than in how it was spelled.
  private var detail: String {
    switch self {
    case .describesNothing(let option, let subjects):
      "\(option) describes \(names(subjects)), but none stands before it; "
        + "put it after \(openers(subjects))"
    case .describesOther(let option, let subjects, let before):
      "\(option) describes \(names(subjects)), but stands after \(shown(before)); "
        + "put it right after \(openers(subjects))"
    case .secondCancel(let first, let second):
      "two cancel buttons, \(quoted(first)) and \(quoted(second)); a dialog has at most one: "
        + "make one of them --button"
    case .noSuchButton(let option, let name, let labels):
      "\(option) \(quoted(name)) names no button; "
        + (labels.isEmpty
          ? "give the button first" : "there is \(labels.map(quoted).joined(separator: ", "))")
    case .ambiguousButton(let option, let name):
      "\(option) \(quoted(name)) names several buttons; give them an --id and name that"
    case .notInSheet(let option, let remedy): "\(option) has no place in a sheet; \(remedy)"
    case .badKindOption(let option, let remedy): "\(option) has no place here: \(remedy)"
    case .statusTooHigh(let button):
      "button \(quoted(button)) would have status 64, which means a usage error; "
        + "give buttons a status of 0 to 63 with --exit"
    default: fieldDetail
    }
  }

  private var fieldDetail: String {
    switch self {
    case .badPattern(let pattern, let reason):
      "--pattern \(quoted(pattern)) is no regular expression (\(reason)); "
        + "it takes one as 'grep -E' does"
    case .repeatedField(let name): "two fields are named \(quoted(name)); give each its own name"
    case .noSuchTwin(let field, let twin):
      "--same-as \(quoted(twin)) of field \(quoted(field)) names no other field given before it"
    case .emptyBounds(let option, let value):
      "\(option) \(quoted(value)) allows nothing; the least must not be above the greatest"
    case .noShellName(let name):
      "field \(quoted(name)) can't be a shell variable; "
        + "with --output shell names are letters, digits and _, not beginning with a digit"
    case .noWayOut(let kind):
      "\(kind) has no button that can be pressed; leave one enabled or give a --timeout"
    case .closedDescriptor(1):
      "standard output is closed, so the answer would be lost; redirect it, as in '>file'"
    case .closedDescriptor(let number):
      "--output-fd \(number) is not open for writing; redirect it, as in '\(number)>file'"
    case .closedInput(let number):
      "--input-fd \(number) is not open for reading; redirect it, as in '\(number)<file'"
    case .unwritable(let option, let path, let reason):
      "\(option) \(quoted(path)) can't be written: \(reason)"
    case .closedEvents(let number, let isTerminal):
      "--events \(number) is \(isTerminal ? "a terminal" : "not open for writing"); "
        + "redirect it, as in '\(number)>file'"
    case .badControl(let channel, let problem):
      "--control \(channel.name) \(problem.message(of: channel))"
    case .noNumbers:
      "nothing to follow, as standard input is the terminal; pipe numbers and messages in, "
        + "as in 'work | heed progress'"
    case .noStates:
      "nothing to follow, as standard input is the terminal; pipe states in, "
        + "as in 'echo build: running | heed tasks'"
    case .noRows: "no rows to choose from; give them by --row or on standard input"
    case .noItems: "no items to choose from; give them by --item or on standard input"
    case .noFields: "nothing to fill in; give fields, as by --field NAME or --toggle NAME"
    case .noOptions(let name):
      "field \(quoted(name)) has nothing to choose from; add --option VALUE"
    case .noSuchItem(let value): "--default \(quoted(value)) names no item; it takes a value of one"
    case .noOption(let word): "\(quoted(word)) is no option; only options may stand there"
    case .repeatedID(let id): "two buttons have the --id \(quoted(id)); give each its own"
    case .unclosedQuote(let quote): "a quote \(quote) is not closed"
    case .noText:
      "no text to view, as standard input is the terminal; "
        + "name a file with --file FILE or pipe text in, as in 'ls | heed view'"
    case .noLog:
      "nothing to show, as standard input is the terminal; "
        + "name a command, as in 'heed log -- make', or pipe text in"
    case .unreadable(let path, let reason):
      "\(path.map(quoted) ?? "standard input") can't be read: \(reason)"
    default: boxDetail
    }
  }

  private var boxDetail: String {
    switch self {
    case .noBox(let boxes): "no box asked for; name one of \(boxes.joined(separator: " "))"
    case .twoBoxes(let first, let second): "two boxes, \(first) and \(second); ask for one"
    case .missingWord(let word, let box): "\(word) is missing in '\(box)'"
    case .badWord(let word, let name, let box):
      "\(box) got \(quoted(word)) for \(name); it takes a whole number"
        + (["HEIGHT", "WIDTH"].contains { name.hasSuffix($0) } ? ", 0 for automatic" : "")
    default: ""
    }
  }

  private func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }

  private func names(_ subjects: [Subject]) -> String {
    let list = subjects.map(\.rawValue).joined(separator: " or ")
    return list.first.map { "aeiou".contains($0) } == true ? "an \(list)" : "a \(list)"
  }

  private func openers(_ subjects: [Subject]) -> String {
    subjects.map { subject in
      switch subject {
      case .button: "'--button LABEL'"
      case .field: "'--field NAME'"
      case .item: "'--item VALUE'"
      case .heading: "'--heading TEXT'"
      case .option: "'--option VALUE'"
      case .remark: "'--section TEXT'"
      case .task: "'--task NAME'"
      case .column: "'--column TITLE'"
      case .row: "'--row CELLS'"
      }
    }.joined(separator: " or ")
  }

  /// Text of the command line, safe to print on a line and no longer than that line bears.
  private func shown(_ text: String) -> String { truncate(DisplayText.line(text), columns: 60) }
  private func quoted(_ text: String) -> String { "'\(shown(text))'" }
}

extension ControlProblem {
  /// What follows the name of the channel.
  fileprivate func message(of channel: General.Channel) -> String {
    switch self {
    case .notOpen: "is not open for reading; open it, as in '\(channel.name)<>fifo'"
    case .isTerminal: "is a terminal, from which keys come; name a pipe or a FIFO"
    case .notFIFO:
      "is no FIFO; make one with 'mkfifo', or name an open descriptor"
    case .isRead: "is standard input, which this dialog reads itself; name another descriptor"
    case .unreadable(let reason): "can't be opened: \(reason); make a FIFO with 'mkfifo'"
    }
  }
}
