import HeedCore

extension Native {
  /// What the manual says of driving a dialog by another program.
  static let driving = ProgramDescription.Section(
    "Driving a dialog",
    [
      .paragraph(
        "With --control a program changes a dialog while it is shown, by lines that are each one "
          + "object of JSON. FD is a descriptor that is open for reading, as a pipe or a coprocess; "
          + "FIFO is the path of a named pipe, to which writers may come one after the other. The "
          + "end of what they write does not end the dialog. Open a FIFO for reading and writing, "
          + "as in 'exec 3<>fifo', where writing must not wait for a dialog that is over. The coprocess "
          + "of bash is handed on as standard input and output, by '--control 0 --events 1'."),
      .table(messages),
      .paragraph(
        "Keys in one object are done together, in the order of this table, or not at all where one "
          + "of them can't be. Wherever a string stands, an object with the key 'base64' may stand "
          + "for bytes that are no UTF-8. A button is named by its id or label. A line has at most "
          + "1 MiB; a mistake never closes the dialog."),
      .paragraph(
        "With --events the dialog tells in lines of JSON what the person does. Nothing waits for "
          + "the reader: where it is slow, older changes of a field are left out, and one that has "
          + "gone is forgotten. What --control changes is not told, but a move of the focus is. "
          + "Values of secure fields are told as all others. Neither option does anything where the "
          + "dialog is answered without the screen."),
      .table(events),
    ])

  private static let messages = [
    (#"{"title":"TEXT"}"#, "another title"),
    (#"{"severity":"warning"}"#, "another sign and colour; null for none"),
    (#"{"message":"TEXT"}"#, "another message; in a view, another text"),
    (
      #"{"items":[{"heading":"TEXT"},{"item":"VALUE"}]}"#,
      "other items to choose from; an item may also have label, help-text, selected and disabled"
    ),
    (
      #"{"field":"NAME","value":"TEXT"}"#,
      "another value; an array for several. The field of input is 'value', that of choose 'choice', "
        + "with --multiple 'choices'"
    ),
    (
      #"{"field":"NAME","problem":"TEXT"}"#,
      "why the value is wrong, so that no button but cancel can be pressed until null takes it back"
    ),
    (#"{"progress":42}"#, "how far a progress is, from 0 to 100; null where that is not known"),
    (#"{"button":"NAME","enabled":false}"#, "whether a button can be pressed"),
    (#"{"button":"NAME","press":true}"#, "presses a button that can be pressed"),
    (
      #"{"dismiss":N}"#,
      "ends the dialog with status N, from 0 to 63; no values are printed but with --always-output"
    ),
    (
      #"{"id":ANYTHING}"#,
      "wants a reply on --events that bears the same id; what is refused always gets one"
    ),
  ]

  private static let events = [
    (#"{"event":"shown"}"#, "the dialog is on the screen; comes first"),
    (
      #"{"event":"change","field":"NAME","value":"TEXT","valid":true}"#,
      "a value as it is now, an array where there may be several, and whether it may be answered"
    ),
    (#"{"event":"focus","on":"NAME"}"#, "the field or button that has the focus now"),
    (
      #"{"event":"press","button":"LABEL","id":"ID"}"#,
      "a button was pressed, by whomever; without id where it has none"
    ),
    (
      #"{"event":"reply","id":ANYTHING,"ok":false,"error":"TEXT"}"#,
      "what became of a message; without error where it was done, with id null where it had none"
    ),
    (
      #"{"event":"end","end":"button","status":0}"#,
      "it is over, by a button, escape, timeout, dismissed, completed, failed, hangup or signal"
    ),
  ]
}
