import HeedCore
import Support

/// What came of a dialog that was driven by a script.
struct Driven {
  var outcome: Outcome
  var pictures: [String]
  /// Lines of the events channel.
  var events: [String]

  var picture: String { pictures.last ?? "" }
  /// The reason of each refusal.
  var refusals: [String] {
    events.compactMap { line in
      guard case .string(let reason)? = try? JSON.parse(line)["error"] else { return nil }
      return reason
    }
  }
}

/// Runs a dialog through a script with an observer; `early` lines are there before the first frame.
func drive(
  _ dialog: some Dialog, _ steps: [ScriptedTerminal.Step], early: [String] = [],
  title: String = "", timing: Timing = Timing()
) -> Driven {
  let lines = early.map { Event.control(Array("\($0)\n".utf8)) }
  var terminal = ScriptedTerminal(steps, early: lines, size: Size(columns: 60, rows: 16))
  var dialog = dialog
  var events: [String] = []
  let outcome = run(
    &dialog, chrome: Chrome(title: title), timing: timing,
    observer: { events.append($0.json.text) }, on: &terminal)
  return Driven(outcome: outcome, pictures: terminal.pictures, events: events)
}

/// A field that may not stay empty, and two buttons.
func account(_ value: String = "") -> Alert {
  var field = Field(name: "name", value: value)
  field.rules.isRequired = true
  let buttons = [Button("Save", id: "save"), Button("Cancel", .cancel)]
  return Alert(message: "Who is it?", buttons: buttons, fields: [field])
}
