import HeedCore

/// Where a dialog stands among those of a wizard.
struct WizardPage: Sendable {
  /// What messages call it: `pages[1]`.
  let place: String
  let isFirst: Bool
  let isLast: Bool

  /// Adds the usual answer where the page has none: it goes on, or ends the wizard.
  func complete(_ list: inout ButtonList) {
    let answer = isLast ? Button("Done", id: "done") : Button("Next", id: "next")
    // To go on is what a page without an answer of its own is for.
    if !list.buttons.contains(where: { $0.role != .cancel }), list.preferredName == nil {
      list.preferredName = answer.id
    }
    list.complete(answer, Button("Cancel", .cancel, id: "cancel"))
  }

  /// Adds the way back, unless the page names its own.
  func addBack(to list: inout ButtonList) {
    guard !isFirst else { return }
    let own = list.buttons.firstIndex { $0.id == "back" }
    if own == nil { list.buttons.append(Button("Back", .back, id: "back")) }
    let index = own ?? list.buttons.count - 1
    list.buttons[index].role = .back
    list.buttons[index].status = nil
    list.buttons[index].isAlways = true
  }
}
