import HeedCore
import HeedKit
import Support
import Testing

@Suite struct AlertResultTests {
  private typealias Steps = [ScriptedTerminal.Step]
  private static let three = AlertController([save, discard, cancel])

  @Test(
    arguments: [
      ([.key(.enter)], .action(save)),
      ([.key(.escape)], .action(cancel)),
      ([.key(.down), .key(.enter)], .action(discard)),
      ([.key(.character("d"))], .terminalLost),
      ([.key(.character("d")), .key(.enter)], .action(discard)),
      ([.signal(2)], .interrupted(signal: 2)),
      ([.wait(.seconds(60))], .terminalLost),
    ] as [(Steps, AlertResult.Ending)])
  func `an alert has one ending`(steps: [ScriptedTerminal.Step], ending: AlertResult.Ending) throws
  {
    let result = try present(Self.three, steps).result
    #expect(result.ending == ending)
    #expect(result.texts == [])
  }

  @Test(
    arguments: [
      ([.key(.enter)], .action(cancel)),
      ([.key(.escape)], .action(cancel)),
      ([.event(.pressedOutside)], .action(cancel)),
      ([.key(.up), .key(.enter)], .action(discard)),
    ] as [(Steps, AlertResult.Ending)])
  func `a sheet has one ending`(steps: [ScriptedTerminal.Step], ending: AlertResult.Ending) throws {
    let sheet = AlertController([discard, cancel], as: .actionSheet)
    #expect(try present(sheet, steps).result.ending == ending)
  }

  @Test func `a sheet without cancel is dismissed`() throws {
    let sheet = AlertController([save], as: .actionSheet)
    #expect(try present(sheet, [.key(.escape)]).result.ending == .dismissed)
    #expect(try present(sheet, [.event(.pressedOutside)]).result.ending == .dismissed)
  }

  @Test func `a sheet whose cancel is disabled is dismissed`() throws {
    var off = cancel
    off.isEnabled = false
    let sheet = AlertController([save, off], as: .actionSheet)
    #expect(try present(sheet, [.key(.escape)]).result.ending == .dismissed)
  }

  @Test func `an alert without actions has an OK`() throws {
    let seen = try present(AlertController([]), [.key(.escape), .key(.enter)])
    #expect(seen.result.action == AlertAction(title: "OK"))
    #expect(seen.pictures[0].contains("‹ OK ›"))
  }

  @Test func `actions of one title are told apart by their ids`() throws {
    let (left, right) = (AlertAction(title: "This", id: "l"), AlertAction(title: "This", id: "r"))
    var alert = AlertController([left, right])
    #expect(try present(alert, [.key(.enter)]).result.action == left)
    alert.preferredAction = right
    #expect(try present(alert, [.key(.enter)]).result.action == right)
  }

  @Test func `a preferred action has the first focus even if it destroys`() throws {
    var alert = Self.three
    alert.preferredAction = discard
    #expect(try present(alert, [.key(.enter)]).result.action == discard)
  }

  @Test func `a disabled action can't be chosen`() throws {
    var alert = AlertController([AlertAction(title: "Save", isEnabled: false), cancel])
    #expect(try present(alert, [.key(.character("s"))]).result.ending == .terminalLost)
    #expect(try present(alert, [.key(.enter)]).result.action == cancel)
    alert.addAction(discard)
    #expect(try present(alert, [.key(.enter)]).result.action == cancel)
  }

  @Test func `presenting changes nothing`() throws {
    for _ in 1...2 { #expect(try present(Self.three, [.key(.enter)]).result.action == save) }
  }

  @Test func `the time ends it, by an action where one is named`() throws {
    var alert = Self.three
    alert.timeout = .seconds(2)
    let seen = try present(alert, [.wait(.seconds(5))])
    #expect(seen.result.ending == .timedOut)
    #expect(seen.pictures[0].contains("closes in 2 s"))
    alert.timeoutAction = discard
    #expect(try present(alert, [.wait(.seconds(5))]).result.action == discard)
  }

  @Test func `the time chooses no action that the texts forbid`() throws {
    var alert = AlertController([save])
    alert.addTextField { $0.rules.isRequired = true }
    alert.timeout = .seconds(2)
    alert.timeoutAction = save
    #expect(try present(alert, [.wait(.seconds(5))]).result.ending == .timedOut)
    let typed = try present(alert, .typing("a") + [.wait(.seconds(5))]).result
    #expect(typed.action == save)
  }

  @Test func `severity and placement are seen`() throws {
    var alert = AlertController([save])
    alert.severity = .warning
    alert.placement = .at(row: 1, column: 1)
    let picture = try present(alert).pictures[0]
    #expect(picture.hasPrefix("╭"))
    #expect(picture.contains("! T"))
  }

  @Test func `a sheet opens below the cursor and an alert in the middle`() throws {
    let sheet = try present(AlertController([save], as: .actionSheet)).pictures[0]
    #expect(!sheet.contains("╭"))
    let alert = try present(AlertController([save])).pictures[0]
    #expect(alert.contains("╭") && alert.hasPrefix("\n"))
  }

  @Test func `a notice is drawn without keys or border`() {
    let notice = HeedKit.Notice(title: "Done", message: "42 files", severity: .success)
    expectPicture(
      notice.frame(on: Size(columns: 40, rows: 10)).picture,
      """
        ✓ Done
        42 files
      """)
  }
}
