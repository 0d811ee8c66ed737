import HeedCore
import Support
import Testing

@Suite struct ColorPickerTests {
  private static func panel(
    _ value: String? = nil, adjust: (inout ColorPicker) -> Void = { _ in }
  ) -> Panel<ColorPicker> {
    var picker = ColorPicker()
    picker.give(value.flatMap { ColorText.color($0) })
    adjust(&picker)
    return Panel(picker, buttons: [Button("OK", id: "ok"), Button("Cancel", .cancel)])
  }

  private static func chosen(_ panel: Panel<ColorPicker>, _ keys: [Key]) -> [String] {
    let steps = keys.map { ScriptedTerminal.Step.event(.key($0)) } + [.key(.enter)]
    return show(panel, steps).outcome.values.flatMap(\.texts)
  }

  private static func typing(_ text: String) -> [Key] { text.map { .character($0) } }

  @Test func `palette, swatch and text`() {
    let seen = show(Self.panel("#ff0000"), columns: 50, rows: 24, title: "Accent")
    let lines = seen.pictures[0].split(separator: "\n").filter { $0.contains("█") }
    expectPicture(
      lines.joined(separator: "\n"),
      """
         │   █████████+██████                       │
         │   ████████████████████████████████████   │
         │   ████████████████████████████████████   │
         │   ████████████████████████████████████   │
         │   ████████████████████████████████████   │
         │   ████████████████████████████████████   │
         │   ████████████████████████████████████   │
         │   ████████████████████████               │
         │   ██████  #ff0000             colour 9   │
      """)
  }

  @Test(arguments: [
    ([Key(.right)], "#cd0000"), ([Key(.end)], "#ffffff"), ([Key(.down)], "#000000"),
    ([Key(.down), Key(.right)], "#00005f"), ([Key(.down), Key(.down)], "#005f00"),
    ([Key(.down), Key(.end)], "#ff00ff"), ([Key(.pageDown)], "#080808"),
    ([Key(.pageDown), Key(.end)], "#eeeeee"), ([Key(.left)], "#000000"),
  ])
  func `keys go through it`(keys: [Key], value: String) {
    #expect(Self.chosen(Self.panel(), keys) == [value])
  }

  @Test(arguments: [
    ("#5f87af", "#5f87af"), ("#58A", "#5588aa"), ("123456", "#123456"),
    ("rgb(1, 2,3)", "#010203"), ("Teal", "#008080"),
  ])
  func `a colour can be typed`(text: String, value: String) {
    #expect(Self.chosen(Self.panel(), Self.typing(text)) == [value])
    #expect(ColorText.color(text).map { ColorText.text($0, as: .hex) } == value)
  }

  @Test(arguments: ["", "#12", "#12345g", "rgb(1,2)", "rgb(1,2,256)", "rgb(+1,2,3)", "mauve", "é"])
  func `what is none is refused`(text: String) {
    #expect(ColorText.color(text) == nil)
    let seen = show(
      Self.panel(), (Self.typing("#" + text).map { .event(.key($0)) }) + [.key(.enter)], rows: 24)
    #expect(seen.pictures.last?.contains("! a colour such as #5f87af") == true)
  }

  @Test func `it is printed as red, green and blue if asked for`() {
    let panel = Self.panel("teal") { $0.format = .rgb }
    #expect(panel.values == [Value(name: "value", text: "rgb(0,128,128)")])
  }

  @Test func `where the palette has no row the swatch has the focus`() {
    let seen = show(Self.panel("#ff0000"), [.key(.right)], columns: 20, rows: 5)
    expectPicture(
      seen.pictures.last ?? "",
      """
      ╭──────────────────╮
      │ []  #00ff00      │
      │        OK        │
      │      Cancel      │
      ╰──────────────────╯
      """)
  }

  @Test(arguments: [
    ("rgba(1, 2,3,0.5)", "rgba(1,2,3,0.5)"), ("rgba(1,2,3,1)", "rgb(1,2,3)"),
    ("#000100020003", "rgb(0,0,0)"), ("forestgreen", "rgb(34,139,34)"),
  ])
  func `a colour can be less than opaque where that is asked for`(text: String, value: String) {
    let panel = Self.panel {
      ($0.format, $0.takesOpacity, $0.stop) = (.rgb, true, 1)
    }
    #expect(Self.chosen(panel, [Key.control("u")] + Self.typing(text)) == [value])
    #expect(ColorText.translucent("rgba(1,2,3,1.5)") == nil)
  }

  @Test func `what the palette has is opaque`() {
    var panel = Self.panel { ($0.format, $0.takesOpacity) = (.rgb, true) }
    panel.content.give(.rgb(red: 255, green: 0, blue: 0), opacity: "0.25")
    #expect(Self.chosen(panel, []) == ["rgba(255,0,0,0.25)"])
    #expect(Self.chosen(panel, [Key(.right)]) == ["rgb(0,255,0)"])
  }

  @Test func `with the palette alone nothing is typed`() {
    let panel = Self.panel("#ff0000") { $0.isPaletteOnly = true }
    let seen = show(panel, [.key(.character("c"))], columns: 44, rows: 20)
    #expect(seen.outcome.end == .button(Button("Cancel", .cancel)))
    #expect(seen.pictures[0].contains("#ff0000"))
  }

  @Test func `the mouse takes a colour`() {
    let lines = show(Self.panel()).pictures[0].split(
      separator: "\n", omittingEmptySubsequences: false)
    let row = lines.firstIndex { $0.contains("[]") } ?? 0
    let column = lines[row].prefix { $0 != "[" }.count
    let press = ScriptedTerminal.Step.mouse(.press, row: row + 2, column: column + 4)
    let seen = show(Self.panel(), [press, .key(.enter)])
    #expect(seen.outcome.values.flatMap(\.texts) == ["#000087"])
  }

  @Test(arguments: [(40, 12), (20, 5), (16, 4)])
  func `it can be used in little room`(columns: Int, rows: Int) {
    let seen = show(
      Self.panel(), [.key(.down), .key(.end), .key(.enter)], columns: columns, rows: rows,
      title: "Accent")
    #expect(seen.pictures.allSatisfy { $0.contains("#") })
    #expect(seen.pictures.last?.contains("#ff00ff") == true)
    #expect(seen.outcome.values.flatMap(\.texts) == ["#ff00ff"])
  }

  @Test func `it is answered without a screen`() throws {
    var panel = Self.panel("teal")
    #expect(panel.question.prompts[0].isDeclared)
    #expect(try panel.apply(.value(field: "value", ["#ABC"])) == nil)
    #expect(panel.values == [Value(name: "value", text: "#aabbcc")])
    #expect(throws: ChangeError.self) { try panel.apply(.value(field: "value", ["mauve"])) }
  }
}
