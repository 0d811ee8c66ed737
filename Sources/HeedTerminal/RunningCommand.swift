import CCurses
import Glibc
package import HeedCore

/// A command that runs in a process group of its own while we read what it writes.
///
/// It has identity, as its process has.
package final class RunningCommand {
  private let child: ChildProcess
  /// Where its output comes from; reading never waits.
  let output: Int32
  /// Whether all who could write there have gone.
  private(set) var isOutputOver = false
  private(set) var end: CommandEnd?
  private var stopped: CommandStop?

  /// Starts it, with standard input empty or ours.
  package init(_ request: CommandRequest) throws(ChildProcess.Failure) {
    var ends: [Int32] = [-1, -1]
    let empty = request.passesInput ? STDIN_FILENO : aboveStreams(open("/dev/null", O_RDONLY))
    guard pipe2(&ends, O_CLOEXEC) == 0, empty >= 0 else {
      throw ChildProcess.Failure(isMissing: false, reason: reason(errno))
    }
    let (output, input) = (aboveStreams(ends[0]), aboveStreams(ends[1]))
    self.output = output
    defer {
      close(input)
      if !request.passesInput { close(empty) }
    }
    var mask = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &mask)
    do throws(ChildProcess.Failure) {
      child = try ChildProcess(
        request.words, mask: mask, streams: .init(input: empty, output: input))
    } catch {
      close(output)
      throw error
    }
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
  }

  deinit { close(output) }

  /// What there is to read, or its end; `nil` where nothing came.
  func read() -> Event? {
    guard let bytes = readChunk(of: output) else { return nil }
    guard bytes.isEmpty else { return .input(bytes) }
    isOutputOver = true
    return .endOfInput
  }

  /// Looks what became of it: what it still wrote before its end comes first.
  func look() -> [Event] {
    guard end == nil else { return [] }
    var status: Int32 = 0
    guard waitpid(child.pid, &status, WNOHANG | WUNTRACED) == child.pid else { return [] }
    if status & 0xFF == 0x7F {
      let wantsTerminal = [SIGTTIN, SIGTTOU].contains(status >> 8 & 0xFF)
      return wantsTerminal ? [.commandPaused] : []
    }
    let ending = ChildProcess.Ending(waitStatus: status)
    let end = CommandEnd(status: ending.status, signal: ending.signal)
    self.end = end
    var events: [Event] = []
    // What it left running may write for ever.
    while events.count < 16, !isOutputOver, let event = read() { events.append(event) }
    return events + [.commandEnded(end)]
  }

  /// Sends a signal to all of its process group, while it is there.
  func send(_ number: Int32) {
    if end == nil { kill(-child.pid, number) }
  }

  /// Makes it stop; what was said already is not said again.
  func stop(_ stop: CommandStop) {
    guard stop != stopped else { return }
    stopped = stop
    send(stop == .atOnce ? SIGKILL : SIGTERM)
    send(SIGCONT)
  }

  /// Ends it by a signal, and waits for that; in the end it is killed.
  package func finish(by number: Int32) {
    guard end == nil else { return }
    send(number)
    send(SIGCONT)
    let deadline = monotonicTime() + .seconds(5)
    var status: Int32 = 0
    while waitpid(child.pid, &status, WNOHANG) == 0 {
      if monotonicTime() > deadline { send(SIGKILL) }
      var wait = pollfd(fd: isOutputOver ? -1 : output, events: Int16(POLLIN), revents: 0)
      _ = poll(&wait, 1, 20)
      // Whoever still writes must not wait for us.
      if wait.revents != 0, !isOutputOver { _ = read() }
    }
    end = CommandEnd(status: 0)
  }

  /// Hands out what happens, where there is no terminal, until that is answered with an outcome.
  package func events(_ body: (_ next: () -> Event) -> Outcome) -> Outcome {
    let signals = Signals(watchesChildren: true)
    var waiting = look()
    return body {
      while true {
        if !waiting.isEmpty { return waiting.removeFirst() }
        if let number = signals.takeEnding() { return .signal(number) }
        if signals.take(SIGTSTP) {
          self.send(SIGSTOP)
          signals.stop()
          self.send(SIGCONT)
        }
        if signals.take(SIGCHLD) { waiting = self.look() }
        guard waiting.isEmpty else { continue }
        var descriptors = [
          pollfd(fd: signals.wake, events: Int16(POLLIN), revents: 0),
          pollfd(fd: self.isOutputOver ? -1 : self.output, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&descriptors, 2, -1) > 0 else { continue }
        if descriptors[0].revents != 0 { signals.drain() }
        if descriptors[1].revents != 0, let event = self.read() { return event }
      }
    }
  }
}

/// A descriptor as one above the standard streams, which may have been closed.
private func aboveStreams(_ descriptor: Int32) -> Int32 {
  guard (0...STDERR_FILENO).contains(descriptor) else {
    if descriptor >= 0 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return descriptor
  }
  defer { close(descriptor) }
  return fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
}
