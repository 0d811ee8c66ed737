/// The buttons of a dialog in the order given, and which of them is preferred.
package struct ButtonList: Equatable, Sendable {
  package var buttons: [Button] = []
  /// The preferred button's label or id, as given.
  package var preferredName: String?
  package var arrangement = Arrangement.system
  /// Whether letters press buttons.
  package var hasHotKeys = true
  /// Whether each button has a letter of its own, as in dialog: the first capital of its label that
  /// none before it has taken.
  package var hasOwnLetters = false

  /// How buttons are placed.
  package enum Arrangement: Sendable {
    /// Two in a row with cancel first, more of them stacked with cancel last; back, before which
    /// nothing but cancel stands in a row, does not count.
    case system
    /// One below the other from the left, cancel apart at the foot.
    case stack
    /// Side by side in the order given, each in the middle of its share of the width.
    case spread
    /// As ``spread``, each in a box of three rows.
    case boxed
  }

  /// Whether Escape is an end of its own where there is no cancel button.
  package var hasEscape = false

  /// A button that is not drawn, which Return presses whatever has the focus; as in dialog, where OK
  /// is meant though it is left out.
  package var hidden: Button?

  package init(_ buttons: [Button] = []) { self.buttons = buttons }

  package var indices: Range<Int> { buttons.indices }
  package var cancelIndex: Int? { buttons.firstIndex { $0.role == .cancel } }
  package var backIndex: Int? { buttons.firstIndex { $0.role == .back } }
  package subscript(index: Int) -> Button { buttons[index] }

  /// The buttons that a name stands for: those with that id, else those with that label.
  package func indices(named name: String) -> [Int] {
    let byID = indices.filter { buttons[$0].id == name }
    return byID.isEmpty ? indices.filter { buttons[$0].label == name } : byID
  }

  package var preferredIndex: Int? { preferredName.flatMap { indices(named: $0).first } }

  /// The button that has the first focus: the preferred, else the first default one, else cancel.
  package func firstFocus(isLive: (Int) -> Bool) -> Int? {
    if let preferredIndex, isLive(preferredIndex) { return preferredIndex }
    return indices.first { buttons[$0].role == .normal && isLive($0) }
      ?? cancelIndex.flatMap { isLive($0) ? $0 : nil }
  }

  /// The button that Return means in a text field: the preferred, else the first default one.
  package var returnIndex: Int? {
    if let preferredIndex, !buttons[preferredIndex].isDisabled { return preferredIndex }
    return firstAnswer
  }

  /// The first button of default role that can be pressed.
  var firstAnswer: Int? {
    indices.first { buttons[$0].role == .normal && !buttons[$0].isDisabled }
  }

  /// What a letter does outside text fields.
  enum HotKey: Equatable { case press(Int), focus(Int) }

  /// The meaning of a letter: it presses the one live button whose label begins with it.
  ///
  /// A destructive one only gets the focus; of several, the next after the focus gets it.
  func hotKey(_ letter: Character, focus: Int?, isLive: (Int) -> Bool) -> HotKey? {
    guard hasHotKeys else { return nil }
    let wanted = letter.lowercased()
    if hasOwnLetters {
      let index = ownLetters.firstIndex(of: wanted)
      return index.flatMap { isLive($0) ? .press($0) : nil }
    }
    let found = indices.filter {
      buttons[$0].letter?.lowercased() == wanted && isLive($0)
    }
    guard let first = found.first else { return nil }
    if found.count == 1, buttons[first].role != .destructive { return .press(first) }
    return .focus(found.first { $0 > focus ?? -1 } ?? first)
  }

  /// The letter of each button, where it has one.
  private var ownLetters: [String?] {
    var taken: [String?] = []
    for button in buttons {
      let capitals = button.shownLabel.filter { $0.isUppercase }.map { $0.lowercased() }
      taken.append(capitals.first { !taken.contains($0) })
    }
    return taken
  }

  /// Whether the time lock holds a button: it never holds cancel, nor back.
  func isLocked(_ index: Int, at moment: Moment) -> Bool {
    moment.lockedSeconds > 0 && !buttons[index].role.leaves
  }

  /// The button that a change presses.
  func pressed(_ name: String, isLive: (Int) -> Bool) throws(ChangeError) -> Int {
    let index = try self.index(named: name)
    guard isLive(index) else { throw .disabledButton(name) }
    return index
  }

  /// Lets a button be pressed, or not.
  mutating func enable(_ name: String, _ isEnabled: Bool) throws(ChangeError) {
    buttons[try index(named: name)].isDisabled = !isEnabled
  }

  private func index(named name: String) throws(ChangeError) -> Int {
    guard let index = indices(named: name).first else {
      throw .noSuchButton(name, labels: buttons.map(\.label))
    }
    return index
  }
}
