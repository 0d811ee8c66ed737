/// What ended a dialog.
package enum End: Equatable, Sendable {
  case button(Button)
  /// It asked nothing, and is over.
  case completed
  /// There was nothing to show; the reason in a few words.
  case failed(String)
  /// Escape or a click outside, in a dialog without a cancel button.
  case escape
  case timeout
  /// The terminal went away.
  case hungUp
  case signal(Int32)
}

/// One answer: a field's name, and what was typed or chosen.
package struct Value: Equatable, Sendable {
  package var name: String
  /// What was typed or chosen; bytes that are no UTF-8 are kept as ``ByteText`` has it.
  package var texts: [String]
  /// Whether there may be none or several of them.
  package var isList: Bool
  /// Whether it is a text of lines, whose last one ends by itself or not.
  package var isLines = false
  /// Whether somebody's work would be lost with it.
  package var isDraft = false

  package init(name: String, text: String) {
    (self.name, texts, isList) = (name, [text], false)
  }

  package init(name: String, list: [String]) {
    (self.name, texts, isList) = (name, list, true)
  }

  /// The text of a single answer.
  package var text: String { texts.first ?? "" }
}

/// How a dialog ended, and the values at that moment.
package struct Outcome: Equatable, Sendable {
  package var end: End
  package var values: [Value]

  package init(_ end: End, values: [Value] = []) {
    self.end = end
    self.values = values
  }
}
