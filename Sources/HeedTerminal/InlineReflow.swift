/// Where rows of text go when a terminal that wraps them anew changes its width.
enum InlineReflow {
  /// How many rows a row of this many columns takes at a width.
  static func rows(of length: Int, width: Int) -> Int {
    width > 0 ? max(1, (length + width - 1) / width) : 1
  }

  /// How many rows lie between the first row's start and the cursor at a new width.
  ///
  /// - Parameters:
  ///   - lengths: the drawn rows' columns, without blanks at their ends.
  ///   - row: the drawn row that the cursor is in.
  ///   - column: the cursor's column in it.
  ///   - width: the terminal's columns now.
  /// - Returns: what to go up by.
  static func rowsAbove(lengths: [Int], row: Int, column: Int, width: Int) -> Int {
    var above = 0
    for index in 0..<max(0, row) {
      above += rows(of: index < lengths.count ? lengths[index] : 0, width: width)
    }
    return above + (width > 0 ? max(0, column) / width : 0)
  }

  /// Whether a terminal wraps its rows anew: all do but xterm, GNU screen and the Linux console.
  static func happens(type: String, isXterm: Bool, isTmux: Bool) -> Bool {
    if isXterm || type.hasPrefix("linux") { return false }
    return isTmux || !type.hasPrefix("screen")
  }
}
