/// Fields of mixed kinds to fill in.
package enum FormKind: PanelKind {
  package static let name = "form"
  package static let summary = "many fields: lines to type, switches, choices, under headings"
  package static let discussion = [
    "Asks for many values at once, and prints them in the order of the fields. A --field is "
      + "typed, with the rules that alerts have; a --toggle is on or off and prints true or false; "
      + "a --select is one of its --option values, a --multi-select any of them, which --output "
      + "json and shell print as a list. --section and --info put text between them.",
    "Return goes to the next field, and in the last one presses the preferred button, else the "
      + "first one of default role. Tab, Up and Down go from field to field, Page Up and Page Down "
      + "further. Space switches a toggle; Left and Right change a choice; Space and Return open "
      + "its list; Alt-Up and Alt-Down step through dates, times and whole numbers. While a field is invalid all buttons but cancel are dimmed and can't be "
      + "pressed; what is wrong stands below the field once it was left.",
    "A --select has its first option chosen, unless another one is --selected, or it is "
      + "--required: then a person has to choose. A toggle that is --required has to be on.",
  ]
  package static let examples = [
    CommandDescription.Example(
      purpose: "what a server needs to know",
      command: #"eval "$(heed form "Server" --field host --required "#
        + #"--field port --type integer --range 1..65535 --value 8080 "#
        + #"--toggle tls --label "Use TLS" --on "#
        + #"--select log --option info --option debug --output shell)""#)
  ]

  package static func blankContent() -> Form { Form() }

  package static let contentOptions = [FieldList.formOptions.lifted(to: \Form.fields)]

  package static func finish(
    _ form: inout Form, _ general: inout General, _ surroundings: Surroundings
  ) throws(UsageError) {
    guard !form.stops.isEmpty else { throw .noFields }
    try form.fields.finishChoices()
    try form.fields.finish(surroundings)
  }
}
