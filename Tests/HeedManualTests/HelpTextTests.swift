import HeedCore
import HeedManual
import Testing

@Suite("Help")
struct HelpTextTests {
  @Test("the program: commands, general options, statuses")
  func showsProgram() {
    #expect(
      HelpText.program(sample) == #"""
        Usage: heed COMMAND [ARGUMENT]… [OPTION]…

        Ask the person at the terminal, and return the answer.

        Commands:
          alert     Ask with a title, a message and buttons
          browse    Show a file to scroll in.
          whiptail  Understand the command line of whiptail

        General options:
              --tty PATH  Show it on another terminal
              --no-mouse  Leave the mouse alone
          -h, --help      Print this help

        Exit status:
          0      the first button
          1      cancel or Escape
          128+n  ended by signal n

        Examples:
          Say that it is done:
            heed alert Done

        See 'heed COMMAND --help' for a command, 'man heed' for the whole manual.

        """#)
  }

  @Test("a command: its options by groups, the general ones last")
  func showsCommand() {
    #expect(
      HelpText.command(alert, of: sample) == #"""
        Usage: heed alert [TITLE [MESSAGE]] [OPTION]…

        Ask with a title, a message and buttons

        Buttons:
              --button LABEL       Add a button
              --severity LEVEL     Give it the sign and the colour of a severity
                                   [info, success, warning, critical]

        In files:
          -f, --message-file FILE  Read the message: from this file [UTF-8]
              --log-directory DIRECTORY
                                   Don't keep a log elsewhere

        General options:
              --tty PATH           Show it on another terminal
              --no-mouse           Leave the mouse alone
          -h, --help               Print this help

        Examples:
          Ask before something is deleted:
            heed alert 'Delete it?' "It's gone for good." \
              --destructive Delete --cancel Cancel

        See 'man heed-alert' for more, 'heed --help' for all commands.

        """#)
  }

  @Test("a personality has several forms and no general options")
  func showsPersonality() {
    #expect(
      HelpText.command(whiptail, of: sample) == #"""
        Usage: heed whiptail [OPTION]… --yesno TEXT HEIGHT WIDTH
               heed whiptail --version

        Understand the command line of whiptail

        Boxes:
              --yesno TEXT HEIGHT WIDTH
                    Ask yes or no
          -b, --fb  Draw full buttons

        See 'man heed-whiptail' for more, 'heed --help' for all commands.

        """#)
  }

  @Test("nothing is wider than 80 columns, unless it is one word or an example")
  func wraps() {
    let entry = CommandDescription.Entry(
      spellings: ["--at"], placeholder: "PLACE",
      summary: "Put it somewhere on the screen: in the middle, at an edge, or beside the cursor",
      choices: ["center", "top", "bottom", "cursor", "left", "right", "beginning", "end", "here"])
    let command = CommandDescription(
      name: "place",
      synopsis: "place [TITLE [MESSAGE]] [--at PLACE] [--top LENGTH] [--bottom LENGTH] [OPTION]…",
      summary: "Show a dialog whose place is given, and which is closed by whatever key is pressed",
      groups: [.init(heading: "Options", entries: [entry])])
    #expect(
      HelpText.command(command, of: sample).hasPrefix(
        """
        Usage: heed place [TITLE [MESSAGE]] [--at PLACE] [--top LENGTH]
                    [--bottom LENGTH] [OPTION]…

        Show a dialog whose place is given, and which is closed by whatever key is
        pressed

        Options:
              --at PLACE  Put it somewhere on the screen: in the middle, at an edge, or
                          beside the cursor [center, top, bottom, cursor, left, right,
                          beginning, end, here]

        """))
  }
}
