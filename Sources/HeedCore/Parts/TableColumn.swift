/// A column of a table.
package struct TableColumn: Equatable, Sendable {
  package enum Alignment: String, CaseIterable, Sendable { case left, center, right }

  package var title: String
  /// Where its cells stand; `nil` for the right where all are numbers, and the left otherwise.
  package var alignment: Alignment?
  package var isHidden = false
  /// Its columns on the screen; `nil` for what its widest cell takes.
  package var width: Int?
  /// The widest of its cells and its title, with room for the sign of the order.
  private(set) var widest: Int
  private var hasNumbers = false
  private var hasText = false

  package init(_ title: String = "") {
    self.title = title
    widest = Self.columns(ofTitle: title)
  }

  /// Whether all cells that are not empty are numbers.
  var isNumeric: Bool { hasNumbers && !hasText }
  var shownAlignment: Alignment { alignment ?? (isNumeric ? .right : .left) }
  var naturalWidth: Int { max(1, width ?? widest) }

  /// Takes note of a cell.
  mutating func take(_ cell: String) {
    widest = max(widest, DisplayText.line(cell).displayWidth)
    guard !hasText, !cell.isEmpty else { return }
    if Self.number(cell) == nil { hasText = true } else { hasNumbers = true }
  }

  /// The number that a cell shows, blanks around it or not.
  static func number(_ cell: String) -> Double? {
    guard let first = cell.utf8.first, first < 0x3A else { return nil }
    if let number = Rules.Form.number(cell) { return number }
    let inner = cell.utf8.drop { $0 == 0x20 }
    guard inner.count < cell.utf8.count || cell.utf8.last == 0x20 else { return nil }
    return Rules.Form.number(String(cell.split(separator: " ").first ?? ""))
  }

  /// Forgets its cells.
  mutating func forgetCells() {
    widest = Self.columns(ofTitle: title)
    (hasNumbers, hasText) = (false, false)
  }

  private static func columns(ofTitle title: String) -> Int {
    title.isEmpty ? 0 : DisplayText.line(title).displayWidth + 2
  }
}
