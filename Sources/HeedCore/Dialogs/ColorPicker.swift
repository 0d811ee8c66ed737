/// A colour, of the palette that terminals share, or typed.
package struct ColorPicker: Content {
  package var format = ColorText.Format.hex
  /// Whether only colours of the palette can be chosen.
  package var isPaletteOnly = false
  /// Whether a colour may be less than opaque, as `rgba(red,green,blue,opacity)` says.
  package var takesOpacity = false
  /// How opaque it is, as it was written; `nil` where it is whole.
  private var opacity: String?
  /// The colour given in advance.
  package private(set) var given: Color?
  /// The colour as it stands, which what is typed may not be yet.
  private(set) var color = Color.indexed(0)
  /// The colour of the palette that has the highlight.
  private(set) var place = 0
  var editor = LineEditor()
  /// The part that has the focus: 0 the palette, 1 the text.
  package var stop = 0
  /// The column of the palette from which Up and Down go.
  private var wantedColumn = 0

  package static let valueName = "value"
  /// The colours of a row: the basic ones, the cube, the greys.
  static let rows = [0..<16] + (0..<6).map { _ in 0..<36 } + [0..<24]

  package init() { write() }

  package mutating func give(_ color: Color?, opacity: String? = nil) {
    given = color
    self.opacity = opacity
    show(color ?? .indexed(0))
  }

  /// The colour that a text is, and its opacity where it may have one.
  private func reading(_ text: String) -> (color: Color, opacity: String?)? {
    takesOpacity ? ColorText.translucent(text) : ColorText.color(text).map { ($0, nil) }
  }

  private var text: String { ColorText.text(color, as: format, opacity: opacity) }

  /// Shows a colour in the palette and as text.
  private mutating func show(_ color: Color) {
    self.color = color
    findPlace()
    write()
  }

  /// The same colour again where it has not changed, since many are in the palette twice.
  private mutating func findPlace() {
    if Palette.components(.indexed(UInt8(place))) == Palette.components(color) { return }
    let exact = (0..<256).first {
      Palette.components(.indexed(UInt8($0))) == Palette.components(color)
    }
    place = exact ?? Palette.nearest(to: color, among: 16..<256)
    wantedColumn = cell.column
    if isPaletteOnly { color = .indexed(UInt8(place)) }
  }

  private mutating func write() { editor.replace(with: text) }

  /// Fills in what follows from format and palette together.
  mutating func finish() { show(color) }

  // MARK: Values

  package var values: [Value] {
    [Value(name: Self.valueName, text: problem == nil ? text : editor.text)]
  }

  package var canFail: Bool { !isPaletteOnly }
  package var problem: String? {
    isPaletteOnly || reading(editor.text) != nil ? nil : ColorText.wanted
  }

  package mutating func showProblem() { stop = 1 }
  package mutating func loseFocus() { if problem == nil { write() } }

  package var prompts: [Prompt] {
    var prompt = Prompt(
      name: Self.valueName, label: "Colour", texts: values.flatMap(\.texts))
    prompt.hint = ColorText.wanted
    prompt.wanted = ColorText.wanted
    prompt.problem = problem
    prompt.isDeclared = given != nil
    return [prompt]
  }

  package mutating func setValue(of name: String, to texts: [String]) throws(ChangeError) {
    guard name == Self.valueName else { throw .noSuchField(name, names: [Self.valueName]) }
    guard let text = texts.first, texts.count == 1, let (color, opacity) = reading(text),
      !isPaletteOnly || Self.isInPalette(color)
    else {
      throw .badValue(
        field: name, value: texts.joined(separator: " "),
        reason: isPaletteOnly ? "a colour of the palette" : ColorText.wanted)
    }
    self.opacity = opacity
    show(color)
  }

  static func isInPalette(_ color: Color) -> Bool {
    (0..<256).contains {
      Palette.components(.indexed(UInt8($0))) == Palette.components(color)
    }
  }

  // MARK: The palette

  /// The row and column at which a colour of the palette stands.
  var cell: Position { Self.cell(of: place) }

  static func cell(of index: Int) -> Position {
    if index < 16 { return Position(row: 0, column: index) }
    if index >= 232 { return Position(row: 7, column: index - 232) }
    let (red, green, blue) = ((index - 16) / 36, (index - 16) / 6 % 6, (index - 16) % 6)
    return Position(row: 1 + green, column: red * 6 + blue)
  }

  static func index(at cell: Position) -> Int {
    switch cell.row {
    case 0: cell.column
    case 7: 232 + cell.column
    default: 16 + cell.column / 6 * 36 + (cell.row - 1) * 6 + cell.column % 6
    }
  }

  mutating func move(to row: Int, column: Int, keepsColumn: Bool = false) {
    let row = min(max(0, row), Self.rows.count - 1)
    let column = min(max(0, column), Self.rows[row].count - 1)
    if !keepsColumn { wantedColumn = column }
    place = Self.index(at: Position(row: row, column: column))
    (color, opacity) = (.indexed(UInt8(place)), nil)
    write()
  }

  mutating func move(byRows rows: Int) {
    move(to: cell.row + rows, column: max(wantedColumn, cell.column), keepsColumn: true)
  }

  /// Takes a colour that was typed, if it is one yet.
  mutating func read() {
    guard let typed = reading(editor.text) else { return }
    (color, opacity) = typed
    findPlace()
  }
}
