import HeedCore

extension Cdialog {
  static let dates: [CdialogBox] = [
    CdialogBox(
      "--calendar", "date", "TEXT HEIGHT WIDTH [DAY] [MONTH] [YEAR]", "a date", answer: .text
    ) { (draft, words, surroundings) throws(UsageError) in
      try draft.calendar(words, surroundings)
    },
    CdialogBox(
      "--timebox", "time", "TEXT HEIGHT WIDTH [HOUR] [MINUTE] [SECOND]", "a time of day",
      answer: .text
    ) { (draft, words, surroundings) throws(UsageError) in try draft.time(words, surroundings) },
  ]

  static let forms: [CdialogBox] = [
    CdialogBox(
      "--form", "form",
      "TEXT HEIGHT WIDTH FORMHEIGHT [LABEL Y X VALUE Y X FIELDLENGTH INPUTLENGTH]...",
      "fields to fill in", answer: .fields
    ) { (draft, words, _) throws(UsageError) in try draft.form(words, .plain) },
    CdialogBox(
      "--passwordform", "form",
      "TEXT HEIGHT WIDTH FORMHEIGHT [LABEL Y X VALUE Y X FIELDLENGTH INPUTLENGTH]...",
      "fields to fill in, unseen", answer: .fields
    ) { (draft, words, _) throws(UsageError) in try draft.form(words, .secret) },
    CdialogBox(
      "--mixedform", "form",
      "TEXT HEIGHT WIDTH FORMHEIGHT [LABEL Y X VALUE Y X FIELDLENGTH INPUTLENGTH TYPE]...",
      "fields to fill in; of TYPE 1 unseen, of 2 only read", answer: .fields
    ) { (draft, words, _) throws(UsageError) in try draft.form(words, .given) },
    CdialogBox(
      "--editbox", "edit", "FILE HEIGHT WIDTH", "the text of a file, to be edited", answer: .lines
    ) { (draft, words, surroundings) throws(UsageError) in try draft.edit(words, surroundings) },
    CdialogBox("--fselect", "file", "PATH HEIGHT WIDTH", "the path of a file", answer: .text) {
      (draft, words, surroundings) throws(UsageError) in
      try draft.file(words, surroundings, .newFile)
    },
    CdialogBox("--dselect", "file", "PATH HEIGHT WIDTH", "the path of a directory", answer: .text) {
      (draft, words, surroundings) throws(UsageError) in
      try draft.file(words, surroundings, .directory)
    },
  ]

  static let logs: [CdialogBox] = [
    CdialogBox(
      "--mixedgauge", "tasks", "TEXT HEIGHT WIDTH PERCENT [TAG VALUE]...",
      "tasks as they stand, and a bar for all of them", purpose: .tells
    ) { (draft, words, _) throws(UsageError) in try draft.tasks(words) },
    CdialogBox(
      "--progressbox", "log", "[TEXT] HEIGHT WIDTH", "what comes on standard input, to its end",
      purpose: .reports
    ) { (draft, words, _) throws(UsageError) in draft.log(words, closes: true) },
    CdialogBox(
      "--programbox", "log", "[TEXT] HEIGHT WIDTH", "what comes on standard input, and then OK",
      purpose: .reports
    ) { (draft, words, _) throws(UsageError) in draft.log(words, closes: false) },
    CdialogBox(
      "--prgbox", "log", "[TEXT] COMMAND HEIGHT WIDTH", "what a command says, and then OK",
      purpose: .reports
    ) { (draft, words, _) throws(UsageError) in draft.commandLog(words) },
  ]
}
