import HeedCore

extension SpecCommands {
  /// Shows what a file describes.
  static let show = CommandDescription(
    name: "show", synopsis: "show FILE [OPTION]...",
    summary: "dialogs that are described in JSON, one or several with Back",
    discussion: [
      "Reads a description of a dialog from FILE, or from standard input for \"-\", and does what "
        + "its command would do: same look, same output, same status. The keys are the options of "
        + "the command without their dashes, beside \"kind\", \"title\" and \"message\"; what "
        + "opens a field, an item or a button begins an object in the list \"fields\", \"items\" or "
        + "\"buttons\", and what describes it stands in that object. A flag is true or false; a "
        + "value is text or a number, or {\"base64\": \"...\"} where it is no UTF-8. Options of "
        + "the command line win over those of the file. \"heed spec\" writes such descriptions.",
      "A list of descriptions, or an object with such a list as \"pages\" and options for all of "
        + "them, is a wizard: dialogs one after the other in the middle of the screen. All pages "
        + "but the first have Back, and what was typed is kept. A page without a button of its own "
        + "has Next, or Done if it is the last, and Cancel; a button with the id \"back\" takes "
        + "the place of Back. Cancel and Escape on any page end it with the status of that page; "
        + "the last page's answer prints the values of all pages.",
      "In the texts of later pages {{NAME}} stands for a value given before, lists joined by a "
        + "comma; {{{{ stands for two braces. The value of an input or a choose is named by the "
        + "\"name\" of its page. A secret may stand only in the value of a secure field.",
      "A mistake is one line with its line and column, or with the path of its key, and status 65.",
    ],
    examples: [
      CommandDescription.Example(
        purpose: "a dialog from a file", command: "heed show save.json --timeout 30"),
      CommandDescription.Example(
        purpose: "two pages",
        command: #"""
          heed show - --output shell <<'END'
          [{"kind": "input", "name": "user", "title": "Your name", "required": true},
           {"kind": "choose", "name": "shell", "title": "Shell of {{user}}", "items": ["bash", "zsh"]}]
          END
          """#),
    ])

  /// Writes what a command line shows as JSON.
  static let spec = CommandDescription(
    name: "spec", synopsis: "spec COMMAND-LINE...",
    summary: "the JSON description of the dialog of a command line",
    discussion: [
      "Prints the description that \"heed show\" reads, for a command line of heed or of another "
        + "program that heed stands for. Nothing is shown. Mistakes in the command line have the "
        + "status that they have there.",
      "What another program says in sizes of its own, or in ways of its own, has no description.",
    ],
    examples: [
      CommandDescription.Example(
        purpose: "a checklist as a native dialog",
        command:
          "heed spec whiptail --checklist Tools 12 40 2 vim Vim on nano Nano off | heed show -")
    ],
    takesGeneral: false)

  /// Writes what a command line shows as a native command line.
  static let explain = CommandDescription(
    name: "explain", synopsis: "explain COMMAND-LINE...",
    summary: "the native command line for the dialog of a command line",
    discussion: [
      "Prints one command line of heed, quoted for a shell, that shows the same dialog as a command "
        + "line of another program that heed stands for. Nothing is shown. \"show FILE\" as the "
        + "command line explains a description in JSON."
    ],
    examples: [
      CommandDescription.Example(
        purpose: "how a script for whiptail is rewritten",
        command: "heed explain whiptail --yesno \"Restart now?\" 8 40 --defaultno")
    ],
    takesGeneral: false)
}
