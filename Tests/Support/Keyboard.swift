import CVterm
package import HeedCore

// A person at the keyboard of the emulator.
extension VirtualScreen {
  /// Presses a key; the bytes come with the replies, in the mode that the program chose.
  package func press(_ key: Key) {
    // The bits are the same: shift 1, alt 2, control 4.
    let modifiers = VTermModifier(rawValue: UInt32(key.modifiers.rawValue))
    if case .character(let character) = key.code {
      for scalar in character.unicodeScalars {
        vterm_keyboard_unichar(terminal, scalar.value, modifiers)
      }
    } else {
      vterm_keyboard_key(terminal, key.code.vterm, modifiers)
    }
  }

  /// Pastes a text: bracketed where the program asked for it.
  package func paste(_ text: String) {
    vterm_keyboard_start_paste(terminal)
    reply(Array(text.utf8))
    vterm_keyboard_end_paste(terminal)
  }

  /// Moves and clicks the mouse: bytes come only in a mode that reports them.
  package func mouse(_ action: Mouse.Action, at position: Position) {
    vterm_mouse_move(terminal, Int32(position.row), Int32(position.column), VTERM_MOD_NONE)
    switch action {
    case .press: vterm_mouse_button(terminal, 1, true, VTERM_MOD_NONE)
    case .release: vterm_mouse_button(terminal, 1, false, VTERM_MOD_NONE)
    case .wheelUp: vterm_mouse_button(terminal, 4, true, VTERM_MOD_NONE)
    case .wheelDown: vterm_mouse_button(terminal, 5, true, VTERM_MOD_NONE)
    }
  }
}

extension Key.Code {
  fileprivate var vterm: VTermKey {
    switch self {
    case .enter: VTERM_KEY_ENTER
    case .tab: VTERM_KEY_TAB
    case .escape: VTERM_KEY_ESCAPE
    case .backspace: VTERM_KEY_BACKSPACE
    case .delete: VTERM_KEY_DEL
    case .insert: VTERM_KEY_INS
    case .up: VTERM_KEY_UP
    case .down: VTERM_KEY_DOWN
    case .left: VTERM_KEY_LEFT
    case .right: VTERM_KEY_RIGHT
    case .home: VTERM_KEY_HOME
    case .end: VTERM_KEY_END
    case .pageUp: VTERM_KEY_PAGEUP
    case .pageDown: VTERM_KEY_PAGEDOWN
    case .function(let number): cvterm_function_key(Int32(number))
    case .character: VTERM_KEY_NONE
    }
  }
}
