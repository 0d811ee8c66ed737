package import HeedCore

/// Completion for bash, with or without the bash-completion package.
package enum BashCompletion {
  package static func script(_ program: ProgramDescription) -> String {
    let functions =
      [main(program), general(program)] + program.commands.map { command($0, of: program) }
    return ([head(program.name)] + functions + [helpers(program.name)])
      .joined(separator: "\n\n") + "\n\ncomplete -F _\(program.name) \(program.name)\n"
  }

  private static func head(_ name: String) -> String {
    """
    # Completion of \(name) for bash; written by Sources/generate.
    #
    # current: what is typed of the word; option: what it is the value of, if of any;
    # prefix: what stands before the value in the same word; operand: what arguments are.
    """
  }

  private static func main(_ program: ProgramDescription) -> String {
    let name = program.name
    let names = program.commands.map(\.name)
    let calls = names.map { "    \(word($0))) \(function($0, of: name)) ;;" }
    return """
      _\(name)() {
        local current=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]}
        local prefix= operand= assigned=
        COMPREPLY=()
        if [[ $current == "=" ]]; then
          current= assigned=1
        elif [[ $option == "=" ]]; then
          option=${COMP_WORDS[COMP_CWORD - 2]} assigned=1
        elif [[ $current == --*=* ]]; then
          option=${current%%=*} current=${current#*=} assigned=1
          prefix=$option=
        fi
        if ((COMP_CWORD == 1)) && [[ $current != -* ]]; then
          _\(name)_words \(names.map(word).joined(separator: " "))
          return
        fi
        case ${COMP_WORDS[1]} in
      \(calls.joined(separator: "\n"))
          -*) _\(name)_general ;;
        esac
      }
      """
  }

  private static func general(_ program: ProgramDescription) -> String {
    let name = program.name
    let entries = program.generalEntries
    return """
      _\(name)_general() { # the options of the command
        case $option in
      \(cases(entries, of: name))    *) _\(name)_options "$@"\(spellings(entries)) ;;
        esac
      }
      """
  }

  private static func command(
    _ command: CommandDescription, of program: ProgramDescription
  ) -> String {
    let name = program.name
    let rest = command.takesGeneral ? "_\(name)_general" : "_\(name)_options"
    let operand: String? =
      switch command.operand {
      case .file: "  operand=-f\n"
      case .directory: "  operand=-d\n"
      default: nil
      }
    let cases = cases(command.entries, of: name)
    let otherwise = rest + spellings(command.entries)
    let body =
      cases.isEmpty
      ? "  \(otherwise)" : "  case $option in\n\(cases)    *) \(otherwise) ;;\n  esac"
    return """
      \(function(command.name, of: name))() {
      \(operand ?? "")\(body)
      }
      """
  }

  /// A line for each option that takes a value; those of free text share one.
  private static func cases(_ entries: [CommandDescription.Entry], of name: String) -> String {
    let free = entries.filter { $0.value == .free }.flatMap(\.spellings)
    let lines = entries.compactMap { entry in
      action(entry.value, of: name).map { (entry.spellings, $0) }
    }
    return (lines + (free.isEmpty ? [] : [(free, "")]))
      .map { "    \($0.0.map(word).joined(separator: " | ")))\($0.1) ;;\n" }.joined()
  }

  private static func action(_ value: OptionValue, of name: String) -> String? {
    switch value {
    case .none, .free: nil
    case .choices(let choices): " _\(name)_words " + choices.map(word).joined(separator: " ")
    case .file: " _\(name)_paths -f"
    case .directory: " _\(name)_paths -d"
    case .terminal: " _\(name)_terminals"
    }
  }

  private static func spellings(_ entries: [CommandDescription.Entry]) -> String {
    let words = entries.flatMap(\.spellings).map { " " + word($0) }
    return words.isEmpty ? "" : " \\\n     " + words.joined()
  }

  private static func word(_ text: String) -> String { ShellQuoting.quote(text) }

  private static func function(_ command: String, of name: String) -> String {
    "_\(name)_command_" + command.map { $0 == "-" ? "_" : String($0) }.joined()
  }

  private static func helpers(_ name: String) -> String {
    #"""
    _\#(name)_options() { # all options that may stand here
      local word ended=
      for word in "${COMP_WORDS[@]:2:COMP_CWORD-2}"; do
        [[ $word == -- ]] && ended=1
      done
      if [[ -z $ended && ($current == -* || -z $current$assigned$operand) ]]; then
        _\#(name)_words "$@"
      elif [[ -z $assigned && -n $operand ]]; then
        _\#(name)_paths "$operand"
      fi
    }

    _\#(name)_words() { # candidates
      local word
      for word in "$@"; do
        [[ $word == "$current"* ]] && COMPREPLY+=("$prefix$word")
      done
    }

    _\#(name)_paths() { # -f for files, -d for directories
      local path fallback=default
      [[ $1 == -d ]] && fallback=dirnames
      [[ -z $prefix ]] && compopt -o "$fallback" 2>/dev/null && return
      while IFS= read -r path; do
        COMPREPLY+=("$prefix$path")
      done < <(compgen "$1" -- "$current")
    }

    _\#(name)_terminals() {
      local path
      for path in /dev/pts/[0-9]* /dev/tty[0-9]*; do
        [[ -c $path ]] && _\#(name)_words "$path"
      done
    }
    """#
  }
}
