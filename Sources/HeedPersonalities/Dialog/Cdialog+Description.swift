package import HeedCore

extension Cdialog {
  /// The personality as plain data.
  package static var description: CommandDescription {
    let boxEntries = boxes.map { box in
      CommandDescription.Entry(
        spellings: [box.option], placeholder: box.synopsis, summary: box.summary)
    }
    let grammar = CommandDescription.Group(
      heading: "Command line",
      entries: [
        CommandDescription.Entry(
          spellings: ["--file"], placeholder: "FILE",
          summary: "takes the words of a file, or of descriptor N for &N", completion: .file)
      ])
    return CommandDescription(
      name: "dialog", synopsis: "dialog [OPTION]... BOX TEXT HEIGHT WIDTH [WORD]...",
      summary: "the command line of dialog", discussion: discussion,
      groups: [CommandDescription.Group(heading: "Boxes", entries: boxEntries)]
        + CdialogOptions.groups.map(\.description) + [grammar],
      examples: [
        CommandDescription.Example(
          purpose: "an existing script with heed in the place of dialog",
          command: "ln -s /usr/local/bin/heed ~/bin/dialog && PATH=~/bin:$PATH ./script")
      ],
      takesGeneral: false)
  }

  private static let discussion = [
    "Understands the command line of cdialog, so that scripts that call it run unchanged: with "
      + "heed linked to that name, or as \"heed dialog\". Boxes, options, statuses, streams and the "
      + "bytes of the answer are those of dialog \(version).",
    "Options stand before the box. A HEIGHT or WIDTH of 0 leaves it to the box, and -1 takes the "
      + "whole screen; sizes larger than the screen are cut to it. '--' before a word makes it data, "
      + "whatever it looks like. A flag with 'no' or 'no-' before its name is switched off.",
    "--and-widget between two boxes shows the second whatever the first was answered, but Escape. "
      + "What was shown before stays on the screen behind the next box, unless --clear takes it "
      + "away; a file is opened when its box is shown, and that of --tailboxbg is followed while "
      + "the boxes after it are answered. No process stays for it: --no-kill leaves its picture.",
    "The fields of a form stand one below the other in the order given, whatever their rows and "
      + "columns, and FORMHEIGHT of them are in sight at once.",
    "The answer goes to standard error, or as said by --stdout and --output-fd. OK and Yes return 0, "
      + "Cancel and No 1, Help 2, Extra 3, Escape, the end of --timeout and mistakes 255. DIALOG_OK, "
      + "DIALOG_CANCEL, DIALOG_HELP, DIALOG_EXTRA, DIALOG_ITEM_HELP, DIALOG_ESC, DIALOG_TIMEOUT and "
      + "DIALOG_ERROR change that.",
    "DIALOGOPTS holds options that go before those of each box. Colours and settings are read from "
      + "the file in DIALOGRC, else from ~/.dialogrc or /etc/dialogrc.",
    "Lines \"bindkey WIDGET CURSES_KEY DIALOG_KEY\" of that file give keys another meaning, in the "
      + "windows of one name or, for *, in all: bindkey menubox ^N ITEM_NEXT. Keys are named as in "
      + "curses without KEY_, or written as ^A, \\t, \\033 or a single character; what they "
      + "mean is one of dialog's keys, as ENTER, LEAVE, TOGGLE, HELPFILE, FIELD_NEXT, ITEM_PREV, "
      + "PAGE_LAST, GRID_UP, DELETE_ALL, FORM_NEXT, OK, CANCEL, EXTRA, HELP or ESC. Windows have the "
      + "names of their boxes, but menus are menubox, forms formbox, and what shows the output of "
      + "programs progressbox; inputbox2, formfield, fselect2, editbox2 and searchbox are where "
      + "text is typed.",
  ]
}
