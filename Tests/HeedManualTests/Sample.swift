import HeedCore

/// A program small enough for pictures, with everything that the renderings tell apart.
let sample = ProgramDescription(
  name: "heed", version: "1.0", summary: "Ask the person at the terminal, and return the answer.",
  discussion: ["It puts a dialog on the terminal.", "Nothing is drawn on standard output."],
  commands: [alert, browse, whiptail],
  general: [
    .init(
      heading: "General options",
      entries: [
        .init(
          spellings: ["--tty"], placeholder: "PATH", summary: "Show it on another terminal",
          completion: .terminal),
        .init(spellings: ["--no-mouse"], placeholder: nil, summary: "Leave the mouse alone"),
        .init(spellings: ["--help", "-h"], placeholder: nil, summary: "Print this help"),
      ])
  ],
  statuses: [
    (status: "0", cause: "the first button"), (status: "1", cause: "cancel or Escape"),
    (status: "128+n", cause: "ended by signal n"),
  ],
  environment: [(name: "HEED_PLAIN", effect: "Asks in plain lines where it is 1")],
  examples: [.init(purpose: "Say that it is done", command: "heed alert Done")])

let alert = CommandDescription(
  name: "alert", synopsis: "alert [TITLE [MESSAGE]] [OPTION]…",
  summary: "Ask with a title, a message and buttons",
  discussion: [
    "An alert asks one thing. Without a button it has one, e.g. “OK”. It's drawn in the middle of"
      + " the terminal -- or where --at says."
  ],
  groups: [
    .init(
      heading: "Buttons",
      entries: [
        .init(
          spellings: ["--button"], placeholder: "LABEL", summary: "Add a button",
          isRepeatable: true),
        .init(
          spellings: ["--severity"], placeholder: "LEVEL",
          summary: "Give it the sign and the colour of a severity",
          choices: ["info", "success", "warning", "critical"]),
      ]),
    .init(
      heading: "In files",
      entries: [
        .init(
          spellings: ["--message-file", "-f"], placeholder: "FILE",
          summary: "Read the message: from this file [UTF-8]", completion: .file),
        .init(
          spellings: ["--log-directory"], placeholder: "DIRECTORY",
          summary: "Don't keep a log elsewhere", completion: .directory),
      ]),
  ],
  examples: [
    .init(
      purpose: "Ask before something is deleted",
      command: #"""
        heed alert 'Delete it?' "It's gone for good." \
          --destructive Delete --cancel Cancel
        """#)
  ])

let browse = CommandDescription(
  name: "browse", synopsis: "browse FILE", summary: "Show a file to scroll in.")

let whiptail = CommandDescription(
  name: "whiptail", synopsis: "whiptail [OPTION]… --yesno TEXT HEIGHT WIDTH\nwhiptail --version",
  summary: "Understand the command line of whiptail",
  groups: [
    .init(
      heading: "Boxes",
      entries: [
        .init(spellings: ["--yesno"], placeholder: "TEXT HEIGHT WIDTH", summary: "Ask yes or no"),
        .init(spellings: ["--fb", "-b"], placeholder: nil, summary: "Draw full buttons"),
      ])
  ], takesGeneral: false)
