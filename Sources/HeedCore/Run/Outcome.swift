/// What ended a dialog.
package enum End: Equatable, Sendable {
  case button(Button)
  /// It asked nothing, and is over.
  case completed
  /// It asked nothing, and what it showed is over, with a status of its own.
  case finished(status: Int32)
  /// There was nothing to show; the reason in a few words.
  case failed(String)
  /// Escape or a click outside, in a dialog without a cancel button.
  case escape
  case timeout
  /// The program that drives it ended it, with an exit status of 0 to 63.
  case dismissed(status: Int32)
  /// The terminal went away.
  case hungUp
  case signal(Int32)
}

extension End {
  /// Whether nobody ended it.
  var isByItself: Bool {
    switch self {
    case .completed, .finished: true
    default: false
    }
  }

  /// The word for it in what scripts read.
  package var word: String {
    switch self {
    case .button: "button"
    case .completed, .finished: "completed"
    case .failed: "failed"
    case .escape: "escape"
    case .timeout: "timeout"
    case .dismissed: "dismissed"
    case .hungUp: "hangup"
    case .signal: "signal"
    }
  }
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

  /// A string or an array of them, as scripts read it.
  package var json: JSON {
    isList ? .array(texts.map { .value(ofText: $0) }) : .value(ofText: text)
  }
}

/// How a dialog ended, and the values at that moment.
package struct Outcome: Sendable {
  package var end: End
  package var values: [Value]
  /// The item that had the highlight, in a dialog with a list.
  package var item: Item?
  /// The key that ended it.
  package var lastKey: Key?
  /// The size it had on the screen, border and all.
  package var size: Size?

  package init(_ end: End, values: [Value] = [], item: Item? = nil) {
    self.end = end
    self.values = values
    self.item = item
  }
}

extension Outcome: Equatable {
  /// The same end with the same values, however it came to it.
  package static func == (left: Outcome, right: Outcome) -> Bool {
    left.end == right.end && left.values == right.values
  }
}
