/// A kind of dialog that is a ``Panel`` with one content.
package protocol PanelKind: Kind where Shown == Panel<Main> {
  associatedtype Main: Content

  static func blankContent() -> Main
  /// The options of what it shows.
  static var contentOptions: [OptionGroup<Main>] { get }
  /// Fills in what follows from all options together, and checks it.
  static func finish(
    _ content: inout Main, _ general: inout General, _ surroundings: Surroundings
  ) throws(UsageError)
}

extension PanelKind {
  package static func blank() -> Panel<Main> { Panel(blankContent()) }
  package static func buttons(of dialog: Panel<Main>) -> ButtonList { dialog.buttonList }

  package static var options: [OptionGroup<Panel<Main>>] {
    contentOptions.map { $0.lifted(to: \Panel<Main>.content) }
      + [ButtonList.alertOptions.lifted(to: \Panel<Main>.buttonList)]
  }

  package static func finish(
    _ content: inout Main, _ general: inout General, _ surroundings: Surroundings
  ) throws(UsageError) {}

  package static func finish(
    _ dialog: inout Panel<Main>, _ general: inout General, _ surroundings: Surroundings
  ) throws(UsageError) {
    dialog.message = general.message
    dialog.buttonList.complete(Button("OK", id: "ok"), Button("Cancel", .cancel, id: "cancel"))
    try dialog.buttonList.finish()
    try finish(&dialog.content, &general, surroundings)
  }
}
