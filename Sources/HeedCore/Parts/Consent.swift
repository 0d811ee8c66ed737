/// A box that has to be ticked before the answer is one.
package struct Consent: Sendable {
  package var label: String
  package var isGiven = false

  /// The name of its value.
  package static let name = "agreed"

  package init(_ label: String) { self.label = label }

  /// The box and what stands beside it, safe to draw.
  var text: String { "[\(isGiven ? "✓" : " ")] \(DisplayText.line(label))" }

  var problem: String? { isGiven ? nil : "has to be ticked" }

  var value: Value { Value(name: Self.name, text: isGiven ? "true" : "false") }

  var prompt: Prompt {
    var prompt = Prompt(
      name: Self.name, label: DisplayText.line(label),
      form: .one([Item("true", label: "yes"), Item("false", label: "no")]), texts: value.texts)
    prompt.problem = problem
    return prompt
  }
}
