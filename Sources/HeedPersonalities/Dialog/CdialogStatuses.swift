import HeedCore

/// The exit statuses, which the environment can change.
struct CdialogStatuses: Sendable {
  var ok: Int32 = 0
  var cancel: Int32 = 1
  var help: Int32 = 2
  var extra: Int32 = 3
  /// Help where items have a help of their own.
  var itemHelp: Int32 = 2
  var escape: Int32 = 255
  /// The end of the time; `nil` where it is as Escape.
  var timeout: Int32?
  var error: Int32 = 255

  init(_ surroundings: Surroundings) {
    func number(_ name: String) -> Int32? {
      surroundings.environment("DIALOG_" + name).map(Self.status)
    }
    ok = number("OK") ?? ok
    cancel = number("CANCEL") ?? cancel
    help = number("HELP") ?? help
    extra = number("EXTRA") ?? extra
    itemHelp = number("ITEM_HELP") ?? help
    escape = number("ESC") ?? escape
    timeout = number("TIMEOUT")
    error = number("ERROR") ?? error
  }

  /// A status as C reads it: the number that the text begins with, modulo 256.
  static func status(_ text: String) -> Int32 {
    let digits = text.drop { $0 == " " }
    let isNegative = digits.hasPrefix("-")
    var number: Int32 = 0
    for digit in digits.dropFirst(isNegative || digits.hasPrefix("+") ? 1 : 0) {
      guard let value = digit.isASCII ? digit.wholeNumberValue : nil else { break }
      number = (number * 10 + Int32(value)) & 0xFFFF
    }
    return (isNegative ? -number : number) & 0xFF
  }
}
