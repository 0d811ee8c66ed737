import HeedCore
import Support
import Testing

@Suite struct LoopTests {
  private static let alert = Alert(message: "M", buttons: [Button("OK")])

  private static func timing(_ seconds: Double, pressing button: Button? = nil) -> Timing {
    var timing = Timing(timeout: .seconds(seconds))
    timing.pressedAtTimeout = button
    return timing
  }

  @Test func itEndsByTimeAndCountsDownVisibly() {
    let seen = show(Self.alert, [.wait(.seconds(9))], timing: Self.timing(3))
    #expect(seen.outcome.end == .timeout)
    let counts = seen.pictures.compactMap { picture in
      (0...3).first { picture.contains("closes in \($0) s") }
    }
    #expect(counts == [3, 2, 1])
  }

  @Test func theEndOfTheTimePressesAButton() {
    let seen = show(
      Self.alert, [.wait(.seconds(9))], timing: Self.timing(2, pressing: Button("OK")))
    #expect(seen.outcome.end == .button(Button("OK")))
    #expect(seen.pictures[0].contains("OK in 2 s"))
  }

  @Test func theEndOfTheTimePressesNoDisabledButton() {
    var field = Field(name: "x")
    field.rules.isRequired = true
    let alert = Alert(message: "M", buttons: [Button("OK")], fields: [field])
    let timing = Self.timing(2, pressing: Button("OK"))
    #expect(show(alert, [.wait(.seconds(9))], timing: timing).outcome.end == .timeout)
    let typed = show(alert, .typing("a") + [.wait(.seconds(9))], timing: timing)
    #expect(typed.outcome.end == .button(Button("OK")))
  }

  @Test func theCountdownStandsInTheBorderWhereThereIsNoFooter() {
    let seen = show(Self.alert, [.wait(.seconds(9))], timing: Self.timing(2)) {
      $0.hasFooter = false
    }
    #expect(seen.pictures[0].contains(" closes in 2 s ─"))
  }

  @Test func buttonsAreLockedAtFirst() {
    var timing = Timing()
    timing.enableAfter = .seconds(2)
    let early: [ScriptedTerminal.Step] = [.wait(.seconds(1)), .key(.enter), .key(.character("o"))]
    let seen = show(Self.alert, early, timing: timing)
    #expect(seen.outcome.end == .hungUp)
    #expect(seen.pictures[0].contains("OK (2)"))
    #expect(seen.pictures[1].contains("OK (1)"))
    let late = show(Self.alert, early + [.wait(.seconds(2)), .key(.enter)], timing: timing)
    #expect(late.outcome.end == .button(Button("OK")))
    #expect(late.pictures.last?.contains("‹ OK ›") == true)
  }

  @Test func theLockNeverHoldsCancel() {
    var timing = Timing()
    timing.enableAfter = .seconds(5)
    let cancel = Button("Cancel", .cancel)
    let alert = Alert(message: "M", buttons: [Button("OK"), cancel])
    #expect(show(alert, [.key(.escape)], timing: timing).outcome.end == .button(cancel))
  }

  @Test func aSignalAndALostTerminalEndIt() {
    #expect(show(Self.alert, [.signal(15)]).outcome.end == .signal(15))
    #expect(show(Self.alert).outcome.end == .hungUp)
  }

  @Test(arguments: [(200, 60), (80, 24), (40, 12), (20, 6), (12, 4), (1, 1)])
  func itFitsEveryScreen(columns: Int, rows: Int) {
    let steps: [ScriptedTerminal.Step] = [.resized(columns: columns, rows: rows), .key(.enter)]
    let seen = show(Self.alert, steps, title: "A title that is not short")
    #expect(seen.outcome.end == .button(Button("OK")))
    guard columns >= 20 else { return }
    #expect(seen.pictures.last?.contains("‹ OK ›") == true)
  }

  @Test func aBurstOfKeysIsDrawnOnce() {
    let alert = Alert(message: "", buttons: [Button("OK")], fields: [Field(name: "a")])
    let keys = "abcdefgh".map { Event.key(.character($0)) }
    let seen = show(alert, [.burst(keys), .wait(.seconds(1))])
    #expect(seen.pictures.count == 2)
    #expect(seen.pictures[1].contains("abcdefgh"))
  }
}
