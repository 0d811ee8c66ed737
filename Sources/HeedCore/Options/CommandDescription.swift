/// A command and its options as plain data, for help, manual pages and completions.
package struct CommandDescription: Sendable {
  /// One option's public face.
  package struct Entry: Sendable {
    /// The spellings with their dashes, preferred first: `["--button"]`, `["--help", "-h"]`.
    package var spellings: [String]
    /// What stands for the value (`LABEL`), or `nil` for a flag.
    package var placeholder: String?
    /// One sentence, no full stop where it is one clause.
    package var summary: String
    /// The values it takes where they are a closed list.
    package var choices: [String]
    /// What completes the value where the list is open.
    package var completion: Completion
    /// Whether giving it again means another one.
    package var isRepeatable: Bool

    package init(
      spellings: [String], placeholder: String?, summary: String, choices: [String] = [],
      completion: Completion = .none, isRepeatable: Bool = false
    ) {
      self.spellings = spellings
      self.placeholder = placeholder
      self.summary = summary
      self.choices = choices
      self.completion = completion
      self.isRepeatable = isRepeatable
    }
  }

  /// What a shell offers for a value.
  package enum Completion: Sendable { case none, file, directory, terminal }

  /// Options under one heading.
  package struct Group: Sendable {
    package var heading: String
    package var entries: [Entry]
    package init(heading: String, entries: [Entry]) {
      self.heading = heading
      self.entries = entries
    }
  }

  /// An example: what it is for, and the command line.
  package struct Example: Sendable {
    package var purpose: String
    package var command: String
    package init(purpose: String, command: String) {
      self.purpose = purpose
      self.command = command
    }
  }

  /// The word that chooses it, such as `alert` or `whiptail`.
  package var name: String
  /// What follows the program's name: `alert [TITLE [MESSAGE]] [OPTION]…`.
  package var synopsis: String
  /// One line: what it does.
  package var summary: String
  /// Paragraphs of the manual page's description.
  package var discussion: [String]
  package var groups: [Group]
  package var examples: [Example]
  /// Whether it takes the program's general options and statuses; a personality has its own.
  package var takesGeneral: Bool

  package init(
    name: String, synopsis: String, summary: String, discussion: [String] = [],
    groups: [Group] = [], examples: [Example] = [], takesGeneral: Bool = true
  ) {
    self.name = name
    self.synopsis = synopsis
    self.summary = summary
    self.discussion = discussion
    self.groups = groups
    self.examples = examples
    self.takesGeneral = takesGeneral
  }
}

/// The whole program as plain data.
package struct ProgramDescription: Sendable {
  /// Paragraphs and tables under a heading of their own.
  package struct Section: Sendable {
    package enum Part: Sendable {
      case paragraph(String)
      /// Something literal, and what it means.
      case table([(literal: String, meaning: String)])
    }

    package var heading: String
    package var parts: [Part]

    package init(_ heading: String, _ parts: [Part]) {
      self.heading = heading
      self.parts = parts
    }
  }

  package var name: String
  package var version: String
  package var summary: String
  package var discussion: [String]
  /// The commands in the order in which help lists them.
  package var commands: [CommandDescription]
  /// Options that every native command takes.
  package var general: [CommandDescription.Group]
  /// Rows of the table of exit statuses.
  package var statuses: [(status: String, cause: String)]
  /// What the manual tells at length, after the options.
  package var sections: [Section]
  /// Environment variables and what they do.
  package var environment: [(name: String, effect: String)]
  package var examples: [CommandDescription.Example]

  package init(
    name: String, version: String, summary: String, discussion: [String],
    commands: [CommandDescription], general: [CommandDescription.Group],
    sections: [Section] = [], statuses: [(status: String, cause: String)],
    environment: [(name: String, effect: String)],
    examples: [CommandDescription.Example]
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.discussion = discussion
    self.commands = commands
    self.general = general
    self.sections = sections
    self.statuses = statuses
    self.environment = environment
    self.examples = examples
  }
}
