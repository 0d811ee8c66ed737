/// What helps with a dialog, whatever kind it is: a text of help, keys that mean others, a log.
package struct Aids {
  package var help: Help?
  package var bindings: KeyBindings?
  /// Takes what happens, a line of text at a time; nothing typed into secure fields is in it.
  package var log: ((String) -> Void)?

  package init(
    help: Help? = nil, bindings: KeyBindings? = nil, log: ((String) -> Void)? = nil
  ) {
    (self.help, self.bindings, self.log) = (help, bindings, log)
  }

  var isEmpty: Bool { help == nil && bindings == nil && log == nil }
}

/// A text that F1 shows above the dialog, and Control-E where nothing is typed.
package struct Help: Sendable {
  /// What surrounds the text.
  package var chrome: Chrome
  /// What keys mean in it.
  package var bindings: KeyBindings?
  /// Opens the text, or what says why it can't be opened.
  package var open: @Sendable () -> View

  package init(
    chrome: Chrome, bindings: KeyBindings? = nil, open: @escaping @Sendable () -> View
  ) {
    (self.chrome, self.bindings, self.open) = (chrome, bindings, open)
  }
}
