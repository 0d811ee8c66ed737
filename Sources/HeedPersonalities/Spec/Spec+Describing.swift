import HeedCore

extension Spec {
  /// The native form of what any command line asks for: the same texts, values and buttons.
  ///
  /// Sizes and what else has no native option are left out, and what the kind has by itself.
  init(describing request: Request, _ surroundings: Surroundings) throws(UsageError) {
    let name = request.identity.kind
    guard let kind = Native.kinds.first(where: { $0.name == name }),
      let dialog = request.dialog as? any Described
    else { throw .spec(.noNativeForm(kind: name)) }
    self = Self.spec(of: dialog, kind, request, surroundings)
  }

  private static func spec<K: Kind>(
    of dialog: any Described, _ kind: K.Type, _ request: Request, _ surroundings: Surroundings
  ) -> Spec {
    var spec = Spec(kind: K.name)
    (spec.title, spec.message) = (request.chrome.title, dialog.message)
    // A question without a title is a title. That of a progress stays while its message changes.
    if spec.title.isEmpty, K.purpose != .reports, isShort(spec.message) {
      (spec.title, spec.message) = (spec.message, "")
    }
    var options = UseCollector(for: kind)
    dialog.describe(in: &options)
    if let list = (dialog as? any ButtonHolder)?.buttonList {
      addButtons(list, K.self, to: &options, surroundings)
    }
    addGeneral(of: request, to: &options)
    spec.uses = options.uses
    return spec.ordered
  }

  /// Whether a text can stand in bold above everything else.
  private static func isShort(_ text: String) -> Bool {
    !text.contains(where: \.isNewline) && text.displayWidth <= 60
  }

  /// The buttons where they are others than the kind has by itself, and which of them is preferred.
  private static func addButtons<K: Kind>(
    _ list: ButtonList, _ kind: K.Type, to options: inout UseCollector,
    _ surroundings: Surroundings
  ) {
    var list = list
    // whiptail shows buttons without a word on them; here their ids stand in for that.
    for index in list.indices where list[index].shownLabel.allSatisfy({ $0 == " " }) {
      list.buttons[index].label = list[index].id?.uppercased() ?? "OK"
    }
    var draft = Draft<K>(dialog: K.blank(), general: General())
    try? draft.apply(options.uses)
    try? K.finish(&draft.dialog, &draft.general, surroundings)
    let answer = list.preferredIndex.flatMap { list[$0].id }
    let isDefault = K.self == Confirm.self && (answer == "yes" || answer == "no")
    let preferred = isDefault ? nil : list.preferredName
    if preferred != nil || !isAlike(list.buttons, K.buttons(of: draft.dialog).buttons) {
      options.add(list.buttons)
    }
    options.add("--preferred", preferred)
    options.add("--default", isDefault ? answer : nil)
  }

  /// Whether buttons are the same but for capitals: one program's Ok is the other's OK.
  private static func isAlike(_ some: [Button], _ others: [Button]) -> Bool {
    some.elementsEqual(others) { one, other in
      one.label.lowercased() == other.label.lowercased() && one.role == other.role
        && (one.id == nil || one.id == other.id) && one.isDisabled == other.isDisabled
        && one.isAlways == other.isAlways && (one.status == nil || one.status == other.status)
    }
  }

  private static func addGeneral(of request: Request, to options: inout UseCollector) {
    let (chrome, timing, stage) = (request.chrome, request.timing, request.stage)
    options.add("--severity", chrome.severity?.rawValue)
    options.add(
      "--title-visibility",
      chrome.titleVisibility == .automatic ? nil : chrome.titleVisibility.rawValue)
    options.add("--no-footer", if: !chrome.hasFooter)
    options.add("--ascii", if: stage.isASCII)
    options.add("--name", request.identity.name)
    options.add("--for", stage.stay)
    options.add("--timeout", timing.timeout)
    options.add("--on-timeout", timing.pressedAtTimeout?.key)
    options.add("--enable-after", timing.enableAfter)
    if let descriptor = request.answerDescriptor, descriptor > 2 {
      options.add("--output-fd", "\(descriptor)")
    }
    options.add("--plain", if: stage.isPlain)
    options.add("--no-input", if: stage.takesDefault)
    options.add("--tty", stage.tty)
    options.add("--if-busy", stage.ifBusy == .wait ? nil : stage.ifBusy.rawValue)
    options.add("--keep-typeahead", if: stage.keepsTypeAhead)
  }
}
