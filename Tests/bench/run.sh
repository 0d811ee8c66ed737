#!/usr/bin/env bash
# Times heed beside the programs it replaces, in turn on the same terminal, and prints a table.
#   Tests/bench/run.sh [HEED] [RUNS]
set -euo pipefail

heed=$(realpath "${1:-.build/release/heed}")
runs=${2:-100}
here=$(dirname "$(realpath "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cc -O2 -Wall -Wextra -o "$work/first-frame" "$here/first-frame.c"
# heed answers to the names of others; a path of its own tells the two apart in the table.
mkdir "$work/heed"
for name in whiptail dialog; do ln -s "$heed" "$work/heed/$name"; done
export LC_ALL=C.UTF-8 PATH="$PATH"
unset NEWT_COLORS DIALOGRC NO_COLOR FZF_DEFAULT_OPTS LESS LINES COLUMNS

# row TITLE KEY MARKER -- COMMAND ... [-- COMMAND ...]: programs that are not installed are left out.
row() {
  local title=$1 key=$2 marker=$3
  shift 4
  local commands=() command=() word
  for word in "$@" --; do
    if [[ $word != -- ]]; then
      command+=("$word")
      continue
    fi
    if command -v "${command[0]}" >/dev/null; then commands+=(-- "${command[@]}"); fi
    command=()
  done
  printf '\n%s\n' "$title"
  "$work/first-frame" "$runs" "$key" "$marker" "${commands[@]}" | table
}

# Ratios are to whiptail, or to the first program that is not heed where whiptail has no such thing.
table() {
  awk -F '\t' -v heed="$heed" -v as="$work/heed/" '
    { for (i = 1; i <= 7; i++) cell[NR, i] = $i
      name[NR] = $8
      if ($8 == heed) name[NR] = "heed"
      else if ($8 ~ /\/updates\//) sub(/.*\//, "", name[NR])
      else if (index($8, as) == 1) name[NR] = "heed as " substr($8, length(as) + 1)
      if (name[NR] == "whiptail" || (!base && name[NR] !~ /^heed/)) base = NR }
    function ratio(row, i) {
      if (!base || cell[base, i] <= 0 || cell[row, i] <= 0) return "-"
      return sprintf("%.2f", cell[row, i] / cell[base, i]) }
    END {
      printf "  %-18s %9s %7s %9s %7s %7s %9s %8s %7s %6s\n", "", "first ms", "least",
        "total ms", "cpu ms", "KiB", "bytes", "first", "memory", "bytes"
      for (r = 1; r <= NR; r++)
        printf "  %-18s %9s %7.2f %9.2f %7.2f %7d %9d %8s %7s %6s%s\n", name[r],
          cell[r, 1] < 0 ? "no frame" : sprintf("%.2f", cell[r, 1]), cell[r, 2], cell[r, 3],
          cell[r, 4], cell[r, 5], cell[r, 6], ratio(r, 1), ratio(r, 5), ratio(r, 6),
          cell[r, 7] == 0 ? "" : "  status " cell[r, 7]
      if (base) printf "  %-18s %52s  ratios to %s\n", "", "", name[base]
    }'
}

lines=$work/lines
seq -f 'line %.0f of a long text' 1 10000 >"$lines"
items=()
for n in {1..10000}; do items+=("tag$n" "item number $n"); done
# The updates of a gauge come from a script of the program's name.
mkdir "$work/updates"
# updates NAME COMMAND ...
updates() {
  { echo '#!/bin/sh'
    printf "seq 1 30000 | awk '{ print \$1 %% 101 }' | exec"
    printf ' %q' "${@:2}"; } >"$work/updates/$1"
  chmod +x "$work/updates/$1"
}
updates heed "$heed" progress Copying "Thirty thousand updates"
updates whiptail whiptail --title Copying --gauge "Thirty thousand updates" 8 50 0
# fzf reads its items from a command where standard input is the terminal.
export FZF_DEFAULT_COMMAND="seq -f 'item number %.0f' 1 10000"

echo "$runs runs each, in turn; medians"
row "A message" '\r' "A message" \
  -- "$heed" alert "Hello" "A message" --button OK \
  -- "$work/heed/whiptail" --title Hello --msgbox "A message" 8 40 \
  -- whiptail --title Hello --msgbox "A message" 8 40 \
  -- dialog --title Hello --msgbox "A message" 8 40
row "A menu of 10,000 items" '\r' "item number 1" \
  -- "$work/heed/whiptail" --menu "Choose" 20 60 12 "${items[@]}" \
  -- whiptail --menu "Choose" 20 60 12 "${items[@]}" \
  -- dialog --menu "Choose" 20 60 12 "${items[@]}" \
  -- fzf
row "A text of 10,000 lines" 'q\r' "line 1 of" \
  -- "$work/heed/whiptail" --textbox "$lines" 20 70 \
  -- whiptail --textbox "$lines" 20 70 \
  -- dialog --textbox "$lines" 20 70 \
  -- less "$lines"
# dialog paints every update: some 20 seconds, so it is left out.
row "30,000 updates of a gauge" '' '' \
  -- "$work/updates/heed" \
  -- "$work/updates/whiptail"
row "The version" '' '' \
  -- "$heed" --version \
  -- whiptail --version \
  -- dialog --version
