/// Style switches within a text, for command lines that have markup of their own.
///
/// A switch is one scalar of U+10FC00...U+10FF7F, near the end of private use plane 16. It takes no
/// column and holds from its place on, over line breaks, until another one changes it. Text from
/// outside has none of them: ``ByteText`` reads the bytes of such a scalar as bytes that are no text.
package enum Ink {
  /// What a switch does.
  package enum Switch: Equatable, Sendable {
    /// Draws with a colour of the terminal's palette; `nil` is that of the text's role.
    case foreground(UInt8?)
    case background(UInt8?)
    case on(Attributes)
    case off(Attributes)
    /// Goes back to the style of the text's role.
    case reset
  }

  package static let scalars: ClosedRange<UInt32> = 0x10FC00...0x10FF7F

  private static let backgrounds: UInt32 = 0x10FD00
  private static let switchesOn: UInt32 = 0x10FE00
  private static let switchesOff: UInt32 = 0x10FE20
  private static let ownForeground: UInt32 = 0x10FE40
  private static let ownBackground: UInt32 = 0x10FE41
  private static let normal: UInt32 = 0x10FE42

  /// The scalar that stands for a switch.
  package static func scalar(_ change: Switch) -> Unicode.Scalar {
    let value =
      switch change {
      case .foreground(let color): color.map { scalars.lowerBound + UInt32($0) } ?? ownForeground
      case .background(let color): color.map { backgrounds + UInt32($0) } ?? ownBackground
      case .on(let attributes): switchesOn + UInt32(attributes.rawValue & 0x1F)
      case .off(let attributes): switchesOff + UInt32(attributes.rawValue & 0x1F)
      case .reset: normal
      }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// What a scalar switches; `nil` for one that is text.
  static func meaning(of scalar: Unicode.Scalar) -> Switch? {
    guard scalars.contains(scalar.value) else { return nil }
    switch scalar.value {
    case ..<backgrounds: return .foreground(UInt8(scalar.value - scalars.lowerBound))
    case ..<switchesOn: return .background(UInt8(scalar.value - backgrounds))
    case ..<switchesOff: return .on(Attributes(rawValue: UInt8(scalar.value - switchesOn)))
    case ..<ownForeground: return .off(Attributes(rawValue: UInt8(scalar.value - switchesOff)))
    case ownForeground: return .foreground(nil)
    case ownBackground: return .background(nil)
    default: return .reset
    }
  }

  /// Whether a text has switches in it.
  package static func isIn(_ text: some StringProtocol) -> Bool {
    // All of them begin with this byte, which is rare elsewhere.
    (text.utf8.withContiguousStorageIfAvailable { $0.contains(0xF4) } ?? text.utf8.contains(0xF4))
      && text.unicodeScalars.contains { scalars.contains($0.value) }
  }

  /// A text without its switches.
  package static func stripped(_ text: String) -> String {
    guard isIn(text) else { return text }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: text.unicodeScalars.lazy.filter { !scalars.contains($0.value) })
    return String(result)
  }

  /// Lines of one text, each beginning in the style in which the one before it ended.
  package static func carried(_ lines: [String]) -> [String] {
    guard lines.contains(where: { isIn($0) }) else { return lines }
    var pen = Pen()
    return lines.map { line in
      let start = pen.switches
      for scalar in line.unicodeScalars { pen.take(scalar) }
      return start + line
    }
  }

  /// What switches have come to.
  struct Pen: Equatable {
    private var foreground: UInt8?
    private var background: UInt8?
    private var attributes: Attributes = []

    /// Takes a scalar into account; whether it was a switch.
    @discardableResult
    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard let change = Ink.meaning(of: scalar) else { return false }
      switch change {
      case .foreground(let color): foreground = color
      case .background(let color): background = color
      case .on(let added): attributes.formUnion(added)
      case .off(let taken): attributes.subtract(taken)
      case .reset: self = Pen()
      }
      return true
    }

    /// A style with what was switched on top of it.
    func applied(to style: Style) -> Style {
      var style = style
      if let foreground { style.foreground = .indexed(foreground) }
      if let background { style.background = .indexed(background) }
      style.attributes.formUnion(attributes)
      return style
    }

    /// The switches that lead here from the start.
    fileprivate var switches: String {
      var result = String.UnicodeScalarView()
      if let foreground { result.append(Ink.scalar(.foreground(foreground))) }
      if let background { result.append(Ink.scalar(.background(background))) }
      if !attributes.isEmpty { result.append(Ink.scalar(.on(attributes))) }
      return String(result)
    }
  }
}
