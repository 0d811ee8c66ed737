/// What items are given to on a command line.
package protocol ItemTaker: SendableMetatype {
  mutating func append(_ item: Item)
  /// Changes the item given last.
  mutating func changeLast(_ change: (inout Item) -> Void)
}

extension ItemList: ItemTaker {}

extension ItemReader {
  /// The option of what ends an item.
  static func endOption(of things: String) -> OptionRow<ItemReader> {
    OptionRow("--null", "\(things) on standard input end with NUL, not at line ends") {
      (reader: inout ItemReader, _) throws(UsageError) in reader.end = 0
    }
  }
}

extension OptionGroup where Target: ItemTaker {
  /// The options of items.
  static func items() -> [OptionRow<Target>] {
    [
      OptionRow("--item", placeholder: "VALUE", opens: .item, "an item; its value is printed") {
        (target: inout Target, use) throws(UsageError) in target.append(Item(use.value))
      },
      OptionRow(
        "--label", placeholder: "TEXT", describes: [.item],
        "what is shown for the item before it instead of its value"
      ) { (target: inout Target, use) throws(UsageError) in
        target.changeLast { $0.label = use.value }
      },
      OptionRow("--selected", describes: [.item], "the item before it is ticked, or highlighted") {
        (target: inout Target, _) throws(UsageError) in
        target.changeLast { $0.isSelected = true }
      },
      OptionRow("--disabled", describes: [.item], "the item before it can't be chosen") {
        (target: inout Target, _) throws(UsageError) in
        target.changeLast { $0.isDisabled = true }
      },
      OptionRow(
        "--help-text", placeholder: "TEXT", describes: [.item],
        "a line of help while the item before it is highlighted"
      ) { (target: inout Target, use) throws(UsageError) in
        target.changeLast { $0.help = use.value }
      },
    ]
  }
}

extension Bounds<Int> {
  /// The options of how many may be had, of things to which something is done.
  static func amountOptions(of things: String, _ verb: String) -> [OptionRow<Bounds<Int>>] {
    [
      OptionRow("--min", placeholder: "N", "how many \(things) have to be \(verb)") {
        (amount: inout Bounds<Int>, use) throws(UsageError) in
        amount.least = try use.integer(0...1_000_000)
      },
      OptionRow("--max", placeholder: "N", "how many \(things) can be \(verb) at most") {
        (amount: inout Bounds<Int>, use) throws(UsageError) in
        amount.greatest = try use.integer(1...1_000_000)
      },
    ]
  }

  /// Refuses amounts that no choice can have.
  ///
  /// `available` is how many can be had, `nil` where that is not known yet.
  func checkAmount(available: Int?, verb: String) throws(UsageError) {
    let most = min(greatest ?? .max, available ?? .max)
    guard let least, least > most else { return }
    throw .badValue(
      option: "--min", value: "\(least)", wanted: "at most \(most), which is what can be \(verb)")
  }
}
