/// A bar that shows how much is done, in one row.
package struct Meter: Sendable {
  /// How much, 0 to 100; `nil` for not known, which a moving piece of the bar shows.
  package var percent: Double?
  /// How often that piece has moved.
  package var phase = 0
  package var manner = Manner.native

  package init(_ percent: Double?, phase: Int = 0, manner: Manner = .native) {
    self.percent = percent
    self.phase = phase
    self.manner = manner
  }

  /// How long the moving piece stands at one place.
  package static let beat = Duration.milliseconds(125)
  /// What the widest percentage takes, with the air before it.
  private static let labelColumns = 7
  private static let leastBar = 5

  /// The percentage in whole numbers: it is 100 only when all is done.
  private var whole: Int? { percent.map { Int($0) } }

  package func draw(row: Int, on canvas: inout Canvas) {
    switch manner {
    case .native: drawNative(row: row, on: &canvas)
    case .classic, .dialog: drawClassic(row: row, on: &canvas)
    }
  }

  /// The bar, and the percentage at its right.
  private func drawNative(row: Int, on canvas: inout Canvas) {
    let columns = canvas.size.columns
    let label = whole.map { "\($0) %" } ?? ""
    guard columns >= Self.labelColumns + Self.leastBar else {
      canvas.write(label, row: row, column: 0, .text)
      return
    }
    // Room for the label is kept while there is none, so that the bar never changes its length.
    let bar = columns - Self.labelColumns
    let full = fullColumns(of: bar)
    for column in 0..<bar {
      let isFull = full.contains(column)
      canvas.write(
        isFull ? "━" : "─", row: row, column: column, isFull ? .barFull : .barEmpty)
    }
    canvas.write(label, row: row, column: columns - label.utf8.count, .text)
  }

  /// A bar of the full width with the percentage in its middle.
  private func drawClassic(row: Int, on canvas: inout Canvas) {
    Self.drawBar(
      whole.map { "\($0)%" } ?? "", full: fullColumns(of: canvas.size.columns), row: row,
      on: &canvas)
  }

  /// Draws a bar of the full width with a label in its middle.
  static func drawBar(_ text: String, full: Range<Int>, row: Int, on canvas: inout Canvas) {
    let columns = canvas.size.columns
    let label = Array(text)
    let start = (columns - label.count) / 2
    for column in 0..<max(0, columns) {
      let place = column - start
      let glyph = label.indices.contains(place) ? String(label[place]) : " "
      // Reversed, what the bar is made of is the role's ink, as in the native look.
      canvas.write(
        glyph, row: row, column: column,
        style: full.contains(column) ? Style(.barFull, attributes: .reverse) : Style(.barEmpty))
    }
  }

  /// The columns of a bar that are drawn full.
  private func fullColumns(of bar: Int) -> Range<Int> {
    if let percent { return 0..<min(bar, Int(percent * Double(bar) / 100 + 0.000_001)) }
    let length = max(1, bar / 6)
    let way = max(1, bar - length)
    let step = phase * 2 % (2 * way)
    let first = step <= way ? step : 2 * way - step
    return first..<min(bar, first + length)
  }
}
