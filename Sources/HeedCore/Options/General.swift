/// What can be said of every dialog, whatever its kind.
package struct General: Sendable {
  /// How values are printed.
  package enum Output: String, CaseIterable, Sendable { case lines, json, shell, nul }
  /// What happens while another dialog has the terminal.
  package enum IfBusy: String, CaseIterable, Sendable { case wait, fail }

  package var title = ""
  package var message = ""
  /// The dialog's name for scripts; it changes nothing that is seen.
  package var name: String?
  package var severity: Severity?
  package var place: Chrome.Place?
  package var titleVisibility = Chrome.TitleVisibility.automatic
  package var hasFooter = true
  package var isASCII = false
  package var hasEscapes = false

  package var timeout: Duration?
  /// The button that the end of the time presses, as it was named.
  package var onTimeout: String?
  package var enableAfter = Duration.zero
  /// What follows '--', for kinds that run a command.
  package var command: [String] = []
  /// Whether the command has our standard input.
  package var passesInput = false
  /// How long a notice keeps its program waiting.
  package var stay: Duration?

  package var output = Output.lines
  package var outputDescriptor = 1
  package var isAlwaysOutput = false
  package var prefix = ""
  /// Whether values are for the script; not so where they went into a file.
  package var printsValues = true

  /// Whether it is asked in plain lines.
  package var isPlain = false
  /// Whether it takes what was declared instead of asking.
  package var takesDefault = false

  /// Where messages come from that change it while it is shown.
  package var control: Channel?
  /// The descriptor on which it tells what is done to it.
  package var events: Int?

  package var tty: String?
  package var ifBusy = IfBusy.wait
  package var usesMouse = true
  package var keepsTypeAhead = false

  package init() {}
}
