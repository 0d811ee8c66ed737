/// A question about an answer, before that is taken.
package struct Doubt: Equatable, Sendable {
  package var question: String
  /// What stands on the button that takes the answer.
  package var answer: String

  package init(_ question: String, answer: String) {
    (self.question, self.answer) = (question, answer)
  }
}

/// A doubt while it is asked, over the panel.
struct AskedDoubt: Sendable {
  var alert: Alert
  /// The button that ends the panel if the answer is taken.
  let button: Int

  private static let answer = "answer"

  init(_ doubt: Doubt, button: Int) {
    self.button = button
    alert = Alert(
      message: doubt.question,
      buttons: [
        Button(doubt.answer, .destructive, id: Self.answer), Button("Cancel", .cancel, id: "back"),
      ])
  }

  /// Whether an outcome of it takes the answer.
  static func isTaken(_ outcome: Outcome) -> Bool {
    if case .button(let button) = outcome.end { button.id == answer } else { false }
  }

  /// The box and what is in it: in the middle where there is room, else over everything.
  func place(in size: Size) -> (outer: Rect, inner: Rect) {
    let all = Rect(row: 0, column: 0, columns: size.columns, rows: size.rows)
    let wanted = alert.measure(in: Size(columns: max(1, size.columns - 4), rows: size.rows))
    guard wanted.rows + 2 <= size.rows, wanted.columns + 4 <= size.columns else {
      return (all, all)
    }
    let outer = Rect(
      row: (size.rows - wanted.rows - 2) / 2, column: (size.columns - wanted.columns - 4) / 2,
      columns: wanted.columns + 4, rows: wanted.rows + 2)
    return (
      outer,
      Rect(
        row: outer.origin.row + 1, column: outer.origin.column + 2, columns: wanted.columns,
        rows: wanted.rows)
    )
  }

  func draw(on canvas: inout Canvas, at moment: Moment) {
    let place = place(in: canvas.size)
    canvas.fill(place.outer, style: Style(.plain))
    if place.outer != place.inner {
      Chrome().drawBox(place.outer, corners: Chrome.Corners.round, on: &canvas)
    }
    canvas.within(place.inner) { alert.draw(on: &$0, at: moment) }
  }
}

extension Panel {
  /// Gives an event to the doubt that is asked.
  ///
  /// - Returns: an outcome where the answer is taken.
  mutating func handle(
    _ event: Event, of asked: AskedDoubt, in size: Size, at moment: Moment
  ) -> Outcome? {
    var asked = asked
    let inner = asked.place(in: size).inner
    var own = event
    if case .mouse(let mouse) = event {
      guard inner.contains(mouse.position) else { return nil }
      let place = Position(
        row: mouse.position.row - inner.origin.row,
        column: mouse.position.column - inner.origin.column)
      own = .mouse(Mouse(mouse.action, at: place))
    }
    let outcome = asked.alert.handle(own, in: inner.size, at: moment)
    doubt = outcome == nil ? asked : nil
    return outcome.flatMap { AskedDoubt.isTaken($0) ? press(asked.button) : nil }
  }
}
