package import HeedCore

/// Completion for fish.
package enum FishCompletion {
  package static func script(_ program: ProgramDescription) -> String {
    let name = program.name
    let native = program.commands.filter(\.takesGeneral).map(\.name).joined(separator: " ")
    let general = options(program.generalEntries, of: name, when: "__\(name)_general")
    let groups =
      [general.joined(separator: "\n")] + program.commands.map { command($0, of: name) }
    return """
      # Completion of \(name) for fish; written by Sources/generate.

      function __\(name)_no_command
          test (count (commandline -opc)) -eq 1
      end

      function __\(name)_command
          set -l words (commandline -opc)
          set -q words[2]; and contains -- $words[2] $argv
      end

      function __\(name)_general
          __\(name)_no_command; or __\(name)_command \(native)
      end

      function __\(name)_terminals
          set -l devices /dev/pts/* /dev/tty*
          string match -r -- '.*\\d$' $devices
      end

      complete -c \(name) -f
      \(program.commands.map { commandLine($0, of: name) }.joined(separator: "\n"))

      \(groups.filter { !$0.isEmpty }.joined(separator: "\n\n"))

      """
  }

  private static func commandLine(_ command: CommandDescription, of name: String) -> String {
    "complete -c \(name) -n __\(name)_no_command -a \(quoted(command.name))"
      + " -d \(quoted(command.summary))"
  }

  private static func command(_ command: CommandDescription, of name: String) -> String {
    let condition = "__\(name)_command \(command.name)"
    let operand: [String] =
      switch command.operand {
      case .file: ["complete -c \(name) -n \(quoted(condition)) -F"]
      case .directory:
        ["complete -c \(name) -n \(quoted(condition)) -a '(__fish_complete_directories)'"]
      default: []
      }
    return (options(command.entries, of: name, when: condition) + operand)
      .joined(separator: "\n")
  }

  private static func options(
    _ entries: [CommandDescription.Entry], of name: String, when condition: String
  ) -> [String] {
    entries.map { entry in
      "complete -c \(name) -n \(quoted(condition))"
        + entry.spellings.map(spelling).joined() + value(entry.value, of: name)
        + " -d \(quoted(entry.summary))"
    }
  }

  private static func spelling(_ spelling: String) -> String {
    if spelling.hasPrefix("--") { return " -l " + quoted(String(spelling.dropFirst(2))) }
    return (spelling.count == 2 ? " -s " : " -o ") + quoted(String(spelling.dropFirst()))
  }

  private static func value(_ value: OptionValue, of name: String) -> String {
    switch value {
    case .none: ""
    case .free: " -x"
    case .choices(let choices): " -x -a " + quoted(choices.map(quoted).joined(separator: " "))
    case .file: " -r -F"
    case .directory: " -x -a '(__fish_complete_directories)'"
    case .terminal: " -x -a '(__\(name)_terminals)'"
    }
  }

  /// One word of fish, in single quotes unless it is plain.
  private static func quoted(_ text: String) -> String {
    if ShellQuoting.quote(text) == text { return text }
    return "'" + text.map { "\\'".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
