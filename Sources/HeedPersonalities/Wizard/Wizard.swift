import HeedCore

/// Dialogs in sequence with a way back, of which later ones may tell what was answered in earlier
/// ones.
struct Wizard: Sendable {
  /// One dialog of the sequence.
  struct Page: Sendable {
    var spec: Spec
    var position: WizardPage
    /// What its values are called, each with what the dialog itself calls it.
    var names: [(own: String, name: String)] = []
    /// Which of its values are secrets.
    var secrets: [String] = []
  }

  let source: SpecSource
  /// Options for all pages and for the report.
  let options: [OptionUse]
  private(set) var pages: [Page]
  /// What those options say together with the environment and the command line.
  let general: General

  /// Whether a document describes several dialogs.
  static func isWizard(_ document: JSON) -> Bool {
    if case .array = document { true } else { document["pages"] != nil }
  }

  init(_ document: JSON, _ source: SpecSource) throws(UsageError) {
    self.source = source
    let (list, place, uses) = try Self.parts(of: document, source)
    options = uses
    general = try Self.general(options, source)
    guard !list.isEmpty else {
      throw source.mistake(.spec(.noPages(place: place.isEmpty ? "the wizard" : place)))
    }
    pages = []
    for (index, value) in list.enumerated() {
      let position = WizardPage(
        place: "\(place)[\(index)]", isFirst: index == 0, isLast: index == list.count - 1)
      pages.append(try page(value, at: position))
    }
    do { try NativeReport.check(allValues.map(\.name), general) } catch {
      throw source.mistake(error)
    }
  }

  /// The pages, where they stand, and the options beside them.
  private static func parts(
    of document: JSON, _ source: SpecSource
  ) throws(UsageError) -> (pages: [JSON], place: String, options: [OptionUse]) {
    guard case .object(let members) = document else {
      if case .array(let pages) = document { return (pages, "", []) }
      return ([], "", [])
    }
    guard case .array(let pages)? = document["pages"] else {
      throw source.mistake(SpecValue.wrong(document["pages"] ?? .null, at: "pages", "a list"))
    }
    var options: [OptionUse] = []
    for (key, value) in members where key != "pages" && value != .null {
      do throws(UsageError) {
        options += try option(key, value)
      } catch { throw source.mistake(error) }
    }
    return (pages, "pages", options)
  }

  private static func option(_ key: String, _ value: JSON) throws(UsageError) -> [OptionUse] {
    let rows = General.askingOptions
    guard let row = rows.row(spelled: "--" + key, after: nil) else {
      let names = ["pages"] + rows.spellings().map { String($0.drop { $0 == "-" }) }
      throw .spec(.unknownKey(place: key, nearest: nearestName(to: key, among: names)))
    }
    return try SpecValue.use(row, value, describing: nil, at: key).map { [$0] } ?? []
  }

  private static func general(
    _ options: [OptionUse], _ source: SpecSource
  ) throws(UsageError) -> General {
    var draft = Draft<Alert>(dialog: Alert(), general: General())
    try draft.readEnvironment(source.surroundings)
    do { try draft.apply(options) } catch { throw source.mistake(error) }
    try draft.apply(source.options)
    for use in options + source.options {
      guard let reason = reasonAgainst(use) else { continue }
      let mistake = notInWizard(use.place, reason)
      throw use.isTyped ? mistake : source.mistake(mistake)
    }
    return draft.general
  }

  /// Why an option has no meaning in a wizard.
  static func reasonAgainst(_ use: OptionUse) -> String? {
    switch use.option {
    case "--at" where use.value == "cursor": "its pages are shown in the middle of the screen"
    case "--control", "--events": "one dialog is driven at a time; show the pages one by one"
    default: nil
    }
  }

  /// Values as all pages will give them.
  var allValues: [Value] {
    pages.flatMap { page in page.names.map { Value(name: $0.name, text: "") } }
  }

  static func notInWizard(_ place: String, _ remedy: String) -> UsageError {
    .spec(.notInWizard(place: place, remedy: remedy))
  }
}
