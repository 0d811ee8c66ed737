/// Colours and attributes as they reach the terminal; `nil` is the terminal's own colour.
package struct Paint: Hashable, Sendable {
  package var foreground: Color?
  package var background: Color?
  package var attributes: Attributes

  package init(
    foreground: Color? = nil, background: Color? = nil, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own look.
  package static let plain = Paint()

  /// Whether a blank drawn with it shows nothing but its background.
  package var isEvenOnBlanks: Bool { attributes.isDisjoint(with: .seenOnBlanks) }

  /// Whether a blank drawn with it looks like an empty cell.
  package var leavesBlanksEmpty: Bool { background == nil && isEvenOnBlanks }
}

/// What the roles of a dialog look like.
package struct Theme: Hashable, Sendable {
  private struct Look: Hashable, Sendable {
    var role: Role
    var paint: Paint
  }

  /// A list, since there are few: a dictionary would cost more at each start than it ever saves.
  private var looks: [Look]
  /// Whether colours reach the terminal; without them a style's own colours do not either.
  package var hasColor: Bool

  /// A theme; roles that are not named are plain.
  package init(_ paints: KeyValuePairs<Role, Paint>, hasColor: Bool = true) {
    looks = paints.map { Look(role: $0.key, paint: $0.value) }
    self.hasColor = hasColor
  }

  package subscript(role: Role) -> Paint {
    get { looks.first { $0.role == role }?.paint ?? .plain }
    set {
      looks.removeAll { $0.role == role }
      looks.append(Look(role: role, paint: newValue))
    }
  }

  /// The look of a style: its role's, with its own colours and attributes on top.
  package func resolve(_ style: Style) -> Paint {
    var paint = self[style.role]
    paint.attributes.formUnion(style.attributes)
    guard hasColor else { return Paint(attributes: paint.attributes) }
    paint.foreground = style.foreground ?? paint.foreground
    paint.background = style.background ?? paint.background
    return paint
  }
}

extension Theme {
  private static let red = Color.indexed(1)
  private static let green = Color.indexed(2)
  private static let yellow = Color.indexed(3)
  /// Cyan reads on dark and on light backgrounds.
  private static let accent = Color.indexed(6)

  /// The terminal's own colours, one accent, and red for what destroys.
  package static let standard = Theme([
    .title: Paint(attributes: .bold),
    .placeholder: Paint(attributes: .dim),
    .hint: Paint(attributes: .dim),
    .footer: Paint(attributes: .dim),
    .disabledButton: Paint(attributes: .dim),
    .rule: Paint(attributes: .dim),
    .border: Paint(attributes: .dim),
    .scrollMark: Paint(attributes: .dim),
    .ruleFocus: Paint(foreground: accent),
    .preferredButton: Paint(attributes: .bold),
    .destructiveButton: Paint(foreground: red),
    .focusedButton: Paint(attributes: [.reverse, .bold]),
    .focusedDestructiveButton: Paint(foreground: red, attributes: [.reverse, .bold]),
    .focusedItem: Paint(attributes: .reverse),
    .disabledItem: Paint(attributes: .dim),
    .heading: Paint(attributes: .bold),
    .match: Paint(foreground: accent, attributes: .bold),
    .mark: Paint(foreground: accent),
    .barFull: Paint(foreground: accent),
    .barEmpty: Paint(attributes: .dim),
    .backtitle: Paint(attributes: .bold),
    .error: Paint(foreground: red),
    .success: Paint(foreground: green, attributes: .bold),
    .warning: Paint(foreground: yellow, attributes: .bold),
    .info: Paint(foreground: accent, attributes: .bold),
    .critical: Paint(foreground: red, attributes: .bold),
  ])

  /// Attributes alone, for `NO_COLOR` and terminals without colours.
  package static let mono = Theme(
    [
      .title: Paint(attributes: .bold),
      .placeholder: Paint(attributes: .dim),
      .hint: Paint(attributes: .dim),
      .footer: Paint(attributes: .dim),
      .disabledButton: Paint(attributes: .dim),
      .rule: Paint(attributes: .dim),
      .ruleFocus: Paint(attributes: .bold),
      .preferredButton: Paint(attributes: .bold),
      .destructiveButton: Paint(attributes: .underline),
      .focusedButton: Paint(attributes: [.reverse, .bold]),
      .focusedDestructiveButton: Paint(attributes: [.reverse, .underline]),
      .focusedItem: Paint(attributes: .reverse),
      .disabledItem: Paint(attributes: .dim),
      .heading: Paint(attributes: .bold),
      .match: Paint(attributes: .underline),
      .barEmpty: Paint(attributes: .dim),
      .backtitle: Paint(attributes: .bold),
      .error: Paint(attributes: .bold),
      .success: Paint(attributes: .bold),
      .warning: Paint(attributes: .bold),
      .info: Paint(attributes: .bold),
      .critical: Paint(attributes: [.bold, .reverse]),
    ], hasColor: false)
}
