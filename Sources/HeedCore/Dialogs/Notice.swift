/// A message that asks nothing: it is shown, and stays where it was shown.
package struct Notice: Dialog {
  package var message = ""
  /// The most columns of the message.
  package var textColumns = 76

  package init() {}
  package init(message: String) { self.message = message }

  package var question: Question { Question(message: message) }
  package var values: [Value] { [] }

  package func measure(in size: Size) -> Size {
    let lines = wrapped(columns: min(size.columns, textColumns))
    return Size(columns: lines.map(\.displayWidth).max() ?? 0, rows: lines.count)
  }

  package func draw(on canvas: inout Canvas, at moment: Moment) {
    for (row, line) in wrapped(columns: canvas.size.columns).enumerated() {
      canvas.write(line, row: row, column: 0, .text)
    }
  }

  private func wrapped(columns: Int) -> [String] {
    Body.wrapped(message, columns: columns)
  }

  package func hints(at moment: Moment) -> [KeyHint] { [] }
  package func handle(_ event: Event, in size: Size, at moment: Moment) -> Outcome? { nil }

  package mutating func apply(_ change: Change) throws(ChangeError) -> Outcome? {
    if let text = try change.messageAlone() { message = text }
    return nil
  }
}
