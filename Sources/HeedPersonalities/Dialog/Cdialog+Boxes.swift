import HeedCore

extension Cdialog {
  /// Every box, in the order in which help lists them.
  static let boxes: [CdialogBox] = messages + inputs + dates + forms + lists + logs

  private static let messages: [CdialogBox] = [
    CdialogBox("--msgbox", "alert", "TEXT HEIGHT WIDTH", "a message and OK") {
      (draft, words, _) throws(UsageError) in draft.message(words)
    },
    CdialogBox("--yesno", "confirm", "TEXT HEIGHT WIDTH", "a question with Yes and No") {
      (draft, words, _) throws(UsageError) in draft.question(words)
    },
    CdialogBox(
      "--infobox", "notice", "TEXT HEIGHT WIDTH", "a message that asks nothing and stays",
      purpose: .tells
    ) { (draft, words, _) throws(UsageError) in draft.info(words) },
    CdialogBox(
      "--gauge", "progress", "TEXT HEIGHT WIDTH [PERCENT]",
      "a bar that follows numbers on standard input", purpose: .reports
    ) { (draft, words, _) throws(UsageError) in try draft.gauge(words) },
    CdialogBox(
      "--pause", "alert", "TEXT HEIGHT WIDTH SECONDS", "a message that goes on by itself"
    ) { (draft, words, _) throws(UsageError) in try draft.pause(words) },
    CdialogBox("--textbox", "view", "FILE HEIGHT WIDTH", "a file to read") {
      (draft, words, files) throws(UsageError) in try draft.view(words, files)
    },
    CdialogBox("--tailbox", "view", "FILE HEIGHT WIDTH", "the end of a file that grows") {
      (draft, words, files) throws(UsageError) in try draft.view(words, files, follows: true)
    },
    CdialogBox(
      "--tailboxbg", "view", "FILE HEIGHT WIDTH",
      "as --tailbox; where another box follows, behind that"
    ) {
      (draft, words, files) throws(UsageError) in try draft.view(words, files, follows: true)
    },
  ]

  private static let inputs: [CdialogBox] = [
    CdialogBox(
      "--inputbox", "input", "TEXT HEIGHT WIDTH [INIT]", "one line to type", answer: .text
    ) { (draft, words, _) throws(UsageError) in draft.input(words, isSecure: false) },
    CdialogBox(
      "--passwordbox", "input", "TEXT HEIGHT WIDTH [INIT]", "one line to type, unseen",
      answer: .text
    ) { (draft, words, _) throws(UsageError) in draft.input(words, isSecure: true) },
    CdialogBox(
      "--rangebox", "range", "TEXT HEIGHT WIDTH MINIMUM MAXIMUM [DEFAULT]",
      "a whole number between two bounds", answer: .text
    ) { (draft, words, _) throws(UsageError) in try draft.range(words) },
  ]

  private static let lists: [CdialogBox] = [
    CdialogBox(
      "--menu", "choose", "TEXT HEIGHT WIDTH LISTHEIGHT [TAG ITEM]...", "one of several items",
      answer: .choice
    ) { (draft, words, _) throws(UsageError) in try draft.list(words, .none) },
    CdialogBox(
      "--inputmenu", "choose", "TEXT HEIGHT WIDTH LISTHEIGHT [TAG ITEM]...",
      "one of several items, which can be renamed", answer: .choice
    ) { (draft, words, _) throws(UsageError) in try draft.list(words, .none, renames: true) },
    CdialogBox(
      "--checklist", "choose", "TEXT HEIGHT WIDTH LISTHEIGHT [TAG ITEM STATUS]...",
      "any of several items", answer: .ticks
    ) { (draft, words, _) throws(UsageError) in try draft.list(words, .boxes) },
    CdialogBox(
      "--radiolist", "choose", "TEXT HEIGHT WIDTH LISTHEIGHT [TAG ITEM STATUS]...",
      "one of several items, marked with Space", answer: .choice
    ) { (draft, words, _) throws(UsageError) in try draft.list(words, .circles) },
    CdialogBox(
      "--buildlist", "arrange", "TEXT HEIGHT WIDTH LISTHEIGHT [TAG ITEM STATUS]...",
      "two lists, between which items are moved", answer: .ticks
    ) { (draft, words, _) throws(UsageError) in try draft.arrange(words) },
    CdialogBox(
      "--treeview", "tree", "TEXT HEIGHT WIDTH LISTHEIGHT [TAG ITEM STATUS DEPTH]...",
      "one item of a tree", answer: .ticks
    ) { (draft, words, _) throws(UsageError) in try draft.tree(words) },
  ]
}
