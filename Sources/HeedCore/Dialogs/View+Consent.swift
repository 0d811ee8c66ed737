/// A box below the text that has to be ticked, drawn as a button that changes.
extension View {
  /// Adds a box that has to be ticked.
  package mutating func ask(forConsentTo label: String) {
    consent = Consent(label)
    buttonList.buttons.insert(Button("", id: Consent.name), at: 0)
    setConsent(false)
  }

  mutating func setConsent(_ isGiven: Bool) {
    guard var consent, let index = buttonList.indices(named: Consent.name).first else { return }
    consent.isGiven = isGiven
    self.consent = consent
    buttonList.buttons[index].label = consent.text
  }

  /// Whether a button can be pressed without consent.
  func isFree(_ index: Int) -> Bool {
    let button = buttonList[index]
    return button.role.leaves || button.id == nil || button.id == Consent.name
  }

  /// What an outcome is where ticking the box is none.
  mutating func withoutConsent(_ outcome: Outcome?) -> Outcome? {
    guard let consent, case .button(let button) = outcome?.end, button.id == Consent.name else {
      return outcome
    }
    setConsent(!consent.isGiven)
    return nil
  }
}
