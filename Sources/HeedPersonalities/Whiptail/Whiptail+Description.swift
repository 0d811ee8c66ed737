package import HeedCore

extension Whiptail {
  /// The personality as plain data.
  package static var description: CommandDescription {
    let boxEntries = boxes.map { box in
      CommandDescription.Entry(
        spellings: [box.option], placeholder: box.synopsis, summary: box.summary)
    }
    return CommandDescription(
      name: "whiptail", synopsis: "whiptail [OPTION]... BOX TEXT HEIGHT WIDTH [WORD]...",
      summary: "the command line of whiptail",
      discussion: [
        "Understands the command line of newt's whiptail, so that scripts that call it run "
          + "unchanged: with heed linked to that name, or as \"heed whiptail\". Boxes, options, "
          + "statuses, streams and the bytes of the answer are those of whiptail 0.52.23.",
        "A HEIGHT, WIDTH or LISTHEIGHT of 0 leaves the size to the box. Sizes larger than the "
          + "screen are cut to it, and text, lists and buttons that do not fit scroll.",
        "The answer goes to standard error, or to the descriptor of --output-fd. The box is drawn "
          + "on the terminal, wherever standard output goes. Ok and Yes return 0, Cancel and No 1, "
          + "Escape and mistakes 255; a mistake in an option returns 1.",
        "NEWT_COLORS, NEWT_COLORS_FILE and NEWT_MONO change the colours.",
      ],
      groups: [
        CommandDescription.Group(heading: "Boxes", entries: boxEntries),
        WhiptailDraft.options.description,
      ],
      examples: [
        CommandDescription.Example(
          purpose: "a choice, captured",
          command: "choice=$(whiptail --menu \"Colour\" 12 40 3 r Red g Green 3>&1 1>&2 2>&3)")
      ],
      takesGeneral: false)
  }
}
