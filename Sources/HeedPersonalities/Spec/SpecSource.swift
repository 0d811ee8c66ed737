import HeedCore

/// What goes with a description when it is shown: where it came from, and what was said beside it.
struct SpecSource: Sendable {
  /// Its name in messages.
  let name: String
  /// The options of the command line, which win over the description's.
  let options: [OptionUse]
  let surroundings: Surroundings

  /// Reads a file, or standard input for `-`, which is used up then.
  static func read(
    _ path: String, options: [OptionUse], _ surroundings: Surroundings
  ) throws(UsageError) -> (SpecSource, JSON) {
    let isInput = path == "-"
    let bytes: [UInt8]
    switch surroundings.readFile(isInput ? nil : path) {
    case .success(let read): bytes = read
    case .failure(let failure):
      throw .unreadable(path: isInput ? nil : path, reason: failure.reason)
    }
    let source = SpecSource(
      name: isInput ? "standard input" : path, options: options,
      surroundings: isInput ? surroundings.withoutInput : surroundings)
    do throws(JSONError) {
      return (source, try JSON.parse(bytes))
    } catch { throw .inFile(source.name, .spec(.syntax(error))) }
  }

  /// A mistake in the description.
  func mistake(_ error: UsageError) -> UsageError { .inFile(name, error) }

  /// Reads the description of one dialog; `place` is what it is called, `prefix` what its keys are.
  func spec(_ value: JSON, at place: String, prefix: String) throws(UsageError) -> Spec {
    guard case .object(let members) = value, value.bytes == nil else {
      throw mistake(SpecValue.wrong(value, at: place, "an object, as in {\"kind\": \"alert\"}"))
    }
    let names = Native.kinds.map { $0.name }
    let wanted = "one of \(names.joined(separator: ", "))"
    guard let kind = value["kind"], kind != .null else {
      throw mistake(.spec(.missingKey(place: prefix + "kind", wanted: wanted)))
    }
    guard case .string(let name) = kind else {
      throw mistake(SpecValue.wrong(kind, at: prefix + "kind", wanted))
    }
    guard let kind = Native.kinds.first(where: { $0.name == name }) else {
      throw mistake(
        .spec(
          .unknownKind(
            place: prefix + "kind", name, nearest: nearestName(to: name, among: names))))
    }
    return try spec(of: members, kind, prefix: prefix)
  }

  private func spec<K: Kind>(
    of members: [(key: String, value: JSON)], _ kind: K.Type, prefix: String
  ) throws(UsageError) -> Spec {
    do {
      return try SpecReader<K>(prefix: prefix).spec(of: members)
    } catch { throw mistake(error) }
  }

  /// What a description asks for: options of the environment, its own, and those of the command line.
  ///
  /// `general` goes before its own options; a page of a wizard has a place in messages.
  func request(
    of spec: Spec, general: [OptionUse] = [], as page: WizardPage? = nil
  ) throws(UsageError) -> Request {
    guard let kind = Native.kinds.first(where: { $0.name == spec.kind }) else {
      throw .unknownKind(spec.kind, nearest: nil)
    }
    return try request(of: spec, kind, general, page)
  }

  private func request<K: Kind>(
    of spec: Spec, _ kind: K.Type, _ general: [OptionUse], _ page: WizardPage?
  ) throws(UsageError) -> Request {
    var draft = Draft<K>(dialog: K.blank(), general: General())
    try draft.readEnvironment(surroundings)
    if page != nil { (draft.general.place, draft.general.name) = (nil, nil) }
    do { try draft.apply(general + spec.uses) } catch { throw mistake(error) }
    (draft.general.title, draft.general.message) = (spec.title, spec.message)
    draft.general.command = spec.command
    try draft.apply(options)
    do {
      return try draft.request(surroundings, as: page)
    } catch {
      throw located(error, among: general + spec.uses + options, of: spec, page)
    }
  }

  /// A mistake in what options say together, by the place of the one that has to be changed.
  private func located(
    _ error: UsageError, among uses: [OptionUse], of spec: Spec, _ page: WizardPage?
  ) -> UsageError {
    if let remedy = remedy(for: error, spec) {
      let mistake = UsageError.spec(.noInput(remedy: remedy))
      return self.mistake(page.map { .at(place: $0.place, mistake) } ?? mistake)
    }
    guard let culprit = error.culprit,
      let use = uses.last(where: {
        $0.option == culprit.option && (culprit.value == nil || culprit.value == $0.value)
      })
    else { return mistake(page.map { .at(place: $0.place, error) } ?? error) }
    return use.isTyped ? error : mistake(.at(place: use.place, error))
  }

  /// What to do where a dialog would read standard input.
  private func remedy(for error: UsageError, _ spec: Spec) -> String? {
    switch error {
    case .noItems where !spec.uses.contains { $0.opens == .item }: "give it \"items\""
    case .noRows: "give it \"rows\""
    case .noText: "give it a \"file\""
    case .noNumbers: "put the description into a file"
    default: nil
    }
  }
}

extension Surroundings {
  /// The same where standard input is used up.
  var withoutInput: Surroundings {
    var surroundings = self
    surroundings.inputIsTerminal = { true }
    surroundings.openText = { path in
      path == nil ? .failure(.isTerminal) : openText(path)
    }
    return surroundings
  }

  /// The same where standard input is not looked at, for descriptions of dialogs that read it.
  var withAnyInput: Surroundings {
    var surroundings = self
    surroundings.inputIsTerminal = { false }
    // To translate a line its files need not be there.
    surroundings.openText = { path in .success(path == nil ? .arriving : .source(TextSource())) }
    return surroundings
  }
}
