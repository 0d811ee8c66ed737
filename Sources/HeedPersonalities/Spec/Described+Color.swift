import HeedCore

extension ColorPicker: DescribedContent {
  package func describe(in options: inout UseCollector) {
    options.add("--value", given.map { ColorText.text($0, as: .hex) })
    options.add("--format", format == .hex ? nil : format.rawValue)
    options.add("--palette", if: isPaletteOnly)
  }
}
