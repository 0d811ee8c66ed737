package import HeedCore

/// What a command line asks for: a dialog, where and how to show it, and how to report its end.
package struct Request: Sendable {
  package var identity: Identity
  package var dialog: any Dialog
  package var chrome: Chrome
  package var timing: Timing
  package var stage: Stage
  /// A command to run beside the dialog, whose output is the dialog's input.
  package var command: CommandRequest?
  /// The descriptor that the answer goes to, if there may be one.
  package var answerDescriptor: Int32?
  package var report: @Sendable (Outcome) -> Report
  /// What is written where the answer goes while it is shown, as something happens.
  package var running: (@Sendable (Happening) -> [UInt8])?
  /// A text that a key shows above it.
  package var help: Help?
  /// What keys mean that were given another meaning.
  package var bindings: KeyBindings?
  /// A log of what happens.
  package var trace: Trace?
  /// What is written to standard error before it is shown.
  package var remark: String?

  package init(
    identity: Identity, dialog: any Dialog, chrome: Chrome, timing: Timing, stage: Stage,
    answerDescriptor: Int32?,
    report: @escaping @Sendable (Outcome) -> Report
  ) {
    self.identity = identity
    self.dialog = dialog
    self.chrome = chrome
    self.timing = timing
    self.stage = stage
    self.answerDescriptor = answerDescriptor
    self.report = report
  }
}

extension Request {
  /// A file to which a log of what happens is added.
  package struct Trace: Sendable {
    package var path: String
    /// What it begins with.
    package var heading: [String]
    /// Takes a line, once the file is open.
    package var note: (@Sendable (String) -> Void)?

    package init(path: String, heading: [String]) { (self.path, self.heading) = (path, heading) }
  }
}

/// What a request says of the terminal.
package struct Stage: Sendable {
  package var tty: String?
  /// The descriptor that keys are read from; `nil` for the terminal.
  package var keyDescriptor: Int32?
  package var ifBusy = General.IfBusy.wait
  package var usesMouse = true
  package var keepsTypeAhead = false
  package var isASCII = false
  package var theme = Theme.standard
  package var purpose = Purpose.asks
  /// Whether the last frame stays where it was drawn below the cursor.
  package var keepsResult = false
  /// Whether its last picture stays on the screen while dialogs after it are shown.
  package var staysBeneath = false
  /// Whether it only goes on behind the dialogs after it.
  package var goesOnBehind = false
  /// Whether it is asked in plain lines.
  package var isPlain = false
  /// Whether it takes its default instead of asking.
  package var takesDefault = false
  /// What its default is.
  package var defaultAnswer = Default.immediateReturn
  /// Where messages come from that change it while it is shown.
  package var control: General.Channel?
  /// The descriptor from which those messages are read, once it is open.
  package var controlDescriptor: Int32?
  /// The descriptor on which it tells what is done to it.
  package var events: Int32?
  /// How long the program stays after telling something.
  package var stay = Duration.zero

  package init() {}
}

/// What the calling script gets back.
package struct Report: Equatable, Sendable {
  package var status: Int32
  /// The answer, byte for byte.
  package var answer: [UInt8]
  /// What went wrong, for standard error.
  package var complaint: String?
  /// Whether the program that called is told by a hang-up signal to stop.
  package var hangsUpCaller = false

  package init(status: Int32, answer: [UInt8] = [], complaint: String? = nil) {
    self.status = status
    self.answer = answer
    self.complaint = complaint
  }
}

/// What a command line comes down to.
package enum Invocation: Sendable {
  case show(Request)
  /// Runs a command whose dialogs are answered by a file.
  case replay(Replaying)
  /// Shows dialogs one after the other.
  case series(Series)
  /// Help about the program, or about one of its commands.
  case help(command: String?)
  /// Text for standard output, such as the version.
  case text(String)
  /// What needs no dialog, for a descriptor.
  case report(Report, descriptor: Int32)
  /// A file to be written.
  case write(path: String, contents: String)
  /// Clears the terminal.
  case clear
}
