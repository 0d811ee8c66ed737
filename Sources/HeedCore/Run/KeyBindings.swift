/// What keys mean that were given another meaning than their own.
package struct KeyBindings: Equatable, Sendable {
  /// What a key does.
  package enum Meaning: Equatable, Sendable {
    /// What other keys do, one after the other.
    case keys([Key])
    /// Shows the text of help.
    case help
    /// Puts a picture of the dialog into the log.
    case picture
    /// Presses the button with the focus, or that of Return.
    case leave
    /// Goes to the next or the one before of fields and buttons, all in one order.
    case next, previous
    /// Presses a button, by its label or id.
    case press(String)
  }

  /// Keys where no text is typed.
  package var keys: [Key: Meaning]
  /// Keys where text is typed.
  package var typingKeys: [Key: Meaning]

  package init(keys: [Key: Meaning] = [:], typingKeys: [Key: Meaning] = [:]) {
    (self.keys, self.typingKeys) = (keys, typingKeys)
  }

  func meaning(of key: Key, isTyping: Bool) -> Meaning? { (isTyping ? typingKeys : keys)[key] }
}
