import HeedCore

/// Reading pages, so that what is wrong with a later one is told before the first is shown.
extension Wizard {
  func page(_ value: JSON, at position: WizardPage) throws(UsageError) -> Page {
    let prefix = position.place + "."
    var page = Page(
      spec: try source.spec(value, at: position.place, prefix: prefix), position: position)
    do {
      try Self.checkOptions(of: page.spec, prefix)
      try checkReferences(in: page)
    } catch { throw source.mistake(error) }
    guard let question = try question(of: page) else { return page }
    page.names = Self.names(of: question, page.spec)
    page.secrets = question.prompts.filter(\.isSecure).compactMap { prompt in
      page.names.first { $0.own == prompt.name }?.name
    }
    if let repeated = page.names.first(where: { name in
      pages.contains { $0.names.contains { $0.name == name.name } }
    }) {
      let field = page.spec.uses.first { $0.opens == .field && $0.value == repeated.own }
      throw source.mistake(
        .spec(.repeatedValue(place: field?.place ?? position.place, name: repeated.name)))
    }
    return page
  }

  /// Refuses kinds that ask nothing, and options that belong to the whole.
  private static func checkOptions(of spec: Spec, _ prefix: String) throws(UsageError) {
    if let kind = Native.kinds.first(where: { $0.name == spec.kind }), kind.purpose != .asks {
      throw notInWizard(
        "\(prefix)kind: \(spec.kind)", "whose pages have to ask something")
    }
    let own = General.pageOptions.spellings()
    let general = General.askingOptions.spellings().filter { !own.contains($0) }
    for use in spec.uses where use.describes == nil {
      if let reason = reasonAgainst(use) { throw notInWizard(use.place, reason) }
      if general.contains(use.option) {
        throw notInWizard(use.place, "give it beside \"pages\", for all of them")
      }
    }
  }

  /// What a page asks; values that are not known yet stand as references in it.
  private func question(of page: Page) throws(UsageError) -> Question? {
    do {
      return try source.request(of: page.spec, general: pageOptions, as: page.position)
        .dialog.question
    } catch {
      // An item may be named by a value that is still to be given.
      guard case .inFile(_, .at(_, .noSuchItem(let value))) = error, value.contains("{{") else {
        throw error
      }
      var plain = page
      plain.spec.uses.removeAll { $0.value == value && $0.describes == nil && $0.opens == nil }
      return try question(of: plain)
    }
  }

  /// The options for all pages that a single page heeds.
  var pageOptions: [OptionUse] { options.filter { !["--name", "--at"].contains($0.option) } }

  /// What values are called: a value that has no name of its own has that of its page.
  private static func names(of question: Question, _ spec: Spec) -> [(own: String, name: String)] {
    let isNamed = spec.uses.contains { $0.opens == .field }
    let name = isNamed ? nil : spec.uses.last { $0.option == "--name" }?.value
    return question.prompts.map { (own: $0.name, name: name ?? $0.name) }
  }

  // MARK: References

  private func checkReferences(in page: Page) throws(UsageError) {
    let spec = page.spec
    let prefix = page.position.place + "."
    try check(spec.title, at: prefix + "title", mayBeSecret: false)
    try check(spec.message, at: prefix + "message", mayBeSecret: false)
    for (index, use) in spec.uses.enumerated() where use.takesReferences {
      try check(use.value ?? "", at: use.place, mayBeSecret: spec.isSecretValue(index))
    }
  }

  private func check(
    _ text: String, at place: String, mayBeSecret: Bool
  ) throws(UsageError) {
    guard text.contains("{{") else { return }
    guard let template = Template(text) else { throw .spec(.openReference(place: place)) }
    for name in template.references {
      guard let page = pages.first(where: { $0.names.contains { $0.name == name } }) else {
        let names = pages.flatMap(\.names).map(\.name)
        throw .spec(
          .unknownReference(
            place: place, name: name, nearest: nearestName(to: name, among: names)))
      }
      if page.secrets.contains(name), !mayBeSecret {
        throw .spec(.shownSecret(place: place, name: name))
      }
    }
  }
}

extension OptionUse {
  /// Whether its value is free text, in which values may be referred to.
  var takesReferences: Bool {
    ["TEXT", "LABEL", "VALUE"].contains(placeholder) && option != "--prefix"
  }
}

extension Spec {
  /// Whether the use at an index gives the value of a secure field.
  fileprivate func isSecretValue(_ index: Int) -> Bool {
    guard uses[index].option == "--value" else { return false }
    let start = uses[...index].lastIndex { $0.opens != nil } ?? 0
    let end = uses[(index + 1)...].firstIndex { $0.opens != nil } ?? uses.endIndex
    return uses[start..<end].contains {
      $0.option == "--secure" && $0.describes == uses[index].describes
    }
  }
}
