/// A change to a dialog that comes by another way than keys: plain lines, recorded answers, a program.
package enum Change: Equatable, Sendable {
  /// Gives a value: one text, or those of a list.
  case value(field: String, [String])
  /// Presses a button, named by its id or label.
  case press(button: String)
  /// Leaves the dialog, as Escape does.
  case escape
  /// Lets a button be pressed, or not.
  case enable(button: String, Bool)
  /// Says why a value is wrong by rules that only the calling program knows; `nil` takes that back.
  case problem(field: String, String?)
  case message(String)
  /// Puts other items in the place of those there are to choose from.
  case items([Item])
  /// How far it is, 0 to 100; `nil` where that is not known.
  case progress(Double?)
}

extension Change {
  /// The message that it sets in a dialog that has nothing else; `nil` where it changes nothing.
  package func messageAlone() throws(ChangeError) -> String? {
    switch self {
    case .value(let name, _), .problem(let name, _): throw .noSuchField(name)
    case .press(let name), .enable(let name, _): throw .noSuchButton(name)
    case .escape: nil
    case .message(let text): text
    case .items: throw .hasNone("items")
    case .progress: throw .hasNone("progress bar")
    }
  }
}

/// Why a ``Change`` can't be made.
package enum ChangeError: Error, Equatable, Sendable {
  case noSuchField(String, names: [String] = [])
  case noSuchButton(String, labels: [String] = [])
  case disabledButton(String)
  /// The value, `nil` where nobody may see it, is none that the field can have; `reason` in a few
  /// words.
  case badValue(field: String, value: String?, reason: String)
  /// What has to be done before the dialog ends failed; the reason in a few words.
  case notDone(String)
  /// The kind of dialog has nothing that could change so, such as its items.
  case hasNone(String)

  /// One line: what is wrong, and what would be right.
  package var message: String {
    switch self {
    case .noSuchField(let name, let names):
      "there is no field '\(shown(name))'\(choice(names, or: "; this dialog takes no values"))"
    case .noSuchButton(let name, let labels):
      "there is no button '\(shown(name))'\(choice(labels, or: "; this dialog has no buttons"))"
    case .disabledButton(let name): "button '\(shown(name))' can't be pressed"
    case .badValue(let field, nil, let reason):
      "the value of '\(shown(field))' is not valid: \(reason)"
    case .badValue(let field, let value?, let reason):
      "'\(shown(value))' is no value for '\(shown(field))': \(reason)"
    case .notDone(let reason): reason
    case .hasNone(let thing): "this dialog has no \(thing)"
    }
  }

  private func choice(_ names: [String], or nothing: String) -> String {
    guard !names.isEmpty else { return nothing }
    let list = names.prefix(20).map { "'\(shown($0))'" }.joined(separator: ", ")
    return "; there is \(list)\(names.count > 20 ? ", …" : "")"
  }

  private func shown(_ text: String) -> String { truncate(DisplayText.line(text), columns: 60) }
}
