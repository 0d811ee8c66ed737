import HeedCore
import HeedKit
import Support
import Testing

@Suite struct TextFieldTests {
  private static func login() -> AlertController {
    var alert = AlertController([save, cancel])
    alert.addTextField { field in
      field.id = "user"
      field.label = "User"
      field.text = "ann"
    }
    alert.addTextField { field in
      field.id = "password"
      field.isSecureTextEntry = true
      field.rules.isRequired = true
    }
    return alert
  }

  @Test func `texts come by place and by id`() throws {
    let steps = [.key(.tab)] + .typing("pass wörd") + [.key(.enter)]
    let seen = try present(Self.login(), steps)
    #expect(seen.result.action == save)
    #expect(seen.result.texts == ["ann", "pass wörd"])
    #expect(seen.result.text(of: "password") == "pass wörd")
    #expect(seen.result.text(of: "user") == "ann")
    #expect(seen.result.text(of: "other") == nil)
    #expect(!seen.pictures.contains { $0.contains("pass") })
  }

  @Test func `fields without ids come by place`() throws {
    var alert = AlertController([save])
    alert.addTextField()
    alert.addTextField()
    let result = try present(alert, .typing("a") + [.key(.tab)] + .typing("b") + [.key(.enter)])
    #expect(result.result.texts == ["a", "b"])
  }

  @Test func `what was typed survives cancel, time and signals`() throws {
    var alert = Self.login()
    alert.timeout = .seconds(3)
    for last in [ScriptedTerminal.Step.key(.escape), .signal(15), .wait(.seconds(9))] {
      #expect(try present(alert, .typing("a") + [last]).result.text(of: "user") == "anna")
    }
  }

  @Test(arguments: [
    (1...3, "abcd", "! between 1 and 3 characters"),
    (3...Int.max, "ab", "! at least 3 characters"),
    (0...2, "abc", "! at most 2 characters"),
  ])
  func `a length is asked for`(length: ClosedRange<Int>, text: String, reason: String) throws {
    var alert = AlertController([save])
    alert.addTextField { $0.rules.length = length }
    let seen = try present(alert, .typing(text) + [.key(.enter)])
    #expect(seen.result.ending == .terminalLost)
    #expect(seen.pictures.last?.contains(reason) == true)
  }

  @Test func `a pattern is asked for in the words of the hint`() throws {
    var alert = AlertController([save])
    alert.addTextField { field in
      field.hint = "lower-case letters"
      field.rules.pattern = "[a-z]+"
    }
    let wrong = try present(alert, .typing("a1") + [.key(.enter)])
    #expect(wrong.result.ending == .terminalLost)
    #expect(wrong.pictures.last?.contains("! lower-case letters") == true)
    #expect(try present(alert, .typing("ab") + [.key(.enter)]).result.texts == ["ab"])
  }
}
