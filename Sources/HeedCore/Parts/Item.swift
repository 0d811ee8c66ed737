/// One thing that can be chosen.
package struct Item: Equatable, Sendable {
  /// What the script gets.
  package var value: String
  /// What the person sees.
  package var label: String
  /// A line of help while it has the highlight.
  package var help = ""
  package var isSelected = false
  package var isDisabled = false
  /// Whether it only heads those below it; the highlight passes it over.
  package var isHeading = false

  package init(_ value: String, label: String? = nil, isSelected: Bool = false) {
    self.value = value
    self.label = label ?? value
    self.isSelected = isSelected
  }

  package var canBeChosen: Bool { !isDisabled && !isHeading }
}
