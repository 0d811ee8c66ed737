import HeedCore
import HeedPersonalities
import HeedTerminal

extension TerminalOptions {
  /// What a request and the environment say of the terminal.
  init(_ request: Request) {
    self.init()
    let stage = request.stage
    ttyPath = stage.tty
    isInline = request.chrome.isInline
    keepsResult = stage.purpose == .tells || stage.keepsResult
    coversScreen =
      stage.purpose == .tells && request.chrome.window != nil && !request.chrome.isInline
    usesMouse = stage.usesMouse
    keyDescriptor = stage.keyDescriptor
    keepsTypeAhead = stage.keepsTypeAhead
    ifBusy = stage.purpose == .reports ? .yield : stage.ifBusy == .fail ? .fail : .wait
    isASCII = stage.isASCII
    theme = stage.theme
    controlDescriptor = stage.controlDescriptor
    isMono = !stage.theme.hasColor
    heedEnvironment()
  }
}
