"""The cases of dialog's differential test; cases.py says how they are written."""
import cases
from cases import case, each, fault, SOME, LONG, PROSE

# The helpers fill one table, which whiptail's cases have filled already.
cases.TABLE = TABLE = []

MENU = "--menu P 14 40 5 a Apple b Banana c Cherry"
TICKS = "--checklist P 14 40 5 a Apple on b Banana off c Cherry off"
RADIO = "--radiolist P 14 40 5 a Apple off b Banana on c Cherry off"
BARE = "--radiolist P 14 40 5 a Apple off b Banana off"
NAMES = "--inputmenu P 20 40 12 a Apple b Banana c Cherry"
INPUT = "--inputbox P 8 40 init"
YESNO = "--yesno hi 8 40"
ALL = "--extra-button --help-button "
ODD = ["a b", 'c"q', "d'q", "", "e$", "f\\g", "é", "plain", "t\tx", "(p)", "x;y", "~", "a!b", "x=y"]
FILE = {"text": LONG + "\n", "args": "--title \"A B\" --inputbox \"one\ntwo\" 8 40 \"x \\\"y\\\" \\\\z\"\n"}

# Messages and questions.
each("--msgbox hi 8 40", "enter", "space", "esc", "=o", "=O", "=xq | enter", "tab enter", "^D",
     "=jkgGfb | enter", "pgdn pgup home end enter", "left enter", "right space")
each(ALL + "--msgbox hi 8 50", "tab enter", "tab tab enter", "right enter", "left enter", "=h", "=e",
     "tab tab tab enter", "btab enter", "esc")
for line in ("--msgbox '' 0 0", "--msgbox hi 0 40", "--msgbox hi 8 0", "--msgbox hi -1 -1",
             "--msgbox hi '' ''", "--msgbox hi 100 300", "--msgbox hi 1 1", "--msgbox hi 08 ' 40'",
             "--no-ok --msgbox hi 8 40", "--no-ok --extra-button --msgbox hi 8 40",
             "--title T --backtitle B --hline H --msgbox hi 8 40", "--begin 2 4 --msgbox hi 8 40",
             "--ascii-lines --msgbox hi 8 40", "--no-lines --msgbox hi 8 40",
             "--noshadow --no-colors --msgbox hi 8 40", "--nocancel --msgbox hi 8 40",
             "--no-mouse --cursor-off-label --scrollbar --msgbox hi 8 40",
             "--title -- --x --msgbox hi 8 40", "--msgbox -- --title 8 40", "--msgbox -hi 8 40",
             "--msgbox --hi 8 40", "--beep --beep-after --size-err --tab-len 3 --msgbox hi 8 40",
             "--fb --fullbutton --topleft --scrolltext --smooth --msgbox hi 8 40",
             "--icon x --wmclass y --fixed-font --msgbox hi 8 40", "--aspect 3 --msgbox hi 0 0",
             "--clear --keep-tite --msgbox hi 8 40",
             "--colors --msgbox '\\Z1red\\Zn \\Zb\\Zu\\Zr all \\ZB\\ZU\\ZR' 8 40",
             "--ok-label Fine --msgbox hi 8 40", "--ok-button Fine --msgbox hi 8 40",
             "--last-key --msgbox hi 8 40", "--print-size --msgbox hi 8 40",
             "--print-version --msgbox hi 8 40", "--sleep 0 --timeout 0 --msgbox hi 8 40"):
    case(line, "enter")
case(["--msgbox", LONG, "10", "40"], "down pgdn end home enter")
case(["--msgbox", PROSE, "0", "0"], "enter")
case(["--msgbox", PROSE, "0", "0"], "esc", cols=40, rows=12)
each(YESNO, "enter", "tab enter", "=y", "=n", "esc", "right enter", "left enter", "right right enter",
     "down enter", "space", "tab space", "end enter", "^D", "tab ^D")
each(ALL + YESNO, "tab enter", "tab tab enter", "tab tab tab enter", "=e", "=h", "=n")
each("--defaultno " + YESNO, "enter", "tab enter")
for name in ("yes", "no", "ok", "cancel", "extra", "help"):
    each("--default-button %s " % name + ALL + YESNO, "enter", "tab enter")
each("--no-ok " + YESNO, "enter", "tab enter")
each("--no-cancel " + YESNO, "tab enter")
each("--yes-label Sure --no-label Stop " + YESNO, "=s", "tab enter", "=n | enter")
each("--yes-label yes --no-label 'Yes, not' " + YESNO, "enter", "tab enter")
for value in ("7", "300", "abc", "-1", ""):
    case(YESNO, "enter", env={"DIALOG_OK": value})
case(YESNO, "esc", env={"DIALOG_ESC": "9"})
case(YESNO, "=n", env={"DIALOG_CANCEL": "9"})
case(ALL + YESNO, "=h", env={"DIALOG_HELP": "9"})
case(ALL + YESNO, "=e", env={"DIALOG_EXTRA": "9"})
case(YESNO, "enter", env={"DIALOGOPTS": "--defaultno"})
case("--infobox hi 5 30")
case("--infobox hi 0 0")

# Menus.
each(MENU, "enter", "space", "down enter", "tab enter", "tab down space", "tab space", "right enter",
     "left enter", "left left enter", "=2 | enter", "=9 | enter", "end enter", "home end up enter",
     "pgdn enter", "down down down enter", "up enter", "=b | enter", "=abc | enter", "=j | enter",
     "^D", "tab ^D", "^N enter", "=+ | enter", "=- | enter", "btab enter", "esc", "=C | enter",
     "down =+ | =- | enter", "=ox | enter")
each(ALL + MENU, "tab enter", "tab tab enter", "tab tab tab enter", "right enter",
     "down tab tab tab enter")
each("--visit-items " + MENU, "enter", "tab enter", "tab tab enter", "down enter", "=c | enter",
     "tab =c", "space", "right enter", "tab down enter", "btab enter")
each("--no-cancel " + MENU, "tab enter", "esc", "down enter")
each("--no-ok " + MENU, "enter", "tab enter", "esc", "space", "^D")
each("--no-ok --extra-button " + MENU, "enter", "tab enter", "space", "^D")
each("--defaultno " + MENU, "enter", "tab enter", "space")
each("--default-button extra --extra-button " + MENU, "enter", "tab enter")
each("--default-button help " + MENU, "enter")
each("--default-item b " + MENU, "enter", "down enter")
each("--default-item zz " + MENU, "enter")
each("--no-hot-list " + MENU, "=b | enter", "down enter")
each("--no-tags " + MENU, "=b | enter", "=C | enter", "enter")
each("--menu P 20 40 12 10 Ten 2 Two 3 Three", "=1 | enter", "=2 | enter", "=3 | enter")
for line in ("--no-items --menu P 14 40 5 a b c", "--no-items --no-tags --menu P 14 40 5 a b c d",
             "--item-help --menu P 14 40 5 a Apple H1 b Banana H2", "--quoted --menu P 14 40 5 x X 'a b' B",
             "--menu P 0 0 0 x X 'a b' B", "--menu P 14 40 1 x X y Y z Z", "--menu P -1 -1 0 x X y Y",
             "--column-separator | --menu P 14 40 5 x 'a|b|c' y 'aaaa|b|c'",
             "--last-key --menu P 14 40 5 x X y Y", "--print-size --menu P 14 40 5 x X y Y",
             "--output-separator , --menu P 14 40 5 x X y Y"):
    each(line, "enter", "down enter", "esc")
for options in ("", "--help-status ", "--help-tags ", "--quoted ", "--single-quoted "):
    each("--help-button " + options + "--menu P 14 40 5 'a b' Apple b B", "tab tab enter")
    each("--help-button " + options + "--radiolist P 14 40 5 'a b' A off b B on", "tab tab enter")
    each("--help-button " + options + "--checklist P 14 40 5 'a b' A on b B on", "tab tab enter",
         "down tab tab enter")
    each("--help-button --item-help " + options + "--checklist P 14 40 5 'a b' A on 'help a' b B on ''",
         "tab tab enter", "down tab tab enter")
    each("--help-button --item-help " + options + "--menu P 14 40 5 'a b' A 'help a' b B hb",
         "tab tab enter", env={"DIALOG_ITEM_HELP": "4"})
for options in ("--separate-output ", "--separate-output --help-status ", "--output-separator , ",
                "--output-separator , --help-status "):
    each("--help-button " + options + "--checklist P 14 40 5 'a b' A on b B on", "tab tab enter")

# Lists with marks.
each(TICKS, "enter", "space enter", "down space enter", "tab enter", "tab space right enter",
     "=c | space enter", "tab down enter", "end space enter", "right enter", "esc", "space space enter",
     "^D", "=b | space =c | space enter")
each("--visit-items " + TICKS, "enter", "space enter", "tab =c", "tab tab enter")
each(ALL + TICKS, "tab enter", "tab tab enter", "tab tab tab enter")
each("--default-item c " + TICKS, "space enter")
each("--no-items --checklist P 14 40 5 a on b off", "enter", "down space enter")
each("--no-tags " + TICKS, "=b | space enter", "enter")
each("--item-help --checklist P 14 40 5 a A on H b B off H", "enter", "down space enter")
each(RADIO, "enter", "down enter", "down space enter", "space enter", "tab enter", "end space enter")
each(BARE, "enter", "space enter", "down enter", "down space enter")
each("--default-item c " + RADIO, "enter", "space enter")
each("--extra-button " + RADIO, "tab enter")
each("--radiolist P 14 40 5 a A on b B on", "enter")
each("--radiolist P 14 40 5 a A 1 b B yes c C ON", "enter")
each("--quoted --radiolist P 14 40 5 'a b' A on b B off", "enter")
for options in ([], ["--quoted"], ["--single-quoted"], ["--separate-output"], ["--output-separator", ","],
                ["--separate-output", "--output-separator", ","], ["--separator", "::"], ["--stdout"]):
    words = [w for tag in ODD for w in (tag, "item", "on")]
    case(options + ["--checklist", "P", "22", "60", "14"] + words, "enter",
         fds={"1": "pipe"} if options == ["--stdout"] else {})
each("--last-key " + TICKS, "enter", "tab enter", "esc")
each("--last-key --separate-output " + TICKS, "enter")
each("--last-key --output-separator , " + TICKS, "enter")

# Lines to type.
each(INPUT, "enter", "=x | enter", "tab enter", "tab tab enter", "tab tab tab =y | enter", "esc",
     "down enter", "up enter", "down down enter", "right =x | enter", "home =x | enter",
     "left =x | enter", "tab =o", "tab =c", "tab space", "tab right enter",
     "^U =x | enter", "bs enter", "btab enter", "tab left enter", "tab up =x | enter",
     "home del enter", "tab ^D", "=äö日 | enter", "left left del bs =Q | enter")
each(ALL + INPUT, "tab tab enter", "tab tab tab enter", "tab tab tab tab enter", "tab =h", "tab =e")
each("--no-cancel " + INPUT, "tab tab enter", "esc", "enter")
each("--defaultno " + INPUT, "enter", "tab enter")
each("--default-button cancel " + INPUT, "enter", "tab enter")
each("--no-ok " + INPUT, "enter", "tab enter")
each("--last-key " + INPUT, "enter", "tab enter")
each("--quoted --inputbox P 8 40 'a b$'", "enter")
each("--max-input 6 --inputbox P 8 40", "=abcdefghi | enter")
each("--max-input 3 --inputbox P 8 40 init", "enter", "=x | enter")
for text in ("a\nb", "", "a\tb", "-x", "--foo", "a b", "é", "a\\nb"):
    case(["--inputbox", "P", "8", "40", text], "enter")
each("--passwordbox P 8 40 init", "=x | enter", "tab enter", "tab tab enter", "esc")
each("--insecure --passwordbox P 8 40", "=päx | enter", "=secret | tab =c")

# Texts.
for box in ("textbox", "tailbox"):
    each("--%s text 12 40" % box, "enter", "esc", "=e", "=q | enter", "down enter", files=FILE)
    case("--exit-label Quit --%s text 12 40" % box, "enter", files=FILE)
each("--textbox text 12 40", "^D", "pgdn end home enter", "space =b | enter", files=FILE)
each("--extra-button --textbox text 12 40", "tab enter", "=e", files=FILE)
each("--textbox text 0 0", "enter", files=FILE)

# Time, bars and ranges.
each("--pause hi 10 40 9", "enter", "esc", "tab enter", "right enter")
each(ALL + "--pause hi 10 50 9", "tab enter", "tab tab tab enter")
case("--pause hi 10 40 1")
case("--timeout 1 --msgbox hi 8 40")
case("--timeout 1 --msgbox hi 8 40", env={"DIALOG_TIMEOUT": "5"})
case("--timeout 1 " + MENU)
for text in ("", "10\n20\n100\n", "XXX\n50\nhello\nworld\nXXX\n", "150\n", "-5\n", "abc\n30%\n",
             "XXX\r\n10\r\nx\r\nXXX\r\n", "5"):
    case("--gauge P 8 40 0", stdin=text)
case("--gauge P 8 40", stdin="7\n")
each("--rangebox P 10 40 0 100 50", "enter", "tab enter", "down enter", "up enter", "esc",
     "home enter", "end enter", "down down enter")
each("--rangebox P 10 40 5 9", "enter", "home enter")
each("--rangebox P 10 40 5 9 77", "enter")
each("--rangebox P 10 40 10 0 5", "enter", "up up home enter", "end down enter")

# Renaming.
each(NAMES, "enter", "down enter", "tab enter =XY | enter", "tab tab enter", "space", "=b | enter",
     "down tab enter =N | enter", "tab enter home del enter", "tab enter enter", "esc",
     "tab enter =X | down enter")
each("--extra-label Edit " + NAMES, "tab enter =Q | enter")
each("--quoted " + NAMES, "tab enter =X | space enter")
each("--no-cancel " + NAMES, "tab tab enter")

# Where the answer goes, and chains.
case("--stdout " + INPUT, "enter", fds={"1": "pipe"})
case(INPUT + " --stdout", "enter", fds={"1": "pipe"})
case("--stdout --stderr " + INPUT, "enter")
case("--output-fd 1 " + INPUT, "enter", fds={"1": "pipe"})
case(INPUT, "enter", redirects="3>&1 1>&2 2>answer 3>&-", fds={"2": "tty"})
case("--output-fd 3 " + INPUT, "enter", redirects="3>answer")
case("--print-version")
case("--print-maxsize")
case("--version", fds={"1": "pipe"})
each("--inputbox A 8 40 a --inputbox B 8 40 b", "enter | enter", "tab tab enter", "=x | enter | =y | enter")
each("--inputbox A 8 40 a --and-widget --inputbox B 8 40 b", "enter | enter",
     "tab tab enter | enter", "esc")
each("--separate-widget :: --inputbox A 8 40 a --inputbox B 8 40 b", "enter | enter")
each("--inputbox A 8 40 a --yesno B 8 40", "enter | enter", "enter | =n")
each("--msgbox A 8 40 --inputbox B 8 40 x", "enter | enter")
ONE, TWO, THREE = ("--inputbox %s 8 40 %s" % (name, name.lower()) for name in "ABC")
GO = " --and-widget "
each(GO.join((ONE, TWO, THREE)), "enter | tab tab enter | enter", "tab tab enter | tab tab enter | enter")
for middle in ("--yesno Q 8 40", "--msgbox Q 8 40", "--infobox Q 8 40", "--pause Q 10 40 9"):
    keys = "enter | " if "info" in middle else "enter | enter | "
    each(GO.join((ONE, middle, TWO)), keys + "enter")
    each(GO.join((ONE, TWO, middle, THREE)), "enter | " + keys + "enter")
each(GO.join((ONE, "--print-size " + TWO)), "enter | enter")
each(GO.join((ONE, TWO, "--separate-widget :: " + THREE)), "enter | enter | enter")
each("--extra-button --help-button %s" % ONE + GO + "--help-button " + TWO,
     "tab tab enter | tab tab tab enter", "tab tab tab tab enter | enter")
each(TICKS + " --inputbox B 8 40 x", "enter | enter")
each("--separate-output " + TICKS + " --inputbox B 8 40 x", "enter | enter")
each("--extra-button --inputbox A 8 40 a --inputbox B 8 40 b", "tab tab enter")
case("--infobox A 8 40 --inputbox B 8 40 x", "enter")
case("--file args", "enter", files=FILE)
case("--file args", "esc", files=FILE)
case("--file one --file two", "enter", files={"one": "--title T", "two": "--inputbox P 8 40 x"})
for text in ("abc", '"a b"', '"a\\"b"', '"a\\\\b"', '"a\nb"', '"a\\\nb"', "a\"b c\"d", '""', '"a\\nb"',
             "a\\nb", '"$x"', '"unclosed', "é", "x\\\"=y", "-- --title"):
    case("--inputbox P 8 40 --file word", "enter", name="word of a file: " + cases.shown(text),
         files={"word": text + "\n"})

# Dates and times.
DATE, TIME = "--calendar P 0 0 15 6 2023", "--timebox P 0 0 13 6 9"
each(DATE, "enter", "tab enter", "esc", "tab tab up enter", "tab tab tab up enter", "btab right enter")
each("--date-format '%Y-%m-%d %q' " + DATE, "enter")
each("--help-button --extra-button " + DATE, "tab enter", "tab tab enter", "tab tab tab enter")
each("--calendar P 0 0 5 13 2023", "enter")
each(TIME, "enter", "tab enter", "esc", "tab tab up enter", "tab tab down enter", "tab tab tab up enter")
each("--time-format '%I:%M %p' " + TIME, "enter")

# Trees and two lists.
TREE = "--treeview P 0 0 0 a A off 0 b B off 1 c C on 1 d D off 0"
PICK = "--buildlist P 0 0 0 a Apple on 'b b' Banana off c Cherry on d Date off"
each(TREE, "enter", "tab enter", "esc", "down enter", "down space enter", "=d space enter")
each("--separator , " + TREE, "enter")
each("--help-button " + TREE, "down tab tab enter")
each("--help-button --help-status " + TREE, "down tab tab enter")
each(PICK, "enter", "tab enter", "esc", "space enter", "down space enter", "=$ space enter")
for option in ("--separate-output", "--separator ,", "--single-quoted", "--reorder",
               "--separate-output --separator ,"):
    each(option + " " + PICK, "enter", "space enter")
each("--help-button " + PICK, "tab tab enter", "=$ tab tab enter")
each("--help-button --help-status " + PICK, "tab tab enter")

# Forms and texts.
FORM = ("--form P 0 0 0 Name: 1 1 Bob 1 10 10 0 Age: 2 1 42 2 10 5 0 Fixed: 3 1 xx 3 10 0 0 "
        "City: 4 1 '' 4 10 10 0")
MIXED = "--mixedform P 0 0 0 A: 1 1 a 1 9 5 0 0 B: 2 1 b 2 9 5 0 1 C: 3 1 c 3 9 5 0 2 D: 4 1 d 4 9 -5 0 0"
each(FORM, "enter", "tab enter", "tab tab enter", "esc", "down =z enter", "up =z enter", "end =z enter")
for option in ("--separator ,", "--quoted", "--default-item Age:", "--last-key", "--no-cancel", "--no-ok"):
    each(option + " " + FORM, "enter", "down =z enter")
each("--defaultno " + FORM, "enter", "tab =z enter")
each("--help-button " + FORM, "down tab tab tab enter")
each("--help-button --help-status " + FORM, "down tab tab tab enter")
each(MIXED, "enter", "down =z enter", "down down =z enter")
each("--passwordform P 0 0 0 A: 1 1 a 1 9 5 0 B: 2 1 b 2 9 5 0", "enter", "=z down =y enter")
TEXT = {"text": "one\ntwo three\n\tlast"}
for keys in ("tab enter", "tab tab enter", "=x enter tab enter", "end bs tab enter"):
    case("--editbox text 0 0", keys, files=TEXT)
case("--separator , --editbox text 0 0", "tab enter", files=TEXT)
case("--extra-button --editbox text 0 0", "tab tab enter", files=TEXT)
for keys in ("enter", "=ab enter", "tab enter", "tab tab enter", "esc"):
    case("--fselect /nosuch/ 8 40", keys)
    case("--dselect /nosuch/ 8 40", keys)

# What goes on.
case("--mixedgauge P 0 0 33 a 0 b 1 c -45")
case("--progressbox P 8 40", fds={"0": "pipe"}, stdin="a\nb\n")
case("--programbox P 8 40", "enter", fds={"0": "pipe"}, stdin="a\nb\n")
case("--prgbox P 'echo hi; exit 7' 8 40", "enter")

# Mistakes: a message, and the status.
for line in ("--bogus --msgbox hi 8 40", "--msgbox hi 8", "--msgbox hi x 40", "--msgbox hi 8x 40",
             "--menu P 14 40 5", "--menu P 14 40 5 a", "--msgbox hi 8 40 more",
             "--title=T --msgbox hi 8 40", "-title T --msgbox hi 8 40",
             "--default-button bogus --msgbox hi 8 40", "--timeout x --msgbox hi 8 40",
             "--output-fd x --msgbox hi 8 40", "--file nosuch --msgbox hi 8 40", "--textbox nosuch 8 40",
             "--tailbox nosuch 8 40", "--separate-output " + MENU, "--pause P 8 40",
             "--inputbox x 8 40 a b", "--and-widget --msgbox hi 8 40"):
    case(line, expected={"status": 255, "err": SOME})

# Keys that mean others, help, and texts that are measured.
for number, (lines, line, keys) in enumerate((
        ("* F2 ENTER", INPUT, "f2"), ("inputbox2 ^A DELETE_ALL", INPUT, "^A =x enter"),
        ("* ^A DELETE_LEFT", INPUT, "^A enter"), ("inputbox2 F2 ESC", INPUT, "f2"),
        ("inputbox2 F2 LEAVE", INPUT, "f2 enter"), ("inputbox F2 ENTER", INPUT, "tab f2"),
        ("* F2 ENTER\nbindkey inputbox2 F2 DELETE_ALL", INPUT, "f2 enter"),
        ("inputbox2 F2 DELETE_LEFT\nbindkey inputbox2 F2 DELETE_ALL", INPUT, "f2 enter"),
        ("menubox F2 ITEM_NEXT", MENU, "f2 enter"), ("menubox F2 PAGE_LAST", MENU, "f2 enter"),
        ("menubox F2 FIELD_NEXT", MENU, "f2 enter"), ("menubox TAB ITEM_NEXT", MENU, "tab enter"),
        ("menubox F2 EXTRA", "--extra-button " + MENU, "f2"), ("* f2 esc", MENU, "f2"),
        ("menubox F2 HELP", "--help-button " + MENU, "f2"),
        ("checklist F2 TOGGLE", TICKS, "down f2 enter"), ("* ^X ENTER", "--msgbox P 8 40", "^X"),
        ("buildlist F2 GRID_RIGHT", "--buildlist P 0 0 0 a A on b B off", "f2 space enter"),
        ("formfield TAB form_NEXT", "--form P 12 40 2 a 1 1 v 1 9 9 9 b 2 1 w 2 9 9 9",
         "=x tab =y enter"))):
    case(line, keys, name="bound keys %d: %s" % (number, line), env={"DIALOGRC": "rc"},
         files={"rc": "bindkey %s\n" % lines})
for lines in ("bindkey", "bindkey * F2", "bindkey * F2 NEXT", "bindkey * SPACE ENTER", "bindkey * ^AB ENTER",
              "bindkey * F2 ENTER more"):
    case("--msgbox P 8 40", name="a line that binds no key: " + lines, env={"DIALOGRC": "rc"},
         files={"rc": lines + "\n"}, expected={"status": 255, "err": SOME})
each("--hfile text --inputbox P 8 40 a", "f1 | enter | =b enter", files=FILE)
for text in ("'hello\\nworld'", "hello", "'hello my world'", "a", "''", "'a b c'", "'a\\nb\\n'", "'one\ntwo'"):
    for size in ("", "0 8", "0 20", "9 4", "0 200"):
        case("--print-text-size %s %s" % (text, size))

# The original's faults.
fault("a first tag with dashes crashes it", "--menu x 12 40 3 --a A --b B", "enter", 0, "--a")
fault("it takes the tag for an option", "--checklist x 12 40 3 --a A on b B off", "enter", 0, "--a")
fault("help is printed with status 0", "--bogus", "", 255, SOME)
fault("help is printed with status 0", "--title", "", 255, SOME)
fault("no end of time in a line", "--timeout 1 --inputbox hi 8 40", "", 255, "")
fault("a text is wrapped twice", "--print-text-only 'hello my world' 0 8", "", 0, "hello my\nworld\n")
fault("no reason is told", "--timebox P 0 0 25 0 0", "", 255, SOME)
fault("the key of the No button means Escape", "--no-cancel --yesno hi 8 40", "=n", 1, "")
fault("Tab leads to a button that is none", "--tailbox text 12 40", "tab enter", 0, "", files=FILE)
fault("Help of a text is 1", "--help-button --textbox text 12 40", "tab enter", 2, "", files=FILE)
