extension Tasks: Kind {
  package static let name = "tasks"
  package static let summary = "several tasks with their states, as standard input tells them"
  package static let discussion = [
    "Reads lines on standard input until its end, and returns 0 then, or with --fail 1 where a "
      + "task failed. A line NAME: STATE says how a task stands, and adds one that is new at the "
      + "foot: STATE is waiting, running, done, failed or skipped, or a number from 0 to 100 for "
      + "how far it is; text after it is a note, and text alone is a note on a task that runs. ok, "
      + "succeeded, passed, completed and checked are other words for done, n/a for nothing at "
      + "all. A line '# TEXT' sets the message, and a number alone the bar for all tasks, which "
      + "is else their mean. Other lines are passed over.",
    "A line may be a JSON object instead: {\"task\": \"build\", \"progress\": 40, \"note\": "
      + "\"main.c\"}, with state, progress and note as wanted, or {\"message\": \"…\"}.",
    "It opens below the cursor and stays there when it is over, unless --at puts it elsewhere. "
      + "Ctrl-C ends it and what feeds it. With --cancel a button, and Escape, end it with status "
      + "1. It makes no other dialogs wait. Without a terminal it prints a plain line on standard "
      + "error for each change of a state or note.",
  ]
  package static let examples = [
    CommandDescription.Example(
      purpose: "steps of a script, one after the other",
      command: #"{ for step in fetch build test; do echo "$step: running"; "#
        + #"./$step && echo "$step: done" || echo "$step: failed"; done; } | "#
        + #"heed tasks "Release" --task fetch --task build --task test --fail"#)
  ]
  package static let options: [OptionGroup<Tasks>] = [
    OptionGroup(
      "Tasks",
      [
        OptionRow(
          "--task", placeholder: "NAME", opens: .task, "a task that is there from the start"
        ) { (tasks: inout Tasks, use) throws(UsageError) in
          guard !use.value.isEmpty else { throw use.bad("a name that isn't empty") }
          guard !tasks.rows.contains(where: { $0.name == use.value }) else {
            throw use.bad("a name that no other task has")
          }
          tasks.append(Row(use.value))
        },
        OptionRow(
          "--state", placeholder: "STATE", describes: [.task],
          "how the task before it stands: as in the input, or any text"
        ) { (tasks: inout Tasks, use) throws(UsageError) in
          tasks.changeLast { $0.preset(use.value) }
        },
        OptionRow(
          "--value", placeholder: "PERCENT", "how far everything is; else the mean of the tasks"
        ) { (tasks: inout Tasks, use) throws(UsageError) in
          guard let percent = ProgressReader.number(Array(use.value.utf8)),
            (0...100).contains(percent)
          else { throw use.bad("a percentage from 0 to 100") }
          tasks.percent = percent
        },
        OptionRow("--fail", "returns 1 where a task has failed") {
          (tasks: inout Tasks, _) throws(UsageError) in tasks.failsWithTask = true
        },
        ButtonList.cancelOption("a button that ends it with status 1").lifted(
          to: \Tasks.buttonList),
      ])
  ]
  package static let generalOptions = General.reportingOptions
  package static let purpose = Purpose.reports
  package static let place = Chrome.Place.cursor
  package static let staysBelowCursor = true

  package static func blank() -> Tasks { Tasks() }
  package static func buttons(of dialog: Tasks) -> ButtonList { dialog.buttonList }

  package static func finish(
    _ dialog: inout Tasks, _ general: inout General, _ surroundings: Surroundings
  ) throws(UsageError) {
    dialog.message = general.message
    if surroundings.inputIsTerminal() { throw .noStates }
    try dialog.buttonList.finish()
  }
}

extension Tasks.Row {
  /// Gives it a state before it is shown: a state's word, a percentage, or any text as it is.
  package mutating func preset(_ text: String) {
    let news = TaskNews(text)
    if news.state == nil || (news.percent == nil && news.note?.isEmpty == false) {
      (state, word) = (.plain, text)
    } else {
      take(news, at: .zero)
      // A blank is nothing to be read, and "n/a" is.
      if text.lowercased() == "blank" { word = "" }
    }
  }
}
