import HeedCore

/// What helps with a box: a text of help, keys that mean others, a log.
extension CdialogDraft {
  /// How many columns stops of tabs are apart in the boxes that show files.
  var tabColumns: Int { hasTabStops ? max(1, tabLength) : 8 }

  /// What stands in the lower border, where nothing was asked for the key of the help.
  var footOfBox: String { foot.isEmpty && helpFile != nil ? "F1 help" : foot }

  /// Adds what was asked for to the request for a box.
  func aid(_ request: inout Request, _ box: CdialogBox, _ surroundings: Surroundings) {
    request.bindings = CdialogBinding.bindings(colors.bindings, in: box)
    request.stage.keyDescriptor = inputDescriptor
    if let helpFile { request.help = shownHelp(helpFile, surroundings) }
    if let traceFile {
      request.trace = Request.Trace(path: traceFile, heading: ["box \(box.option)"])
    }
  }

  private func shownHelp(_ path: String, _ surroundings: Surroundings) -> Help {
    var window = Window()
    (window.isPlain, window.lines, window.least.columns) = (true, lines, 16)
    var chrome = Chrome(title: "HELP")
    chrome.window = window
    let buttons = [Button(exit, id: "ok")]
    let tab = tabColumns
    let textbox = Cdialog.box("--textbox")
    let bindings = textbox.flatMap { CdialogBinding.bindings(colors.bindings, in: $0) }
    return Help(chrome: chrome, bindings: bindings) {
      func view(_ message: String) -> View {
        var view = View(text: message, buttons: buttons, manner: .dialog)
        view.wraps = true
        return view
      }
      do throws(UsageError) {
        let source = try Self.source(of: path, surroundings)
        var view = View(source: source, buttons: buttons, manner: .dialog)
        view.tab = tab
        return view
      } catch { return view(error.message) }
    }
  }
}
