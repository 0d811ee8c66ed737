import HeedCore

/// A zenity command line while it is read.
struct ZenityDraft: Sendable {
  var dialog: ZenityDialog?
  /// The options that were given, as they were spelled.
  var used: [String] = []
  /// What is no option: cells of a list, words to choose of.
  var words: [String] = []

  // What every dialog has.
  var title = ""
  var text: String?
  /// In pixels, as all sizes.
  var width: Int?
  var height: Int?
  var timeout: Int?
  var ok: String?
  var cancel: String?
  var extras: [String] = []
  var asksForHelp = false
  var asksForVersion = false

  // Messages and questions.
  var hasNoMarkup = false
  var isCancelDefault = false
  var isSwitch = false

  // What is typed or chosen.
  var entryText = ""
  var hidesText = false
  var asksForUser = false
  var day: Int?
  var month: Int?
  var year: Int?
  var dateFormat: String?
  var value: Int?
  var least = 0
  var most = 100
  var step = 1
  var printsPartially = false
  var hidesValue = false
  var color: String?
  var showsPalette = false

  // Files and texts.
  var filename: String?
  var isDirectory = false
  var isSave = false
  var confirmsOverwrite = false
  var filters: [String] = []
  var isMultiple = false
  var isEditable = false
  var separator = "|"
  var checkbox: String?
  var isHTML = false
  var url: String?
  var scrollsByItself = false

  // Lists.
  var columns: [String] = []
  var mark = Mark.none
  var printed: String?
  var hidden: [Int] = []
  var hidesHeader = false

  /// What the first cell of a row stands for.
  enum Mark: Sendable { case none, checks, circles, image }

  var form = ZenityForm()

  // Progress and notification.
  var percentage: Double = 0
  var isPulsing = false
  var closesByItself = false
  var killsCaller = false
  var hasNoCancel = false
  var listens = false

  // MARK: Texts and buttons

  /// The text, or what stands for it, with markup as styles.
  func shownText(_ usual: String) -> String {
    guard let text else { return usual }
    let plain = ZenityText.compressed(text)
    return hasNoMarkup ? plain : PangoMarkup.styled(plain)
  }

  /// OK, what was added, and Cancel.
  func buttons(
    _ ok: String = "OK", id: String = "ok", _ cancel: String? = "Cancel",
    cancelID: String = "cancel"
  ) -> ButtonList {
    var list = ButtonList([Self.button(self.ok ?? ok, id: id)] + extras.map { Self.button($0) })
    // They say nothing of the values, so that no value keeps them from being pressed.
    for index in list.indices.dropFirst() { list.buttons[index].isAlways = true }
    if let cancel {
      list.buttons.append(Self.button(self.cancel ?? cancel, .cancel, id: cancelID))
    }
    list.hasEscape = true
    return list
  }

  /// A button whose label may mark a letter, as GTK has it.
  static func button(_ label: String, _ role: Button.Role = .normal, id: String? = nil) -> Button {
    var button = Button(label, role, id: id)
    button.marksLetter = true
    return button
  }
}
