package import HeedCore

extension Zenity {
  /// The personality as plain data.
  package static var description: CommandDescription {
    let entries = dialogs.map {
      CommandDescription.Entry(spellings: [$0.option], placeholder: nil, summary: $0.summary)
    }
    return CommandDescription(
      name: "zenity", synopsis: "zenity DIALOG [OPTION]... [WORD]...",
      summary: "the command line of zenity", discussion: discussion,
      groups: [CommandDescription.Group(heading: "Dialogs", entries: entries)]
        + ZenityOptions.groups.map { $0.options.description },
      examples: [
        CommandDescription.Example(
          purpose: "rows of a list, of which the first column is printed",
          command: "ps -eo pid=,comm= | xargs -n1 | heed zenity --list --column PID --column Name")
      ],
      takesGeneral: false)
  }

  private static let discussion = [
    "Understands the command line of zenity, so that scripts that call it run on a terminal, without "
      + "a window system: with heed linked to that name, or as \"heed zenity\". Dialogs, options, "
      + "statuses and the bytes of the answer are those of zenity \(version); the dialogs look and "
      + "work as those of heed do.",
    "The answer goes to standard output and ends with a line feed. OK and Yes return 0, Cancel, No "
      + "and Escape 1, the end of --timeout 5 after printing what there was, mistakes 255. A button "
      + "of --extra-button prints its label and returns 1. ZENITY_OK, ZENITY_CANCEL, ZENITY_ESC, "
      + "ZENITY_EXTRA, ZENITY_TIMEOUT and ZENITY_ERROR, or the same with DIALOG_, change that.",
    "Dates are written as the locale of LC_ALL, LC_TIME or LANG has them, as strftime does. F2 changes "
      + "a cell of a list that is --editable. Return goes from field to field, and answers in the last "
      + "one; in a text of several lines it begins a new one, and Tab leaves it. An underscore in "
      + "the label of a button stands before the letter that presses it, and two of them are one.",
    "Texts may have Pango markup, of which weight, slant, underline and colours are shown; text that "
      + "is no markup is shown as it is. Sizes are in pixels, of which eight are a column and twenty a "
      + "row, and never more than the screen has, nor less than the dialog needs.",
    "A list without cells on the command line takes them from standard input, one a line. Progress "
      + "reads percentages and '# TEXT'. A notification is a line that stays in the scrollback; with "
      + "--listen it takes 'message: TEXT' on standard input until its end.",
  ]
}
