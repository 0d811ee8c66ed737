import Glibc
package import HeedCore

/// Lines.
extension LineTerminal {
  /// More of a line than this is read, but dropped.
  private static let longest = 1 << 20

  package mutating func ask(
    _ question: String, isSecret: Bool, before deadline: Duration?
  ) throws(LineStop) -> String {
    do throws(LineStop) {
      let line = try readLine(question, isSecret: isSecret, before: deadline)
      leaveModes()
      // A terminal has shown the line; elsewhere what was said and answered stays readable so.
      if tty == nil { say((isSecret ? "" : DisplayText.line(line)) + "\n") }
      return line
    } catch {
      leaveModes()
      // What was typed of the line stays, and so does the question.
      if case .control = error {} else { say("\n") }
      throw error
    }
  }

  private mutating func readLine(
    _ question: String, isSecret: Bool, before deadline: Duration?
  ) throws(LineStop) -> String {
    if !question.isEmpty { unfinished = [] }
    var stopByte = begin(question, isSecret: isSecret)
    while true {
      if try heedSignals() {
        unfinished = []
        stopByte = begin(question, isSecret: isSecret)
      }
      let ready = poll(input, until: deadline)
      if !ready.isReady { try heedControl() }
      guard ready.isReady else {
        if let deadline, now >= deadline { throw .timedOut }
        continue
      }
      guard let bytes = read() else { continue }
      if let stopByte, bytes.last == stopByte {
        guard tty?.isForeign == false else { throw .signal(SIGINT) }
        try stop(wholeJob: true)
        unfinished = []
        _ = begin(question, isSecret: isSecret)
      } else if bytes.isEmpty {
        // On a terminal Ctrl-D cancels, whatever was typed before it.
        if !unfinished.isEmpty, tty == nil { return finished() }
        throw ready.isGone && tty != nil ? .hungUp : .end
      } else if take(bytes) {
        return finished()
      }
    }
  }

  /// Says the question, in the modes that the answer wants; the byte that ends a line for us.
  private mutating func begin(_ question: String, isSecret: Bool) -> UInt8? {
    leaveModes()
    let byte = tty?.enterLines(isSecret: isSecret)
    hasEntered = tty != nil
    say(question)
    return byte ?? nil
  }

  /// A line of the terminal, or what there is of one on standard input, whose next line is left to
  /// the next program; empty at the end, `nil` where nothing came after all.
  private func read() -> [UInt8]? {
    if tty != nil { return readChunk(of: input) }
    var available: Int32 = 0
    if ioctl(input, UInt(FIONREAD), &available) != 0 { available = 1 }
    var isOver = false
    let bytes = [UInt8](unsafeUninitializedCapacity: min(max(1, Int(available)), 4_096)) {
      buffer, count in
      // Byte by byte: a pipe can't take back what is behind the line.
      while count < buffer.count, let base = buffer.baseAddress {
        let result = Glibc.read(input, base + count, 1)
        if result <= 0 {
          isOver = result == 0 || (errno != EINTR && errno != EAGAIN)
          return
        }
        count += 1
        if base[count - 1] == 0x0A { return }
      }
    }
    return bytes.isEmpty && !isOver ? nil : bytes
  }

  /// Adds what was read; whether that ends the line.
  private mutating func take(_ bytes: [UInt8]) -> Bool {
    let isEnded = bytes.last == 0x0A
    let room = max(0, Self.longest + 4 - unfinished.count)
    unfinished += (isEnded ? bytes.dropLast() : bytes[...]).prefix(room)
    return isEnded
  }

  /// The line that was read, without a carriage return, and cut where it is too long.
  private mutating func finished() -> String {
    var line = unfinished[...]
    unfinished = []
    if line.last == 0x0D { line = line.dropLast() }
    if line.count > Self.longest {
      var end = Self.longest
      while end > Self.longest - 4, line[end] & 0xC0 == 0x80 { end -= 1 }
      line = line[..<end]
    }
    return ByteText.decode(line)
  }
}

/// Standard input that is no answer.
extension LineTerminal {
  package mutating func readInput(before deadline: Duration?) throws(LineStop) -> [UInt8] {
    while true {
      try heedSignals()
      if poll(STDIN_FILENO, until: deadline).isReady {
        if let bytes = readChunk(of: STDIN_FILENO) { return bytes }
      } else if let deadline, now >= deadline {
        throw .timedOut
      }
    }
  }
}
