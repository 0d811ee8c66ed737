/// A mistake in a description of dialogs; `place` is a path such as `pages[1].fields[0].length`.
package enum SpecMistake: Error, Equatable, Sendable {
  case syntax(JSONError)
  case unknownKey(place: String, nearest: String?)
  /// `found` is the value as JSON, `wanted` what it may be in a few words.
  case wrongType(place: String, found: JSON, wanted: String)
  case missingKey(place: String, wanted: String)
  case unknownKind(place: String, String, nearest: String?)
  /// A key that belongs into an element of a list.
  case misplaced(place: String, list: String)
  /// None or several of the keys of which an element has exactly one.
  case unclear(place: String, keys: [String])
  /// What a page of a wizard can't have.
  case notInWizard(place: String, remedy: String)
  case noPages(place: String)
  case unknownReference(place: String, name: String, nearest: String?)
  case shownSecret(place: String, name: String)
  case openReference(place: String)
  case repeatedValue(place: String, name: String)
  /// Standard input is needed and can't be had.
  case noInput(remedy: String)
  /// A dialog that no native command shows.
  case noNativeForm(kind: String)
  /// A command line that does not come down to one dialog.
  case noDialog
}

extension SpecMistake {
  /// One line: what is wrong, where, and what would be right.
  package var message: String {
    switch self {
    case .syntax(let error): error.description
    case .unknownKey(let place, let nearest): "\(shown(place)): unknown key\(suggestion(nearest))"
    case .wrongType(let place, let found, let wanted):
      "\(place.isEmpty ? "the description" : place) got \(shown(found.text)); it takes \(wanted)"
    case .missingKey(let place, let wanted): "\(place) is missing; it takes \(wanted)"
    case .unknownKind(let place, let kind, let nearest):
      "\(place) got '\(shown(kind))', which is no kind of dialog\(suggestion(nearest))"
    case .misplaced(let place, let list):
      "\(place): this describes one of \"\(list)\"; put it into that object"
    case .unclear(let place, let keys):
      keys.count == 1
        ? "\(place) needs the key \(keys[0])"
        : "\(place) takes exactly one of the keys \(keys.joined(separator: ", "))"
    case .noInput(let remedy): "it would read standard input, which can't be had here; \(remedy)"
    case .noNativeForm(let kind): "no native command shows a dialog of the kind '\(shown(kind))'"
    case .noDialog: "this command line shows no dialog; give one that shows a single dialog"
    default: wizardMessage
    }
  }

  private var wizardMessage: String {
    switch self {
    case .notInWizard(let place, let remedy): "\(place) has no place in a wizard; \(remedy)"
    case .noPages(let place): "\(place) has no pages; it takes at least one"
    case .unknownReference(let place, let name, let nearest):
      "\(place): {{\(shown(name))}} names no value of an earlier page\(suggestion(nearest))"
    case .shownSecret(let place, let name):
      "\(place): {{\(shown(name))}} is a secret; it may stand only in the value of a secure field"
    case .openReference(let place):
      "\(place): '{{' without '}}'; it takes {{NAME}}, or '{{{{' for two braces"
    case .repeatedValue(let place, let name):
      "\(place): a second value is named '\(shown(name))'; give each its own name, "
        + "an input or a choose by the \"name\" of its page"
    default: ""
    }
  }

  private func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }

  private func shown(_ text: String) -> String { truncate(DisplayText.line(text), columns: 60) }
}
