import HeedCore
import HeedKit
import Support

/// Presents an alert on a scripted terminal and says how it ended and what was seen.
func present(
  _ alert: AlertController, _ steps: [ScriptedTerminal.Step] = []
) throws(PresentationError) -> (result: AlertResult, pictures: [String]) {
  var terminal = ScriptedTerminal(steps, size: Size(columns: 60, rows: 20))
  let result = try alert.present(on: &terminal)
  return (result, terminal.pictures)
}

extension AlertController {
  /// An alert with the actions given.
  init(_ actions: [AlertAction], as style: Style = .alert) {
    self.init(title: "T", preferredStyle: style)
    for action in actions { addAction(action) }
  }
}

let save = AlertAction(title: "Save")
let discard = AlertAction(title: "Don't Save", style: .destructive, id: "discard")
let cancel = AlertAction(title: "Cancel", style: .cancel)
