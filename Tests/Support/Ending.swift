/// How a program ended, and what it left.
package struct Ending: Equatable, Sendable {
  package enum Status: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
  }

  package var status: Status
  /// What it wrote on standard output where that was a pipe.
  package var outBytes: [UInt8]
  /// What it wrote on standard error where that was a pipe.
  package var errBytes: [UInt8]
  /// Whether the terminal's line modes (termios) are as they were at the start.
  package var modesRestored: Bool
  /// The private modes that are on in the terminal though they were not at the start, or the reverse.
  package var modesLeft: Set<Int>
  /// What the terminal shows.
  package var picture: String

  package var out: String { String(decoding: outBytes, as: UTF8.self) }
  package var err: String { String(decoding: errBytes, as: UTF8.self) }
  /// Whether nothing of the program's is left in the terminal: line modes and private modes.
  package var isTerminalRestored: Bool { modesRestored && modesLeft.isEmpty }
  /// The status as a shell's `$?` has it.
  package var code: Int32 {
    switch status {
    case .exited(let code): code
    case .signalled(let number): 128 + number
    }
  }
}

extension Ending.Status {
  /// Reads what `waitpid` stored.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .exited((waitStatus >> 8) & 0xFF) : .signalled(signal)
  }
}
