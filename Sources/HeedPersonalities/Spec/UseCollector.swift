import HeedCore

/// The options that say in the words of a native command what a dialog is.
///
/// What the command has no option for is left out.
package struct UseCollector {
  /// The native command.
  let kind: String
  private(set) var uses: [OptionUse] = []
  private let make: (String, String, Subject?) -> OptionUse?
  private var subject: Subject?

  init<K: Kind>(for kind: K.Type) {
    self.kind = K.name
    make = { Draft<K>.use($0, $1, after: $2) }
  }

  /// Adds an option with its value; nothing where there is no value.
  mutating func add(_ option: String, _ value: String?) {
    guard let value, let use = make(option, value, subject) else { return }
    uses.append(use)
    if let opened = use.opens { subject = opened }
  }

  /// Adds a flag if it holds.
  mutating func add(_ option: String, if holds: Bool) { add(option, holds ? "" : nil) }

  /// Adds a text unless it is empty.
  mutating func add(_ option: String, unlessEmpty text: String) {
    add(option, text.isEmpty ? nil : text)
  }

  mutating func add(_ option: String, _ bounds: Bounds<some Comparable & CustomStringConvertible>?)
  {
    guard let bounds else { return }
    add(
      option, "\(bounds.least?.description ?? "")..\(bounds.greatest?.description ?? "")")
  }

  mutating func add(_ option: String, _ time: Duration?) {
    guard let time, time > .zero else { return }
    let thousandths = Int(time / .milliseconds(1))
    let (seconds, rest) = thousandths.quotientAndRemainder(dividingBy: 1000)
    guard rest > 0 else { return add(option, "\(seconds)") }
    let digits = String(1000 + rest).dropFirst()
    let decimals = digits.reversed().drop { $0 == "0" }.reversed()
    add(option, "\(seconds).\(String(decimals))")
  }

  /// Adds a number, without decimals where it has none.
  mutating func add(_ option: String, _ number: Double) {
    add(option, number == number.rounded() ? "\(Int(number))" : "\(number)")
  }

  mutating func add(_ buttons: [Button]) {
    for button in buttons {
      let opening: String? =
        switch button.role {
        case .normal: "--button"
        case .destructive: "--destructive"
        case .cancel: "--cancel"
        case .back: nil
        }
      guard let opening else { continue }
      add(opening, button.label)
      add("--id", button.id)
      add("--exit", button.status.map { "\($0)" })
      add("--disabled", if: button.isDisabled)
      add("--always", if: button.isAlways)
    }
  }
}
