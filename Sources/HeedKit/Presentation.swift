import HeedCore
import HeedTerminal

/// An alert controller that was checked, as the dialog that the loop runs.
struct Presentation {
  let dialog: any Dialog
  let chrome: Chrome
  private let timing: Timing
  private let actions: [AlertAction]
  private let fieldIDs: [String?]

  init(_ controller: AlertController) throws(PresentationError) {
    actions = controller.actions.isEmpty ? [AlertAction(title: "OK")] : controller.actions
    fieldIDs = controller.textFields.map(\.id)
    try controller.check(actions)
    let isAlert = controller.preferredStyle == .alert
    let buttons = actions.map(Button.init)
    let message = controller.message ?? ""
    if isAlert {
      var alert = Alert(
        message: message, buttons: buttons, fields: try controller.textFields.map(Field.init))
      alert.buttonList.preferredName = controller.preferredAction?.id
      dialog = alert
    } else {
      dialog = Sheet(message: message, buttons: buttons)
    }
    var chrome = Chrome(
      title: controller.title ?? "",
      place: controller.placement?.core ?? (isAlert ? .center : .cursor))
    chrome.severity = controller.severity?.core
    self.chrome = chrome
    var timing = Timing(timeout: controller.timeout)
    timing.pressedAtTimeout = controller.timeoutAction.map(Button.init)
    self.timing = timing
  }

  /// Runs it on a screen, which has been given back when this returns or throws.
  func run(on screen: Screen) throws(TerminalError) -> Outcome {
    var terminal = try LiveTerminal(screen.options(isInline: chrome.isInline))
    let outcome = run(on: &terminal)
    terminal.close()
    return outcome
  }

  func run<T: Terminal & ~Copyable>(on terminal: inout T) -> Outcome {
    run(dialog, on: &terminal)
  }

  private func run<T: Terminal & ~Copyable>(_ dialog: some Dialog, on terminal: inout T) -> Outcome
  {
    var dialog = dialog
    return HeedCore.run(&dialog, chrome: chrome, timing: timing, on: &terminal)
  }

  /// What an outcome means in the controller's own words.
  func result(_ outcome: Outcome) -> AlertResult {
    let ending: AlertResult.Ending =
      switch outcome.end {
      // A sheet that was left by a cancel action that is disabled was just dismissed.
      case .button(let button):
        actions.first { $0.id == button.id && $0.isEnabled }.map { .action($0) } ?? .dismissed
      case .completed, .finished, .failed, .escape, .dismissed: .dismissed
      case .timeout: .timedOut
      case .hungUp: .terminalLost
      case .signal(let number): .interrupted(signal: number)
      }
    return AlertResult(ending: ending, texts: outcome.values.map(\.text), ids: fieldIDs)
  }
}

extension AlertController {
  /// Refuses the combinations that make no sense.
  fileprivate func check(_ actions: [AlertAction]) throws(PresentationError) {
    if let id = firstRepeated(actions.map(\.id)) { throw .repeatedAction(id: id) }
    if let id = firstRepeated(textFields.compactMap(\.id)) { throw .repeatedTextField(id: id) }
    let cancels = actions.filter { $0.style == .cancel }
    if cancels.count > 1 { throw .twoCancelActions(first: cancels[0].id, second: cancels[1].id) }
    let ids = Set(actions.map(\.id))
    if let id = timeoutAction?.id, !ids.contains(id) { throw .timeoutActionNotAdded(id: id) }
    switch preferredStyle {
    case .actionSheet:
      if !textFields.isEmpty { throw .textFieldInActionSheet }
      if let id = preferredAction?.id { throw .preferredActionInActionSheet(id: id) }
    case .alert:
      if let id = preferredAction?.id, !ids.contains(id) { throw .preferredActionNotAdded(id: id) }
      if timeout == nil, !actions.contains(where: \.isEnabled) { throw .noWayOut }
    }
  }
}

private func firstRepeated(_ ids: [String]) -> String? {
  var seen: Set<String> = []
  return ids.first { !seen.insert($0).inserted }
}

extension Button {
  fileprivate init(_ action: AlertAction) {
    let role: Role =
      switch action.style {
      case .default: .normal
      case .cancel: .cancel
      case .destructive: .destructive
      }
    self.init(action.title, role, id: action.id)
    isDisabled = !action.isEnabled
  }
}

extension Field {
  fileprivate init(_ field: TextField) throws(PresentationError) {
    self.init(
      name: field.id ?? "", label: field.label, value: field.text,
      isSecure: field.isSecureTextEntry)
    placeholder = field.placeholder
    hint = field.hint
    rules.isRequired = field.rules.isRequired
    // A bound that any text satisfies is none, so that the reason does not speak of it.
    rules.length = field.rules.length.map {
      Bounds(
        least: $0.lowerBound > 0 ? $0.lowerBound : nil,
        greatest: $0.upperBound < .max ? $0.upperBound : nil)
    }
    guard let pattern = field.rules.pattern else { return }
    switch PosixPattern.make(pattern) {
    case .success(let matcher): rules.pattern = matcher
    case .failure(let failure): throw .badPattern(pattern, reason: failure.reason)
    }
  }
}
