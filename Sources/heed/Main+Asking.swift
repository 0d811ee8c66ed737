import Glibc
import HeedCore
import HeedPersonalities
import HeedTerminal

/// Why there is no outcome.
enum Unanswered: Error {
  case noTerminal(TerminalError)
  case noAnswer(NoAnswer)
  case noCommand(String, ChildProcess.Failure)
  case misused(UsageError)
  /// There is one, but it could not be recorded.
  case unrecorded(Outcome, NoAnswer)

  var isInterruption: Bool {
    if case .noTerminal(.interrupted) = self { true } else { false }
  }
}

/// The ways to an answer: recorded ones, defaults, plain lines, the screen.
extension Main {
  /// How a dialog ends, whichever way it is answered; the terminal has been given back then.
  static func answer(to request: Request) throws(Unanswered) -> Outcome {
    var terminal: LiveTerminal?
    return try answer(to: request, on: &terminal)
  }

  /// The same on a terminal that is held for the dialogs after it, and taken by the first one.
  static func outcome(
    of request: Request, on terminal: inout LiveTerminal?
  ) throws(Unanswered) -> Outcome {
    if let remark = request.remark { _ = write(ByteText.encode(remark), to: STDERR_FILENO) }
    let plain = try plainPlace(of: request)
    if request.stage.purpose == .tells {
      if request.stage.goesOnBehind, plain == nil, !isUnattended(request) {
        return Outcome(.completed)
      }
      if var held = terminal.take() {
        held.show(request.chrome.frame(of: request.dialog, on: held.size))
        terminal = consume held
      } else if plain == nil {
        tell(request)
      } else {
        tellPlainly(request.dialog, request)
      }
      pause(for: request.stage.stay)
      return Outcome(.completed)
    }
    if let command = request.command { return try follow(command, request, plain) }
    if isUnattended(request) {
      if request.stage.purpose == .asks {
        do throws(NoAnswer) { return try unattendedOutcome(of: request) } catch {
          throw .noAnswer(error)
        }
      }
      return tellPlainly(request.dialog, request)
    }
    do throws(Unanswered) {
      if plain == nil || request.stage.purpose == .asks {
        return try recorded(request, plain, on: &terminal)
      }
    } catch {
      guard request.stage.purpose == .reports, !error.isInterruption else { throw error }
    }
    return tellPlainly(request.dialog, request)
  }

  private static func plainPlace(of request: Request) throws(Unanswered) -> LineTerminal.Place? {
    do throws(UsageError) { return try plainPlace(for: request) } catch { throw .misused(error) }
  }

  /// Shows the dialog.
  ///
  /// A terminal that can't be drawn on can still show lines.
  static func ask(
    _ request: Request, _ plain: LineTerminal.Place?, on terminal: inout LiveTerminal?,
    command: RunningCommand? = nil
  ) throws(Unanswered) -> Outcome {
    let events = request.stage.events.map { EventSink($0) }
    let outcome = try outcome(of: request, plain, telling: events, on: &terminal, command)
    // Whoever hears of the end may use the terminal at once.
    if events != nil { terminal = nil }
    tellEnd(outcome, of: request, to: events)
    return outcome
  }

  private static func outcome(
    of request: Request, _ plain: LineTerminal.Place?, telling events: EventSink?,
    on terminal: inout LiveTerminal?, _ command: RunningCommand?
  ) throws(Unanswered) -> Outcome {
    do throws(TerminalError) {
      if let plain { return try askPlainly(request, at: plain, telling: events) }
      var held = try held(&terminal, for: request, command)
      held.events = events
      let outcome = run(request.dialog, request, telling: events, on: &held)
      terminal = consume held
      return outcome
    } catch .dumb where request.stage.purpose == .asks {
      return try outcome(of: request, .terminal, telling: events, on: &terminal, command)
    } catch { throw .noTerminal(error) }
  }

  private static func held(
    _ terminal: inout LiveTerminal?, for request: Request, _ command: RunningCommand?
  ) throws(TerminalError) -> LiveTerminal {
    if let held = terminal.take() { return held }
    return try LiveTerminal(TerminalOptions(request), command: command)
  }

  private static func run(
    _ dialog: some Dialog, _ request: Request, telling events: EventSink?,
    on terminal: inout LiveTerminal
  ) -> Outcome {
    var dialog = dialog
    return HeedCore.run(
      &dialog, chrome: request.chrome, timing: request.timing,
      observer: observer(events, request), aids: aids(request), on: &terminal)
  }

  private static func aids(_ request: Request) -> Aids {
    Aids(help: request.help, bindings: request.bindings, log: request.trace?.note)
  }

  /// Whoever has to hear of what happens in a dialog: a program that watches, a reader of the answer.
  static func observer(_ events: EventSink?, _ request: Request) -> Observer? {
    let running = request.running
    let descriptor = request.answerDescriptor ?? 1
    guard events != nil || running != nil else { return nil }
    return { happening in
      events?.tell(happening)
      // A reader that has gone is told at the end.
      if let bytes = running?(happening), !bytes.isEmpty { _ = write(bytes, to: descriptor) }
    }
  }

  /// Leaves on the terminal what was told on one that is held, and gives that back.
  static func leave(_ request: Request, of terminal: inout LiveTerminal?) {
    guard let held = terminal.take() else { return }
    held.close()
    tell(request)
  }

  /// Shows what only tells: on the terminal, or without one as plain lines on standard error.
  private static func tell(_ request: Request) {
    do throws(TerminalError) {
      if isUnattended(request) { throw .noTerminal(detail: "nobody is asked") }
      try leaveOnTerminal(TerminalOptions(request)) { size in
        request.chrome.frame(of: request.dialog, on: size)
      }
    } catch {
      tellPlainly(request.dialog, request)
    }
  }

  /// Says in plain lines on standard error what there is no terminal for.
  @discardableResult
  private static func tellPlainly(_ dialog: some Dialog, _ request: Request) -> Outcome {
    let events = request.stage.events.map { EventSink($0) }
    var control = request.stage.controlDescriptor
    let outcome = HeedCore.tellPlainly(
      dialog, chrome: request.chrome, isDriven: control != nil, observer: observer(events, request),
      nextEvent: { readsInput in
        let event = nextEvent(readsInput: readsInput, control: control)
        if event == .control([]) { control = nil }
        return event
      },
      say: { say($0) })
    tellEnd(outcome, of: request, to: events)
    return outcome
  }

  /// Says lines on standard error.
  static func say(_ lines: [String]) {
    _ = write(Array(lines.map { $0 + "\n" }.joined().utf8), to: STDERR_FILENO)
  }
}
