import Glibc
package import HeedCore

/// Waiting for events.
extension LiveTerminal {
  /// Waits for an event; `nil` once `deadline` (on the clock of ``now``) has passed.
  package mutating func nextEvent(before deadline: Duration?) -> Event? {
    while true {
      if let event = takeSignal() ?? takeKey(at: lastRead) { return event }
      if isHungUp { return .hungUp }
      let glance = queue.yields ? now + Self.glance : nil
      let limit = [deadline, decoder.deadline, glance].compactMap { $0 }.min()
      let ready = wait(until: limit)
      if queue.yields, let event = glanceAtQueue() { return event }
      if ready.keys {
        if !isOverdrawn { read() }
      } else if let event = takeKey(at: now) {
        return event
      }
      if !ready.keys, let event = readStreams(ready) { return event }
      guard let deadline, now >= deadline else { continue }
      // What has just come counts before the time that has passed.
      return takeSignal() ?? takeKey(at: lastRead) ?? (isHungUp ? .hungUp : nil)
    }
  }

  /// The next key that is certain by a time, the mouse in the frame's coordinates.
  private mutating func takeKey(at time: Duration) -> Event? {
    while let event = decoder.next(at: time) {
      switch event {
      case .cursorReport(let position): surface.take(report: position)
      case .mouse(let mouse):
        if mouse.action == .press { isButtonDown = true }
        if mouse.action == .release { isButtonDown = false }
        if let placed = surface.place(mouse) { return .mouse(placed) }
      case .key(let key) where key == tty.stopKey:
        if let event = stop(wholeJob: true) { return event }
      case .key(.control("d")) where readsInput && isInputTyped: return .endOfInput
      default: return event
      }
    }
    return nil
  }

  /// What the signals that came mean.
  private mutating func takeSignal() -> Event? {
    if !waiting.isEmpty { return waiting.removeFirst() }
    if let signal = signals.takeEnding() { return .signal(signal) }
    if signals.take(SIGTSTP) { return stop() }
    if signals.take(SIGCONT) { return comeBack() }
    if signals.take(SIGWINCH), updateSize() { return .resized(size) }
    if let command, signals.take(SIGCHLD) {
      waiting += command.look()
      return waiting.isEmpty ? nil : waiting.removeFirst()
    }
    return nil
  }

  /// How often a terminal that yields looks whether a dialog came on top or went.
  private static var glance: Duration { .milliseconds(100) }

  /// Looks whether a dialog came, whose keys are not ours, or went, so that we have to draw anew.
  private mutating func glanceAtQueue() -> Event? {
    if queue.isTaken {
      isOverdrawn = true
    } else if isCovered {
      isOverdrawn = true
      return .resumed
    }
    return nil
  }

  /// What there is to read.
  private struct Ready {
    var keys = false
    var input = false
    var control = false
  }

  /// Waits for a signal, keys, standard input, messages or a time.
  private func wait(until limit: Duration?) -> Ready {
    func watch(_ descriptor: Int32?, _ events: Int32 = POLLIN) -> pollfd {
      pollfd(fd: descriptor ?? -1, events: Int16(events), revents: 0)
    }
    var descriptors = [
      // While a dialog is on top the keys are its own.
      watch(isOverdrawn || hasNoKeys ? nil : keyInput.descriptor ?? tty.descriptor),
      watch(signals.wake),
      watch(readsInput && !isInputOver ? command?.output ?? STDIN_FILENO : nil), watch(control),
      watch(events?.waitingDescriptor, POLLOUT),
    ]
    let timeout = limit.map { ($0 - now).pollMilliseconds } ?? -1
    guard poll(&descriptors, nfds_t(descriptors.count), timeout) > 0 else { return Ready() }
    if descriptors[1].revents != 0 { signals.drain() }
    if descriptors[4].revents != 0 { events?.flush() }
    return Ready(
      keys: descriptors[0].revents != 0, input: descriptors[2].revents != 0,
      control: descriptors[3].revents != 0)
  }

  /// What there is on standard input or of messages: in turn, so that neither waits for the other.
  private mutating func readStreams(_ ready: Ready) -> Event? {
    if ready.control, !(ready.input && isInputsTurn) {
      isInputsTurn = true
      return readControl()
    }
    isInputsTurn = false
    return ready.input ? readInput() : nil
  }

  /// What there is on standard input, or its end.
  private mutating func readInput() -> Event? {
    if let command {
      let event = command.isOutputOver ? .endOfInput : command.read()
      isInputOver = command.isOutputOver
      return event
    }
    guard let bytes = readChunk(of: STDIN_FILENO) else { return nil }
    guard bytes.isEmpty else { return .input(bytes) }
    isInputOver = true
    return .endOfInput
  }

  package mutating func stopCommand(_ stop: CommandStop) { command?.stop(stop) }

  private mutating func readControl() -> Event? {
    guard let control, let bytes = readChunk(of: control) else { return nil }
    if bytes.isEmpty { self.control = nil }
    return .control(bytes)
  }

  /// The keys there are on a descriptor; NUL is none, and what gives nothing else has no more.
  private func readKeys(of descriptor: Int32) -> [UInt8]? {
    guard var bytes = readChunk(of: descriptor) else { return nil }
    let count = bytes.count
    bytes.removeAll { $0 == 0 }
    return bytes.isEmpty && 1..<4_096 ~= count ? nil : bytes
  }

  private mutating func read() {
    guard let bytes = keyInput.descriptor.map({ readKeys(of: $0) }) ?? tty.read() else { return }
    if bytes.isEmpty {
      // What goes on by itself needs no keys.
      if keyInput.descriptor != nil, queue.yields { hasNoKeys = true } else { isHungUp = true }
    } else {
      lastRead = now
      decoder.feed(bytes, at: lastRead)
    }
  }
}

/// Stopping and coming back.
extension LiveTerminal {
  /// Gives everything back, stops, and takes it again once continued.
  private mutating func stop(wholeJob: Bool = false) -> Event? {
    let begin = monotonicTime()
    surface.leave()
    tty.restore(discardingInput: false)
    keyInput.restore()
    queue.release()
    command?.send(SIGSTOP)
    signals.stop(wholeJob: wholeJob)
    command?.send(SIGCONT)
    let event = retake { $0.tty.enterRaw(discardingInput: false) }
    stopped += monotonicTime() - begin
    return event
  }

  /// Paints anew after a stop that could not be caught: the shell has drawn since.
  private mutating func comeBack() -> Event? {
    retake {
      $0.surface.leave()
      return $0.tty.reenterRaw()
    }
  }

  /// Waits for our turn and does what comes then; once more where the turn was lost meanwhile.
  private mutating func retake(then enter: (inout Self) -> Bool) -> Event? {
    do throws(TerminalError) {
      while true {
        try queue.take(signals)
        if enter(&self) { break }
        queue.release()
      }
    } catch .interrupted(let signal) {
      return .signal(signal)
    } catch {
      isHungUp = true
      return .hungUp
    }
    keyInput.enterRaw()
    if queue.yields { queue.release() }
    guard updateSize() else { return .resumed }
    waiting.append(.resumed)
    return .resized(size)
  }
}
