/// The least time between two repaints while input pours in: about sixty a second.
private let repaintInterval = Duration.microseconds(16_600)

/// Shows a dialog until it has exactly one outcome.
///
/// An observer is told what the person does; nobody is told of the end but the caller.
package func run<T: Terminal & ~Copyable>(
  _ dialog: inout some Dialog, chrome: Chrome, timing: Timing, observer: Observer? = nil,
  aids: Aids = Aids(), on terminal: inout T
) -> Outcome {
  var driving = Driving(chrome, observer, aids)
  let outcome =
    driving.prepare(&dialog, on: &terminal)
    ?? driving.takeFirstInput(of: &dialog, timing: timing, on: &terminal)
    ?? perform(&dialog, timing: timing, driving: &driving, on: &terminal)
  driving.end(outcome)
  return outcome
}

/// The one place where resizing, hanging up, interrupting and timing out are handled.
///
/// It draws only when no input waits, except that input without a pause can't keep the screen from
/// its repaint.
private func perform<T: Terminal & ~Copyable>(
  _ dialog: inout some Dialog, timing: Timing, driving: inout Driving, on terminal: inout T
) -> Outcome {
  var moment = timing.moment(at: .zero)
  var layout = driving.show(dialog, timing: timing, at: moment, on: &terminal)
  let start = terminal.now
  var lastDrawing = start
  var isStale = false
  while true {
    let wake = terminal.listen(for: driving.chrome.needs(of: dialog, at: moment))
    let changes = [timing.nextChange(after: terminal.now - start), wake]
    let tick = changes.compactMap(\.self).min().map { start + $0 }
    var event = driving.takeEarly() ?? terminal.nextEvent(before: isStale ? terminal.now : tick)
    if event == nil, isStale, terminal.now < lastDrawing + repaintInterval {
      event = terminal.nextEvent(before: lastDrawing + repaintInterval)
    }
    let elapsed = terminal.now - start
    if timing.isOver(at: elapsed), event?.endsAll != true {
      return timing.outcomeAtTimeout(of: &dialog)
    }
    moment = timing.moment(at: elapsed)
    if event == nil || (isStale && terminal.now >= lastDrawing + repaintInterval) {
      layout = driving.show(dialog, timing: timing, at: moment, on: &terminal)
      lastDrawing = terminal.now
      isStale = false
    }
    guard let event else { continue }
    isStale = true
    if case .resized = event { layout = Layout(of: dialog, in: driving.chrome, on: terminal.size) }
    let answer = driving.answer(of: &dialog, to: event, in: layout, at: moment)
    guard let outcome = answer?.noting(event, layout) else { continue }
    // What came last is shown, though the program ends.
    if outcome.end.isByItself {
      _ = driving.show(dialog, timing: timing, at: moment, on: &terminal)
    }
    return outcome
  }
}

extension Terminal where Self: ~Copyable {
  /// Sees to what a dialog needs; returns when it changes by itself.
  fileprivate mutating func listen(for needs: Needs) -> Duration? {
    readsInput = needs.readsInput
    if let stop = needs.stop { stopCommand(stop) }
    return needs.wake
  }
}

extension Outcome {
  /// The same with what brought it, and where.
  func noting(_ event: Event, _ layout: Layout) -> Outcome {
    var outcome = self
    outcome.size = layout.outer.size
    if case .key(let key) = event { outcome.lastKey = key }
    return outcome
  }
}

/// What an event makes of a dialog; ends that no dialog may refuse are seen to here.
func answer(
  of dialog: inout some Dialog, to event: Event, in layout: Layout, at moment: Moment
) -> Outcome? {
  switch event {
  case .signal(let number): return Outcome(.signal(number), values: dialog.values)
  case .hungUp: return Outcome(.hungUp, values: dialog.values)
  case .cursorReport: return nil
  case .mouse(let mouse):
    guard let event = layout.localized(mouse) else { return nil }
    return dialog.handle(event, in: layout.content.size, at: moment)
  default: return dialog.handle(event, in: layout.content.size, at: moment)
  }
}

extension Timing {
  /// The end of the time presses the button it was given, if that can be pressed.
  func outcomeAtTimeout(of dialog: inout some Dialog) -> Outcome {
    if let button = pressedAtTimeout, let outcome = try? dialog.apply(.press(button: button.key)) {
      return outcome
    }
    return Outcome(.timeout, values: dialog.values)
  }
}
