/// Finds the private modes that a program sets and resets, even where a read cut a sequence in two.
struct ModeScanner {
  private enum State { case text, escape, start, parameters }
  private var state = State.text
  private var parameters = [0]

  mutating func scan(_ bytes: [UInt8], _ report: (_ mode: Int, _ isOn: Bool) -> Void) {
    for byte in bytes {
      switch (state, byte) {
      case (_, 0x1B): state = .escape
      case (.escape, UInt8(ascii: "[")): state = .start
      case (.start, UInt8(ascii: "?")): (state, parameters) = (.parameters, [0])
      case (.parameters, UInt8(ascii: "0")...UInt8(ascii: "9")):
        let digit = Int(byte - UInt8(ascii: "0"))
        parameters[parameters.count - 1] =
          min(parameters[parameters.count - 1], 99_999) * 10 + digit
      case (.parameters, UInt8(ascii: ";")): parameters.append(0)
      case (.parameters, UInt8(ascii: "h")), (.parameters, UInt8(ascii: "l")):
        for mode in parameters { report(mode, byte == UInt8(ascii: "h")) }
        state = .text
      default: state = .text
      }
    }
  }
}
