/// What is asked, without a screen: enough to ask it in plain lines or to answer it from a file.
package struct Question: Sendable {
  package var message: String
  /// A text to be read after the message.
  package var source: TextSource?
  /// The values that are asked for, in their order.
  package var prompts: [Prompt]
  package var buttons: [Button]
  /// The key of the button that was declared to be preferred.
  package var preferred: String?
  /// The key of the button that Return presses once all values are given.
  package var initial: String?

  package init(message: String, prompts: [Prompt] = [], buttons: [Button] = []) {
    self.message = Ink.stripped(message)
    self.prompts = prompts
    self.buttons = buttons
  }

  package init(message: String, prompts: [Prompt] = [], buttons list: ButtonList) {
    self.init(message: message, prompts: prompts, buttons: list.buttons)
    preferred = list.preferredIndex.map { list[$0].key }
    initial = list.firstFocus(isLive: { !list[$0].isDisabled }).map { list[$0].key }
  }

  package func prompt(named name: String) -> Prompt? { prompts.first { $0.name == name } }
}

/// One value that is asked for, as it stands.
package struct Prompt: Sendable {
  /// What an answer is made of.
  package enum Form: Sendable {
    /// One line.
    case text
    /// Any number of lines.
    case lines
    /// The value of one of these.
    case one([Item])
    /// The values of any of these, in their order.
    case many([Item])
    /// The values of any of these, in the order of the answer.
    case ordered([Item])
  }

  /// The name of the value in the output.
  package var name: String
  /// What stands before the answer, safe to draw; it may be empty where there is one prompt.
  package var label: String
  /// A line of help.
  package var hint = ""
  /// What stands above it: a heading, lines that are only read; safe to draw.
  package var lead: [String] = []
  /// What a value has to be, in a few words.
  package var wanted = ""
  package var form: Form
  /// The answer as it stands.
  package var texts: [String]
  package var isSecure = false
  /// Where a typed path begins that names none; a person sees it on the screen.
  package var folder = ""
  /// Whether the person knows items by their values too.
  package var showsValues = false
  /// Whether the answer as it stands was given in advance, as a default.
  package var isDeclared = false
  /// The option that gives it in advance.
  package var declaration = "--value"
  /// Why the answer as it stands is none, in a few words.
  package var problem: String?

  package init(name: String, label: String = "", form: Form = .text, texts: [String] = []) {
    self.name = name
    self.label = label
    self.form = form
    self.texts = texts
  }

  /// What there is to choose from; empty where it is typed.
  package var items: [Item] {
    switch form {
    case .text, .lines: []
    case .one(let items), .many(let items), .ordered(let items): items
    }
  }

  /// What a typed text means: a path that does not begin at the root is in ``folder``.
  func meant(by text: String) -> String {
    folder.isEmpty || text.isEmpty || text.hasPrefix("/") || text.hasPrefix("~")
      ? text : FilePath.absolute(text, from: folder)
  }

  /// Whether there may be several answers, or none.
  package var isList: Bool {
    switch form {
    case .many, .ordered: true
    case .text, .lines, .one: false
    }
  }
}
