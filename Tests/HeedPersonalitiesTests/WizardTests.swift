import HeedCore
import HeedPersonalities
import Testing

/// Wizards as functions of what was answered so far.
@Suite struct WizardTests {
  private static let account = #"""
    [{"kind":"alert","title":"Account","fields":[{"field":"user","required":true},
       {"field":"password","secure":true}]},
     {"kind":"choose","name":"groups","title":"Groups of {{user}}","multiple":true,
       "items":["wheel",{"item":"audio","label":"{{ user }}'s audio"}]},
     {"kind":"input","name":"again","title":"Once more","secure":true,"value":"{{password}}"},
     {"kind":"confirm","title":"Create {{user}}?","message":"{{groups}} {{{{user}}"}]
    """#

  private static let first = [
    Value(name: "user", text: "ada"), Value(name: "password", text: "secret"),
  ]

  @Test func `texts tell what was answered before`() throws {
    let outcomes = [
      Outcome(.next, values: Self.first),
      Outcome(.next, values: [Value(name: "choices", list: ["wheel", "audio"])]),
      Outcome(.next, values: [Value(name: "value", text: "secret")]),
    ]
    let second = try request(Self.account, Array(outcomes.prefix(1)))
    #expect(second.chrome.title == "Groups of ada")
    #expect(second.dialog.question.prompts[0].items.map(\.label) == ["wheel", "ada's audio"])
    let third = try request(Self.account, Array(outcomes.prefix(2)))
    #expect(third.dialog.values == [Value(name: "value", text: "secret")])
    let last = try request(Self.account, outcomes)
    #expect(last.chrome.title == "Create ada?")
    #expect(last.dialog.message == "wheel, audio {{user}}")
  }

  @Test func `pages have their buttons`() throws {
    let first = try request(Self.account, []).dialog.question.buttons
    #expect(first.map(\.label) == ["Next", "Cancel"])
    let second = try request(Self.account, [Outcome(.next, values: Self.first)])
      .dialog.question.buttons
    #expect(second.map(\.label) == ["Next", "Cancel", "Back"])
    #expect(second.last?.id == "back")
    let one = try request(#"[{"kind":"input"}]"#, []).dialog.question.buttons
    #expect(one.map(\.label) == ["Done", "Cancel"])
    let own = #"""
      [{"kind":"alert"},{"kind":"alert","title":"A","buttons":["Weiter",
        {"button":"Zurück","id":"back"},{"cancel":"Nein"}]}]
      """#
    let last = try request(own, [Outcome(.next)]).dialog.question.buttons
    #expect(last.map(\.label) == ["Weiter", "Zurück", "Nein"])
    #expect(last.map(\.role) == [.normal, .back, .cancel])
  }

  @Test func `what was typed is kept on the way back and forth`() throws {
    let chosen = Outcome(.back, values: [Value(name: "choices", list: ["audio"])])
    let back = [Outcome(.next, values: Self.first), chosen]
    #expect(try request(Self.account, back).dialog.values == Self.first)
    let forth = back + [Outcome(.next, values: [Value(name: "user", text: "eve"), Self.first[1]])]
    let second = try request(Self.account, forth)
    #expect(second.chrome.title == "Groups of eve")
    #expect(second.dialog.values == chosen.values)
  }

  @Test func `all values are printed in the order of the pages`() throws {
    let outcomes = [
      Outcome(.next, values: Self.first),
      Outcome(.next, values: [Value(name: "choices", list: ["wheel", "audio"])]),
      Outcome(.next, values: [Value(name: "value", text: "it's")]),
      Outcome(.button(answer("Yes", id: "yes", status: 0))),
    ]
    let json = #"{"pages":\#(Self.account),"output":"shell"}"#
    let report = try report(json, outcomes)
    #expect(
      String(decoding: report.answer, as: UTF8.self)
        == "user=ada\npassword=secret\ngroups='wheel audio'\nagain='it'\\''s'\n")
    let object = try self.report(Self.account, outcomes, ["--output", "json", "--name", "new"])
    #expect(
      String(decoding: object.answer, as: UTF8.self)
        == #"{"name":"new","button":"Yes","id":"yes","end":"button","status":0,"fields":"#
        + #"{"user":"ada","password":"secret","groups":["wheel","audio"],"again":"it's"}}"# + "\n")
  }

  static let ends: [(End, Int32)] = [
    (.button(answer("Cancel", .cancel, id: "cancel", status: 7)), 7), (.escape, 1), (.timeout, 124),
    (.hungUp, 129),
  ]

  @Test(arguments: ends)
  func `any page can end it`(_ end: End, _ status: Int32) throws {
    let outcomes = [Outcome(.next, values: Self.first), Outcome(end)]
    let report = try report(Self.account, outcomes)
    #expect(report.status == status)
    #expect(report.answer == [])
    guard status != 129 else { return }
    let always = try self.report(Self.account, outcomes, ["--always-output"])
    #expect(String(decoding: always.answer, as: UTF8.self) == "ada\nsecret\n")
  }

  @Test func `pages stand in the middle, on the terminal that is asked for`() throws {
    let json = #"{"pages":[{"kind":"sheet"},{"kind":"choose","items":["a"]}],"tty":"/dev/tty9"}"#
    for outcomes in [[], [Outcome(.next)]] {
      let request = try request(json, outcomes, environment: ["HEED_OPTS": "--at cursor"])
      #expect(request.chrome.place == .center)
      #expect(request.stage.tty == "/dev/tty9")
    }
    let top = try request(#"[{"kind":"input","at":"top","timeout":3}]"#, [])
    #expect(top.chrome.place == .top)
    #expect(top.timing.timeout == .seconds(3))
  }

  @Test func `a typed backslash stays one where escapes are read`() throws {
    let json = #"[{"kind":"input"},{"kind":"alert","title":"{{value}}\\t","escapes":true}]"#
    let outcome = Outcome(.next, values: [Value(name: "value", text: #"C:\new"#)])
    #expect(try request(json, [outcome]).chrome.title == "C:\\new\t")
  }

  @Test func `an item may be named by an earlier value`() throws {
    let json = #"""
      [{"kind":"input"},{"kind":"choose","name":"c","items":["a","b"],"default":"{{value}}"}]
      """#
    let outcome = Outcome(.next, values: [Value(name: "value", text: "b")])
    #expect(try request(json, [outcome]).dialog.values == [Value(name: "choice", text: "b")])
  }

  // MARK: Parsing

  private func series(
    _ json: String, _ options: [String] = [], environment: [String: String] = [:]
  ) throws -> Series {
    let surroundings = surroundings(files: ["w": json], environment: environment)
    guard case .series(let series) = try Native.parse(["show", "w"] + options, surroundings) else {
      throw UsageError.noKind
    }
    return series
  }

  private func request(
    _ json: String, _ outcomes: [Outcome], environment: [String: String] = [:]
  ) throws -> Request {
    guard case .show(let request, _) = try series(json, environment: environment).next(outcomes)
    else {
      throw UsageError.noKind
    }
    return request
  }

  private func report(
    _ json: String, _ outcomes: [Outcome], _ options: [String] = []
  ) throws -> Report {
    guard case .finished(let report) = try series(json, options).next(outcomes) else {
      throw UsageError.noKind
    }
    return report
  }
}

private func answer(
  _ label: String, _ role: Button.Role = .normal, id: String, status: Int32
) -> Button {
  var button = Button(label, role, id: id)
  button.status = status
  return button
}

extension End {
  fileprivate static let next = Self.button(answer("Next", id: "next", status: 0))
  fileprivate static let back = Self.button(Button("Back", .back, id: "back"))
}
