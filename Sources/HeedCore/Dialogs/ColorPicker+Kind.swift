/// A colour.
package enum ColorKind: PanelKind {
  package static let name = "color"
  package static let summary = "a colour, from a palette or typed"
  package static let discussion = [
    "Shows the 256 colours that terminals share, the 16 basic ones as most of them have them, and "
      + "prints the one that is chosen as #rrggbb. Arrows go through them; a colour can be typed "
      + "too, as #rrggbb, #rgb, rgb(red,green,blue) or one of HTML's basic names, and is then "
      + "shown as well as the terminal can. With --palette only colours of the palette can be "
      + "chosen."
  ]
  package static let examples = [
    CommandDescription.Example(
      purpose: "a colour, with the one that it is at first",
      command: #"accent=$(heed color "Accent" --value teal)"#)
  ]

  package static func blankContent() -> ColorPicker { ColorPicker() }

  package static let contentOptions = [
    OptionGroup<ColorPicker>(
      "The colour",
      [
        OptionRow("--value", placeholder: "COLOR", "the colour at first") {
          (picker: inout ColorPicker, use) throws(UsageError) in
          guard let color = ColorText.color(use.value) else { throw use.bad(ColorText.wanted) }
          picker.give(color)
        },
        OptionRow(
          "--format", placeholder: "FORM", choices: ColorText.Format.allCases.map(\.rawValue),
          "how it is printed: #rrggbb, or rgb(red,green,blue); hex if nothing is said"
        ) { (picker: inout ColorPicker, use) throws(UsageError) in
          picker.format = try use.choice(ColorText.Format.self)
        },
        OptionRow("--palette", "only colours of the palette can be chosen") {
          (picker: inout ColorPicker, _) throws(UsageError) in picker.isPaletteOnly = true
        },
      ])
  ]

  package static func finish(
    _ picker: inout ColorPicker, _ general: inout General, _ surroundings: Surroundings
  ) throws(UsageError) {
    if picker.isPaletteOnly, let given = picker.given, !ColorPicker.isInPalette(given) {
      throw .badValue(
        option: "--value", value: ColorText.text(given, as: .hex),
        wanted: "a colour of the palette, as --palette asks for")
    }
    picker.finish()
  }
}
