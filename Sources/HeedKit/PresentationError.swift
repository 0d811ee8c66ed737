import HeedCore
import HeedTerminal

/// Why a dialog was not presented: nothing was drawn and nothing read.
public enum PresentationError: Error, Hashable, Sendable {
  // MARK: What the program has to put right; UIKit raises an exception for most of it.

  /// There can be one action that Escape stands for; these are their ids.
  case twoCancelActions(first: String, second: String)
  /// Two actions have the same id, which is the title where none was given.
  case repeatedAction(id: String)
  /// An action sheet can't have text fields.
  case textFieldInActionSheet
  /// An action sheet can't have a preferred action.
  case preferredActionInActionSheet(id: String)
  /// The preferred action is none of the actions that were added.
  case preferredActionNotAdded(id: String)
  /// The action for the end of the time is none of the actions that were added.
  case timeoutActionNotAdded(id: String)
  /// An alert has neither an enabled action nor a timeout, so nothing could end it.
  case noWayOut
  /// Two text fields have the same id.
  case repeatedTextField(id: String)
  /// A pattern is no POSIX extended regular expression; `reason` is the system's.
  case badPattern(String, reason: String)

  // MARK: What the terminal is to blame for.

  /// There is no terminal to ask on, or it can't be had from the background.
  case noTerminal(detail: String)
  /// The terminal can't be opened; `reason` is the system's.
  case cannotOpen(path: String, reason: String)
  /// The path is not that of a terminal.
  case notATerminal(path: String)
  /// The terminal's type, from `TERM` and empty where that isn't set, has no cursor to move.
  case dumbTerminal(type: String)
  /// Another dialog has the terminal and ``Screen/waitsIfBusy`` is false.
  case busy
}

extension PresentationError: CustomStringConvertible {
  /// One line: what is wrong, and what would be right.
  public var description: String {
    switch self {
    case .twoCancelActions(let first, let second):
      "\(Self.quoted(first)) and \(Self.quoted(second)) are both cancel actions; there can be one"
    case .repeatedAction(let id):
      "two actions are called \(Self.quoted(id)); give each an id of its own"
    case .textFieldInActionSheet:
      "an action sheet can't have text fields; use the style .alert"
    case .preferredActionInActionSheet(let id):
      "an action sheet can't prefer \(Self.quoted(id)) or any action; use the style .alert"
    case .preferredActionNotAdded(let id):
      "the preferred action \(Self.quoted(id)) is none of the alert's; add it first"
    case .timeoutActionNotAdded(let id):
      "the timeout's action \(Self.quoted(id)) is none of the alert's; add it first"
    case .noWayOut:
      "no action of this alert is enabled, so it could not be left; enable one or set a timeout"
    case .repeatedTextField(let id):
      "two text fields are called \(Self.quoted(id)); give each an id of its own"
    case .badPattern(let pattern, let reason):
      "the pattern \(Self.quoted(pattern)) is no extended regular expression: \(reason)"
    case .noTerminal(let detail):
      "no terminal to ask on (\(detail)); run the program in one, or name one by its path"
    case .cannotOpen(let path, let reason): "\(Self.quoted(path)) can't be opened (\(reason))"
    case .notATerminal(let path): "\(Self.quoted(path)) is no terminal"
    case .dumbTerminal(let type):
      type.isEmpty
        ? "TERM is not set, so the terminal can't be drawn on"
        : "a terminal of type \(Self.quoted(type)) can't be drawn on"
    case .busy: "another dialog has the terminal"
    }
  }

  private static func quoted(_ text: String) -> String { "'\(DisplayText.line(text))'" }
}

extension PresentationError {
  /// What the terminal is to blame for.
  init(_ error: TerminalError) {
    self =
      switch error {
      case .noTerminal(let detail): .noTerminal(detail: detail)
      case .cannotOpen(let path, let reason): .cannotOpen(path: path, reason: reason)
      case .notATerminal(let path): .notATerminal(path: path)
      case .dumb(let type): .dumbTerminal(type: type)
      case .busy: .busy
      // An alert makes a result of it, and nothing else waits.
      case .interrupted(let signal): .noTerminal(detail: "signal \(signal) came first")
      }
  }
}
