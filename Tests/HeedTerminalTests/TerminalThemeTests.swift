import HeedCore
import Testing

@Suite struct TerminalThemeTests {
  /// Roles that must not look like a plain button, nor like each other.
  static let told: [Role] = [
    .button, .preferredButton, .destructiveButton, .disabledButton, .focusedButton,
    .focusedDestructiveButton,
  ]

  @Test(arguments: [Theme.standard, .mono]) func buttonsTellApart(_ theme: Theme) {
    let paints = Self.told.map { theme[$0] }
    #expect(Set(paints).count == paints.count)
  }

  @Test func monoHasNoColours() {
    for role in Role.allCases {
      let style = Style(role, foreground: .indexed(1), background: .indexed(2))
      let paint = Theme.mono.resolve(style)
      #expect(paint.foreground == nil && paint.background == nil)
    }
  }

  @Test func aStyleComesOnTopOfItsRole() {
    let style = Style(.title, foreground: .indexed(5), attributes: .underline)
    #expect(
      Theme.standard.resolve(style)
        == Paint(foreground: .indexed(5), attributes: [.bold, .underline]))
    #expect(Theme.standard.resolve(Style(.backdrop)) == .plain)
  }
}
