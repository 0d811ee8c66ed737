# Completion of heed for bash; written by Sources/generate.
#
# current: what is typed of the word; option: what it is the value of, if of any;
# prefix: what stands before the value in the same word; operand: what arguments are.

_heed() {
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
    _heed_words alert sheet confirm input form choose table tree arrange range date time color file edit view log progress tasks notice show spec explain replay whiptail dialog zenity
    return
  fi
  case ${COMP_WORDS[1]} in
    alert) _heed_command_alert ;;
    sheet) _heed_command_sheet ;;
    confirm) _heed_command_confirm ;;
    input) _heed_command_input ;;
    form) _heed_command_form ;;
    choose) _heed_command_choose ;;
    table) _heed_command_table ;;
    tree) _heed_command_tree ;;
    arrange) _heed_command_arrange ;;
    range) _heed_command_range ;;
    date) _heed_command_date ;;
    time) _heed_command_time ;;
    color) _heed_command_color ;;
    file) _heed_command_file ;;
    edit) _heed_command_edit ;;
    view) _heed_command_view ;;
    log) _heed_command_log ;;
    progress) _heed_command_progress ;;
    tasks) _heed_command_tasks ;;
    notice) _heed_command_notice ;;
    show) _heed_command_show ;;
    spec) _heed_command_spec ;;
    explain) _heed_command_explain ;;
    replay) _heed_command_replay ;;
    whiptail) _heed_command_whiptail ;;
    dialog) _heed_command_dialog ;;
    zenity) _heed_command_zenity ;;
    -*) _heed_general ;;
  esac
}

_heed_general() { # the options of the command
  case $option in
    --severity) _heed_words info success warning critical ;;
    --at) _heed_words center top bottom cursor ;;
    --title-visibility) _heed_words automatic visible hidden ;;
    --output) _heed_words lines json shell nul ;;
    --control) _heed_paths -f ;;
    --tty) _heed_terminals ;;
    --if-busy) _heed_words wait fail ;;
    --name | --timeout | --on-timeout | --enable-after | --output-fd | --prefix | --events) ;;
    *) _heed_options "$@" \
      --severity --at --title-visibility --no-footer --ascii --escapes --name --timeout --on-timeout --enable-after --output --output-fd --always-output --prefix --plain --no-input --control --events --tty --if-busy --no-mouse --keep-typeahead ;;
  esac
}

_heed_command_alert() {
  case $option in
    --mask) _heed_words bullets none ;;
    --type) _heed_words text integer number email url date time path ;;
    --button | --destructive | --cancel | --id | --exit | --preferred | --field | --label | --value | --placeholder | --hint | --length | --range | --pattern | --same-as) ;;
    *) _heed_general \
      --button --destructive --cancel --id --exit --disabled --always --preferred --field --label --value --placeholder --hint --secure --mask --type --required --length --range --pattern --same-as ;;
  esac
}

_heed_command_sheet() {
  case $option in
    --button | --destructive | --cancel | --id | --exit) ;;
    *) _heed_general \
      --button --destructive --cancel --id --exit --disabled ;;
  esac
}

_heed_command_confirm() {
  case $option in
    --default) _heed_words yes no ;;
    --mask) _heed_words bullets none ;;
    --type) _heed_words text integer number email url date time path ;;
    --button | --destructive | --cancel | --id | --exit | --preferred | --field | --label | --value | --placeholder | --hint | --length | --range | --pattern | --same-as) ;;
    *) _heed_general \
      --default --button --destructive --cancel --id --exit --disabled --always --preferred --field --label --value --placeholder --hint --secure --mask --type --required --length --range --pattern --same-as ;;
  esac
}

_heed_command_input() {
  case $option in
    --mask) _heed_words bullets none ;;
    --type) _heed_words text integer number email url date time path ;;
    --label | --value | --placeholder | --hint | --length | --range | --pattern | --same-as | --button | --destructive | --cancel | --id | --exit | --preferred) ;;
    *) _heed_general \
      --label --value --placeholder --hint --secure --mask --type --required --length --range --pattern --same-as --button --destructive --cancel --id --exit --disabled --always --preferred ;;
  esac
}

_heed_command_form() {
  case $option in
    --mask) _heed_words bullets none ;;
    --type) _heed_words text integer number email url date time path ;;
    --field | --multiline | --toggle | --select | --multi-select | --section | --info | --option | --label | --value | --placeholder | --hint | --length | --range | --pattern | --same-as | --button | --destructive | --cancel | --id | --exit | --preferred) ;;
    *) _heed_general \
      --field --multiline --toggle --select --multi-select --section --info --option --on --selected --label --value --placeholder --hint --secure --mask --type --required --length --range --pattern --same-as --button --destructive --cancel --id --exit --disabled --always --preferred ;;
  esac
}

_heed_command_choose() {
  case $option in
    --item | --heading | --label | --help-text | --min | --max | --default | --rows | --button | --destructive | --cancel | --id | --exit) ;;
    *) _heed_general \
      --item --heading --label --selected --disabled --help-text --multiple --min --max --default --rows --null --button --destructive --cancel --id --exit ;;
  esac
}

_heed_command_table() {
  case $option in
    --align) _heed_words left center right ;;
    --column | --width | --row | --separator | --editable | --min | --max | --print-column | --default | --button | --destructive | --cancel | --id | --exit | --preferred) ;;
    *) _heed_general \
      --column --align --hidden --width --header --row --selected --separator --editable --null --multiple --min --max --print-column --default --button --destructive --cancel --id --exit --disabled --always --preferred ;;
  esac
}

_heed_command_tree() {
  case $option in
    --item | --label | --help-text | --depth | --separator | --min | --max | --default | --levels | --rows | --button | --destructive | --cancel | --id | --exit | --preferred) ;;
    *) _heed_general \
      --item --label --selected --disabled --help-text --depth --expanded --separator --multiple --min --max --leaves --default --levels --rows --null --button --destructive --cancel --id --exit --always --preferred ;;
  esac
}

_heed_command_arrange() {
  case $option in
    --item | --label | --help-text | --from-label | --to-label | --min | --max | --rows | --button | --destructive | --cancel | --id | --exit | --preferred) ;;
    *) _heed_general \
      --item --label --selected --disabled --help-text --from-label --to-label --keep-order --min --max --rows --null --button --destructive --cancel --id --exit --always --preferred ;;
  esac
}

_heed_command_range() {
  case $option in
    --min | --max | --value | --step | --button | --destructive | --cancel | --id | --exit | --preferred) ;;
    *) _heed_general \
      --min --max --value --step --button --destructive --cancel --id --exit --disabled --always --preferred ;;
  esac
}

_heed_command_date() {
  case $option in
    --value | --min | --max | --format | --week-start | --button | --destructive | --cancel | --id | --exit | --preferred) ;;
    *) _heed_general \
      --value --min --max --format --week-start --week-numbers --button --destructive --cancel --id --exit --disabled --always --preferred ;;
  esac
}

_heed_command_time() {
  case $option in
    --value | --min | --max | --format | --button | --destructive | --cancel | --id | --exit | --preferred) ;;
    *) _heed_general \
      --value --min --max --format --no-seconds --button --destructive --cancel --id --exit --disabled --always --preferred ;;
  esac
}

_heed_command_color() {
  case $option in
    --format) _heed_words hex rgb ;;
    --value | --button | --destructive | --cancel | --id | --exit | --preferred) ;;
    *) _heed_general \
      --value --format --palette --button --destructive --cancel --id --exit --disabled --always --preferred ;;
  esac
}

_heed_command_file() {
  case $option in
    --path) _heed_paths -f ;;
    --filter | --button | --destructive | --cancel | --id | --exit | --preferred) ;;
    *) _heed_general \
      --open --save --confirm-overwrite --directory --multiple --path --absolute --filter --hidden --button --destructive --cancel --id --exit --disabled --always --preferred ;;
  esac
}

_heed_command_edit() {
  case $option in
    --file) _heed_paths -f ;;
    --value | --max-length | --button | --destructive | --cancel | --id | --exit | --preferred) ;;
    *) _heed_general \
      --file --value --in-place --required --max-length --no-wrap --button --destructive --cancel --id --exit --disabled --always --preferred ;;
  esac
}

_heed_command_view() {
  case $option in
    --file) _heed_paths -f ;;
    --button | --destructive | --cancel | --id | --exit) ;;
    *) _heed_general \
      --file --wrap --follow --button --destructive --cancel --id --exit --disabled ;;
  esac
}

_heed_command_log() {
  case $option in
    --severity) _heed_words info success warning critical ;;
    --at) _heed_words center top bottom cursor ;;
    --title-visibility) _heed_words automatic visible hidden ;;
    --control) _heed_paths -f ;;
    --tty) _heed_terminals ;;
    --cancel | --name | --events) ;;
    *) _heed_options \
      --auto-close --close-on-success --cancel --wrap --raw --stdin --severity --at --title-visibility --no-footer --ascii --escapes --name --control --events --plain --tty --no-mouse ;;
  esac
}

_heed_command_progress() {
  case $option in
    --severity) _heed_words info success warning critical ;;
    --at) _heed_words center top bottom cursor ;;
    --title-visibility) _heed_words automatic visible hidden ;;
    --control) _heed_paths -f ;;
    --tty) _heed_terminals ;;
    --value | --cancel | --name | --events) ;;
    *) _heed_options \
      --value --pulse --cancel --severity --at --title-visibility --no-footer --ascii --escapes --name --control --events --plain --tty --no-mouse ;;
  esac
}

_heed_command_tasks() {
  case $option in
    --severity) _heed_words info success warning critical ;;
    --at) _heed_words center top bottom cursor ;;
    --title-visibility) _heed_words automatic visible hidden ;;
    --control) _heed_paths -f ;;
    --tty) _heed_terminals ;;
    --task | --state | --value | --cancel | --name | --events) ;;
    *) _heed_options \
      --task --state --value --fail --cancel --severity --at --title-visibility --no-footer --ascii --escapes --name --control --events --plain --tty --no-mouse ;;
  esac
}

_heed_command_notice() {
  case $option in
    --severity) _heed_words info success warning critical ;;
    --title-visibility) _heed_words automatic visible hidden ;;
    --tty) _heed_terminals ;;
    --for | --name) ;;
    *) _heed_options \
      --for --severity --title-visibility --ascii --escapes --name --plain --tty ;;
  esac
}

_heed_command_show() {
  operand=-f
  _heed_general
}

_heed_command_spec() {
  _heed_options
}

_heed_command_explain() {
  _heed_options
}

_heed_command_replay() {
  operand=-f
  _heed_options
}

_heed_command_whiptail() {
  case $option in
    --msgbox | --yesno | --infobox | --inputbox | --passwordbox | --textbox | --menu | --checklist | --radiolist | --gauge | --title | --backtitle | --yes-button | --no-button | --ok-button | --cancel-button | --default-item | --output-fd) ;;
    *) _heed_options \
      --msgbox --yesno --infobox --inputbox --passwordbox --textbox --menu --checklist --radiolist --gauge --title --backtitle --yes-button --no-button --ok-button --cancel-button --default-item --defaultno --nocancel --fb --fullbuttons --noitem --notags --separate-output --output-fd --topleft --scrolltext --clear --help -h --version -v ;;
  esac
}

_heed_command_dialog() {
  case $option in
    --default-button) _heed_words ok yes cancel no help extra ;;
    --file) _heed_paths -f ;;
    --msgbox | --yesno | --infobox | --gauge | --pause | --textbox | --tailbox | --tailboxbg | --inputbox | --passwordbox | --rangebox | --calendar | --timebox | --form | --passwordform | --mixedform | --editbox | --fselect | --dselect | --menu | --inputmenu | --checklist | --radiolist | --buildlist | --treeview | --mixedgauge | --progressbox | --programbox | --prgbox | --title | --backtitle | --hline | --begin | --aspect | --tab-len | --ok-label | --ok-button | --yes-label | --yes-button | --cancel-label | --cancel-button | --no-label | --no-button | --exit-label | --extra-label | --help-label | --default-item | --column-separator | --max-input | --week-start | --date-format | --time-format | --output-fd | --output-separator | --separator | --separate-widget | --print-text-size | --print-text-only | --timeout | --sleep | --hfile | --input-fd | --trace | --create-rc | --icon | --wmclass) ;;
    *) _heed_options \
      --msgbox --yesno --infobox --gauge --pause --textbox --tailbox --tailboxbg --inputbox --passwordbox --rangebox --calendar --timebox --form --passwordform --mixedform --editbox --fselect --dselect --menu --inputmenu --checklist --radiolist --buildlist --treeview --mixedgauge --progressbox --programbox --prgbox --title --backtitle --hline --begin --aspect --ascii-lines --no-lines --no-shadow --scrollbar --cursor-off-label --clear --erase-on-exit --keep-tite --keep-window --colors --cr-wrap --no-collapse --no-nl-expand --trim --tab-correct --tab-len --ok-label --ok-button --yes-label --yes-button --cancel-label --cancel-button --no-label --no-button --exit-label --extra-label --help-label --extra-button --help-button --no-ok --nook --no-cancel --nocancel --defaultno --default-button --default-item --item-help --no-items --noitem --no-tags --notags --visit-items --no-hot-list --column-separator --insecure --max-input --reorder --week-start --iso-week --date-format --time-format --stdout --stderr --output-fd --output-separator --separator --separate-widget --separate-output --quoted --single-quoted --help-status --help-tags --last-key --print-size --print-maxsize --print-version --print-text-size --print-text-only --timeout --sleep --no-mouse --no-kill --hfile --input-fd --trace --beep --beep-after --size-err --ignore --create-rc --version --help --allow-close --auto-placement --fixed-font --keep-colors --no-close --screen-center --smooth --under-mouse --fb --fullbutton --fullbuttons --scrolltext --topleft --icon --wmclass --file ;;
  esac
}

_heed_command_zenity() {
  case $option in
    --filename) _heed_paths -f ;;
    --title | --text | --width | --height | --timeout | --ok-label | --cancel-label | --extra-button | --window-icon | --icon | --icon-name | --attach | --app-id | --class | --name | --display | --hint | --font | --entry-text | --day | --month | --year | --date-format | --value | --min-value | --max-value | --step | --color | --file-filter | --checkbox | --url | --separator | --column | --print-column | --hide-column | --add-entry | --add-password | --add-multiline-entry | --add-calendar | --add-list | --add-combo | --list-values | --column-values | --combo-values | --forms-date-format | --percentage) ;;
    *) _heed_options \
      --info --warning --error --question --entry --password --calendar --scale --color-selection --file-selection --forms --list --text-info --progress --notification --title --text --width --height --timeout --ok-label --cancel-label --extra-button --help -h '-?' --help-all --version --about --window-icon --icon --icon-name --attach --modal --app-id --class --name --display --mid-search --hint --font --no-interaction --time-remaining --no-markup --no-wrap --ellipsize --default-cancel --switch --entry-text --hide-text --username --day --month --year --date-format --value --min-value --max-value --step --print-partial --hide-value --color --show-palette --directory --save --confirm-overwrite --file-filter --checkbox --html --url --auto-scroll --filename --editable --multiple --separator --column --checklist --radiolist --imagelist --print-column --hide-column --hide-header --add-entry --add-password --add-multiline-entry --add-calendar --add-list --add-combo --list-values --column-values --combo-values --show-header --forms-date-format --percentage --pulsate --auto-close --auto-kill --no-cancel --listen ;;
  esac
}

_heed_options() { # all options that may stand here
  local word ended=
  for word in "${COMP_WORDS[@]:2:COMP_CWORD-2}"; do
    [[ $word == -- ]] && ended=1
  done
  if [[ -z $ended && ($current == -* || -z $current$assigned$operand) ]]; then
    _heed_words "$@"
  elif [[ -z $assigned && -n $operand ]]; then
    _heed_paths "$operand"
  fi
}

_heed_words() { # candidates
  local word
  for word in "$@"; do
    [[ $word == "$current"* ]] && COMPREPLY+=("$prefix$word")
  done
}

_heed_paths() { # -f for files, -d for directories
  local path fallback=default
  [[ $1 == -d ]] && fallback=dirnames
  [[ -z $prefix ]] && compopt -o "$fallback" 2>/dev/null && return
  while IFS= read -r path; do
    COMPREPLY+=("$prefix$path")
  done < <(compgen "$1" -- "$current")
}

_heed_terminals() {
  local path
  for path in /dev/pts/[0-9]* /dev/tty[0-9]*; do
    [[ -c $path ]] && _heed_words "$path"
  done
}

complete -F _heed heed
