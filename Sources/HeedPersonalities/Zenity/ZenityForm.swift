import HeedCore

/// What the options of a form say, before it is made.
struct ZenityForm: Sendable {
  enum Part: Sendable { case entry, password, lines, calendar, list, combo }

  var parts: [(part: Part, label: String)] = []
  /// The n-th of each belongs to the n-th list or choice.
  var listValues: [[String]] = []
  var listColumns: [[String]] = []
  var comboValues: [[String]] = []

  /// The fields, each with a name of its own.
  func fields(today: CivilDate) -> [Field] {
    var (lists, combos) = (0, 0)
    var names: Set<String> = []
    return parts.enumerated().map { index, part in
      var name = part.label.isEmpty ? "field \(index + 1)" : part.label
      if names.contains(name) { name += " \(index + 1)" }
      names.insert(name)
      var field = Field(name: name, label: part.label, isSecure: part.part == .password)
      switch part.part {
      case .entry, .password: break
      case .lines: field = Field(linesOf: name, label: part.label)
      case .calendar:
        field.rules.form = .date
        field.rules.isRequired = true
        field.prefill(today.text)
      case .list:
        field.control = .one(items(ofList: lists, isLast: index == parts.count - 1))
        lists += 1
      case .combo:
        let values = combos < comboValues.count ? comboValues[combos] : []
        field.control = .one(values.map { Item($0) })
        combos += 1
      }
      return field
    }
  }

  /// The rows of a list; a row is printed with a comma after each cell, but for the last field.
  private func items(ofList index: Int, isLast: Bool) -> [Item] {
    let cells = index < listValues.count ? listValues[index] : []
    let count = max(1, index < listColumns.count ? listColumns[index].count : 1)
    let rows = stride(from: 0, to: cells.count, by: count).map {
      Array(cells[$0..<min($0 + count, cells.count)])
    }
    let widths = ZenityText.widths(of: rows)
    return rows.map { row in
      Item(row.map { isLast ? $0 : $0 + "," }.joined(), label: ZenityText.aligned(row, widths))
    }
  }
}

extension ZenityDraft {
  func forms(_ surroundings: Surroundings) throws(UsageError) -> ZenityShown {
    guard !form.parts.isEmpty else {
      var alert = Alert(message: shownText(""), buttons: [])
      alert.buttonList = buttons()
      return ZenityShown(dialog: alert) { _ in "" }
    }
    var content = Form(form.fields(today: surroundings.now().date))
    content.answersByReturn = true
    let (parts, separator) = (form.parts.map(\.part), separator)
    let format = surroundings.format(dateFormat ?? "%x")
    return panel(content, "") { values in
      zip(parts, values).map { part, value in
        switch part {
        case .calendar: CivilDate(value.text).map { format.text(of: CivilMoment($0)) } ?? value.text
        // What was not chosen is a blank there.
        case .combo: value.text.isEmpty ? " " : value.text
        case .entry, .password, .lines, .list: value.text
        }
      }.joined(separator: separator)
    }
  }
}
