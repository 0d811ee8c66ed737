import HeedCore
import HeedKit
import Support
import Testing

@Suite struct PresentationErrorTests {
  /// What presenting throws; the terminal is never drawn on then.
  private static func error(
    of alert: AlertController, _ configure: (inout AlertController) -> Void = { _ in }
  ) -> PresentationError? {
    var alert = alert
    configure(&alert)
    var terminal = ScriptedTerminal([.key(.enter)])
    do throws(PresentationError) {
      _ = try alert.present(on: &terminal)
      return nil
    } catch {
      #expect(terminal.pictures.isEmpty)
      return error
    }
  }

  @Test func `two cancel actions`() {
    let second = AlertAction(title: "Back", style: .cancel)
    for style in [AlertController.Style.alert, .actionSheet] {
      #expect(
        Self.error(of: AlertController([cancel, save, second], as: style))
          == .twoCancelActions(first: "Cancel", second: "Back"))
    }
  }

  @Test func `two actions of one id`() {
    #expect(Self.error(of: AlertController([save, save])) == .repeatedAction(id: "Save"))
  }

  @Test func `what an action sheet can't have`() {
    let sheet = AlertController([save, cancel], as: .actionSheet)
    #expect(Self.error(of: sheet) { $0.addTextField() } == .textFieldInActionSheet)
    #expect(
      Self.error(of: sheet) { $0.preferredAction = save }
        == .preferredActionInActionSheet(id: "Save"))
  }

  @Test func `actions that were not added`() {
    let alert = AlertController([save, cancel])
    #expect(
      Self.error(of: alert) { $0.preferredAction = discard }
        == .preferredActionNotAdded(id: "discard"))
    #expect(
      Self.error(of: alert) { $0.timeoutAction = discard } == .timeoutActionNotAdded(id: "discard"))
  }

  @Test func `an alert that nothing could end`() {
    let alert = AlertController([AlertAction(title: "Wait", isEnabled: false)])
    #expect(Self.error(of: alert) == .noWayOut)
    #expect(Self.error(of: alert) { $0.timeout = .seconds(1) } == nil)
    #expect(Self.error(of: AlertController(alert.actions, as: .actionSheet)) == nil)
  }

  @Test func `fields that can't be`() {
    let twice = Self.error(of: AlertController([save])) { alert in
      for _ in 1...2 { alert.addTextField { $0.id = "name" } }
    }
    #expect(twice == .repeatedTextField(id: "name"))
    let pattern = Self.error(of: AlertController([save])) { alert in
      alert.addTextField { $0.rules.pattern = "(" }
    }
    guard case .badPattern("(", let reason) = pattern else {
      Issue.record("not refused: \(String(describing: pattern))")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test func `it says in a line what would be right`() {
    let error = PresentationError.twoCancelActions(first: "Cancel", second: "A\u{1B}[31m\nB")
    #expect("\(error)".hasPrefix("'Cancel' and 'A"))
    #expect(!"\(error)".unicodeScalars.contains { $0.value < 0x20 })
  }
}
