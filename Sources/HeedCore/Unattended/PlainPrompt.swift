/// One value as it is asked for in plain lines.
struct PlainPrompt {
  /// What is said before the question.
  let lines: [String]
  /// The question, which stands before the answer.
  let question: String
  /// What there is to choose from; `nil` where it is typed.
  let choices: PlainChoices?
  private let prompt: Prompt

  /// `lead`: what stands before the answer where the prompt has no label.
  init(_ prompt: Prompt, lead: String?) {
    self.prompt = prompt
    let hint = prompt.hint.isEmpty ? [] : [DisplayText.line(prompt.hint)]
    let label = DisplayText.line(prompt.label)
    switch prompt.form {
    case .text:
      choices = nil
      lines = hint
      var word = label.isEmpty ? lead ?? (prompt.isSecure ? "Password" : "Answer") : label
      // Who can't see the line has to be told that it stays empty.
      if prompt.isSecure { word = Self.withoutColon(word) + " (not shown)" }
      question = Self.question(word, Self.kept(in: prompt))
    case .lines:
      choices = nil
      let kept = prompt.texts.flatMap { DisplayText.lines($0) }
      lines =
        hint + ["\(label.isEmpty ? "Answer" : label), several lines; a lone . is the last."]
        + (kept.isEmpty ? [] : ["Return alone keeps these lines:"] + kept)
      question = "> "
    case .one, .many, .ordered:
      let choices = PlainChoices(prompt)
      self.choices = choices
      lines = (label.isEmpty ? [] : [label]) + hint + choices.lines
      question = Self.question("Choose", Self.kept(in: prompt, choices))
    }
  }

  /// The values that an answer gives.
  func texts(of answer: String) -> Result<[String], PlainMiss> {
    guard let choices else { return .success([answer]) }
    if answer.isEmpty { return .success([]) }
    return Result { () throws(PlainMiss) in
      let indices =
        prompt.isList ? try choices.indices(of: answer) : [try choices.index(of: answer)]
      // But for an answer whose order has a meaning, the list's own order counts.
      let isOrdered = if case .ordered = prompt.form { true } else { false }
      return (isOrdered ? indices : indices.sorted()).map { choices.all[$0].value }
    }
  }

  /// How to answer, line by line.
  var help: [String] {
    var lines = [Self.manner(of: prompt.form)]
    if !prompt.hint.isEmpty { lines.append("Hint: \(DisplayText.line(prompt.hint))") }
    let wanted = prompt.wanted.isEmpty ? prompt.problem ?? "" : prompt.wanted
    if !wanted.isEmpty { lines.append("Wanted: \(DisplayText.line(wanted)).") }
    let kept = choices.flatMap { Self.kept(in: prompt, $0) } ?? Self.kept(in: prompt)
    lines.append(kept.map { "Return alone keeps \($0)." } ?? "Return alone gives no value.")
    if choices == nil {
      lines.append(#"A lone \ is the empty text. Type \? for ?, and \\ for \."#)
    }
    lines.append(#"\< goes back to the value before, \> on to the buttons."#)
    lines.append("The end of input, Ctrl-D, cancels.")
    return lines
  }

  private static func manner(of form: Prompt.Form) -> String {
    switch form {
    case .text: "Type the value, then Return."
    case .lines: "Type the lines, then a line that is only a dot."
    case .one: "Type the number of one, or how its name begins, then Return."
    case .many: "Type numbers or names, as in 1,3 or 2-4; 0 for none."
    case .ordered: "Type numbers or names in their order, as in 3,1; 0 for none."
    }
  }

  private static func question(_ label: String, _ kept: String?) -> String {
    let isEnded = label.last.map { ":：?？".contains($0) } ?? false
    guard let kept else { return isEnded ? label + " " : label + ": " }
    return "\(withoutColon(label)) [\(kept)]: "
  }

  private static func withoutColon(_ label: String) -> String {
    label.last == ":" ? String(label.dropLast()) : label
  }

  /// What Return alone keeps of what is typed.
  private static func kept(in prompt: Prompt) -> String? {
    guard let text = prompt.texts.first, !text.isEmpty else { return nil }
    return prompt.isSecure ? "unchanged" : truncate(DisplayText.line(text), columns: 60)
  }

  /// The numbers that Return alone keeps.
  private static func kept(in prompt: Prompt, _ choices: PlainChoices) -> String? {
    let chosen = PlainChoices.chosen(in: prompt).compactMap { choices.all[$0].number }
    if chosen.isEmpty { return prompt.isList ? "none" : nil }
    if chosen.count > 10 { return "\(chosen.count) chosen" }
    return chosen.map { "\($0)" }.joined(separator: ",")
  }

  /// What was chosen, in words; nothing for what was typed.
  static func chosen(_ prompt: Prompt) -> String? {
    guard !prompt.items.isEmpty else { return nil }
    let labels = PlainChoices.chosen(in: prompt).map { index in
      let item = prompt.items[index]
      return DisplayText.line(item.label.isEmpty ? item.value : item.label)
    }
    return labels.isEmpty ? "Chosen: none." : "Chosen: \(labels.joined(separator: ", "))."
  }
}
