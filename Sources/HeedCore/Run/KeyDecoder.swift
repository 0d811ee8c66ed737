/// Turns what a terminal sends into events: bytes and time go in, keys come out.
///
/// It is total: any bytes in any pieces are either events or swallowed, and silence ends whatever
/// was begun. Only a lone ESC that nothing follows for ``escapeDelay`` is the Escape key. Sources
/// of the forms: xterm's ctlseqs, the kitty keyboard protocol, terminfo's rxvt and linux entries.
package struct KeyDecoder: Sendable {
  /// How long the terminal may be silent inside a sequence, a string or a paste.
  static let patience = Duration.seconds(1)
  /// A string reply that is longer than this is not one.
  static let longestString = 65_536
  /// A control sequence that is longer than this is not one.
  static let longestSequence = 1_024

  /// What the next byte belongs to.
  enum Mode: Sendable, Equatable {
    case keys
    case paste
    /// A string that is swallowed: how much of it was seen, and whether its last byte was ESC.
    case string(length: Int, afterEscape: Bool)
  }

  /// What stands at the head of the buffer.
  enum Token {
    case event(Event, length: Int)
    case nothing(length: Int)
    case paste(length: Int)
    case string(length: Int)
    /// More bytes are needed; after this much silence they are not coming.
    case incomplete(patience: Duration)
  }

  /// Whether a cursor report was asked for, so that `CSI 1;2R` is one and not Shift-F3.
  package var expectsCursorReport = false
  let escapeDelay: Duration
  let interruptByte: Bool
  private let sequences: [[UInt8]: Key]
  private var mode = Mode.keys
  private var buffer: [UInt8] = []
  private var head = 0
  private var pasted: [UInt8] = []
  private var lastByte = Duration.zero
  private var silence: Duration?

  /// A decoder for one terminal.
  ///
  /// - Parameters:
  ///   - escapeDelay: how long a lone ESC waits for what may follow it.
  ///   - sequences: what the terminal's own description says its keys send.
  ///   - interruptByte: whether byte 3 means an interrupt, where the terminal makes no signal of it.
  package init(
    escapeDelay: Duration = .milliseconds(300), sequences: [[UInt8]: Key] = [:],
    interruptByte: Bool = false
  ) {
    self.escapeDelay = escapeDelay
    self.sequences = sequences
    self.interruptByte = interruptByte
  }

  /// When silence will have decided what is pending; `nil` while nothing is.
  package var deadline: Duration? {
    silence.map { lastByte + $0 }
  }

  /// Whether nothing is half read.
  package var isIdle: Bool { mode == .keys && head == buffer.count }

  /// Takes what was read.
  package mutating func feed(_ bytes: some Sequence<UInt8>, at now: Duration) {
    if head > 0 {
      buffer.removeFirst(head)
      head = 0
    }
    let count = buffer.count
    buffer.append(contentsOf: bytes)
    guard buffer.count > count else { return }
    lastByte = now
    silence = nil
  }

  /// The next event that is certain by now.
  package mutating func next(at now: Duration) -> Event? {
    while true {
      switch mode {
      case .keys:
        guard let step = nextKey(at: now) else { return nil }
        if let event = step { return event }
      case .paste:
        guard readPaste() || isSilent(at: now) else { return nil }
        if let event = endPaste() { return event }
      case .string(let length, let afterEscape):
        guard readString(length, afterEscape: afterEscape) || isSilent(at: now) else { return nil }
        leaveMode()
      }
    }
  }

  /// Goes one token on; `nil` where more is needed, `.some(nil)` where the token was no event.
  private mutating func nextKey(at now: Duration) -> Event?? {
    guard head < buffer.count else { return nil }
    let rest = buffer[head...]
    var token = known(rest) ?? scan(rest)
    if case .incomplete(let patience) = token {
      silence = patience
      guard isSilent(at: now) else { return nil }
      token = scan(rest)
      if case .incomplete = token { token = give(up: rest) }
    }
    silence = nil
    switch token {
    case .event(let event, let length):
      head += length
      if case .cursorReport = event { expectsCursorReport = false }
      return .some(event)
    case .nothing(let length): head += length
    case .paste(let length):
      head += length
      (mode, silence) = (.paste, Self.patience)
    case .string(let length):
      head += length
      (mode, silence) = (.string(length: 0, afterEscape: false), Self.patience)
    case .incomplete: head = buffer.count
    }
    return .some(nil)
  }

  private func isSilent(at now: Duration) -> Bool {
    guard let deadline else { return false }
    return now >= deadline
  }

  private mutating func leaveMode() {
    (mode, silence) = (.keys, nil)
  }
}

/// What the terminal's own description says.
extension KeyDecoder {
  private func known(_ rest: ArraySlice<UInt8>) -> Token? {
    guard !sequences.isEmpty else { return nil }
    var best: (key: Key, length: Int)?
    var isPrefix = false
    for (sequence, key) in sequences {
      if rest.starts(with: sequence) {
        if sequence.count > best?.length ?? 0 { best = (key, sequence.count) }
      } else if sequence.starts(with: rest) {
        isPrefix = true
      }
    }
    if let best { return .event(.key(best.key), length: best.length) }
    guard isPrefix else { return nil }
    let standard = scan(rest)
    if case .incomplete = standard { return standard }
    return .incomplete(patience: escapeDelay)
  }
}

/// Pastes and strings, which may be long and come in pieces.
extension KeyDecoder {
  private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

  /// Takes what came of a paste; whether it is all there.
  private mutating func readPaste() -> Bool {
    while head < buffer.count {
      pasted.append(buffer[head])
      head += 1
      if pasted.last == 0x7E, pasted.suffix(6).elementsEqual(Self.pasteEnd) {
        pasted.removeLast(6)
        return true
      }
    }
    silence = Self.patience
    return false
  }

  private mutating func endPaste() -> Event? {
    leaveMode()
    defer { pasted = [] }
    return pasted.isEmpty ? nil : .paste(Self.pastedText(pasted))
  }

  /// Skips what came of a string; whether it is over.
  private mutating func readString(_ length: Int, afterEscape: Bool) -> Bool {
    var (length, afterEscape) = (length, afterEscape)
    while head < buffer.count {
      let byte = buffer[head]
      if afterEscape {
        // ESC \ ends it; any other ESC begins something new, which must not be lost.
        if byte == 0x5C { head += 1 } else { unread(0x1B) }
        return true
      }
      head += 1
      length += 1
      afterEscape = byte == 0x1B
      if byte == 0x07 || byte == 0x18 || byte == 0x1A || length >= Self.longestString {
        return true
      }
    }
    mode = .string(length: length, afterEscape: afterEscape)
    silence = Self.patience
    return false
  }

  private mutating func unread(_ byte: UInt8) {
    if head > 0 {
      head -= 1
      buffer[head] = byte
    } else {
      buffer.insert(byte, at: 0)
    }
  }
}
