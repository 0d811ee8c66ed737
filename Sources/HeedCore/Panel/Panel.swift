/// A message, one content, and buttons: the shape of most dialogs.
package struct Panel<Main: Content>: ButtonHolder {
  package var message = ""
  package var content: Main
  package var buttonList = ButtonList()
  package var manner = Manner.native
  package var order = PanelOrder.contentFirst
  /// The most columns of the message where the width is left to it, in other manners than ours.
  package var textColumns: Int?
  /// What the calling program says is wrong with values, by their names.
  private(set) var complaints: [String: String] = [:]
  /// Whether an answer was refused, so that the reason is shown.
  var isRefused = false
  /// Why what a button does before the end failed.
  var failure: String?
  /// What is asked before the answer is taken.
  var doubt: AskedDoubt?
  private var chosenFocus: PanelFocus?

  package init(_ content: Main, message: String = "", buttons: [Button] = []) {
    self.content = content
    self.message = message
    buttonList = ButtonList(buttons)
  }

  package var question: Question {
    var prompts = content.prompts
    for index in prompts.indices {
      prompts[index].problem = complaints[prompts[index].name] ?? prompts[index].problem
    }
    var question = Question(message: message, prompts: prompts, buttons: buttonList)
    if !prompts.isEmpty { question.initial = buttonList.returnIndex.map { buttonList[$0].key } }
    question.source = content.source
    return question
  }

  package var values: [Value] { content.values }
  package var valueNames: [String] { content.valueNames }

  package var focusName: String? {
    if let doubt { return doubt.alert.focusName }
    if case .button(let index) = focus { return buttonList[index].key }
    return content.focusedName
  }

  package var isTyping: Bool { focus == .content && content.isTyping }

  package func needs(at moment: Moment) -> Needs { content.needs(at: moment) }

  package mutating func apply(_ change: Change) throws(ChangeError) -> Outcome? {
    switch change {
    case .value(let name, let texts):
      doubt = nil
      try content.setValue(of: name, to: texts)
    case .problem(let name, let reason): try complain(of: name, reason)
    case .press(let name):
      let index = try buttonList.pressed(name, isLive: { isLive($0) })
      guard let outcome = press(index) else { throw .notDone(failure ?? "") }
      return outcome
    case .escape: return cancel()
    case .enable(let name, let isEnabled): try buttonList.enable(name, isEnabled)
    case .message(let text): message = text
    case .items(let items): try content.replaceItems(by: items)
    case .progress(let percent): try content.setProgress(percent)
    }
    return nil
  }

  private mutating func complain(of name: String, _ reason: String?) throws(ChangeError) {
    let names = content.valueNames
    guard names.contains(name) else { throw .noSuchField(name, names: names) }
    guard !content.tellsProblems else { return try content.setProblem(of: name, to: reason) }
    complaints[name] = reason
    isRefused = reason != nil
  }

  // MARK: What can be pressed

  /// Why the answer as it stands is none.
  var problem: String? {
    // Only where something can be wrong are all values looked at.
    if complaints.isEmpty { return content.canFail ? content.problem : nil }
    return question.prompts.lazy.compactMap(\.problem).first
  }

  func isLive(_ index: Int) -> Bool {
    let button = buttonList[index]
    return !button.isDisabled && (button.role.leaves || button.isAlways || problem == nil)
  }

  /// Ends by a button, unless what that does before the end fails.
  mutating func press(_ index: Int) -> Outcome? {
    if !buttonList[index].role.leaves {
      failure = content.accept()
      guard failure == nil else { return nil }
    }
    return Outcome(.button(buttonList[index]), values: values, item: content.item)
  }

  /// What Escape means: the cancel button, or in classic manners an end of its own.
  mutating func cancel() -> Outcome? {
    guard manner == .native else { return Outcome(.escape, values: values) }
    guard let index = buttonList.cancelIndex, isLive(index) else { return nil }
    return press(index)
  }

  // MARK: Focus

  var focus: PanelFocus {
    if let chosenFocus { return chosenFocus }
    // In dialog the button that was asked for has the focus before all fields.
    let isPreferred = manner == .dialog && buttonList.preferredName != nil
    let beginsInContent = order == .contentFirst || order == .firstPartFirst
    guard !beginsInContent || isPreferred || content.stopCount == 0 else { return .content }
    // What is wrong with the answer does not move the focus of dialog's buttons to Cancel.
    let canHaveFocus = { manner == .dialog ? !buttonList[$0].isDisabled : isLive($0) }
    return buttonList.firstFocus(isLive: canHaveFocus).map { .button($0) } ?? .content
  }

  var focusedButton: Int? {
    if case .button(let index) = focus { index } else { nil }
  }

  /// Whether keys go to the content first.
  var contentHasKeys: Bool { focus == .content || order == .shared }

  mutating func moveFocus(to next: PanelFocus, stop: Int? = nil) {
    if focus == .content, next != .content { content.loseFocus() }
    chosenFocus = next
    if next == .content, let stop { content.stop = stop }
  }

  /// Goes from stop to stop and button to button, in the order of Tab.
  mutating func step(_ distance: Int, wraps: Bool, in size: Size) {
    let seen = area(columns: size.columns).order.filter { !buttonList[$0].isDisabled }
    // Who goes through it by Tab meets the answers before what leaves it.
    let last = manner == .native ? [buttonList.backIndex, buttonList.cancelIndex] : []
    let buttons = seen.filter { !last.contains($0) } + last.compactMap { $0 }.filter(seen.contains)
    let order = stops(buttons)
    guard !order.isEmpty else { return }
    let current = Stop(focus, focus == .content ? content.stop : nil)
    let next = (order.firstIndex(of: current) ?? 0) + distance
    guard wraps || order.indices.contains(next) else { return }
    let target = order[(next % order.count + order.count) % order.count]
    moveFocus(to: target.focus, stop: target.part)
  }

  /// One stop of Tab: a button, or a part of the content.
  private struct Stop: Equatable {
    var focus: PanelFocus
    var part: Int?

    init(_ focus: PanelFocus, _ part: Int? = nil) { (self.focus, self.part) = (focus, part) }
  }

  private func stops(_ buttons: [Int]) -> [Stop] {
    let buttons = buttons.map { Stop(.button($0)) }
    let parts = (0..<content.stopCount).map { Stop(.content, $0) }
    return switch order {
    case .contentFirst: parts + buttons
    case .firstPartFirst: parts.prefix(1) + buttons + parts.dropFirst()
    case .buttonsFirst: buttons + parts
    case .shared: buttons
    }
  }
}

/// What of a panel has the focus.
enum PanelFocus: Equatable { case content, button(Int) }

/// What of a panel has the focus first, and where keys go.
package enum PanelOrder: Sendable {
  case contentFirst
  /// As in dialog's fselect: the first part of the content, the buttons, its other parts.
  case firstPartFirst
  /// As in dialog's calendar: the buttons first, then the parts of the content.
  case buttonsFirst
  /// As in dialog's menu: the buttons have the focus, and keys they have no use for go to the content.
  case shared
}
