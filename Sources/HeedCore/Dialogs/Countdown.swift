/// The time that is left of a pause, as a bar that gets shorter; it asks for nothing.
package struct Countdown: Content {
  private let seconds: Int

  /// A pause of some seconds.
  package init(seconds: Int) { self.seconds = seconds }

  package func measure(in size: Size) -> Size { Size(columns: min(size.columns, 20), rows: 1) }

  package func draw(on canvas: inout Canvas, hasFocus: Bool, at moment: Moment) {
    let left = left(at: moment)
    let full = seconds > 0 ? canvas.size.columns * left / seconds : 0
    Meter.drawBar(String(left), full: 0..<full, row: 0, on: &canvas)
  }

  private func left(at moment: Moment) -> Int {
    (.seconds(seconds) - moment.elapsed).secondsRoundedUp
  }

  package func handle(_ event: Event, in size: Size, at moment: Moment) -> Reaction { .ignored }

  package var stopCount: Int { 0 }
  package var prompts: [Prompt] { [] }
  package var values: [Value] { [] }

  package func setValue(of name: String, to texts: [String]) throws(ChangeError) {
    throw .noSuchField(name)
  }

  package func needs(at moment: Moment) -> Needs {
    let left = left(at: moment)
    return Needs(wake: left > 0 ? .seconds(seconds - left + 1) : nil)
  }
}
