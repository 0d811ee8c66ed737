package import HeedCore

/// Completion for zsh, to be put on `fpath` or sourced.
package enum ZshCompletion {
  package static func script(_ program: ProgramDescription) -> String {
    let name = program.name
    return """
      #compdef \(name)
      # Completion of \(name) for zsh; written by Sources/generate.

      _\(name)() {
        local -a commands general expl
        commands=(
      \(lines(program.commands.map { escaped($0.name, ":") + ":" + described($0.summary) }, 4))
        )
        general=(
      \(lines(program.generalEntries.flatMap(specs), 4))
        )
        if ((CURRENT == 2)); then
          if [[ $PREFIX == -* ]]; then
            _arguments -S : $general
          else
            _describe -t commands command commands
          fi
          return
        fi
        shift words
        ((CURRENT--))
        case $words[1] in
      \(program.commands.map(command).joined(separator: "\n"))
        esac
      }

      if [[ $funcstack[1] == _\(name) ]]; then
        _\(name) "$@"
      else
        compdef _\(name) \(name)
      fi

      """
  }

  private static func command(_ command: CommandDescription) -> String {
    // A message such as that of free text would keep zsh from inserting an option.
    let operand = command.operand == .free ? "()" : action(command.operand)
    let specs = command.entries.flatMap(specs) + ["*:argument:" + operand]
    return """
          \(ShellQuoting.quote(command.name)))
            _arguments -S :\(command.takesGeneral ? " $general" : "") \\
      \(specs.map { "        " + ShellQuoting.quote($0) }.joined(separator: " \\\n"))
            ;;
      """
  }

  /// What `_arguments` reads: one spec for each spelling, which excludes the others.
  private static func specs(_ entry: CommandDescription.Entry) -> [String] {
    let all = entry.spellings.joined(separator: " ")
    let repeats = entry.isRepeatable ? "*" : entry.spellings.count > 1 ? "(\(all))" : ""
    return entry.spellings.map { spelling in
      let assigns = entry.value != .none && spelling.hasPrefix("--") ? "=" : ""
      let value = entry.placeholder.map {
        ":\(escaped($0, ":\\")):\(action(entry.value))"
      }
      return "\(repeats)\(spelling)\(assigns)[\(described(entry.summary))]\(value ?? "")"
    }
  }

  private static func action(_ value: OptionValue) -> String {
    switch value {
    case .none, .free: " "
    case .choices(let choices):
      "(" + choices.map { escaped($0, " \\():'\"$`") }.joined(separator: " ") + ")"
    case .file: "_files"
    case .directory: "_files -/"
    case .terminal: "{_wanted terminals expl terminal compadd - /dev/pts/<->(N) /dev/tty<->(N)}"
    }
  }

  private static func described(_ summary: String) -> String {
    escaped(summary.hasSuffix(".") ? String(summary.dropLast()) : summary, "[]:\\")
  }

  private static func escaped(_ text: String, _ special: String) -> String {
    text.map { special.contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private static func lines(_ words: [String], _ indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return words.map { margin + ShellQuoting.quote($0) }.joined(separator: "\n")
  }
}
