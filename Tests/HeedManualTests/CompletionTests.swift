import HeedCore
import HeedManual
import Testing

@Suite("Completion")
struct CompletionTests {
  @Test("bash: a function a command, which ends in the general options")
  func completesBash() {
    let script = BashCompletion.script(sample)
    #expect(
      script.contains(
        #"""
        _heed_general() { # the options of the command
          case $option in
            --tty) _heed_terminals ;;
            *) _heed_options "$@" \
              --tty --no-mouse --help -h ;;
          esac
        }

        _heed_command_alert() {
          case $option in
            --severity) _heed_words info success warning critical ;;
            --message-file | -f) _heed_paths -f ;;
            --log-directory) _heed_paths -d ;;
            --button) ;;
            *) _heed_general \
              --button --severity --message-file -f --log-directory ;;
          esac
        }

        _heed_command_browse() {
          operand=-f
          _heed_general
        }

        _heed_command_whiptail() {
          case $option in
            --yesno) ;;
            *) _heed_options \
              --yesno --fb -b ;;
          esac
        }

        """#))
    #expect(script.contains("    _heed_words alert browse whiptail\n"))
    #expect(script.contains("    whiptail) _heed_command_whiptail ;;\n"))
    #expect(script.hasSuffix("\ncomplete -F _heed heed\n"))
  }

  @Test("zsh: specs for _arguments, quoted twice")
  func completesZsh() {
    #expect(
      ZshCompletion.script(sample) == #"""
        #compdef heed
        # Completion of heed for zsh; written by Sources/generate.

        _heed() {
          local -a commands general expl
          commands=(
            'alert:Ask with a title, a message and buttons'
            'browse:Show a file to scroll in'
            'whiptail:Understand the command line of whiptail'
          )
          general=(
            '--tty=[Show it on another terminal]:PATH:{_wanted terminals expl terminal compadd - /dev/pts/<->(N) /dev/tty<->(N)}'
            '--no-mouse[Leave the mouse alone]'
            '(--help -h)--help[Print this help]'
            '(--help -h)-h[Print this help]'
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
            alert)
              _arguments -S : $general \
                '*--button=[Add a button]:LABEL: ' \
                '--severity=[Give it the sign and the colour of a severity]:LEVEL:(info success warning critical)' \
                '(--message-file -f)--message-file=[Read the message\: from this file \[UTF-8\]]:FILE:_files' \
                '(--message-file -f)-f[Read the message\: from this file \[UTF-8\]]:FILE:_files' \
                '--log-directory=[Don'\''t keep a log elsewhere]:DIRECTORY:_files -/' \
                '*:argument:()'
              ;;
            browse)
              _arguments -S : $general \
                '*:argument:_files'
              ;;
            whiptail)
              _arguments -S : \
                '--yesno=[Ask yes or no]:TEXT HEIGHT WIDTH: ' \
                '(--fb -b)--fb[Draw full buttons]' \
                '(--fb -b)-b[Draw full buttons]' \
                '*:argument:()'
              ;;
          esac
        }

        if [[ $funcstack[1] == _heed ]]; then
          _heed "$@"
        else
          compdef _heed heed
        fi

        """#)
  }

  @Test("fish: a line an option, on the condition of its command")
  func completesFish() {
    #expect(
      FishCompletion.script(sample) == #"""
        # Completion of heed for fish; written by Sources/generate.

        function __heed_no_command
            test (count (commandline -opc)) -eq 1
        end

        function __heed_command
            set -l words (commandline -opc)
            set -q words[2]; and contains -- $words[2] $argv
        end

        function __heed_general
            __heed_no_command; or __heed_command alert browse
        end

        function __heed_terminals
            set -l devices /dev/pts/* /dev/tty*
            string match -r -- '.*\d$' $devices
        end

        complete -c heed -f
        complete -c heed -n __heed_no_command -a alert -d 'Ask with a title, a message and buttons'
        complete -c heed -n __heed_no_command -a browse -d 'Show a file to scroll in.'
        complete -c heed -n __heed_no_command -a whiptail -d 'Understand the command line of whiptail'

        complete -c heed -n __heed_general -l tty -x -a '(__heed_terminals)' -d 'Show it on another terminal'
        complete -c heed -n __heed_general -l no-mouse -d 'Leave the mouse alone'
        complete -c heed -n __heed_general -l help -s h -d 'Print this help'

        complete -c heed -n '__heed_command alert' -l button -x -d 'Add a button'
        complete -c heed -n '__heed_command alert' -l severity -x -a 'info success warning critical' -d 'Give it the sign and the colour of a severity'
        complete -c heed -n '__heed_command alert' -l message-file -s f -r -F -d 'Read the message: from this file [UTF-8]'
        complete -c heed -n '__heed_command alert' -l log-directory -x -a '(__fish_complete_directories)' -d 'Don\'t keep a log elsewhere'

        complete -c heed -n '__heed_command browse' -F

        complete -c heed -n '__heed_command whiptail' -l yesno -x -d 'Ask yes or no'
        complete -c heed -n '__heed_command whiptail' -l fb -s b -d 'Draw full buttons'

        """#)
  }

  @Test("choices with special characters stay one word each")
  func quotesChoices() {
    let entry = CommandDescription.Entry(
      spellings: ["--x"], placeholder: "X", summary: "Try", choices: ["a b", "it's", "a:b"])
    var program = sample
    program.commands = []
    program.general = [.init(heading: "Options", entries: [entry])]
    #expect(
      BashCompletion.script(program).contains(#"--x) _heed_words 'a b' 'it'\''s' a:b ;;"#))
    #expect(
      ZshCompletion.script(program).contains(#"'--x=[Try]:X:(a\ b it\'\''s a\:b)'"#))
    #expect(
      FishCompletion.script(program).contains(#"-l x -x -a '\'a b\' \'it\\\'s\' a:b' -d Try"#))
  }

  @Test("an option that stands in two groups is completed once")
  func mergesGroups() {
    let entry = CommandDescription.Entry(spellings: ["--id"], placeholder: "ID", summary: "Name it")
    var program = sample
    program.general = [
      .init(heading: "Buttons", entries: [entry]), .init(heading: "Items", entries: [entry]),
    ]
    #expect(BashCompletion.script(program).split(separator: "--id").count == 3)
    #expect(ZshCompletion.script(program).split(separator: "--id").count == 2)
    #expect(FishCompletion.script(program).split(separator: "-l id").count == 2)
  }

  @Test("the files that are committed")
  func namesFiles() {
    #expect(
      generatedFiles(sample, date: "November 30, 2026").map(\.path) == [
        "man/heed.1", "man/heed-alert.1", "man/heed-browse.1", "man/heed-whiptail.1",
        "completions/heed.bash", "completions/_heed", "completions/heed.fish",
      ])
  }
}
