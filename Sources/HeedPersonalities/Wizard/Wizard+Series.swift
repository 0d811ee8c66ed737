import HeedCore

/// From page to page.
extension Wizard {
  var series: Series {
    Series(
      answerDescriptor: NativeReport.mayAnswer(allValues.map(\.name), general)
        ? Int32(general.outputDescriptor) : nil,
      next: { (outcomes) throws(UsageError) in try next(after: outcomes) })
  }

  private func next(after outcomes: [Outcome]) throws(UsageError) -> Series.Next {
    var latest: [Outcome?] = Array(repeating: nil, count: pages.count)
    var place = 0
    for outcome in outcomes {
      latest[place] = outcome
      switch outcome.end {
      case .button(let button) where button.role == .back: place -= 1
      case .button(let button) where button.role != .cancel: place += 1
      case .completed: place += 1
      default: return .finished(report(outcome.end, latest))
      }
      if place == pages.count { return .finished(report(outcome.end, latest)) }
    }
    return .show(try request(place, latest))
  }

  /// How it ended, with the values of all pages.
  private func report(_ end: End, _ latest: [Outcome?]) -> Report {
    let values = zip(pages, latest).flatMap { self.values(of: $0, $1) }
    return NativeReport(general).report(Outcome(end, values: values))
  }

  /// A page's values by the names that they have in the wizard.
  private func values(of page: Page, _ outcome: Outcome?) -> [Value] {
    (outcome?.values ?? []).map { value in
      var value = value
      value.name = page.names.first { $0.own == value.name }?.name ?? value.name
      return value
    }
  }

  private func request(_ place: Int, _ latest: [Outcome?]) throws(UsageError) -> Request {
    let page = pages[place]
    let known = zip(pages[..<place], latest).flatMap { values(of: $0, $1) }
    let spec = page.spec.filled { name in
      known.first { $0.name == name }?.texts.joined(separator: ", ")
    }
    var request = try source.request(of: spec, general: pageOptions, as: page.position)
    guard let earlier = latest[place] else { return request }
    // What was typed here before stays; what is no value any more goes.
    var dialog = request.dialog
    for value in earlier.values where !dialog.values.contains(value) {
      _ = try? dialog.apply(.value(field: value.name, value.texts))
    }
    request.dialog = dialog
    return request
  }
}

extension Spec {
  /// The same with values in place of references to them.
  fileprivate func filled(_ value: (String) -> String?) -> Spec {
    var spec = self
    let hasEscapes = uses.contains { $0.option == "--escapes" }
    // In title and message a backslash that was typed is still to be read as one.
    let shown = { (name: String) in
      hasEscapes
        ? value(name)?.map { $0 == "\\" ? "\\\\" : String($0) }.joined() : value(name)
    }
    spec.title = Self.filled(title, shown)
    spec.message = Self.filled(message, shown)
    for index in uses.indices where uses[index].takesReferences {
      spec.uses[index].value = uses[index].value.map { Self.filled($0, value) }
    }
    return spec
  }

  private static func filled(_ text: String, _ value: (String) -> String?) -> String {
    guard text.contains("{{"), let template = Template(text) else { return text }
    return template.filled(value)
  }
}
