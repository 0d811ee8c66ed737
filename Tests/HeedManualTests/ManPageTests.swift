import HeedCore
import HeedManual
import Testing

@Suite("Manual pages")
struct ManPageTests {
  @Test("the page of a command")
  func writesCommand() {
    #expect(
      ManPage.command(alert, of: sample, date: date) == #"""
        .Dd November 30, 2026
        .Dt HEED-ALERT 1
        .Os
        .Sh NAME
        .Nm heed\-alert
        .Nd ask with a title, a message and buttons
        .Sh SYNOPSIS
        .Nm heed
        .Cm alert Oo Ar TITLE Oo Ar MESSAGE Oc Oc Oo Ar OPTION Oc Ns No \&...
        .Sh DESCRIPTION
        An alert asks one thing.
        Without a button it has one, e.g.\& \[u201C]OK\[u201D].
        It\(aqs drawn in the middle of the terminal \-\- or where \-\-at says.
        .Sh OPTIONS
        .Ss Buttons
        .Bl -tag -width Ds
        .It Fl \-button Ar LABEL
        Add a button.
        .It Fl \-severity Ar LEVEL
        Give it the sign and the colour of a severity.
        One of
        .Cm info ,
        .Cm success ,
        .Cm warning
        or
        .Cm critical .
        .El
        .Ss \&In files
        .Bl -tag -width Ds
        .It Fl f Ar FILE , Fl \-message\-file Ar FILE
        Read the message: from this file [UTF\-8].
        .It Fl \-log\-directory Ar DIRECTORY
        Don\(aqt keep a log elsewhere.
        .El
        .Pp
        Options that every command takes are described in
        .Xr heed 1 .
        .Sh ENVIRONMENT
        Environment variables are described in
        .Xr heed 1 .
        .Sh EXIT STATUS
        .Bl -tag -width Ds
        .It 0
        The first button.
        .It 1
        Cancel or Escape.
        .It 128+n
        Ended by signal n.
        .El
        .Sh EXAMPLES
        Ask before something is deleted:
        .Bd -literal -offset indent
        heed alert \(aqDelete it?\(aq \(dqIt\(aqs gone for good.\(dq \e
          \-\-destructive Delete \-\-cancel Cancel
        .Ed
        .Sh SEE ALSO
        .Xr heed 1

        """#)
  }

  @Test("the page of the program")
  func writesProgram() {
    #expect(
      ManPage.program(sample, date: date) == #"""
        .Dd November 30, 2026
        .Dt HEED 1
        .Os
        .Sh NAME
        .Nm heed
        .Nd ask the person at the terminal, and return the answer
        .Sh SYNOPSIS
        .Nm heed
        .Ar COMMAND Oo Ar ARGUMENT Oc Ns No \&... Oo Ar OPTION Oc Ns No \&...
        .Sh DESCRIPTION
        It puts a dialog on the terminal.
        .Pp
        Nothing is drawn on standard output.
        .Sh COMMANDS
        .Bl -tag -width Ds
        .It Cm alert
        Ask with a title, a message and buttons.
        See
        .Xr heed-alert 1 .
        .It Cm browse
        Show a file to scroll in.
        See
        .Xr heed-browse 1 .
        .It Cm whiptail
        Understand the command line of whiptail.
        See
        .Xr heed-whiptail 1 .
        .El
        .Sh OPTIONS
        .Ss General options
        .Bl -tag -width Ds
        .It Fl \-tty Ar PATH
        Show it on another terminal.
        .It Fl \-no\-mouse
        Leave the mouse alone.
        .It Fl h , Fl \-help
        Print this help.
        .El
        .Sh ENVIRONMENT
        .Bl -tag -width Ds
        .It Ev HEED_PLAIN
        Asks in plain lines where it is 1.
        .El
        .Sh EXIT STATUS
        .Bl -tag -width Ds
        .It 0
        The first button.
        .It 1
        Cancel or Escape.
        .It 128+n
        Ended by signal n.
        .El
        .Sh EXAMPLES
        Say that it is done:
        .Bd -literal -offset indent
        heed alert Done
        .Ed
        .Sh SEE ALSO
        .Xr heed-alert 1 ,
        .Xr heed-browse 1 ,
        .Xr heed-whiptail 1

        """#)
  }

  @Test(
    "a synopsis in macros",
    arguments: [
      ("x [A]", ".Cm x Oo Ar A Oc"), ("x -- COMMAND", ".Cm x Fl \\&\\- Ar COMMAND"),
      ("x [--at=ROW,COL]", ".Cm x Oo Fl \\-at Ns No = Ns Ar ROW Ns No \\&, Ns Ar COL Oc"),
      ("x [FILE]…", ".Cm x Oo Ar FILE Oc Ns No \\&..."),
      ("x wait|fail", ".Cm x Cm wait Ns No \\&| Ns Cm fail"),
      ("x Ar", ".Cm x Cm \\&Ar"),
    ])
  func writesSynopsis(synopsis: String, macros: String) {
    let command = CommandDescription(name: "x", synopsis: synopsis, summary: "Try")
    let lines = ManPage.command(command, of: sample, date: date).split(separator: "\n")
    #expect(lines.contains { $0 == macros }, "\(lines[7])")
  }

  @Test(
    "prose: each sentence on a new line, nothing taken for a request",
    arguments: [
      ("One. Two (three.) Four? five", ["One.", "Two (three.)", "Four?\\& five"]),
      (".Sh X", ["\\&.Sh X"]), ("'quoted'", ["\\(aqquoted\\(aq"]),
      (#"C:\n ~ ^ `"#, [#"C:\en \(ti \(ha \(ga"#]),
      ("Grüße … 😀", ["Gr\\[u00FC]\\[u00DF]e \\[u2026] \\[u1F600]"]),
      ("i.e. This  and\nthat", ["i.e.\\& This and that"]),
      (
        "A line is filled as long as it has at most seventy-eight bytes, and not one more word than that.",
        [
          "A line is filled as long as it has at most seventy\\-eight bytes, and not one",
          "more word than that.",
        ]
      ),
    ])
  func writesProse(text: String, lines: [String]) {
    let command = CommandDescription(name: "x", synopsis: "x", summary: "Try", discussion: [text])
    let page = ManPage.command(command, of: sample, date: date)
    let expected = ".Sh DESCRIPTION\n" + lines.joined(separator: "\n") + "\n.Sh OPTIONS\n"
    #expect(page.contains(expected), "\(page)")
  }

  @Test("what looks like a macro in an argument is none")
  func escapesArguments() {
    let entry = CommandDescription.Entry(
      spellings: ["--op", "-o"], placeholder: "A B", summary: "try", choices: ["No", ".", "a..."])
    let command = CommandDescription(
      name: "x", synopsis: "x", summary: "UTF-8 in",
      groups: [.init(heading: "At \"Op\"", entries: [entry])])
    let page = ManPage.command(command, of: sample, date: date)
    #expect(page.contains(".Nd UTF\\-8 in\n"))
    #expect(
      page.contains(
        #"""
        .Ss \&At \(dqOp\(dq
        .Bl -tag -width Ds
        .It Fl o Ar "A B" , Fl \-op Ar "A B"
        Try.
        One of
        .Cm \&No ,
        .Cm \&.
        or
        .Cm a...\& .
        .El
        """#))
  }

  private let date = "November 30, 2026"
}
