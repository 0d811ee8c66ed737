/// What ends a dialog.
package struct Button: Equatable, Sendable {
  /// What a button means, as in UIKit's `UIAlertAction.Style`.
  package enum Role: String, Sendable {
    case normal = "default"
    case cancel, destructive
    /// Goes back to the dialog before this one.
    case back

    /// Whether it leaves what is asked unanswered, so that neither fields nor a lock hold it.
    package var leaves: Bool { self == .cancel || self == .back }
  }

  package var label: String
  package var role: Role
  /// A name for scripts and answers that doesn't change with the wording.
  package var id: String?
  /// The exit status it stands for; given by the command line once all buttons are known.
  package var status: Int32?
  package var isDisabled = false
  /// Whether it can be pressed while fields are invalid.
  package var isAlways = false
  /// Whether an underscore in the label stands before the letter that presses it, as in GTK; two of
  /// them are one.
  package var marksLetter = false

  package init(_ label: String, _ role: Role = .normal, id: String? = nil) {
    self.label = label
    self.role = role
    self.id = id
  }

  /// What names it to a script: its id, else its label.
  package var key: String { id ?? label }
  /// The label, safe to draw.
  package var shownLabel: String {
    let line = DisplayText.line(label)
    return marksLetter && line.utf8.contains(0x5F) ? Self.marked(line).shown : line
  }
  /// The letter that presses it outside text fields: the one that is marked, else the first.
  var letter: Character? {
    let line = DisplayText.line(label)
    guard marksLetter else { return line.first }
    let (shown, letter) = Self.marked(line)
    return letter ?? shown.first
  }

  /// A label without its marks, and the letter behind the first of them.
  private static func marked(_ label: String) -> (shown: String, letter: Character?) {
    var (shown, letter) = ("", nil as Character?)
    var rest = label[...]
    while let character = rest.popFirst() {
      guard character == "_", let next = rest.popFirst() else {
        shown.append(character)
        continue
      }
      if next != "_", letter == nil { letter = next }
      shown.append(next)
    }
    return (shown, letter)
  }
}
