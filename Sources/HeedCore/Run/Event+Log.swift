extension Event {
  /// What is logged of it, as it comes to a dialog; `nil` for what is logged elsewhere or not.
  func logged(in dialog: some Dialog) -> String? {
    switch self {
    case .key(let key): "key " + (isHidden(key, dialog) ? "(hidden)" : key.logName)
    case .paste: "paste (hidden)"
    case .mouse(let mouse):
      "mouse \(mouse.action) at row \(mouse.position.row + 1), column \(mouse.position.column + 1)"
    case .resized(let size): "the screen has \(size.rows) rows and \(size.columns) columns"
    case .input(let bytes): "\(bytes.count) bytes of standard input"
    case .endOfInput: "the end of standard input"
    case .commandEnded: "the command has ended"
    case .signal(let number): "signal \(number)"
    case .hungUp: "the terminal is gone"
    case .pressedOutside, .resumed, .cursorReport, .commandPaused, .control, .changed: nil
    }
  }

  /// Whether a key may be part of a secret.
  ///
  /// That is so wherever there are secure fields and the focus is not on an open one: who thinks
  /// that the focus is on a secure field types the secret all the same.
  private func isHidden(_ key: Key, _ dialog: some Dialog) -> Bool {
    guard case .character = key.code, !key.modifiers.contains(.control) else { return false }
    let prompts = dialog.question.prompts
    guard prompts.contains(where: \.isSecure) else { return false }
    let focused = prompts.first { $0.name == dialog.focusName }
    return !dialog.isTyping || focused?.isSecure != false
  }
}

extension Key {
  /// The key's name in a log, as curses has it.
  var logName: String {
    var name = codeName
    if case .character = code {
      if modifiers.contains(.control) { name = "^\(name.uppercased())" }
    } else {
      if modifiers.contains(.control) { name = "control-\(name)" }
      if modifiers.contains(.shift) { name = self == .backTab ? "BTAB" : "shift-\(name)" }
    }
    return modifiers.contains(.alt) ? "alt-\(name)" : name
  }

  private var codeName: String {
    switch code {
    case .character(" "): "\\s"
    case .character(let character): DisplayText.line(String(character))
    case .enter: "ENTER"
    case .tab: "TAB"
    case .escape: "ESC"
    case .backspace: "BACKSPACE"
    case .delete: "DC"
    case .insert: "IC"
    case .up: "UP"
    case .down: "DOWN"
    case .left: "LEFT"
    case .right: "RIGHT"
    case .home: "HOME"
    case .end: "END"
    case .pageUp: "PPAGE"
    case .pageDown: "NPAGE"
    case .function(let number): "F\(number)"
    }
  }
}
