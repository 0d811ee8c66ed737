/// A colour as terminals know them.
package enum Color: Hashable, Sendable {
  /// One of the terminal's palette: 0–7 the ANSI colours, 8–15 bright, 16–255 the cube and greys.
  case indexed(UInt8)
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

/// How glyphs are drawn, colours apart.
package struct Attributes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Not the library's, which is generic: that one looks its types up at each start.
  package init(arrayLiteral elements: Self...) {
    var bits: UInt8 = 0
    for element in elements { bits |= element.rawValue }
    rawValue = bits
  }
  package static let bold = Self(rawValue: 1)
  package static let dim = Self(rawValue: 2)
  package static let italic = Self(rawValue: 4)
  package static let underline = Self(rawValue: 8)
  package static let reverse = Self(rawValue: 16)
  /// Those that change what a blank looks like.
  static let seenOnBlanks = Self(rawValue: 8 | 16)
}

/// The part that a cell plays; a ``Theme`` turns it into colours.
///
/// The raw value is the letter that stands for the role in a test's style picture.
package enum Role: Character, CaseIterable, Sendable {
  case plain = "."
  case backdrop = " "
  case border = "+"
  case title = "T"
  case text = "t"
  case label = "l"
  case field = "f"
  case fieldFocus = "F"
  case rule = "_"
  case ruleFocus = "="
  case placeholder = "p"
  case hint = "h"
  case error = "E"
  case button = "b"
  case preferredButton = "B"
  case destructiveButton = "d"
  case disabledButton = "x"
  case focusedButton = "#"
  case focusedDestructiveButton = "D"
  case footer = "-"
  case footerKey = "k"
  case scrollMark = "|"
  case item = "m"
  case focusedItem = "M"
  case disabledItem = "X"
  case heading = "H"
  /// The letters of an item that a filter has found.
  case match = "u"
  /// A tick, or the place for one.
  case mark = "o"
  case barFull = "G"
  case barEmpty = "g"
  /// The line above all dialogs.
  case backtitle = "r"
  case info = "i"
  case success = "s"
  case warning = "w"
  case critical = "c"
}

/// A role, and what a text asks for beyond it.
package struct Style: Hashable, Sendable {
  package var role: Role
  package var foreground: Color?
  package var background: Color?
  package var attributes: Attributes

  package init(
    _ role: Role, foreground: Color? = nil, background: Color? = nil, attributes: Attributes = []
  ) {
    self.role = role
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }
}
