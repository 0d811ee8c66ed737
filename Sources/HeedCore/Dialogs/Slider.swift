/// A whole number between two bounds, on a bar that is moved along.
package struct Slider: Content {
  package var bounds = 0...100
  package private(set) var value = 0
  /// How much an arrow key changes.
  package var step = 1
  /// Whether Up means less, as in dialog.
  package var isUpsideDown = false
  /// Whether the value is told by the bar alone.
  package var hidesValue = false
  /// Whether and which value was given in advance.
  package private(set) var given: Int?
  /// The digits typed since the last other key.
  private var typed = ""

  package static let valueName = "value"

  package init() {}

  /// A slider whose value is moved into the bounds.
  package init(_ bounds: ClosedRange<Int>, value: Int? = nil) {
    self.bounds = bounds
    give(value)
  }

  /// Gives the first value, moved into the bounds; the least where there is none.
  package mutating func give(_ number: Int?) {
    given = number
    value = min(max(number ?? bounds.lowerBound, bounds.lowerBound), bounds.upperBound)
  }

  package var values: [Value] { [Value(name: Self.valueName, text: "\(value)")] }

  package var prompts: [Prompt] {
    var prompt = Prompt(name: Self.valueName, label: "Value", texts: ["\(value)"])
    prompt.hint = "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)"
    prompt.isDeclared = given != nil
    prompt.problem = problem
    return [prompt]
  }

  package mutating func setValue(of name: String, to texts: [String]) throws(ChangeError) {
    guard name == Self.valueName else { throw .noSuchField(name, names: [Self.valueName]) }
    guard let text = texts.first, texts.count == 1, let number = Int(text),
      bounds.contains(number)
    else {
      throw .badValue(
        field: name, value: texts.joined(separator: " "),
        reason: "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)")
    }
    value = number
  }

  package var hints: [KeyHint] { [KeyHint("←→", "change")] }

  // MARK: Events

  package mutating func handle(_ event: Event, in size: Size, at moment: Moment) -> Reaction {
    switch event {
    case .key(let key):
      if case .character(let digit) = key.code, key.modifiers.isEmpty, digit.isASCII,
        digit.isNumber || (digit == "-" && typed.isEmpty && bounds.lowerBound < 0)
      {
        type(digit)
        return .taken
      }
      // A sign within a number is a slip, and no step from what was typed so far.
      if !typed.isEmpty, key.code == .character("-") || key.code == .character("+") {
        return .taken
      }
      if key.code == .backspace, !typed.isEmpty {
        typed.removeLast()
        if let number = Int(typed), bounds.contains(number) { value = number }
        return .taken
      }
      // Return says what is wrong with what was typed, and leaves it there.
      if key.code == .enter { return .ignored }
      typed = ""
      return move(key)
    case .mouse(let mouse): return handle(mouse, in: size)
    default: return .ignored
    }
  }

  private mutating func move(_ key: Key) -> Reaction {
    let page = max(step, (bounds.upperBound - bounds.lowerBound) / 10)
    switch key.code {
    case .left, .character("-"): change(by: -step)
    case .right, .character("+"), .character("="): change(by: step)
    case .up: change(by: isUpsideDown ? -step : step)
    case .down: change(by: isUpsideDown ? step : -step)
    case .pageUp: change(by: isUpsideDown ? -page : page)
    case .pageDown: change(by: isUpsideDown ? page : -page)
    case .home: value = bounds.lowerBound
    case .end: value = bounds.upperBound
    default: return .ignored
    }
    return .taken
  }

  private mutating func change(by amount: Int) {
    let (sum, isOver) = value.addingReportingOverflow(amount)
    let limit = amount < 0 ? bounds.lowerBound : bounds.upperBound
    value = isOver ? limit : min(max(sum, bounds.lowerBound), bounds.upperBound)
  }

  /// Digits typed one after the other are one number, which counts as soon as it is in the bounds.
  private mutating func type(_ digit: Character) {
    guard typed.utf8.count < 15 else { return }
    typed.append(digit)
    if let number = Int(typed), bounds.contains(number) { value = number }
  }

  package var canFail: Bool { true }

  /// Why what was typed is no answer.
  package var problem: String? {
    guard !typed.isEmpty, Int(typed) != value else { return nil }
    return "between \(bounds.lowerBound) and \(bounds.upperBound)"
  }

  private mutating func handle(_ mouse: Mouse, in size: Size) -> Reaction {
    switch mouse.action {
    case .wheelUp: change(by: step)
    case .wheelDown: change(by: -step)
    case .press:
      let bar = barColumns(in: size)
      guard mouse.position.row == 0, bar > 1, mouse.position.column < bar else { return .ignored }
      let share = Double(mouse.position.column) / Double(bar - 1)
      let span = Double(bounds.upperBound) - Double(bounds.lowerBound)
      let wanted = Double(bounds.lowerBound) + (share * span).rounded()
      value = Int(exactly: wanted) ?? bounds.upperBound
    case .release: return .ignored
    }
    return .taken
  }

  // MARK: Look

  private static let usualColumns = 46

  private var labelColumns: Int {
    max("\(bounds.lowerBound)".utf8.count, "\(bounds.upperBound)".utf8.count)
  }

  private func barColumns(in size: Size) -> Int { size.columns - labelColumns - 2 }

  package func measure(in size: Size) -> Size {
    Size(columns: min(size.columns, max(Self.usualColumns, labelColumns + 12)), rows: 2)
  }

  package func draw(on canvas: inout Canvas, hasFocus: Bool, at moment: Moment) {
    let columns = canvas.size.columns
    let bar = barColumns(in: canvas.size)
    let label = typed.isEmpty ? "\(value)" : typed
    if !hidesValue {
      canvas.write(
        label, row: 0, column: columns - label.utf8.count, hasFocus ? .focusedItem : .text)
    }
    guard bar > 1 else { return }
    let span = Double(bounds.upperBound) - Double(bounds.lowerBound)
    let share = span > 0 ? (Double(value) - Double(bounds.lowerBound)) / span : 0
    let knob = Int((share * Double(bar - 1)).rounded())
    for column in 0..<bar {
      canvas.write(
        column == knob ? "●" : column < knob ? "━" : "─", row: 0, column: column,
        column <= knob ? .barFull : .barEmpty)
    }
    let greatest = "\(bounds.upperBound)"
    canvas.write("\(bounds.lowerBound)", row: 1, column: 0, .hint)
    canvas.write(greatest, row: 1, column: max(0, bar - greatest.utf8.count), .hint)
    if hasFocus { canvas.putCursor(row: 0, column: knob, isVisible: false) }
  }
}
