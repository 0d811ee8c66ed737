import HeedCore
import Support

/// Runs a dialog through a script and says how it ended and what was seen.
func show(
  _ dialog: some Dialog, _ steps: [ScriptedTerminal.Step] = [], columns: Int = 80, rows: Int = 24,
  title: String = "", place: Chrome.Place = .center, timing: Timing = Timing(),
  adjust: (inout Chrome) -> Void = { _ in }
) -> (outcome: Outcome, pictures: [String], styles: String) {
  var terminal = ScriptedTerminal(steps, size: Size(columns: columns, rows: rows))
  var chrome = Chrome(title: title, place: place)
  adjust(&chrome)
  var dialog = dialog
  let outcome = run(&dialog, chrome: chrome, timing: timing, on: &terminal)
  return (outcome, terminal.pictures, terminal.stylePicture)
}
