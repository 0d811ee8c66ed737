package import HeedCore

extension Native {
  /// The whole program as plain data, for help, manual and completions.
  package static var program: ProgramDescription {
    ProgramDescription(
      name: "heed", version: version,
      summary: "dialogs for shell scripts",
      discussion: discussion,
      commands: kinds.map { $0.description }
        + [
          SpecCommands.show, SpecCommands.spec, SpecCommands.explain, Replaying.description,
          Whiptail.description, Cdialog.description, Zenity.description,
        ],
      general: General.askingOptions.map(\.description), sections: [driving], statuses: statuses,
      environment: environment, examples: examples)
  }

  package static let version = "0.1.0"
  /// When what the manual pages say last changed.
  package static let manualDate = "November 30, 2026"

  private static let discussion = [
    "Shows a dialog on the terminal, returns the chosen button as the exit status and prints what "
      + "was typed on standard output. The dialog is drawn on the terminal itself, so output can "
      + "be captured or redirected. Only choose, table, tree, arrange, edit, view, log, progress and "
      + "tasks read standard input.",
    "Dialogs that are started at once on one terminal wait for each other. However a dialog ends, "
      + "the terminal is given back as it was.",
    "Title and message are plain text: line breaks in them are kept, nothing in them is taken for "
      + "markup, and control characters are shown, never sent. Options may stand before or after "
      + "them; '--' ends the options.",
  ]

  private static let statuses: [(status: String, cause: String)] = [
    ("0", "the first button that isn't cancel"),
    ("1", "the cancel button, Escape, or a click outside a sheet"),
    ("2-63", "the further buttons in the order given, or as said by --exit"),
    ("64", "a mistake in the command line; nothing was shown"),
    ("65", "a value that isn't valid, or a file that can't be read"),
    ("69", "no terminal to ask on"),
    ("74", "the answer could not be written in full"),
    ("75", "another dialog has the terminal, and --if-busy fail was given"),
    ("124", "timed out"),
    ("128+N", "ended by signal N, as 130 by Ctrl-C"),
  ]

  private static let environment: [(name: String, effect: String)] = [
    ("HEED_OPTS", "Options for every dialog, split as a shell splits words; those given win."),
    (
      "HEED_ANSWERS",
      "A file of recorded answers, which dialogs take instead of asking; see heed-replay(1)."
    ),
    (
      "HEED_RECORD",
      "A file to which each answer of a person is appended, ready to be taken again. What was "
        + "typed in a secure field is not written."
    ),
    (
      "HEED_NO_INPUT",
      "Where set and not 0, dialogs take what was declared as their default, or in classic "
        + "command lines what Return gives at once, and ask nothing."
    ),
    (
      "HEED_PLAIN",
      "1 asks every dialog in plain lines on the terminal, stdin asks them on standard input; this "
        + "holds for whiptail too. A line ? gives help, and the end of the input cancels. Lines "
        + "are said on the terminal, or beside standard input on standard error (on standard "
        + "output where the answer goes to standard error). On a terminal whose TERM is dumb or not "
        + "set, dialogs are asked so by themselves."
    ),
    ("NO_COLOR", "Where set and not empty, draws without colours."),
    ("ESCDELAY", "Milliseconds after which a lone ESC byte is the Escape key; 300 if not set."),
    ("TERM", "The terminal's type."),
  ]

  private static let examples = [
    CommandDescription.Example(
      purpose: "go on only if told so", command: #"heed confirm "Restart now?" && reboot"#),
    CommandDescription.Example(
      purpose: "ask for a value", command: #"name=$(heed input "Your name" --required)"#),
  ]
}
