/// The aids of a dialog while it is shown.
struct Aiding {
  private let aids: Aids
  /// The text of help, while it is shown.
  private var text: View?

  init(_ aids: Aids) { self.aids = aids }

  /// Draws the text of help above the dialog.
  func draw(at moment: Moment, on canvas: inout Canvas) {
    guard let text, let chrome = aids.help?.chrome else { return }
    let layout = Layout(of: text, in: chrome, on: canvas.size)
    chrome.draw(text, in: layout, timing: Timing(), at: moment, on: &canvas)
  }

  /// What an event makes of a dialog.
  mutating func answer(
    of dialog: inout some Dialog, to event: Event, in layout: Layout, _ chrome: Chrome,
    at moment: Moment
  ) -> Outcome? {
    if let log = aids.log, let line = event.logged(in: dialog) { log(line) }
    switch event {
    case .key(let key):
      return answer(of: &dialog, to: key, in: layout, chrome, at: moment)
    case .mouse where text != nil, .paste where text != nil:
      read(event, in: layout, at: moment)
      return nil
    default: return HeedCore.answer(of: &dialog, to: event, in: layout, at: moment)
    }
  }

  private mutating func answer(
    of dialog: inout some Dialog, to key: Key, in layout: Layout, _ chrome: Chrome,
    at moment: Moment
  ) -> Outcome? {
    switch meaning(of: key, in: dialog) {
    case .help?: if text == nil { text = aids.help?.open() }
    case .picture?: aids.logPicture(of: dialog, in: chrome, on: layout.screen)
    case let meaning?:
      for next in meaning.keys(in: dialog) {
        if text != nil {
          read(.key(next), in: layout, at: moment)
        } else if let outcome = HeedCore.answer(
          of: &dialog, to: .key(next), in: layout, at: moment)
        {
          return outcome
        }
      }
      guard let name = meaning.button(in: dialog) else { return nil }
      if text == nil { return try? dialog.apply(.press(button: name)) }
      text = nil
    case nil where text != nil: read(.key(key), in: layout, at: moment)
    case nil: return HeedCore.answer(of: &dialog, to: .key(key), in: layout, at: moment)
    }
    return nil
  }

  private func meaning(of key: Key, in dialog: some Dialog) -> KeyBindings.Meaning? {
    let isTyping = text?.isTyping ?? dialog.isTyping
    let bindings = text == nil ? aids.bindings : aids.help?.bindings
    if let meaning = bindings?.meaning(of: key, isTyping: isTyping) { return meaning }
    if aids.help != nil {
      if key == Key(.function(1)) || (key == .control("e") && !isTyping) { return .help }
    }
    return aids.log != nil && key == .control("t") ? .picture : nil
  }

  /// Gives an event to the text of help, which goes once it is left.
  private mutating func read(_ event: Event, in layout: Layout, at moment: Moment) {
    guard var view = text, let chrome = aids.help?.chrome else { return }
    let own = Layout(of: view, in: chrome, on: layout.screen)
    let outcome = HeedCore.answer(of: &view, to: event, in: own, at: moment)
    text = outcome == nil ? view : nil
  }
}

extension KeyBindings.Meaning {
  /// The keys that do it in a dialog as it stands.
  fileprivate func keys(in dialog: some Dialog) -> [Key] {
    let names = dialog.valueNames
    switch self {
    case .keys(let keys): return keys
    case .next where dialog.isTyping:
      return [dialog.focusName == names.last ? Key(.tab) : Key(.down)]
    case .previous where dialog.isTyping:
      return [dialog.focusName == names.first ? .backTab : Key(.up)]
    case .next: return [Key(.tab)]
    case .previous: return [.backTab]
    case .help, .picture, .leave, .press: return []
    }
  }

  /// The button that it presses in a dialog as it stands.
  fileprivate func button(in dialog: some Dialog) -> String? {
    switch self {
    case .press(let name): return name
    case .leave:
      let question = dialog.question
      let focused = question.buttons.first { $0.key == dialog.focusName }
      return focused?.key ?? question.initial ?? question.buttons.first?.key
    case .keys, .help, .picture, .next, .previous: return nil
    }
  }
}

extension Aids {
  /// Puts a picture of a dialog into the log; not where a secret may stand on the screen.
  fileprivate func logPicture(of dialog: some Dialog, in chrome: Chrome, on screen: Size) {
    guard let log else { return }
    guard !dialog.question.prompts.contains(where: \.isSecure) else {
      return log("picture: none, as there are secure fields")
    }
    log("picture:")
    var chrome = chrome
    chrome.hasFooter = false
    for line in chrome.frame(of: dialog, on: screen).picture.split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      log("|\(line)")
    }
  }
}
