/// A whole number between two bounds.
package enum RangeKind: PanelKind {
  package static let name = "range"
  package static let summary = "a whole number, on a bar"
  package static let discussion = [
    "Asks for a whole number from --min to --max and prints it. Arrows, + and - change it by "
      + "--step, Page Up and Page Down by a tenth of the way, Home and End go to its bounds; "
      + "digits type it."
  ]
  package static let examples = [
    CommandDescription.Example(
      purpose: "how loud", command: #"volume=$(heed range "Volume" --max 11 --value 5)"#)
  ]

  package static func blankContent() -> Slider { Slider() }

  package static let contentOptions = [
    OptionGroup<Slider>(
      "The number",
      [
        OptionRow("--min", placeholder: "N", "the least number; 0 if nothing is said") {
          (slider: inout Slider, use) throws(UsageError) in
          let least = try number(use)
          slider.bounds = least...max(least, slider.bounds.upperBound)
        },
        OptionRow("--max", placeholder: "N", "the greatest number; 100 if nothing is said") {
          (slider: inout Slider, use) throws(UsageError) in
          let greatest = try number(use)
          guard greatest >= slider.bounds.lowerBound else {
            throw .emptyBounds(option: use.option, value: use.value)
          }
          slider.bounds = slider.bounds.lowerBound...greatest
        },
        OptionRow("--value", placeholder: "N", "the number at first; the least if nothing is said")
        { (slider: inout Slider, use) throws(UsageError) in slider.give(try number(use)) },
        OptionRow("--step", placeholder: "N", "how much an arrow key changes; 1 if nothing is said")
        { (slider: inout Slider, use) throws(UsageError) in
          slider.step = try use.integer(1...1_000_000_000)
        },
      ])
  ]

  private static func number(_ use: OptionRow<Slider>.Use) throws(UsageError) -> Int {
    try use.integer(-1_000_000_000_000...1_000_000_000_000)
  }

  package static func finish(
    _ slider: inout Slider, _ general: inout General, _ surroundings: Surroundings
  ) throws(UsageError) {
    let (least, greatest) = (slider.bounds.lowerBound, slider.bounds.upperBound)
    guard let given = slider.given, !slider.bounds.contains(given) else {
      slider.give(slider.given)
      return
    }
    throw .badValue(
      option: "--value", value: "\(given)", wanted: "a number from \(least) to \(greatest)")
  }
}
